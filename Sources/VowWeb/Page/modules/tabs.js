// Tabs: parts of a form side by side, of which one is shown. All of them stay in the form.
import { h } from "./dom.js";

let count = 0;

/** The tabs and their panels: each part has a key, what stands in the panel, and maybe what is done once it is shown. */
export function tabbed(label, parts) {
  const id = `tabs-${(count += 1)}`;
  const panels = parts.map(([, children], place) => h("div", {
    role: "tabpanel", class: "stack", id: `${id}-panel-${place}`, "aria-labelledby": `${id}-${place}`,
  }, children));
  const tabs = parts.map(([key], place) => h("button", {
    type: "button", role: "tab", id: `${id}-${place}`, "aria-controls": `${id}-panel-${place}`, t: key, onclick: () => show(place),
  }));
  const show = (wanted) => tabs.forEach((tab, place) => {
    tab.setAttribute("aria-selected", String(place === wanted));
    tab.tabIndex = place === wanted ? 0 : -1;
    panels[place].hidden = place !== wanted;
    if (place === wanted) parts[place][2]?.();
  });
  const keys = { ArrowRight: 1, ArrowLeft: -1 };
  const move = (event) => {
    const now = tabs.indexOf(event.target);
    const next = event.key === "Home" ? 0 : event.key === "End" ? tabs.length - 1 : keys[event.key] && (now + keys[event.key] + tabs.length) % tabs.length;
    if (now < 0 || next === undefined) return;
    event.preventDefault();
    show(next);
    tabs[next].focus();
  };
  const element = h("div", { class: "stack" }, h("div", { role: "tablist", class: "tabs", "t:aria-label": label, onkeydown: move }, tabs), panels);
  // The browser shows what is wrong with a field, which it can only where the field is to be seen.
  element.addEventListener("invalid", ({ target }) => {
    if (!element.querySelector("[role=tabpanel]:not([hidden]) :invalid")) show(panels.findIndex((panel) => panel.contains(target)));
  }, true);
  show(0);
  return element;
}
