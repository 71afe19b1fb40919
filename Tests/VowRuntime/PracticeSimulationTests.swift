import InMemory
import Synchronization
import Testing
import VowAnswers
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// F: ten thousand rounds from one seed, with faults: no count is lost, and none is invented.
@Suite("Simulated practice") struct PracticeSimulationTests {
    /// What the simulated person said in a round, and whether it is to count.
    private struct Said {
        let practice: AffirmationID
        let isGenuine: Bool
        var wasShown = false
        /// It was given up for a reason that the person was told of, or the program was killed with it.
        var wasLost = false
    }

    private static let sentences = [
        "I keep promises to myself.", "I get up when my alarm rings.", "I complete 4 workouts a week.",
        "I make progress even when it's hard.",
    ]

    @Test("no count is lost and none is invented, whatever fails")
    func tenThousandRounds() throws {
        var world = try World(seed: 20_261_122, rounds: 10_000)
        try world.run()
        try world.check()
    }

    /// Two front ends on one log, and all that may befall them.
    private struct World {
        private var bits: RandomBits
        private let store: FaultyStore
        private let log: EventLog
        private var fronts: [Front] = []
        private var practices: [(id: AffirmationID, text: String)] = []
        private var said: [String: Said] = [:]
        private var roundsLeft: Int
        private(set) var faults: [String: Int] = [:]

        private struct Front {
            var session: PracticeSession
            var effects: [PracticeEffect]
            let service: CommandService
        }

        init(seed: UInt64, rounds: Int) throws {
            bits = RandomBits(seed: seed)
            store = FaultyStore()
            log = EventLog(store: store, vault: MemoryKeyVault())
            roundsLeft = rounds
            let service = CommandService(ofFakesOn: log, seed: seed)
            for number in 0..<rounds / 25 {
                let text = PracticeSimulationTests.sentences[number % PracticeSimulationTests.sentences.count]
                practices.append((try service.addPractice(text, language: .english), text))
            }
            for index in 0..<2 { fronts.append(try front(seed: seed &+ UInt64(index) &+ 1)) }
        }

        private mutating func front(seed: UInt64) throws -> Front {
            let chosen = (0..<3).map { _ in practices[Int(bits.next() % UInt64(practices.count))] }
            var session = PracticeSession(
                chosen.map {
                    PracticeItem(
                        id: $0.id, text: $0.text,
                        pace: PracticePace(text: $0.text, language: .english, recordingMilliseconds: nil))
                })
            let effects = session.handle(.begin)
            return Front(
                session: session, effects: effects, service: CommandService(ofFakesOn: log, seed: seed))
        }

        private mutating func chance(_ share: UInt64) -> Bool { bits.next() % 1_000 < share }
        private mutating func note(_ fault: String) { faults[fault, default: 0] += 1 }

        mutating func run() throws {
            while roundsLeft > 0 {
                let index = Int(bits.next() % 2)
                // Killed at any point: what it had not recorded is gone, and nobody was shown it.
                if chance(4) {
                    note("killed")
                    for waiting in fronts[index].session.waiting { said[waiting.take.round]?.wasLost = true }
                    fronts[index] = try front(seed: bits.next())
                    continue
                }
                if chance(2) {
                    note("stopped")
                    fronts[index].effects += fronts[index].session.handle(.choice(.stop))
                }
                try step(index)
            }
            store.heal()
        }

        private mutating func step(_ index: Int) throws {
            guard !fronts[index].effects.isEmpty else {
                fronts[index] = try front(seed: bits.next())
                return
            }
            let effect = fronts[index].effects.removeFirst()
            let input: PracticeInput
            switch effect {
            case .show(.counted(let practice, let count)):
                // Nothing is shown that is not in the log.
                let recorded = try log.state(of: Aggregates.practice, practice).state.count
                #expect(count <= recorded)
                return
            case .show: return
            case .end(.notRecorded):
                note("given up")
                for waiting in fronts[index].session.waiting { said[waiting.take.round]?.wasLost = true }
                fronts[index] = try front(seed: bits.next())
                return
            case .end:
                fronts[index] = try front(seed: bits.next())
                return
            case .play: input = chance(30) ? .playFailed : .played
            case .rest: input = .rested
            case .listen(let item): input = try listen(item, fronts[index].service)
            case .recordListening: input = .recorded(counted: false, count: 0)
            case .record(let item, let take):
                store.plan(bits.next())
                input = record(item, take, fronts[index].service)
            }
            fronts[index].effects += fronts[index].session.handle(input)
        }

        private mutating func listen(_ item: PracticeItem, _ service: CommandService) throws -> PracticeInput
        {
            if chance(20) {
                note("microphone gone")
                return .hearingFailed("gone")
            }
            if chance(20) {
                note("engine crashed")
                return .hearingFailed("crashed")
            }
            if chance(30) { return .heard(nil) }
            roundsLeft -= 1
            let kind = bits.next() % 10
            let round = "s\(said.count)"
            // Seven of ten are said; the others are other words, or come out of the loudspeaker.
            let isGenuine = kind < 7
            let text = kind == 7 ? "five more minutes please" : item.text
            said[round] = Said(practice: item.id, isGenuine: isGenuine)
            return .heard(
                PracticeTake(
                    round: round, date: CivilDate(daysSinceEpoch: 20_000 + roundsLeft / 100),
                    evidence: AttemptEvidence(
                        transcript: text, mode: .spoken, engine: "e", model: "m", speechMilliseconds: 2_500),
                    likenessToPlayed: kind > 7 ? 0.8 : 0.1))
        }

