import VowCore

/// A way to be rid of a ring without passing its gate, and what comes of it.
struct Way: Sendable {
    /// What the way makes use of.
    enum Kind: String, CaseIterable, Sendable {
        case edits, disabling, skipping, removing, snoozes, config, clock, rules, lines, codes, imports,
            restores,
            wipes
        case files, marks, daemons, signals, stopped, mixer, server, sockets, floods, engines, microphone,
            readers
        case exit, absence
    }

    /// What comes of it.
    enum Outcome: Sendable {
        /// The same run rings on, and nothing that tells how the run went is recorded.
        case ineffective
        /// The same run rings on, and its records name what was done.
        case recorded(Trace, Count)
        /// The run is over, and its records name how.
        case over(Trace, Count)
    }

    /// An event by which a way is recorded.
    struct Trace: Sendable {
        /// How the table names it.
        let text: String
        let matches: @Sendable (DomainEvent) -> Bool
    }

    /// How streak, certificate and autopsy count it.
    enum Count: Sendable {
        /// The time in which Vow did not run is told beside the day.
        case gap
        /// The autopsy names the part.
        case part(DevicePart)
        /// The run's timeline names the flag.
        case flagged(LivenessFlag.Kind)
        /// The run's row names what happened to it from outside.
        case disturbed(Disturbance)
        /// The run was put off once, without progress where a missing part allowed it, and ended so. Streak, autopsy and
        /// certificate name the putting off and the ending.
        case putOff(for: DevicePart?, RunEnding)
        /// The day is broken. Autopsy and certificate name the ending, and the autopsy the cause where it was missed.
        case broken(RunEnding, MissCause? = nil)
    }

    /// Where a way is tried.
    enum Place: Sendable {
        /// While an alarm rings and asks for a recitation.
        case ring(@Sendable (AttackedRing) throws -> Void)
        /// The same, on a ring of its own also in the short form: it takes away what other ways need.
        case alone(@Sendable (AttackedRing) throws -> Void)
        /// Before an alarm is due, on a daemon of its own that watches over it.
        case night(@Sendable (AttackedNight) throws -> Void)
    }

    let name: String
    let kind: Kind
    /// What is done, for the table.
    let tried: String
    let outcome: Outcome
    let place: Place
    /// What the ring has around it.
    let surroundings: Surroundings

    /// A way that is tried while it rings; ineffective, unless an outcome is given.
    init(
        _ kind: Kind, _ name: String, _ tried: String, _ outcome: Outcome = .ineffective,
        _ attempt: @escaping @Sendable (AttackedRing) throws -> Void
    ) {
        (self.kind, self.name, self.tried, self.outcome) = (kind, name, tried, outcome)
        (place, surroundings) = (.ring(attempt), Surroundings())
    }

    /// A way that is tried on a ring of its own.
    init(
        alone kind: Kind, _ name: String, _ tried: String, around surroundings: Surroundings = Surroundings(),
        _ outcome: Outcome = .ineffective,
        _ attempt: @escaping @Sendable (AttackedRing) throws -> Void
    ) {
        (self.kind, self.name, self.tried, self.outcome) = (kind, name, tried, outcome)
        (place, self.surroundings) = (.alone(attempt), surroundings)
    }

    /// A way that is tried before the alarm is due.
    init(
        night kind: Kind, _ name: String, _ tried: String, around surroundings: Surroundings = Surroundings(),
        _ outcome: Outcome, _ attempt: @escaping @Sendable (AttackedNight) throws -> Void
    ) {
        (self.kind, self.name, self.tried, self.outcome) = (kind, name, tried, outcome)
        (place, self.surroundings) = (.night(attempt), surroundings)
    }

    /// A way by the command line: its words, and the status with which the command ends.
    static func command(_ kind: Kind, _ name: String, _ words: [String], ends status: Int32 = 0) -> Way {
        let shown = words.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
        return Way(kind, name, "`vow \(shown)`" + (status == 0 ? "" : ", refused")) { ring in
            try ring.vow(words, ends: status)
        }
    }

    /// A way by one line on the private socket, and a part of the answer.
    static func line(_ kind: Kind, _ name: String, _ line: String, answers part: String) -> Way {
        Way(kind, name, "`\(line.prefix(90))` on the socket") { ring in try ring.ask(line, answers: part) }
    }

    /// Every way, in the order in which the short form tries them on one ring: what takes the alarm away comes late, and
    /// what ends the run last.
    static let all =
        commands + settings + stores + inputs + files + homes + parts + readers + snoozes + processes
        + clocks + removals + endings + nights

    /// The table in Specs/Ways.md.
    static var table: String {
        let head = """
            # Ways to be rid of a ring

            Each row is tried on the built program, with real sound, by `WaysTests`: all of them on one ring in the tests, \
            each on a ring of its own by `make attack`. This table is written by that test.

            | | kind | way | what is done | what comes of it | how it counts |
            | --- | --- | --- | --- | --- | --- |

            """
        return head
            + all.enumerated().map { index, way in
                "| \(index + 1) | \(way.kind.rawValue) | \(way.name) | \(way.tried.replacing("|", with: "\\|")) "
                    + "| \(way.outcome.text) | \(way.outcome.count) |\n"
            }.joined()
    }
}

extension Way.Outcome {
    var text: String {
        switch self {
        case .ineffective: "nothing: it rings on, in the same run"
        case .recorded(let trace, _): "it rings on, in the same run; recorded: \(trace.text)"
        case .over(let trace, _): "recorded: \(trace.text)"
        }
    }

    var count: String {
        switch self {
        case .ineffective: "open until the gate is passed"
        case .recorded(_, let count): "open; " + count.text
        case .over(_, let count): count.text
        }
    }
}

extension Way.Count {
    var text: String {
        switch self {
        case .gap: "streak and autopsy tell how long Vow did not run"
        case .part(let part): "the autopsy names the \(part.rawValue)"
        case .flagged(let flag): "the run's timeline names the flag `\(flag.rawValue)`"
        case .disturbed(let disturbance): "the run's row names `\(disturbance.rawValue)`"
        case .broken(let ending, let cause):
            "broken; certificate and autopsy say \(ending.rawValue)"
                + (cause.map { ", \($0.rawValue)" } ?? "")
        case .putOff(let part, let ending):
            (ending == .dismissed ? "kept" : "broken; certificate and autopsy say \(ending.rawValue)")
                + "; streak, certificate and autopsy name the snooze"
                + (part.map { " and the missing \($0.rawValue)" } ?? "")
        }
    }
}

extension Way.Trace {
    /// An event of a run.
    static func run(_ text: String, _ matches: @escaping @Sendable (RunEvent) -> Bool) -> Way.Trace {
        Way.Trace(text: text) { if case .run(_, let event) = $0 { matches(event) } else { false } }
    }

    /// A part that failed, with one of these codes; any where none is given.
    static func failed(_ part: DevicePart, _ codes: String...) -> Way.Trace {
        run("`PartFailed` of the \(part.rawValue)" + codes.map { " `\($0)`" }.joined(separator: ",")) {
            event in
            if case .partFailed(part, let code, _) = event {
                codes.isEmpty || codes.contains(code)
            } else {
                false
            }
        }
    }

    static let resumed = run("`RunResumed`") { $0.isResumed }
}
