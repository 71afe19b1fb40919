// Whether a run's own records hold a proof of every challenge that it asked for: the rules are those of `Evidence` in
// Specs/Certificates/verify_certificate.py.
import { kindOfEvent, sensed } from "./sensed.js";

function workedOut(question) {
  let value = 0, sign = "+";
  for (const part of question.split(" ")) {
    if ("+-*".includes(part)) sign = part;
    else value = sign === "+" ? value + Number(part) : sign === "-" ? value - Number(part) : value * Number(part);
  }
  return value;
}

/** Whether the records, from AlarmFired to Dismissed, prove each step. */
export function provesGate(own) {
  const fired = own[0], steps = fired.plain.steps, standIns = fired.plain.standIns ?? [];
  const tokens = [...(fired.personal?.tokens ?? [])];
  const digests = new Map([...steps, ...standIns].filter((step) => step.challenge === "code" || step.challenge === "tag")
    .map((step) => [step, tokens.shift()?.digest]));
  const isOrdered = fired.plain.recitation?.ordered === true, mayTypeUnheard = fired.plain.recitation?.typingUnheard === true;
  let recited, words, passed, stoodIn, solved, met, check, place, isSpoken = true, isUnheard = false, stalls = 0, hasStoodIn = false;
  const forget = () => {
    recited = new Set(); words = new Set(); passed = new Set(); met = new Set();
    stoodIn = new Map(); solved = new Map(); check = undefined; place = 0;
  };
  forget();
  const asked = (number) => {
    const step = steps[number], place = stoodIn.get(number);
    if (place === undefined) return step;
    const standIn = standIns[place] ?? {};
    return standIn.challenge === "typedLines" ? { ...step, challenge: "type", challengeWord: undefined } : standIn;
  };
  const isProven = (number) => {
    const step = asked(number);
    switch (step.challenge ?? "recite") {
      case "recite": case "type":
        return step.lines?.every((line) => recited.has(line.id)) === true && (!step.challengeWord || words.has(number));
      case "sum": return (solved.get(number) ?? 0) >= step.count;
      default: return met.has(number);
    }
  };
  /** Where an order was drawn, none counts aloud before those ahead of it. */
  const isInOrder = (said) => {
    const lines = isOrdered && isSpoken ? steps[place]?.lines ?? [] : [];
    const own = lines.findIndex((line) => line.id === said);
    return own < 0 ? lines.every((line) => recited.has(line.id)) : lines.slice(0, own).every((line) => recited.has(line.id));
  };
  /** A line that was to be said counts typed only where that was allowed and nothing could hear it. */
  const mayCount = () => {
    if (isSpoken || place >= steps.length || (asked(place).challenge ?? "recite") !== "recite") return true;
    hasStoodIn = true;
    return mayTypeUnheard && isUnheard;
  };
  for (const { name, plain, personal } of own.slice(1)) {
    switch (name) {
      case "AttemptJudged":
        isSpoken = plain.mode === "spoken";
        if (isSpoken) [isUnheard, stalls] = [false, 0];
        break;
      case "LineRecited":
        if (!isInOrder(plain.line) || !mayCount()) return false;
        recited.add(plain.line);
        break;
      case "ChallengeWordSaid": words.add(plain.step); break;
      case "PartFailed":
        if (plain.part === "hearing") stalls += 1;
        if (plain.part === "microphone" || plain.part === "recogniser" || stalls >= 2) isUnheard = true;
        break;
      case "StandInTaken": stoodIn.set(plain.step, plain.standIn); solved.delete(plain.step); hasStoodIn = true; break;
      case "SumAnswered":
        if (plain.passed !== (plain.answer === workedOut(plain.question))) return false;
        if (check === "asked") { if (plain.passed) check = "answered"; } 
        else if (plain.passed) solved.set(plain.step, (solved.get(plain.step) ?? 0) + 1);
        break;
      case "CodeScanned": case "TagTouched": {
        if (!plain.passed) break;
        const step = asked(plain.step), wanted = digests.get(step);
        if (step.challenge !== (name === "CodeScanned" ? "code" : "tag")) return false;
        if (personal?.digest !== undefined && wanted !== undefined && personal.digest !== wanted) return false;
        met.add(plain.step);
        break;
      }
      case "StepPassed": if (!isProven(plain.step)) return false; passed.add(plain.step); place = plain.step + 1; break;
      case "WakeCheckPlanned": check = "planned"; break;
      case "WakeCheckAsked": check = "asked"; break;
      case "WakeCheckMissed": forget(); break;
      case "Dismissed":
        if (hasStoodIn && (plain.mode === "spoken" || plain.mode === "unspoken")) return false;
        if (check === "planned" || check === "asked" || !steps.every((_, number) => passed.has(number))) return false;
        break;
      default: {
        const kind = kindOfEvent(name);
        if (!kind) break;
        const step = asked(plain.step);
        if (step.challenge !== kind || plain.passed !== sensed[kind].isMet(step, plain)) return false;
        if (plain.passed) met.add(plain.step);
      }
    }
  }
  return true;
}
