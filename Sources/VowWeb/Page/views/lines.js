// /lines: the sentences to say.
import { ask, record } from "../modules/api.js";
import { fill, h, refill } from "../modules/dom.js";
import { choice, complaint, field, isGoing, lineLanguages, trying, withUndo } from "../modules/forms.js";
import { today } from "../modules/format.js";
import { limits } from "../modules/limits.js";
import { empty, openPage, part } from "../modules/page.js";
import { furtherPages } from "../modules/shell.js";


/** Towards a thousand times: how far it got, or the way to begin. */
function practise(line, practised, below) {
  const open = (id) => `/practice?id=${encodeURIComponent(id)}`;
  if (practised) {
    return h("a", { class: "button bare", href: open(practised.id), "t:aria-label": ["lines.practise.of", { text: line.text }] },
      h("span", { t: "practice.start" }), h("span", { class: "quiet", t: ["practice.of", { count: practised.count, target: practised.target }] }));
  }
  const begin = () => trying(below, async () => { location.href = open((await record("practice.add", { line: line.id, target: 1000 })).id); });
  return h("button", { type: "button", class: "bare", t: "practice.start", "t:aria-label": ["lines.practise.of", { text: line.text }], onclick: begin });
}

function lineRow(line, practised, again) {
  const below = h("div");
  const words = h("span", { class: "grow", lang: line.language }, line.text);
  const item = h("li", { hidden: isGoing(line.id), "data-keep": line.id });
  const isEdited = () => item.querySelector("form") !== null;
  const close = () => again({ done: item });
  const edit = () => {
    if (isEdited()) return;
    const input = h("textarea", { rows: 2, ...limits["lines.edit"].text, value: line.text, lang: line.language });
    const form = h("form", {
      onsubmit: async (event) => {
        event.preventDefault();
        if (await trying(below, () => record("lines.edit", { id: line.id, text: input.value.trim() }))) close();
      },
    }, field("lines.text", input), h("div", { class: "buttons" },
      h("button", { class: "main", t: "save" }), h("button", { type: "button", class: "bare", t: "cancel", onclick: close })));
    item.replaceChildren(form, below);
    input.focus();
  };
  const remove = () => withUndo("lines.removed", { id: line.id, item, place: below, again }, (isLast) => record("lines.remove", { id: line.id }, isLast));
  const isAside = line.disabledFrom !== undefined;
  const take = () => trying(below, () => record(isAside ? "lines.enable" : "lines.disable", { id: line.id })).then((isDone) => isDone && again());
  const turn = isAside ? "lines.enable" : "lines.disable";
  const aloud = h("button", {
    type: "button", class: "bare", t: "lines.try", "t:aria-label": ["lines.try.of", { text: line.text }], onclick: () => tryAloud(line, below, aloud),
  });
  const button = h("button", { type: "button", t: "edit", "t:aria-label": ["lines.edit", { text: line.text }], onclick: edit });
  fill(item, h("div", { class: "row" }, words, h("div", { class: "buttons" }, button, practise(line, practised, below), aloud,
    h("button", { type: "button", class: "bare", t: turn, "t:aria-label": [`${turn}.of`, { text: line.text }], onclick: take }),
    h("button", { type: "button", class: "bare danger", t: "remove", "t:aria-label": ["lines.remove", { text: line.text }], onclick: remove }))),
  isAside && h("p", { class: "quiet", t: line.disabledFrom > today() ? ["lines.aside.from", { date: line.disabledFrom }] : ["lines.aside"] }),
  line.sameWordsDays !== undefined && h("p", { class: "note", t: ["lines.same", { n: line.sameWordsDays }] }),
  lineage(line), below);
  longPress(item, edit);
  item.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "e" || event.ctrlKey || event.metaKey || event.altKey || isEdited()) return;
    event.preventDefault();
    edit();
  });
  return item;
}

