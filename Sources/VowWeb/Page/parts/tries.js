// "Try it": what an alarm does, tried in peace. A challenge and the whole morning open a page of their own.
import { record } from "../modules/api.js";
import { h } from "../modules/dom.js";
import { trying } from "../modules/forms.js";
import { challengeName } from "../modules/gateform.js";

const address = (what, row) => `/try?${new URLSearchParams({ what, alarm: row.id })}`;
const named = (...children) => h("section", { class: "tries" }, h("h2", { t: "try.title" }), h("div", { class: "buttons" }, children));

/** The whole morning of an alarm that is there. */
export const morningTry = (row) => row.id !== undefined && named(h("a", { class: "button", href: address("morning", row), t: "try.morning" }));

/** Each challenge of an alarm that is there, as it was saved. */
export const challengeTries = (row) => row.id !== undefined && row.gate?.length > 0 && named(row.gate.map((one) => {
  const called = challengeName(one);
  return h("a", { class: "button", href: address(one, row) }, h("span", { t: called.key }), called.name && `: ${called.name}`);
}));

/** The tone as it is chosen now; `values` gives it with its volume. */
export function toneTry(values) {
  const below = h("div");
  return h("section", { class: "tries" }, h("h2", { t: "try.title" }), h("div", { class: "buttons" },
    h("button", { type: "button", t: "alarm.hear", onclick: () => trying(below, () => record("tones.play", values())) })), below);
}
