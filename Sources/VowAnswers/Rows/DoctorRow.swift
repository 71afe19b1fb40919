/// One thing that a morning needs: how it stands, why it matters, and what to do.
package struct FindingRow: Codable, Hashable, Sendable {
    /// What was looked at.
    package let part: String
    /// `ready`, `doubtful` or `missing`.
    package let state: String
    /// What was found.
    package let message: String
    /// Why it matters.
    package let why: String
    /// What to do about it; empty where nothing is to be done.
    package let repair: String
    /// What `vow doctor --fix` does about it; left out where only a person can do something.
    package let fix: String?

    package init(part: String, state: String, message: String, why: String, repair: String, fix: String?) {
        self.part = part
        self.state = state
        self.message = message
        self.why = why
        self.repair = repair
        self.fix = fix
    }
}

/// What `vow doctor` found, repaired and tried.
package struct DoctorRow: Codable, Hashable, Sendable {
    /// What came of something that was to be repaired.
    package struct Repair: Codable, Hashable, Sendable {
        /// What it was, as in `FindingRow.fix`.
        package let fix: String
        /// Whether it is done.
        package let done: Bool
        /// Why not; empty where it is.
        package let reason: String

        package init(fix: String, done: Bool, reason: String) {
            self.fix = fix
            self.done = done
            self.reason = reason
        }
    }

    /// What came of trying it.
    package struct Trial: Codable, Hashable, Sendable {
        /// Whether the tone came out of the output.
        package var played: Bool
        /// The level at which the microphone heard the tone, in decibels of full scale; left out where it did not.
        package var heardDecibels: Double?
        /// What was heard of the person; empty where nobody spoke, left out where nothing listened.
        package var words: String?
        /// Why a part of the trial did not come about; left out where all did.
        package var problem: String?

        package init(
            played: Bool = false, heardDecibels: Double? = nil, words: String? = nil, problem: String? = nil
        ) {
            self.played = played
            self.heardDecibels = heardDecibels
            self.words = words
            self.problem = problem
        }
    }

    /// When it was looked.
    package let now: String
    /// Whether nothing is missing.
    package let ready: Bool
    /// Everything that was looked at.
    package let findings: [FindingRow]
    /// What was repaired; empty where nothing was asked for.
    package let repairs: [Repair]
    /// What came of trying it; left out where that was not asked for.
    package let trial: Trial?

    package init(
        now: String, ready: Bool, findings: [FindingRow], repairs: [Repair] = [], trial: Trial? = nil
    ) {
        self.now = now
        self.ready = ready
        self.findings = findings
        self.repairs = repairs
        self.trial = trial
    }
}
