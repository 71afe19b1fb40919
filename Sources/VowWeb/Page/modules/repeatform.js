// How often an alarm repeats: a part of its form.
import { h } from "./dom.js";
import { choice, field } from "./forms.js";
import { dayCodes, dayName } from "./format.js";
import { limits } from "./limits.js";

const kinds = ["week", "weeks", "odd", "even", "days", "month", "shifts", "rule"];
const units = { week: "weeks", oddWeek: "odd", evenWeek: "even", day: "days", month: "month" };

/** The arguments that say how often it rings. */
export const repeatFields = ["days", "date", "every", "monthDays", "pattern", "rrule", "dayTimes"];

/** The kind that an alarm has. */
function kindOf(row) {
  if (!row.cycle) return "week";
  if (row.cycle.pattern) return "shifts";
  return units[row.cycle.unit] ?? "rule";
}

/** What a person would write for a month's days: "15", "last", "2tue". */
const monthWords = (cycle) => [...cycle.monthDays.map((day) => day === -1 ? "last" : `${day}`), ...cycle.days.map((day) => day.replace("-1", "last"))].join(", ");

/** Makes the fields for the alarm of a row. */
export function repeatForm(row) {
  const limit = limits["alarm.add"], cycle = row.cycle;
  const days = cycle?.days ?? row.days ?? [];
  const boxes = dayCodes.map((code) => h("input", { type: "checkbox", value: code, checked: days.includes(code) }));
  const date = h("input", { type: "date", value: row.days ? "" : row.date ?? "" });
  const count = h("input", { type: "number", min: 1, max: 1000, value: cycle?.interval ?? 2 });
  const month = h("input", { value: cycle?.unit === "month" ? monthWords(cycle) : "", ...limit.monthDays, autocomplete: "off" });
  const pattern = h("input", { value: cycle?.pattern ?? "", ...limit.pattern, autocomplete: "off" });
  const rule = h("input", { value: cycle?.rrule ?? "", ...limit.rrule, autocomplete: "off" });
  const times = h("input", { value: (row.dayTimes ?? []).map((one) => `${one.day}=${one.time}`).join(", "), ...limit.dayTimes, autocomplete: "off" });
  const from = h("input", { type: "date", value: row.startsOn ?? "" });
  const kind = choice(kinds.map((one) => [one, [`alarm.repeats.${one}`]]), kindOf(row), (is) => {
    // A month is mostly meant to be each; of days and weeks each is the plain week.
    if (!cycle) count.value = is === "month" ? 1 : 2;
    show();
  });
  const ofWeek = h("fieldset", { class: "field" }, h("legend", { t: "alarm.days" }), h("div", { class: "choices" },
    boxes.map((box) => h("label", { class: "choice" }, box, h("span", { t: ["any", () => ({ text: dayName(box.value) })] })))));
  const parts = {
    date: field("alarm.date", date, "alarm.date.hint"), count: field("alarm.repeats.count", count),
    month: field("alarm.repeats.monthDays", month, "alarm.repeats.monthDays.hint"),
    pattern: field("alarm.repeats.pattern", pattern, "alarm.repeats.pattern.hint"), rule: field("alarm.repeats.rule", rule),
    times: field("alarm.dayTimes.field", times, "alarm.dayTimes.hint"), from: field("alarm.from", from),
  };
  const limitPlace = h("div", { class: "stack" }), cyclePlace = h("div");
  const show = () => {
    const is = kind.value;
    ofWeek.hidden = !["week", "weeks", "odd", "even"].includes(is);
    parts.date.hidden = is !== "week";
    parts.count.hidden = !["weeks", "days", "month"].includes(is);
    parts.month.hidden = is !== "month";
    parts.pattern.hidden = is !== "shifts";
    parts.rule.hidden = is !== "rule";
    parts.times.hidden = is === "shifts";
    // A cycle counts from the first day, so that field is next to the cycle; for other rules it is one of the limits.
    (is === "week" ? limitPlace : cyclePlace).append(parts.from);
  };
  show();
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value).join();
  const number = () => Math.max(1, Number(count.value) || 1);
  const dayTimes = () => times.value.split(",").map((one) => one.trim()).filter(Boolean).join();
  const hadTimes = dayTimes();
  /** What is said of how often it rings, and of days at another time. */
  const values = () => {
    const own = kind.value === "shifts" || date.value && kind.value === "week" ? "" : dayTimes();
    return { ...often(), ...(own ? { dayTimes: own } : hadTimes && { dayTimes: "none" }) };
  };
  const often = () => {
    switch (kind.value) {
      case "week": return date.value ? { date: date.value } : cycle ? { every: "1w", days: chosen() } : { days: chosen() };
      case "weeks": return { every: `${number()}w`, days: chosen() };
      case "odd": case "even": return { every: kind.value, days: chosen() };
      case "days": return { every: `${number()}d` };
      case "month": return { every: `${number()}m`, ...(month.value.trim() && { monthDays: month.value.trim() }) };
      case "shifts": return { pattern: pattern.value.trim() };
      default: return { rrule: rule.value.trim() };
    }
  };
  const before = JSON.stringify(values());
  return {
    from,
    element: h("div", { class: "stack" }, field("alarm.repeats", kind), parts.count, ofWeek, parts.month, parts.pattern, parts.rule, cyclePlace),
    /** What is seldom wanted. */
    more: [parts.times, parts.date, limitPlace],
    /** What may change when it rings. */
    controls: [kind, ...boxes, date, count, month, pattern, rule, times, from],
    /** What was changed of it; all of it for a new alarm. The server reads the parts together, so they go together. */
    changed: () => row.id !== undefined && JSON.stringify(values()) === before ? {} : values(),
  };
}
