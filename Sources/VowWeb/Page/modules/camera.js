// The browser's camera: its pictures go to Vow on this device, which looks for the code; none is kept.
import { bind } from "./texts.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";

const widest = 1280;
const longestPicture = 380_000;
const pauseMilliseconds = 120;

/** Why a camera could not be opened, as the key of a sentence with what to do. */
function reason(error) {
  if (error?.name === "NotAllowedError" || error?.name === "SecurityError") return "night.code.denied";
  if (error?.name === "NotReadableError" || error?.name === "AbortError") return "night.code.busy";
  return "night.code.none";
}

/** What is drawn, in Base64 and small enough to be sent; undefined where there is nothing to draw. */
function drawn(source, width, height, canvas) {
  if (!width || !height) return undefined;
  const scale = Math.min(1, widest / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d").drawImage(source, 0, 0, canvas.width, canvas.height);
  for (const quality of [0.8, 0.6, 0.4, 0.2]) {
    const picture = canvas.toDataURL("image/jpeg", quality).split(",")[1] ?? "";
    if (picture.length > 0 && picture.length <= longestPicture) return picture;
  }
  return undefined;
}

/** A picture file that was chosen, in Base64 and small enough to be sent; fails where the browser makes nothing of it. */
export async function pictureOf(file) {
  const bitmap = await createImageBitmap(file);
  try { return drawn(bitmap, bitmap.width, bitmap.height, document.createElement("canvas")); } finally { bitmap.close(); }
}

/** A button that opens the camera, and the camera's view, whose pictures go to `send`; `stop` lets go of the camera. */
export function cameraView({ send, openKey = "night.code.open", closeKey = "night.code.close" }) {
  const video = h("video", { muted: true, playsinline: true, "t:aria-label": "night.code.view" });
  video.muted = true;
  const canvas = document.createElement("canvas");
  const says = h("p", { role: "status" });
  const torch = h("button", { type: "button", t: "night.code.torch", "aria-pressed": "false", hidden: true, onclick: toggle });
  const close = h("button", { type: "button", t: closeKey, onclick: stop });
  const view = h("div", { class: "wake-scan", hidden: true }, h("div", { class: "wake-camera" }, video), h("div", { class: "buttons" }, torch, close));
  const sign = h("div", { class: "wake-camera" }, icon("codes"));
  const start = h("button", { type: "button", class: "main", t: openKey, onclick: begin });
  const place = h("div", { class: "wake-scan" }, sign, start, view, says);
  let stream, turn = 0;
  // This screen's own camera comes first, where it was allowed before.
  navigator.permissions?.query({ name: "camera" }).then(({ state }) => { if (state === "granted" && turn === 0) begin(); }, () => {});

  async function begin() {
    stop();
    const mine = ++turn;
    try {
      if (!navigator.mediaDevices) throw new DOMException("", "NotFoundError");
      const opened = await navigator.mediaDevices.getUserMedia({
        audio: false, video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 720 } },
      });
      if (mine !== turn) { opened.getTracks().forEach((track) => track.stop()); return; }
      stream = opened;
    } catch (error) {
      bind(says, "text", [reason(error)]);
      return;
    }
    bind(says, "text", ["night.code.looking"]);
    const [track] = stream.getVideoTracks();
    torch.hidden = track.getCapabilities?.().torch !== true;
    track.addEventListener("ended", () => { if (mine === turn) { stop(); bind(says, "text", ["night.code.none"]); } });
    video.srcObject = stream;
    sign.hidden = start.hidden = true;
    view.hidden = false;
    await video.play().catch(() => {});
    look(mine);
  }

  /** One frame after the other, each when the one before was taken. */
  async function look(mine) {
    while (mine === turn && place.isConnected) {
      const picture = drawn(video, video.videoWidth, video.videoHeight, canvas);
      if (picture) await send({ kind: "scanned", picture });
      await new Promise((done) => { setTimeout(done, pauseMilliseconds); });
    }
    if (mine === turn) stop();
  }

  async function toggle() {
    const wanted = torch.getAttribute("aria-pressed") !== "true";
    try {
      await stream?.getVideoTracks()[0]?.applyConstraints({ advanced: [{ torch: wanted }] });
      torch.setAttribute("aria-pressed", String(wanted));
    } catch { torch.hidden = true; }
  }

  function stop() {
    turn += 1;
    stream?.getTracks().forEach((track) => track.stop());
    stream = undefined;
    video.srcObject = null;
    view.hidden = true;
    sign.hidden = start.hidden = false;
    says.textContent = "";
  }

  return { element: place, stop };
}
