package import VowCore

/// What every wake screen shows, whole, at an instant.
///
/// As JSON the keys of what is going on stand beside `phase`, which says what else is there. What is not known is left out.
package struct LiveRow: Hashable, Sendable {
    /// The names of what may go on.
    package typealias Phase = RunPhase.Name

    /// A word of a line.
    package struct Word: Codable, Hashable, Sendable {
        /// As written.
        package var text: String
        /// Whether it was heard.
        package var heard: Bool

        /// Makes a word.
        package init(text: String, heard: Bool) {
            self.text = text
            self.heard = heard
        }
    }

    /// A line of the step.
    package struct Line: Codable, Hashable, Sendable {
        /// Its words.
        package var words: [Word]
        /// Whether it counts as said.
        package var recited: Bool

        /// Makes a line.
        package init(words: [Word], recited: Bool) {
            self.words = words
            self.recited = recited
        }
    }

    /// What to tell about the last attempt.
    package struct Feedback: Codable, Hashable, Sendable {
        /// A stable name of the reason.
        package var kind: String
        /// One sentence.
        package var text: String

        /// Makes a feedback.
        package init(kind: String, text: String) {
            self.kind = kind
            self.text = text
        }
    }

    /// What keeps the ring from being heard.
    package struct Warning: Codable, Hashable, Sendable {
        /// A stable name: `sound.muted`, `sound.faint`, `sound.headphones` or another.
        package var kind: String
        /// One or two sentences: what it is, and what helps.
        package var text: String
        /// The volume of the output in per cent, where it is known.
        package var percent: Int?
        /// How often it was told, from 1: every five seconds while it lasts.
        package var told: Int

        /// Makes a warning.
        package init(kind: String, text: String, percent: Int?, told: Int) {
            self.kind = kind
            self.text = text
            self.percent = percent
            self.told = told
        }
    }

    /// Whether a snooze would be granted.
    package struct Snooze: Codable, Hashable, Sendable {
        /// Whether it would.
        package var allowed: Bool
        /// One sentence: why not.
        package var reason: String?

        /// How long it would be, in minutes; left out where it would not be granted.
        package var minutes: Int?

        /// Makes an answer.
        package init(allowed: Bool, reason: String?, minutes: Int?) {
            self.allowed = allowed
            self.reason = reason
            self.minutes = minutes
        }
    }

    /// The way out.
    package struct Emergency: Codable, Hashable, Sendable {
        /// What has to be typed exactly, twice.
        package var sentence: String
        /// From when the second typing counts, once the first was made.
        package var opensAt: String?
        /// How long that is from the row's instant.
        package var secondsLeft: Int?

        /// Makes a way out.
        package init(sentence: String, opensAt: String?, secondsLeft: Int?) {
            self.sentence = sentence
            self.opensAt = opensAt
            self.secondsLeft = secondsLeft
        }
    }

    /// The alarm that comes next.
    package struct Next: Codable, Hashable, Sendable {
        /// The alarm.
        package var alarm: String
        /// The person's name for it.
        package var label: String
        /// When it rings.
        package var due: String
        /// The same on a clock of the device's zone.
        package var dueLocal: String

        /// Names an alarm.
        package init(alarm: String, label: String, due: String, dueLocal: String) {
            (self.alarm, self.label, self.due, self.dueLocal) = (alarm, label, due, dueLocal)
        }
    }

    /// A run, from its first ring to its end.
    package struct Run: Codable, Hashable, Sendable {
        /// The run.
        package var id: String
        /// The person's name for the alarm.
        package var label: String
        /// The language of prompt and feedback.
        package var language: String
        /// The phase in one word.
        package var phaseText: String
        /// What to do now.
        package var prompt: String

        private enum CodingKeys: String, CodingKey {
            case id = "run"
            case label, language, phaseText, prompt
        }

        /// Describes a run.
        package init(id: String, label: String, language: String, phaseText: String, prompt: String) {
            (self.id, self.label, self.language) = (id, label, language)
            (self.phaseText, self.prompt) = (phaseText, prompt)
        }
    }

    /// What has to be done. What a kind of challenge does not have is left out.
    package struct Task: Codable, Hashable, Sendable {
        /// The name of the kind in notation.
        package var challenge: String
        /// `affirmation` or `goal`, where lines are asked for.
        package var kind: String?
        /// The name of the code or tag that is asked for.
        package var token: String?
        /// The sum that is asked now.
        package var question: String?
        /// How many sums are solved.
        package var solved: Int?
        /// How many there are.
        package var count: Int?

        /// Names a kind.
        package init(_ challenge: String) { self.challenge = challenge }
    }

    /// The lines of a step; none for a step that asks for something else.
    package struct Words: Codable, Hashable, Sendable {
        /// The lines.
        package var lines: [Line]
        /// True where they have to be said in this order; else left out.
        package var ordered: Bool?
        /// The word to include.
        package var challengeWord: String?
        /// Whether it was heard.
        package var challengeWordHeard: Bool?
        /// The words heard so far in this window.
        package var transcript: String?

        /// Makes the words of a step.
        package init(lines: [Line]) { self.lines = lines }
    }

    /// What may be chosen in place of the challenge.
    package struct Alternatives: Codable, Hashable, Sendable {
        /// By their kinds, in order.
        package var alternatives: [String]
        /// The same in one sentence.
        package var alternativesText: String

        /// Makes a choice.
        package init(_ alternatives: [String], text: String) {
            (self.alternatives, alternativesText) = (alternatives, text)
        }
    }

    /// What the gate asks for.
    package struct Gate: Hashable, Sendable {
        /// The step that is asked for, from 0.
        package var step: Int
        /// How many there are.
        package var stepCount: Int
        /// What has to be done.
        package var task: Task
        /// The lines of the step.
        package var words: Words
        /// What may be chosen instead; nil if there is no choice.
        package var alternatives: Alternatives?
        /// What to tell about the last attempt.
        package var feedback: Feedback?
        /// The offer of a run that is a little easier, in one sentence; left out where none is made.
        package var easierText: String?
        /// What keeps the ring from being heard, while it does.
        package var warning: Warning?
        /// The number of the attempt that comes or is made, from 1.
        package var attempt: Int
        /// When the ring or the listening window ends at the latest.
        package var endsAt: String?
        /// How long a listening window may last.
        package var windowMilliseconds: Int64
        /// Whether lines may be typed.
        package var typingOpen: Bool
        /// True while the answer to a sum may be said as well, and is listened for; else left out.
        package var answerHeard: Bool?
        /// Whether a snooze would be granted.
        package var snooze: Snooze
        /// Until when it is put off, also while the gate is asked for in a snooze; or when it asks again.
        package var until: String?
        /// The way out; nil where only a tone is tried.
        package var emergency: Emergency?

        private enum CodingKeys: String, CodingKey {
            case step, stepCount, feedback, easierText, warning, attempt, endsAt, windowMilliseconds,
                typingOpen
            case answerHeard, snooze, until, emergency
        }

        /// Says what is asked for; what is optional is left out.
        package init(
            step: Int, stepCount: Int, task: Task, words: Words, attempt: Int, windowMilliseconds: Int64,
            typingOpen: Bool, snooze: Snooze, emergency: Emergency?
        ) {
            (self.step, self.stepCount, self.task, self.words) = (step, stepCount, task, words)
            (self.attempt, self.windowMilliseconds) = (attempt, windowMilliseconds)
            (self.typingOpen, self.snooze, self.emergency) = (typingOpen, snooze, emergency)
        }
    }

    /// What is going on, by phase.
    package enum Standing: Hashable, Sendable {
        /// No run is open; with the alarm that comes next, if any does.
        case idle(Next?)
        /// It rings.
        case ringing(Run, Gate)
        /// It listens.
        case listening(Run, Gate)
        /// The window is over, and what was heard in it is awaited.
        case judging(Run, Gate)
        /// The tone is turned down, and an answer by hand is awaited.
        case answering(Run, Gate)
        /// It is asked, without a tone, whether the person is still up.
        case checking(Run, Gate)
        /// It is put off.
        case snoozed(Run, Gate)
        /// The gate was passed, and the run asks again.
        case resting(Run, Gate)
        /// It is over: `dismissed`, `abandoned`, `bypassed` or `missed`.
        case ended(Run, ending: String)
    }

    /// The instant of the row.
    package var at: String
    /// What is going on.
    package var standing: Standing

    /// Says what is going on at an instant.
    package init(_ standing: Standing, at: String) {
        self.standing = standing
        self.at = at
    }

    /// What is going on, by name.
    package var phase: Phase {
        switch standing {
        case .idle: .idle
        case .ringing: .ringing
        case .listening: .listening
        case .judging: .judging
        case .answering: .answering
        case .checking: .checking
        case .snoozed: .snoozed
        case .resting: .resting
        case .ended: .ended
        }
    }

    /// The run, or nil while none is open.
    package var run: Run? {
        switch standing {
        case .idle: nil
        case .ringing(let run, _), .listening(let run, _), .judging(let run, _), .answering(let run, _),
            .checking(let run, _), .snoozed(let run, _), .resting(let run, _), .ended(let run, _):
            run
        }
    }

    /// What the gate asks for, or nil while no run is open and once it is over.
    package var gate: Gate? {
        switch standing {
        case .idle, .ended: nil
        case .ringing(_, let gate), .listening(_, let gate), .judging(_, let gate), .answering(_, let gate),
            .checking(_, let gate), .snoozed(_, let gate), .resting(_, let gate):
            gate
        }
    }

    /// How the run ended, or nil if it did not.
    package var ending: String? {
        if case .ended(_, let ending) = standing { ending } else { nil }
    }

    /// The alarm that comes next, while no run is open.
    package var next: Next? {
        if case .idle(let next) = standing { next } else { nil }
    }

    /// The person's name for the alarm that the row is about.
    package var label: String? { run?.label ?? next?.label }

    /// Whether a run is open and not over.
    package var isOn: Bool { gate != nil }
}

