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

/** A chosen file as a request carries it, byte by byte: `{ file, base64 }`. */
export function givenFile(chosen) {
  const most = 300_000;
  if (chosen.size > most) {
    return Promise.reject(new Refused({ code: "file.large", message: text("file.large"), repair: text("file.large.repair") }));
  }
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done({ file: chosen.name.slice(0, 200), base64: reader.result.split(",")[1] ?? "" });
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(chosen);
  });
}
