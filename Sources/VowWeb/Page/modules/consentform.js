// Agreeing to something, in two steps as a terminal asks it: the words for one recipient are read first, then "yes" is typed.
import { ask, record } from "./api.js";
import { h, refill, say } from "./dom.js";
import { field, lineLanguage, saidBelow, trying } from "./forms.js";
import { limits } from "./limits.js";
import { text } from "./texts.js";

/** Which settings name the one who would receive it, and how that is written. */
const kinds = {
  "cloud-speech": { hint: "consent.to.cloud.hint", keys: ["fallback-engine", "shadow-engine"], begins: "cloud:" },
  "language-model": { hint: "consent.to.cloud.hint", keys: ["language-model"], begins: "cloud:" },
  pronunciation: { hint: "consent.to.cloud.hint", keys: ["coach.rater"], begins: "cloud:" },
  "speech-server": { hint: "consent.to.server.hint", keys: ["engine", "engine.en", "engine.es", "engine.zh"], begins: "wyoming:" },
  "voice-server": { hint: "consent.to.server.hint", keys: ["coach.voice"], begins: "wyoming:" },
  "mqtt-broker": { hint: "consent.to.broker.hint", keys: ["mqtt.address"], begins: "" },
  cohort: { hint: "consent.to.cohort.hint" },
  recordings: { own: "this device" },
};

/** Whether a word that was typed agrees, in either language. */
const agrees = (word) => ["yes", "sí", "si"].includes(word.trim().toLowerCase());

/**
 * The two steps for a purpose. `done` is told once it is agreed to and recorded, `cancel` where the person leaves it; `settings` name a recipient that was set already.
 */
export function consentForm(purpose, { settings, done, cancel }) {
  const kind = kinds[purpose];
  const place = h("div", { class: "stack" });
  const back = () => h("button", { type: "button", class: "bare", t: "cancel", onclick: cancel });
  const set = kind.keys?.map((key) => settings[key] ?? "").find((value) => value !== "off" && value.startsWith(kind.begins));
  let shown;

  const statement = (to) => ask("consent.statement", { purpose, to, language: lineLanguage() });

  /** The same words in the language that the page has now; what was typed stays. */
  async function reread() {
    if (!place.isConnected) return document.removeEventListener("vow:language", reread);
    if (!shown) return;
    try {
      shown.row = await statement(shown.row.recipient);
      say(shown.words, shown.row.text);
    } catch { cancel(); }
  }

  function first() {
    const to = h("input", { value: set ?? "", autocomplete: "off", spellcheck: "false", ...limits["consent.give"].to, required: true });
    const below = h("div");
    refill(place, h("form", {
      class: "stack",
      onsubmit: async (event) => {
        event.preventDefault();
        await trying(below, async () => second(await statement(to.value.trim())));
      },
    }, field("consent.to", to, kind.hint), below, h("div", { class: "buttons" }, h("button", { t: "consent.read" }), back())));
    return to;
  }

  function second(row) {
    const head = h("h3", { t: "consent.words", tabindex: -1 });
    const words = h("p", row.text);
    const word = h("input", { autocomplete: "off", spellcheck: "false", maxlength: 12 });
    const below = h("div");
    shown = { row, words };
    // Whom it is for was typed in the step before.
    place.setAttribute("data-held", "");
    refill(place, head, kind.own ? null : h("p", {}, h("strong", row.recipient)), h("div", { class: "note" }, words), h("form", {
      class: "stack",
      onsubmit: async (event) => {
        event.preventDefault();
        if (!agrees(word.value)) return saidBelow(below, "consent.not");
        const { recipient, statement: number } = shown.row;
        if (await trying(below, () => record("consent.give", { purpose, to: recipient, statement: number, yes: true }))) done();
      },
    }, field("consent.type", word), below, h("div", { class: "buttons" }, h("button", { t: "consent.agree" }), back())));
    head.focus();
  }

  document.addEventListener("vow:language", reread);
  return {
    element: place,
    /** Begins with the first step, or with the words where only this device receives it. */
    begin: () => (kind.own ? trying(place, async () => second(await statement(kind.own))) : first().focus()),
  };
}
