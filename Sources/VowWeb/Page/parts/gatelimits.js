// How long one challenge of a gate waits for an answer, and what wrong answers lead to, in the notation of `--gate`.
import { h } from "../modules/dom.js";
import { field } from "../modules/forms.js";

/** The fields of a challenge's limits; `one.rest` holds its notation, of which everything else stays as it is. */
export function limitFields(one, n) {
  const parts = () => one.rest.split(":").filter(Boolean);
  const value = (name) => parts().find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
  const [wrong, locked] = value("lockout").split("/");
  const number = (shown, min, max) => h("input", { type: "number", inputmode: "numeric", min, max, step: 1, value: shown ?? "", oninput: keep });
  const timeout = number(value("timeout"), 5, 600), answers = number(wrong, 1, 20), seconds = number(locked, 5, 600);
  function keep() {
    const others = parts().filter((part) => !/^(timeout|lockout)=/.test(part));
    const lockout = answers.value && seconds.value ? [`lockout=${answers.value}/${seconds.value}`] : [];
    // A pause has both of its numbers, or there is none.
    answers.required = seconds.value !== "";
    seconds.required = answers.value !== "";
    one.rest = [...others, ...(timeout.value ? [`timeout=${timeout.value}`] : []), ...lockout].map((part) => `:${part}`).join("");
  }
  return h("details", { class: "stack limits", style: { flexBasis: "100%" } }, h("summary", { t: "gate.limits", "t:aria-label": ["gate.limits.of", { n }] }),
    field("gate.timeout", timeout), field("gate.lockout.answers", answers), field("gate.lockout.seconds", seconds));
}
