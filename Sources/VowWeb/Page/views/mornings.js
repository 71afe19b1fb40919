// /mornings: past runs; with ?run=…, the timeline of one.
import { ask } from "../modules/api.js";
import { h } from "../modules/dom.js";
import { moment, second } from "../modules/format.js";
import { empty, openPage, part } from "../modules/page.js";

const run = new URLSearchParams(location.search).get("run");

function list(rows) {
  if (rows.length === 0) return empty("mornings.empty");
  return h("ul", { class: "rows" }, [...rows].sort((a, b) => b.due.localeCompare(a.due)).map((row) => h("li", {}, h("a", { class: "row", href: `/mornings?run=${encodeURIComponent(row.run)}` },
    h("span", { class: "grow" }, h("strong", { t: ["any", () => ({ text: moment(row.due) })] }), row.label ? ` · ${row.label}` : ""),
    h("span", { class: "quiet", t: ["mornings.attempts", { n: row.attempts }] }),
    h("span", { class: ["dismissed", "kept"].includes(row.state) ? "tag good" : "tag", t: `state.${row.state}` })))));
}

function timeline(rows) {
  return [
    h("p", h("a", { href: "/mornings", t: "mornings.all" })),
    part("mornings.timeline", h("div", { class: "scroll", tabindex: 0, role: "group", "t:aria-label": "mornings.timeline" }, h("table", {},
      h("thead", {}, h("tr", {}, ["mornings.at", "mornings.what", "mornings.detail"].map((key) => h("th", { scope: "col", t: key })))),
      h("tbody", {}, rows.map((row) => h("tr", {}, h("td", { t: ["any", () => ({ text: second(row.at) })] }),
        h("th", { scope: "row" }, row.name), h("td", row.erased ? { t: "mornings.erased" } : {}, row.erased ? "" : row.detail ?? ""))))))),
  ];
}

openPage("mornings", {
  title: "mornings.title", lead: run ? undefined : "mornings.lead",
  load: () => (run ? ask("run", { run }) : ask("runs", { last: 60 })),
  draw: (rows) => (run ? timeline(rows) : list(rows)),
});
