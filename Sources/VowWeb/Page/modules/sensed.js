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

/** By kind: its stroke in a grid of 24, its entries in the form of a gate, its event, what helps, its ending, and its check. */
export const sensed = {
  move: {
    stroke: "M8 4h8v16H8zM4 9v6M20 9v6", gate: [["move:shake", "gate.move.shake"], ["move:still", "gate.move.still"]],
    event: "DeviceMoved", help: "night.move.help", ending: "moved", isMet: wasMoved,
  },
};

/** The kinds by their names. */
export const sensedKinds = Object.keys(sensed);

/** The kind whose answers an event records. */
export const kindOfEvent = (name) => sensedKinds.find((kind) => sensed[kind].event === name);
