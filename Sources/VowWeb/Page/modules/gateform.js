// The gate of an alarm: what stops it, in order, and what may stand in; in the notation that `vow alarm --gate` takes.
import { ask } from "./api.js";
import { h, refill } from "./dom.js";
import { choice, field } from "./forms.js";
import { limitFields } from "../parts/gatelimits.js";
import { sensed } from "./sensed.js";
import { bind } from "./texts.js";

const kinds = [["recite:affirmations", "gate.recite.affirmations"], ["recite:goals", "gate.recite.goals"], ["sum:easy", "gate.sum.easy"],
  ["sum:medium", "gate.sum.medium"], ["sum:hard", "gate.sum.hard"], ["type:affirmations", "gate.type.affirmations"],
  ["type:goals", "gate.type.goals"], ["code:", "gate.code"], ["tag:", "gate.tag"],
  ...Object.values(sensed).flatMap((kind) => kind.gate)];
const gateKinds = [...kinds, ["pick", "gate.pick"]];
const standIns = [["type", "gate.stand.type"], ["sum:medium", "gate.sum.medium"], ["sum:hard", "gate.sum.hard"], ["code:", "gate.code"], ["tag:", "gate.tag"]];

/** The challenges of a stack in notation; the commas of a list to draw from part nothing. */
function split(stack) {
  const all = [];
  let depth = 0, start = 0;
  for (let place = 0; place <= stack.length; place += 1) {
    if (place === stack.length || (stack[place] === "," && depth === 0)) {
      if (place > start) all.push(stack.slice(start, place));
      start = place + 1;
    } else if (stack[place] === "(" && stack.startsWith("pick:", start)) depth += 1;
    else if (stack[place] === ")") depth = Math.max(0, depth - 1);
  }
  return all;
}

/** What is drawn of a list: how many, and the listed challenges. */
function pickOf(notation) {
  const [, count, listed] = /^pick:(\d+)(?:\/\d+)?\((.*)\)$/.exec(notation) ?? [];
  return count === undefined ? undefined : { count: Number(count), listed: split(listed) };
}

/** A challenge as one of the kinds, its name, and the rest of its notation, which stays as it is. */
function taken(notation, known) {
  const pick = known.some(([kind]) => kind === "pick") && pickOf(notation);
  if (pick) return { kind: "pick", name: "", rest: "", ...pick };
  const found = known.find(([kind]) => (kind.endsWith(":") ? notation.startsWith(kind) : notation === kind || notation.startsWith(kind + ":")));
  if (!found) return undefined;
  const rest = notation.slice(found[0].length);
  if (!found[0].endsWith(":")) return { kind: found[0], name: "", rest };
  const [name, ...more] = rest.split(":");
  return { kind: found[0], name, rest: more.map((one) => `:${one}`).join("") };
}

/** The name of a code or a tag: one of those that are registered, where they are known, else typed. */
function nameField(one, names) {
  if (names?.length === 0 && !one.name) return h("span", { class: "quiet" }, h("span", { t: "gate.none" }), " ", h("a", { href: "/codes", t: "gate.none.link" }));
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

/** What is drawn each morning: how many, and from which challenges. */
function pickFields(one, named) {
  one.count ??= 1;
  const from = list("gate.pick.list", one.listed ?? ["sum:medium", "move:shake"], kinds, "sum:medium", named);
  const count = h("input", { type: "number", inputmode: "numeric", min: 1, max: 16, step: 1, required: true, value: one.count, oninput: () => { one.count = Number(count.value); } });
  one.again = from.again;
  one.notation = () => {
    one.listed = from.values();
    return `pick:${one.count}/${one.listed.length}(${one.listed.join()})`;
  };
  return h("div", { class: "stack", style: { flexBasis: "100%" } }, field("gate.pick.count", count), from.element);
}

/** A list of challenges to order, add and remove; `values` gives each in notation. */
function list(legend, rows, known, fresh, named) {
  const items = h("ol", { class: "plain" });
  let all = rows.map((notation) => taken(notation, known) ?? { kind: notation, name: "", rest: "", isForeign: true });
  const draw = (focused) => {
    // The list of a pick is made again with its row, from what stands in it by now.
    for (const one of all) one.notation?.();
    refill(items, all.map((one, index) => {
      const select = one.isForeign ? h("output", one.kind) : choice(known, one.kind, (kind) => { all[index] = { kind, name: "", rest: "" }; draw(index); });
      if (!one.isForeign) select.setAttribute("aria-label", `${index + 1}`);
      const name = one.kind.endsWith(":") && nameField(one, named(one.kind));
      const move = (by) => () => { [all[index], all[index + by]] = [all[index + by], all[index]]; draw(index + by); };
      const small = (key, isOff, act) => h("button", { type: "button", class: "bare", "t:aria-label": [key, { n: index + 1 }], "aria-disabled": isOff && "true", onclick: () => isOff || act() }, key === "gate.up" ? "↑" : key === "gate.down" ? "↓" : "×");
      return h("li", { class: "row" }, h("span", { class: "quiet" }, `${index + 1}.`), h("div", { class: "grow row" }, select, name),
        small("gate.up", index === 0, move(-1)), small("gate.down", index === all.length - 1, move(1)),
        small("gate.remove", false, () => { all.splice(index, 1); draw(Math.min(index, all.length - 1)); }),
        one.kind === "pick" ? pickFields(one, named) : !one.isForeign && limitFields(one, index + 1));
    }));
    if (focused !== undefined) (items.children[focused]?.querySelector("select, button") ?? add).focus();
  };
  draw();
  const add = h("button", { type: "button", t: "gate.add", onclick: () => { all = [...all, { kind: fresh, name: "", rest: "" }]; draw(all.length - 1); } });
  return {
    element: h("fieldset", { class: "field wide" }, h("legend", { t: legend }), items, add),
    again: () => { if (all.some((one) => one.kind.endsWith(":"))) draw(); else for (const one of all) one.again?.(); },
    values: () => all.map((one) => one.notation?.() ?? one.kind + one.name + one.rest),
  };
}

/** The editor of a gate; `values` gives `gate` and `instead` as they stand. */
export function gateForm(row) {
  const names = {};
  const named = (kind) => names[kind];
  const gate = list("gate.title", row.gate ?? row.recite.map((kind) => `recite:${kind.replace(/s?$/, "s")}`), gateKinds, "sum:medium", named);
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
    values: () => ({ gate: gate.values().join(), instead: instead.values().join() || "none" }),
  };
}

/** What a challenge in notation is called: the key of its words, and the name that is registered for it. */
export function challengeName(notation) {
  const pick = pickOf(notation);
  if (pick) return { key: ["gate.pick.of", { count: pick.count, total: pick.listed.length }], name: "" };
  const one = taken(notation, [...kinds, ...standIns]);
  if (!one) return { key: ["any", { text: notation }], name: "" };
  return { key: [(kinds.find(([kind]) => kind === one.kind) ?? standIns.find(([kind]) => kind === one.kind))[1]], name: one.name };
}
