// /wake: the wake screen, following the daemon.
import { ask, follow, record } from "../modules/api.js";
import { isAskedFor, today } from "../modules/format.js";
import { setLanguage, text } from "../modules/texts.js";
import { wakeScreen } from "../modules/wakescreen.js";

const focusSeconds = 10;
const aheadSeconds = 30;
const screen = wakeScreen({ send: (input) => record("input", input).then(() => true, () => false), ask, record });
let twelveHours = false;
ask("config.list").then((settings) => { twelveHours = settings["clock-hours"] === "12"; screen.update({ ...shown(last), twelveHours }); }).catch(() => {});
let skew = 0, goals = [], run, last = { phase: "idle" }, ended, lock, backTimer;

document.body.replaceChildren(screen.element);
document.body.classList.add("at-night");

/** A row as it is shown: before a ring, and after one, the page knows what the daemon does not repeat. */
function shown(row) {
  if (row.phase === "idle" && row.due && Date.parse(row.due) - Date.now() - skew <= aheadSeconds * 1000) {
    return { ...row, phase: "before" };
  }
  if (row.phase === "ended" && row.ending === "dismissed") return { ...row, focus: goals };
  return row;
}

/** Shows the goals after a morning whose challenges asked for none of them. */
async function showGoals() {
  const lines = await ask("lines.list").catch(() => []);
  goals = lines.filter((line) => line.kind === "goal" && isAskedFor(line, today())).map((line) => line.text);
  if (last.phase === "ended") screen.update({ ...shown(last), twelveHours });
}

function take(row) {
  if (row.language) setLanguage(row.language === "es" ? "es" : "en");
  if (row.run && row.run !== run) [run, goals] = [row.run, []];
  if (row.kind === "goal" && row.lines) goals = row.lines.map((line) => line.words.map((word) => word.text).join(" "));
  const wasRunning = !["idle", "ended"].includes(last.phase);
  const isOver = row.phase === "ended" || (row.phase === "idle" && wasRunning);
  // The end stays in sight for a while, also when the daemon has gone on to what comes next.
  if (row.phase === "idle" && ended && Date.now() - ended < focusSeconds * 1000) return;
  if (isOver && wasRunning) {
    ended = Date.now();
    if (row.ending === "dismissed") {
      if (!goals.length) showGoals();
      setTimeout(() => { location.href = "/"; }, focusSeconds * 1000);
    }
  }
  last = row;
  screen.update({ ...shown(row), twelveHours });
  document.title = row.label ? `${row.label} · Vow` : "Vow";
  keepAwake(!isOver && row.phase !== "idle");
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
  clock: (ahead) => { skew = ahead; screen.clock(ahead); },
  screen: take,
  level: (row) => screen.level(row.level, row.voice !== false),
  away: () => { clearTimeout(backTimer); screen.connection("gone"); },
  back: (seconds) => {
    screen.connection(["idle", "ended"].includes(last.phase) ? undefined : seconds);
    backTimer = setTimeout(() => screen.connection(undefined), 8000);
  },
});

// Enter opens the microphone at once, as on a terminal, unless it belongs to a field or a button.
addEventListener("keydown", (event) => {
  const isTaken = event.target.closest?.("button, input, textarea, a");
  if (event.key === "Enter" && !isTaken && last.phase === "ringing") record("input", { kind: "ready" }).catch(() => {});
});
setInterval(() => {
  if (last.phase === "idle" && last.due) screen.update({ ...shown(last), twelveHours });
  screen.tick();
}, 1000);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") keepAwake(!["idle", "ended"].includes(last.phase));
});
document.title = text("night.title");
