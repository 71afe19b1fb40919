// /settings: what holds for the whole device. The fifteen settings that matter come first, the others behind "Advanced".
import { ask, record } from "../modules/api.js";
import { h } from "../modules/dom.js";
import { choice, field, lineLanguages, rangeField, saidBelow, slider, tick, trying } from "../modules/forms.js";
import { clock, decimal } from "../modules/format.js";
import { choices, defaults, limits, optional, ranges, switches } from "../modules/limits.js";
import { openPage, part } from "../modules/page.js";
import { furtherPages } from "../modules/shell.js";
import { toneNames } from "../parts/tones.js";
import { bind, hasText, languages, setLanguage, text } from "../modules/texts.js";

const everyday = [
  ["settings.look", ["language", "clock-hours"]],
  ["settings.alarms", ["alarm.tone", "alarm.volume", "alarm.vibrate"]],
  ["settings.sound", ["sound.headphones", "sound.warn-below", "prompts.spoken"]],
  ["settings.gate", ["alarm.similarity", "challenge-words", "line-order", "typing-unheard"]],
  ["settings.mornings", ["notice-hour", "ring-again-times", "coach.minutes"]],
];
const advanced = [
  ["settings.mornings", ["sleep-minutes", "ring-again-minutes", "grace-minutes", "abandon-minutes", "wake-ahead-minutes", "vibration", "sound.restore", "goals.evening"]],
  ["settings.gate", ["liveness", "challenge-seconds", "sums.aloud", "overall-similarity", "refresh-days", "ambient-decibels"]],
  ["settings.hearing", ["engine", "engine.en", "engine.es", "engine.zh", "shadow-engine", "fallback-engine"]],
  ["place.privacy", ["retention-days"]],
  ["settings.beyond", ["web.port", "web.address", "web.secure-port", "web.names", "web.certificate", "web.key"]],
  ["settings.home", ["mqtt.address", "mqtt.user", "mqtt.tls", "mqtt.prefix", "mqtt.device", "mqtt.discovery", "mqtt.labels"]],
  ["settings.coach", ["coach.language", "coach.reminder", "coach.voice", "coach.rate", "coach.pitch", "coach.rater", "coach.weights"]],
];
const lists = {
  language: languages, "coach.language": lineLanguages,
  "clock-hours": [["24", "settings.clock.24"], ["12", "settings.clock.12"]],
  "challenge-words": ["1", "2", "3"].map((n) => [n, n]), "ring-again-times": ["0", "1", "2", "3", "4", "5"].map((n) => [n, n]),
  "sound.headphones": ["force", "ask", "leave"].map((name) => [name, `settings.headphones.${name}`]),
  "line-order": ["written", "drawn"].map((name) => [name, `settings.order.${name}`]),
  "notice-hour": [["off", "settings.off"], ...Array.from({ length: 7 }, (_, place) => String(17 + place))
    .map((hour) => [hour, ["any", () => ({ text: clock(`${hour}:00`) })]])],
  "sleep-minutes": [["off", "settings.off"], ...Array.from({ length: 11 }, (_, place) => 300 + 30 * place)
    .map((minutes) => [String(minutes), ["wait.hours", { h: Math.floor(minutes / 60), m: minutes % 60 }]])],
};

/** How strict a score is, in words: what most people need lies in the middle. */
const strictness = (score) => (score < 0.68 ? "settings.similarity.easy" : score > 0.78 ? "settings.similarity.strict" : "settings.similarity.usual");
const percent = (share) => ["any", { text: `${share} %` }];
const sliders = {
  "alarm.volume": [5, percent], "sound.warn-below": [5, percent], "coach.minutes": [5, (minutes) => ["wait.minutes", { m: minutes }]],
  "alarm.similarity": [0.01, (score) => ["any", () => ({ text: `${decimal(score, 2)} · ${text(strictness(Number(score)))}` })]],
};

// What a setting becomes that is switched on, where it is off to begin with.
const starts = { "sound.restore": 60, "overall-similarity": 0.72, "ambient-decibels": -50, "retention-days": 365, "coach.reminder": "19:00" };
const words = { auto: "settings.auto", "": "settings.asAbove", off: "settings.off" };

const label = (key) => (hasText(`setting.${key}`) ? `setting.${key}` : ["any", { text: key }]);
const hint = (key) => (hasText(`setting.${key}.hint`) ? `setting.${key}.hint` : undefined);

/** A switch, and what is chosen once it is on: a number or a time. */
function optionalField(key, value, save) {
  const { word, ...kind } = optional[key];
  const isOn = value !== word;
  const { element, box } = tick(label(key), isOn, () => save(box.checked ? String(control.value) : word).then((isDone) => {
    if (isDone) control.hidden = !box.checked; else box.checked = !box.checked;
  }), true);
  const start = defaults[key] !== word ? defaults[key] : starts[key] ?? kind.min;
  const control = h("input", {
    ...kind, step: kind.type === "number" && key === "overall-similarity" ? 0.01 : undefined, value: isOn ? value : start, autocomplete: "off",
    required: true, hidden: !isOn, "t:aria-label": label(key), onchange: () => { if (control.reportValidity()) save(control.value); },
  });
  return h("div", { class: "field" }, element, control);
}

