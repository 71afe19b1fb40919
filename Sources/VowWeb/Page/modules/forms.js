// Form fields with their label, hint and complaint, what is said after something was done, and what is shown when words
// may announce danger.
import { h, moveTo, refill, withCode } from "./dom.js";
import { bind, currentLanguage } from "./texts.js";

let count = 0;

/** A field: a control with its label, and a hint below it. `label` and `hint` are keys. */
export function field(label, control, hint) {
  const id = control.id || `field-${(count += 1)}`;
  control.id = id;
  const note = hint && h("p", { class: "hint", id: `${id}-hint`, t: hint });
  if (note) control.setAttribute("aria-describedby", note.id);
  return h("div", { class: "field" }, h("label", { for: id, t: label }), control.type === "file" ? fileButton(control) : control, note);
}

/** A button of the page's own over the browser's field for a file, and the name of the file beside it. */
function fileButton(control) {
  const name = h("span", { class: "quiet", t: "file.none" });
  const show = () => { const [file] = control.files; bind(name, "text", file ? ["any", { text: file.name }] : ["file.none"]); };
  control.addEventListener("change", show);
  // The browser empties the field when it is pressed again, or its form is reset.
  for (const event of ["click", "cancel"]) control.addEventListener(event, () => queueMicrotask(show));
  return h("div", { class: "file row" }, h("span", { class: "file-press" }, control, h("span", { class: "button", "aria-hidden": "true", t: "file.choose" })), name);
}

/** The languages that lines can be in, each by its own name. */
export const lineLanguages = [["en", "English"], ["es", "Español"], ["zh", "中文"]];

/** The language of new lines and of the conversation about them: the page's where lines can be in it, else English. */
export const lineLanguage = () => (lineLanguages.some(([code]) => code === currentLanguage()) ? currentLanguage() : "en");

/** A select; each option is a value and the key or text of its name. */
export function choice(options, value, change) {
  const select = h("select", { onchange: change && (() => change(select.value)) },
    options.map(([key, name]) => Array.isArray(name) || name.includes(".")
      ? h("option", { value: key, t: name }) : h("option", { value: key }, name)));
  select.value = value;
  return select;
}

/** A check box with its words beside it. */
export function tick(key, isOn, change, isSwitch = false) {
  const box = h("input", {
    type: "checkbox", checked: isOn, class: isSwitch && "switch", onchange: change && (() => change(box.checked, box)),
  });
  return { box, element: h("label", { class: "tick" }, box, h("span", { t: key })) };
}

/** A range with its value beside its name; `worded` gives the key and the values of how it is written. */
export function slider(value, limits, worded = (amount) => ["any", { text: amount }]) {
  const shown = h("output", { t: worded(value) });
  const input = h("input", { type: "range", ...limits, value, oninput: () => bind(shown, "text", worded(input.value)) });
  return { input, shown };
}

/** A field of a range: its value stands between its name and itself. */
export function rangeField(label, { input, shown }, hint) {
  const made = field(label, input, hint);
  made.firstChild.after(shown);
  return made;
}

