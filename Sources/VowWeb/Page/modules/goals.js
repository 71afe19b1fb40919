// What is asked about goals: each evening "Did you do it today?", one press for each; each week three questions and the line.
import { record } from "./api.js";
import { h, refill } from "./dom.js";
import { field, helpWords, safetyButtons, trying } from "./forms.js";
import { limits } from "./limits.js";
import { part } from "./page.js";

function question(goal) {
  const below = h("div", { role: "status" });
  const answer = async (done) => {
    if (!(await trying(below, () => record("goals.answer", { id: goal.id, done })))) return;
    refill(below, h("p", { t: done ? "goals.done" : "goals.not" }));
  };
  return h("li", {}, h("p", goal.text), h("div", { class: "buttons" },
    h("button", { type: "button", t: "interview.yes", "t:aria-label": ["goals.yes.of", { text: goal.text }], onclick: () => answer(true) }),
    h("button", { type: "button", t: "interview.no", "t:aria-label": ["goals.no.of", { text: goal.text }], onclick: () => answer(false) })),
  goal.signs.map((sign) => h("p", { class: "quiet", t: `goals.sign.${sign}` })), below);
}

/** The question of the evening for each goal that was not answered for today; nothing where there is none. */
export function eveningQuestions(goals) {
  const open = goals.filter((goal) => goal.today === undefined || goal.today === null);
  return open.length > 0 && h("details", { class: "stack" }, h("summary", { t: "goals.evening" }), h("ul", { class: "rows" }, open.map(question)));
}

const questions = ["helped", "hindered", "easier"];

/** The part with its button; nothing where there is no goal. */
export function weeklyLook(goals) {
  const place = h("div", { class: "stack" });
  const below = h("div", { role: "status" });
  let index = 0;

  const show = (...content) => {
    refill(place, content, below);
    place.querySelector("textarea, input, h3")?.focus();
  };
  const head = (goal) => [h("h3", { tabindex: -1 }, goal.text),
    goal.answered > 0 && h("p", { class: "quiet", t: ["goals.week.of", { done: goal.done, answered: goal.answered }] }),
    goal.signs.map((sign) => h("p", { class: "quiet", t: `goals.sign.${sign}` }))];
  const skip = () => h("button", { type: "button", t: "goals.week.skip", onclick: next });

  const next = () => {
    refill(below);
    if (index >= goals.length) { show(h("p", { t: "goals.week.done" })); return; }
    const goal = goals[index];
    index += 1;
    const answers = questions.map(() => h("textarea", { rows: 2, ...limits["goals.refine"].helped }));
    show(head(goal), h("form", {
      class: "stack",
      onsubmit: async (event) => {
        event.preventDefault();
        const said = Object.fromEntries(questions.map((name, place) => [name, answers[place].value.trim()]).filter(([, answer]) => answer));
        await lookAt(goal, said);
      },
    }, questions.map((name, place) => field(`goals.week.${name}`, answers[place])),
    h("div", { class: "buttons" }, h("button", { class: "main", t: "goals.week.next" }), skip())));
  };

  const lookAt = async (goal, said) => {
    let look;
    if (!(await trying(below, async () => { look = await record("goals.look", { id: goal.id, ...said }); }))) return;
    if (look.help) { show(h("div", { role: "status", tabindex: -1, "data-held": true }, helpWords(look.help))); return; }
    if (look.ask) {
      show(h("h3", { tabindex: -1 }, look.ask), safetyButtons(() => lookAt(goal, { ...said, safe: true }),
        () => lookAt(goal, { ...said, safe: false }), () => lookAt(goal, { ...said, safe: false })));
      return;
    }
    choose(goal, said, look.offer);
  };

  const choose = (goal, said, offer) => {
    const line = h("input", { value: offer ?? goal.text, ...limits["goals.refine"].text, required: true });
    show(head(goal), h("form", {
      class: "stack",
      onsubmit: async (event) => {
        event.preventDefault();
        if (await trying(below, () => record("goals.refine", { id: goal.id, text: line.value.trim(), ...said }))) next();
      },
    }, field("goals.week.line", line, "goals.week.line.hint"),
    h("div", { class: "buttons" }, h("button", { class: "main", t: "goals.week.keep" }), skip())));
  };

  refill(place, h("p", { class: "quiet", t: "goals.week.lead" }),
    h("div", { class: "buttons" }, h("button", { type: "button", t: "goals.week.begin", onclick: next })), below);
  return goals.length > 0 && part("goals.week", place);
}
