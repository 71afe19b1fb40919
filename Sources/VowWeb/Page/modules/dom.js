// Elements without a framework: `h` makes HTML, `s` makes SVG, `fill` sets what is inside an element, and `placeIn` keeps
// the focus where it is while something is drawn anew: who goes by keyboard or listens would be sent to the page's top.
import { bind } from "./texts.js";

const svgSpace = "http://www.w3.org/2000/svg";

/** What is pressed or sent again by an impatient hand, while it is still being done, counts once. */
function once(act) {
  let isUnderWay = false;
  return async (event) => {
    if (isUnderWay) { event.preventDefault(); return; }
    isUnderWay = true;
    try { await act(event); } finally { isUnderWay = false; }
  };
}

function finish(element, given, children) {
  const isChild = typeof given === "string" || given instanceof Node || Array.isArray(given);
  if (isChild) return fill(element, given, ...children);
  const properties = given;
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "t") bind(element, "text", value);
    else if (name.startsWith("t:")) bind(element, name.slice(2), value);
    else if (name === "onsubmit" || name === "onclick") element.addEventListener(name.slice(2), once(value));
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "style") Object.assign(element.style, value);
    else if (name === "value" || name === "checked") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  fill(element, ...children);
  return element;
}

/** Makes an HTML element. `t` names its text in the catalogue, `t:name` an attribute's text, `onclick` listens. */
export function h(tag, properties, ...children) {
  return finish(document.createElement(tag), properties, children);
}

/** Makes an SVG element. */
export function s(tag, properties, ...children) {
  return finish(document.createElementNS(svgSpace, tag), properties, children);
}

/** Appends elements and texts; arrays are spread, nothing is skipped. Text is never read as markup. */
export function fill(element, ...children) {
  for (const child of children.flat(Infinity)) {
    if (child !== undefined && child !== null && child !== false) element.append(child);
  }
  return element;
}

/** A sentence whose commands, between backticks, are set apart as such. */
export function withCode(sentence) {
  return sentence.split("`").map((piece, index) => (index % 2 ? h("code", piece.trim()) : piece));
}

/** Puts other children into an element. */
export function refill(element, ...children) {
  element.replaceChildren();
  return fill(element, ...children);
}

/** Sets a text only where it differs, so that a live region speaks once. */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

const reached = "a[href], button, input, select, textarea, summary";
const controls = (place) => [...place.querySelectorAll(reached)];
const called = (one) => `${one.localName} ${one.ariaLabel ?? one.labels?.[0]?.textContent ?? one.textContent}`;
const rows = (body) => [...body.querySelectorAll("li")].filter((row) => !row.parentElement.closest("li"));

/** Moves to a heading, where what follows is read from. */
export function moveTo(heading) {
  heading.tabIndex = -1;
  heading.focus();
}

/**
 * Remembers where in an element the focus stands. What it gives is called once the element was drawn anew, with the
 * heading of the page: it moves to what is called the same, else to the same row, else to where the news begins:
 * the first heading of what was drawn, but for parts that only stand beside it.
 */
export function placeIn(body) {
  const here = document.activeElement;
  if (!body.contains(here)) return () => {};
  const name = called(here);
  const same = () => controls(body).filter((one) => called(one) === name);
  const order = same().indexOf(here);
  const before = rows(body);
  const place = before.findIndex((row) => row.contains(here));
  const inRow = place < 0 ? [] : controls(before[place]);
  const nearest = () => {
    const now = rows(body);
    if (place < 0 || now.length !== before.length) return undefined;
    // A row that changed its buttons is begun anew: the one in the same place may do something else.
    const theirs = controls(now[place]);
    return theirs.length === inRow.length ? theirs[inRow.indexOf(here)] : theirs[0];
  };
  return (heading) => {
    (same()[order] ?? nearest())?.focus({ preventScroll: true });
    if (!body.contains(document.activeElement)) moveTo(body.querySelector("h2:not([data-beside] h2)") ?? heading ?? body);
  };
}
