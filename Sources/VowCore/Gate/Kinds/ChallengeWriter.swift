package import VowRecitation

/// Writes the fields of a record.
package protocol ChallengeWriter {
    /// Writes a text; nil is left out.
    mutating func put(_ name: StaticString, _ value: String?)
    /// Writes a whole number; nil is left out.
    mutating func put(_ name: StaticString, _ value: Int?)
    /// Writes a whole number; nil is left out.
    mutating func put(_ name: StaticString, _ value: Int64?)
    /// Writes a number; nil is left out.
    mutating func put(_ name: StaticString, _ value: Double?)
    /// Writes a list of objects, one for each value.
    mutating func put<Values: Sequence>(
        _ name: StaticString, each values: Values, _ fill: (Values.Element, inout Self) -> Void)
}

/// Reads the fields of a record, and the texts that are sealed apart from it in the order in which they were written.
package protocol ChallengeReader {
    /// What is wrong with a record.
    associatedtype Failure: Error

    /// A text.
    func string(_ name: String) throws(Failure) -> String
    /// A text, or nil if it is absent.
    func optionalString(_ name: String) throws(Failure) -> String?
    /// A whole number.
    func int(_ name: String) throws(Failure) -> Int
    /// A whole number.
    func int64(_ name: String) throws(Failure) -> Int64
    /// A whole number, or nil if it is absent.
    func optionalInt(_ name: String) throws(Failure) -> Int?
    /// A whole number, or nil if it is absent.
    func optionalInt64(_ name: String) throws(Failure) -> Int64?
    /// A number.
    func double(_ name: String) throws(Failure) -> Double
    /// Reads each object of a list.
    mutating func each<Value>(
        _ name: String, _ read: (inout Self) throws(Failure) -> Value
    ) throws(Failure) -> [Value]
    /// The failure of a field that holds what no version writes.
    func invalid(_ name: String, _ value: String) -> Failure

    /// The next sealed name of a code or a tag.
    mutating func sealedName() -> String
    /// The next sealed text of a line.
    mutating func sealedText() -> String
    /// The next sealed code or tag.
    mutating func sealedToken() -> (name: String, digest: PayloadDigest)
    /// How the lines of a recitation came out when they were rehearsed.
    var renderings: [LineRendering] { get }
}

extension ChallengeReader {
    /// A value of a closed set, by its literal.
    func choice<Value: RawRepresentable>(_ name: String, _ type: Value.Type) throws(Failure) -> Value
    where Value.RawValue == String {
        let text = try string(name)
        guard let value = Value(rawValue: text) else { throw invalid(name, text) }
        return value
    }

    /// A whole number within a range.
    func int(_ name: String, within range: ClosedRange<Int>) throws(Failure) -> Int {
        let number = try int(name)
        guard range.contains(number) else { throw invalid(name, "\(number)") }
        return number
    }

    /// Lines; those of a recitation with how they came out when they were rehearsed.
    mutating func lines(isSpoken: Bool = false) throws(Failure) -> RequiredLines {
        let lines = try each("lines") { line throws(Failure) in
            let text = line.sealedText()
            return RequiredLine(
                id: LineID(try line.string("id")), text: text,
                minimumSimilarity: try line.double("minimumSimilarity"))
        }
        return RequiredLines(
            kind: try choice("kind", LineKind.self), lines: lines,
            challengeWord: try optionalString("challengeWord"), renderings: isSpoken ? renderings : [])
    }

    fileprivate func limits() throws(Failure) -> ChallengeLimits {
        var limits = ChallengeLimits(timeoutMilliseconds: try optionalInt64("timeoutMilliseconds"))
        if let answers = try optionalInt("lockoutAnswers") {
            limits.lockout = Lockout(answers: answers, milliseconds: try int64("lockoutMilliseconds"))
        }
        return limits
    }
}

extension RequiredLines {
    func write(into writer: inout some ChallengeWriter) {
        writer.put("kind", kind.rawValue)
        writer.put("lines", each: lines) { line, writer in
            writer.put("id", line.id.text)
            writer.put("minimumSimilarity", line.minimumSimilarity)
        }
        writer.put("challengeWord", challengeWord)
    }
}

extension ChallengeLimits {
    fileprivate func write(into writer: inout some ChallengeWriter) {
        writer.put("timeoutMilliseconds", timeoutMilliseconds)
        if let lockout {
            writer.put("lockoutAnswers", lockout.answers)
            writer.put("lockoutMilliseconds", lockout.milliseconds)
        }
    }
}

extension ChallengePolicy {
    /// Writes what is asked for. Names of codes and tags are the person's own, and are sealed apart.
    package func write(into writer: inout some ChallengeWriter) {
        writer.put("challenge", ask.kindName)
        ask.kind.write(into: &writer)
        limits.write(into: &writer)
    }

    /// Reads what `write` wrote.
    package static func recorded<Reader: ChallengeReader>(
        _ reader: inout Reader
    ) throws(Reader.Failure) -> ChallengePolicy {
        let name = try reader.string("challenge")
        guard let kind = ChallengeKinds.named(name) ?? (name == PickAsk.name ? PickAsk.self : nil) else {
            throw reader.invalid("challenge", name)
        }
        let ask = try kind.recorded(name, &reader)
        return ChallengePolicy(ask, limits: try reader.limits())
    }
}

extension GateStep {
    /// Writes what was drawn for a run. Texts, names and digests are sealed apart.
    package func write(into writer: inout some ChallengeWriter) {
        writer.put("challenge", challenge.kindName)
        challenge.task.write(into: &writer)
        limits.write(into: &writer)
    }

    /// Reads what `write` wrote.
    package static func recorded<Reader: ChallengeReader>(
        _ reader: inout Reader
    ) throws(Reader.Failure) -> GateStep {
        let name = try reader.string("challenge")
        guard let kind = ChallengeKinds.named(name) else { throw reader.invalid("challenge", name) }
        return GateStep(try kind.recordedTask(name, &reader), limits: try reader.limits())
    }
}

extension StandIn {
    private static let typedLinesName = "typedLines"

    /// Writes what may stand in.
    package func write(into writer: inout some ChallengeWriter) {
        switch self {
        case .typedLines(let limits):
            writer.put("challenge", StandIn.typedLinesName)
            limits.write(into: &writer)
        case .challenge(let step): step.write(into: &writer)
        }
    }

    /// Reads what `write` wrote.
    package static func recorded<Reader: ChallengeReader>(
        _ reader: inout Reader
    ) throws(Reader.Failure) -> StandIn {
        if try reader.string("challenge") == typedLinesName { return .typedLines(try reader.limits()) }
        return .challenge(try GateStep.recorded(&reader))
    }
}
