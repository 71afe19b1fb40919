// The form of an alarm, new or known.
import { record } from "./api.js";
import { h, refill } from "./dom.js";
import { choice, field, lineLanguages, rangeField, slider, tick, trying } from "./forms.js";
import { dayCodes } from "./format.js";
import { gateForm } from "./gateform.js";
import { repeatFields, repeatForm } from "./repeatform.js";
import { tabbed } from "./tabs.js";
import { nextDates } from "../parts/nextdates.js";
import { night } from "../parts/night.js";
import { challengeTries, morningTry, toneTry } from "../parts/tries.js";
import { toneNames } from "../parts/tones.js";
import { limits } from "./limits.js";

/** What a new alarm starts as. */
export const fresh = {
  time: "06:30", days: dayCodes.slice(0, 5), label: "", tone: "", volumePercent: 80, rampSeconds: 20, snoozeMaximum: 2,
  snoozeMinutes: 9, recite: ["affirmations", "goals"], challengeWord: true, minimumSimilarity: 0.72,
};

/** What a new alarm starts as on this device, by its settings. */
export function freshBy(settings) {
  return {
    ...fresh, tone: settings["alarm.tone"] ?? fresh.tone,
    volumePercent: Number(settings["alarm.volume"] ?? fresh.volumePercent), vibrate: settings["alarm.vibrate"] === "on",
    minimumSimilarity: Number(settings["alarm.similarity"] ?? fresh.minimumSimilarity),
  };
}

