// /start: the first minutes. Lines, then an alarm; each step can be left and taken up again.
import { alarmForm, fresh } from "../modules/alarmform.js";
import { ask, record } from "../modules/api.js";
import { h } from "../modules/dom.js";
import { field, trying } from "../modules/forms.js";
import { localTime, wait } from "../modules/format.js";
import { openPage, part } from "../modules/page.js";
import { currentLanguage } from "../modules/texts.js";

function steps(now) {
  return h("ol", { class: "row quiet", "t:aria-label": "start.steps" }, ["start.1", "start.2", "start.3"].map((key, index) =>
    h("li", { "aria-current": index === now && "step" }, index === now ? h("strong", { t: key }) : h("span", { t: key }))));
}

function lines(again) {
  const affirmation = h("textarea", { rows: 2, maxlength: 500 });
  const goal = h("textarea", { rows: 2, maxlength: 500 });
  const below = h("div");
  const submit = async (event) => {
    event.preventDefault();
    const language = currentLanguage();
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

function done(next) {
  return part("start.done", next && h("p", { class: "lead", t: ["home.next", () => ({ when: localTime(next.local), wait: wait(next.waitSeconds), label: "" })] }),
    h("p", { t: "start.done.lead" }), h("a", { class: "button main", href: "/", t: "start.home" }));
}

openPage("start", {
  title: "start.title", lead: "start.lead",
  load: async () => {
    const [lines, alarms, next] = await Promise.all([ask("lines.list"), ask("alarm.list"), ask("next")]);
    return { lines, alarms, next: next.next };
  },
  draw: (rows, { again }) => {
    const kinds = [...new Set(rows.lines.map((line) => line.kind))];
    if (rows.lines.length === 0) return [steps(0), lines(again)];
    if (rows.alarms.length === 0) {
      const recite = ["affirmation", "goal"].filter((kind) => kinds.includes(kind)).map((kind) => kind + "s");
      return [steps(1), part("start.alarm", alarmForm({ ...fresh, recite, language: rows.lines[0].language }, { done: again }))];
    }
    return [steps(2), done(rows.next)];
  },
});
