// The ways out of the wake screen, the sheets that they lay over it, and what Vow has to tell besides.
import { bind } from "./texts.js";
import { h, refill, say } from "./dom.js";
import { handOver, longestText, typedOnly } from "./waketasks.js";

const noticeMilliseconds = 20_000;
const mostNotices = 2;

/** What Vow has to tell besides the run, each for a while. A screen reader reads what was added alone. */
export function noticeList() {
  const element = h("div", { class: "wake-notices", role: "status", "aria-atomic": "false" });
  return {
    element,
    add(text) {
      [...element.children].find((one) => one.textContent === text)?.remove();
      const line = h("p", { class: "wake-link" }, text);
      element.append(line);
      while (element.children.length > mostNotices) element.firstChild.remove();
      setTimeout(() => line.remove(), noticeMilliseconds);
    },
    /** What was told of a run is over with it. */
    clear() { element.replaceChildren(); },
  };
}

/** "I can't speak now": the ways that the person allowed beforehand. */
export function silentSheet({ send, close }) {
  const ways = h("div", { class: "buttons" });
  const none = h("p", { t: "night.silent.none" });
  const back = h("button", { type: "button", t: "night.close", onclick: close });
  const head = h("h1", { t: "night.silent.head", tabindex: -1 });
  let shown;
  return {
    element: h("section", { class: "wake-sheet" }, head, ways, none, h("div", { class: "buttons" }, back)),
    focus: () => head.focus(),
    update(row) {
      const choices = row.alternatives ?? [];
      none.hidden = choices.length > 0;
      const key = choices.join(" ");
      if (shown === key) return;
      shown = key;
      refill(ways, choices.map((one, index) => h("button", {
        type: "button", t: `night.instead.${one}`,
        onclick: () => { send({ kind: "instead", number: index + 1 }); close(); },
      })));
    },
  };
}

/** A line that is too long gets shorter, for the next morning: this one keeps what it asked for when it fired. */
export function shortenSheet({ ask, record, close }) {
  const head = h("h1", { t: "night.shorten.head", tabindex: -1 });
  const list = h("div"), said = h("p", { role: "status" });
  let shown;
  const form = (line) => {
    const field = h("textarea", { id: `shorten-${line.id}`, rows: 2, maxlength: 500, value: line.text, lang: line.language });
    return h("form", {
      onsubmit: async (event) => {
        event.preventDefault();
        try {
          await record("lines.edit", { id: line.id, text: field.value.trim() });
          bind(said, "text", ["night.shorten.done"]);
        } catch (error) { said.removeAttribute("data-t"); say(said, error.message); }
      },
    }, h("label", { for: field.id, t: "night.shorten.field" }), field, h("button", { type: "submit", t: "save" }));
  };
  return {
    element: h("section", { class: "wake-sheet" }, head, h("p", { t: "night.shorten.lead" }), list, said,
      h("div", { class: "buttons" }, h("button", { type: "button", t: "night.close", onclick: close }))),
    focus: () => head.focus(),
    async update(row) {
      const asked = (row.lines ?? []).map((line) => line.words.map((word) => word.text).join(" "));
      if (shown === asked.join("\n")) return;
      shown = asked.join("\n");
      const known = await ask("lines.list").catch(() => []);
      refill(list, known.filter((line) => asked.includes(line.text)).map(form));
    },
  };
}

/** The emergency exit: slow, in plain sight, and recorded. */
export function exitSheet({ send, close }) {
  const head = h("h1", { t: "night.exit.head", tabindex: -1 });
  const how = h("p", { id: "exit-how", t: "night.exit.how" });
  const sentence = h("p", { class: "wake-sentence", id: "exit-words" });
  const state = h("p", { role: "status", class: "wake-says" });
  const field = h("input", { type: "text", id: "exit-sentence", "aria-describedby": "exit-how exit-words", autocomplete: "off", spellcheck: "false", maxlength: longestText });
  const [, said] = typedOnly(field);
  const entry = h("div", { class: "stack" }, h("label", { for: "exit-sentence", t: "night.exit.field" }), field, said);
  const submit = h("button", { type: "submit", t: "night.exit.send" });
  const form = h("form", {
    onsubmit: (event) => {
      event.preventDefault();
      // What was typed stays until it was the sentence.
      return handOver(field, said, (text) => send({ kind: "typed", text }), false);
    },
  }, entry, h("div", { class: "buttons" }, submit, h("button", { type: "button", class: "bare", t: "night.close", onclick: close })));
  let opened, wasWaiting = false;
  return {
    element: h("section", { class: "wake-sheet" }, head, how, sentence, state, form),
    focus: () => (entry.hidden ? head : field).focus(),
    update(row, skew) {
      say(sentence, row.emergency?.sentence ?? "");
      const until = row.emergency?.opensAt;
      if (until !== opened) field.value = "";
      opened = until;
      const seconds = until === undefined ? 0 : Math.ceil((Date.parse(until) - Date.now() - skew) / 1000);
      // The second entry counts down in its place.
      const isHere = entry.contains(document.activeElement) || document.activeElement === submit;
      entry.hidden = submit.hidden = seconds > 0;
      state.hidden = until === undefined;
      // A screen reader would read each second of a status.
      state.setAttribute("role", seconds > 0 ? "timer" : "status");
      if (until !== undefined) bind(state, "text", seconds > 0 ? ["night.exit.wait", { s: seconds }] : ["night.exit.again"]);
      if (seconds > 0 && isHere) head.focus();
      if (seconds <= 0 && wasWaiting && document.activeElement === head) field.focus();
      wasWaiting = seconds > 0;
    },
  };
}

/**
 * What the button to snooze says of itself. The daemon's reason is a sentence of its own, too long for a button on a small
 * phone; where it counts, the snoozes of this alarm are used up, else something has to be said first.
 */
export function snoozeWords({ allowed, minutes = "", reason = "" } = {}) {
  if (allowed) return ["night.snooze.now", { n: minutes }];
  const count = reason.match(/\d+/)?.[0];
  if (count === undefined) return ["night.snooze.why"];
  return count === "0" ? ["night.snooze.never"] : ["night.snooze.used", { n: Number(count) }];
}

/** A large button that says why it is not to be had yet; one that is not bright stays quiet once it is. */
export function bigButton(key, act, isBright = true) {
  const why = h("small");
  let isAllowed = false;
  const element = h("button", { type: "button", "aria-disabled": "true", onclick: () => isAllowed && act() },
    h("span", { t: key }), why);
  return {
    element,
    allow(allowed, reason) {
      isAllowed = allowed;
      element.setAttribute("aria-disabled", allowed ? "false" : "true");
      element.classList.toggle("main", allowed && isBright);
      if (Array.isArray(reason)) bind(why, "text", reason);
      else { why.removeAttribute("data-t"); say(why, reason); }
    },
  };
}
