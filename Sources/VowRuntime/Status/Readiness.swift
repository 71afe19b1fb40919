package import VowAnswers
package import VowCore
package import VowPorts
import VowRecitation

/// One thing that a morning needs, and whether it is there.
package struct Readiness: Encodable, Hashable, Sendable {
    /// What is looked at, in the order in which it is shown.
    package enum Part: String, Encodable, CaseIterable, Sendable {
        case alarms, lines, watch, speaker, microphone, speech, wake
        case notifications, display, camera, tags, motion, light, vibration, clock, disk, service, power,
            backup, log

        /// Whether it may change from one evening to the next, so that the person is told of it before an alarm; `vow
        /// doctor` tells of the others.
        package var changesOvernight: Bool {
            ![.alarms, .lines, .watch, .wake, .notifications, .display, .clock, .service, .log].contains(self)
        }

        /// The capability as which its changes are recorded; nil for what is not the device's: what the person made, and
        /// what Vow itself does.
        package var capability: Capability? { Capability(rawValue: rawValue) }
    }

    /// What Vow may repair itself, when it is asked to.
    package enum Fix: String, Encodable, CaseIterable, Sendable {
        /// Takes the mute from the default output.
        case unmuteSpeaker
        /// Turns the default output up to 60 per cent.
        case raiseSpeaker
        /// Takes the mute from the default input.
        case unmuteMicrophone
        /// Enables the service, and starts it.
        case enableService
        /// Lets the person's services run while nobody is logged in.
        case enableLinger
    }

    /// How it stands.
    package typealias State = CapabilityState

    /// What was looked at.
    package let part: Part
    /// How it stands.
    package let state: State
    /// What was found, in a sentence or less.
    package let message: String
    /// What to do about it; empty where nothing is to be done.
    package let repair: String
    /// What Vow may do about it itself; nil where only a person can.
    package let fix: Fix?
    /// Whether it may be over by itself, so that the person is told of it each evening, whatever part it concerns.
    package let isPassing: Bool

    private enum CodingKeys: CodingKey {
        case part, state, message, repair
    }

    package init(
        _ part: Part, _ state: State, _ message: String, repair: String = "", fix: Fix? = nil,
        isPassing: Bool = false
    ) {
        self.isPassing = isPassing
        self.part = part
        self.state = state
        self.message = message
        self.repair = repair
        self.fix = fix
    }

    /// A part that failed.
    package init(_ part: Part, _ state: State, _ failure: PortFailure, _ wording: Wording) {
        self.init(part, state, wording(failure.message), repair: wording(failure.repair))
    }
}

extension [Readiness] {
    /// The worst state of each capability that was looked at, in the order of the parts.
    var capabilities: [(part: Readiness.Part, capability: Capability, state: CapabilityState)] {
        var found: [(part: Readiness.Part, capability: Capability, state: CapabilityState)] = []
        for part in Readiness.Part.allCases {
            guard let capability = part.capability else { continue }
            let states = filter { $0.part == part }.map(\.state)
            let worstFirst: [CapabilityState] = [.missing, .doubtful, .ready]
            guard let worst = worstFirst.first(where: { states.contains($0) }) else { continue }
            found.append((part: part, capability: capability, state: worst))
        }
        return found
    }
}

extension AlarmState {
    /// The kinds of lines that it asks for and their language, where it is on and none of them is there: it would ring
    /// for less than was meant, or for a sentence of Vow's own.
    fileprivate func unspokenKinds(of book: LineList) -> (kinds: [LineKind], language: Language)? {
        guard isEnabled, let gate = definition?.gate else { return nil }
        let kinds = gate.listedChallenges.compactMap(\.ask.lineKind)
        let isUnspoken = !kinds.isEmpty && kinds.allSatisfy { book.lines(of: $0, in: gate.language).isEmpty }
        return isUnspoken ? (LineKind.allCases.filter(kinds.contains), gate.language) : nil
    }

    /// The codes and tags that it asks for, where it is on, and that are not there: lines are typed instead of them.
    fileprivate func unregisteredTokens(in list: TokenList) -> [(kind: TokenKind, name: String)] {
        guard isEnabled, let gate = definition?.gate else { return [] }
        return gate.tokens.filter { !list.holds($0.name, $0.kind) }
    }
}