/** A number that can be called from here, where the browser can call. */
const number = (line) => {
  const [first] = line.number.split(",");
  const dialled = first.replace(/[^0-9+*#]/g, "");
  return h("a", { href: `tel:${encodeURIComponent(dialled)}` }, line.number);
};

const entry = (line) => h("li", {}, h("strong", line.country), ": ", line.name, ", ", number(line),
  line.hours && ` (${line.hours})`, ", ", h("a", { href: line.page, rel: "noreferrer" }, line.page.replace(/^https?:\/\//, "")));

/** Where to find help: the lines of this country first, the others behind a press. */
export const helpWords = (help) => h("div", { class: "note stack", lang: help.language },
  help.text.split("\n").map((words) => h("p", words)),
  h("p", help.emergency),
  help.here.length > 0 && h("ul", {}, help.here.map(entry)),
  h("p", help.more),
  h("details", {}, h("summary", { t: "interview.help.others" }), h("ul", {}, help.elsewhere.map(entry))));

/** The answers to the plain question. */
export const safetyButtons = (no, yes, silent) => h("div", { class: "buttons" },
  h("button", { type: "button", t: "interview.no", "data-first": true, onclick: no }),
  h("button", { type: "button", t: "interview.yes", onclick: yes }),
  h("button", { type: "button", t: "interview.silent.choice", onclick: silent }));

/** Asks the plain question over the page. Gives whether the answer is "no"; Escape leaves it open. */
export function asksSafety(question) {
  return new Promise((settle) => {
    const answer = (isSafe) => { sheet.remove(); settle(isSafe); };
    const sheet = h("dialog", { class: "stack", "aria-labelledby": "safety-question", oncancel: () => answer(false) },
      h("p", { id: "safety-question" }, question),
      safetyButtons(() => answer(true), () => answer(false), () => answer(false)));
    document.body.append(sheet);
    sheet.showModal();
  });
}

/** What is said when something could not be done. */
export function complaint(error) {
  if (error.code === "safety.stop") return h("div", { class: "note stack", role: "status" }, error.message.split("\n").map((words) => h("p", words)));
  return h("div", { class: "note bad", role: "alert" }, h("strong", withCode(error.message)), error.repair && h("p", withCode(error.repair)),
    error.code === "consent.notAgreed" && h("p", {}, h("a", { href: "/privacy", t: "consent.there" })));
}

/** Runs something, and shows below `place` why it could not be done. Gives whether it could. */
export async function trying(place, act) {
  refill(place);
  try {
    await act();
    return true;
  } catch (error) {
    refill(place, complaint(error));
    return false;
  }
}

/** Runs something that takes a while, and says so below `place` as long as it does: the key, then what `act` tells. Gives whether it could. */
export async function waiting(place, key, act) {
  const note = h("p", { role: "status", t: key });
  return trying(place, async () => {
    refill(place, note);
    try { await act((said) => { note.textContent = said; }); } finally { note.remove(); }
  });
}

/** Says that something was saved, where a screen reader hears it, for a while. */
export function saidBelow(place, key) {
  const said = h("p", { class: "quiet", role: "status" });
  refill(place, said);
  bind(said, "text", [key]);
  setTimeout(() => said.remove(), 4000);
}

let pending, going;

/** Whether something is on its way out: a list that is drawn anew meanwhile leaves it out. */
export const isGoing = (id) => going === id;

/** Offers for ten seconds to take back what is done already. */
export function offerUndo(words, takeBack) {
  pending?.();
  const end = () => {
    if (pending === end) pending = undefined;
    clearTimeout(timer);
    const isHere = bar.contains(document.activeElement);
    bar.remove();
    const head = document.querySelector("main h1");
    if (isHere && head) moveTo(head);
  };
  const back = h("button", { type: "button", t: "undo", onclick: () => { end(); return takeBack(); } });
  const bar = h("div", { class: "undo", role: "status" }, h("span", { t: words }), back);
  const timer = setTimeout(end, 10_000);
  pending = end;
  document.body.append(bar);
  back.focus();
}

/**
 * Removes something in ten seconds unless the person takes it back: `act` does it, with whether the page is left. It is
 * done at once when something else is removed, or the page is left. `item` is not shown meanwhile; where it could not be
 * done it is shown again, with the reason at `place`. `again` draws the page anew, which may wait for somebody who types.
 */
export function withUndo(key, { id, item, place, again }, act) {
  pending?.();
  const before = document.activeElement;
  const stay = () => { if (going === id) going = undefined; };
  const show = () => {
    stay();
    if (item) item.hidden = false;
  };
  const takeBack = () => {
    if (!end()) return;
    show();
    before.focus();
    // What stands in a menu that closed is reached by its head.
    if (document.activeElement !== before) before.closest("details")?.querySelector("summary").focus();
    if (item && !item.isConnected) again();
  };
  const bar = h("div", { class: "undo", role: "status" }, h("span", { t: key }), h("button", { type: "button", t: "undo", onclick: takeBack }));
  const end = () => {
    if (pending !== finish) return false;
    pending = undefined;
    clearTimeout(timer);
    removeEventListener("pagehide", leave);
    // Who goes by keyboard goes on at the head of the page, and not before it.
    const isHere = bar.contains(document.activeElement);
    bar.remove();
    const head = document.querySelector("main h1");
    if (isHere && head) moveTo(head);
    return true;
  };
  const does = async (isLeaving) => {
    try {
      await act(isLeaving);
      item?.remove();
      await (again.later ?? again)();
      stay();
    } catch (error) {
      show();
      if (place.isConnected) refill(place, complaint(error)); else document.querySelector("main h1")?.after(complaint(error));
    }
  };
  const finish = () => { if (end()) does(false); };
  const leave = () => { if (end()) does(true); };
  const timer = setTimeout(finish, 10_000);
  pending = finish;
  addEventListener("pagehide", leave);
  going = id;
  if (item) item.hidden = true;
  document.body.append(bar);
  bar.querySelector("button").focus();
}
