// /design: every component in every state. ?state=NAME shows one state of the wake screen alone, ?section=NAME one part.
import { ask, record } from "../modules/api.js";
import { barChart, calendarChart, lineChart, rowChart } from "../modules/charts.js";
import { h, refill } from "../modules/dom.js";
import { dayCodes, dayName } from "../modules/format.js";
import { icon, mark } from "../modules/icons.js";
import { days, figures, states } from "../modules/samples.js";
import { sensedKinds } from "../modules/sensed.js";
import { shell } from "../modules/shell.js";
import { bind, locale, setLanguage, text } from "../modules/texts.js";
import { wakeScreen } from "../modules/wakescreen.js";

const asked = new URLSearchParams(location.search);
const colours = ["paper", "raised", "ink", "quiet", "line", "edge", "accent", "on-accent", "wash", "bad"];

/** One state, drawn; its clock stands still, so that a picture of it is always the same. */
function shown(name, row) {
  const screen = wakeScreen({ send: () => {}, now: () => new Date(2026, 10, 22, 6, 30, 12) });
  if (name === "dismissed") screen.focus(["I complete 4 workouts a week."]);
  screen.update(row);
  const isHeard = row.phase === "listening" && name !== "tooQuiet";
  for (let index = 0; index < 96; index += 1) {
    const voice = Math.abs(Math.sin(index / 5) * Math.sin(index / 17)) * 90;
    screen.level(isHeard ? voice : name === "ringing" ? 34 + 30 * (index % 8 < 4) : 2, isHeard);
  }
  if (name === "disconnected") screen.connection("gone");
  if (name === "listening" && asked.has("back")) screen.connection(3);
  if (name === "noticed") screen.notice("The sound of the alarm could not be started: the device is busy. It is tried again.");
  if (name === "emergency") screen.open("exit");
  if (name === "cannotSpeak") screen.open("silent");
  return screen;
}

function luminance(colour) {
  const parts = colour.match(/[\d.]+/g).slice(0, 3).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
}

/** The contrast of two colours as WCAG measures it. */
function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function swatches(className) {
  const list = h("ul", { class: "swatches" });
  const box = h("div", { class: className === "night" ? "night-colours" : "" }, list);
  for (const name of colours) {
    const patch = h("i", { style: { background: `var(--${name})` } });
    const ratio = h("span", { class: "quiet" });
    list.append(h("li", {}, patch, h("p", {}, name, h("br"), ratio)));
    queueMicrotask(() => {
      const against = name === "on-accent" ? "accent" : "paper";
      const probe = h("i", { style: { background: `var(--${against})` } });
      patch.after(probe);
      const measured = contrast(getComputedStyle(patch).backgroundColor, getComputedStyle(probe).backgroundColor);
      probe.remove();
      bind(ratio, "text", ["design.contrast", { ratio: measured.toFixed(1) }]);
    });
  }
  return box;
}

function fields() {
  return h("form", { onsubmit: (event) => event.preventDefault() },
    h("div", { class: "field" }, h("label", { for: "f-time", t: "place.alarms" }), h("input", { id: "f-time", type: "time", value: "06:30" })),
    h("fieldset", { class: "field" }, h("legend", { t: "design.field.days" }), h("div", { class: "choices" },
      dayCodes.map((code, index) => h("label", { class: "choice" }, h("input", { type: "checkbox", checked: index < 5 }),
        h("span", { t: ["any", () => ({ text: dayName(code) })] }))))),
    h("div", { class: "field" }, h("label", { for: "f-label", t: "design.field.label" }),
      h("input", { id: "f-label", value: "Morning", "aria-describedby": "f-hint" }), h("p", { id: "f-hint", class: "hint", t: "design.field.hint" })),
    h("div", { class: "field" }, h("label", { for: "f-wrong", t: "design.field.label" }),
      h("input", { id: "f-wrong", value: "6 30", "aria-invalid": "true", "aria-describedby": "f-why" }), h("p", { id: "f-why", class: "wrong", t: "design.field.wrong" })),
    h("div", { class: "field" }, h("label", { for: "f-line", t: "design.field.line" }), h("textarea", { id: "f-line", rows: 2, value: "I keep promises to myself." })),
    h("div", { class: "field" }, h("label", { for: "f-tone", t: "design.field.tone" }), h("select", { id: "f-tone" }, h("option", "pulse-880"), h("option", "sunrise"))),
    h("div", { class: "field" }, h("label", { for: "f-volume", t: "design.field.volume" }), h("input", { id: "f-volume", type: "range", min: 0, max: 100, value: 70 })),
    h("label", { class: "tick" }, h("input", { type: "checkbox", checked: true }), h("span", { t: "design.field.word" })),
    h("label", { class: "tick" }, h("input", { type: "checkbox", class: "switch", checked: true }), h("span", { t: "design.field.word" })));
}

