// Files that are handed over: made in the browser from an answer, so that no address gives them away; and those that the
// person chooses, handed in within a request.
import { Refused } from "../modules/api.js";
import { h } from "../modules/dom.js";
import { text } from "../modules/texts.js";

/** Keeps a file that came as `{ file, type, base64 }`. */
export function saveFile({ file, type, base64 }) {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  h("a", { href: address, download: file }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A field for a file. Each press begins anew: the same file, put right meanwhile, would be no change. */
export function fileField(properties) {
  const file = h("input", { type: "file", onclick: () => { file.value = ""; }, ...properties });
  return file;
}

/** The first fifty of a list, and how many more there are: a list of somebody else's may be of any length. */
export const firstOf = (rows, draw) => [...rows.slice(0, 50).map(draw),
  rows.length > 50 && h("li", { class: "quiet", t: ["list.more", { n: rows.length - 50 }] })];

/** A chosen file as a request carries it, byte by byte: `{ file, base64 }`. */
export function givenFile(chosen, most = 300_000) {
  if (chosen.size > most) {
    const message = text("file.large", { size: most < 1_000_000 ? `${most / 1_000} kB` : `${most / 1_000_000} MB` });
    return Promise.reject(new Refused({ code: "file.large", message, repair: text("file.large.repair") }));
  }
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done({ file: chosen.name.slice(0, 200), base64: reader.result.split(",")[1] ?? "" });
    // The browser says it in its own language. A file that was changed after it was chosen is no longer given.
    reader.onerror = () => fail(new Refused({ code: "file.changed", message: text("file.changed"), repair: text("file.changed.repair") }));
    reader.readAsDataURL(chosen);
  });
}
