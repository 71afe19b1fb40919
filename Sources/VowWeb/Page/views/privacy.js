// /privacy: what stays here, what may leave, and how to take it along or erase it.
import { ask, record, signOut } from "../modules/api.js";
import { consentForm } from "../modules/consentform.js";
import { fill, h, refill } from "../modules/dom.js";
import { choice, field, saidBelow, trying } from "../modules/forms.js";
import { moment } from "../modules/format.js";
import { limits } from "../modules/limits.js";
import { openPage, part } from "../modules/page.js";
import { text } from "../modules/texts.js";

/** What can be erased by itself, as `vow wipe --class` names it. */
const classes = ["recitations", "lines", "interview", "goals", "alarms", "practice", "recordings", "coach", "fingerprints", "codes", "tags"];

function consent(row, settings, again) {
  const below = h("div");
  const item = h("li", { "data-keep": row.purpose });
  const name = `consent.${row.purpose}`;
  const named = (key) => [key, () => ({ name: text(name) })];
  const withdraw = () => trying(below, () => record("consent.withdraw", { purpose: row.purpose })).then((isDone) => isDone && again({ done: item }));
  const give = h("button", {
    type: "button", t: "consent.give", "t:aria-label": named("consent.give.of"), hidden: row.given, onclick: () => {
      const close = () => { refill(below); give.hidden = false; give.focus(); };
      const form = consentForm(row.purpose, { settings, done: () => again({ done: item }), cancel: close });
      refill(below, form.element);
      give.hidden = true;
      return form.begin();
    },
  });
  fill(item, h("div", { class: "row" }, h("span", { class: "grow", t: name }),
    h("span", { class: row.given ? "tag good" : "tag", t: row.given ? "consent.given" : "consent.none" }),
    row.given ? h("button", { type: "button", t: "consent.withdraw", "t:aria-label": named("consent.withdraw.of"), onclick: withdraw }) : give),
  row.recipient && h("p", { class: "quiet" }, row.recipient),
  row.changedAt && h("p", { class: "quiet", t: ["any", () => ({ text: moment(row.changedAt) })] }), below);
  return item;
}

/** Whether something was agreed to that takes words or sound off this device; recordings that are kept stay on it. */
const leaves = (rows) => rows.some((row) => row.given && row.purpose !== "recordings");

function exporting() {
  const below = h("div");
  const act = async () => {
    let answer;
    if (!(await trying(below, async () => { answer = await record("export"); }))) return;
    refill(below, h("p", { role: "status", t: ["privacy.exported", { file: answer.file, kb: Math.ceil(answer.bytes / 1000) }] }));
  };
  return [h("p", { t: "privacy.export.lead" }), h("button", { type: "button", t: "privacy.export.do", onclick: act }), below];
}

function wiping() {
  const below = h("div");
  const what = choice([["", "wipe.all"], ...classes.map((name) => [name, `wipe.${name}`])], "");
  const word = h("input", { autocomplete: "off", spellcheck: "false" });
  const submit = async (event) => {
    event.preventDefault();
    if (word.value.trim().toLowerCase() !== text("wipe.word").toLowerCase()) return saidBelow(below, "wipe.not");
    const values = { yes: true, ...(what.value && { class: what.value }) };
    let answer;
    if (!(await trying(below, async () => { answer = await record("wipe", values); }))) return;
    refill(below, h("p", { role: "status", t: ["wipe.done", { files: answer.filesScanned ?? 0, n: (answer.filesWithRemnants ?? []).length }] }));
  };
  return h("form", { onsubmit: submit, "data-keep": "wiping" }, h("p", { t: "wipe.lead" }), field("wipe.what", what), field("wipe.type", word), below,
    h("button", { class: "danger", t: "wipe.do" }));
}

/** How long what was said is kept. */
function keeping(settings) {
  const below = h("div");
  const days = h("input", { value: settings["retention-days"] ?? "off", autocomplete: "off", ...limits["config.set"].value });
  const submit = async (event) => {
    event.preventDefault();
    if (await trying(below, () => record("config.set", { key: "retention-days", value: days.value.trim() }))) saidBelow(below, "saved");
  };
  return h("form", { onsubmit: submit, "data-keep": "keeping" }, field("setting.retention-days", days, "privacy.keep.hint"), below, h("button", { t: "save" }));
}

/** A browser that is let in, and the way to let it in no more. */
function browser(row, again) {
  const below = h("div");
  const item = h("li", { "data-keep": row.id });
  const act = () => trying(below, async () => {
    await record("page.sessions.end", { id: row.id });
    if (row.isAsking) location.reload();
  }).then((isDone) => isDone && !row.isAsking && again({ done: item }));
  const name = text(`browser.${row.from}`, { address: row.address ?? "" });
  fill(item, h("div", { class: "row" }, h("span", { class: "grow", t: [`browser.${row.from}`, { address: row.address ?? "" }] }),
    row.isAsking && h("span", { class: "tag good", t: "browser.this" }),
    h("button", { type: "button", t: "browser.end", "t:aria-label": ["browser.end.of", () => ({ name })], onclick: act })),
  h("p", { class: "quiet", t: ["browser.used", () => ({ moment: moment(row.usedAt) })] }), below);
  return item;
}

/** A browser of another machine came in with the password, and may go out again. */
function leaving() {
  const below = h("div");
  const out = () => trying(below, async () => { await signOut(); location.href = "/login"; });
  return [h("p", { t: "privacy.beyond.lead" }), h("button", { type: "button", t: "privacy.beyond.out", onclick: out }), below];
}

openPage("privacy", {
  title: "privacy.title", load: () => Promise.all([ask("consent.list"), ask("page.sessions.list")]),
  draw: ([rows, browsers], { again, settings }) => [
    h("p", { class: "lead quiet", t: leaves(rows) ? "privacy.lead.leaves" : "privacy.lead" }),
    part("privacy.consent", h("ul", { class: "rows" }, rows.map((row) => consent(row, settings, again))), h("p", { class: "quiet", t: "privacy.consent.hint" })),
    part("privacy.keep", keeping(settings)),
    part("privacy.export", exporting()),
    part("privacy.wipe", wiping()),
    part("privacy.browsers", h("p", { t: "privacy.browsers.lead" }), h("ul", { class: "rows" }, browsers.map((row) => browser(row, again)))),
    location.protocol.startsWith("https") && part("privacy.beyond", leaving()),
  ],
});
