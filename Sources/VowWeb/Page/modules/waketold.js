// What the wake screen tells who does not look at it: what is felt in the hand, and what a screen reader says.
import { bind } from "./texts.js";
import { say } from "./dom.js";

const counted = (row) => (row.step ?? 0) * 1000 + (row.lines ?? []).filter((line) => line.recited).length;

/** What a phone in the hand feels: the ring, a line that counts, a refusal; `before` is the row before it in this ring. */
export function feel(before, row) {
  if (!navigator.vibrate || !navigator.userActivation?.hasBeenActive) return;
  if (!before) navigator.vibrate([400, 200, 400]);
  else if (counted(row) > counted(before)) navigator.vibrate(60);
  else if (row.feedback && row.feedback.text !== before.feedback?.text && row.phase === "ringing") navigator.vibrate([80, 60, 80]);
}

/** Says which of the lines are left to be said, once for each change. */
export function tellLines(element, lines) {
  const open = lines.filter((line) => !line.recited).map((line) => line.words.map((one) => one.text).join(" "));
  if (open.length > 0) return bind(element, "text", ["night.lines", { lines: open.join(" ") }]);
  element.removeAttribute("data-t");
  say(element, "");
}

/** Gives a function that takes the seconds that are left, and says them at 30, 10 and 5. */
export function countTeller(element) {
  let last = Infinity;
  return (seconds) => {
    if (seconds > 0 && [30, 10, 5].some((one) => seconds <= one && last > one)) bind(element, "text", ["night.left", { s: seconds }]);
    if (seconds === Infinity && last !== Infinity) { element.removeAttribute("data-t"); say(element, ""); }
    last = seconds;
  };
}
