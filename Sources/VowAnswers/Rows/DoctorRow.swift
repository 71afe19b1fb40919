/// One thing that a morning needs: how it stands, why it matters, and what to do.
public struct FindingRow: Codable, Hashable, Sendable {
    /// What was looked at.
    public let part: String
    /// `ready`, `doubtful` or `missing`.
    public let state: String
    /// What was found.
    public let message: String
    /// Why it matters.
    public let why: String
    /// What to do about it; empty where nothing is to be done.
    public let repair: String
    /// What `vow doctor --fix` does about it; left out where only a person can do something.
    public let fix: String?

    /// Makes a row.
    public init(part: String, state: String, message: String, why: String, repair: String, fix: String?) {
        self.part = part
        self.state = state
        self.message = message
        self.why = why
        self.repair = repair
        self.fix = fix
    }
}

/// What `vow doctor` found, repaired and tried.
public struct DoctorRow: Codable, Hashable, Sendable {
    /// What came of something that was to be repaired.
    public struct Repair: Codable, Hashable, Sendable {
        /// What it was, as in `FindingRow.fix`.
        public let fix: String
        /// Whether it is done.
        public let done: Bool
        /// Why not; empty where it is.
        public let reason: String

        /// Makes a row.
        public init(fix: String, done: Bool, reason: String) {
            self.fix = fix
            self.done = done
            self.reason = reason
        }
    }

    /// What came of trying it.
    public struct Trial: Codable, Hashable, Sendable {
        /// Whether the tone came out of the output.
        public var played: Bool
        /// The level at which the microphone heard the tone, in decibels of full scale; left out where it did not.
        public var heardDecibels: Double?
        /// What was heard of the person; empty where nobody spoke, left out where nothing listened.
        public var words: String?
        /// Why a part of the trial did not come about; left out where all did.
        public var problem: String?

        /// Makes a row.
        public init(
            played: Bool = false, heardDecibels: Double? = nil, words: String? = nil, problem: String? = nil
        ) {
            self.played = played
            self.heardDecibels = heardDecibels
            self.words = words
            self.problem = problem
        }
    }

    /// When it was looked.
    public let now: String
    /// Whether nothing is missing.
    public let ready: Bool
    /// Everything that was looked at.
    public let findings: [FindingRow]
    /// What was repaired; empty where nothing was asked for.
    public let repairs: [Repair]
    /// What came of trying it; left out where that was not asked for.
    public let trial: Trial?

    /// Makes a row.
    public init(now: String, ready: Bool, findings: [FindingRow], repairs: [Repair] = [], trial: Trial? = nil)
    {
        self.now = now
        self.ready = ready
        self.findings = findings
        self.repairs = repairs
        self.trial = trial
    }
}
