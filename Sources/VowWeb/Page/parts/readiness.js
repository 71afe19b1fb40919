// What the next alarm needs of this machine: how it will wake, and the first thing that is not there.
import { ask } from "../modules/api.js";
import { fill, h, withCode } from "../modules/dom.js";
import { bind } from "../modules/texts.js";

/** How long it holds what was found when the machine was looked at: the page is drawn again more often. */
const foundFor = 600_000;

/**
 * Makes a part of the page for the alarm that is due at an instant: an element `tag` that `look` fills in when the rest
 * stands there, since it looks at the machine. Where that fails, the part goes, and the next drawing tries again.
 */
function foundOut(tag, look) {
  let found = {};
  return (due) => {
    if (found.due === due && Date.now() - found.at < foundFor) return found.words;
    const words = h(tag, { role: "status" });
    found = { due, words, at: Date.now() };
    look(words).catch(() => { words.remove(); found = {}; });
    return words;
  };
}

const why = () => h("a", { href: "/device", t: "home.wakes.more" });

/** How the next alarm will wake the machine. */
export const waking = foundOut("p", async (words) => {
  const used = (await ask("wake")).find((way) => way.used);
  if (used) return bind(words, "text", [used.name === "inhibitor" ? "home.wakes.awake" : "home.wakes.itself"]);
  words.append(h("strong", { t: "home.wakes.not" }), " ", h("span", { t: "home.wakes.not.help" }), " ", why());
  words.classList.add("note");
});

/** What the page tells of by itself. */
const toldHere = ["alarms", "lines", "watch", "wake"];

/** The first thing that the next alarm needs of the machine and does not find. */
export const lacking = foundOut("div", async (words) => {
  const { findings } = await ask("doctor", { withoutMicrophone: true });
  const gap = findings.find((one) => one.state === "missing" && !toldHere.includes(one.part));
  if (!gap) return;
  fill(words, h("strong", withCode(gap.message)), h("p", {}, withCode(gap.repair ?? ""), " ", why()));
  words.classList.add("note");
});
