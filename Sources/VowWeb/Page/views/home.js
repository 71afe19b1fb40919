// /: the next alarm, one thing that needs the person, today's promise, and the last fourteen days.
import { ask } from "../modules/api.js";
import { dayMark } from "../modules/charts.js";
import { h } from "../modules/dom.js";
import { clock, dayAhead, dayAndMonth, isAskedFor, today, wait } from "../modules/format.js";
import { eveningQuestions, weeklyLook } from "../modules/goals.js";
import { picture } from "../modules/icons.js";
import { empty, openPage, part } from "../modules/page.js";
import { placeLink, places } from "../modules/shell.js";
import { lacking, waking } from "../parts/readiness.js";
import { text } from "../modules/texts.js";

/** How many lines the next alarm asks for: those of its language and of the kinds that its gate recites, on its day. */
function lineCount(rows) {
  const { alarm: id, local } = rows.next.next;
  const alarm = rows.alarms.find((one) => one.id === id);
  return rows.lines.filter((line) => alarm?.recite.includes(line.kind) && line.language === alarm.language
    && isAskedFor(line, local.slice(0, 10))).length;
}

function next(rows) {
  const row = rows.next.next;
  if (!row) return [empty("home.none"), h("div", { class: "buttons" }, h("a", { class: "button main", href: "/alarms#new", t: "alarms.new" }))];
  const parts = [h("p", { class: "due" }, h("time", { datetime: row.local }, clock(row.local.slice(11, 16))))];
  const words = { ringingNow: "home.ringing", snoozeEnds: "home.snoozed", checkAsks: "home.checks" }[row.cause] ?? "home.next";
  const count = lineCount(rows);
  parts.push(h("p", { class: "lead" }, h("span", { t: [words, () => ({
    when: dayAhead(row.local, row.zone), wait: wait(row.waitSeconds), label: row.label ? text("home.named", { label: row.label }) : "",
  })] }), !row.run && count > 0 && [" ", h("span", { t: ["home.says", { n: count }] })]));
  if (row.run) parts.push(h("a", { class: "button main", href: "/wake", t: "home.wake" }));
  else if (row.early) parts.push(h("p", h("a", { class: "button", href: "/try?what=early", t: "early.do" })));
  return parts;
}

/**
 * One thing that needs the person: the first of the notes, the most urgent one first; the stylesheet hides the others. How
 * the machine will wake stands beside it where nothing is wrong with that.
 */
function oneThing(rows) {
  const next = rows.next.next;
  const lines = rows.lines.filter((line) => isAskedFor(line, next?.local.slice(0, 10) ?? today()));
  const note = (head, ...below) => h("div", { class: "note" }, h("strong", { t: head }), h("p", {}, below));
  const untried = rows.alarms.find((row) => row.id === next?.alarm)?.untried;
  return h("div", { class: "one-thing stack" },
    rows.next.watched === false && note("home.unwatched", h("span", { t: "home.unwatched.help" })),
    next && !next.run && [waking(next.instant), lacking(next.instant)],
    lines.length === 0 && note("home.nolines", h("span", { t: "home.nolines.help" }), " ", h("a", { href: "/lines", t: "lines.new" })),
    untried && note("try.untried", h("a", { href: `/try?${new URLSearchParams({ what: "morning", alarm: next.alarm })}`, t: "try.do" })),
    lines.some((line) => line.sameWordsDays !== undefined) && note("home.refresh", h("span", { t: "home.refresh.help" })));
}

/** Days in a row where there are some; what there was before, where it began anew; else what will stand there. */
function streak({ current, best }) {
  if (current > 0) return ["home.streak", { n: current }];
  return best > 0 ? ["home.streak.best", { n: best }] : ["home.streak.none"];
}

/** The last fourteen days, a dot each; its shape says how the day went. */
function fourteenDays({ days, streak: row }) {
  const name = ({ date, standing }) => `${dayAndMonth(date)}: ${text(`standing.${standing}`)}`;
  return part("home.days",
    days.length > 0 && h("ol", { class: "dots" }, days.map((day) => h("li", {}, dayMark(day.standing),
      h("span", { class: "unseen", t: ["any", () => ({ text: name(day) })] })))),
    h("p", { class: "row" }, h("span", { t: streak(row) }), days.length > 0 && h("a", { href: "/journal", t: "place.journal" })));
}

/** What will happen tomorrow, before there is anything: three pictures and one button. */
const beginning = () => h("section", {}, h("p", { class: "lead", t: "home.first" }),
  h("ol", { class: "pictures" }, ["ring", "say", "done"].map((name) => h("li", {}, picture(name), h("p", { t: `home.picture.${name}` })))),
  h("div", { class: "buttons" }, h("a", { class: "button main", href: "/start", t: "home.start" })));

/** Where the places are folded away, they are one press away as well. */
const others = () => h("nav", { class: "others", "t:aria-label": "home.others" },
  places.filter((place) => place !== "home").map((place) => placeLink(place)));

openPage("home", {
  title: "home.title", isTimed: true,
  load: async () => {
    const [next, lines, streak, alarms, goals, review] = await Promise.all([
      ask("next"), ask("lines.list"), ask("streak"), ask("alarm.list"), ask("goals.list").catch(() => []),
      ask("review", { days: 14 }).catch(() => ({ calendar: [] })),
    ]);
    return { next, lines, streak, alarms, goals, days: review.calendar.slice(-14) };
  },
  draw: (rows) => {
    if (rows.alarms.length === 0 && rows.lines.length === 0) return beginning();
    const lines = rows.lines.filter((line) => isAskedFor(line, today()));
    const goals = lines.filter((line) => line.kind === "goal");
    const promise = goals.length > 0 ? goals : lines;
    return [
      h("section", {}, next(rows), oneThing(rows)),
      promise.length > 0 && part("home.promise", h("ul", { class: "rows" }, promise.map((line) => h("li", { lang: line.language }, line.text))),
        eveningQuestions(rows.goals)),
      fourteenDays(rows),
      weeklyLook(rows.goals),
      others(),
    ];
  },
});
