import VowRecitation

/// What a kind of challenge does with what a gate asks for, before anything is drawn.
protocol ChallengeAsk: Sendable {
    /// The names of the kind in notation and log, the usual one first.
    static var names: [String] { get }
    /// Reads what follows the name in notation. What it leaves are limits.
    static func read(_ details: inout NotationDetails) throws(GateNotation.Flaw) -> [ChallengePolicy.Ask]
    /// Reads what `write` wrote.
    static func recorded<Reader: ChallengeReader>(
        _ name: String, _ reader: inout Reader
    ) throws(Reader.Failure) -> ChallengePolicy.Ask
    /// Reads what the kind's `ChallengeTask.write` wrote.
    static func recordedTask<Reader: ChallengeReader>(
        _ name: String, _ reader: inout Reader
    ) throws(Reader.Failure) -> Challenge

    /// The name of the kind in notation and log.
    var kindName: String { get }
    /// What is asked for in notation, without limits.
    var notation: String { get }
    /// The same in notation where it stands in for another challenge.
    var standInNotation: String { get }
    /// The same where it stands in for another challenge.
    var asStandIn: ChallengePolicy.Ask? { get }
    /// Whether it asks for no less than another.
    func isAtLeast(_ other: any ChallengeAsk) -> Bool
    /// Refuses what lies outside the kind's limits.
    func check() throws(AlarmRejection)
    /// Whether a gate may ask for exactly this twice.
    var isRepeatable: Bool { get }
    /// Whether it is said aloud.
    var isSpoken: Bool { get }
    /// The kind of the person's lines that it asks for; nil if it asks for none.
    var lineKind: LineKind? { get }
    /// Whether, as a stand-in, it is the lines of the other challenge, typed.
    var typesOtherLines: Bool { get }
    /// The code or tag that it names.
    var token: (kind: TokenKind, name: String)? { get }
    /// How many sums of which difficulty it asks for.
    var sums: (difficulty: SumDifficulty, count: Int)? { get }
    /// The part of the device that it needs; nil if keys or a voice are enough.
    var neededPart: DevicePart? { get }
    /// Draws the challenge of a run; nil if it asks for lines and the person has none of them.
    func drawn(from source: ChallengeSource) -> Challenge?
    /// Writes it, but for names of codes and tags.
    func write(into writer: inout some ChallengeWriter)
}

// Defaults, which hold for most kinds.
extension ChallengeAsk {
    var standInNotation: String { notation }
    var asStandIn: ChallengePolicy.Ask? { nil }
    var isRepeatable: Bool { false }
    var isSpoken: Bool { false }
    var lineKind: LineKind? { nil }
    var typesOtherLines: Bool { false }
    var token: (kind: TokenKind, name: String)? { nil }
    var sums: (difficulty: SumDifficulty, count: Int)? { nil }
    var neededPart: DevicePart? { nil }
    var kindName: String { Self.names[0] }

    func check() throws(AlarmRejection) {}
}

extension ChallengePolicy.Ask {
    /// The name of its kind in notation and log.
    package var kindName: String { kind.kindName }
    /// Whether it is said aloud.
    package var isSpoken: Bool { kind.isSpoken }
    /// The kind of the person's lines that it asks for; nil if it asks for none.
    package var lineKind: LineKind? { kind.lineKind }
    /// The code or tag that it names.
    package var token: (kind: TokenKind, name: String)? { kind.token }
    /// How many sums of which difficulty it asks for; nil if it asks for none.
    package var sums: (difficulty: SumDifficulty, count: Int)? { kind.sums }
    /// The part of the device that it needs; nil if keys or a voice are enough.
    package var neededPart: DevicePart? { kind.neededPart }
    /// The same where it stands in for another challenge.
    package var asStandIn: ChallengePolicy.Ask { kind.asStandIn ?? self }
}

/// What challenges are drawn from when an alarm fires.
struct ChallengeSource {
    let policy: GatePolicy
    let book: LineList
    let tokens: TokenList
    let date: CivilDate?
    let renderings: [LineRendering]
    /// Unpredictable bits for this challenge alone.
    let seed: UInt64

    /// The person's lines of a kind; nil if there are none.
    func lines(_ kind: LineKind) -> [RequiredLine]? {
        let lines = policy.requiredLines(kind, from: book)
        return lines.isEmpty ? nil : lines
    }

    /// What is typed where the challenge cannot be met: the first kind of lines that the person has.
    var spareLines: RequiredLines { policy.spareLines(from: book) }
}

/// What follows the name of a challenge in notation, separated by colons.
struct NotationDetails {
    /// The name, in lower case.
    let name: String
    /// As the person wrote them.
    private let written: [String]
    private var taken: Set<Int> = []

    init(_ parts: [String]) {
        name = parts[0].lowercased()
        written = Array(parts.dropFirst())
    }

    /// What was not taken, in lower case.
    var rest: [String] {
        written.indices.filter { !taken.contains($0) }.map { written[$0].lowercased() }
    }

    /// Takes the first detail, as it was written.
    mutating func takeFirst() -> String? {
        guard let first = written.first else { return nil }
        taken.insert(0)
        return first
    }

    /// Takes the first detail, in lower case, if it is no `name=value`.
    mutating func takeWord() -> String? {
        guard let first = written.first, !first.contains("=") else { return nil }
        taken.insert(0)
        return first.lowercased()
    }

    /// Takes the number of `name=number`; nil if there is no such detail.
    mutating func takeNumber(_ name: String) throws(GateNotation.Flaw) -> Int? {
        let places = written.indices.dropFirst(taken.contains(0) ? 1 : 0)
        guard let place = places.first(where: { written[$0].lowercased().hasPrefix(name + "=") }) else {
            return nil
        }
        let detail = written[place].lowercased()
        guard let number = GateNotation.number(detail.dropFirst(name.count + 1)) else {
            throw unknown(detail)
        }
        taken.insert(place)
        return number
    }

    func unknown(_ detail: String) -> GateNotation.Flaw { .unknownDetail(detail, of: name) }
}
