// /alarms: when it rings, and what stops it.
import { alarmForm, freshBy } from "../modules/alarmform.js";
import { ask, record } from "../modules/api.js";
import { h, refill } from "../modules/dom.js";
import { challengeName } from "../modules/gateform.js";
import { field, isGoing, tick, trying, withUndo } from "../modules/forms.js";
import { clock, dayWords, localTime, today } from "../modules/format.js";
import { outlook } from "../parts/outlook.js";
import { calendarSection } from "../parts/calendarfile.js";
import { empty, openPage } from "../modules/page.js";
import { offerSkipBack, skipList } from "../parts/skips.js";
import { ownTones } from "../parts/tones.js";
import { text } from "../modules/texts.js";

/** Between which dates it rings, and in which zone its time is read where that is not the device's. */
function limits(row) {
  const range = row.startsOn && row.endsOn ? "alarm.range.both" : row.startsOn ? "alarm.range.from" : "alarm.range.until";
  return [
    ...(row.startsOn || row.endsOn ? [[range, { from: row.startsOn, until: row.endsOn }]] : []),
    ...(row.followsDevice === false ? [["alarm.zone.of", { zone: row.zone }]] : []),
  ];
}

/** Silent for a while: from a day to another, or until it is to ring again. */
function silence(act, name) {
  const place = h("div");
  const open = (event) => refill(place, event.target.open && silenceForm(act));
  return h("details", { ontoggle: open },
    h("summary", { t: "alarm.silent", "t:aria-label": ["any", () => ({ text: `${text("alarm.silent")}: ${name}` })] }), place);
}

function silenceForm(act) {
  const from = h("input", { type: "date", min: today() });
  const to = h("input", { type: "date", min: today(), required: true });
  // Without a first day it is silent from now on, and rings again on the day after the last.
  const after = (date) => { const next = new Date(`${date}T00:00Z`); next.setUTCDate(next.getUTCDate() + 1); return next.toISOString().slice(0, 10); };
  const submit = (event) => {
    event.preventDefault();
    return from.value ? act("alarm.skip", { from: from.value, to: to.value }) : act("alarm.pause", { until: after(to.value) });
  };
  return h("form", { class: "stack", onsubmit: submit }, field("alarm.silent.from", from, "alarm.silent.from.hint"), field("alarm.silent.to", to),
    h("div", { class: "buttons" }, h("button", { t: "alarm.silent.do" })));
}

function alarmRow(row, { again, settings }) {
  const below = h("div");
  // What lies behind is no news.
  const day = today();
  const item = h("li", { class: row.enabled ? "" : "is-off", id: `alarm-${row.id}`, hidden: isGoing(row.id), "data-keep": row.id });
  const close = () => again({ done: item });
  const act = async (name, values = {}) => {
    let made;
    if (!await trying(below, async () => { made = await record(name, { id: row.id, ...values }); })) return false;
    await close();
    if (name === "alarm.skip") offerSkipBack(row, made, values, (dates) => act("alarm.unskip", dates));
    return true;
  };
  const { element: on } = tick("alarm.on", row.enabled, async (isOn, box) => {
    // What was refused is not so: half asleep nobody reads why, but everybody sees the switch.
    if (!await act(isOn ? "alarm.enable" : "alarm.disable")) box.checked = !isOn;
  }, true);
  const twelve = settings["clock-hours"] === 12;
  const summary = h("div", { class: "alarm-row" },
    h("span", { class: "alarm-time" }, clock(row.time, twelve)),
    h("div", { class: "grow" },
      h("p", h("strong", row.label || ""), " ", h("span", { t: ["any", () => ({ text: dayWords(row) })] })),
      h("p", { class: "quiet", t: row.next ? ["alarm.next", () => ({ when: localTime(row.next.local, twelve) })] : ["alarm.never"] }),
      limits(row).map(([key, values]) => h("p", { class: "quiet", t: [key, values] })),
      row.pausedUntil > day && h("p", { class: "row quiet" }, h("span", { t: ["alarm.paused", { date: row.pausedUntil }] }),
        h("button", { type: "button", class: "bare", t: "alarm.pause.end", onclick: () => act("alarm.pause", { end: true }) })),
      skipList(row, day, (dates) => act("alarm.unskip", dates)),
      row.loosenedFrom && h("p", { class: "quiet", t: ["alarm.easier", { date: row.loosenedFrom }] })),
    on);
  const edit = () => {
    item.replaceChildren(alarmForm(row, { done: close, cancel: close }));
    item.querySelector("input").focus();
  };
  const remove = () => withUndo("alarm.removed", { id: row.id, item, place: below, again }, (isLast) => record("alarm.remove", { id: row.id }, isLast));
  const name = { name: `${row.time} ${row.label}`.trim() };
  const button = (key, does, kind = "") => h("button", { type: "button", class: kind, t: key, "t:aria-label": [`${key}.of`, name], onclick: does });
  const tried = (what) => `/try?${new URLSearchParams({ what, alarm: row.id })}`;
  const tone = () => trying(below, () => record("tones.play", { tone: row.tone || "beacon", volume: Math.min(60, row.volumePercent) }));
  const tries = h("details", {}, h("summary", { t: "try.title", "t:aria-label": ["any", () => ({ text: `${text("try.title")}: ${name.name}` })] }),
    h("div", { class: "buttons" },
      (row.gate ?? []).map((one) => {
        const called = challengeName(one);
        return h("a", { class: "button", href: tried(one) }, h("span", { t: called.key }), called.name && `: ${called.name}`);
      }),
      h("button", { type: "button", t: "try.tone", onclick: tone }), h("a", { class: "button", href: tried("morning"), t: "try.morning" })));
  const untried = row.untried && h("p", { class: "note" }, h("span", { t: "try.untried" }), " ", h("a", { href: tried("morning"), t: "try.do" }));
  item.append(summary, untried || "", h("div", { class: "buttons" }, button("edit", edit),
    row.next && button("alarm.skip", () => act("alarm.skip"), "bare"), button("alarm.duplicate", () => act("alarm.duplicate"), "bare"),
    button("remove", remove, "bare danger")),
  h("div", { class: "row", style: { alignItems: "start" } }, tries, silence(act, name.name)), below);
  return item;
}

openPage("alarms", {
  title: "alarms.title", load: () => ask("alarm.list"),
  draw: (alarms, { again, settings }) => {
    const place = h("div");
    const open = () => {
      place.replaceChildren(alarmForm(freshBy(settings), { done: () => again({ done: place }), cancel: close }));
      add.hidden = true;
      place.querySelector("input").focus();
    };
    const close = () => { place.replaceChildren(); add.hidden = false; add.focus(); };
    const add = h("button", { type: "button", class: "main", t: "alarms.new", onclick: open });
    if (location.hash === "#new") { history.replaceState(null, "", "/alarms"); queueMicrotask(open); }
    return [
      h("section", { "data-keep": "new" }, add, place),
      alarms.length === 0 ? empty("alarms.empty") : h("ul", { class: "rows" }, alarms.map((row) => alarmRow(row, { again, settings }))),
      alarms.length > 0 && h("section", {}, outlook(settings["clock-hours"] === 12)),
      calendarSection(alarms.length > 0, settings["clock-hours"] === 12, again),
      ownTones(),
    ];
  },
});
