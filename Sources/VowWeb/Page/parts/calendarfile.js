// Alarms to a calendar file, and from one: what would come of a file is shown before any of it is kept.
import { ask, record } from "../modules/api.js";
import { h, moveTo, refill } from "../modules/dom.js";
import { field, saidBelow, tick, trying, waiting } from "../modules/forms.js";
import { clock, dayWords } from "../modules/format.js";
import { part } from "../modules/page.js";
import { bind } from "../modules/texts.js";
import { fileField, firstOf, givenFile, saveFile } from "./files.js";

function alarmOf(row, twelve) {
  return h("li", { class: "row" }, h("span", { class: row.action === "unchanged" ? "tag" : "tag good", t: `calendar.action.${row.action}` }),
    h("span", { class: "grow" }, h("strong", clock(row.time, twelve)), " ", h("span", { t: ["any", () => ({ text: dayWords(row) })] }), row.label && ` · ${row.label}`));
}

/** What a file comes to: its alarms, those of them that are news, and what is passed over. */
function sorted(rows) {
  const alarms = rows.filter((row) => row.action !== "passedOver");
  return {
    alarms, news: alarms.filter((row) => row.action !== "unchanged").length,
    others: rows.filter((row) => row.action === "passedOver"),
  };
}

/** What would come of a file; `take` keeps it, and says at the place that it is given why it could not; `leave` does not. */
function preview({ alarms, news, others }, twelve, take, leave) {
  const below = h("div");
  return h("div", { class: "card stack", "data-held": true }, h("h3", { t: "calendar.preview" }),
    alarms.length > 0 && h("ul", { class: "rows" }, firstOf(alarms, (row) => alarmOf(row, twelve))),
    others.length > 0 && [h("p", { t: ["calendar.passed", { n: others.length }] }), h("ul", { class: "plain quiet" }, firstOf(others, (row) => h("li", row.reason)))],
    news === 0 && h("p", { t: "calendar.none" }),
    h("div", { class: "buttons" }, news > 0 && h("button", { type: "button", class: "main", t: ["calendar.take", { n: news }], onclick: () => take(below) }),
      h("button", { type: "button", t: "calendar.leave", onclick: leave })), below);
}

/** The section of calendar files; `hasAlarms` says whether there is anything to hand out. */
export function calendarSection(hasAlarms, twelve, again) {
  const below = h("div"), place = h("div"), told = h("p", { role: "status" });
  const all = tick("calendar.all", false);
  const save = () => trying(below, async () => saveFile(await ask("calendar.export", { all: all.box.checked })));
  const file = fileField({ accept: ".ics,text/calendar", onchange: () => look() });
  const leave = () => { file.value = ""; refill(told); refill(place); file.focus(); };
  const look = async () => {
    refill(told);
    refill(place);
    const chosen = file.files[0];
    if (!chosen) return;
    await waiting(place, "calendar.reading", async () => {
      const given = await givenFile(chosen);
      const found = sorted(await record("calendar.import", { ...given, dryRun: true }));
      refill(place, preview(found, twelve, (refused) => take(given, refused), leave));
      bind(told, "text", ["calendar.found", { news: found.news, known: found.alarms.length - found.news, others: found.others.length }]);
    });
  };
  const take = async (given, refused) => {
    if (!await trying(refused, () => record("calendar.import", given))) return;
    await again({ done: section });
    const now = document.querySelector("#calendar");
    if (!now) return;
    saidBelow(now.querySelector("[data-said]"), "calendar.taken");
    moveTo(now.querySelector("h2"));
  };
  const section = part("calendar.title", h("p", { class: "quiet", t: "calendar.lead" }),
    hasAlarms && h("div", { class: "stack" }, all.element, h("div", { class: "buttons" }, h("button", { type: "button", t: "calendar.get", onclick: save })), below),
    field("calendar.file", file, "calendar.file.hint"), told, place, h("div", { "data-said": true }));
  section.id = "calendar";
  section.setAttribute("data-beside", "");
  section.setAttribute("data-keep", "calendar");
  return section;
}