/** A choice of engines or voices; the last one lets a server be named. */
function namedField(key, value, save) {
  const place = h("div", {});
  const name = (one) => words[one] ?? ["any", { text: one }];
  const draw = (isOther) => {
    const control = isOther
      ? h("input", { ...limits["config.set"].value, value: choices[key].includes(value) ? "" : value, autocomplete: "off", onchange: () => save(control.value.trim()) })
      : choice([...choices[key].map((one) => [one, name(one)]), ["?", "settings.server"]], value, (one) => (one === "?" ? draw(true) : save(one)));
    place.replaceChildren(field(label(key), control, isOther ? "settings.server.hint" : hint(key)));
    if (isOther && document.activeElement === document.body) control.focus();
  };
  draw(!choices[key].includes(value));
  return place;
}

/** The field of a setting: a switch, a slider, a choice, a number within its limits, or a text. */
function fieldOf(key, value, save) {
  if (switches.includes(key) && ["on", "off"].includes(value)) {
    const { element, box } = tick(label(key), value === "on", (isOn) => save(isOn ? "on" : "off"), true);
    const note = hint(key) && h("p", { class: "hint", id: `${key}-hint`, t: hint(key) });
    if (note) box.setAttribute("aria-describedby", note.id);
    return h("div", { class: "field" }, element, note);
  }
  if (sliders[key] && Number.isFinite(Number(value))) {
    const [step, worded] = sliders[key];
    const range = slider(Number(value), { ...ranges[key], step }, worded);
    range.input.addEventListener("change", () => save(range.input.value));
    return rangeField(label(key), range, hint(key));
  }
  if (choices[key]) return namedField(key, value, save);
  if (optional[key] && !lists[key]) return optionalField(key, value, save);
  // A value that no list names is among its choices.
  const list = lists[key] && (lists[key].some(([one]) => one === value) ? lists[key] : [...lists[key], [value, ["any", { text: value }]]]);
  if (list) return field(label(key), choice(list, value, save), hint(key));
  const number = ranges[key] && { type: "number", inputmode: "decimal", ...ranges[key] };
  const control = h("input", { ...limits["config.set"].value, ...number, value, autocomplete: "off", onchange: () => save(control.value.trim()) });
  return field(label(key), control, hint(key));
}

/** A setting. `canReset` adds the way back to what it began with. */
function setting(key, given, canReset) {
  const below = h("div"), place = h("div");
  const draw = (value) => place.replaceChildren(fieldOf(key, value, save));
  const again = canReset && h("button", {
    type: "button", class: "bare", t: "settings.reset", "t:aria-label": ["settings.reset.of", () => ({ name: hasText(`setting.${key}`) ? text(`setting.${key}`) : key })],
    onclick: async () => { if (await save(defaults[key])) draw(defaults[key]); },
  });
  const show = (value) => { if (again) again.hidden = defaults[key] === undefined || value === defaults[key]; };
  const save = async (next) => {
    if (!await trying(below, () => record("config.set", { key, value: next }))) return false;
    if (key === "language") setLanguage(next);
    show(next);
    saidBelow(below, "saved");
    return true;
  };
  draw(given);
  show(given);
  return h("div", { class: "setting", "data-key": key }, place, again, below);
}

function groups(all, settings, canReset) {
  return all.map(([head, keys]) => {
    const rows = keys.filter((key) => settings[key] !== undefined).map((key) => setting(key, String(settings[key]), canReset));
    if (rows.length === 0) return false;
    if (head === "settings.gate" && !canReset) rows.unshift(h("p", { class: "quiet", t: "settings.gate.loosening" }));
    if (canReset) return h("details", { class: "stack" }, h("summary", { t: head }), h("div", { class: "abreast" }, rows));
    const group = part(head, rows);
    group.classList.add("abreast");
    return group;
  });
}

/** The settings that are seldom changed, with a field that finds them by their words. */
function further(settings) {
  const named = new Set([...everyday, ...advanced].flatMap(([, keys]) => keys));
  const others = Object.keys(settings).filter((key) => !named.has(key)).sort();
  const found = h("p", { class: "quiet", role: "status" });
  const all = h("div", { class: "stack" }, groups([...advanced, ["settings.others", others]], settings, true));
  const search = h("input", { type: "search", autocomplete: "off", oninput: () => find() });
  const find = () => {
    const words = search.value.trim().toLocaleLowerCase();
    let count = 0;
    for (const one of all.querySelectorAll(".setting")) {
      one.hidden = !`${one.textContent} ${one.dataset.key}`.toLocaleLowerCase().includes(words);
      count += one.hidden ? 0 : 1;
    }
    for (const group of all.children) {
      group.hidden = !group.querySelector(".setting:not([hidden])");
      group.open = words !== "" && !group.hidden;
    }
    bind(found, "text", words ? ["settings.found", { n: count }] : ["any", { text: "" }]);
  };
  return h("details", { class: "stack", id: "advanced" }, h("summary", { t: "settings.advanced" }), field("settings.search", search), found, all);
}

openPage("settings", {
  title: "settings.title",
  load: async () => {
    const [settings, names] = await Promise.all([ask("config.list"), toneNames()]);
    return { settings, names };
  },
  draw: ({ settings, names }) => {
    lists["alarm.tone"] = names.map((name) => [name, ["any", { text: name }]]);
    return [furtherPages("device", "privacy"), groups(everyday, settings, false), further(settings)];
  },
});