        private mutating func record(_ item: AffirmationID, _ take: PracticeTake, _ service: CommandService)
            -> PracticeInput
        {
            do throws(CommandError) {
                let round = try service.judge(practice: item, take)
                let state = try service.state(of: Aggregates.practice, item)
                said[take.round]?.wasShown = true
                let counted = (round ?? state.judged(take)).reasons.isEmpty
                return .recorded(counted: counted, count: state.count)
            } catch {
                note("log took nothing")
                return .recordFailed("\(error)")
            }
        }

        func check() throws {
            var recorded: [String: (practice: AffirmationID, counted: Bool, times: Int)] = [:]
            for logged in try log.history() {
                guard let own = Aggregates.practice.own(logged.event) else { continue }
                switch own.event {
                case .counted(let round):
                    recorded[round.take.round, default: (own.id, true, 0)].times += 1
                case .refused(let round):
                    recorded[round.take.round, default: (own.id, false, 0)].times += 1
                default: continue
                }
            }
            var (counts, genuine) = ([AffirmationID: Int](), 0)
            for (round, entry) in recorded {
                let known = try #require(said[round], "\(round) was never said")
                #expect(entry.times == 1, "\(round) was recorded \(entry.times) times")
                #expect(entry.counted == known.isGenuine, "\(round)")
                #expect(entry.practice == known.practice, "\(round)")
                if entry.counted { counts[entry.practice, default: 0] += 1 }
            }
            for (round, known) in said {
                genuine += known.isGenuine ? 1 : 0
                if known.wasShown {
                    #expect(recorded[round] != nil, "\(round) was shown and is not recorded")
                }
                // What is not recorded was lost with a kill or told of, or is still waiting in a session.
                let waits = fronts.contains { front in
                    front.session.waiting.contains { $0.take.round == round }
                }
                if !known.wasLost, !waits { #expect(recorded[round] != nil, "\(round) was lost in silence") }
            }
            for practice in practices {
                let state = try log.state(of: Aggregates.practice, practice.id).state
                #expect(state.count == counts[practice.id] ?? 0)
                #expect(state.days.reduce(0) { $0 + $1.count } == state.count)
            }
            #expect(genuine > said.count / 2)
            for fault in ["killed", "microphone gone", "engine crashed", "log took nothing"] {
                #expect(faults[fault, default: 0] > 0, "\(fault) never happened")
            }
            #expect(store.faults.count == 3, "\(store.faults)")
        }
    }
}

/// A store whose appends fail as planned: refused, written and not confirmed, or overtaken.
private final class FaultyStore: EventStore {
    private let inner = MemoryEventStore()
    private struct Plan {
        var failures = 0
        var kind: UInt64 = 0
        var happened: Set<String> = []
        var isHealed = false
    }
    private let plan = Mutex(Plan())

    private static let full = PortFailure(
        code: "store.full", message: TextCode(worded: "The disk is full."),
        repair: TextCode(worded: "Make room."))

    /// Plans the next append from some bits: about one of eight fails.
    func plan(_ bits: UInt64) {
        plan.withLock { plan in
            plan.kind = bits % 24
            // Sometimes long enough for a command service to give up.
            plan.failures = bits >> 32 & 3 == 0 ? 9 : 1
        }
    }

    func heal() { plan.withLock { $0.isHealed = true } }

    /// The kinds of faults that happened.
    var faults: Set<String> { plan.withLock { $0.happened } }

    private func next() -> UInt64? {
        plan.withLock { plan in
            guard !plan.isHealed, plan.failures > 0, plan.kind < 3 else { return nil }
            plan.failures -= 1
            plan.happened.insert(["full", "uncertain, written", "uncertain, not written"][Int(plan.kind)])
            return plan.kind
        }
    }

    func append(
        _ events: [ProposedEvent], to stream: StreamName, expecting: ExpectedVersion, key: String?
    ) throws(AppendFailure) -> [StoredEvent] {
        switch next() {
        case 0: throw .failed(Self.full)
        case 1:
            _ = try inner.append(events, to: stream, expecting: expecting, key: key)
            throw .uncertain(Self.full)
        case 2: throw .uncertain(Self.full)
        default: return try inner.append(events, to: stream, expecting: expecting, key: key)
        }
    }

    func read(stream: StreamName, after version: Int64) throws(PortFailure) -> [StoredEvent] {
        try inner.read(stream: stream, after: version)
    }
    func readAll(after position: Int64, limit: Int) throws(PortFailure) -> [StoredEvent] {
        try inner.readAll(after: position, limit: limit)
    }
    func head() throws(PortFailure) -> Int64 { try inner.head() }
    func follow(_ changed: @escaping @Sendable () -> Void) throws(PortFailure) -> any FollowToken {
        try inner.follow(changed)
    }
}
