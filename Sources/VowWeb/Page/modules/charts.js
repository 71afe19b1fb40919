// Charts as accessible SVG: bars, a line over time, a calendar. Each has its figures in a table behind it.
import { h, s } from "./dom.js";

/** How wide a drawing is: as wide as its page, so that its letters are as large as those around it. */
function room() {
  const page = document.getElementById("page");
  const style = page && getComputedStyle(page);
  const inner = page ? page.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) : 640;
  return Math.max(260, Math.min(720, Math.floor(inner)));
}

function figure(title, drawing, heads, rows, legend) {
  return h("figure", { class: "chart" },
    h("figcaption", title),
    drawing, legend,
    h("details", {},
      h("summary", { t: "chart.table" }),
      h("div", { class: "scroll", tabindex: 0, role: "group", "t:aria-label": "chart.figures" },
        h("table", {},
          h("thead", {}, h("tr", {}, heads.map((key, index) => h("th", { scope: "col", class: index ? "number" : "", t: key })))),
          h("tbody", {}, rows.map((row) => h("tr", {},
            row.map((cell, index) => index ? h("td", { class: "number" }, String(cell)) : h("th", { scope: "row" }, String(cell))))))))));
}

function frame(width, height, label, ...children) {
  return s("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "t:aria-label": label, style: { maxWidth: `${width}px` } }, ...children);
}

/** About how wide a label is, in the letters of a chart. */
const labelWidth = (text) => text.length * 8 + 12;

/** The greatest value of an axis that is easy to read: 1, 2, 2.5, 4, 5 or 8 times a power of ten, and whole. */
export function niceTop(value) {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 2.5, 4, 5, 8, 10].find((factor) => factor * power >= value && (value < 1 || Number.isInteger(factor * power))) * power;
}

/**
 * Bars beside each other. Each row: `label`, `value`, and `of` where the value is a part of something (drawn behind it).
 */
export function barChart({ title, summary, rows, heads, unit = "" }) {
  const width = room(), height = 200, floor = height - 28, left = 36;
  const top = niceTop(Math.max(...rows.map((row) => row.of ?? row.value), 0));
  const slot = (width - left) / Math.max(1, rows.length);
  const tall = (value) => (value / top) * (floor - 14);
  const longest = Math.max(...rows.map((row) => labelWidth(row.label)), 1);
  const every = Math.max(1, Math.ceil(longest / slot));
  const bars = rows.map((row, index) => {
    const w = Math.max(2, Math.min(56, slot * 0.7)), x = left + slot * (index + 0.5) - w / 2;
    return [
      row.of !== undefined && row.of > 0 &&
        s("rect", { class: "bar faint", x, y: floor - tall(row.of), width: w, height: tall(row.of), rx: 2 }),
      row.value > 0 && s("rect", { class: "bar", x, y: floor - tall(row.value), width: w, height: Math.max(1, tall(row.value)), rx: 2 }),
      index % every === 0 &&
        s("text", { x: x + w / 2, y: height - 6, "text-anchor": "middle" }, row.label),
    ];
  });
  const drawing = frame(width, height, summary,
    s("line", { class: "axis", x1: left, x2: width, y1: floor, y2: floor }),
    s("line", { class: "axis", x1: left, x2: width, y1: 14, y2: 14 }),
    s("text", { x: left - 8, y: 19, "text-anchor": "end" }, `${top}${unit}`),
    s("text", { x: left - 8, y: floor + 5, "text-anchor": "end" }, "0"),
    bars);
  const hasParts = rows.some((row) => row.of !== undefined);
  return figure(title, drawing, heads, rows.map((row) => hasParts ? [row.label, row.value, row.of] : [row.label, row.value]));
}

/** Bars below each other, for things with names: each row a `label` and a `value`, which stands behind its bar. */
export function rowChart({ title, summary, rows, heads }) {
  const width = room(), step = 28, height = rows.length * step + 4;
  const left = Math.max(...rows.map((row) => labelWidth(row.label)));
  const top = Math.max(...rows.map((row) => row.value), 1);
  const drawing = frame(width, height, summary, rows.map((row, index) => {
    const long = (row.value / top) * (width - left - 40);
    return [
      s("text", { x: 0, y: index * step + 19 }, row.label),
      row.value > 0 && s("rect", { class: "bar", x: left, y: index * step + 5, width: Math.max(2, long), height: step - 10, rx: 2 }),
      s("text", { x: left + long + (row.value > 0 ? 8 : 0), y: index * step + 19 }, String(row.value)),
    ];
  }));
  return figure(title, drawing, heads, rows.map((row) => [row.label, row.value]));
}

