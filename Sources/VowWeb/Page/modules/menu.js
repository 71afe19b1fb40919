// The menu behind "⋯": what is done seldom. It closes by Escape, and when the focus or a press goes elsewhere.
import { h } from "./dom.js";

/** A menu; `label` says what it is about, and each item closes it. */
export function menu(label, items) {
  const list = h("div", { class: "menu-items card" }, items);
  const close = () => { box.open = false; };
  const box = h("details", {
    class: "menu",
    onkeydown: (event) => {
      if (event.key !== "Escape" || !box.open) return;
      close();
      box.firstChild.focus();
    },
    onfocusout: ({ relatedTarget }) => { if (relatedTarget && !box.contains(relatedTarget)) close(); },
    ontoggle: () => {
      if (!box.open) return;
      const leave = ({ target }) => {
        if (box.open && box.isConnected && box.contains(target)) return;
        close();
        document.removeEventListener("pointerdown", leave);
      };
      document.addEventListener("pointerdown", leave);
    },
  }, h("summary", { "t:aria-label": label }, "⋯"), list);
  list.addEventListener("click", () => {
    const isHere = list.contains(document.activeElement);
    close();
    if (isHere) box.firstChild.focus();
  });
  return box;
}
