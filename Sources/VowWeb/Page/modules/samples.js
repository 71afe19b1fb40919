// Every state of the wake screen, each a row as the daemon tells it (`LiveRow`). /design shows them; the checks run over them.

const line = (sentence, heard = [], recited = false) => ({
  words: sentence.split(" ").map((text, index) => ({ text, heard: recited || heard.includes(index) })), recited,
});

const affirmations = [line("I keep promises to myself."), line("I get up when my alarm rings.")];
const goal = [line("I complete 4 workouts a week.")];

/** The states at an instant, since some of them count down. */
export function states(at = new Date()) {
  const ahead = (seconds) => new Date(at.getTime() + seconds * 1000).toISOString();
  const run = {
    run: "run-1", label: "Morning", language: "en", at: at.toISOString(), step: 0, stepCount: 2, kind: "affirmation",
    challenge: "recite", lines: affirmations, attempt: 1, transcript: "", snooze: { allowed: false, reason: "You can snooze after saying the first lines." },
    emergency: { sentence: "I stop this alarm without keeping my word." },
    prompt: "Good morning. Say your affirmations now.", alternatives: ["type"],
    alternativesText: "Cannot speak? Type 1 to type your lines.", phaseText: "ringing", windowMilliseconds: 20000, typingOpen: false,
  };
  const goals = {
    ...run, step: 1, kind: "goal", lines: goal, challengeWord: "sunrise", challengeWordHeard: false, attempt: 2,
    prompt: "Now say your goals. Include the word ‘sunrise’.", snooze: { allowed: true, minutes: 9 },
  };
  const over = { phase: "ended", at: run.at, run: run.run, label: run.label, language: "en", phaseText: "over", ending: "dismissed" };
  const listening = { phase: "listening", endsAt: ahead(14), windowMilliseconds: 20000 };
  const said = (kind, text) => ({ feedback: { kind, text } });
  return {
    before: { phase: "idle", at: run.at, alarm: "alarm-1", label: run.label, due: ahead(30), dueLocal: "2026-11-27T06:30" },
    ringing: { ...run, phase: "ringing" },
    listening: {
      ...run, ...listening, lines: [line("I keep promises to myself.", [0, 1, 2]), affirmations[1]],
      transcript: "I keep promises",
    },
    judging: {
      ...run, phase: "judging", windowMilliseconds: 20000, lines: [line("I keep promises to myself.", [], true), line("I get up when my alarm rings.", [0, 1, 2, 3])],
      transcript: "I keep promises to myself I get up when",
    },
    refused: {
      ...goals, phase: "ringing", lines: [line("I complete 4 workouts a week.", [0, 1, 3, 4, 5])], challengeWordHeard: true,
      ...said("missed", "Almost. I heard “five workouts”; your line says four."), transcript: "I complete five workouts a week sunrise",
    },
    offered: {
      ...run, phase: "ringing", lines: [line("I keep promises to myself.", [0, 1, 3]), affirmations[1]], attempt: 3,
      ...said("missed", "Not yet. Start with: I keep promises to myself."),
      easierText: "Hard this morning? You can make it 0.02 easier, once, just for today. Words, numbers and “not” still have to be right.",
    },
    faint: {
      ...run, phase: "ringing", lines: affirmations,
      warning: { kind: "sound.faint", text: "The volume is only at 12 %. Turn it up.", percent: 12, told: 1 },
    },
    partHeard: {
      ...run, phase: "ringing", lines: [line("I keep promises to myself.", [], true), affirmations[1]],
      ...said("missed", "Not yet. Start with: I get up when my alarm rings."),
    },
    stepPassed: { ...goals, ...listening, ...said("stepDone", "Good. Last one.") },
    code: { ...run, phase: "ringing", challenge: "code", prompt: "Show your code to the camera.", lines: [] },
    tag: { ...run, phase: "ringing", challenge: "tag", prompt: "Touch your tag.", lines: [] },
    sum: { ...run, phase: "ringing", challenge: "sum", prompt: "One sum.", question: "17 + 38", lines: [] },
    typing: { ...run, phase: "ringing", challenge: "type", prompt: "Type your lines." },
    moving: { ...run, phase: "ringing", challenge: "move", prompt: "Move with me.", lines: [], endsAt: ahead(11) },
    tooQuiet: { ...run, ...listening, ...said("tooQuiet", "Your voice is very faint. A little louder, please.") },
    tooNoisy: { ...run, ...listening, ...said("tooNoisy", "It is too loud here for me to hear you. Come closer to the microphone.") },
    microphoneGone: {
      ...run, phase: "ringing",
      ...said("partMissing", "The microphone is gone. Snooze once, or take another way below."),
    },
    typingAllowed: {
      ...run, phase: "ringing", typingOpen: true,
      ...said("typingOpened", "There is no microphone. You allowed typing in that case: type the lines."),
    },
    snoozed: {
      ...goals, phase: "snoozed", prompt: "Snoozing. It rings again by itself.", until: ahead(8 * 60 + 5),
    },
    emergency: {
      ...run, phase: "ringing", emergency: { ...run.emergency, opensAt: ahead(23) },
      ...said("emergencyAsked", "Emergency exit noted."),
    },
    dismissed: { ...over, prompt: "Done. You kept your promise today." },
    disconnected: { ...run, ...listening },
    // Nothing tells yet that another device answered; as an ending with a sentence of its own it has its place.
    elsewhere: { ...over, prompt: "Answered on Kitchen." },
  };
}

/** Thirteen weeks of days, the newest last. */
export function days() {
  return Array.from({ length: 91 }, (_, index) => {
    const date = new Date(Date.UTC(2026, 7, 24) + index * 86_400_000);
    const weekend = date.getUTCDay() % 6 === 0;
    const standing = weekend ? "noAlarm" : index % 17 === 3 ? "broken" : index % 23 === 9 ? "machineFault" : index % 29 === 11 ? "skipped" : "kept";
    return { date: date.toISOString().slice(0, 10), standing };
  });
}

/** Scores of lines in tenths, hours of the day, minutes to complete: a month of them. */
export const figures = {
  histogram: [0, 0, 0, 1, 0, 2, 3, 9, 31, 44],
  hours: [{ hour: 6, runs: 18, kept: 17 }, { hour: 7, runs: 6, kept: 5 }, { hour: 9, runs: 2, kept: 1 }],
  minutes: [1.4, 1.1, null, 0.9, 1.2, 0.8, 1.7, 0.7, null, 0.9, 0.6, 0.8, 0.7, 0.6],
};
