// The codes and tags that gates may ask for: registered, printed, taken out.
import { Refused, ask, record, recordTelling } from "../modules/api.js";
import { h, refill } from "../modules/dom.js";
import { limits } from "../modules/limits.js";
import { fileField, saveFile } from "./files.js";
import { complaint, field, isGoing, saidBelow, trying, waiting, withUndo } from "../modules/forms.js";
import { empty } from "../modules/page.js";
import { text } from "../modules/texts.js";
import { cameraView, pictureOf } from "../modules/camera.js";

function tokenRow(kind, token, again) {
  const below = h("div");
  const isCode = kind === "codes";
  const print = (form) => h("button", {
    type: "button", t: `tokens.print.${form}`, "t:aria-label": [`tokens.print.${form}.of`, { name: token.name }],
    onclick: () => trying(below, async () => saveFile(await ask("codes.print", { id: token.id, form }))),
  });
  const remove = () => withUndo("tokens.removed", { id: token.id, item, place: below, again }, (isLast) => record(`${kind}.remove`, { id: token.id }, isLast));
  const item = h("li", { hidden: isGoing(token.id) }, h("div", { class: "row" }, h("strong", { class: "grow" }, token.name),
    h("span", { class: "tag", t: isCode ? "tokens.code" : "tokens.tag" }),
    // What Vow did not draw cannot be printed.
    token.printable === true && [print("pdf"), print("svg")],
    h("button", { type: "button", class: "bare danger", t: "remove", "t:aria-label": ["tokens.remove.of", { name: token.name }], onclick: remove })), below);
  return item;
}

const nameInput = () => h("input", { ...limits["codes.add"].name, autocomplete: "off", required: true, pattern: "[\\p{L}\\p{N}_\\-]+" });

/** Says below the list, which was drawn anew, that something was registered. */
function saidAtList(key) {
  const place = document.querySelector("#codes [data-said]");
  if (place) saidBelow(place, key);
}

function codeForm(again) {
  const name = nameInput();
  const below = h("div");
  const submit = async (event) => {
    event.preventDefault();
    if (!await trying(below, () => record("codes.add", { name: name.value.trim() }))) return;
    await again({ done: below });
    saidAtList("tokens.drawn");
  };
  return h("form", { class: "stack", "data-keep": "code", onsubmit: submit }, h("h2", { t: "tokens.new" }), field("tokens.name", name, "tokens.name.hint"),
    h("div", { class: "buttons" }, h("button", { t: "tokens.draw" })), below);
}

/** A code of something that the person owns: it is held in front of this browser's camera, or a picture of it is chosen. */
function productForm(again) {
  const name = nameInput();
  const below = h("div", { role: "status" });
  const register = async (picture) => {
    await record("codes.scan", { name: name.value.trim(), picture });
    camera.stop();
    await again({ done: below });
    saidAtList("tokens.scanned");
  };
  const camera = cameraView({
    openKey: "tokens.scan", closeKey: "tokens.scan.close",
    send: async ({ picture }) => {
      if (!name.reportValidity()) return camera.stop();
      // Most pictures of a film show no code, or not clearly; the next one may.
      try { await register(picture); } catch (error) {
        if (["code.none", "code.several"].includes(error.code)) return undefined;
        camera.stop();
        refill(below, complaint(error));
      }
      return undefined;
    },
  });
  const choose = async () => {
    const [chosen] = file.files;
    if (!chosen || !name.reportValidity()) return;
    await waiting(below, "tokens.scan.reading", async () => {
      const picture = await pictureOf(chosen).catch(() => undefined);
      if (!picture) throw new Refused({ code: "picture.unreadable", message: text("tokens.scan.unreadable"), repair: text("tokens.scan.unreadable.repair") });
      await register(picture);
    });
  };
  const file = fileField({ accept: "image/*", onchange: choose });
  return h("form", { class: "stack", id: "product-form", "data-keep": "product", onsubmit: (event) => event.preventDefault() },
    h("h2", { t: "tokens.own" }), field("tokens.name", name, "tokens.own.hint"), camera.element,
    field("tokens.scan.file", file, "tokens.scan.file.hint"), below);
}

/** A tag gets its name here and is touched at the device, which reads it itself. */
function tagForm(again) {
  const name = nameInput();
  const below = h("div");
  const submit = async (event) => {
    event.preventDefault();
    if (!await waiting(below, "tokens.tag.wait", (tell) => recordTelling("tags.add", { name: name.value.trim() }, tell))) return;
    await again({ done: below });
    saidAtList("tokens.tag.added");
  };
  return h("form", { class: "stack", id: "tag-form", "data-keep": "tag", onsubmit: submit }, h("h2", { t: "tokens.tag.new" }), field("tokens.name", name, "tokens.tag.hint"),
    h("div", { class: "buttons" }, h("button", { t: "tokens.tag.touch" })), below);
}

/** The section of codes and tags; either list is nothing where it is not known now. */
export function tokenSection({ codes, tags }, again) {
  const rows = [...(codes ?? []).map((one) => tokenRow("codes", one, again)), ...(tags ?? []).map((one) => tokenRow("tags", one, again))];
  return h("section", { id: "codes" }, !codes || !tags ? empty("device.unknown") : rows.length === 0 ? empty("tokens.empty") : h("ul", { class: "rows" }, rows),
    h("div", { "data-said": true }), codes && codeForm(again), codes && productForm(again), tags && tagForm(again));
}