function charts() {
  const named = (part, names) => Object.fromEntries(names.map((name) => [name, text(`${part}.${name}`)]));
  const ends = named("ending", ["spoken", "code", "abandoned"]);
  const november = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short", timeZone: "UTC" });
  return [
    barChart({
      title: text("review.similarity"), summary: "review.similarity", heads: ["review.score", "review.count"],
      rows: figures.histogram.map((value, index) => ({ label: (index / 10).toFixed(1), value })),
    }),
    barChart({
      title: text("review.hours"), summary: "review.hours", heads: ["review.hour", "review.kept", "review.runs"],
      rows: figures.hours.map((row) => ({ label: `${row.hour}:00`, value: row.kept, of: row.runs })),
    }),
    rowChart({
      title: text("review.endings"), summary: "review.endings", heads: ["review.ending", "review.count"],
      rows: [{ label: ends.spoken, value: 17 }, { label: ends.code, value: 3 }, { label: ends.abandoned, value: 0 }],
    }),
    lineChart({
      title: text("review.completion"), summary: "review.completion", heads: ["review.date", "review.minutes"],
      points: figures.minutes.map((value, index) => ({ label: november.format(new Date(Date.UTC(2026, 10, index + 1))), value })),
    }),
    calendarChart({
      title: text("review.calendar"), summary: "review.calendar", heads: ["review.date", "review.standing"], days: days(),
      names: named("standing", ["kept", "broken", "machineFault", "skipped", "noAlarm"]), weekdays: dayCodes.map((code) => dayName(code)),
    }),
  ];
}

const sections = {
  colours: () => [h("h2", { t: "design.colours" }), swatches(), swatches("night")],
  type: () => [h("h2", { t: "design.type" }), ["display", "title", "head", "body"].map((name) =>
    h("p", { style: { fontSize: `var(--${name})`, fontWeight: name === "body" ? 400 : 600 }, t: "design.sample" }))],
  buttons: () => [h("h2", { t: "design.buttons" }), h("div", { class: "buttons" },
    h("button", { class: "main", t: "design.button.main" }), h("button", { t: "design.button.other" }),
    h("button", { class: "bare", t: "design.button.bare" }), h("button", { class: "danger", t: "design.button.danger" }),
    h("button", { disabled: true, t: "design.button.off" }))],
  fields: () => [h("h2", { t: "design.fields" }), fields()],
  cards: () => [h("h2", { t: "design.cards" }),
    h("div", { class: "cards" }, h("a", { class: "card", href: "/design" }, h("h3", { t: "place.lines" }), h("p", { class: "quiet", t: "design.card" })),
      h("a", { class: "card", href: "/design" }, h("h3", { t: "place.journal" }), h("p", { class: "quiet", t: "design.card" }))),
    h("ul", { class: "rows" }, h("li", { class: "row" }, h("span", { class: "alarm-time" }, "06:30"), h("span", { class: "grow", t: "design.sample" }), h("span", { class: "tag good", t: "place.home" })),
      h("li", { class: "row is-off" }, h("span", { class: "alarm-time" }, "09:00"), h("span", { class: "grow quiet", t: "design.sample" }), h("span", { class: "tag", t: "design.button.off" }))),
    h("div", { class: "note" }, h("strong", { t: "design.note.head" }), h("p", { t: "design.note" })),
    h("p", { class: "empty", t: "design.empty" }),
    h("div", { class: "undo", style: { position: "static", marginTop: "16px" } }, h("span", { t: "design.undone" }), h("button", { t: "design.undo" }))],
  charts: () => {
    const drawn = h("div", { class: "stack" });
    // A drawing holds its letters, so it is drawn anew in another language.
    const draw = () => refill(drawn, charts());
    draw();
    document.addEventListener("vow:language", draw);
    return [h("h2", { t: "design.charts" }), drawn];
  },
  marks: () => [h("h2", { t: "design.marks" }), h("div", { class: "row" }, h("img", { src: "/icon.svg", alt: "Vow", width: 96, height: 96 }), mark(),
    ["home", "alarms", "lines", "practice", "coach", "journal", "review", "device", "settings", "privacy", "codes", "tag", ...sensedKinds].map(icon))],
  night: () => [h("h2", { t: "design.night" }), h("p", { t: "design.night.lead" }), h("div", { class: "frames" },
    Object.entries(allStates()).map(([name, row]) => h("section", {}, h("h3", name),
      h("iframe", { class: "frame", title: name, src: `/design?state=${name}`, loading: "lazy", style: { width: "100%", height: "720px" } }))))],
};

function allStates() {
  const known = states();
  return { ...known, cannotSpeak: known.ringing, noticed: known.ringing };
}

// Its rows are samples in English, so a state that is shown alone is in English, unless it is asked otherwise.
const own = asked.has("state") ? {} : await ask("config.list").catch(() => ({}));
setLanguage(asked.get("language") ?? own.language ?? "en");
if (asked.has("theme")) document.documentElement.dataset.theme = asked.get("theme");
const one = asked.get("state");
if (one) {
  const screen = shown(one, allStates()[one]);
  document.title = `${one} · Vow`;
  document.body.replaceChildren(screen.element);
} else {
  const main = shell("design", { changed: (value) => record("config.set", { key: "language", value }).catch(() => {}) });
  const part = asked.get("section");
  main.append(h("h1", { t: "design.title" }), h("p", { class: "lead quiet", t: "design.lead" }),
    ...Object.entries(sections).filter(([name]) => !part || name === part).map(([, make]) => h("section", {}, make())));
}
