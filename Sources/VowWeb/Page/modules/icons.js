// The handful of own strokes, all of one weight, on a grid of 24.
import { s } from "./dom.js";
import { sensed } from "./sensed.js";

const strokes = {
  home: "M4 12l8-7 8 7M6.5 10v9h11v-9",
  alarms: "M12 6a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM12 9.5V13l2.5 2M4 6.5L7 4M20 6.5L17 4",
  lines: "M4 6h16M4 11h12M4 16h9M15.5 17.5l2 2 3.5-4",
  coach: "M4 5h16v11H11l-4 4v-4H4zM8 9h8M8 12h5",
  practice: "M20 12a8 8 0 1 1-2.6-5.9M20 4v4h-4M9 12h2l1-3 2 6 1-3h1",
  journal: "M3 18h18M7 18a5 5 0 0 1 10 0M12 6v3M5 9.5l2 1.6M19 9.5l-2 1.6",
  review: "M4 20V4M4 20h16M8.5 16v-4M13 16V8M17.5 16v-6",
  device: "M12 4a3 3 0 0 1 3 3v4a3 3 0 0 1-6 0V7a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v3",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4M13 7h2M7 17h2",
  privacy: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  back: "M19 12H6M11 7l-5 5 5 5",
  start: "M5 12h13M13 7l5 5-5 5",
  codes: "M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 9v6M11 9v6M13.5 9v6M16 9v6",
  tag: "M6 9a8 8 0 0 1 0 6M10 7a12 12 0 0 1 0 10M14 5a16 16 0 0 1 0 14",
  ...Object.fromEntries(Object.entries(sensed).map(([kind, { stroke }]) => [kind, stroke])),
};

/** An icon; it says nothing to a screen reader, since a word always stands beside it. */
export function icon(name) {
  return s("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", width: 24, height: 24 },
    s("path", {
      d: strokes[name], fill: "none", stroke: "currentColor", "stroke-width": 1.75,
      "stroke-linecap": "round", "stroke-linejoin": "round",
    }));
}

/** The mark: a morning that has been kept. */
export function mark() {
  const stroke = { fill: "none", stroke: "currentColor", "stroke-width": 2.4, "stroke-linecap": "round", "stroke-linejoin": "round" };
  return s("svg", { viewBox: "0 0 32 32", "aria-hidden": "true", width: 32, height: 32 },
    s("path", { ...stroke, d: "M5 24h22M9 24a7 7 0 0 1 14 0M12.6 13.2l2.8 2.8 5.4-6.4" }));
}

const pictures = {
  ring: "M32 18a20 20 0 1 1 0 40 20 20 0 0 1 0-40zM32 27v11l7 4M12 14l7-6M52 14l-7-6M6 30c-3 5-3 11 0 16M58 30c3 5 3 11 0 16",
  say: "M8 12h48v32H30l-12 12V44H8zM17 29h5l4-8 6 15 6-12 3 5h6",
  exit: "M36 54H14V10h22M36 10v10M36 44v10M26 32h30M47 23l9 9-9 9",
  done: "M4 50h56M18 50a14 14 0 0 1 28 0M23 24l7 7 12-13M8 32l5 4M56 32l-5 4",
};

/** A drawing of what happens in the morning: it rings, the person speaks, it is done. Its words stand beside it. */
export function picture(name) {
  return s("svg", { viewBox: "0 0 64 64", "aria-hidden": "true", class: "picture" },
    s("path", { d: pictures[name], fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round" }));
}