/** The zone that the time is read in: this device's, wherever it is, or a fixed one. */
function zoneChoice(row) {
  const fixed = row.id !== undefined && row.followsDevice === false ? row.zone : undefined;
  const names = [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", ...(fixed ? [fixed] : [])])].sort();
  return choice([["device", ["alarm.zone.device"]], ...names.map((name) => [name, ["any", { text: name }]])], fixed ?? "device");
}

const inSeconds = (s) => ["wait.seconds", { s }], inMinutes = (m) => ["wait.minutes", { m }];

/** Where it is heard: the usual output, all of them, or one that is named by words. */
function routeChoice(tags) {
  const named = h("input", { value: tags.join() === "all" ? "" : tags.join(", "), ...limits["alarm.add"].route, autocomplete: "off" });
  const words = field("alarm.route.words", named, "alarm.route.hint");
  const kind = choice([["none", ["alarm.route.usual"]], ["all", ["alarm.route.all"]], ["named", ["alarm.route.named"]]],
    tags.length === 0 ? "none" : tags.join() === "all" ? "all" : "named", () => show());
  const show = () => { words.hidden = kind.value !== "named"; };
  show();
  return {
    element: [field("alarm.route", kind), words],
    value: () => kind.value === "named" ? named.value.split(",").map((one) => one.trim()).filter(Boolean).join() : kind.value,
  };
}

/** The tones that are there; the one in force is among them, whatever it is. */
function toneChoice(current) {
  const named = (names) => names.map((name) => h("option", { value: name }, name));
  const select = h("select", {}, named(current ? [current] : []));
  toneNames().then((names) => { refill(select, named([...new Set([...names, ...(current ? [current] : [])])])); if (current) select.value = current; });
  return select;
}

/** What a new alarm is told: the choices that were left as they come are left out. */
const withoutEmpty = (values) => Object.fromEntries(Object.entries(values).filter(([name, value]) =>
  !(["from", "until", "route"].includes(name) && value === "none") && !(name === "zone" && value === "device")));

/** Makes the form; `done` is called with the alarm's row once it was saved; `silence` keeps a known alarm silent. */
export function alarmForm(row, { done, cancel, silence }) {
  const isNew = row.id === undefined;
  const time = h("input", { type: "time", value: row.time, required: true });
  const label = h("input", { name: "label", value: row.label, ...limits["alarm.add"].label, autocomplete: "off" });
  const until = h("input", { type: "date", value: row.endsOn ?? "" });
  const zone = zoneChoice(row), repeat = repeatForm(row);
  const tone = toneChoice(row.tone);
  const volume = slider(row.volumePercent, { ...limits["alarm.add"].volume, step: 5 }, (share) => ["any", { text: `${share} %` }]);
  const ramp = slider(row.rampSeconds, { ...limits["alarm.add"].ramp, step: 5 }, inSeconds);
  const vibrate = tick("alarm.vibrate", row.vibrate ?? false);
  const route = routeChoice(row.routeTags ?? []);
  const snoozes = slider(row.snoozeMaximum, { ...limits["alarm.add"].snoozes });
  const minutes = slider(row.snoozeMinutes, { ...limits["alarm.add"].snoozeMinutes }, inMinutes);
  const similarity = slider(row.minimumSimilarity, { ...limits["alarm.add"].similarity, step: 0.01 });
  const gate = gateForm(row);
  const check = slider(row.checkAfter ?? 0, { ...limits["alarm.add"].checkAfter }, inMinutes);
  const checks = slider(row.checks ?? 1, { ...limits["alarm.add"].checks });
  const word = tick("alarm.word", row.challengeWord);
  // A new alarm asks for the lines that are there, whatever language the page is in.
  const language = choice([...(isNew ? [["", ["alarm.language.ofLines"]]] : []), ...lineLanguages], row.language ?? "");
  const below = h("div");
  const values = () => {
    const all = {
      time: time.value, volume: Number(volume.input.value), ramp: Number(ramp.input.value), vibrate: vibrate.box.checked ? "on" : "off",
      snoozes: Number(snoozes.input.value), snoozeMinutes: Number(minutes.input.value), ...gate.values(),
      checkAfter: Number(check.input.value), ...(Number(check.input.value) > 0 && { checks: Number(checks.input.value) }),
      challengeWord: word.box.checked ? "on" : "off", similarity: Number(similarity.input.value),
      // What is left empty is taken back on an alarm that has it; a new one has nothing to take back.
      from: repeat.from.value || "none", until: until.value || "none", zone: zone.value, route: route.value() || "none",
    };
    if (label.value.trim() || !isNew) all.label = label.value.trim();
    if (tone.value) all.tone = tone.value;
    if (language.value) all.language = language.value;
    return all;
  };
  const before = isNew ? {} : values();
  // Only what was changed is sent: a gate that this form does not show stays as it is.
  const changed = () => {
    const now = values();
    const news = Object.fromEntries(Object.entries(now).filter(([name, value]) => before[name] !== value));
    return { ...(isNew ? withoutEmpty(now) : { id: row.id, ...news }), ...repeat.changed() };
  };
  /** What says when it rings, as far as it was changed. */
  const rule = () => Object.fromEntries(Object.entries(changed()).filter(([name]) => ["id", "time", "from", "until", "zone", ...repeatFields].includes(name)));
  const when = [field("alarm.time", time),
    repeat.element, field("alarm.label", label),
    h("details", { class: "stack" }, h("summary", { t: "more" }), repeat.more, field("alarm.until", until, "alarm.until.hint"), field("alarm.zone", zone, "alarm.zone.hint"))];
  const sounds = [field("alarm.tone", tone), rangeField("alarm.volume", volume),
    toneTry(() => ({ tone: tone.value || "beacon", volume: Number(volume.input.value) })),
    h("details", { class: "stack" }, h("summary", { t: "more" }), rangeField("alarm.ramp", ramp), route.element, vibrate.element,
      rangeField("alarm.snoozes", snoozes), rangeField("alarm.snoozeMinutes", minutes))];
  const stops = [gate.element, h("p", {}, h("a", { class: "button", href: "/codes", t: "place.codes" })), challengeTries(row),
    h("details", { class: "stack" }, h("summary", { t: "more" }), word.element, rangeField("alarm.similarity", similarity, "alarm.similarity.hint"),
      field("alarm.language", language), rangeField("alarm.checkAfter", check, "alarm.checkAfter.hint"), rangeField("alarm.checks", checks)),
    isNew ? null : h("p", { class: "quiet", t: "alarm.loosening" })];
  const dates = nextDates(rule), evening = night(row, silence);
  const form = h("form", {
    class: "card",
    onsubmit: async (event) => {
      event.preventDefault();
      let saved;
      const isDone = await trying(below, async () => { saved = await record(isNew ? "alarm.add" : "alarm.edit", changed()); });
      if (isDone) done(saved); else below.scrollIntoView({ block: "nearest" });
    },
  },
  tabbed("alarm.sheet", [["sheet.when", [when, dates.element, morningTry(row)]], ["sheet.sound", sounds], ["sheet.gate", stops],
    ["sheet.night", [evening.element, morningTry(row)], evening.look]]),
  below,
  h("div", { class: "buttons" }, h("button", { class: "main", t: "alarm.save" }),
    cancel && h("button", { type: "button", class: "bare", t: "cancel", onclick: cancel })));
  for (const control of [time, until, zone, ...repeat.controls]) control.addEventListener("change", dates.follow);
  dates.follow();
  return form;
}
