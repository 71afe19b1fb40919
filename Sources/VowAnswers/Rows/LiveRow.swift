package import VowCore

/// What every wake screen shows, whole, at an instant. What is not known is left out.
package struct LiveRow: Codable, Hashable, Sendable {
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

    /// What is going on.
    package var phase: Phase
    /// The instant of the row.
    package var at: String
    /// The run.
    package var run: String?
    /// The alarm that comes next, while no run is open.
    package var alarm: String?
    /// When that is.
    package var due: String?
    /// The same on a clock of the device's zone.
    package var dueLocal: String?
    /// The person's name for the alarm.
    package var label: String?
    /// The language of prompt and feedback.
    package var language: String?
    /// The state in one word.
    package var phaseText: String?
    /// What to do now.
    package var prompt: String?
    /// The step that is asked for, from 0.
    package var step: Int?
    /// How many there are.
    package var stepCount: Int?
    /// `affirmation` or `goal`, where lines are asked for.
    package var kind: String?
    /// What has to be done: by the name of its kind in notation.
    package var challenge: String?
    /// The name of the code or tag that is asked for.
    package var token: String?
    /// The sum that is asked now.
    package var question: String?
    /// How many sums are solved.
    package var solved: Int?
    /// How many there are.
    package var count: Int?
    /// What may be chosen in place of saying the lines, in order: by their kinds.
    package var alternatives: [String]?
    /// The same in one sentence.
    package var alternativesText: String?
    /// The lines of the step.
    package var lines: [Line]?
    /// Whether they have to be said in this order; left out where they do not.
    package var ordered: Bool?
    /// The word to include.
    package var challengeWord: String?
    /// Whether it was heard.
    package var challengeWordHeard: Bool?
    /// The words heard so far in this window.
    package var transcript: String?
    /// What to tell about the last attempt.
    package var feedback: Feedback?
    /// The offer of a run that is a little easier, in one sentence; left out where none is made.
    package var easierText: String?
    /// What keeps the ring from being heard, while it does.
    package var warning: Warning?
    /// The number of the attempt that comes or is made, from 1.
    package var attempt: Int?
    /// When the ring or the listening window ends at the latest.
    package var endsAt: String?
    /// How long a listening window may last.
    package var windowMilliseconds: Int64?
    /// Whether lines may be typed.
    package var typingOpen: Bool?
    /// True while the answer to a sum may be said as well, and is listened for; else left out.
    package var answerHeard: Bool?
    /// Whether a snooze would be granted.
    package var snooze: Snooze?
    /// Until when it is put off, also while the gate is asked for in a snooze; or when it asks again.
    package var until: String?
    /// How it ended: `dismissed`, `abandoned`, `bypassed` or `missed`.
    package var ending: String?
    /// The way out.
    package var emergency: Emergency?

    /// Makes a row that says only what is going on.
    package init(phase: Phase, at: String) {
        self.phase = phase
        self.at = at
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