/** Where a line comes from, asked for when it is opened: the answer, the belief in it, its words before, its mornings. */
function lineage(line) {
  const place = h("div", { class: "stack quiet" });
  const open = async (event) => {
    if (!event.target.open || place.hasChildNodes()) return;
    await trying(place, async () => {
      const came = await ask("lines.show", { id: line.id });
      refill(place, came.answer ? h("p", { t: ["lines.from", { answer: came.answer }] })
        : h("p", { t: came.interview ? "lines.from.interview" : "lines.from.typed" }),
      came.belief !== undefined && came.belief !== null && h("p", { t: ["lines.belief", { n: came.belief }] }),
      came.texts.slice(0, -1).map((text) => h("p", { t: ["lines.before", { text }] })),
      h("p", { t: ["lines.mornings", { recited: came.morningsRecited, kept: came.morningsKept }] }));
    });
  };
  return h("details", { ontoggle: open }, h("summary", { t: "lines.lineage", "t:aria-label": ["lines.lineage.of", { text: line.text }] }), place);
}

/** Listens once while the line is said, and tells what was heard of it. */
async function tryAloud(line, below, button) {
  button.setAttribute("aria-disabled", "true");
  refill(below, h("p", { class: "quiet", role: "status", t: "lines.try.now" }));
  try {
    const row = (await record("lines.rehearse", { id: line.id }))[0] ?? { outcome: "silent", advice: [] };
    refill(below, h("div", { class: "note", role: "status" },
      row.heard && h("p", { t: ["lines.try.heard", { words: row.heard, score: row.score.toFixed(2) }] }),
      h("p", { t: row.outcome === "heard" ? "lines.try.heard.good" : `lines.try.${row.outcome}` }), row.advice.map((one) => h("p", { class: "quiet" }, one))));
  } catch (error) { refill(below, complaint(error)); }
  button.removeAttribute("aria-disabled");
}

/** Calls after a press of half a second that did not move. */
function longPress(element, act) {
  let timer;
  element.addEventListener("pointerdown", (event) => {
    if (event.target.closest("button, textarea, summary, label")) return;
    timer = setTimeout(act, 500);
  });
  for (const name of ["pointerup", "pointercancel", "pointermove"]) element.addEventListener(name, () => clearTimeout(timer));
}

function addForm(again, settings) {
  const text = h("textarea", { rows: 2, required: true, ...limits["lines.add"].text });
  const kind = choice([["affirmation", "kind.affirmation"], ["goal", "kind.goal"]], "affirmation");
  const language = choice(lineLanguages, settings.language ?? "en");
  const below = h("div");
  const form = h("form", {
    "data-keep": "new", onsubmit: async (event) => {
      event.preventDefault();
      const values = { text: text.value.trim(), kind: kind.value, language: language.value };
      if (await trying(below, () => record("lines.add", values))) again({ done: form });
    },
  }, field("lines.text", text, "lines.hint"), field("lines.kind", kind), field("lines.language", language),
  below, h("button", { class: "main", t: "lines.add" }));
  return form;
}

openPage("lines", {
  title: "lines.title", lead: "lines.lead", load: async () => {
    const [lines, practised] = await Promise.all([ask("lines.list"), ask("practice.list").catch(() => [])]);
    return { lines, practised };
  },
  draw: ({ lines, practised }, { again, settings }) => [
    ...["affirmation", "goal"].map((kind) => {
      const own = lines.filter((line) => line.kind === kind);
      return part(`kind.${kind}s`, own.length === 0 ? empty(`lines.empty.${kind}`)
        : h("ul", { class: "rows" }, own.map((line) => lineRow(line, practised.find((row) => row.line === line.id), again))));
    }),
    lines.length > 0 && h("p", { class: "quiet", t: "lines.keys" }),
    part("lines.new", h("p", {}, h("a", { class: "button", href: "/interview", t: "interview.link" })), addForm(again, settings)),
    furtherPages("practice"),
  ],
});
