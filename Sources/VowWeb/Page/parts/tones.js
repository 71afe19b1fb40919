// The tones of an alarm: Vow's own and the person's, which are heard, taken in from a file and taken away here.
import { ask, record } from "../modules/api.js";
import { h, refill } from "../modules/dom.js";
import { field, isGoing, trying, waiting, withUndo } from "../modules/forms.js";
import { limits } from "../modules/limits.js";
import { empty, part } from "../modules/page.js";
import { fileField, givenFile } from "./files.js";

/** How many bytes the file of a tone may have. */
const mostBytes = 8_000_000;

/** The names of all tones; none where they cannot be asked for now, since a name may be typed as well. */
export const toneNames = () => ask("tones.list").then((rows) => rows.map((row) => row.name), () => []);

function toneItem({ name }, below, again) {
  const hear = () => trying(below, () => record("tones.play", { tone: name, volume: 40 }));
  const item = h("li", { class: "row", hidden: isGoing(name) }, h("strong", { class: "grow" }, name),
    h("button", { type: "button", t: "alarm.hear", "t:aria-label": ["tones.hear.of", { name }], onclick: hear }),
    h("button", {
      type: "button", class: "bare danger", t: "remove", "t:aria-label": ["tones.remove.of", { name }],
      onclick: () => withUndo("tones.removed", { id: name, item, place: below, again }, (isLast) => record("tones.remove", { id: name }, isLast)),
    }));
  return item;
}

function takingIn(taken) {
  const file = fileField({ accept: ".wav,.flac,.ogg,.oga,.mp3,.m4a,audio/*", required: true });
  const name = h("input", { ...limits["tones.add"].name, autocomplete: "off" });
  const below = h("div", { role: "status" });
  const submit = async (event) => {
    event.preventDefault();
    await waiting(below, "tones.reading", async () => {
      const given = await givenFile(file.files[0], mostBytes);
      const row = await record("tones.add", name.value.trim() ? { ...given, name: name.value.trim() } : given);
      file.value = "";
      name.value = "";
      refill(below, h("p", { t: row.alarms ? ["tones.replaced", { name: row.name, alarms: row.alarms.join(", ") }] : ["tones.added", { name: row.name }] }));
      taken();
    });
  };
  return h("form", { class: "stack", onsubmit: submit }, field("tones.file", file, "tones.file.hint"),
    field("tones.name", name, "tones.name.hint"), h("div", { class: "buttons" }, h("button", { t: "tones.add" })), below);
}

/** The section of the person's own tones; it is filled once it is opened. */
export function ownTones() {
  const place = h("div", { class: "stack" }), below = h("div"), inner = h("div", { class: "stack" });
  const again = () => trying(below, async () => {
    const own = (await ask("tones.list")).filter((row) => row.kind === "own");
    refill(place, own.length === 0 ? empty("tones.none") : h("ul", { class: "rows" }, own.map((row) => toneItem(row, below, again))));
  });
  const open = () => {
    if (!folded.open || inner.firstChild) return;
    refill(inner, place, below, takingIn(again));
    again();
  };
  const folded = h("details", { class: "stack", ontoggle: open }, h("summary", { t: "tones.mine" }), inner);
  const section = part("tones.title", folded);
  section.id = "own-tones";
  section.setAttribute("data-beside", "");
  section.setAttribute("data-keep", "tones");
  return section;
}
