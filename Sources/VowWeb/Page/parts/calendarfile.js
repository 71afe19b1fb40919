// Alarms to a calendar file, and from one: what would come of a file is shown before any of it is kept.
import { ask, record } from "../modules/api.js";
import { h, refill } from "../modules/dom.js";
import { field, saidBelow, tick, trying, waiting } from "../modules/forms.js";
import { clock, dayWords } from "../modules/format.js";
import { part } from "../modules/page.js";
import { givenFile, saveFile } from "./files.js";

function alarmOf(row, twelve) {
  return h("li", { class: "row" }, h("span", { class: row.action === "unchanged" ? "tag" : "tag good", t: `calendar.action.${row.action}` }),
    h("span", { class: "grow" }, h("strong", clock(row.time, twelve)), " ", h("span", { t: ["any", () => ({ text: dayWords(row) })] }), row.label && ` · ${row.label}`));
}

/** What would come of a file; `take` keeps it, `leave` does not. */
function preview(rows, twelve, take, leave) {
  const alarms = rows.filter((row) => row.action !== "passedOver"), others = rows.filter((row) => row.action === "passedOver");
  const news = alarms.filter((row) => row.action !== "unchanged").length;
  return h("div", { class: "card stack" }, h("h3", { t: "calendar.preview" }),
    alarms.length > 0 && h("ul", { class: "rows" }, alarms.map((row) => alarmOf(row, twelve))),
    others.length > 0 && [h("p", { t: ["calendar.passed", { n: others.length }] }), h("ul", { class: "plain quiet" }, others.map((row) => h("li", row.reason)))],
    news === 0 && h("p", { t: "calendar.none" }),
    h("div", { class: "buttons" }, news > 0 && h("button", { type: "button", class: "main", t: ["calendar.take", { n: news }], onclick: take }),
      h("button", { type: "button", t: "calendar.leave", onclick: leave })));
}

/** The section of calendar files; `hasAlarms` says whether there is anything to hand out. */
export function calendarSection(hasAlarms, twelve, again) {
  const below = h("div"), place = h("div", { role: "status" });
  const all = tick("calendar.all", false);
  const save = () => trying(below, async () => saveFile(await ask("calendar.export", { all: all.box.checked })));
  const file = h("input", { type: "file", accept: ".ics,text/calendar", onchange: () => look() });
  const leave = () => { file.value = ""; refill(place); file.focus(); };
  const look = async () => {
    refill(place);
    const chosen = file.files[0];
    if (!chosen) return;
    await waiting(place, "calendar.reading", async () => {
      const given = await givenFile(chosen);
      const rows = await record("calendar.import", { ...given, dryRun: true });
      refill(place, preview(rows, twelve, () => take(given), leave));
    });
  };
  const take = async (given) => {
    if (!await trying(place, () => record("calendar.import", given))) return;
    await again();
    const said = document.querySelector("#calendar [data-said]");
    if (said) saidBelow(said, "calendar.taken");
  };
  const section = part("calendar.title", h("p", { class: "quiet", t: "calendar.lead" }),
    hasAlarms && h("div", { class: "stack" }, all.element, h("div", { class: "buttons" }, h("button", { type: "button", t: "calendar.get", onclick: save })), below),
    field("calendar.file", file, "calendar.file.hint"), place, h("div", { "data-said": true }));
  section.id = "calendar";
  section.setAttribute("data-beside", "");
  return section;
}
