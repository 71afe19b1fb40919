// /review: a stretch of days in figures, without praise and without blame.
import { ask } from "../modules/api.js";
import { barChart, calendarChart } from "../modules/charts.js";
import { h, refill } from "../modules/dom.js";
import { choice, field } from "../modules/forms.js";
import { dayCodes, dayName, length, percent } from "../modules/format.js";
import { empty, openPage, pair, part } from "../modules/page.js";
import { text } from "../modules/texts.js";

const endings = ["kept", "abandoned", "bypassed", "missed"];

function figures(review, streak) {
  const known = (value, show) => (value === undefined || value === null ? "–" : show(value));
  return h("dl", { class: "pairs" },
    pair("review.kept", known(review.completionRate, percent)),
    pair("review.time", known(review.medianCompletionMilliseconds, length)),
    pair("review.attempts", String(review.attempts)), pair("review.retries", String(review.retries)),
    pair("review.snoozes", String(review.snoozes)), pair("review.typed", String(review.typed)),
    pair("review.streak", h("span", { t: ["review.days", { n: streak.current }] })),
    pair("review.best", h("span", { t: ["review.days", { n: streak.best }] })));
}

function charts(review) {
  const names = Object.fromEntries(["kept", "broken", "machineFault", "skipped", "open", "noAlarm"].map((name) => [name, text(`standing.${name}`)]));
  const hours = review.hours.filter((hour) => hour.runs > 0);
  return [
    review.calendar.length > 0 && calendarChart({
      title: text("review.calendar"), summary: "review.calendar", heads: ["review.date", "review.standing"], names,
      days: review.calendar.map((day) => ({ date: day.date, standing: day.standing })), weekdays: dayCodes.map((code) => dayName(code)),
    }),
    barChart({
      title: text("review.endings"), summary: "review.endings", heads: ["review.ending", "review.count"],
      rows: endings.map((name) => ({ label: text(`state.${name}`), value: review.outcomes[name] ?? 0 })),
    }),
    barChart({
      title: text("review.similarity"), summary: "review.similarity", heads: ["review.score", "review.count"],
      rows: review.similarityHistogram.map((value, index) => ({ label: (index / 10).toFixed(1), value })),
    }),
    hours.length > 0 && barChart({
      title: text("review.hours"), summary: "review.hours", heads: ["review.hour", "review.kept", "review.runs"],
      rows: hours.map((hour) => ({ label: `${hour.hour}:00`, value: hour.kept, of: hour.runs })),
    }),
  ];
}

let days = 30;

openPage("review", {
  title: "review.title", lead: "review.lead",
  load: async () => ({ review: await ask("review", { days }), streak: await ask("streak") }),
  draw: ({ review, streak }, { again }) => {
    const span = choice([["7", "review.week"], ["30", "review.month"], ["90", "review.quarter"], ["365", "review.year"]], String(days), (value) => {
      days = Number(value);
      again().then(() => document.querySelector("#review-span")?.focus());
    });
    span.id = "review-span";
    const drawn = h("section", {});
    const draw = () => refill(drawn, review.runs > 0 && charts(review));
    draw();
    document.addEventListener("vow:language", draw);
    return [
      field("review.span", span),
      review.runs === 0 ? empty("review.empty") : [part("review.figures", figures(review, streak)), drawn],
    ];
  },
});
