// /try: a challenge or a whole morning, tried in peace. Neither runs nor streaks know of it; all that is kept is that a
// gate was passed once on this device. With ?what=early the gate of the next alarm, ahead of it: that counts once it is passed.
import { ask, follow, record } from "../modules/api.js";
import { h } from "../modules/dom.js";
import { complaint } from "../modules/forms.js";
import { setLanguage, text } from "../modules/texts.js";
import { wakeScreen } from "../modules/wakescreen.js";

const asked = new URLSearchParams(location.search);
const wanted = { what: asked.get("what") || "morning" };
if (asked.get("alarm")) wanted.alarm = asked.get("alarm");
const isEarly = wanted.what === "early";
let stopFollowing, isOver = true;

/** What is said of a trial, and of the morning itself. */
const keys = isEarly
  ? { title: "early.title", leads: ["early.lead", "early.lead.more"], back: "early.back", end: "early.end", passed: "early.passed", passedMore: "early.passed.more", over: "early.over", overMore: "early.over.more" }
  : { title: "try.title", leads: ["try.rings", "try.lead"], back: "try.back", end: "try.end", passed: "try.passed", passedMore: "try.passed.more", over: "try.over", overMore: "try.over.more" };

const settings = await ask("config.list").catch(() => ({}));
setLanguage(settings.language);
document.title = `${text(keys.title)} · Vow`;
document.body.classList.add("at-night");

const again = () => h("button", { type: "button", class: "main", t: "try.again", onclick: begin });
const back = () => h("a", { class: "button", href: isEarly ? "/" : "/alarms", t: keys.back });

/** A quiet screen with one heading, what is below it, and what may be done now. */
function quiet(head, ...rest) {
  document.body.replaceChildren(h("main", { class: "night" },
    h("div", { class: "wake", "data-ready": true }, h("div", { class: "wake-middle" }, h("h1", { class: "wake-prompt", t: head }), rest))));
  document.querySelector("button.main, a.button")?.focus();
}

/** What is about to happen is said before: a trial rings, and what is passed early counts. */
function announce() {
  quiet(keys.title, keys.leads.map((key) => h("p", { class: "wake-says", t: key })),
    h("div", { class: "buttons" }, h("button", { type: "button", class: "main", t: "early.begin", onclick: begin }), back()));
}

async function begin() {
  stopFollowing?.();
  isOver = false;
  quiet("try.begins", h("p", { class: "wake-says", t: isEarly ? "early.lead.more" : "try.lead" }));
  let ahead = 0;
  try {
    const begun = await (isEarly ? record("early.begin") : record("try.begin", wanted));
    // What is passed ahead takes place on a clock that shows the time of the alarm.
    ahead = begun.aheadMilliseconds ?? 0;
  } catch (error) {
    isOver = true;
    return quiet("try.refused", complaint(error), h("div", { class: "buttons" }, again(), back()));
  }
  const screen = wakeScreen({ send: (input) => record("try.input", input).then(() => true, () => false), ask, record });
  const end = h("button", { type: "button", class: "try-end", t: keys.end, onclick: () => record("try.end").catch(() => {}) });
  document.body.replaceChildren(screen.element, end);
  const clock = setInterval(() => screen.tick(), 1000);
  const ended = (isPassed) => {
    if (isOver) return;
    isOver = true;
    clearInterval(clock);
    stopFollowing?.();
    quiet(isPassed ? keys.passed : keys.over, h("p", { class: "wake-says", t: isPassed ? keys.passedMore : keys.overMore }),
      h("div", { class: "buttons" }, !(isEarly && isPassed) && again(), back()));
  };
  stopFollowing = follow({
    of: "trial", clock: (milliseconds) => screen.clock(milliseconds + ahead),
    screen: (row) => {
      if (row.trial) return ended(row.trial === "passed");
      setLanguage(row.language ?? settings.language);
      screen.update({ ...row, twelveHours: settings["clock-hours"] === 12 });
    },
    level: (row) => screen.level(row.level, row.voice !== false),
    notice: screen.notice,
  });
}

// What nobody looks at any more need not ring on.
addEventListener("pagehide", () => { if (!isOver) record("try.end", {}, true).catch(() => {}); });
announce();
