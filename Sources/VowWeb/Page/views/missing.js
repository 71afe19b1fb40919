// What stands at an address where there is nothing.
import { h } from "../modules/dom.js";
import { openPage } from "../modules/page.js";

openPage("missing", {
  title: "missing.title", lead: "missing.lead",
  draw: () => h("div", { class: "buttons" }, h("a", { class: "button main", href: "/", t: "place.home" })),
});
