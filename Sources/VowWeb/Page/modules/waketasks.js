// What else a gate may ask for: to type, to show a code, to touch a tag, to do a sum, to move.
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { cameraView } from "./wakecamera.js";

const makers = {
  type: (row, send) => answerForm({
    key: "night.type.field", field: h("textarea", { id: "task", rows: 2, spellcheck: "false", autocomplete: "off" }),
    send: (value) => send({ kind: "typed", text: value }),
  }),
  sum: (row, send) => [
    h("p", { class: "sum" }, row.question ?? ""),
    answerForm({
      key: "night.sum.field", field: h("input", { id: "task", type: "text", inputmode: "numeric", autocomplete: "off" }),
      send: (value) => send({ kind: "typed", text: value }),
    }),
  ],
  code: (row, send) => cameraView({ send }),
  tag: () => [h("div", { class: "wake-sign" }, icon("tag")), h("p", { t: "night.tag.help" })],
  move: () => [h("div", { class: "wake-sign" }, icon("move")), h("p", { t: "night.move.help" })],
};

function answerForm({ key, field, send }) {
  return h("form", {
    onsubmit: (event) => {
      event.preventDefault();
      if (field.value.trim() === "") return;
      send(field.value);
      field.value = "";
    },
  },
  h("label", { for: field.id, t: key }), field, h("div", { class: "buttons" }, h("button", { type: "submit", class: "main", t: "night.type.send" })));
}

/** The elements of one challenge. */
export function task(kind, row, send) { return makers[kind]?.(row, send) ?? []; }
