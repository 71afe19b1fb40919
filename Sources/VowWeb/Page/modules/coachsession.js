// Today's session with the coach, step by step: hear a sentence, say it or type it, see what came of it, and the next.
import { record } from "./api.js";
import { h, refill } from "./dom.js";
import { choice, field, lineLanguages, waiting } from "./forms.js";
import { limits } from "./limits.js";

const signs = { well: "✓", unclear: "~", missed: "✗" };

/** Each word with a sign and a name for its mark, so that colour and weight only add to them. */
function words(answer) {
  return h("p", { class: "coach-words", lang: answer.language }, answer.words.map((word) => [
    h("span", { class: `word ${word.mark}` }, h("span", { "aria-hidden": "true" }, signs[word.mark] ?? ""), word.text,
      h("span", { class: "unseen", t: `coach.mark.${word.mark}` })), " "]));
}

function feedback(answer) {
  const scores = [["accuracy", answer.accuracy], ["fluency", answer.fluency], ["completeness", answer.completeness], ["prosody", answer.prosody]]
    .filter(([, value]) => value !== undefined && value !== null);
  return h("section", { class: "stack" },
    h("p", { t: answer.correct ? "coach.right.now" : answer.semanticSim >= 0.6 ? "coach.almost" : "coach.notyet" }),
    words(answer), h("p", { class: "quiet", t: "coach.legend" }),
    answer.mode === "voice" && h("p", { class: "quiet", t: ["coach.heard", { text: answer.transcript }] }),
    h("p", { class: "row quiet" }, h("span", { t: ["coach.points", { n: answer.itemScore }] }),
      scores.map(([name, value]) => h("span", { t: [`coach.rated.${name}`, { value }] }))));
}

/** The session; `ended` is called when it is over or was stopped, `choose` when another language is chosen. */
export function coachSession({ language, isUnfinished, ended, choose }) {
  const came = h("div", { class: "stack", role: "status" });
  const place = h("div", { class: "stack" });
  const below = h("div", { role: "status" });
  let chosen = language;
  let isBusy = false;
  let inHand;

  const step = async (action, values = {}, meanwhile = "coach.wait") => {
    if (isBusy) return;
    isBusy = true;
    let row;
    const isDone = await waiting(below, meanwhile, async () => { row = await record("coach.step", { action, language: chosen, sentence: inHand, ...values }); });
    isBusy = false;
    if (!isDone) return;
    inHand = row.sentence;
    refill(came, row.answer && feedback(row.answer), row.said.map((line) => h("p", line)));
    show(row);
    if (row.state === "over") { ended(); return; }
    if (row.speak !== "no") await hear(row.speak === "slow");
  };

  const hear = async (slow) => {
    isBusy = true;
    let row;
    await waiting(below, "coach.speaking", async () => { row = await record("coach.speak", { language: chosen, slow }); });
    isBusy = false;
    if (row?.said.length > 0) refill(below, row.said.map((line) => h("p", line)));
  };

  const button = (key, action, values, meanwhile) => h("button", { type: "button", t: key, onclick: () => step(action, values, meanwhile) });

  const start = () => {
    place.removeAttribute("data-held");
    refill(place, field("coach.language", choice(lineLanguages, chosen, (value) => { chosen = value; choose(value); })),
    h("button", { type: "button", class: "main", t: isUnfinished ? "coach.goon" : "coach.start", onclick: () => step("begin") }), below);
  };

  const show = (row) => {
    if (row.state === "over" || row.state === "new") { isUnfinished = false; start(); return; }
    place.setAttribute("data-held", "");
    if (row.state === "resting") {
      refill(place, h("p", { t: "coach.resting" }), h("button", { type: "button", class: "main", t: "coach.goon", onclick: () => step("resume") }), below);
      return;
    }
    const typed = h("input", { autocomplete: "off", ...limits["coach.step"].text, lang: row.language });
    const speak = button("coach.say", "listen", {}, "interview.listening");
    speak.classList.add("main");
    refill(place, h("h2", { tabindex: -1, t: ["coach.sentence", { n: row.number }] }),
      row.text && h("p", { class: "lead", lang: row.language }, row.text),
      h("div", { class: "buttons" }, speak, button("coach.again", "replay"), button("coach.slowly", "slow"),
        !row.text && button("coach.show", "reveal")),
      h("form", {
        onsubmit: (event) => { event.preventDefault(); if (typed.value.trim()) step("answer", { text: typed.value.trim() }); },
      }, field("coach.type", typed), h("button", { t: "coach.send" })),
      below,
      h("div", { class: "buttons" }, button("coach.other", "next"), button("coach.pause", "pause"), button("coach.stop", "stop")));
    place.querySelector("button").focus();
  };

  start();
  return h("section", { class: "stack" }, came, place);
}
