// The gate of an alarm: what stops it, in order, and what may stand in; in the notation that `vow alarm --gate` takes.
import { ask } from "./api.js";
import { h, refill } from "./dom.js";
import { choice } from "./forms.js";
import { limitFields } from "../parts/gatelimits.js";
import { bind } from "./texts.js";

const kinds = [["recite:affirmations", "gate.recite.affirmations"], ["recite:goals", "gate.recite.goals"], ["sum:easy", "gate.sum.easy"],
  ["sum:medium", "gate.sum.medium"], ["sum:hard", "gate.sum.hard"], ["type:affirmations", "gate.type.affirmations"],
  ["type:goals", "gate.type.goals"], ["code:", "gate.code"], ["tag:", "gate.tag"], ["move:shake", "gate.move.shake"],
  ["move:still", "gate.move.still"]];
const standIns = [["type", "gate.stand.type"], ["sum:medium", "gate.sum.medium"], ["sum:hard", "gate.sum.hard"], ["code:", "gate.code"], ["tag:", "gate.tag"]];

/** A challenge as one of the kinds, its name, and the rest of its notation, which stays as it is. */
function taken(notation, known) {
  const found = known.find(([kind]) => (kind.endsWith(":") ? notation.startsWith(kind) : notation === kind || notation.startsWith(kind + ":")));
  if (!found) return undefined;
  const rest = notation.slice(found[0].length);
  if (!found[0].endsWith(":")) return { kind: found[0], name: "", rest };
  const [name, ...more] = rest.split(":");
  return { kind: found[0], name, rest: more.map((one) => `:${one}`).join("") };
}

/** The name of a code or a tag: one of those that are registered, where they are known, else typed. */
function nameField(one, names) {
  if (names?.length === 0 && !one.name) return h("span", { class: "quiet" }, h("span", { t: "gate.none" }), " ", h("a", { href: "/device#codes", t: "gate.none.link" }));
  if (names?.length > 0) {
    // What is not registered any more still stands there, since the gate asks for it.
    const all = [...new Set([...(one.name ? [one.name] : []), ...names])];
    one.name ||= all[0];
    const select = choice(all.map((name) => [name, ["any", { text: name }]]), one.name, (name) => { one.name = name; });
    select.setAttribute("data-named", "");
    bind(select, "aria-label", ["gate.name"]);
    return select;
  }
  return h("input", {
    value: one.name, maxlength: 64, autocomplete: "off", required: true, "t:aria-label": "gate.name", "t:placeholder": "gate.name", oninput: (event) => { one.name = event.target.value.trim(); },
  });
}

/** A list of challenges to order, add and remove; `value` gives its notation, "" where it holds none. */
function list(legend, rows, known, fresh, named) {
  const items = h("ol", { class: "plain" });
  let all = rows.map((notation) => taken(notation, known) ?? { kind: notation, name: "", rest: "", isForeign: true });
  const draw = (focused) => {
    refill(items, all.map((one, index) => {
      const select = one.isForeign ? h("output", one.kind) : choice(known, one.kind, (kind) => { Object.assign(one, { kind, name: "", rest: "" }); draw(index); });
      if (!one.isForeign) select.setAttribute("aria-label", `${index + 1}`);
      const name = one.kind.endsWith(":") && nameField(one, named(one.kind));
      const move = (by) => () => { [all[index], all[index + by]] = [all[index + by], all[index]]; draw(index + by); };
      const small = (key, isOff, act) => h("button", { type: "button", class: "bare", "t:aria-label": [key, { n: index + 1 }], "aria-disabled": isOff && "true", onclick: () => isOff || act() }, key === "gate.up" ? "↑" : key === "gate.down" ? "↓" : "×");
      return h("li", { class: "row" }, h("span", { class: "quiet" }, `${index + 1}.`), h("div", { class: "grow row" }, select, name),
        small("gate.up", index === 0, move(-1)), small("gate.down", index === all.length - 1, move(1)),
        small("gate.remove", false, () => { all.splice(index, 1); draw(Math.min(index, all.length - 1)); }),
        !one.isForeign && limitFields(one, index + 1));
    }));
    if (focused !== undefined) (items.children[focused]?.querySelector("select, button") ?? add).focus();
  };
  draw();
  const add = h("button", { type: "button", t: "gate.add", onclick: () => { all = [...all, { kind: fresh, name: "", rest: "" }]; draw(all.length - 1); } });
  return {
    element: h("fieldset", { class: "field wide" }, h("legend", { t: legend }), items, add),
    again: () => { if (all.some((one) => one.kind.endsWith(":"))) draw(); },
    value: () => all.map((one) => one.kind + one.name + one.rest).join(),
  };
}

/** The editor of a gate; `values` gives `gate` and `instead` as they stand. */
export function gateForm(row) {
  const names = {};
  const named = (kind) => names[kind];
  const gate = list("gate.title", row.gate ?? row.recite.map((kind) => `recite:${kind.replace(/s?$/, "s")}`), kinds, "sum:medium", named);
  const instead = list("gate.instead", row.instead ?? [], standIns, "type", named);
  for (const [kind, question] of [["code:", "codes.list"], ["tag:", "tags.list"]]) {
    // Without an answer a name is typed, as it is on the command line.
    ask(question).then((rows) => {
      names[kind] = rows.map((one) => one.name);
      gate.again();
      instead.again();
    }, () => {});
  }
  return {
    element: [gate.element, instead.element],
    values: () => ({ gate: gate.value(), instead: instead.value() || "none" }),
  };
}

/** What a challenge in notation is called: the key of its words, and the name that is registered for it. */
export function challengeName(notation) {
  const one = taken(notation, [...kinds, ...standIns]);
  if (!one) return { key: ["any", { text: notation }], name: "" };
  return { key: [(kinds.find(([kind]) => kind === one.kind) ?? standIns.find(([kind]) => kind === one.kind))[1]], name: one.name };
}
