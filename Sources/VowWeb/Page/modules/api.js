// The way to the daemon, over this page's own server.
import { asksSafety } from "./forms.js";
import { hasText, text } from "./texts.js";

/** Why something was not done: a code, a sentence, and what to do. */
export class Refused extends Error {
  constructor({ code, message, repair }) {
    super(message);
    Object.assign(this, { code, repair });
  }
}

// Signs that steer what shows them, or turn the direction of writing (UAX #9): words may come from other machines.
const unseemly = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Reads JSON as it may be shown. */
const parsed = (text) => JSON.parse(text, (_, value) => typeof value === "string" ? value.replace(unseemly, " ") : value);

// What the page's own server says names parts and commands, in English alone; who reads it here wants to know what to do.
const plain = {
  "daemon.away": ["night.away", "night.away.repair"], "page.body": ["refused.body", "refused.body.repair"],
  "page.size": ["refused.size", "refused.size.repair"], "page.token": ["refused.token", "refused.token.repair"],
  "page.password": ["refused.token", "refused.password.repair"], "page.closed": ["refused.closed", "refused.closed.repair"],
  "page.device": ["refused.device", "refused.device.repair"],
  "page.account": ["refused.account", "refused.account.repair"], "page.wait": ["refused.wait", "refused.wait.repair"],
  "session.notNamed": ["refused.session", "refused.session.repair"], "home.broken": ["refused.folder", "refused.folder.repair"],
  "input.tooMany": ["refused.tooMany", "refused.tooMany.repair"],
};

function worded(error) {
  const [message, repair] = plain[error.code] ?? [];
  return message && hasText(message) ? { ...error, message: text(message), repair: text(repair) } : error;
}

async function answered(response) {
  const body = await response.text().then((said) => (said === "" ? null : parsed(said))).catch(() => undefined);
  if (response.ok && body !== undefined) return body;
  throw new Refused(body?.error ? worded(body.error) : { code: "page.broken", message: text("night.broken"), repair: text("night.broken.repair") });
}

async function reach(address, options) {
  try { return await fetch(address, { credentials: "same-origin", ...options }); } catch {
    throw new Refused({ code: "page.away", message: text("night.away"), repair: text("night.away.repair") });
  }
}

/** Asks a question: the rows of `vow … --json`. */
export async function ask(name, values = {}) {
  // A form's "+" for a blank is no blank in an address.
  const query = new URLSearchParams(values).toString().replaceAll("+", "%20");
  return answered(await reach(`/api/${name.replaceAll(".", "/")}${query && "?" + query}`));
}

/** Asks a question whose answer counts byte by byte, and gives it as it came. */
export async function askText(name, values = {}) {
  const response = await reach(`/api/${name.replaceAll(".", "/")}?${new URLSearchParams(values)}`);
  return response.ok ? response.text() : answered(response);
}

/** Carries out a command. `isLast` lets it outlive the page. */
export async function record(name, values = {}, isLast = false) {
  const response = await reach(`/api/${name.replaceAll(".", "/")}`, {
    method: "POST", keepalive: isLast, headers: { "Content-Type": "application/json" }, body: JSON.stringify(values),
  });
  try { return await answered(response); } catch (error) {
    if (error.code !== "safety.ask") throw error;
    // Words that may announce danger are kept after a "no" alone.
    return record(name, { ...values, safe: await asksSafety(error.message) });
  }
}

/** Carries out a command that another process works on; `tell` gets each text for the person that comes before the answer. */
export const recordTelling = async (name, values, tell) => told(await reach(`/api/${name.replaceAll(".", "/")}`, {
  method: "POST", headers: { "Content-Type": "application/json", Accept: "text/event-stream" }, body: JSON.stringify(values),
}), tell);

/** Asks a question in the same way. */
export const askTelling = async (name, values, tell) => told(await reach(`/api/${name.replaceAll(".", "/")}?${new URLSearchParams(values)}`, {
  headers: { Accept: "text/event-stream" },
}), tell);

async function told(response, tell) {
  if (!response.headers.get("Content-Type")?.startsWith("text/event-stream")) return answered(response);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    rest += part.value;
    for (let end = rest.indexOf("\n\n"); end >= 0; end = rest.indexOf("\n\n")) {
      const [, kind, data] = /^event: (\w+)\ndata: (.*)$/.exec(rest.slice(0, end)) ?? [];
      rest = rest.slice(end + 2);
      if (kind === "note") tell(parsed(data).text);
      if (kind === "answer") return parsed(data);
      if (kind === "error") throw new Refused(worded(parsed(data).error));
    }
  }
  throw new Refused({ code: "page.away", message: text("night.away"), repair: text("night.away.repair") });
}

/** Takes the session out of a browser of another machine. */
export async function signOut() {
  return answered(await reach("/logout", { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" }));
}

/**
 * Follows what goes on: `screen` for each row, `level`, `notice`, and `away` and `back` (with whole seconds) around
 * every time that nobody answers; `clock` is told how many milliseconds Vow's clock is ahead of this browser's, before
 * any row; `of` "trial" follows a trial. Gives a function that ends it.
 */
export function follow({ screen, level, notice, away, back, clock, of }) {
  const source = new EventSource(of ? `/api/live?of=${of}` : "/api/live");
  let goneAt;
  const gone = () => {
    if (goneAt !== undefined) return;
    goneAt = Date.now();
    away?.();
  };
  source.addEventListener("screen", (event) => {
    if (goneAt !== undefined) {
      back?.(Math.max(1, Math.round((Date.now() - goneAt) / 1000)));
      goneAt = undefined;
    }
    screen?.(parsed(event.data));
  });
  source.addEventListener("clock", (event) => clock?.(parsed(event.data).milliseconds - Date.now()));
  source.addEventListener("level", (event) => level?.(parsed(event.data)));
  source.addEventListener("notice", (event) => notice?.(parsed(event.data).notice));
  source.addEventListener("away", gone);
  source.addEventListener("error", () => {
    gone();
    // A browser gives up for good after an answer that is no stream; the alarm does not.
    if (source.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 2000);
  });
  return () => source.close();
}
