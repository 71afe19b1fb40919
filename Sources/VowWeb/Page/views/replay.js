// /replay?run=…: a past morning step by step, by buttons and keys, and what other terms would have made of it.
import { ask } from "../modules/api.js";
import { h, refill } from "../modules/dom.js";
import { choice, field, trying } from "../modules/forms.js";
import { aheadOf, listed, localSecond, withMoments } from "../modules/format.js";
import { empty, openPage, part } from "../modules/page.js";
import { bind } from "../modules/texts.js";

const run = new URLSearchParams(location.search).get("run");
const back = `/journal?run=${encodeURIComponent(run ?? "")}`;

/** A step's text, with the times in it by the clock that its alarm was set for, in the page's language. */
const told = (sentence, step) => ({ t: ["any", () => ({ text: withMoments(sentence, aheadOf(step)) })] });

function items(texts, step, isOther = false) {
  if (!texts?.length) return h("p", { class: "quiet", t: "replay.nothing" });
  return h("ul", { class: isOther ? "plain changed" : "plain" }, texts.map((one) => h("li", told(one, step))));
}

/** The steps, of which one is shown; gives the element and what the keys do. */
function stepper(replay) {
  const { steps } = replay;
  let now = replay.firstDifference ? replay.firstDifference - 1 : 0;
  const head = h("h2", { tabindex: -1 }), at = h("p", { class: "quiet" }), body = h("dl", { class: "steps" });
  const range = h("input", { type: "range", min: 1, max: steps.length, value: 1, "t:aria-label": "replay.steps", oninput: () => show(Number(range.value) - 1) });
  const button = (key, act) => h("button", { type: "button", t: key, onclick: act });
  const first = button("replay.first", () => show(0)), previous = button("replay.back", () => show(now - 1));
  const next = button("replay.next", () => show(now + 1)), last = button("replay.last", () => show(steps.length - 1));
  next.classList.add("main");
  const rows = h("ol", { class: "plain step-list" }, steps.map((step, index) => h("li", {},
    h("button", { type: "button", class: "bare", onclick: () => show(index) }, h("span", told(step.input, step)),
      step.check === "differs" && h("span", { class: "tag", t: "replay.differs" })))));

  function show(wanted) {
    now = Math.max(0, Math.min(steps.length - 1, wanted));
    const step = steps[now];
    bind(head, "text", ["replay.step", { n: now + 1, count: steps.length }]);
    bind(at, "text", ["any", () => ({ text: localSecond(step.local) })]);
    range.value = now + 1;
    for (const [element, isOff] of [[first, now === 0], [previous, now === 0], [next, now === steps.length - 1], [last, now === steps.length - 1]]) {
      element.setAttribute("aria-disabled", String(isOff));
    }
    refill(body, h("dt", { t: "replay.in" }), h("dd", told(step.input, step)),
      h("dt", { t: "replay.events" }), h("dd", items(step.events, step)),
      h("dt", { t: "replay.effects" }), h("dd", items(step.effects, step)),
      h("dt", { t: "replay.state" }), h("dd", told(step.state, step)),
      h("dt", { t: "replay.today" }), h("dd", h("span", { class: step.check === "differs" ? "tag" : "tag good", t: `replay.${step.check}` }),
        step.check === "differs" && items(step.today, step, true)));
    [...rows.children].forEach((row, index) => row.firstChild.setAttribute("aria-current", index === now ? "step" : "false"));
  }

  show(now);
  const element = h("section", {}, h("div", { class: "card stack", "aria-live": "polite" }, head, at, body),
    range, h("div", { class: "buttons" }, first, previous, next, last), h("p", { class: "quiet", t: "replay.keys" }),
    h("details", {}, h("summary", { t: "replay.steps" }), rows));
  const difference = () => {
    const after = steps.findIndex((step, index) => index > now && step.check === "differs");
    if (after >= 0) show(after);
  };
  return { element, keys: {
    n: () => show(now + 1), " ": () => show(now + 1), j: () => show(now + 1), ArrowRight: () => show(now + 1),
    p: () => show(now - 1), k: () => show(now - 1), ArrowLeft: () => show(now - 1),
    Home: () => show(0), g: () => show(0), End: () => show(steps.length - 1), G: () => show(steps.length - 1), d: difference,
  } };
}

