extension AlarmClock {
    /// What folding the log leaves in the machine: all that a later start needs in place of the events.
    ///
    /// Zone rules, policy and random bits are handed in anew; sessions begin with `start`.
    public struct Memory: Codable, Hashable, Sendable {
        var history = DeviceHistory()
        var book = LineBook()
        var tokens = TokenBook()
        var alarmOrder: [AlarmID] = []
        var alarms: [AlarmID: AlarmState] = [:]
        var floors: [AlarmID: OccurrenceFloor] = [:]
        var occupation = Occupation()
        var unanswered: [AlarmID: Unanswered] = [:]
        var openRuns: [RunID] = []
        var runStates: [RunID: RunState] = [:]
        var voice = VoiceNorm()

        /// The memory before any event.
        public init() {}

        /// The runs in progress, in the order in which they began.
        public var runsInProgress: [(id: RunID, state: RunState)] {
            openRuns.compactMap { id in runStates[id].map { (id, $0) } }
        }

        /// The zones that alarms name, in order and without repetitions.
        public var namedZones: [String] {
            let names = alarms.values.compactMap { alarm -> String? in
                if case .fixed(let zone)? = alarm.definition?.zone { zone } else { nil }
            }
            return Set(names).sorted()
        }
    }

    /// What the machine remembers of the log; taken before `start`, after which runs are in sessions.
    public var memory: Memory {
        var memory = Memory()
        memory.history = history
        memory.book = book
        memory.tokens = tokens
        memory.alarmOrder = alarmOrder
        memory.alarms = alarms
        memory.floors = floors
        memory.occupation = occupation
        memory.unanswered = unanswered
        memory.openRuns = openRuns
        memory.runStates = runStates
        memory.voice = voice
        return memory
    }

    /// A machine that remembers what an earlier one folded.
    /// - Parameter seed: unpredictable bits for run identifiers and challenge words.
    public init(
        memory: Memory, zones: ZoneBook, seed: UInt64, policy: AlarmClockPolicy = AlarmClockPolicy()
    ) {
        self.init(zones: zones, seed: seed, policy: policy)
        history = memory.history
        book = memory.book
        tokens = memory.tokens
        alarmOrder = memory.alarmOrder
        alarms = memory.alarms
        floors = memory.floors
        occupation = memory.occupation
        unanswered = memory.unanswered
        openRuns = memory.openRuns
        runStates = memory.runStates
        voice = memory.voice
    }
}
