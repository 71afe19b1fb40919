// "Would I have passed at 0.70?": the last mornings under other terms, and what would have changed, either way.
import { askTelling } from "../modules/api.js";
import { h, refill } from "../modules/dom.js";
import { choice, field, waiting } from "../modules/forms.js";
import { localTime } from "../modules/format.js";
import { part } from "../modules/page.js";

const differing = (one) => [...one.attemptsThatWouldOpen, ...one.attemptsThatWouldNot].sort((a, b) => a - b);
const isChanged = (one) => (!one.inProgress && one.wasDismissed !== one.wouldBeDismissed) || differing(one).length > 0;

function name(row, run) {
  const words = row ? h("span", { t: ["any", () => ({ text: localTime(row.local) })] }) : h("span", run);
  return h("a", { href: `/journal?run=${encodeURIComponent(run)}` }, words, row?.label && ` · ${row.label}`);
}

/** What changed, a row each, the newest first; `mornings` tells when each was due. */
function table(runs, mornings) {
  const known = new Map(mornings.map((row) => [row.run, row]));
  const cells = (one) => (one.inProgress
    ? [h("td", { colspan: 2, t: "whatif.progress" })]
    : [h("td", { t: one.wasDismissed ? "hindsight.was.open" : "hindsight.was.closed" }),
      h("td", {}, h(one.wasDismissed === one.wouldBeDismissed ? "span" : "strong", { t: one.wouldBeDismissed ? "hindsight.would.open" : "hindsight.would.closed" }))]);
  return h("div", { class: "scroll", tabindex: 0, role: "group", "t:aria-label": "hindsight.table" }, h("table", {},
    h("thead", {}, h("tr", {}, ["morning", "was", "would", "attempts"].map((key) => h("th", { scope: "col", t: `hindsight.${key}` })))),
    h("tbody", {}, [...runs].reverse().map((one) => h("tr", {}, h("th", { scope: "row" }, name(known.get(one.run), one.run)), cells(one),
      h("td", {}, differing(one).join(", ") || "–", one.caveat && h("p", { class: "quiet" }, one.caveat)))))));
}

/** What stands below the sentence that sums it up. */
function details(row, mornings) {
  const changed = row.runs.filter(isChanged);
  return [
    row.notJudged > 0 && h("p", { class: "quiet", t: ["hindsight.unknown", { n: row.notJudged }] }),
    row.wouldStayClosed > 0 && h("p", { class: "quiet", t: "hindsight.nobody" }),
    row.records === "altered" && h("p", { class: "note", t: ["replay.records.altered", { flaw: row.flaw ?? row.records, n: row.flawPosition ?? "?" }] }),
    changed.length === 0 ? h("p", { t: "hindsight.same" }) : table(changed, mornings),
  ];
}

/** The form and its answer; `mornings` gives the rows of those that are shown; the question is about the newest. */
export function hindsight(mornings) {
  const scores = Array.from({ length: 51 }, (_, place) => (0.5 + place * 0.01).toFixed(2));
  const similarity = choice([["", "whatif.word.as"], ...scores.map((score) => [score, ["any", () => ({ text: score })]])], "0.70");
  const liveness = choice([["", "whatif.word.as"], ["off", "whatif.word.off"]], "");
  // The sentence alone is read out; of the table, who listens reads what they want.
  const sum = h("div", { role: "status" }), answer = h("div", { class: "stack" });
  const submit = async (event) => {
    event.preventDefault();
    refill(sum);
    if (!similarity.value && !liveness.value) { refill(answer); refill(sum, h("p", { t: "whatif.nothing" })); return; }
    const values = { last: Math.min(60, mornings().length) };
    if (similarity.value) values.minSimilarity = similarity.value;
    if (liveness.value) values.liveness = liveness.value;
    let row;
    if (!await waiting(answer, "hindsight.wait", async (tell) => { row = await askTelling("whatif", values, tell); })) return;
    refill(sum, h("p", { class: "lead", t: ["hindsight.total", { n: row.mornings, open: row.wouldOpen, closed: row.wouldStayClosed }] }));
    refill(answer, details(row, mornings()));
  };
  return part("hindsight.title", h("p", { class: "quiet", t: "hindsight.lead" }), h("form", { class: "card stack", onsubmit: submit },
    field("whatif.similarity", similarity), field("whatif.liveness", liveness), h("div", { class: "buttons" }, h("button", { class: "main", t: "whatif.ask" }))), sum, answer);
}
