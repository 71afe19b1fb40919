// /: what rings next, what is missing, and today's promise.
import { ask } from "../modules/api.js";
import { fill, h, withCode } from "../modules/dom.js";
import { clock, dayAhead, isAskedFor, today, wait } from "../modules/format.js";
import { eveningQuestions, weeklyLook } from "../modules/goals.js";
import { icon } from "../modules/icons.js";
import { empty, openPage, part } from "../modules/page.js";
import { placeLink, places } from "../modules/shell.js";
import { bind } from "../modules/texts.js";

/** How many lines the next alarm asks for: those of its language and of the kinds that its gate recites, on its day. */
function lineCount(rows) {
  const { alarm: id, local } = rows.next.next;
  const alarm = rows.alarms.find((one) => one.id === id);
  return rows.lines.filter((line) => alarm?.recite.includes(line.kind) && line.language === alarm.language
    && isAskedFor(line, local.slice(0, 10))).length;
}

/** What was said of the alarm that is next, and when: the page is drawn anew each minute, the machine looked at less often. */
let said = {};
const saidFor = 600_000;

/** How the next alarm will wake the machine; it is asked for when the rest stands there, since the machine is looked at. */
function waking(due) {
  if (said.due === due && Date.now() - said.at < saidFor) return said.words;
  const words = h("p", { role: "status" });
  said = { due, words, at: Date.now() };
  ask("wake").then((ways) => {
    const used = ways.find((way) => way.used);
    if (used) bind(words, "text", [used.name === "inhibitor" ? "home.wakes.awake" : "home.wakes.itself"]);
    else {
      words.append(h("strong", { t: "home.wakes.not" }), " ", h("span", { t: "home.wakes.not.help" }), " ",
        h("a", { href: "/device", t: "home.wakes.more" }));
      words.classList.add("note");
    }
  }, () => { words.remove(); said = {}; });
  return words;
}

/** What home tells of by itself. */
const toldHere = ["alarms", "lines", "watch", "wake"];
let looked = {};

/** The first thing that the next alarm needs of the machine and does not find; looked at as seldom as its waking. */
function lacking(due) {
  if (looked.due === due && Date.now() - looked.at < saidFor) return looked.words;
  const words = h("div", { role: "status" });
  looked = { due, words, at: Date.now() };
  ask("doctor", { withoutMicrophone: true }).then(({ findings }) => {
    const gap = findings.find((one) => one.state === "missing" && !toldHere.includes(one.part));
    if (!gap) return;
    words.classList.add("note");
    fill(words, h("strong", withCode(gap.message)),
      h("p", {}, withCode(gap.repair ?? ""), " ", h("a", { href: "/device", t: "home.wakes.more" })));
  }, () => { looked = {}; });
  return words;
}

function next(rows) {
  const row = rows.next.next;
  if (!row) return [empty("home.none"), h("a", { class: "button main", href: "/alarms#new", t: "alarms.new" })];
  const parts = [h("p", { class: "due" }, h("time", { datetime: row.local }, clock(row.local.slice(11, 16))))];
  const words = row.cause === "ringingNow" ? "home.ringing" : row.cause === "snoozeEnds" ? "home.snoozed" : "home.next";
  const count = lineCount(rows);
  parts.push(h("p", { class: "lead" }, h("span", { t: [words, () => ({
    when: dayAhead(row.local, row.zone), wait: wait(row.waitSeconds), label: row.label ? `“${row.label}”.` : "",
  })] }), !row.run && count > 0 && [" ", h("span", { t: ["home.says", { n: count }] })]));
  if (row.run) parts.push(h("a", { class: "button main", href: "/wake", t: "home.wake" })); else parts.push(waking(row.instant), lacking(row.instant));
  return parts;
}

function missing(rows) {
  const notes = [];
  if (rows.next?.watched === false) notes.push(["home.unwatched", "home.unwatched.help"]);
  const lines = rows.lines.filter((line) => isAskedFor(line, rows.next?.next?.local.slice(0, 10) ?? today()));
  if (lines.length === 0) notes.push(["home.nolines", "home.nolines.help"]);
  if (lines.some((line) => line.sameWordsDays !== undefined)) notes.push(["home.refresh", "home.refresh.help"]);
  return notes.map(([head, help]) => h("div", { class: "note" }, h("strong", { t: head }), h("p", { t: help })));
}

/** Days in a row where there are some; what there was before, where it began anew; else what will stand there. */
function streak({ current, best }) {
  if (current > 0) return ["home.streak", { n: current }];
  return best > 0 ? ["home.streak.best", { n: best }] : ["home.streak.none"];
}

/** Where the places are folded away, those without a card are one press away as well. */
const others = () => h("nav", { class: "others", "t:aria-label": "home.others" },
  places.filter((place) => !["home", "alarms", "lines", "review"].includes(place)).map((place) => placeLink(place)));

openPage("home", {
  title: "home.title", isTimed: true,
  load: async () => {
    const [next, lines, streak, alarms, goals] = await Promise.all([
      ask("next"), ask("lines.list"), ask("streak"), ask("alarm.list"), ask("goals.list").catch(() => []),
    ]);
    return { next, lines, streak, alarms, goals };
  },
  draw: (rows) => {
    if (rows.alarms.length === 0 && rows.lines.length === 0) {
      return h("section", {}, h("p", { class: "lead", t: "home.first" }), h("a", { class: "button main", href: "/start", t: "home.start" }));
    }
    const lines = rows.lines.filter((line) => isAskedFor(line, today()));
    const goals = lines.filter((line) => line.kind === "goal");
    const promise = goals.length > 0 ? goals : lines;
    return [
      h("section", {}, next(rows), missing(rows),
        rows.next.next && !rows.next.next.run && h("div", { class: "buttons" }, h("a", { class: "button main", href: "/alarms#new", t: "alarms.new" }))),
      promise.length > 0 && part("home.promise", h("ul", { class: "rows" }, promise.map((line) => h("li", { lang: line.language }, line.text)))),
      eveningQuestions(rows.goals),
      weeklyLook(rows.goals),
      h("div", { class: "cards" },
        h("a", { class: "card", href: "/alarms" }, icon("alarms"), h("h2", { t: "place.alarms" }),
          h("p", { class: "quiet", t: ["home.alarms", { n: rows.alarms.filter((row) => row.enabled && row.next).length }] })),
        h("a", { class: "card", href: "/lines" }, icon("lines"), h("h2", { t: "place.lines" }), h("p", { class: "quiet", t: ["home.lines", { n: lines.length }] })),
        h("a", { class: "card", href: "/review" }, icon("review"), h("h2", { t: "place.review" }),
          h("p", { class: "quiet", t: streak(rows.streak) }))),
      others(),
    ];
  },
});
