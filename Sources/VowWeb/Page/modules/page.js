// What every day page does first: the language, the frame, and a way to show that nobody answers.
import { ask, record } from "./api.js";
import { h, placeIn, refill } from "./dom.js";
import { complaint } from "./forms.js";
import { formsInUse } from "../parts/formsinuse.js";
import { setClock, today } from "./format.js";
import { shell, wayBack } from "./shell.js";
import { bind, setLanguage, text } from "./texts.js";

/** How long a page waits with being drawn anew while somebody types. */
const patienceMilliseconds = 10_000;

/**
 * Draws what stands in `body`, again and again; gives `again`, which does it at once, and carries along what is being
 * filled in, but for what stands in the element `done`. `again.later` waits until nothing is being filled in, and
 * `again.refresh` does it only where the answer is another one, and nothing on the page is being used.
 */
function drawing(body, heading, { load, draw, settings }) {
  const forms = formsInUse(body);
  let shown, timer, count = 0;

  // What is shown follows from the rows and from what day it is. Where nobody answers, that is shown.
  const fetched = async () => {
    try {
      const rows = await load?.();
      return { rows, key: JSON.stringify([today(), rows]) };
    } catch (error) {
      return { error, key: `${error.code} ${error.message}` };
    }
  };
  const failed = (error) => [complaint(error), h("button", { type: "button", t: "again", onclick: () => again() })];
  const elements = ({ rows, error }) => {
    if (error) return failed(error);
    try { return draw(rows, { again, settings }); } catch (mistake) { return failed(mistake); }
  };
  const show = (answer, done) => {
    clearTimeout(timer);
    shown = answer.key;
    const drawn = elements(answer);
    const goBack = placeIn(body), putBack = forms.carry(done);
    refill(body, drawn);
    if (!putBack()) goBack(heading);
    body.setAttribute("data-ready", "");
  };

  const again = async ({ done } = {}) => {
    count += 1;
    show(await fetched(), done);
  };
  again.later = async () => {
    clearTimeout(timer);
    const before = count;
    const answer = forms.areAny() ? undefined : await fetched();
    // In the meantime somebody may have begun to type, or the page may have been drawn anew for something else.
    if (before !== count) return;
    if (answer && !forms.areAny()) show(answer); else timer = setTimeout(again.later, patienceMilliseconds);
  };
  const isLeftAlone = () => document.visibilityState === "visible" && !forms.areAny() && !forms.wasTouched();
  again.refresh = async () => {
    if (!isLeftAlone()) return;
    const before = count;
    const answer = await fetched();
    if (answer.key !== shown && before === count && isLeftAlone()) show(answer);
  };
  return again;
}

/**
 * Opens a page: `title` is a key, `load` asks for what it shows, `draw` makes its elements from that, with a way to do it
 * again. A page that is looked at once more after a while asks anew by itself, and each minute where `isTimed` says so.
 */
export async function openPage(here, { title, lead, load, draw, isTimed }) {
  const settings = await ask("config.list").catch(() => ({}));
  setLanguage(settings.language ?? navigator.language.slice(0, 2));
  setClock(settings["clock-hours"]);
  const main = shell(here, { changed: (value) => record("config.set", { key: "language", value }).catch(() => {}) });
  const body = h("div", { class: "page-body" });
  const name = () => { document.title = `${text(title)} · Vow`; };
  name();
  document.addEventListener("vow:language", name);
  const heading = h("h1", { t: title });
  main.append(...[wayBack(here)].filter(Boolean), heading, ...(lead ? [h("p", { class: "lead quiet", t: lead })] : []), body);
  const again = drawing(body, heading, { load, draw, settings });
  await again();
  document.addEventListener("visibilitychange", again.refresh);
  addEventListener("pageshow", (event) => { if (event.persisted) again.refresh(); });
  if (isTimed) setInterval(again.refresh, 60_000);
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
