// What a morning went through before anybody spoke: the cause where it was not kept, and its way to the first sound.
import { h } from "../modules/dom.js";
import { withMoments } from "../modules/format.js";
import { part } from "../modules/page.js";

/** One sentence with the cause, where the morning was not kept; its clock is `ahead` of universal time. */
export function cause(autopsy, ahead) {
  if (!autopsy?.sentence || ["dismissed", "kept"].includes(autopsy.outcome)) return false;
  return h("p", { class: "note" }, h("strong", { t: "autopsy.title" }), h("span", { t: ["any", () => ({ text: withMoments(autopsy.sentence, ahead) })] }));
}

/** Each step of its way, with how far from the due time it came. */
export function ledger(rows, ahead) {
  if (!rows || rows.length === 0) return false;
  const far = (one) => `${one.fromDueMilliseconds < 0 ? "−" : "+"}${(Math.abs(one.fromDueMilliseconds) / 1000).toFixed(3)} s`;
  return part("ledger.title", h("div", { class: "scroll", tabindex: 0, role: "group", "t:aria-label": "ledger.title" }, h("table", {},
    h("thead", {}, h("tr", {}, ["ledger.step", "ledger.from", "ledger.detail"].map((key) => h("th", { scope: "col", t: key })))),
    h("tbody", {}, rows.map((one) => h("tr", {}, h("th", { scope: "row" }, one.step), h("td", { class: "number" }, far(one)),
      h("td", { t: ["any", () => ({ text: withMoments(one.detail ?? "", ahead) })] })))))));
}
