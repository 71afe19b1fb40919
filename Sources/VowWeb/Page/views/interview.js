// /interview: the conversation that finds the lines; the same one as `vow interview`, question by question.
import { ask, record } from "../modules/api.js";
import { h, refill } from "../modules/dom.js";
import { complaint, helpWords, lineLanguage, safetyButtons, trying, waiting } from "../modules/forms.js";
import { asked, proposedLines, tryLines } from "../modules/interviewlines.js";
import { limits } from "../modules/limits.js";
import { openPage } from "../modules/page.js";
import { text } from "../modules/texts.js";

/** What was typed and not sent yet, by its question, so that nothing is lost when the page is drawn anew. */
const drafts = new Map();

/** Texts of several lines, one paragraph each. */
const paragraphs = (words) => words.split("\n").filter((line) => line.trim()).map((line) => h("p", line));

function conversation(first) {
  const said = h("div", { class: "stack", role: "status" });
  const place = h("div", { class: "stack" });
  let row = first;

  // An answer belongs to the question that is shown: while it is on its way, no second one is given.
  let isUnderWay = false;
  const actAll = async (steps) => {
    if (isUnderWay) return false;
    isUnderWay = true;
    let isDone = true;
    for (const { name, values = {}, below = said, refused } of steps) {
      isDone = await trying(below, async () => { row = await record(name, values); });
      if (!isDone) refused?.();
      // Words that ask for help end the conversation.
      if (!isDone || row.state !== "asking") break;
    }
    isUnderWay = false;
    if (isDone) show(true);
    return isDone;
  };
  const act = (name, values, below) => actAll([{ name, values, below }]);
  const answer = (words, below) => act("interview.answer", { text: words }, below);

  const show = (isNew) => {
    refill(said, row.state !== "done" && row.said.map((line) => h("p", { lang: row.language }, line)));
    refill(place, states[row.state]());
    if (isNew) (place.querySelector("[data-first]") ?? place.querySelector("h2"))?.focus();
  };

  const question = () => h("h2", { id: "question", tabindex: -1, lang: row.language }, asked(row));

  const choice = () => [question(), h("div", { class: "buttons" },
    h("button", { type: "button", class: "main", "data-first": true, t: "interview.yes", onclick: () => answer("yes") }),
    h("button", { type: "button", t: "interview.no", onclick: () => answer("no") }))];

  const scale = () => {
    const numbers = Array.from({ length: 11 }, (_, value) => h("label", { class: "choice" },
      h("input", { type: "radio", name: "scale", value: String(value), required: true, "data-first": value === 0 }), h("span", String(value))));
    const form = h("form", {
      onsubmit: (event) => { event.preventDefault(); answer(form.querySelector(":checked").value); },
    }, h("fieldset", {}, h("legend", { lang: row.language }, asked(row)), h("div", { class: "choices" }, numbers)),
    h("p", { class: "hint quiet", t: "interview.scale" }), buttons(h("button", { class: "main", t: "interview.answer" })));
    return form;
  };

  const buttons = (...first) => h("div", { class: "buttons" }, first,
    row.skippable && h("button", { type: "button", class: "bare", t: "interview.skip", onclick: () => act("interview.skip") }));

  const open = () => {
    const step = row.step;
    const below = h("div");
    const words = h("textarea", {
      rows: 3, ...limits["interview.answer"].text, "data-first": true, "aria-labelledby": "question", "aria-describedby": "enter", lang: row.language,
      value: drafts.get(step) ?? row.answers.find((given) => given.step === step)?.text ?? "",
      oninput: () => drafts.set(step, words.value),
      onkeydown: (event) => {
        if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
        event.preventDefault();
        form.requestSubmit();
      },
    });
    const listen = h("button", {
      type: "button", t: "interview.speak", onclick: async () => {
        listen.disabled = true;
        await waiting(below, "interview.listening", async () => {
          const { heard } = await record("interview.hear", { language: row.language });
          if (!heard) throw Object.assign(new Error(text("interview.silent")), { repair: "" });
          words.value = [words.value.trim(), heard].filter(Boolean).join(" ");
          drafts.set(step, words.value);
        });
        listen.disabled = false;
        words.focus();
      },
    });
    const form = h("form", {
      onsubmit: async (event) => {
        event.preventDefault();
        const given = words.value.trim();
        if (!given && !row.skippable) { words.focus(); return; }
        if (!(given ? await answer(given, below) : await act("interview.skip", {}, below))) return;
        if (row.wants === "safety") drafts.set(step, given);
        else drafts.delete(step);
      },
    }, question(), words, h("p", { class: "hint quiet", id: "enter", t: "interview.enter" }), below,
    buttons(h("button", { class: "main", t: "interview.answer" }), listen));
    return form;
  };

  const summary = () => [
    h("h2", { tabindex: -1, t: "interview.summary" }),
    h("div", { class: "note stack", lang: row.language }, paragraphs(row.question)),
    h("p", { t: "interview.summary.ask" }),
    h("div", { class: "buttons" },
      h("button", { type: "button", class: "main", "data-first": true, t: "interview.right", onclick: () => answer("yes") })),
    answers(true),
  ];

  const answers = (isOpen = false) => row.answers.length > 0 && h("details", { open: isOpen },
    h("summary", { t: "interview.answers" }),
    h("ul", { class: "rows" }, row.answers.map((given) => h("li", {}, h("div", { class: "row" },
      h("div", { class: "grow" }, h("p", { class: "quiet", t: `interview.step.${given.step}` }),
        given.text === undefined || given.text === null ? h("p", { class: "quiet", t: "interview.skipped" }) : h("p", { lang: row.language }, given.text)),
      h("button", {
        type: "button", t: "edit", "t:aria-label": ["interview.change", () => ({ question: text(`interview.step.${given.step}`) })],
        onclick: () => act("interview.go", { step: given.step }),
      }))))));

  // A "no" is followed by the words that led to the question: they were not kept, and still stand in their field.
  const safety = () => {
    const below = h("div");
    const draft = drafts.get(row.step)?.trim();
    const safe = async () => {
      if (await actAll([{ name: "interview.answer", values: { text: "no" }, below },
        ...(draft ? [{ name: "interview.answer", values: { text: draft }, below }] : [])]) && draft) drafts.delete(row.step);
    };
    return [question(), safetyButtons(safe, () => answer("yes", below), () => answer("-", below)), below];
  };

  const wanted = { choice, safety, scale, text: open, summary, lines: () => proposedLines(row, act, actAll) };

  const states = {
    new: () => [
      h("p", { t: "interview.lead.long" }), h("p", { class: "quiet", t: "interview.private" }),
      h("button", {
        type: "button", class: "main", "data-first": true, t: "interview.begin",
        onclick: () => act("interview.begin", { language: lineLanguage() }),
      })],
    asking: () => [
      // At the end there is room for the lines alone.
      row.wants !== "lines" && h("div", {}, h("progress", { max: row.of, value: row.done, "t:aria-label": "interview.progress" }),
        h("p", { class: "quiet", t: ["interview.done", { done: row.done, of: row.of }] })),
      wanted[row.wants](), row.wants !== "summary" && answers(),
    ],
    helped: () => [
      h("h2", { tabindex: -1, t: "interview.help" }),
      helpWords(row.help),
      h("p", { class: "quiet", t: "interview.help.kept" }),
      h("div", { class: "buttons" },
        h("a", { class: "button", href: "/", t: "interview.leave" }),
        h("button", { type: "button", t: "interview.goon", onclick: () => act("interview.begin", { language: row.language }) })),
    ],
    done: () => tryLines(row),
  };

  const follow = () => {
    if (!place.isConnected) return document.removeEventListener("vow:language", follow);
    if (row.state !== "asking" || row.language === lineLanguage()) return;
    act("interview.language", { language: lineLanguage() });
  };
  document.addEventListener("vow:language", follow);
  show(false);
  return [said, place];
}

openPage("interview", {
  title: "interview.title",
  load: () => ask("interview.show", { language: lineLanguage() }),
  draw: (row) => {
    try { return conversation(row); } catch (error) { return complaint(error); }
  },
});
