// /start: the first minutes. Lines, then an alarm; each step can be left and taken up again.
import { alarmForm, freshBy } from "../modules/alarmform.js";
import { ask, record } from "../modules/api.js";
import { h, refill } from "../modules/dom.js";
import { field, lineLanguage, trying } from "../modules/forms.js";
import { clock, dayAhead, dayAt, wait } from "../modules/format.js";
import { limits } from "../modules/limits.js";
import { picture } from "../modules/icons.js";
import { soundCheck } from "../modules/soundcheck.js";
import { openPage, part } from "../modules/page.js";
import { bind } from "../modules/texts.js";

function steps(now) {
  return h("ol", { class: "row quiet", "t:aria-label": "start.steps" }, ["start.0", "start.1", "start.2", "start.3"].map((key, index) =>
    h("li", { "aria-current": index === now && "step" }, index === now ? h("strong", { t: key }) : h("span", { t: key }))));
}

function lines(again) {
  const affirmation = h("textarea", { rows: 2, ...limits["lines.add"].text });
  const goal = h("textarea", { rows: 2, ...limits["lines.add"].text });
  const below = h("div");
  const submit = async (event) => {
    event.preventDefault();
    if (![affirmation, goal].some((box) => box.value.trim())) {
      refill(below, h("p", { class: "note bad", role: "alert", t: "start.one" }));
      return affirmation.focus();
    }
    const language = lineLanguage();
    const isDone = await trying(below, async () => {
      for (const [kind, box] of [["affirmation", affirmation], ["goal", goal]]) {
        if (box.value.trim()) await record("lines.add", { text: box.value.trim(), kind, language });
        box.value = "";
      }
    });
    if (isDone) again();
  };
  return part("start.lines", h("p", { t: "start.lines.lead" }),
    h("p", {}, h("a", { class: "button", href: "/interview", t: "interview.link" })), h("form", { onsubmit: submit },
    field("start.affirmation", affirmation, "start.affirmation.hint"), field("start.goal", goal, "start.goal.hint"), below,
    h("button", { class: "main", t: "start.go" })));
}

/** What a morning is like, in three pictures, and a trial of it in the person's own voice. */
function done(next, alarms) {
  const trial = new URLSearchParams({ what: "morning", alarm: next?.alarm ?? alarms[0].id });
  return part("start.done", next && h("p", { class: "lead", t: ["home.next", () => ({ when: dayAt(dayAhead(next.local, next.zone), clock(next.local.slice(11, 16))), wait: wait(next.waitSeconds), label: "" })] }),
    h("p", { t: "start.done.lead" }),
    h("ol", { class: "pictures" }, ["ring", "say", "exit"].map((name) => h("li", {}, picture(name), h("p", { t: `start.picture.${name}` })))),
    h("div", { class: "buttons" }, h("a", { class: "button main", href: `/try?${trial}`, t: "try.do" }), h("a", { class: "button", href: "/", t: "start.home" })));
}

/** Whether the sound was checked, or put off, in this browser's session. */
const soundKey = "vow-sound-checked";

function sound(again) {
  const on = () => { sessionStorage.setItem(soundKey, "yes"); again(); };
  const next = h("button", { type: "button", t: "sound.skip", onclick: on });
  return part("sound.title", soundCheck((isPlayed) => {
    if (!isPlayed) return;
    bind(next, "text", ["sound.goOn"]);
    next.classList.add("main");
    next.focus();
  }), h("div", { class: "buttons" }, next));
}

openPage("start", {
  title: "start.title", lead: "start.lead",
  load: async () => {
    const [lines, alarms, next] = await Promise.all([ask("lines.list"), ask("alarm.list"), ask("next")]);
    return { lines, alarms, next: next.next };
  },
  draw: (rows, { again, settings }) => {
    const kinds = [...new Set(rows.lines.map((line) => line.kind))];
    if (rows.alarms.length === 0 && !sessionStorage.getItem(soundKey)) return [steps(0), sound(again)];
    if (rows.lines.length === 0) return [steps(1), lines(again)];
    if (rows.alarms.length === 0) {
      const recite = ["affirmation", "goal"].filter((kind) => kinds.includes(kind)).map((kind) => kind + "s");
      return [steps(2), part("start.alarm", alarmForm({ ...freshBy(settings), recite }, { done: again }))];
    }
    return [steps(3), done(rows.next, rows.alarms)];
  },
});
