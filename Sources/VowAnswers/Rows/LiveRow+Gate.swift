// What a live row says of the gate.
extension LiveRow {
    /// A word of a line.
    package struct Word: Codable, Hashable, Sendable {
        /// As written.
        package var text: String
        /// Whether it was heard.
        package var heard: Bool

        package init(text: String, heard: Bool) {
            self.text = text
            self.heard = heard
        }
    }

    /// A line of the step.
    package struct Line: Codable, Hashable, Sendable {
        package var words: [Word]
        /// Whether it counts as said.
        package var recited: Bool

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

        package init(sentence: String, opensAt: String?, secondsLeft: Int?) {
            self.sentence = sentence
            self.opensAt = opensAt
            self.secondsLeft = secondsLeft
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

        package init(_ challenge: String) { self.challenge = challenge }
    }

    /// The lines of a step; none for a step that asks for something else.
    package struct Words: Codable, Hashable, Sendable {
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
        /// The way out, or nil if only a tone is tried.
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
        // A row has all of these keys, or none.
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
