// /practice: affirmations towards a thousand times. With ?id=, one of them: round after round, its way and its recording.
import { ask, record, recordTelling } from "../modules/api.js";
import { calendarChart } from "../modules/charts.js";
import { consentForm } from "../modules/consentform.js";
import { fill, h, refill } from "../modules/dom.js";
import { choice, complaint, field, lineLanguages, saidBelow, trying, waiting, withUndo } from "../modules/forms.js";
import { dayAndMonth, dayCodes, dayName, decimal } from "../modules/format.js";
import { limits } from "../modules/limits.js";
import { bind, text, whileShown } from "../modules/texts.js";
import { empty, openPage, pair, part } from "../modules/page.js";

const one = new URLSearchParams(location.search).get("id");

/** The way to the target, as a bar and in words. */
function way(row) {
  return [
    h("progress", { class: "way", max: row.target, value: Math.min(row.count, row.target), "t:aria-label": "practice.way" }),
    h("p", { class: "row" }, h("strong", { t: ["practice.of", { count: row.count, target: row.target }] }),
      h("span", { class: "quiet", t: ["practice.today", { n: row.today }] })),
  ];
}

function forecast(row) {
  if (row.remaining === 0) return h("p", { t: "practice.reached" });
  if (!row.forecast) return h("p", { class: "quiet", t: "practice.tooFew" });
  return h("p", { t: ["practice.forecast", () => ({ from: dayAndMonth(row.forecast.from), through: dayAndMonth(row.forecast.through) })] });
}

function listRow(row) {
  return h("li", {}, h("a", { class: "card", href: `/practice?id=${encodeURIComponent(row.id)}`, "t:aria-label": ["practice.open", { text: row.text }] },
    h("h2", { lang: row.language }, row.text), way(row), forecast(row)));
}

function addForm(lines, settings) {
  const words = h("textarea", { rows: 2, ...limits["practice.add"].text });
  const line = choice([["", "practice.own"], ...lines.map((known) => [known.id, ["any", { text: known.text }]])], "");
  const language = choice(lineLanguages, settings.language ?? "en");
  const target = h("input", { type: "number", ...limits["practice.add"].target, value: 1000, required: true });
  const below = h("div");
  return h("form", {
    onsubmit: async (event) => {
      event.preventDefault();
      const own = line.value ? { line: line.value } : { text: words.value.trim(), language: language.value };
      let made;
      if (!(await trying(below, async () => { made = await record("practice.add", { ...own, target: Number(target.value) }); }))) return;
      location.href = `/practice?id=${encodeURIComponent(made.id)}`;
    },
  }, field("practice.text", words, "practice.text.hint"), field("lines.language", language),
  lines.length > 0 && field("practice.fromline", line), field("practice.target", target),
  below, h("button", { class: "main", t: "practice.add" }));
}

/** Round after round until it is stopped; each round is one request, so that nothing counts that was not recorded. */
function rounds(row, again) {
  let isRunning = false, isUnderWay = false;
  const said = h("p", { class: "practice-said", role: "status" });
  const bar = h("div", {}, way(row));
  const button = h("button", { type: "button", class: "main", t: "practice.start" });
  const place = h("div", { class: "stack", "data-keep": "rounds" });
  const loop = async () => {
    // One round after the other, also where it was stopped and begun again within one.
    if (isUnderWay) return;
    isUnderWay = true;
    let silent = 0, problem;
    while (isRunning && silent < 3) {
      try {
        const round = await record("practice.say", { id: row.id });
        silent = 0;
        refill(said, (round.counted ? "✓ " : "→ ") + round.sentence);
        refill(bar, way({ ...row, count: round.count, today: row.today += round.counted ? 1 : 0 }));
      } catch (error) {
        // Nobody spoke: once more, three times.
        if (error.code === "practice.noSpeech" || error.code === "input.refused") { silent += 1; refill(said, error.message); } else { problem = complaint(error); break; }
      }
    }
    isRunning = isUnderWay = false;
    name();
    // What ended it by itself has to be read; a page that is drawn anew would take it away.
    if (problem === undefined && silent < 3) { again({ done: place }); return; }
    if (problem) refill(said, problem);
  };
  const name = () => {
    bind(button, "text", isRunning ? "practice.stop" : "practice.start");
    // Where the page is drawn anew meanwhile it is carried along: there would be no other way to stop it.
    button.toggleAttribute("data-held", isRunning);
  };
  button.addEventListener("click", () => {
    isRunning = !isRunning;
    name();
    refill(said, text(isRunning ? "practice.running" : "practice.stopping"));
    if (isRunning) loop();
  });
  fill(place, h("p", { class: "practice-words", lang: row.language }, row.text), bar,
    h("div", { class: "buttons" }, button), said,
    row.lastRefused && h("p", { class: "quiet" }, row.lastRefused.sentence));
  return place;
}

