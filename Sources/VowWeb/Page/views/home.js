// /: what rings next, what is missing, and today's promise.
import { ask } from "../modules/api.js";
import { h } from "../modules/dom.js";
import { localTime, percent, wait } from "../modules/format.js";
import { eveningQuestions } from "../modules/goals.js";
import { icon } from "../modules/icons.js";
import { empty, openPage, part } from "../modules/page.js";
import { weeklyLook } from "../modules/weekly.js";

function next(row, settings) {
  if (!row) return [empty("home.none"), h("a", { class: "button main", href: "/alarms#new", t: "alarms.new" })];
  const parts = [h("p", { class: "due" }, h("time", { datetime: row.local }, row.local.slice(11, 16)))];
  const words = row.cause === "ringingNow" ? "home.ringing" : row.cause === "snoozeEnds" ? "home.snoozed" : "home.next";
  parts.push(h("p", { class: "lead", t: [words, () => ({
    when: localTime(row.local, settings["clock-hours"] === "12"), wait: wait(row.waitSeconds), label: row.label ? `“${row.label}”` : "",
  })] }));
  if (row.run) parts.push(h("a", { class: "button main", href: "/wake", t: "home.wake" }));
  return parts;
}

function missing(rows) {
  const notes = [];
  if (rows.next?.watched === false) notes.push(["home.unwatched", "home.unwatched.help"]);
  if (rows.lines.length === 0) notes.push(["home.nolines", "home.nolines.help"]);
  if (rows.lines.some((line) => line.sameWordsDays !== undefined)) notes.push(["home.refresh", "home.refresh.help"]);
  return notes.map(([head, help]) => h("div", { class: "note" }, h("strong", { t: head }), h("p", { t: help })));
}

openPage("home", {
  title: "home.title",
  load: async () => {
    const [next, lines, streak, alarms, goals] = await Promise.all([
      ask("next"), ask("lines.list"), ask("streak"), ask("alarm.list"), ask("goals.list").catch(() => []),
    ]);
    return { next, lines, streak, alarms, goals };
  },
  draw: (rows, { settings }) => {
    if (rows.alarms.length === 0 && rows.lines.length === 0) {
      return h("section", {}, h("p", { class: "lead", t: "home.first" }), h("a", { class: "button main", href: "/start", t: "home.start" }));
    }
    const goals = rows.lines.filter((line) => line.kind === "goal");
    const promise = goals.length > 0 ? goals : rows.lines;
    return [
      h("section", {}, next(rows.next.next, settings), missing(rows),
        rows.next.next && !rows.next.next.run && h("div", { class: "buttons" }, h("a", { class: "button main", href: "/alarms#new", t: "alarms.new" }))),
      promise.length > 0 && part("home.promise", h("ul", { class: "rows" }, promise.map((line) => h("li", { lang: line.language }, line.text)))),
      eveningQuestions(rows.goals),
      weeklyLook(rows.goals),
      h("div", { class: "cards" },
        h("a", { class: "card", href: "/alarms" }, icon("alarms"), h("h2", { t: "place.alarms" }),
          h("p", { class: "quiet", t: ["home.alarms", { n: rows.alarms.filter((row) => row.enabled).length }] })),
        h("a", { class: "card", href: "/lines" }, icon("lines"), h("h2", { t: "place.lines" }), h("p", { class: "quiet", t: ["home.lines", { n: rows.lines.length }] })),
        h("a", { class: "card", href: "/review" }, icon("review"), h("h2", { t: "place.review" }),
          h("p", { class: "quiet", t: ["home.streak", { n: rows.streak.current }] }))),
    ];
  },
});