extension LiveRow.Gate {
    /// The same without anything to do, for a tone that is tried alone.
    package var withoutTask: LiveRow.Gate {
        var plain = LiveRow.Gate(
            step: step, stepCount: stepCount, task: LiveRow.Task(""), words: LiveRow.Words(lines: []),
            attempt: attempt, windowMilliseconds: windowMilliseconds, typingOpen: false,
            snooze: LiveRow.Snooze(allowed: false, reason: nil, minutes: nil), emergency: nil)
        plain.warning = warning
        return plain
    }
}

extension LiveRow.Gate: Codable {
    /// Reads the keys of a step, its task, its lines and its alternatives, which stand beside each other.
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            step: try keys.decode(Int.self, forKey: .step),
            stepCount: try keys.decode(Int.self, forKey: .stepCount),
            task: try LiveRow.Task(from: decoder), words: try LiveRow.Words(from: decoder),
            attempt: try keys.decode(Int.self, forKey: .attempt),
            windowMilliseconds: try keys.decode(Int64.self, forKey: .windowMilliseconds),
            typingOpen: try keys.decode(Bool.self, forKey: .typingOpen),
            snooze: try keys.decode(LiveRow.Snooze.self, forKey: .snooze),
            emergency: try keys.decodeIfPresent(LiveRow.Emergency.self, forKey: .emergency))
        alternatives = try? LiveRow.Alternatives(from: decoder)
        feedback = try keys.decodeIfPresent(LiveRow.Feedback.self, forKey: .feedback)
        easierText = try keys.decodeIfPresent(String.self, forKey: .easierText)
        warning = try keys.decodeIfPresent(LiveRow.Warning.self, forKey: .warning)
        endsAt = try keys.decodeIfPresent(String.self, forKey: .endsAt)
        answerHeard = try keys.decodeIfPresent(Bool.self, forKey: .answerHeard)
        until = try keys.decodeIfPresent(String.self, forKey: .until)
    }

    /// Writes them beside each other.
    package func encode(to encoder: any Encoder) throws {
        try task.encode(to: encoder)
        try words.encode(to: encoder)
        try alternatives?.encode(to: encoder)
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(step, forKey: .step)
        try keys.encode(stepCount, forKey: .stepCount)
        try keys.encodeIfPresent(feedback, forKey: .feedback)
        try keys.encodeIfPresent(easierText, forKey: .easierText)
        try keys.encodeIfPresent(warning, forKey: .warning)
        try keys.encode(attempt, forKey: .attempt)
        try keys.encodeIfPresent(endsAt, forKey: .endsAt)
        try keys.encode(windowMilliseconds, forKey: .windowMilliseconds)
        try keys.encode(typingOpen, forKey: .typingOpen)
        try keys.encodeIfPresent(answerHeard, forKey: .answerHeard)
        try keys.encode(snooze, forKey: .snooze)
        try keys.encodeIfPresent(until, forKey: .until)
        try keys.encodeIfPresent(emergency, forKey: .emergency)
    }
}

