// The next ten times of an alarm, as its rule is being changed. Vow reckons them; nothing is saved.
import { ask } from "../modules/api.js";
import { h, refill } from "../modules/dom.js";
import { localTime } from "../modules/format.js";

/** The list, and what has it follow the rule that `rule` gives. */
export function nextDates(rule) {
  const place = h("div", { role: "status" });
  let asked = 0;
  const follow = async () => {
    const mine = (asked += 1);
    let rows, refusal;
    try { rows = await ask("alarm.preview", rule()); } catch (error) { refusal = error.message; }
    if (mine !== asked) return;
    if (refusal) refill(place, h("p", { class: "quiet" }, refusal));
    else if (rows.length === 0) refill(place, h("p", { class: "quiet", t: "alarm.never" }));
    else refill(place, h("ol", { class: "dates" }, rows.map((row) => h("li", { t: ["any", () => ({ text: localTime(row.local) })] }))));
  };
  return { element: h("section", { class: "stack" }, h("h2", { t: "alarm.dates" }), place), follow };
}
