// /alarms: when it rings, and what stops it.
import { alarmForm, freshBy } from "../modules/alarmform.js";
import { ask, record } from "../modules/api.js";
import { fill, h, refill } from "../modules/dom.js";
import { field, isGoing, tick, trying, withUndo } from "../modules/forms.js";
import { clock, dayName, dayWords, localTime, today } from "../modules/format.js";
import { outlook } from "../parts/outlook.js";
import { calendarSection } from "../parts/calendarfile.js";
import { menu } from "../modules/menu.js";
import { empty, openPage } from "../modules/page.js";
import { offerSkipBack, skipList } from "../parts/skips.js";
import { furtherPages } from "../modules/shell.js";
import { ownTones } from "../parts/tones.js";

/** Between which dates it rings, and in which zone its time is read where that is not the device's. */
function limits(row) {
  const range = row.startsOn && row.endsOn ? "alarm.range.both" : row.startsOn ? "alarm.range.from" : "alarm.range.until";
  return [
    ...(row.startsOn || row.endsOn ? [[range, { from: row.startsOn, until: row.endsOn }]] : []),
    ...(row.followsDevice === false ? [["alarm.zone.of", { zone: row.zone }]] : []),
  ];
}

/** A form for the next time only, at another time. */
function onceForm(row, act, close) {
  const time = h("input", { type: "time", value: row.next.local.slice(11, 16), required: true });
  const submit = (event) => {
    event.preventDefault();
    return act("alarm.edit", { once: true, time: time.value });
  };
  return h("form", { class: "card stack", onsubmit: submit }, field("alarm.once.time", time),
    h("div", { class: "buttons" }, h("button", { class: "main", t: "alarm.once.do" }), h("button", { type: "button", class: "bare", t: "cancel", onclick: close })));
}

/** The days at another time, and the dates that were moved. */
function otherTimes(row, twelve, act) {
  return [
    ...(row.dayTimes ?? []).map((one) => h("p", { class: "quiet", t: ["alarm.dayTimes", () => ({ days: dayName(one.day), time: clock(one.time, twelve) })] })),
    ...(row.movedTimes ?? []).map((one) => h("p", { class: "row quiet" },
      h("span", { t: ["alarm.moved", () => ({ date: one.date, time: clock(one.time, twelve), usual: clock(one.usual, twelve) })] }),
      h("button", { type: "button", class: "bare", t: "alarm.moved.undo", onclick: () => act("alarm.edit", { once: true, time: "none" }) }))),
  ];
}

/** When an alarm rings next; of one that will not, whether it was missed. */
function nextOf(row, runs, twelve) {
  if (row.next) return ["alarm.next", () => ({ when: localTime(row.next.local, twelve) })];
  const [last] = runs.filter((run) => run.alarm === row.id).sort((a, b) => b.due.localeCompare(a.due));
  return last?.state === "missed" ? ["alarm.missed", () => ({ when: localTime(last.local, twelve) })] : ["alarm.never"];
}

function alarmRow(row, { again, settings, runs }) {
  const below = h("div"), once = h("div");
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
  const edit = () => {
    item.replaceChildren(alarmForm(row, { done: close, cancel: close, silence: act }), below);
    item.querySelector("input").focus();
  };
  const moveOnce = () => {
    refill(once, onceForm(row, act, () => once.replaceChildren()));
    once.querySelector("input").focus();
  };
  const remove = () => withUndo("alarm.removed", { id: row.id, item, place: below, again }, (isLast) => record("alarm.remove", { id: row.id }, isLast));
  const name = { name: `${row.time} ${row.label}`.trim() };
  const button = (key, does, kind = "bare") => h("button", { type: "button", class: kind, t: key, "t:aria-label": [`${key}.of`, name], onclick: does });
  const summary = h("div", { class: "alarm-row" },
    h("button", { type: "button", class: "bare alarm-time", "t:aria-label": ["alarm.open", name], onclick: edit }, clock(row.time, twelve)),
    h("div", { class: "grow" },
      h("p", h("strong", row.label || ""), " ", h("span", { t: ["any", () => ({ text: dayWords(row) })] })),
      h("p", { class: "quiet", t: nextOf(row, runs, twelve) }),
      limits(row).map(([key, values]) => h("p", { class: "quiet", t: [key, values] })),
      otherTimes(row, twelve, act),
      row.pausedUntil > day && h("p", { class: "row quiet" }, h("span", { t: ["alarm.paused", { date: row.pausedUntil }] }),
        h("button", { type: "button", class: "bare", t: "alarm.pause.end", onclick: () => act("alarm.pause", { end: true }) })),
      skipList(row, day, (dates) => act("alarm.unskip", dates)),
      row.loosenedFrom && h("p", { class: "quiet", t: ["alarm.easier", { date: row.loosenedFrom }] })),
    on,
    menu(["alarm.menu", name], [button("edit", edit), row.next && button("alarm.skip", () => act("alarm.skip")),
      row.next && button("alarm.once", moveOnce),
      button("alarm.duplicate", () => act("alarm.duplicate")), button("remove", remove, "bare danger")]));
  const untried = row.untried && h("p", { class: "note" }, h("span", { t: "try.untried" }), " ",
    h("a", { href: `/try?${new URLSearchParams({ what: "morning", alarm: row.id })}`, t: "try.do" }));
  return fill(item, summary, untried, once, below);
}

/** Whether what stands behind "⋯" of the list is open; it stays so when the page is drawn again. */
let isMoreOpen = false;

/** What is seldom wanted of the list: codes, calendar files, tones, and the next clock change. */
function listMore(alarms, twelve, again) {
  return h("details", { id: "list-more", class: "stack list-more", open: isMoreOpen, ontoggle: (event) => { isMoreOpen = event.target.open; } },
    h("summary", { "t:aria-label": "alarms.more" }, "⋯"), h("div", { class: "stack" },
      furtherPages("codes"), calendarSection(alarms.length > 0, twelve, again), ownTones(), alarms.length > 0 && h("section", {}, outlook(twelve))));
}

openPage("alarms", {
  title: "alarms.title",
  load: async () => {
    const [alarms, runs] = await Promise.all([ask("alarm.list"), ask("runs", { last: 60 }).catch(() => [])]);
    return { alarms, runs };
  },
  draw: ({ alarms, runs }, { again, settings }) => {
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
      alarms.length === 0 ? empty("alarms.empty") : h("ul", { class: "rows" }, alarms.map((row) => alarmRow(row, { again, settings, runs }))),
      listMore(alarms, settings["clock-hours"] === 12, again),
    ];
  },
});
