// The wake screen as a component: `update` takes the daemon's row, `level` how loud it is, `connection` whether there
// is anybody to follow. It changes only what differs, so that focus stays, and live regions speak once.
import { sensedKinds } from "./sensed.js";
import { bind, currentLanguage, locale } from "./texts.js";
import { h, refill, s, say } from "./dom.js";
import { bigButton, exitSheet, noticeList, shortenSheet, silentSheet, snoozeWords } from "./wakesheets.js";
import { task } from "./waketasks.js";
import { countTeller, feel, tellLines } from "./waketold.js";
import { showLines, showWords } from "./wakewords.js";

const samples = 96;
/** From when a ring that comes is counted down to. */
const secondsAhead = 30;
const activePhases = ["ringing", "listening", "judging", "answering", "checking"];

/** Whole seconds until an instant of the daemon's clock. */
const secondsUntil = (instant, skew) =>
  Math.max(0, Math.ceil((Date.parse(instant) - Date.now() - skew) / 1000));

/** A length of time as a clock shows it: 8:05. */
const asClock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/**
 * Makes a wake screen. `send` hands a person's input to the daemon, and gives false where it did not arrive;
 * `ask` and `record` reach the lines themselves; `now` says what the wall clock shows, for /design.
 */
export function wakeScreen({ send, ask, record, now = () => new Date() }) {
  const clock = h("time", { class: "wake-clock" });
  const label = h("span", { class: "wake-label" });
  const prompt = h("h1", { class: "wake-prompt", "aria-live": "polite" });
  const count = h("p", { class: "wake-count", hidden: true, role: "timer" });
  const lines = h("ul", { class: "wake-lines" });
  const says = h("p", { class: "wake-says", role: "status" });
  const warns = h("p", { class: "wake-warns", role: "alert", hidden: true });
  const heard = h("p", { class: "wake-heard", "aria-hidden": "true" });
  const heardOnce = h("p", { class: "unseen", role: "log" });
  // What is seen at a glance, for who listens: the lines to say, and a countdown at 30, 10 and 5.
  const linesOnce = h("p", { class: "unseen", role: "status" });
  const countOnce = h("p", { class: "unseen", role: "status" });
  const word = h("p", { class: "wake-word", hidden: true });
  const taskPlace = h("div", { class: "wake-task", hidden: true });
  const trace = s("path", { d: "M0 10H100" });
  const level = s("svg", {
    class: "wake-level", viewBox: "0 0 100 20", preserveAspectRatio: "none", "aria-hidden": "true",
  }, trace);
  // For who cannot see the trace move, or does not want it to: steps of ten.
  const meter = h("meter", { class: "wake-meter", min: 0, max: 100, value: 0, "t:aria-label": "night.level" });
  const phase = h("span"), left = h("span"), attempt = h("span");
  const bar = h("i"), time = h("div", { class: "wake-time" },
    h("div", {}, phase, attempt, left), h("div", { class: "wake-bar", "aria-hidden": "true" }, bar));
  const ready = h("button", { type: "button", class: "main", t: "night.ready", onclick: () => send({ kind: "ready" }) });
  // In a snooze: the gate is then asked for without a tone, until the snooze is over.
  const up = h("button", { type: "button", class: "main wake-up", t: "night.up", hidden: true, onclick: () => send({ kind: "ready" }) });
  // A run ends by itself once all is said, so this only says what is left to do.
  const stop = bigButton("night.stop", () => {});
  const snooze = bigButton("night.snooze", () => send({ kind: "snooze" }), false);
  const out = h("div", { class: "wake-out" }, stop.element, snooze.element);
  const silent = h("button", { type: "button", class: "bare", t: "night.silent", onclick: () => open(silentPanel, silent) });
  const exit = h("button", { type: "button", class: "bare", t: "night.exit", onclick: () => open(exitPanel, exit) });
  const offerText = h("p", { class: "wake-says" });
  const shorten = h("button", { type: "button", class: "bare", t: "night.shorten", onclick: () => open(shortenPanel, shorten) });
  const offer = h("div", { class: "wake-offer", hidden: true }, offerText, h("div", { class: "buttons" },
    h("button", { type: "button", t: "night.easier", onclick: () => send({ kind: "easier" }) }), shorten));
  const foot = h("div", { class: "wake-foot" }, silent, exit);
  const link = h("p", { class: "wake-link", role: "status", hidden: true });
  const notices = noticeList();
  const focus = h("section", { class: "wake-focus", hidden: true });
  const voice = h("div", { class: "wake-voice" }, level, meter, ready);
  const silentPanel = silentSheet({ send, close });
  const exitPanel = exitSheet({ send, close });
  const shortenPanel = shortenSheet({ ask, record, close });
  const rest = h("p", { class: "wake-says", hidden: true }, h("a", { href: "/", t: "night.home" }));
  const sheet = h("div", { class: "wake-sheet-place", hidden: true });
  const middle = h("div", { class: "wake-middle" },
    prompt, linesOnce, warns, count, countOnce, lines, taskPlace, word, says, up, offer, heard, heardOnce, focus, rest, voice);
  const top = h("header", { class: "wake-top" }, clock, label);
  // The ways out stay in sight, whatever is said above them.
  const end = h("div", { class: "wake-end" }, time, out, foot);
  const body = h("div", { class: "wake" }, top, link, notices.element, middle, sheet, end);
  const element = h("main", { class: "night", tabindex: 0, "t:aria-label": "night.title" }, body);

  const tellCount = countTeller(countOnce);

  // Sums may be said where a language is heard whose numbers Vow reads.
  const hears = async () => (await record("interview.hear", { language: row.language })).heard;
  // `told` is the daemon's row, `row` the same as it is shown: shortly before a ring, the page counts down by itself.
  let told = { phase: "idle" }, row = told, skew = 0, isClockTold = false, history = new Array(samples).fill(0);
  let panel, opener, goals = [], shownTask, fitted;

  /** Letters as large as everything has room for; within one prompt they only get smaller, so that nothing jumps. */
  function fit(isNew) {
    if (isNew) body.dataset.fit = 0;
    for (let step = Number(body.dataset.fit); step < 3 && element.scrollHeight > element.clientHeight;) body.dataset.fit = step += 1;
    // What is being typed into stays above the ways out.
    element.style.scrollPaddingBottom = `${end.offsetHeight + 8}px`;
    if (taskPlace.contains(document.activeElement)) document.activeElement.scrollIntoView({ block: "nearest" });
  }
  new ResizeObserver(() => fit(true)).observe(element);

  function open(which, from) {
    [panel, opener] = [which, from];
    refill(sheet, which.element);
    sheet.hidden = false;
    body.classList.add("asks");
    which.update(row, skew);
    which.focus();
  }

  function close() {
    panel = undefined;
    sheet.hidden = true;
    body.classList.remove("asks");
    // Where what opened it is gone with what was shown, the tabulator goes on from the top of the screen.
    (opener?.getClientRects().length ? opener : element).focus();
  }

  const isSoon = () => told.phase === "idle" && told.due !== undefined && secondsUntil(told.due, skew) <= secondsAhead;

  function update(next) {
    const before = row;
    told = next;
    if (!isClockTold) skew = told.at ? Date.parse(told.at) - Date.now() : 0;
    row = isSoon() ? { ...told, phase: "before" } : told;
    // What Vow says to Chinese lines is in English.
    for (const one of [prompt, says, warns, offerText, lines, word, heard]) one.lang = row.language ?? currentLanguage();
    const isActive = activePhases.includes(row.phase);
    const challenge = row.typingOpen ? "type" : row.challenge ?? "recite";
    body.classList.toggle("hears", row.answerHeard === true);
    body.classList.toggle("wake-done", row.phase === "ended" && row.ending === "dismissed");
    say(label, row.label ?? "");
    const isInPrompt = showPrompt();
    if (isActive) feel(activePhases.includes(before.phase) ? before : undefined, row);
    showLines(lines, row, isActive && (challenge === "recite" || challenge === "type"));
    // The word stands once on the screen: in the prompt, where that says it.
    showWord(isActive && row.challengeWord !== undefined && !isInPrompt);
    showTask(isActive && challenge !== "recite" ? challenge : undefined);
    const isSnoozed = row.phase === "snoozed";
    up.hidden = !isSnoozed;
    says.hidden = !isActive && !isSnoozed;
    heard.hidden = !isActive;
    warns.hidden = !isActive || !row.warning;
    // Written anew each time it is told, so that it is read out again.
    if (row.warning?.told !== before.warning?.told || row.warning?.text !== warns.textContent) {
      warns.textContent = warns.hidden ? "" : row.warning.text;
    }
    say(says, says.hidden ? "" : row.feedback?.text ?? "");
    body.classList.toggle("says", says.textContent !== "");
    say(heard, isActive && row.transcript && !row.feedback ? `“${row.transcript}”` : "");
    if (row.phase === "listening" && before.phase !== "listening") say(heardOnce, "");
    if (row.phase === "ended") { say(heardOnce, ""); notices.clear(); }
    const wasHeard = ["listening", "judging"].includes(before.phase);
    if (wasHeard && !["listening", "judging"].includes(row.phase) && row.transcript) {
      bind(heardOnce, "text", ["night.heard", { words: row.transcript }]);
    }
    offer.hidden = !(isActive && row.easierText);
    body.classList.toggle("offers", !offer.hidden);
    say(offerText, offer.hidden ? "" : row.easierText);
    ready.hidden = !(row.phase === "ringing" && challenge === "recite");
    voice.hidden = !isActive || challenge !== "recite";
    rest.hidden = row.phase !== "idle" && row.phase !== "ended";
    time.hidden = !isActive && row.phase !== "before";
    out.hidden = !isActive && row.phase !== "before";
    foot.hidden = !isActive && row.phase !== "snoozed" && row.phase !== "resting";
    end.hidden = time.hidden && out.hidden && foot.hidden;
    // Another way is to be had only where something is asked; the exit, as long as the run is open.
    silent.hidden = !isActive;
    bind(silent, "text", [["recite", "type"].includes(challenge) ? "night.silent" : "night.other"]);
    tellLines(linesOnce, isActive && !lines.hidden ? row.lines ?? [] : []);
    if (panel && (foot.hidden || (panel === silentPanel && !isActive))) close();
    if (row.stepCount > 1 && isActive) {
      bind(attempt, "text", ["night.step", { step: row.step + 1, count: row.stepCount }]);
    } else if (row.attempt && isActive) bind(attempt, "text", ["night.attempt", { n: row.attempt }]);
    else attempt.textContent = "";
    const why = ["code", "tag", "sum", ...sensedKinds].includes(challenge) ? `night.stop.why.${challenge}` : "night.stop.why";
    const parts = (row.stepCount ?? 1) - (row.step ?? 0);
    stop.allow(false, parts > 1 ? ["night.stop.parts", { count: parts }] : [why]);
    snooze.allow(row.snooze?.allowed === true, snoozeWords(row.snooze));
    showFocus();
    panel?.update(row, skew);
    tick();
    const now = [prompt, lines, word, says, warns, offerText, link].map((one) => (one.hidden ? "" : one.textContent)).join("|")
      + [voice, taskPlace, out, foot, ready, up].map((one) => one.hidden) + Math.ceil(heard.textContent.length / 24);
    if (now !== fitted) fit(prompt.textContent !== before.prompt);
    fitted = now;
    // The first thing to do has the focus, unless something else was chosen.
    if (!ready.hidden && document.activeElement === document.body) ready.focus({ preventScroll: true });
  }

  function showPrompt() {
    // Screen readers announce a countdown at 30, 10 and 5 seconds only.
    prompt.setAttribute("aria-live", row.phase === "before" ? "off" : "polite");
    if (row.phase === "before") bind(prompt, "text", ["night.before", { s: secondsUntil(row.due, skew) }]);
    else if (row.phase === "idle") bind(prompt, "text", ["night.idle"]);
    else {
      prompt.removeAttribute("data-t");
      return showWords(prompt, row.prompt ?? "", activePhases.includes(row.phase) ? row.challengeWord : undefined, row.challengeWordHeard === true);
    }
    return false;
  }

  function showWord(isShown) {
    word.hidden = !isShown;
    if (!isShown) return;
    word.classList.toggle("said", row.challengeWordHeard === true);
    const key = row.challengeWordHeard ? "night.word.said" : "night.word";
    if (word.dataset.word === row.challengeWord + key) return;
    word.dataset.word = row.challengeWord + key;
    const small = h("small", { t: key });
    refill(word, row.challengeWordHeard ? [row.challengeWord, small] : [small, row.challengeWord]);
  }

  function showTask(kind) {
    taskPlace.hidden = !kind;
    body.classList.toggle("has-task", kind !== undefined);
    const name = kind && kind + (row.question ?? "");
    if (name === shownTask) return;
    shownTask = name;
    refill(taskPlace, kind ? task(kind, row, send, row.language === "zh" ? undefined : hears) : []);
    taskPlace.querySelector("input, textarea")?.focus();
  }

  function showFocus() {
    const isDone = row.phase === "ended" && row.ending === "dismissed" && goals.length > 0;
    focus.hidden = !isDone;
    if (isDone) refill(focus, h("h2", { t: "night.focus" }), goals.map((line) => h("p", {}, line)));
  }

  /** Once a second: the wall clock, what is left of the window, the snooze. */
  function tick() {
    if (isSoon() !== (row.phase === "before")) return update(told);
    const wall = now();
    const shown = wall.toLocaleTimeString(locale(), { hour: "2-digit", minute: "2-digit", hourCycle: row.twelveHours === true ? "h12" : "h23" });
    say(clock, shown);
    clock.dateTime = wall.toTimeString().slice(0, 5);
    const isWaiting = row.phase === "snoozed" || row.phase === "resting";
    count.hidden = !isWaiting;
    if (isWaiting) say(count, asClock(secondsUntil(row.until, skew)));
    if (row.phase === "before") showPrompt();
    const ahead = row.phase === "before" ? row.due : isWaiting ? row.until : row.emergency?.opensAt;
    tellCount(ahead === undefined || row.phase === "ended" ? Infinity : secondsUntil(ahead, skew));
    const hasEnd = row.endsAt !== undefined && row.phase !== "before";
    const seconds = hasEnd ? secondsUntil(row.endsAt, skew) : 0;
    const shownPhase = row.answerHeard ? "listening" : row.phase;
    if (activePhases.includes(row.phase)) bind(phase, "text", [`night.phase.${shownPhase}`]); else phase.textContent = "";
    left.hidden = !hasEnd;
    if (hasEnd) {
      bind(left, "text", ["night.left", { s: seconds }]);
      const whole = row.windowMilliseconds ?? 20000;
      bar.style.transform = `scaleX(${Math.min(1, (seconds * 1000) / whole)})`;
    } else bar.style.transform = row.phase === "before" ? `scaleX(${Math.min(1, secondsUntil(row.due, skew) / 30)})` : "scaleX(1)";
    panel?.update(row, skew);
  }

  return {
    element, update, tick,
    /** How far the clock of the daemon's rows is ahead; what a row itself says of it is old where it was told before. */
    clock(milliseconds) { [skew, isClockTold] = [milliseconds, true]; },
    /** What Vow has to tell besides the run. */
    notice(text) { notices.add(text); fit(false); },
    /** The goals of the day, which stand there once the morning is done. */
    focus(list) {
      goals = list;
      showFocus();
      if (!focus.hidden) fit(true);
    },
    /** How loud it is, 0 to 100, and whether it is a voice. */
    level(percent, isVoice = true) {
      history = [...history.slice(1), percent];
      level.classList.toggle("still", !isVoice);
      const step = Math.round(percent / 10) * 10;
      if (meter.value !== step) meter.value = step;
      trace.setAttribute("d", history.map((value, index) => {
        const swing = (value / 100) * 9.5 * (index % 2 ? 1 : -1);
        return `${index ? "L" : "M"}${((index / (samples - 1)) * 100).toFixed(2)} ${(10 + swing).toFixed(2)}`;
      }).join(""));
    },
    /** "gone", or how many seconds it was gone, or nothing to say. */
    connection(state) {
      link.hidden = state === undefined;
      if (state === "gone") bind(link, "text", ["night.gone"]);
      else if (state !== undefined) bind(link, "text", ["night.back", { s: state }]);
    },
    open: (which) => open(which === "exit" ? exitPanel : silentPanel),
  };
}