function quiet(row) {
  const below = h("div");
  const words = h("input", { autocomplete: "off", lang: row.language, required: true, ...limits["practice.type"].text });
  const listen = async () => {
    if (await trying(below, () => record("practice.listen", { id: row.id }))) saidBelow(below, "practice.listened");
  };
  return h("details", { class: "stack", "data-keep": "quiet" }, h("summary", { t: "practice.quiet" }), h("p", { class: "quiet", t: "practice.quiet.lead" }),
    h("button", { type: "button", t: "practice.listen", onclick: listen }),
    h("form", {
      onsubmit: async (event) => {
        event.preventDefault();
        if (!(await trying(below, () => record("practice.type", { id: row.id, text: words.value.trim() })))) return;
        event.target.reset();
        saidBelow(below, "practice.typed");
      },
    }, field("practice.type", words), h("button", { t: "practice.send" })), below);
}

function recording(row, mayKeep, settings, again) {
  const below = h("div");
  const place = h("div", { class: "stack", "data-keep": "recording" });
  const drawn = () => again({ done: place });
  const standing = row.recording?.standing ?? "none";
  const act = (name, values) => async () => { if (await trying(below, () => record(name, { id: row.id, ...values }))) drawn(); };
  const take = async () => {
    // Sound that is kept is agreed to first, with the words of that on the screen.
    if (!mayKeep) {
      const form = consentForm("recordings", { settings, done: drawn, cancel: () => { refill(below); start.focus(); } });
      refill(below, form.element);
      return form.begin();
    }
    if (await waiting(below, "practice.recordnow", (tell) => recordTelling("practice.record", { id: row.id }, tell))) drawn();
  };
  const start = h("button", { type: "button", t: mayKeep ? "practice.record" : "practice.allow", onclick: take });
  fill(place,
    h("p", { t: [`practice.recording.${standing}`, { seconds: ((row.recording?.lengthMilliseconds ?? 0) / 1000).toFixed(1) }] }),
    h("div", { class: "buttons" }, start,
      standing === "whole" && h("button", { type: "button", t: "practice.play", onclick: act("practice.play") }),
      row.recording && h("button", { type: "button", class: "bare danger", t: "practice.unrecord", onclick: act("practice.record", { remove: true }) })),
    below);
  return place;
}

/** Thirteen weeks, each day said or not; the figures stand in the table behind it. */
function calendar(row) {
  if (!row.days?.length) return null;
  const counts = new Map(row.days.map((entry) => [entry.date, entry.count]));
  const last = new Date(row.days[row.days.length - 1].date + "T00:00:00Z").getTime();
  const days = Array.from({ length: 91 }, (_, index) => {
    const date = new Date(last - (90 - index) * 86_400_000).toISOString().slice(0, 10);
    return { date, standing: counts.get(date) ? "kept" : "noAlarm" };
  });
  return calendarChart({
    title: text("practice.days"), summary: "practice.days", heads: ["practice.date", "practice.count"], days,
    names: { kept: text("practice.some"), noAlarm: text("practice.none") },
    values: days.map((entry) => counts.get(entry.date) ?? 0), weekdays: dayCodes.map((code) => dayName(code)),
  });
}

