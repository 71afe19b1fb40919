// How often the gate is wrong about this person, by engine: with its interval, or that nobody can tell yet.
import { h } from "../modules/dom.js";
import { percent } from "../modules/format.js";
import { part } from "../modules/page.js";

const said = (key, row) => h("p", { class: "quiet", t: [key, () => ({ share: percent(row.share ?? 0), lower: percent(row.lower), upper: percent(row.upper) })] });

/** The section of error rates; nothing where they are not known now. */
export function ratesSection(rates) {
  if (!rates) return false;
  const engines = rates.engines.map((one) => h("li", {}, h("p", h("strong", one.engine)),
    one.isEnough ? [said("rates.refused", one.refusedAtFirst), said("rates.two", one.passedWithinTwo)]
      : h("p", { class: "quiet", t: ["rates.few", { n: one.refusedAtFirst.total }] })));
  const pairs = rates.comparisons.map((one) => h("li", {}, h("p", h("strong", `${one.engine} / ${one.shadow}`)),
    h("p", { class: "quiet", t: ["rates.pairs", { n: one.pairs }] }), h("p", { t: `rates.${one.advice}` })));
  return part("rates.title", h("p", { class: "quiet", t: ["rates.lead", { genuine: rates.genuine, mornings: rates.mornings }] }),
    engines.length + pairs.length === 0 ? h("p", { t: "rates.none" }) : h("ul", { class: "rows" }, engines, pairs));
}
