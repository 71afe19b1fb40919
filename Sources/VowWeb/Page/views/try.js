// /try: a challenge or a whole morning, tried in peace. Neither runs nor streaks know of it; all that is kept is that a
// gate was passed once on this device.
import { ask, follow, record } from "../modules/api.js";
import { h } from "../modules/dom.js";
import { complaint } from "../modules/forms.js";
import { setLanguage, text } from "../modules/texts.js";
import { wakeScreen } from "../modules/wakescreen.js";

const asked = new URLSearchParams(location.search);
const wanted = { what: asked.get("what") || "morning" };
if (asked.get("alarm")) wanted.alarm = asked.get("alarm");
let stopFollowing, isOver = false;

const settings = await ask("config.list").catch(() => ({}));
setLanguage(settings.language);
document.title = `${text("try.title")} · Vow`;
document.body.classList.add("at-night");

const again = () => h("button", { type: "button", class: "main", t: "try.again", onclick: begin });
const back = () => h("a", { class: "button", href: "/alarms", t: "try.back" });

/** A quiet screen with one heading, what is below it, and what may be done now. */
function quiet(key, ...rest) {
  document.body.replaceChildren(h("main", { class: "night" },
    h("div", { class: "wake", "data-ready": true }, h("div", { class: "wake-middle" }, h("h1", { class: "wake-prompt", t: key }), rest))));
  document.querySelector("button.main, a.button")?.focus();
}

async function begin() {
  stopFollowing?.();
  isOver = false;
  quiet("try.begins", h("p", { class: "wake-says", t: "try.lead" }));
  try {
    await record("try.begin", wanted);
  } catch (error) {
    return quiet("try.refused", complaint(error), h("div", { class: "buttons" }, again(), back()));
  }
  const screen = wakeScreen({ send: (input) => record("try.input", input).then(() => true, () => false), ask, record });
  const end = h("button", { type: "button", class: "try-end", t: "try.end", onclick: () => record("try.end").catch(() => {}) });
  document.body.replaceChildren(screen.element, end);
  const clock = setInterval(() => screen.tick(), 1000);
  const ended = (isPassed) => {
    if (isOver) return;
    isOver = true;
    clearInterval(clock);
    stopFollowing?.();
    quiet(isPassed ? "try.passed" : "try.over", h("p", { class: "wake-says", t: isPassed ? "try.passed.more" : "try.over.more" }),
      h("div", { class: "buttons" }, again(), back()));
  };
  stopFollowing = follow({
    of: "trial", clock: screen.clock,
    screen: (row) => {
      if (row.trial) return ended(row.trial === "passed");
      setLanguage(["en", "es"].includes(row.language) ? row.language : settings.language);
      screen.update({ ...row, twelveHours: settings["clock-hours"] === "12" });
    },
    level: (row) => screen.level(row.level, row.voice !== false),
    notice: screen.notice,
  });
}

// What nobody looks at any more need not ring on.
addEventListener("pagehide", () => { if (!isOver) record("try.end", {}, true).catch(() => {}); });
begin();
