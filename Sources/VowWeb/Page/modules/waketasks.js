// What else a gate may ask for: to type, to show a code, to touch a tag, to do a sum, or to do what a sensor
// reports.
import { bind } from "./texts.js";
import { h, say } from "./dom.js";
import { icon } from "./icons.js";
import { cameraView } from "./camera.js";
import { sensed, sensedKinds } from "./sensed.js";

/** The longest text that Vow takes from a wake screen (`PersonInput.longestText`). */
export const longestText = 2000;

const makers = {
  type: (row, send) => answerForm({
    key: "night.type.field", field: h("textarea", { id: "task", rows: 2, maxlength: longestText, spellcheck: "false", autocomplete: "off" }),
    send: (value) => send({ kind: "typed", text: value }),
  }),
  sum: (row, send, listen) => [
    // The prompt already shows the sum.
    !row.prompt?.includes(row.question) && h("p", { class: "sum", id: "task-sum" }, row.question ?? ""),
    sumForm((value) => send({ kind: "typed", text: value }), listen, !row.prompt?.includes(row.question)),
  ],
  code: (row, send) => [cameraView({ send }).element],
  tag: () => [h("div", { class: "wake-sign" }, icon("tag")), h("p", { t: "night.tag.help" })],
  ...Object.fromEntries(sensedKinds.map((kind) => [kind, () => [h("div", { class: "wake-sign" }, icon(kind)), h("p", { t: sensed[kind].help })]])),
};

/**
 * A field that takes what is typed alone: words that are pasted or dropped in were not thought of. Where somebody tries,
 * the second element says so.
 */
export function typedOnly(field) {
  const said = h("p", { class: "wake-said", role: "status" });
  const refuse = (event) => { event.preventDefault(); bind(said, "text", ["night.type.paste"]); };
  field.addEventListener("paste", refuse);
  field.addEventListener("drop", refuse);
  // A browser's own menu and other keyboards come this way, with what is left of a paste that has no event of its own.
  field.addEventListener("beforeinput", (event) => {
    if (/^insertFrom(Paste|Drop|Yank)/.test(event.inputType)) refuse(event);
    else { said.removeAttribute("data-t"); say(said, ""); }
  });
  return [field, said];
}

/** Hands over what was typed, and empties the field once it arrived, unless it is kept; else `said` says that it did not. */
export async function handOver(field, said, send, isEmptied = true) {
  const value = field.value;
  if (value.trim() === "") return;
  const isThere = await send(value) !== false;
  said.removeAttribute("data-t");
  if (!isThere) { bind(said, "text", ["night.unsent"]); return; }
  say(said, "");
  // What was typed meanwhile is the next answer.
  if (isEmptied && field.value.startsWith(value)) field.value = field.value.slice(value.length);
}

const keys = ["7", "8", "9", "-", "4", "5", "6", "0", "1", "2", "3", "back"];
const shown = { "-": ["−", "night.sum.minus"], back: ["⌫", "night.sum.back"] };

/** The answer to a sum, by keyboard or by the keys below: a phone's own would cover the question. */
function sumForm(send, listen, isBelow) {
  const field = h("input", { id: "task", type: "text", "aria-describedby": isBelow && "task-sum", inputmode: "none", autocomplete: "off", maxlength: 12 });
  const said = h("p", { class: "wake-said", role: "status" });
  const aloud = listen && sayIt(send, listen, said);
  const press = (key) => { field.value = key === "back" ? field.value.slice(0, -1) : (field.value + key).slice(0, 12); };
  return h("form", {
    onsubmit: (event) => {
      event.preventDefault();
      return handOver(field, said, send);
    },
  },
  h("label", { for: field.id, t: "night.sum.field" }),
  h("div", { class: "wake-answer" }, field, h("button", { type: "submit", class: "main", t: "night.type.send" }), aloud),
  said,
  h("div", { class: "wake-keys" }, keys.map((key) => h("button", {
    type: "button", onclick: () => press(key), "data-key": key, "t:aria-label": shown[key]?.[1],
  }, shown[key]?.[0] ?? key))));
}

/** A button that listens once; what was heard is handed over as it is, and Vow reads the number in it. */
function sayIt(send, listen, said) {
  const button = h("button", {
    type: "button", class: "wake-say", t: "night.sum.say", onclick: async () => {
      if (button.getAttribute("aria-disabled") === "true") return;
      button.setAttribute("aria-disabled", "true");
      bind(said, "text", ["night.sum.listening"]);
      try {
        const heard = await listen();
        said.removeAttribute("data-t");
        if (heard) { say(said, `“${heard}”`); send(heard); } 
        else bind(said, "text", ["night.sum.silent"]);
      } catch { bind(said, "text", ["night.sum.silent"]); }
      button.removeAttribute("aria-disabled");
    },
  });
  return button;
}

function answerForm({ key, field, send }) {
  const [, said] = typedOnly(field);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  const form = h("form", {
    onsubmit: (event) => {
      event.preventDefault();
      return handOver(field, said, send);
    },
  },
  h("label", { for: field.id, t: key }), field, said,
  h("div", { class: "buttons" }, h("button", { type: "submit", class: "main", t: "night.type.send" })));
  return form;
}

/** The elements of one challenge. */
export function task(kind, row, send, listen) { return makers[kind]?.(row, send, listen) ?? []; }
