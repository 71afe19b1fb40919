// The page's texts. An element remembers its key, so that a change of language rewrites the page in place, and what
// was typed stays where it is.

// One catalogue for all front ends: the server hands the page's part of it on. The wake screen loads its own words alone.
const source = location.pathname === "/wake" ? "/texts/night.json" : "/texts.json";
const words = await (await fetch(source, { credentials: "same-origin" })).json();
const bound = new WeakMap();
let language = "en";

/** The language that texts are in, such as "en" or "es". */
export function currentLanguage() { return language; }

/** The languages that the page speaks, each as its code and its own name. */
export const languages = words.languages.map((code, place) => [code, words["language.ownName"][place]]);

/** The tag of a language by which browsers know it; that of debug builds is a kind of English. */
export const languageTag = (code) => (code === "pseudo" ? "en" : code);

/** How the language of texts writes dates and numbers. */
export const locale = () => languageTag(language);

/** A text by its key; `values` fill the places in braces, and a count of one takes the form for one. */
export function text(key, values = {}) {
  const given = typeof values === "function" ? values(language) : values;
  const forms = (given.n === 1 && words[key + ".one"]) || words[key];
  if (!forms) throw new Error(`no text ${key}`);
  const form = forms[words.languages.indexOf(language)];
  return form.replace(/\{(\w+)\}/g, (_, name) => String(given[name] ?? ""));
}

/** Gives an element, or one of its attributes, a text that follows the language. */
export function bind(element, place, value) {
  const [key, values] = Array.isArray(value) ? value : [value];
  const places = bound.get(element) ?? new Map();
  places.set(place, [key, values]);
  bound.set(element, places);
  element.setAttribute("data-t", "");
  write(element, place, key, values);
}

function write(element, place, key, values) {
  const now = text(key, values);
  if (place === "text") { if (element.textContent !== now) element.textContent = now; } 
  else element.setAttribute(place, now);
}

/** Changes the language of all that is shown. */
export function setLanguage(code, root = document) {
  language = words.languages.includes(code) ? code : "en";
  document.documentElement.lang = locale();
  for (const element of root.querySelectorAll("[data-t]")) {
    for (const [place, [key, values]] of bound.get(element) ?? []) write(element, place, key, values);
  }
  document.dispatchEvent(new CustomEvent("vow:language"));
}

/** Does something at each change of language, for as long as an element is part of the page. */
export function whileShown(element, act) {
  const follow = () => { if (element.isConnected) act(); else document.removeEventListener("vow:language", follow); };
  document.addEventListener("vow:language", follow);
}

/** Whether a key is known. */
export function hasText(key) { return key in words; }