extension LiveRow: Codable {
    private enum CodingKeys: String, CodingKey {
        case phase, at, ending, alarm
    }

    /// Reads what belongs to the phase.
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        at = try keys.decode(String.self, forKey: .at)
        let phase = try keys.decode(Phase.self, forKey: .phase)
        func asked() throws -> (Run, Gate) { (try Run(from: decoder), try Gate(from: decoder)) }
        switch phase {
        case .idle: standing = .idle(keys.contains(.alarm) ? try Next(from: decoder) : nil)
        case .ended:
            standing = .ended(try Run(from: decoder), ending: try keys.decode(String.self, forKey: .ending))
        default:
            let (run, gate) = try asked()
            standing = Standing(phase, run, gate)
        }
    }

    /// Writes what belongs to the phase beside its name.
    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(phase, forKey: .phase)
        try keys.encode(at, forKey: .at)
        try keys.encodeIfPresent(ending, forKey: .ending)
        try next?.encode(to: encoder)
        try run?.encode(to: encoder)
        try gate?.encode(to: encoder)
    }
}

extension LiveRow.Standing {
    /// A phase in which the gate is asked for, or awaited.
    package init(_ phase: LiveRow.Phase, _ run: LiveRow.Run, _ gate: LiveRow.Gate) {
        switch phase {
        case .listening: self = .listening(run, gate)
        case .judging: self = .judging(run, gate)
        case .answering: self = .answering(run, gate)
        case .checking: self = .checking(run, gate)
        case .snoozed: self = .snoozed(run, gate)
        case .resting: self = .resting(run, gate)
        case .idle, .ringing, .ended: self = .ringing(run, gate)
        }
    }
}

/// How loud it is at the microphone or of the alarm; sent often, and dropped where a reader is slow.
package struct LevelRow: Codable, Hashable, Sendable {
    /// 0 to 100 per cent of full scale.
    package var level: Int
    /// Whether the microphone hears it, so that it may be a voice; otherwise it is the alarm.
    package var voice: Bool

    /// Makes a row.
    package init(level: Int, voice: Bool) {
        self.level = level
        self.voice = voice
    }
}

/// Something that the person should know, once.
package struct NoticeRow: Codable, Hashable, Sendable {
    /// One or two sentences.
    package var notice: String

    /// Makes a row.
    package init(notice: String) { self.notice = notice }
}
