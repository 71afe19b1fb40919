// "Did you do it today?", one press for each goal.
import { record } from "./api.js";
import { h, refill } from "./dom.js";
import { trying } from "./forms.js";
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
  return open.length > 0 && part("goals.evening", h("ul", { class: "rows" }, open.map(question)));
}
