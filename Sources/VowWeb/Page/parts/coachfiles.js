// The coach's files: what was practised as a table, and sentences of the person's own.
import { ask, record } from "../modules/api.js";
import { h, refill } from "../modules/dom.js";
import { field, trying, waiting } from "../modules/forms.js";
import { part } from "../modules/page.js";
import { givenFile, saveFile } from "./files.js";

function sentences() {
  const file = h("input", { type: "file", accept: ".json,.jsonl,application/json", required: true });
  const below = h("div", { role: "status" });
  const submit = async (event) => {
    event.preventDefault();
    await waiting(below, "coach.own.wait", async () => {
      const row = await record("coach.sentences.import", await givenFile(file.files[0]));
      refill(below, h("p", { t: ["coach.own.taken", { all: row.sentences, n: row.changed }] }));
      file.value = "";
    });
  };
  return h("form", { class: "stack", onsubmit: submit }, field("coach.own", file, "coach.own.hint"),
    h("div", { class: "buttons" }, h("button", { t: "coach.own.take" })), below);
}

/** The section of both. */
export function coachFiles() {
  const below = h("div");
  const save = () => trying(below, async () => saveFile(await ask("coach.export")));
  return part("coach.files", h("p", { class: "quiet", t: "coach.table.lead" }),
    h("div", { class: "buttons" }, h("button", { type: "button", t: "coach.table", onclick: save })), below, sentences());
}
