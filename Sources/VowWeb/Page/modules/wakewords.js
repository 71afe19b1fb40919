// The words of the wake screen: the prompt, and the lines with what was heard of them.
import { bind } from "./texts.js";
import { h, refill, say } from "./dom.js";

/** Shows a prompt with its challenge word set apart. Gives whether the word is in it. */
export function showWords(prompt, sentence, challengeWord, isHeard) {
  const place = challengeWord ? sentence.lastIndexOf(challengeWord) : -1;
  if (place < 0) {
    if (prompt.children.length > 0) prompt.textContent = sentence; else say(prompt, sentence);
    return false;
  }
  if (prompt.textContent !== sentence || prompt.children.length === 0) {
    refill(prompt, sentence.slice(0, place), h("span", { class: "wake-word" }, challengeWord), sentence.slice(place + challengeWord.length));
  }
  prompt.firstElementChild.classList.toggle("said", isHeard);
  return true;
}

/** Shows the lines of a row in their list, each word as it was heard. */
export function showLines(lines, row, isShown) {
  lines.hidden = !isShown;
  lines.classList.toggle("ordered", row.ordered === true);
  const rows = isShown ? row.lines ?? [] : [];
  while (lines.children.length > rows.length) lines.lastChild.remove();
  rows.forEach((line, index) => {
    let item = lines.children[index];
    if (!item || item.children.length !== line.words.length + 1) {
      const made = h("li", { class: "wake-line" },
        line.words.map(() => h("span")), h("span", { class: "unseen" }));
      if (item) item.replaceWith(made); else lines.append(made);
      item = made;
    }
    item.classList.toggle("recited", line.recited === true);
    line.words.forEach((one, place) => {
      const span = item.children[place];
      say(span, one.text);
      span.className = one.heard ? "said" : row.feedback?.kind === "missed" && row.phase === "ringing" ? "missed" : "";
    });
    const mark = item.lastChild;
    if (line.recited) bind(mark, "text", ["night.line.recited"]); else say(mark, "");
  });
}
