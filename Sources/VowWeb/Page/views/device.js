// /device: how this machine wakes, and what it hears with.
import { ask } from "../modules/api.js";
import { h, withCode } from "../modules/dom.js";
import { modelRows } from "../modules/modelrows.js";
import { soundCheck } from "../modules/soundcheck.js";
import { empty, openPage, part } from "../modules/page.js";
import { hasText } from "../modules/texts.js";

// Codes and tags stood here.
if (location.hash === "#codes") location.replace("/codes");

openPage("device", {
  title: "device.title", lead: "device.lead",
  load: async () => {
    const [doctor, wake, models] = await Promise.all([ask("doctor"), ask("wake"), ask("models.list")].map((asked) => asked.catch(() => null)));
    return { doctor, wake, models };
  },
  draw: ({ doctor, wake, models }) => [
    part("device.doctor", !doctor ? empty("device.unknown") : h("ul", { class: "rows" }, doctor.findings.map((finding) =>
      h("li", {}, h("div", { class: "row" }, h("strong", { class: "grow", t: `device.part.${finding.part}` }),
        h("span", { class: finding.state === "ready" ? "tag good" : "tag", t: `device.state.${finding.state}` })),
        h("p", { class: "quiet" }, withCode(finding.message)), finding.state !== "ready" && h("p", { class: "quiet" }, finding.why),
        finding.repair && h("p", withCode(finding.repair)))))),
    part("device.wake", !wake || wake.length === 0 ? empty("device.unknown") : h("ul", { class: "rows" }, wake.map((way) =>
      h("li", {}, h("div", { class: "row" }, h("strong", { class: "grow", t: hasText(`device.way.${way.name}`) ? `device.way.${way.name}` : ["any", { text: way.name }] }),
        h("span", { class: way.used ? "tag good" : "tag", t: hasText(`device.state.${way.state}`) ? `device.state.${way.state}` : ["any", { text: way.state }] })),
        way.reason && h("p", { class: "quiet" }, withCode(way.reason)), way.repair && h("p", withCode(way.repair)))))),
    part("device.sound", soundCheck()),
    part("device.models", h("p", { class: "quiet" }, h("a", { href: "/settings", t: "models.engines" })), !models || models.length === 0 ? empty("device.unknown") : modelRows(models)),
  ],
});
