// /journal: past runs; with ?run=…, the timeline of one.
import { ask } from "../modules/api.js";
import { h, refill } from "../modules/dom.js";
import { trying } from "../modules/forms.js";
import { aheadOf, endings, length, localSecond, localTime, withMoments } from "../modules/format.js";
import { empty, openPage, pair, part } from "../modules/page.js";
import { furtherPages } from "../modules/shell.js";
import { hasText } from "../modules/texts.js";
import { hindsight } from "../parts/hindsight.js";
import { cause, ledger } from "../parts/waypoints.js";

const run = new URLSearchParams(location.search).get("run");

/** How many mornings are shown; each press on "earlier" doubles it, as far as one answer goes. */
let shown = 60;
const most = 9_999;

/** The newest mornings, and one more where there are earlier ones. */
const newest = () => ask("runs", { last: shown + 1 });

const morningRow = (row) => h("li", {}, h("a", { class: "row", href: `/journal?run=${encodeURIComponent(row.run)}` },
  h("span", { class: "grow" }, h("strong", { t: ["any", () => ({ text: localTime(row.local) })] }), row.label ? ` · ${row.label}` : ""),
  h("span", { class: "quiet", t: ["mornings.attempts", { n: row.attempts }] }),
  h("span", { class: ["dismissed", "kept"].includes(row.state) ? "tag good" : "tag", t: `state.${row.state}` })));

/** From how many mornings on they are rows, and there are figures of them. */
const week = 7;

const morningCard = (row) => h("li", {}, h("a", { class: "card stack", href: `/journal?run=${encodeURIComponent(row.run)}` },
  h("strong", { t: ["any", () => ({ text: localTime(row.local) })] }), row.label && h("span", { class: "quiet" }, row.label),
  h("span", { class: "row" }, h("span", { class: "grow quiet", t: ["mornings.attempts", { n: row.attempts }] }),
    h("span", { class: ["dismissed", "kept"].includes(row.state) ? "tag good" : "tag", t: `state.${row.state}` }))));

function list(rows) {
  if (rows.length === 0) return empty("mornings.empty");
  if (rows.length < week) {
    return [h("ul", { class: "cards" }, [...rows].sort((a, b) => b.due.localeCompare(a.due)).map(morningCard)),
      h("p", { class: "quiet", t: "mornings.later" }), hindsight(() => rows)];
  }
  const place = h("ul", { class: "rows two close" }), below = h("div");
  const earlier = h("button", {
    type: "button", t: "mornings.earlier", onclick: async () => {
      const before = shown;
      shown = Math.min(most, shown * 2);
      if (!await trying(below, async () => { rows = await newest(); })) { shown = before; return; }
      show();
      place.children[before]?.querySelector("a").focus();
    },
  });
  const show = () => {
    refill(place, [...rows].sort((a, b) => b.due.localeCompare(a.due)).slice(0, shown).map(morningRow));
    earlier.hidden = rows.length <= shown || shown === most;
  };
  show();
  return [h("section", {}, place, h("div", { class: "buttons" }, earlier), below), hindsight(() => rows)];
}

/** The events of a run in figures. */
function figures(rows) {
  const count = (name) => rows.filter((row) => row.name === name).length;
  const end = rows.find((row) => endings[row.name]);
  const rang = rows.find((row) => row.name === "RingStarted") ?? rows[0];
  return h("dl", { class: "pairs" },
    pair("morning.outcome", h("span", { t: `state.${end ? endings[end.name] : ["Snoozed", "PersonUp"].includes(rows.at(-1).name) ? "snoozed" : "active"}` })),
    pair("morning.took", end ? h("span", { t: ["any", () => ({ text: length(Date.parse(end.at) - Date.parse(rang.at)) })] }) : "–"),
    pair("morning.attempts", String(count("AttemptJudged"))), pair("morning.lines", String(count("LineRecited"))),
    pair("morning.snoozes", String(count("Snoozed"))));
}

function timeline({ rows, autopsy, steps }) {
  const start = Date.parse(rows[0].at), ahead = aheadOf(rows[0]), id = encodeURIComponent(run);
  const isOver = rows.some((row) => endings[row.name]);
  return [
    h("section", {}, h("p", { class: "lead", t: ["any", () => ({ text: localTime(rows[0].local) })] }), figures(rows),
      h("div", { class: "buttons" }, h("a", { class: "button main", href: `/replay?run=${id}`, t: "morning.replay" }),
        isOver && h("a", { class: "button", href: `/certificate?run=${id}`, t: "morning.certificate" })),
      cause(autopsy, ahead), !isOver && h("p", { class: "quiet", t: "morning.unended" })),
    part("mornings.timeline", h("ol", { class: "timeline" }, rows.map((row) => h("li", { class: endings[row.name] ? "ends" : row.name === "StepPassed" ? "passes" : "" },
      h("p", { class: "quiet number" }, h("time", { datetime: row.at, t: ["any", () => ({ text: localSecond(row.local) })] }), " ",
        h("span", `+${((Date.parse(row.at) - start) / 1000).toFixed(1)} s`)),
      h("div", {}, h("strong", hasText(`event.${row.name}`) ? { t: `event.${row.name}` } : {}, hasText(`event.${row.name}`) ? "" : row.name), h("p", row.erased ? { t: "mornings.erased" } : {}, row.erased ? "" : withMoments(row.detail ?? "", ahead))))))),
    ledger(steps, ahead),
  ];
}

openPage(run ? "morning" : "journal", {
  title: run ? "mornings.one" : "mornings.title", lead: run ? undefined : "mornings.lead",
  load: async () => {
    if (!run) return newest();
    const [rows, autopsy, steps] = await Promise.all([ask("run", { run }), ask("autopsy", { run }).catch(() => null), ask("ledger", { run }).catch(() => [])]);
    return { rows, autopsy, steps };
  },
  draw: (rows) => (run ? timeline(rows) : [list(rows), rows.length > 0 && furtherPages("review")]),
});
