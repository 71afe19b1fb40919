// The coach's files: what was practised as a table, and sentences of the person's own.
import { ask, record } from "../modules/api.js";
import { h, refill } from "../modules/dom.js";
import { field, isGoing, trying, waiting, withUndo } from "../modules/forms.js";
import { empty, part } from "../modules/page.js";
import { fileField, givenFile, saveFile } from "./files.js";

/** The sentences that were taken in, asked for once they are opened; `again` asks anew. */
function ownSentences() {
  const place = h("div", { class: "stack" }), below = h("div");
  let rows, shown = 50;

  const sentence = (row) => {
    const item = h("li", { class: "row", hidden: isGoing(row.id) }, h("span", { class: "grow", lang: row.lang }, row.text), h("button", {
      type: "button", class: "bare danger", t: "remove", "t:aria-label": ["coach.mine.remove", { text: row.text }],
      onclick: () => withUndo("coach.mine.removed", { id: row.id, item, place: below, again }, (isLast) => record("coach.sentences.remove", { id: row.id }, isLast)),
    }));
    return item;
  };
  const more = async () => {
    const first = shown;
    shown += 50;
    show();
    place.querySelectorAll("li button")[first]?.focus();
  };
  const show = () => refill(place, rows.length === 0 ? empty("coach.mine.none") : h("ul", { class: "rows" }, rows.slice(0, shown).map(sentence)),
    rows.length > shown && h("div", { class: "buttons" }, h("button", { type: "button", t: "coach.mine.more", onclick: more })));
  const again = () => trying(below, async () => {
    rows = await ask("coach.sentences.list");
    show();
  });
  const element = h("details", { class: "stack", ontoggle: () => { if (element.open && !rows) again(); } },
    h("summary", { t: "coach.mine" }), place, below);
  return { element, again: () => element.open && again() };
}

function takingIn(taken) {
  const file = fileField({ accept: ".json,.jsonl,application/json", required: true });
  const below = h("div", { role: "status" });
  const submit = async (event) => {
    event.preventDefault();
    await waiting(below, "coach.own.wait", async () => {
      const row = await record("coach.sentences.import", await givenFile(file.files[0]));
      refill(below, h("p", { t: ["coach.own.taken", { all: row.sentences, n: row.changed }] }));
      file.value = "";
      taken();
    });
  };
  return h("form", { class: "stack", onsubmit: submit }, field("coach.own", file, "coach.own.hint"),
    h("div", { class: "buttons" }, h("button", { t: "coach.own.take" })), below);
}

/** The section of both. */
export function coachFiles() {
  const below = h("div"), own = ownSentences();
  const save = () => trying(below, async () => saveFile(await ask("coach.export")));
  return part("coach.files", h("p", { class: "quiet", t: "coach.table.lead" }),
    h("div", { class: "buttons" }, h("button", { type: "button", t: "coach.table", onclick: save })), below, takingIn(own.again), own.element);
}
