/// What a kind of challenge does with an answer once it was judged: how it is recorded, counted and replayed.
protocol AnswerRecord: Sendable {
    /// The names of its events.
    static var eventNames: [String] { get }
    /// Reads what `write` and `writePersonal` wrote.
    static func recorded<Reader: ChallengeReader>(
        _ eventName: String, plain: Reader, personal: Reader
    ) throws(Reader.Failure) -> ChallengeAnswer

    /// The name of the kind in notation and log.
    var kindName: String { get }
    /// The name of its event.
    var eventName: String { get }
    /// Writes what may stand in the clear.
    func write(into writer: inout some ChallengeWriter)
    /// Whether something about it is sealed.
    var isSealed: Bool { get }
    /// Writes what is sealed.
    func writePersonal(into writer: inout some ChallengeWriter)

    /// The response that it came from.
    var response: Response { get }
    /// The part of the device that worked to get it; nil for keys.
    var workingPart: DevicePart? { get }
    /// The part that it proves repaired; nil if another device may have done the work.
    var repairedPart: DevicePart? { get }
    /// Whether another question follows a wrong one.
    var isAskedAfresh: Bool { get }
    /// Counts it.
    func count(_ passed: Bool, in tally: inout AnswerTally)
    /// What a run that it ended is said to have ended by; nil if the other events tell.
    var ending: Morning.Ending? { get }
    /// A copy without what tells of the person.
    func redacted(_ digest: (PayloadDigest) -> PayloadDigest) -> ChallengeAnswer?
}

// Defaults, which hold for most kinds.
extension AnswerRecord {
    var eventName: String { Self.eventNames[0] }
    var isSealed: Bool { false }
    var isAskedAfresh: Bool { false }
    var workingPart: DevicePart? { nil }
    var repairedPart: DevicePart? { workingPart }
    var ending: Morning.Ending? { nil }

    func writePersonal(into writer: inout some ChallengeWriter) {}
    func count(_ passed: Bool, in tally: inout AnswerTally) {}
    func redacted(_ digest: (PayloadDigest) -> PayloadDigest) -> ChallengeAnswer? { nil }
}

extension ChallengeAnswer {
    /// The name of the kind in notation and log.
    package var kindName: String { record.kindName }
    /// The name of its event.
    package var eventName: String { record.eventName }
    /// Whether something about it is sealed.
    package var isSealed: Bool { record.isSealed }
    /// The response that it came from, for a replay.
    package var response: Response { record.response }
    /// The part of the device that worked to get it; nil for keys.
    package var workingPart: DevicePart? { record.workingPart }

    /// Whether another question follows a wrong one.
    package var isAskedAfresh: Bool { record.isAskedAfresh }

    /// Writes what may stand in the clear.
    package func write(into writer: inout some ChallengeWriter) { record.write(into: &writer) }
    /// Writes what is sealed.
    package func writePersonal(into writer: inout some ChallengeWriter) {
        record.writePersonal(into: &writer)
    }

    /// The names of the events that record an answer.
    package static var eventNames: [String] { ChallengeKinds.answers.flatMap { $0.eventNames } }
    /// Whether an event of a name records an answer.
    package static func isRecorded(as eventName: String) -> Bool {
        ChallengeKinds.answers.contains { $0.eventNames.contains(eventName) }
    }

    /// Reads what `write` and `writePersonal` wrote.
    package static func recorded<Reader: ChallengeReader>(
        _ eventName: String, plain: Reader, personal: Reader
    ) throws(Reader.Failure) -> ChallengeAnswer {
        guard let kind = ChallengeKinds.answers.first(where: { $0.eventNames.contains(eventName) }) else {
            throw plain.invalid("name", eventName)
        }
        return try kind.recorded(eventName, plain: plain, personal: personal)
    }

    /// A copy without what tells of the person.
    package func redacted(_ digest: (PayloadDigest) -> PayloadDigest) -> ChallengeAnswer {
        record.redacted(digest) ?? self
    }
}
