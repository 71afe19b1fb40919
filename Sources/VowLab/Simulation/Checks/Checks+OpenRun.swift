import VowCore

extension Checks {
    /// A run that is not over, by an account of its own.
    struct OpenRun {
        let id: RunID
        var state = RunState()
        let terms: FiredTerms
        let abandonMilliseconds: Int64
        var awakeMilliseconds: Int64 = 0
        var snoozedMilliseconds: Int64 = 0
        var emergencyAskedAt: Int64?
        var saidLines: [String] = []
        var saidWord = false
        /// The steps in which an attempt was asked for once more, and whether nothing of the last one may count.
        var repeatedSteps: Set<Int> = []
        var mustRepeat = false
        /// Whether the last attempt was spoken.
        var isSpoken = false
        /// The lines that were typed, the sums that were solved in each step, and what stood in for steps.
        var typedLines: [String] = []
        var solved: [Int: Int] = [:]
        /// The steps whose code or tag was shown, or for which a sensor reported what is asked for.
        var answeredSteps: Set<Int> = []
        var standIns: [Int: Int] = [:]
        /// The parts without which challenges cannot be met, and which nothing was seen by since.
        var missingParts: Set<DevicePart> = []
        /// When it fired, or was put off, taken up or resumed last.
        var turnedAt: Int64
        /// The same, before it was resumed.
        var turnedBefore: Int64
        /// A process came back too late for it to ring.
        var isGivenUp = false

        /// Whether nothing can hear the person, how many windows came to nothing since something was heard, and how often
        /// the run was put off for a missing part.
        var isDeaf = false
        var stalls = 0
        var bypasses = 0
        var isBypassing = false
        /// The parts for which a run before was put off as well.
        var partsToRepair: Set<DevicePart> = []
        /// Recitations that were refused for their lines, and whether the run was made easier.
        var refusals = 0
        var isEased = false

        /// How often it was planned to ask whether the person is up, since when that is asked now, what they typed as
        /// answers since, and whether one was right.
        var plannedChecks = 0
        var checkAskedAt: Int64?
        var checkAnswers: Set<String> = []
        var isUp = false
        /// How long it rests before it asks.
        var restingMilliseconds: Int64 = 0
        /// Whether the person said in the present snooze that they are up, and the turn was not left since.
        var isSaidUp = false
        /// Whether nothing was recorded since a process took the run up again.
        var isJustResumed = false

        /// All that hears a person.
        static let hearing: Set<DevicePart> = [.microphone, .engine, .recogniser, .hearing]

        /// The parts that are repaired with a part.
        static func repaired(with part: DevicePart) -> Set<DevicePart> {
            hearing.contains(part) ? hearing : [part]
        }

        mutating func notePartFailed(_ part: DevicePart) {
            if part == .hearing { stalls += 1 }
            if part == .microphone || part == .recogniser || stalls > 1 { isDeaf = true }
            missingParts.insert(part)
        }

        /// Nothing that was done before counts any more.
        mutating func beginAgain() {
            (saidLines, typedLines, solved, answeredSteps, standIns) = ([], [], [:], [], [:])
            saidWord = false
            repeatedSteps = []
            awakeMilliseconds = 0
        }
    }
}
