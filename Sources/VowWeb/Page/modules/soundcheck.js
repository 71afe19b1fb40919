// The sound check: a tone that is played and listened for, and a hello.
import { recordTelling } from "./api.js";
import { h, refill } from "./dom.js";
import { complaint } from "./forms.js";

/** How long a check takes at most: the tone, the time for a hello, and what is heard of it. */
const longestSeconds = 14;

/** A level in decibels of full scale as a bar; 60 below it is nothing. */
function levelBar(decibels) {
  const share = Math.max(0, Math.min(100, Math.round(((decibels + 60) / 60) * 100)));
  return h("meter", { min: 0, max: 100, low: 10, value: share, "t:aria-label": "sound.level" }, `${share} %`);
}

/** What a trial came to. */
function outcome(trial) {
  if (trial.problem) return h("p", { class: "note bad", role: "alert" }, trial.problem);
  const heard = trial.heardDecibels;
  return h("ul", { class: "plain", role: "status" },
    h("li", { t: trial.played ? "sound.played" : "sound.unplayed" }),
    trial.played && h("li", {}, h("span", { t: heard === undefined ? "sound.unheard" : ["sound.heard", { level: Math.round(heard) }] }), heard !== undefined && levelBar(heard)),
    trial.words !== undefined && h("li", { t: trial.words ? ["sound.words", { words: trial.words }] : "sound.silent" }));
}

/** The check with its button; `done` is called with whether it played, once it is over. */
export function soundCheck(done = () => {}) {
  const place = h("div");
  const button = h("button", {
    type: "button", class: "main", t: "sound.do", onclick: async () => {
      button.setAttribute("aria-disabled", "true");
      const bar = h("progress", { max: longestSeconds, value: 0, "t:aria-label": "sound.wait" });
      const begun = performance.now();
      const timer = setInterval(() => { bar.value = (performance.now() - begun) / 1000; }, 250);
      refill(place, h("p", { class: "quiet", role: "status", t: "sound.wait" }), bar);
      try {
        const row = await recordTelling("sound.check", {}, (text) => refill(place, h("p", { role: "status" }, text)));
        const doubts = row.findings.filter((one) => ["speaker", "microphone", "speech"].includes(one.part) && one.state !== "ready");
        // One cause may stop all of them; it is said once.
        const told = new Set();
        const news = doubts.filter((one) => !row.trial?.problem?.startsWith(one.message) && !told.has(one.message) && told.add(one.message));
        refill(place, row.trial && outcome(row.trial), news.map((one) => h("div", { class: "note" }, h("p", one.message), one.repair && h("p", { class: "quiet" }, one.repair))));
        done(row.trial?.played === true);
      } catch (error) { refill(place, complaint(error)); }
      clearInterval(timer);
      button.removeAttribute("aria-disabled");
    },
  });
  return h("div", { class: "stack" }, h("p", { t: "sound.lead" }), button, place);
}