function verdict(row) {
  if (row.inProgress) return "whatif.progress";
  if (row.wasDismissed === row.wouldBeDismissed) return "whatif.same";
  return row.wouldBeDismissed ? "whatif.opens" : "whatif.closes";
}

/** The same morning under other terms: what is not chosen stays as it was, so that one thing can be asked for alone. */
function whatIf() {
  const scores = Array.from({ length: 11 }, (_, place) => (0.5 + place * 0.05).toFixed(2));
  const similarity = choice([["", "whatif.word.as"], ...scores.map((score) => [score, ["any", () => ({ text: score })]])], "");
  const word = choice([["", "whatif.word.as"], ["on", "whatif.word.on"], ["off", "whatif.word.off"]], "");
  const liveness = choice([["", "whatif.word.as"], ["on", "whatif.word.on"], ["off", "whatif.word.off"]], "");
  const answer = h("div", { role: "status" });
  const submit = async (event) => {
    event.preventDefault();
    await trying(answer, async () => {
      const values = { run };
      if (similarity.value) values.minSimilarity = similarity.value;
      if (word.value) values.challengeWord = word.value;
      if (liveness.value) values.liveness = liveness.value;
      if (Object.keys(values).length === 1) return refill(answer, h("p", { t: "whatif.nothing" }));
      const row = (await ask("whatif", values)).runs[0];
      if (!row) return refill(answer, empty("whatif.progress"));
      const lists = [["whatif.would", row.attemptsThatWouldOpen], ["whatif.not", row.attemptsThatWouldNot], ["whatif.needless", row.attemptsNotNeeded]];
      return refill(answer, h("p", { class: "lead", t: verdict(row) }),
        lists.filter(([, list]) => list.length > 0).map(([key, list]) => h("p", { t: [key, () => ({ list: listed(list) })] })),
        row.caveat && h("p", { class: "quiet" }, row.caveat));
    });
  };
  const element = part("whatif.title", h("p", { class: "quiet", t: "whatif.lead" }), h("form", { class: "card", onsubmit: submit },
    field("whatif.similarity", similarity), field("whatif.word", word), field("whatif.liveness", liveness), h("button", { class: "main", t: "whatif.ask" })), answer);
  return { element, focus: () => similarity.focus() };
}

function draw(replay) {
  if (!replay) return empty("replay.choose");
  const steps = stepper(replay), other = whatIf();
  const keys = { ...steps.keys, w: () => other.focus(), Escape: () => { location.href = back; } };
  document.onkeydown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyped = event.target.closest?.("input, select, textarea");
    const isPressed = event.key === " " && event.target.closest?.("button, summary, a");
    if ((isTyped && event.key !== "Escape") || isPressed || !keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  };
  const isSound = replay.records === "sound";
  return [
    h("p", { class: "row" }, h("a", { href: back, t: "mornings.timeline" }), h("a", { href: `/certificate?run=${encodeURIComponent(run)}`, t: "morning.certificate" })),
    h("p", {}, h("span", { t: replay.firstDifference ? ["replay.all.differs", { n: replay.firstDifference }] : "replay.all.same" }), " ",
      h("span", { t: isSound ? "replay.records.sound" : ["replay.records.altered", { flaw: replay.flaw ?? replay.records, n: replay.flawPosition ?? "?" }] })),
    steps.element, other.element,
  ];
}

openPage("morning", {
  title: "replay.title", lead: "replay.lead",
  load: () => (run ? ask("replay", { run }) : undefined),
  draw,
});