/** A line over time; a point without a value leaves a gap. */
export function lineChart({ title, summary, points, heads, unit = "", top: given }) {
  const width = room(), height = 200, floor = height - 28, left = 44, right = 8;
  const known = points.filter((point) => point.value !== null && point.value !== undefined);
  const top = given ?? niceTop(Math.max(...known.map((point) => point.value), 0));
  const x = (index) => left + (points.length < 2 ? 0.5 : index / (points.length - 1)) * (width - left - right);
  const y = (value) => floor - (value / top) * (floor - 14);
  let path = "", pen = "M";
  points.forEach((point, index) => {
    if (point.value === null || point.value === undefined) { pen = "M"; return; }
    path += `${pen}${x(index).toFixed(1)} ${y(point.value).toFixed(1)}`;
    pen = "L";
  });
  const ends = points.length > 1 ? [0, points.length - 1] : [0];
  const drawing = frame(width, height, summary,
    s("line", { class: "axis", x1: left, x2: width, y1: floor, y2: floor }),
    s("line", { class: "axis", x1: left, x2: width, y1: 14, y2: 14 }),
    s("text", { x: left - 8, y: 19, "text-anchor": "end" }, `${top}${unit}`),
    s("text", { x: left - 8, y: floor + 5, "text-anchor": "end" }, "0"),
    s("path", { class: "trace", d: path || "M0 0" }),
    points.length <= 31 && points.map((point, index) => point.value !== null && point.value !== undefined &&
      s("circle", { class: "dot", cx: x(index), cy: y(point.value), r: 4 })),
    points.length > 0 && ends.map((index) => s("text", {
      x: x(index), y: height - 6, "text-anchor": index === 0 && points.length > 1 ? "start" : points.length > 1 ? "end" : "middle",
    }, points[index].label)));
  return figure(title, drawing, heads, points.map((point) => [point.label, point.value ?? "–"]));
}

const standings = ["kept", "broken", "machineFault", "skipped", "open", "noAlarm"];

function cell(standing, x, y, size) {
  const parts = [s("rect", { class: `cell ${standing}`, x, y, width: size, height: size, rx: 4 })];
  if (standing === "kept") {
    parts.push(s("path", {
      d: `M${x + size * 0.25} ${y + size * 0.55}l${size * 0.18} ${size * 0.18} ${size * 0.34}-${size * 0.4}`,
      fill: "none", stroke: "var(--on-accent)", "stroke-width": 2, "stroke-linecap": "round",
    }));
  }
  if (standing === "broken") {
    parts.push(s("path", { class: "strike", d: `M${x + size * 0.3} ${y + size / 2}h${size * 0.4}` }));
  }
  if (standing === "machineFault" || standing === "open") {
    parts.push(s("circle", { cx: x + size / 2, cy: y + size / 2, r: size * 0.14, fill: "var(--edge)" }));
  }
  return parts;
}

/** A day by itself, as the calendar draws it. */
export const dayMark = (standing) => s("svg", { viewBox: "0 0 26 26", "aria-hidden": "true", class: "day-mark" }, cell(standing, 1, 1, 24));

/**
 * Weeks as columns, Monday on top. Each day: `date` (YYYY-MM-DD) and `standing`; shape tells it, not only colour. `values`
 * stand in the table in place of the standings' names.
 */
export function calendarChart({ title, summary, days, heads, weekdays, names, values }) {
  const size = 26, gap = 5, left = 44;
  const first = new Date(days[0].date + "T00:00:00Z");
  const shift = (first.getUTCDay() + 6) % 7;
  const weeks = Math.ceil((days.length + shift) / 7);
  const height = 7 * (size + gap) + 4;
  const span = Math.max(left + weeks * (size + gap), 260);
  const cells = days.map((day, index) => {
    const place = index + shift;
    return s("g", {}, cell(day.standing, left + Math.floor(place / 7) * (size + gap), (place % 7) * (size + gap) + 2, size),
      s("title", {}, `${day.date}: ${names[day.standing] ?? day.standing}`));
  });
  const labels = [0, 2, 4, 6].map((row) =>
    s("text", { x: left - 10, y: row * (size + gap) + 19, "text-anchor": "end" }, weekdays[row]));
  const drawing = s("svg", {
    viewBox: `0 0 ${span} ${height}`, role: "img", "t:aria-label": summary, style: { maxWidth: `${span}px` },
  }, labels, cells);
  const legend = h("ul", { class: "legend" }, standings.filter((name) => names[name]).map((name) =>
    h("li", {}, s("svg", { viewBox: "0 0 18 18", "aria-hidden": "true" }, cell(name, 1, 1, 16)), names[name])));
  return figure(title, drawing, heads, days.map((day, index) => [day.date, values?.[index] ?? names[day.standing] ?? day.standing]), legend);
}
