// /settings: what holds for the whole device.
import { ask, record } from "../modules/api.js";
import { h } from "../modules/dom.js";
import { choice, field, saidBelow, trying } from "../modules/forms.js";
import { openPage, part } from "../modules/page.js";
import { hasText, setLanguage } from "../modules/texts.js";

const groups = [
  ["settings.mornings", ["grace-minutes", "abandon-minutes", "ring-again-times", "ring-again-minutes", "vibration", "notice-hour", "wake-ahead-minutes"]],
  ["place.privacy", ["retention-days"]],
  ["settings.look", ["language", "clock-hours"]],
  ["settings.hearing", ["engine", "engine.en", "engine.es", "engine.zh", "shadow-engine", "fallback-engine"]],
];
const lists = {
  language: [["en", "English"], ["es", "Español"]],
  "clock-hours": [["24", "settings.clock.24"], ["12", "settings.clock.12"]],
};

function setting(key, value) {
  const below = h("div");
  const save = async (next) => {
    const isDone = await trying(below, () => record("config.set", { key, value: next }));
    if (!isDone) return;
    if (key === "language") setLanguage(next);
    saidBelow(below, "saved");
  };
  const control = lists[key] ? choice(lists[key], value, save) : h("input", { value, autocomplete: "off", onchange: () => save(control.value.trim()) });
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
  title: "settings.title", load: () => ask("config.list"),
  draw: (settings) => {
    const named = new Set(groups.flatMap(([, keys]) => keys));
    const others = Object.keys(settings).filter((key) => !named.has(key)).sort();
    return [...groups, ["settings.others", others]].map(([head, keys]) => {
      const own = keys.filter((key) => settings[key] !== undefined);
      return own.length > 0 && part(head, own.map((key) => setting(key, settings[key])));
    });
  },
});
