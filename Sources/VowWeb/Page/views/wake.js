// /wake: the wake screen, following the daemon.
import { ask, follow, record } from "../modules/api.js";
import { isAskedFor, today } from "../modules/format.js";
import { currentLanguage, setLanguage, text } from "../modules/texts.js";
import { wakeScreen } from "../modules/wakescreen.js";

const endMilliseconds = 10_000;
const screen = wakeScreen({ send: (input) => record("input", input).then(() => true, () => false), ask, record });
let last = { phase: "idle" }, twelveHours = false, own, goals = [], run, lock, backTimer;
// While an end stays in sight: its timer, and the row that comes after it.
let endTimer, kept;

document.body.replaceChildren(screen.element);
document.body.classList.add("at-night");

const isOpen = (row) => !["idle", "ended"].includes(row.phase);

/** Shows the present row, with the page's words in its language, or the person's where it has none. */
function show() {
  const language = last.language ?? own;
  if (language && language !== currentLanguage()) setLanguage(language);
  screen.focus(goals);
  screen.update({ ...last, twelveHours });
}

/** How the person reads: the language, and the hours of the clock. */
async function learn() {
  try {
    const settings = await ask("config.list");
    [own, twelveHours] = [settings.language, settings["clock-hours"] === 12];
    show();
  } catch { /* It is asked again when Vow is back. */ }
}

/** Shows the goals after a morning whose challenges asked for none of them. */
async function showGoals() {
  const ended = run;
  const lines = await ask("lines.list").catch(() => []);
  if (ended !== run || last.phase !== "ended") return;
  goals = lines.filter((line) => line.kind === "goal" && isAskedFor(line, today())).map((line) => line.text);
  show();
}

/** What follows an end that was in sight for a while. */
function leaveEnd() {
  const next = kept;
  endTimer = kept = undefined;
  if (last.ending === "dismissed") location.href = "/"; else if (next) take(next);
}

function take(row) {
  // The end stays in sight for a while, also when the daemon has gone on to what comes next; not when that rings.
  if (endTimer !== undefined && row.phase === "idle") { kept = row; return; }
  if (isOpen(row)) {
    clearTimeout(endTimer);
    endTimer = kept = undefined;
  }
  if (row.run && row.run !== run) [run, goals] = [row.run, []];
  if (row.kind === "goal" && row.lines) goals = row.lines.map((line) => line.words.map((word) => word.text).join(" "));
  const isEnd = row.phase === "ended" && isOpen(last);
  last = row;
  show();
  if (isEnd) {
    endTimer = setTimeout(leaveEnd, endMilliseconds);
    if (row.ending === "dismissed" && !goals.length) showGoals();
  }
  document.title = row.label ? `${row.label} · Vow` : "Vow";
  keepAwake(isOpen(row));
}

/** Keeps the display on while a run is active, where the browser can. */
async function keepAwake(isWanted) {
  try {
    if (isWanted && !lock) {
      lock = await navigator.wakeLock?.request("screen");
      lock?.addEventListener("release", () => { lock = undefined; });
    } else if (!isWanted) await lock?.release();
  } catch { lock = undefined; }
}

follow({
  clock: screen.clock,
  screen: take,
  level: (row) => screen.level(row.level, row.voice !== false),
  notice: screen.notice,
  away: () => { clearTimeout(backTimer); screen.connection("gone"); },
  back: (seconds) => {
    screen.connection(isOpen(last) ? seconds : undefined);
    backTimer = setTimeout(() => screen.connection(undefined), 8000);
    learn();
  },
});
learn();

// Enter opens the microphone at once, as on a terminal, unless it belongs to a field or a button.
addEventListener("keydown", (event) => {
  const isTaken = event.target.closest?.("button, input, textarea, a");
  if (event.key === "Enter" && !isTaken && last.phase === "ringing") record("input", { kind: "ready" }).catch(() => {});
});
setInterval(screen.tick, 1000);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") keepAwake(isOpen(last));
});
document.title = text("night.title");
