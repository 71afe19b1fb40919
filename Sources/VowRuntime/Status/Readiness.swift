import VowCore
public import VowPorts

/// One thing that a morning needs, and whether it is there.
public struct Readiness: Encodable, Hashable, Sendable {
    /// What is looked at, in the order in which it is shown.
    public enum Part: String, Encodable, CaseIterable, Sendable {
        case alarms, lines, watch, speaker, microphone, speech, wake
    }

    /// How it stands.
    public enum State: String, Encodable, Sendable {
        /// It is there.
        case ready
        /// It is there, and something about it may cost a morning.
        case doubtful
        /// Without it the alarm does not ring, or does not hear.
        case missing
    }

    /// What was looked at.
    public let part: Part
    /// How it stands.
    public let state: State
    /// What was found, in a sentence or less.
    public let message: String
    /// What to do about it; empty where nothing is to be done.
    public let repair: String

    /// Makes a finding.
    public init(_ part: Part, _ state: State, _ message: String, repair: String = "") {
        self.part = part
        self.state = state
        self.message = message
        self.repair = repair
    }

    /// A part that failed.
    public init(_ part: Part, _ state: State, _ failure: PortFailure) {
        self.init(part, state, failure.message, repair: failure.repair)
    }
}

/// What the next morning needs of a device, and whether it is there.
public struct DeviceStatus: Sendable {
    /// What rings next, if anything does.
    public let next: NextRing?
    /// All findings, in the order of their parts.
    public let findings: [Readiness]
    /// The commands to begin or go on with, at most three.
    public let commands: [String]
    private let texts: StatusTexts
    private let now: Instant
    private let isWatched: Bool?

    /// Puts together what the log says and what was found of the device.
    /// - Parameters:
    ///   - isWatched: whether a daemon watches over the home; nil where nobody could tell.
    ///   - device: what was found of speaker, microphone, speech and wake.
    public init(_ overview: DeviceOverview, isWatched: Bool?, device: [Readiness]) {
        texts = StatusTexts(overview.settings)
        now = overview.now
        self.isWatched = isWatched
        next = overview.nextRings.first
        let lines = overview.book.entries.count
        var own: [Readiness] = [
            next == nil
                ? Readiness(.alarms, .missing, texts.noAlarm, repair: StatusTexts.addAlarm)
                : Readiness(.alarms, .ready, texts.alarms(overview.alarms.filter(\.state.isEnabled).count)),
            lines == 0
                ? Readiness(.lines, .missing, texts.noLines, repair: StatusTexts.addLine)
                : Readiness(.lines, .ready, texts.lines(lines)),
        ]
        switch isWatched {
        case true?: own.append(Readiness(.watch, .ready, texts.watched))
        case false?: own.append(Readiness(.watch, .missing, texts.unwatched, repair: StatusTexts.watch))
        case nil: break
        }
        let all = own + device
        findings = Readiness.Part.allCases.flatMap { part in all.filter { $0.part == part } }
        var commands = lines == 0 ? [StatusTexts.addLine] : []
        if next == nil { commands.append(StatusTexts.addAlarm) }
        if isWatched == false { commands.append("vow run") }
        self.commands = commands.isEmpty ? ["vow next", "vow rehearse-lines"] : commands
    }

    /// Whether nothing is missing.
    public var isReady: Bool { !findings.contains { $0.state == .missing } }

    /// All of it for a person: the next alarm, what is ready, what is missing, and how to begin.
    public var lines: [String] {
        var lines: [String] = []
        if let next { lines += [texts.next(next, now: now, isWatched: isWatched != false), ""] }
        for finding in findings {
            lines.append("\(texts.mark(finding.state)) \(texts.name(finding.part)): \(finding.message)")
            if !finding.repair.isEmpty { lines.append("    → \(finding.repair)") }
        }
        lines += ["", texts.begin(isReady: isReady)]
        lines += commands.map { "    \($0)" }
        lines.append(texts.more)
        return lines
    }
}
