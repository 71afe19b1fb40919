public import VowCore

/// What every wake screen shows, whole, at an instant. What is not known is left out.
public struct LiveRow: Codable, Hashable, Sendable {
    /// The names of what may go on.
    public typealias Phase = RunPhase.Name

    /// A word of a line.
    public struct Word: Codable, Hashable, Sendable {
        /// As written.
        public var text: String
        /// Whether it was heard.
        public var heard: Bool

        /// Makes a word.
        public init(text: String, heard: Bool) {
            self.text = text
            self.heard = heard
        }
    }

    /// A line of the step.
    public struct Line: Codable, Hashable, Sendable {
        /// Its words.
        public var words: [Word]
        /// Whether it counts as said.
        public var recited: Bool

        /// Makes a line.
        public init(words: [Word], recited: Bool) {
            self.words = words
            self.recited = recited
        }
    }

    /// What to tell about the last attempt.
    public struct Feedback: Codable, Hashable, Sendable {
        /// A stable name of the reason.
        public var kind: String
        /// One sentence.
        public var text: String

        /// Makes a feedback.
        public init(kind: String, text: String) {
            self.kind = kind
            self.text = text
        }
    }

    /// What keeps the ring from being heard.
    public struct Warning: Codable, Hashable, Sendable {
        /// A stable name: `sound.muted`, `sound.faint`, `sound.headphones` or another.
        public var kind: String
        /// One or two sentences: what it is, and what helps.
        public var text: String
        /// The volume of the output in per cent, where it is known.
        public var percent: Int?
        /// How often it was told, from 1: every five seconds while it lasts.
        public var told: Int

        /// Makes a warning.
        public init(kind: String, text: String, percent: Int?, told: Int) {
            self.kind = kind
            self.text = text
            self.percent = percent
            self.told = told
        }
    }

    /// Whether a snooze would be granted.
    public struct Snooze: Codable, Hashable, Sendable {
        /// Whether it would.
        public var allowed: Bool
        /// One sentence: why not.
        public var reason: String?

        /// How long it would be, in minutes; left out where it would not be granted.
        public var minutes: Int?

        /// Makes an answer.
        public init(allowed: Bool, reason: String?, minutes: Int?) {
            self.allowed = allowed
            self.reason = reason
            self.minutes = minutes
        }
    }

    /// The way out.
    public struct Emergency: Codable, Hashable, Sendable {
        /// What has to be typed exactly, twice.
        public var sentence: String
        /// From when the second typing counts, once the first was made.
        public var opensAt: String?
        /// How long that is from the row's instant.
        public var secondsLeft: Int?

        /// Makes a way out.
        public init(sentence: String, opensAt: String?, secondsLeft: Int?) {
            self.sentence = sentence
            self.opensAt = opensAt
            self.secondsLeft = secondsLeft
        }
    }

    /// What is going on.
    public var phase: Phase
    /// The instant of the row.
    public var at: String
    /// The run.
    public var run: String?
    /// The alarm that comes next, while no run is open.
    public var alarm: String?
    /// When that is.
    public var due: String?
    /// The same on a clock of the device's zone.
    public var dueLocal: String?
    /// The person's name for the alarm.
    public var label: String?
    /// The language of prompt and feedback.
    public var language: String?
    /// The state in one word.
    public var phaseText: String?
    /// What to do now.
    public var prompt: String?
    /// The step that is asked for, from 0.
    public var step: Int?
    /// How many there are.
    public var stepCount: Int?
    /// `affirmation` or `goal`, where lines are asked for.
    public var kind: String?
    /// What has to be done: `recite`, `type`, `sum`, `code` or `tag`.
    public var challenge: String?
    /// The name of the code or tag that is asked for.
    public var token: String?
    /// The sum that is asked now.
    public var question: String?
    /// How many sums are solved.
    public var solved: Int?
    /// How many there are.
    public var count: Int?
    /// What may be chosen in place of saying the lines, in order: `type`, `sum`, `code` or `tag`.
    public var alternatives: [String]?
    /// The same in one sentence.
    public var alternativesText: String?
    /// The lines of the step.
    public var lines: [Line]?
    /// Whether they have to be said in this order; left out where they do not.
    public var ordered: Bool?
    /// The word to include.
    public var challengeWord: String?
    /// Whether it was heard.
    public var challengeWordHeard: Bool?
    /// The words heard so far in this window.
    public var transcript: String?
    /// What to tell about the last attempt.
    public var feedback: Feedback?
    /// The offer of a run that is a little easier, in one sentence; left out where none is made.
    public var easierText: String?
    /// What keeps the ring from being heard, while it does.
    public var warning: Warning?
    /// The number of the attempt that comes or is made, from 1.
    public var attempt: Int?
    /// When the ring or the listening window ends at the latest.
    public var endsAt: String?
    /// How long a listening window may last.
    public var windowMilliseconds: Int64?
    /// Whether lines may be typed.
    public var typingOpen: Bool?
    /// True while the answer to a sum may be said as well, and is listened for; else left out.
    public var answerHeard: Bool?
    /// Whether a snooze would be granted.
    public var snooze: Snooze?
    /// Until when it is put off, also while the gate is asked for in a snooze; or when it asks again.
    public var until: String?
    /// How it ended: `dismissed`, `abandoned`, `bypassed` or `missed`.
    public var ending: String?
    /// The way out.
    public var emergency: Emergency?

    /// Makes a row that says only what is going on.
    public init(phase: Phase, at: String) {
        self.phase = phase
        self.at = at
    }
}

/// How loud it is at the microphone or of the alarm; sent often, and dropped where a reader is slow.
public struct LevelRow: Codable, Hashable, Sendable {
    /// 0 to 100 per cent of full scale.
    public var level: Int
    /// Whether the microphone hears it, so that it may be a voice; otherwise it is the alarm.
    public var voice: Bool

    /// Makes a row.
    public init(level: Int, voice: Bool) {
        self.level = level
        self.voice = voice
    }
}

/// Something that the person should know, once.
public struct NoticeRow: Codable, Hashable, Sendable {
    /// One or two sentences.
    public var notice: String

    /// Makes a row.
    public init(notice: String) { self.notice = notice }
}
