// The night before: whether all is there for the alarm, and the dates on which it is to stay silent.
import { fill, h } from "../modules/dom.js";
import { field } from "../modules/forms.js";
import { today } from "../modules/format.js";
import { lacking, waking } from "./readiness.js";

/** Silent for a while: from a day to another, or until it is to ring again. It is no form, since it stands in that of the alarm. */
function silentFor(act) {
  const from = h("input", { type: "date", min: today() });
  const to = h("input", { type: "date", min: today() });
  // Without a first day it is silent from now on, and rings again on the day after the last.
  const after = (date) => { const next = new Date(`${date}T00:00Z`); next.setUTCDate(next.getUTCDate() + 1); return next.toISOString().slice(0, 10); };
  const keep = () => {
    to.required = true;
    const isGiven = to.reportValidity();
    to.required = false;
    if (!isGiven) return undefined;
    return from.value ? act("alarm.skip", { from: from.value, to: to.value }) : act("alarm.pause", { until: after(to.value) });
  };
  return h("section", { class: "stack silent" }, h("h2", { t: "alarm.silent" }), field("alarm.silent.from", from, "alarm.silent.from.hint"),
    field("alarm.silent.to", to), h("div", { class: "buttons" }, h("button", { type: "button", t: "alarm.silent.do", onclick: keep })));
}

/** What the tab of an alarm holds; `act` does something with an alarm that is there. `look` looks at the machine. */
export function night(row, act) {
  const found = h("div", { class: "one-thing stack" });
  const look = () => { if (row.next) fill(found, waking(row.next.instant), lacking(row.next.instant)); };
  return { element: [h("p", { t: "sheet.before" }), found, act && silentFor(act)], look };
}
