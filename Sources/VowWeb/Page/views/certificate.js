// /certificate?run=…: why a ringing ended, to read, to take along and to check.
import { askText } from "../modules/api.js";
import { checkCertificate } from "../modules/certificatecheck.js";
import { h, refill } from "../modules/dom.js";
import { field, trying } from "../modules/forms.js";
import { endings, second } from "../modules/format.js";
import { empty, openPage, pair, part } from "../modules/page.js";

const run = new URLSearchParams(location.search).get("run");

function finding(isGood, key, values) {
  return h("li", {}, h("div", { class: "row" }, h("span", { class: isGood ? "tag good" : "tag", "aria-hidden": "true" }, isGood ? "✓" : "!"),
    h("span", { class: "grow", t: [key, values] })));
}

/** What the check of a certificate found, as rows. */
function findings({ document, broken, leads, hasStoodIn, signed }) {
  return h("ul", { class: "rows", role: "status" },
    broken === undefined ? finding(true, "certificate.chain.good", { n: document.records.length }) : finding(false, "certificate.chain.bad", { n: broken }),
    finding(leads, hasStoodIn ? "certificate.gate.stoodIn" : leads ? "certificate.gate.good" : "certificate.gate.bad"),
    finding(signed === true, signed === undefined ? "certificate.sign.unknown" : signed ? "certificate.sign.good" : "certificate.sign.bad"),
    document.imported === undefined ? undefined : finding(false, "certificate.imported"));
}

async function check(place, source) {
  let result;
  try { result = await checkCertificate(source); } catch {
    return refill(place, h("p", { class: "note bad", role: "alert", t: "certificate.unreadable" }));
  }
  return refill(place, findings(result), h("p", { class: "hash quiet" }, result.document.key), h("p", { class: "quiet", t: "certificate.limits" }));
}

function records(document) {
  return part("certificate.records", h("div", { class: "scroll", tabindex: 0, role: "group", "t:aria-label": "certificate.records" }, h("table", {},
    h("thead", {}, h("tr", {}, ["morning.position", "mornings.at", "mornings.what", "certificate.hash"].map((key) => h("th", { scope: "col", t: key })))),
    h("tbody", {}, document.records.map((record) => h("tr", {}, h("th", { scope: "row", class: "number" }, String(record.position)),
      h("td", { t: ["any", () => ({ text: second(new Date(record.at).toISOString()) })] }), h("td", record.name),
      h("td", { class: "hash" }, record.hash.slice(0, 16) + "…")))))));
}

function draw(source) {
  const found = h("div"), other = h("div");
  const file = h("input", { type: "file", accept: "application/json,.json", onchange: () => trying(other, async () => check(other, await file.files[0].text())) });
  const another = h("section", {}, field("certificate.file", file, "certificate.file.hint"), other);
  if (!source) return [empty("replay.choose"), another];
  const document = JSON.parse(source);
  const last = document.records[document.records.length - 1];
  return [
    h("p", { class: "row" }, h("a", { href: `/journal?run=${encodeURIComponent(run)}`, t: "mornings.timeline" }), h("a", { href: `/replay?run=${encodeURIComponent(run)}`, t: "morning.replay" })),
    h("section", {}, h("dl", { class: "pairs" },
      pair("certificate.ending", h("span", { t: `state.${endings[document.ending]}` })),
      pair("certificate.count", `${document.records[0].position}–${last.position}`),
      pair("certificate.last", h("span", { class: "hash" }, last.hash)), pair("certificate.key", h("span", { class: "hash" }, document.key))),
    h("div", { class: "buttons" },
      h("a", { class: "button main", href: `/api/certificate?run=${encodeURIComponent(run)}`, download: `vow-certificate-${run}.json`, t: "certificate.download" }),
      h("button", { type: "button", t: "certificate.check", onclick: () => check(found, source) })), found),
    records(document), another,
  ];
}

openPage("morning", {
  title: "certificate.title", lead: "certificate.lead",
  load: () => (run ? askText("certificate", { run }) : undefined),
  draw,
});
