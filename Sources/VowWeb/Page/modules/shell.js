// The frame of a day page: the places, the language, and room for one page.
import { currentLanguage, languages, setLanguage } from "./texts.js";
import { h } from "./dom.js";
import { icon, mark } from "./icons.js";

/** The places of the day, in their order. */
export const places = ["home", "alarms", "lines", "practice", "coach", "mornings", "review", "device", "settings", "privacy"];

const address = (place) => (place === "home" ? "/" : `/${place}`);

/** A link to a place. */
export const placeLink = (place, properties) => h("a", { href: address(place), ...properties }, icon(place), h("span", { t: `place.${place}` }));

/** A select that switches the language in place; `changed` is told, to keep it. */
export function languageChoice(changed = () => {}) {
  const select = h("select", {
    id: "language", onchange: () => { setLanguage(select.value); changed(select.value); },
  }, languages.map(([code, name]) => h("option", { value: code, lang: code }, name)));
  select.value = currentLanguage();
  document.addEventListener("vow:language", () => { select.value = currentLanguage(); });
  return h("div", { class: "field" }, h("label", { for: "language", t: "language" }), select);
}

/** Lays the frame around a page and gives the place for its content. `here` is one of the places. */
export function shell(here, { changed } = {}) {
  const wide = matchMedia("(min-width: 47.01rem)");
  const links = h("nav", { "t:aria-label": "places" },
    h("p", { class: "mark row" }, mark(), h("span", { t: "app" })),
    places.map((place) => placeLink(place, { "aria-current": place === here && "page" })),
    h("div", { style: { padding: "24px 12px 0" } }, languageChoice(changed)));
  const folded = h("details", {}, h("summary", {}, mark(),
    h("span", places.includes(here) ? { t: `place.${here}` } : { t: "app" }), h("span", { class: "more", t: "menu" })), links);
  const fold = () => { folded.open = wide.matches; };
  wide.addEventListener("change", fold);
  fold();
  const main = h("main", { id: "page", tabindex: -1 });
  document.body.replaceChildren(
    h("a", { class: "button skip", href: "#page", t: "skip" }),
    h("div", { class: "day" }, h("header", { class: "places" }, folded), main));
  return main;
}
