// Form fields with their label, hint and complaint, and what is said after something was done.
import { h, refill } from "./dom.js";
import { bind } from "./texts.js";

let count = 0;

/** A field: a control with its label, and a hint below it. `label` and `hint` are keys. */
export function field(label, control, hint) {
  const id = control.id || `field-${(count += 1)}`;
  control.id = id;
  const note = hint && h("p", { class: "hint", id: `${id}-hint`, t: hint });
  if (note) control.setAttribute("aria-describedby", note.id);
  return h("div", { class: "field" }, h("label", { for: id, t: label }), control, note);
}

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

/** A range with its value beside its name. */
export function slider(value, limits, unit = "") {
  const shown = h("output", `${value}${unit}`);
  const input = h("input", { type: "range", ...limits, value, oninput: () => { shown.textContent = `${input.value}${unit}`; } });
  return { input, shown };
}

/** A field of a range: its value stands between its name and itself. */
export function rangeField(label, { input, shown }, hint) {
  const made = field(label, input, hint);
  made.firstChild.after(shown);
  return made;
}

/** What is said when something could not be done. */
export function complaint(error) {
  return h("div", { class: "note bad", role: "alert" }, h("strong", error.message), error.repair && h("p", error.repair));
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

/** Runs something that takes a while, and says so below `place` as long as it does. Gives whether it could. */
export async function waiting(place, key, act) {
  const note = h("p", { role: "status", t: key });
  return trying(place, async () => {
    refill(place, note);
    try { await act(); } finally { note.remove(); }
  });
}

/** Says that something was saved, where a screen reader hears it, for a while. */
export function saidBelow(place, key) {
  const said = h("p", { class: "quiet", role: "status" });
  refill(place, said);
  bind(said, "text", [key]);
  setTimeout(() => said.remove(), 4000);
}

let pending;

/**
 * Does something in ten seconds unless the person takes it back. It is done at once when something else is removed, or
 * the page is left.
 */
export function withUndo(key, act, undo) {
  pending?.();
  const bar = h("div", { class: "undo", role: "status" }, h("span", { t: key }),
    h("button", { type: "button", t: "undo", onclick: () => end(undo) }));
  const end = (last, isLeaving = false) => {
    if (pending !== finish) return;
    pending = undefined;
    clearTimeout(timer);
    removeEventListener("pagehide", leave);
    bar.remove();
    last(isLeaving);
  };
  const finish = () => end(act);
  const leave = () => end(act, true);
  const timer = setTimeout(finish, 10_000);
  pending = finish;
  addEventListener("pagehide", leave);
  document.body.append(bar);
  bar.querySelector("button").focus();
}
