// Files that are handed over: made in the browser from an answer, so that no address gives them away.
import { h } from "../modules/dom.js";

/** Keeps a file that came as `{ file, type, base64 }`. */
export function saveFile({ file, type, base64 }) {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  h("a", { href: address, download: file }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