function figures(row) {
  return h("dl", { class: "pairs" },
    pair("practice.pace", h("span", { t: ["any", () => ({ text: decimal(row.perDay) })] })),
    row.bestWeek && pair("practice.best", h("span", { t: ["practice.best.value", () => ({ count: row.bestWeek.count, date: dayAndMonth(row.bestWeek.first) })] })),
    pair("practice.listenedCount", String(row.listened)), pair("practice.typedCount", String(row.typed)),
    pair("practice.refusedCount", String(row.refused)));
}

function reminder(row, again) {
  const below = h("div");
  const time = h("input", { type: "time", value: row.reminder?.time ?? "19:30" });
  const act = (name, values) => async (event) => {
    event.preventDefault();
    if (await trying(below, () => record(name, { id: row.id, ...values() }))) again({ done: event.target });
  };
  return h("form", { "data-keep": "reminder", onsubmit: act("practice.remind", () => ({ time: time.value })) },
    field("practice.reminder.time", time), h("div", { class: "buttons" }, h("button", { t: "save" }),
      row.reminder && h("button", { type: "button", t: "practice.snooze", onclick: act("practice.snooze", () => ({ minutes: 30 })) }),
      row.reminder && h("button", { type: "button", class: "bare", t: "practice.reminder.off", onclick: act("practice.remind", () => ({ time: "off" })) })),
    below);
}

/** Other words and another target. Where it is one of the lines, its words are changed there. */
function changes(row, again) {
  const below = h("div");
  const words = h("textarea", { rows: 2, ...limits["practice.edit"].text, required: true, lang: row.language, value: row.text });
  const target = h("input", { type: "number", ...limits["practice.target"].target, required: true, value: row.target });
  const form = (name, values, ...fields) => h("form", {
    "data-keep": name,
    onsubmit: async (event) => {
      event.preventDefault();
      if (await trying(below, () => record(name, { id: row.id, ...values() }))) again({ done: event.target });
    },
  }, fields, h("button", { t: "save" }));
  return h("details", { class: "stack", "data-keep": "changes" }, h("summary", { t: "practice.change" }),
    !row.line && form("practice.edit", () => ({ text: words.value.trim() }),
      field("practice.text", words, row.recording && "practice.change.recording")),
    form("practice.target", () => ({ target: Number(target.value) }), field("practice.target", target)), below);
}

function more(row, again) {
  const below = h("div");
  const remove = () => withUndo("practice.removed", { id: row.id, place: below, again: () => { location.href = "/practice"; } },
    (isLast) => record("practice.remove", { id: row.id }, isLast));
  const changed = changes(row, again);
  // Its words are changed among the lines from then on; its target still is here.
  const makeLine = async () => {
    if (await trying(below, () => record("practice.line", { id: row.id }))) again({ done: changed.querySelector("[data-keep='practice.edit']") });
  };
  return [
    changed,
    row.line ? h("p", { class: "quiet", t: "practice.line" })
      : h("button", { type: "button", t: "practice.makeline", onclick: makeLine }),
    h("button", { type: "button", class: "bare danger", t: "practice.remove", onclick: remove }), below,
  ];
}

openPage("practice", {
  title: "practice.title", lead: "practice.lead",
  load: async () => (one
    ? { row: await ask("practice.show", { id: one }), consents: await ask("consent.list") }
    : { rows: await ask("practice.list"), lines: await ask("lines.list") }),
  draw: ({ row, consents, rows, lines }, { again, settings }) => {
    if (!row) {
      const known = new Set(rows.map((entry) => entry.line));
      return [
        rows.length === 0 ? empty("practice.empty") : h("ul", { class: "cards" }, rows.map(listRow)),
        part("practice.new", addForm(lines.filter((line) => !known.has(line.id)), settings)),
      ];
    }
    const mayKeep = consents.some((consent) => consent.purpose === "recordings" && consent.given);
    const drawn = h("div", {});
    const draw = () => refill(drawn, calendar(row));
    draw();
    whileShown(drawn, draw);
    return [
      h("section", {}, rounds(row, again), quiet(row)),
      part("practice.recording", recording(row, mayKeep, settings, again)),
      part("practice.way", forecast(row), figures(row), drawn),
      part("practice.reminder", reminder(row, again)),
      part("practice.more", more(row, again)),
      h("p", {}, h("a", { href: "/practice", t: "practice.all" })),
    ];
  },
});
