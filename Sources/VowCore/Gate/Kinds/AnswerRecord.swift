/// What a kind of challenge does with an answer once it was judged: how it is recorded, counted and replayed.
///
/// Its stored properties are fields of its event, between the step and the verdict; what tells of the person is `Sealed`.
protocol AnswerRecord: Encodable, Sendable {
    /// The names of its events.
    static var eventNames: [String] { get }
    /// Reads the fields of an event with one of these names.
    static func read(_ eventName: String, from decoder: any Decoder) throws -> ChallengeAnswer

    /// The name of the kind in notation and log.
    var kindName: String { get }
    /// The name of its event.
    var eventName: String { get }
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
    var isAskedAfresh: Bool { false }
    var workingPart: DevicePart? { nil }
    var repairedPart: DevicePart? { workingPart }
    var ending: Morning.Ending? { nil }

    func count(_ passed: Bool, in tally: inout AnswerTally) {}
    func redacted(_ digest: (PayloadDigest) -> PayloadDigest) -> ChallengeAnswer? { nil }
}

extension ChallengeAnswer {
    /// The name of the kind in notation and log.
    package var kindName: String { record.kindName }
    /// The name of its event.
    package var eventName: String { record.eventName }
    /// The response that it came from, for a replay.
    package var response: Response { record.response }
    /// The part of the device that worked to get it; nil for keys.
    package var workingPart: DevicePart? { record.workingPart }

    /// Whether another question follows a wrong one.
    package var isAskedAfresh: Bool { record.isAskedAfresh }

    /// The names of the events that record an answer.
    package static var eventNames: [String] { ChallengeKinds.answers.flatMap { $0.eventNames } }
    /// Whether an event of a name records an answer.
    package static func isRecorded(as eventName: String) -> Bool {
        ChallengeKinds.answers.contains { $0.eventNames.contains(eventName) }
    }

    /// A copy without what tells of the person.
    package func redacted(_ digest: (PayloadDigest) -> PayloadDigest) -> ChallengeAnswer {
        record.redacted(digest) ?? self
    }
}

extension ChallengeAnswer: Codable {
    /// Writes the fields of its kind.
    package func encode(to encoder: any Encoder) throws { try record.encode(to: encoder) }

    /// Reads the fields of its kind, which the name of the event tells: `CodingUserInfoKey.eventName`.
    package init(from decoder: any Decoder) throws {
        let name = decoder.userInfo[.eventName] as? String ?? ""
        guard let kind = ChallengeKinds.answers.first(where: { $0.eventNames.contains(name) }) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: name))
        }
        self = try kind.read(name, from: decoder)
    }
}

extension CodingUserInfoKey {
    /// The name of the event that is read.
    package static let eventName = CodingUserInfoKey(rawValue: "eventName")!
}