/// What the next morning needs of a device, and whether it is there.
package struct DeviceStatus: Sendable {
    /// What rings next, if anything does.
    package let next: NextRing?
    /// All findings, in the order of their parts.
    package let findings: [Readiness]
    /// The commands to begin or go on with, at most three.
    package let commands: [String]
    private let texts: StatusTexts
    private let now: Instant
    private let isWatched: Bool?

    /// Puts together what the log says and what was found of the device.
    /// - Parameters:
    ///   - isWatched: whether a daemon watches over the home; nil where nobody could tell.
    ///   - version: the version of this program.
    ///   - device: what was found of the device's own parts.
    package init(_ overview: DeviceOverview, isWatched: Bool?, version: String, device: [Readiness]) {
        texts = StatusTexts(overview.settings)
        now = overview.now
        self.isWatched = isWatched
        next = overview.nextRings.first
        let lines = overview.book.entries.count
        let unspoken = overview.alarms.lazy.compactMap { alarm in
            alarm.state.unspokenKinds(of: overview.book).map { (alarm.id, $0.kinds, $0.language) }
        }.first
        var own: [Readiness] = [
            next == nil
                ? Readiness(.alarms, .missing, texts.noAlarm, repair: StatusTexts.addAlarm)
                : Readiness(.alarms, .ready, texts.alarms(overview.alarms.filter(\.state.isEnabled).count)),
            lines == 0
                ? Readiness(.lines, .missing, texts.noLines, repair: texts.addLine)
                : unspoken.map(texts.unspoken) ?? Readiness(.lines, .ready, texts.lines(lines)),
        ]
        switch isWatched {
        case true?: own.append(texts.watch(by: overview.history.watchVersion, of: version))
        case false?: own.append(Readiness(.watch, .missing, texts.unwatched, repair: StatusTexts.watch))
        case nil: break
        }
        for alarm in overview.alarms {
            for token in alarm.state.unregisteredTokens(in: overview.tokens) {
                own.append(texts.unregistered(alarm.id, token.kind, token.name))
            }
        }
        if !overview.unreadable.isEmpty { own.append(texts.unreadable(overview.unreadable)) }
        let all = own + device
        findings = Readiness.Part.allCases.flatMap { part in all.filter { $0.part == part } }
        var commands = lines == 0 ? [texts.addLine] : []
        if next == nil { commands.append(StatusTexts.addAlarm) }
        if isWatched == false { commands.append("vow run") }
        self.commands = commands.isEmpty ? ["vow next", "vow rehearse-lines"] : commands
    }

    /// Whether nothing is missing.
    package var isReady: Bool { !findings.contains { $0.state == .missing } }

    /// All findings as rows, each with why it matters.
    package var rows: [FindingRow] {
        findings.map {
            FindingRow(
                part: $0.part.rawValue, state: $0.state.rawValue, message: $0.message,
                why: texts.why($0.part), repair: $0.repair, fix: $0.fix?.rawValue)
        }
    }

    /// All findings for a person; why a part matters stands with what is not ready.
    package var diagnosis: [String] {
        findings.flatMap { finding -> [String] in
            let head =
                "\(texts.mark(finding.state)) \(texts.name(finding.part)): \(finding.message)"
            guard finding.state != .ready else { return [head] }
            let repair = finding.repair.isEmpty ? [] : ["    → \(finding.repair)"]
            let fix = finding.fix == nil ? [] : ["      \(texts.fixable)"]
            return [head, "    \(texts.why(finding.part))"] + repair + fix
        }
    }

    /// All of it for a person: the next alarm, what is ready, what is missing, and how to begin.
    package var lines: [String] {
        var lines: [String] = []
        if let next { lines += [texts.next(next, now: now, isWatched: isWatched != false), ""] }
        for finding in findings {
            lines.append(
                "\(texts.mark(finding.state)) \(texts.name(finding.part)): \(finding.message)")
            if !finding.repair.isEmpty { lines.append("    → \(finding.repair)") }
        }
        lines += ["", texts.begin(isReady: isReady)]
        lines += commands.map { "    \($0)" }
        lines.append(texts.more)
        return lines
    }
}
