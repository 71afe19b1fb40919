// /coach: what was practised with the coach, and what comes again.
import { ask } from "../modules/api.js";
import { barChart } from "../modules/charts.js";
import { coachSession } from "../modules/coachsession.js";
import { h, refill } from "../modules/dom.js";
import { complaint } from "../modules/forms.js";
import { coachFiles } from "../parts/coachfiles.js";
import { empty, openPage, pair, part } from "../modules/page.js";
import { text } from "../modules/texts.js";

function figures(row) {
  const day = row.day;
  return h("dl", { class: "pairs" },
    pair("coach.minutes", h("span", { t: ["coach.minutes.of", { minutes: day.minutes, planned: row.plannedMinutes }] })),
    pair("coach.sentences", String(day.sentences)), pair("coach.right", String(day.rightAtOnce)),
    pair("coach.replays", String(day.replays)),
    pair("coach.score", day.meanScore === undefined || day.meanScore === null ? "–" : String(day.meanScore)),
    pair("coach.streak", h("span", { t: ["review.days", { n: row.streakDays }] })),
    pair("coach.best", h("span", { t: ["review.days", { n: row.bestStreakDays }] })),
    pair("coach.level", h("span", { t: `coach.level.${row.level}` })));
}

function wordTable(words) {
  if (words.length === 0) return empty("coach.words.empty");
  return h("table", {},
    h("thead", {}, h("tr", {}, h("th", { scope: "col", t: "coach.word" }), h("th", { scope: "col", t: "coach.due" }))),
    h("tbody", {}, words.slice(0, 30).map((word) => h("tr", {}, h("th", { scope: "row" }, word.word), h("td", {}, word.due)))));
}

/** The minutes of each day, all languages together. */
function chart(calendar) {
  const minutes = new Map();
  for (const { day } of calendar.days) minutes.set(day.date, (minutes.get(day.date) ?? 0) + day.minutes);
  return barChart({
    title: text("coach.days"), summary: "coach.days", heads: ["coach.day", "coach.minutes"],
    rows: [...minutes].map(([date, value]) => ({ label: date.slice(5), value })),
  });
}

/** The language chosen on this page; what is shown is of it. */
let chosen;

const numbers = async () => {
  const values = chosen ? { language: chosen } : {};
  return { summary: await ask("coach.summary", values), words: await ask("coach.words", values) };
};

const about = ({ summary, words }) => [
  summary.voiceUnderstood === false && h("p", { class: "quiet", t: "coach.voice.weak" }),
  h("div", { class: "abreast stack" }, (summary.day.sentences > 0 || summary.streakDays > 0) && part("coach.today", figures(summary)),
    part("coach.words", wordTable(words))),
];

openPage("coach", {
  title: "coach.title", lead: "coach.lead",
  load: async () => ({ ...await numbers(), calendar: await ask("coach.calendar", { days: 30 }) }),
  draw: ({ summary, calendar, words }, { again }) => {
    const drawn = h("section", {});
    const draw = () => refill(drawn, calendar.days.length > 0 && chart(calendar));
    const follow = () => (drawn.isConnected ? draw() : document.removeEventListener("vow:language", follow));
    draw();
    document.addEventListener("vow:language", follow);
    const below = h("div", { class: "stack" }, about({ summary, words }));
    const choose = async (language) => {
      chosen = language;
      let come;
      try { come = about(await numbers()); } catch (error) { come = complaint(error); }
      if (chosen === language) refill(below, come);
    };
    return [
      coachSession({ language: summary.language, isUnfinished: summary.unfinished, ended: again, choose }),
      below,
      calendar.days.length === 0 ? part("coach.days", empty("coach.empty")) : drawn,
      coachFiles(),
      h("p", { t: "coach.medical" }),
    ];
  },
});
