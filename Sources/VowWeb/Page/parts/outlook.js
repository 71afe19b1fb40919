// What rings around the next clock change, where alarms are most easily an hour wrong.
import { ask } from "../modules/api.js";
import { h, refill } from "../modules/dom.js";
import { trying } from "../modules/forms.js";
import { localTime, moment } from "../modules/format.js";

const day = 86_400_000;
const offset = (seconds) => `UTC${seconds < 0 ? "−" : "+"}${Math.floor(Math.abs(seconds) / 3600)}${seconds % 3600 ? `:${String(Math.abs(seconds / 60) % 60).padStart(2, "0")}` : ""}`;

/** What opens to show it; it is asked for only then, since it looks a year ahead. */
export function outlook(twelve) {
  const place = h("div", { class: "stack" });
  const show = async () => {
    const rows = await ask("schedule", { days: 366 });
    const change = rows.clockChanges.find((one) => one.device);
    if (!change) return refill(place, h("p", { class: "quiet", t: "outlook.none" }));
    const near = rows.rings.filter((one) => Math.abs(Date.parse(one.instant) - Date.parse(change.instant)) < 3.5 * day);
    return refill(place,
      h("p", { t: ["outlook.change", () => ({ before: offset(change.offsetBeforeSeconds), after: offset(change.offsetAfterSeconds), when: moment(change.instant) })] }),
      near.length === 0 ? h("p", { class: "quiet", t: "outlook.silent" }) : [h("p", { class: "quiet", t: "outlook.rings" }),
        h("ul", { class: "rows" }, near.map((one) => h("li", {}, h("p", h("strong", { t: ["any", () => ({ text: localTime(one.deviceLocal, twelve) })] }), one.label ? ` · ${one.label}` : ""),
          h("p", { class: "quiet" }, one.why))))]);
  };
  return h("details", { class: "stack", ontoggle: (event) => { if (event.target.open) trying(place, show); } }, h("summary", { t: "outlook.title" }), place);
}
