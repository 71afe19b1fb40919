// Challenges that a sensor answers: what the wake screen, the form of a gate, the review and the check of a certificate know of
// each kind.

/** Whether readings are the movement that a step asks for; the rules are those of `was_moved` in Specs/Certificates. */
function wasMoved(step, { readings, until }) {
  const wanted = step.seconds * 1000, last = readings[readings.length - 1];
  if (!last || readings.length > 200 || last.at > until) return false;
  if (readings.some((reading, place) => place > 0 && reading.at < readings[place - 1].at)) return false;
  if (step.motion === "still") return last.orientation === step.hold && until - last.at >= wanted;
  let began = last.at;
  for (let place = readings.length - 1; place > 0; place -= 1) {
    const before = readings[place - 1], after = readings[place];
    if (before.orientation === after.orientation || after.at - before.at > 3000) break;
    began = before.at;
  }
  return last.at - began >= wanted;
}

/** Whether readings are the light that a step asks for; the rules are those of `was_lit` in Specs/Certificates. */
function wasLit(step, { unit, readings }) {
  const last = readings[readings.length - 1], threshold = step[unit];
  if (!last || readings.length > 200 || threshold === undefined) return false;
  if (readings.some((reading, place) => place > 0 && reading.at < readings[place - 1].at)) return false;
  let began = last.at;
  for (let place = readings.length - 1; place >= 0; place -= 1) {
    if (readings[place].level < threshold || began - readings[place].at > 3000) break;
    began = readings[place].at;
  }
  return last.level >= threshold && last.at - began >= step.seconds * 1000;
}

/** By kind: its stroke in a grid of 24, its entries in the form of a gate, its event, what helps, its ending, and its check. */
export const sensed = {
  move: {
    stroke: "M8 4h8v16H8zM4 9v6M20 9v6", gate: [["move:shake", "gate.move.shake"], ["move:still", "gate.move.still"]],
    event: "DeviceMoved", help: "night.move.help", ending: "moved", isMet: wasMoved,
  },
  light: {
    stroke: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4M17 17l1.4 1.4M5.6 18.4l1.4-1.4M17 7l1.4-1.4",
    gate: [["light", "gate.light"]], event: "LightMeasured", help: "night.light.help", ending: "light", isMet: wasLit,
  },
};

/** The kinds by their names. */
export const sensedKinds = Object.keys(sensed);

/** The kind whose answers an event records. */
export const kindOfEvent = (name) => sensedKinds.find((kind) => sensed[kind].event === name);
