// Times and numbers as people read them, in the page's language.
import { locale, text } from "./texts.js";

let isTwelve = false;

/** Keeps whether clocks count to twelve, as the setting `clock-hours` says (12 or 24). */
export function setClock(hours) { isTwelve = hours === 12; }

/** How an hour is written. A day begins with 00 or 12 where its hours count to 23 or 12; `hour12` would make it 24. */
const hour = () => (isTwelve ? { hour: "numeric", hourCycle: "h12" } : { hour: "2-digit", hourCycle: "h23" });

/** A day and a time of a row's `local`: "Mon 23 Nov, 06:30". It is read as it stands, in no zone. */
export function localTime(local) {
  const date = new Date(local.slice(0, 16) + ":00Z");
  const day = new Intl.DateTimeFormat(locale(), { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" }).format(date);
  return dayAt(day, clock(local.slice(11, 16)));
}

/** A day and a time of it. */
export const dayAt = (day, time) => text("day.at", { day, time });

/** The day of a row's `local` in words: "Tomorrow", else "Mon 23 Nov"; a day's name is the present's in that zone. */
export function dayAhead(local, zone) {
  const days = [0, 1].map((ahead) => new Date(Date.now() + ahead * 86_400_000).toLocaleDateString("sv", { timeZone: zone }));
  const place = days.indexOf(local.slice(0, 10));
  if (place >= 0) return text(place === 0 ? "day.today" : "day.tomorrow");
  return new Intl.DateTimeFormat(locale(), { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" })
    .format(new Date(local.slice(0, 10) + "T00:00Z"));
}

/** A date ("2026-11-23") without its year: "23 November". */
export const dayAndMonth = (date) => new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", timeZone: "UTC" })
  .format(new Date(`${date}T00:00Z`));

/** HH:MM as the person wants clocks. */
export function clock(time) {
  if (!isTwelve) return time;
  return new Intl.DateTimeFormat(locale(), { ...hour(), minute: "2-digit", timeZone: "UTC" })
    .format(new Date(`2026-01-01T${time}:00Z`));
}

/** An instant as the clock of this browser shows it, or one that is so many milliseconds ahead of universal time. */
export function moment(instant, ahead) {
  const isHere = ahead === undefined;
  return new Intl.DateTimeFormat(locale(), {
    weekday: "short", day: "numeric", month: "short", ...hour(), minute: "2-digit", timeZone: isHere ? undefined : "UTC",
  }).format(new Date(Date.parse(instant) + (isHere ? 0 : ahead)));
}

/** An instant with seconds, for a timeline. */
export function second(instant, timeZone) {
  return new Intl.DateTimeFormat(locale(), { ...hour(), minute: "2-digit", second: "2-digit", timeZone })
    .format(new Date(instant));
}

/** The time of a row's `local` with seconds. It is read as it stands, in no zone. */
export const localSecond = (local) => second(`${local}Z`, "UTC");

/** How many milliseconds the wall clock of a row's `local` is ahead of universal time. */
export const aheadOf = ({ at, local }) => Date.parse(`${local}Z`) - Math.floor(Date.parse(at) / 1000) * 1000;

/** A text with the instants in it as a clock shows them that is so many milliseconds ahead of universal time. */
export function withMoments(sentence, ahead) {
  return sentence.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, (instant) => moment(instant, ahead));
}

/** A decimal number as the language writes it. */
export function decimal(value, digits = 1) { return new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(value); }

/** A wait in words: 9 h 12 min. */
export function wait(seconds) {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return text("wait.minutes", { m: minutes });
  if (minutes < 2880) return text("wait.hours", { h: Math.floor(minutes / 60), m: minutes % 60 });
  return text("wait.days", { d: Math.floor(minutes / 1440), h: Math.floor(minutes / 60) % 24 });
}

/** A length of time in minutes and seconds. */
export function length(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? text("wait.seconds", { s: seconds }) : text("wait.exact", { m: Math.floor(seconds / 60), s: seconds % 60 });
}

/** A share as a percentage. */
export function percent(share) {
  return new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: 0 }).format(share);
}

export const dayCodes = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** A weekday's short name, from its code. */
export function dayName(code, style = "short") {
  const monday = Date.UTC(2026, 5, 1);
  return new Intl.DateTimeFormat(locale(), { weekday: style, timeZone: "UTC" })
    .format(new Date(monday + dayCodes.indexOf(code) * 86_400_000));
}

/** Names after each other. */
export const listed = (names) => names.slice(1).reduce((first, second) => text("list.of", { first, second }), `${names[0] ?? ""}`);

const nth = { 1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", "-1": "last" };

/** A cycle in words; one that takes more than the catalogue has is shown as its rule. */
function cycleWords(cycle) {
  if (cycle.pattern) return text("cycle.shifts", { steps: cycle.pattern });
  const days = listed([...cycle.monthDays.map((day) => day === -1 ? text("cycle.lastDay") : `${day}`), ...cycle.days.map((code) => {
    const which = nth[code.slice(0, -3)], day = dayName(code.slice(-3));
    return which ? text(`cycle.${which}`, { day }) : day;
  })]);
  const count = cycle.interval;
  switch (cycle.unit) {
    case "day": return text("cycle.days", { count }) + (days ? `: ${days}` : "");
    case "week": return text(count === 1 ? "cycle.week" : "cycle.weeks", { count, days });
    case "oddWeek": return text("cycle.oddWeeks", { days });
    case "evenWeek": return text("cycle.evenWeeks", { days });
    case "month": return text(count === 1 ? "cycle.month" : "cycle.months", { count, days });
    default: return cycle.rrule;
  }
}

/** The days of an alarm in words. */
export function dayWords(row) {
  if (row.cycle) return cycleWords(row.cycle);
  if (!row.days) return listed((row.date ?? "").split(","));
  if (row.days.length === 7) return text("days.all");
  if (row.days.join() === dayCodes.slice(0, 5).join()) return text("days.work");
  if (row.days.join() === "sat,sun") return text("days.weekend");
  return listed(row.days.map((code) => dayName(code)));
}

/** Whether a line is asked for on a day ("2026-11-23"): one that is set aside still is until the date that it names. */
export const isAskedFor = (line, day) => !line.disabledFrom || line.disabledFrom > day;

/** Today as a date of this device. */
export const today = () => new Date().toLocaleDateString("sv");


/** How a run ended, by the event that ended it, as `state.…` names it in words. */
export const endings = { Dismissed: "dismissed", RunAbandoned: "abandoned", RunBypassed: "bypassed", AlarmMissed: "missed" };
