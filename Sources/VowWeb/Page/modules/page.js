// What every day page does first: the language, the frame, and a way to show that nobody answers.
import { ask, record } from "./api.js";
import { h, placeIn, refill } from "./dom.js";
import { complaint } from "./forms.js";
import { shell } from "./shell.js";
import { bind, setLanguage, text } from "./texts.js";

/**
 * Opens a page: `title` is a key, `load` asks for what it shows, `draw` makes its elements from that. The page is drawn
 * anew by `again`, and by a change of language only where `draw` says so by returning `redraw`.
 */
export async function openPage(here, { title, lead, load, draw }) {
  const settings = await ask("config.list").catch(() => ({}));
  setLanguage(settings.language ?? navigator.language.slice(0, 2));
  const main = shell(here, { changed: (value) => record("config.set", { key: "language", value }).catch(() => {}) });
  const body = h("div", { class: "page-body" });
  const name = () => { document.title = `${text(title)} · Vow`; };
  name();
  document.addEventListener("vow:language", name);
  const heading = h("h1", { t: title });
  main.append(heading, ...(lead ? [h("p", { class: "lead quiet", t: lead })] : []), body);
  const again = async () => {
    let drawn;
    try {
      const rows = await load?.();
      drawn = draw(rows, { again, settings });
    } catch (error) {
      drawn = [complaint(error), h("button", { type: "button", t: "again", onclick: again })];
    }
    const goBack = placeIn(body);
    refill(body, drawn);
    goBack(heading);
    body.setAttribute("data-ready", "");
  };
  await again();
  return { main, body, again, settings };
}

/** What stands where there is nothing yet. */
export const empty = (key) => h("p", { class: "empty", t: key });

/** A heading with what belongs below it. */
export function part(key, ...children) { return h("section", {}, h("h2", { t: key }), children); }

/** A pair of a list of pairs; the value may be a text or an element. */
export function pair(key, value) {
  const term = h("dt");
  bind(term, "text", [key]);
  return [term, h("dd", value)];
}
