// The lines at the end of an interview: to change, to believe, to keep, and then to try, aloud or typed.
import { ask, record } from "./api.js";
import { h, refill } from "./dom.js";
import { choice, field, saidBelow, tick, trying, waiting } from "./forms.js";
import { limits } from "./limits.js";
import { bind, text } from "./texts.js";

/**
 * What was typed over proposed lines and not used yet, by their places and words, so that nothing is lost when the lines
 * are drawn anew.
 */
const drafts = new Map();

/** The proposed lines that are not to be kept, by their places and words. */
const unwanted = new Set();

/** A proposed line as an element, and the steps that keep it as it reads, or leave it out. */
function proposed(row, line, act) {
  const below = h("div"), believed = h("div");
  const draft = `${line.place} ${line.text}`;
  const isMade = line.from !== undefined && line.from !== null;
  const id = `proposal-${line.place}`;
  const words = h("textarea", {
    rows: 1, id, ...limits["interview.line"].text, value: drafts.get(draft) ?? line.text, lang: row.language,
    oninput: () => { drafts.set(draft, words.value); show(); },
  });
  const belief = choice([["", "interview.belief"], ...Array.from({ length: 11 }, (_, value) => [String(value), String(value)])],
    String(line.belief ?? ""), async (value) => {
      if (value === "") return;
      await trying(believed, () => record("interview.line", { place: line.place, belief: Number(value) }));
      if (Number(value) <= 4) saidBelow(believed, "interview.smaller");
    });
  bind(belief, "aria-label", ["interview.belief.of", { text: line.text }]);
  const { element: wanted, box } = tick(["any", { text: "" }], !unwanted.has(draft), (isOn) => {
    if (isOn) unwanted.delete(draft); else unwanted.add(draft);
    show();
  });
  bind(box, "aria-label", ["interview.keep.of", { text: line.text }]);
  const isChanged = () => words.value.trim() !== line.text;
  const use = h("button", { t: "interview.reword" });
  const change = async () => {
    if (await act("interview.line", { place: line.place, text: words.value.trim() }, below)) drafts.delete(draft);
  };
  const show = () => {
    use.hidden = !isChanged() || !box.checked;
    belief.hidden = !box.checked;
    words.disabled = !box.checked;
  };
  show();
  const steps = () => {
    if (!box.checked) return [{ name: "interview.line", values: { place: line.place, drop: true }, below }];
    return isChanged() ? [{ name: "interview.line", values: { place: line.place, text: words.value.trim() }, below, refused: () => words.focus() }] : [];
  };
  const element = h("li", {}, h("form", {
    class: "proposal", onsubmit: (event) => { event.preventDefault(); return change(); },
  }, wanted,
  h("div", {}, h("label", { class: "quiet", for: id }, h("span", { t: `kind.${line.kind}` }),
    isMade && [" · ", h("span", { t: ["interview.from", () => ({ question: text(`interview.step.${line.from}`) })] })]), words,
  line.advice.map((words) => h("p", { class: "quiet" }, words)), believed, below),
  h("div", { class: "buttons" }, belief, use)));
  return { element, steps, isTyped: () => box.checked && isChanged() };
}

/** The question without what only a terminal needs, such as which key skips it: here are buttons. */
export const asked = (row) => row.question.replace(/ \([^()]*\)$/, "");

/**
 * Other words by a language model: what would be sent is shown whole before anything is, so it waits where `isTyped` says
 * that words were typed which are not among them.
 */
function offer({ model, sends }, isTyped, act) {
  const below = h("div", { role: "status" });
  const send = h("button", {
    type: "button", t: "interview.send", onclick: async () => {
      if (isTyped()) { refill(below, h("p", { t: "interview.unused" })); return; }
      send.disabled = true;
      const asking = h("p", { t: "interview.asking" });
      send.after(asking);
      await act("interview.reword", { yes: true }, below);
      asking.remove();
      send.disabled = false;
    },
  });
  return h("details", {}, h("summary", { t: ["interview.offer", { model }] }),
    h("p", { t: ["interview.sends", { model }] }),
    h("pre", { class: "note", tabindex: 0 }, sends.join("\n\n")), send, below);
}

/**
 * The lines that were proposed; `act` carries out a command of the interview and draws what came of it, `actAll` several
 * one after the other. Keeping them keeps what stands in the fields.
 */
export function proposedLines(row, act, actAll) {
  const below = h("div");
  const lines = row.lines.filter((line) => !line.refused).map((line) => proposed(row, line, act));
  const keep = () => actAll([...lines.flatMap((line) => line.steps()), { name: "interview.keep", below }]);
  return [
    h("h2", { tabindex: -1, lang: row.language }, asked(row)),
    h("ul", { class: "rows" }, lines.map((line) => line.element)),
    row.offer && offer(row.offer, () => lines.some((line) => line.isTyped()), act),
    below,
    h("div", { class: "buttons" },
      h("button", { type: "button", class: "main", t: "interview.keep", onclick: keep }),
      h("button", { type: "button", class: "bare", t: "interview.back", onclick: () => act("interview.go", { step: "summary" }, below) })),
  ];
}

function tried(row, line) {
  const below = h("div", { role: "status" });
  const words = h("input", { autocomplete: "off", lang: row.language });
  const speak = h("button", {
    type: "button", t: "interview.say", "t:aria-label": ["interview.say.of", { text: line.text }],
    onclick: async () => {
      speak.disabled = true;
      await waiting(below, "interview.listening", async () => {
        const [came] = await record("lines.rehearse", { id: line.line });
        const isGood = came.outcome === "heard" || came.outcome === "learnt";
        refill(below, h("p", (isGood ? "✓ " : "→ ") + text(isGood ? "interview.heard" : "interview.unheard", { heard: came.heard ?? "" })),
          (came.advice ?? []).map((words) => h("p", { class: "quiet" }, words)));
      });
      speak.disabled = false;
    },
  });
  return h("li", {}, h("p", { lang: row.language }, line.text),
    h("form", {
      onsubmit: (event) => {
        event.preventDefault();
        trying(below, async () => {
          const came = await ask("lines.try", { id: line.line, text: words.value.trim() });
          refill(below, h("p", came.passed ? "✓ " + text("interview.typed.right")
            : "→ " + text("interview.typed.missed", { words: came.words.filter((word) => !word.heard).map((word) => word.text).join(" ") })));
        });
      },
    }, field("interview.typeit", words), h("div", { class: "buttons" }, speak, h("button", { t: "interview.check" }))), below);
}

/** The lines that were kept, each to be tried. */
export function tryLines(row) {
  return [
    h("h2", { tabindex: -1, t: "interview.kept" }),
    h("p", { t: "interview.try" }),
    h("ul", { class: "rows" }, row.lines.filter((line) => line.line).map((line) => tried(row, line))),
    h("div", { class: "buttons" }, h("a", { class: "button main", href: "/start", t: "interview.alarm" }),
      h("a", { class: "button", href: "/lines", t: "place.lines" })),
  ];
}
