// The frame of a day page: the places, the language, and room for one page.
import { currentLanguage, languages, languageTag, setLanguage } from "./texts.js";
import { h } from "./dom.js";
import { icon, mark } from "./icons.js";

/** The places of the day, in their order. */
export const places = ["home", "alarms", "lines", "coach", "journal", "settings"];

/** The pages that belong to a place, each with its place. */
const inner = {
  codes: "alarms", practice: "lines", interview: "lines", review: "journal", morning: "journal", device: "settings", privacy: "settings",
};

/** The place that a page belongs to; the page itself where it is a place. */
export const placeOf = (page) => inner[page] ?? page;

const address = (place) => (place === "home" ? "/" : `/${place}`);

/** A link to a place. */
export const placeLink = (place, properties) => h("a", { href: address(place), ...properties }, icon(place), h("span", { t: `place.${place}` }));

/** A select that switches the language in place; `changed` is told, to keep it. */
export function languageChoice(changed = () => {}) {
  const select = h("select", {
    id: "language", onchange: () => { setLanguage(select.value); changed(select.value); },
  }, languages.map(([code, name]) => h("option", { value: code, lang: languageTag(code) }, name)));
  select.value = currentLanguage();
  document.addEventListener("vow:language", () => { select.value = currentLanguage(); });
  return h("div", { class: "field" }, h("label", { for: "language", t: "language" }), select);
}

/** The way from a page back to its place; nothing on a place itself. */
export const wayBack = (page) => inner[page] && h("p", {}, h("a", { class: "back", href: address(inner[page]) },
  icon("back"), h("span", { t: `place.${inner[page]}` })));

/** Links to the pages that belong to a place, below what it holds. */
export const furtherPages = (...pages) => h("ul", { class: "rows further" }, pages.map((page) => h("li", {}, placeLink(page, { class: "row" }))));

/** Lays the frame around a page and gives the place for its content. `here` is a place, or a page that belongs to one. */
export function shell(here, { changed } = {}) {
  const wide = matchMedia("(min-width: 47.01rem)");
  const links = h("nav", { "t:aria-label": "places" },
    h("p", { class: "mark row" }, mark(), h("span", { t: "app" })),
    places.map((place) => placeLink(place, { "aria-current": place === here ? "page" : place === placeOf(here) && "true" })),
    h("div", { style: { padding: "24px 12px 0" } }, languageChoice(changed)));
  const folded = h("details", {}, h("summary", {}, mark(),
    h("span", places.includes(placeOf(here)) ? { t: `place.${placeOf(here)}` } : { t: "app" }), h("span", { class: "more", t: "menu" })), links);
  const fold = () => { folded.open = wide.matches; };
  wide.addEventListener("change", fold);
  fold();
  const main = h("main", { id: "page", tabindex: -1 });
  document.body.replaceChildren(
    h("a", { class: "button skip", href: "#page", t: "skip" }),
    h("div", { class: "day" }, h("header", { class: "places" }, folded), main));
  return main;
}
