// /settings: what holds for the whole device.
import { ask, record } from "../modules/api.js";
import { h } from "../modules/dom.js";
import { choice, field, saidBelow, trying } from "../modules/forms.js";
import { limits, ranges } from "../modules/limits.js";
import { openPage, part } from "../modules/page.js";
import { furtherPages } from "../modules/shell.js";
import { toneNames } from "../parts/tones.js";
import { hasText, languages, setLanguage } from "../modules/texts.js";

const groups = [
  ["settings.alarms", ["alarm.tone", "alarm.volume", "alarm.vibrate", "alarm.similarity", "vibration"]],
  ["settings.sound", ["sound.headphones", "sound.warn-below", "sound.restore", "prompts.spoken"]],
  ["settings.gate", ["challenge-words", "challenge-seconds", "line-order", "sums.aloud", "typing-unheard", "overall-similarity", "refresh-days", "liveness", "ambient-decibels"]],
  ["settings.mornings", ["grace-minutes", "abandon-minutes", "ring-again-times", "ring-again-minutes", "notice-hour", "wake-ahead-minutes"]],
  ["settings.look", ["language", "clock-hours"]],
  ["settings.hearing", ["engine", "engine.en", "engine.es", "engine.zh", "shadow-engine", "fallback-engine"]],
  ["place.privacy", ["retention-days"]],
  ["settings.beyond", ["web.port", "web.address", "web.secure-port", "web.names", "web.certificate", "web.key"]],
  ["settings.home", ["mqtt.address", "mqtt.user", "mqtt.tls", "mqtt.device", "mqtt.prefix", "mqtt.discovery", "mqtt.labels"]],
  ["settings.coach", ["coach.language", "coach.minutes", "coach.reminder", "coach.voice", "coach.rate", "coach.pitch", "coach.rater", "coach.weights"]],
];
const onOff = [["on", "settings.on"], ["off", "settings.off"]];
const lists = {
  language: languages, "coach.language": [["zh", "中文"], ["en", "English"], ["es", "Español"]],
  "clock-hours": [["24", "settings.clock.24"], ["12", "settings.clock.12"]], "challenge-words": [["1", "1"], ["2", "2"], ["3", "3"]],
  "alarm.vibrate": onOff, liveness: onOff, "prompts.spoken": onOff, "sums.aloud": onOff, "typing-unheard": onOff, "mqtt.labels": onOff,
  "sound.headphones": ["force", "ask", "leave"].map((name) => [name, `settings.headphones.${name}`]),
  "line-order": ["written", "drawn"].map((name) => [name, `settings.order.${name}`]),
};
const steps = { "alarm.volume": 5, "alarm.similarity": 0.01 };

/** The control of a setting: a choice, a number within its limits, or a text. A value that no list names is among its choices. */
function controlOf(key, value, save) {
  if (lists[key]) return choice(lists[key].some(([one]) => one === value) ? lists[key] : [...lists[key], [value, ["any", { text: value }]]], value, save);
  const number = ranges[key] && { type: "number", inputmode: "decimal", step: steps[key], ...ranges[key] };
  const control = h("input", { ...limits["config.set"].value, ...number, value, autocomplete: "off", onchange: () => save(control.value.trim()) });
  return control;
}

function setting(key, value) {
  const below = h("div");
  const save = async (next) => {
    const isDone = await trying(below, () => record("config.set", { key, value: next }));
    if (!isDone) return;
    if (key === "language") setLanguage(next);
    saidBelow(below, "saved");
  };
  const control = controlOf(key, String(value), save);
  const label = `setting.${key}`;
  const made = hasText(label) ? field(label, control, hasText(`${label}.hint`) ? `${label}.hint` : undefined) : field2(key, control);
  return h("div", {}, made, below);
}

/** A setting that has no words of its own yet is shown by its key, as `vow config` names it. */
function field2(key, control) {
  control.id = `setting-${key}`;
  return h("div", { class: "field" }, h("label", { for: control.id }, key), control);
}

openPage("settings", {
  title: "settings.title",
  load: async () => {
    const [settings, names] = await Promise.all([ask("config.list"), toneNames()]);
    return { settings, names };
  },
  draw: ({ settings, names }) => {
    lists["alarm.tone"] = names.map((name) => [name, ["any", { text: name }]]);
    const named = new Set(groups.flatMap(([, keys]) => keys));
    const others = Object.keys(settings).filter((key) => !named.has(key)).sort();
    return [furtherPages("device", "privacy"), ...[...groups, ["settings.others", others]].map(([head, keys]) => {
      const own = keys.filter((key) => settings[key] !== undefined);
      const rows = own.map((key) => setting(key, settings[key]));
      if (head === "settings.gate") rows.unshift(h("p", { class: "quiet", t: "settings.gate.loosening" }));
      if (own.length === 0) return false;
      const group = part(head, rows);
      group.classList.add("abreast");
      return group;
    })];
  },
});
