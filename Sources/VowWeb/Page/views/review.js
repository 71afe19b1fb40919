// /review: a stretch of days in figures, without praise and without blame.
import { ask } from "../modules/api.js";
import { barChart, calendarChart, lineChart, rowChart } from "../modules/charts.js";
import { h, refill } from "../modules/dom.js";
import { choice, field } from "../modules/forms.js";
import { clock, dayCodes, dayName, length, percent } from "../modules/format.js";
import { empty, openPage, pair, part } from "../modules/page.js";
import { ratesSection } from "../parts/rates.js";
import { sensed } from "../modules/sensed.js";
import { text, whileShown } from "../modules/texts.js";

const endings = ["spoken", "typed", "code", "tag", ...Object.values(sensed).map((kind) => kind.ending), "sums", "bypassed", "abandoned", "missed"];

function figures(review, streak) {
  const known = (value, show) => (value === undefined || value === null ? "–" : show(value));
  return h("dl", { class: "pairs" },
    pair("review.kept", known(review.completionRate, percent)),
    pair("review.time", known(review.medianCompletionMilliseconds, length)),
    pair("review.ninety", known(review.ninetiethCompletionMilliseconds, length)),
    pair("review.attempts", String(review.attempts)), pair("review.retries", String(review.retries)),
    pair("review.snoozes", String(review.snoozes)),
    pair("review.killed", h("span", { t: review.interruptions > 0 ? ["review.killed.times", { n: review.interruptions, runs: review.interruptedRuns }] : "review.killed.never" })),
    ...Object.entries(review.disturbances ?? {}).filter(([kind]) => kind !== "programGone")
      .map(([kind, count]) => pair(`review.disturbed.${kind}`, String(count))),
    ...Object.entries(review.flags ?? {}).map(([kind, count]) => pair(`review.sound.${kind}`, String(count))),
    pair("review.streak", h("span", { t: ["review.days", { n: streak.current }] })),
    pair("review.best", h("span", { t: ["review.days", { n: streak.best }] })),
    ...(streak.imported > 0 ? [pair("review.imported", h("span", { t: ["review.days", { n: streak.imported }] }))] : []));
}

function charts(review) {
  const names = Object.fromEntries(["kept", "broken", "machineFault", "skipped", "open", "noAlarm"].map((name) => [name, text(`standing.${name}`)]));
  const hours = review.hours.filter((hour) => hour.runs > 0);
  const kept = (review.mornings ?? []).filter((one) => one.completionMilliseconds !== undefined && !["abandoned", "bypassed", "missed"].includes(one.ending));
  const day = (one) => `${one.date.slice(5)} ${clock(one.time)}`;
  return [
    review.calendar.length > 0 && calendarChart({
      title: text("review.calendar"), summary: "review.calendar", heads: ["review.date", "review.standing"], names,
      days: review.calendar.map((one) => ({ date: one.date, standing: one.standing })), weekdays: dayCodes.map((code) => dayName(code)),
    }),
    kept.length > 1 && lineChart({
      title: text("review.completion"), summary: "review.completion", heads: ["review.date", "review.minutes"],
      points: kept.map((one) => ({ label: day(one), value: Math.round(one.completionMilliseconds / 6000) / 10 })),
    }),
    h("details", { class: "stack" }, h("summary", { t: "settings.others" }), further(review, hours)),
  ];
}

/** The charts that are seldom asked for. */
function further(review, hours) {
  return [
    review.mornings?.length > 0 && barChart({
      title: text("review.retriesBy"), summary: "review.retriesBy", heads: ["review.date", "review.retries"],
      rows: review.mornings.map((one) => ({ label: one.date.slice(5), value: one.retries })),
    }),
    rowChart({
      title: text("review.endings"), summary: "review.endings", heads: ["review.ending", "review.count"],
      rows: endings.map((name) => ({ label: text(`ending.${name}`), value: review.endings?.[name] ?? 0 })),
    }),
    barChart({
      title: text("review.similarity"), summary: "review.similarity", heads: ["review.score", "review.count"],
      rows: review.similarityHistogram.map((value, index) => ({ label: (index / 10).toFixed(1), value })),
    }),
    hours.length > 0 && barChart({
      title: text("review.hours"), summary: "review.hours", heads: ["review.hour", "review.kept", "review.runs"],
      rows: hours.map((hour) => ({ label: clock(`${String(hour.hour).padStart(2, "0")}:00`), value: hour.kept, of: hour.runs })),
    }),
  ];
}

let days = 30;

openPage("review", {
  title: "review.title", lead: "review.lead",
  load: async () => ({ review: await ask("review", { days }), streak: await ask("streak"), rates: await ask("engines").catch(() => null) }),
  draw: ({ review, streak, rates }, { again }) => {
    const span = choice([["7", "review.week"], ["30", "review.month"], ["90", "review.quarter"], ["365", "review.year"]], String(days), (value) => {
      days = Number(value);
      again();
    });
    span.id = "review-span";
    const drawn = h("section", {});
    // A few mornings are no distribution.
    const draw = () => refill(drawn, review.runs >= 7 ? charts(review) : h("p", { class: "quiet", t: "mornings.later" }));
    draw();
    whileShown(drawn, draw);
    return [
      field("review.span", span),
      review.runs === 0 ? empty("review.empty") : [part("review.figures", figures(review, streak)), drawn, ratesSection(rates)],
    ];
  },
});
