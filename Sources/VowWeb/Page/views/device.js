// /device: what this machine needs first, how it wakes, and what it hears with.
import { ask } from "../modules/api.js";
import { h, withCode } from "../modules/dom.js";
import { modelRows } from "../modules/modelrows.js";
import { soundCheck } from "../modules/soundcheck.js";
import { empty, openPage, part } from "../modules/page.js";
import { hasText } from "../modules/texts.js";

const state = (name) => (hasText(`device.state.${name}`) ? `device.state.${name}` : ["any", { text: name }]);

/** What is not ready, the missing before the doubtful; the ready rest is folded into a line. */
function doctorPart(doctor) {
  if (!doctor) return part("device.doctor", empty("device.unknown"));
  const of = (name) => doctor.findings.filter((one) => one.state === name);
  const name = (finding) => [h("strong", { class: "grow", t: `device.part.${finding.part}` }),
    h("span", { class: finding.state === "ready" ? "tag good" : "tag", t: state(finding.state) })];
  const about = (finding) => [h("p", { class: "quiet" }, withCode(finding.message)), finding.state !== "ready" && h("p", { class: "quiet" }, finding.why),
    finding.repair && h("p", withCode(finding.repair))];
  // What is missing says at once how it is repaired; what is only doubtful says so when it is pressed.
  const row = (finding) => h("li", {}, ["missing", "ready"].includes(finding.state) ? [h("div", { class: "row" }, name(finding)), about(finding)]
    : h("details", {}, h("summary", { class: "row" }, name(finding)), about(finding)));
  const ready = of("ready"), open = [...of("missing"), ...doctor.findings.filter((one) => !["missing", "ready"].includes(one.state))];
  return part(open.length > 0 ? "device.attention" : "device.doctor", open.length === 0 ? h("p", { t: "device.allReady" }) : h("ul", { class: "rows two" }, open.map(row)),
    ready.length > 0 && h("details", { class: "stack" }, h("summary", { t: ["device.ready", { n: ready.length }] }), h("ul", { class: "rows" }, ready.map(row))));
}

/** The way that wakes this machine; the others are folded. */
function wakePart(wake) {
  if (!wake || wake.length === 0) return part("device.wake", empty("device.unknown"));
  const row = (way) => h("li", {}, h("div", { class: "row" }, h("strong", { class: "grow", t: hasText(`device.way.${way.name}`) ? `device.way.${way.name}` : ["any", { text: way.name }] }),
    h("span", { class: way.used ? "tag good" : "tag", t: state(way.state) })),
  way.reason && h("p", { class: "quiet" }, withCode(way.reason)), way.repair && h("p", withCode(way.repair)));
  const used = wake.filter((way) => way.used), others = wake.filter((way) => !way.used);
  if (used.length === 0) return part("device.wake", h("ul", { class: "rows" }, others.map(row)));
  return part("device.wake", h("ul", { class: "rows" }, used.map(row)),
    others.length > 0 && h("details", { class: "stack" }, h("summary", { t: ["device.ways", { n: others.length }] }), h("ul", { class: "rows" }, others.map(row))));
}

// Codes and tags stood here.
if (location.hash === "#codes") location.replace("/codes");

openPage("device", {
  title: "device.title", lead: "device.lead",
  load: async () => {
    const [doctor, wake, models] = await Promise.all([ask("doctor"), ask("wake"), ask("models.list")].map((asked) => asked.catch(() => null)));
    return { doctor, wake, models };
  },
  draw: ({ doctor, wake, models }) => [
    doctorPart(doctor),
    h("div", { class: "abreast stack" }, wakePart(wake), part("device.sound", soundCheck())),
    part("device.models", h("p", { class: "quiet" }, h("a", { href: "/settings", t: "models.engines" })), !models || models.length === 0 ? empty("device.unknown") : modelRows(models)),
  ],
});
