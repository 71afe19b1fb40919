/// So many of the listed challenges, drawn each morning. It is no challenge itself: what it draws stands in its place
/// (`GatePolicy.drawnChallenges`).
struct PickAsk: ChallengeAsk {
    static let name = "pick"
    static let names = [name]
    let count: Int
    let listed: [ChallengePolicy]

    var notation: String {
        "pick:\(count)/\(listed.count)(\(listed.map(GateNotation.text).joined(separator: ",")))"
    }

    // Its list is read by `GateNotation`, since the brackets hold colons and commas.
    static func read(_ details: inout NotationDetails) throws(GateNotation.Flaw) -> [ChallengePolicy.Ask] {
        throw .unreadablePick(details.name)
    }

    static func recorded<Reader: ChallengeReader>(
        _ name: String, _ reader: inout Reader
    ) throws(Reader.Failure) -> ChallengePolicy.Ask {
        let listed = try reader.each("listed") { entry throws(Reader.Failure) in
            try ChallengePolicy.recorded(&entry)
        }
        // A list within a list would be drawn from by nobody.
        if listed.contains(where: { $0.ask.kindName == PickAsk.name }) {
            throw reader.invalid("listed", PickAsk.name)
        }
        return .pick(try reader.int("count"), of: listed)
    }

    static func recordedTask<Reader: ChallengeReader>(
        _ name: String, _ reader: inout Reader
    ) throws(Reader.Failure) -> Challenge { throw reader.invalid("challenge", name) }

    func isAtLeast(_ other: any ChallengeAsk) -> Bool {
        // Another list may leave out the hardest, whatever else it holds.
        guard let other = other as? PickAsk, count >= other.count, listed.count == other.listed.count else {
            return false
        }
        return zip(listed, other.listed).allSatisfy { $0.isAtLeast($1) }
    }

    func check() throws(AlarmRejection) {
        guard count >= 1, count <= listed.count, listed.count <= AlarmState.mostListed else {
            throw .pickOutOfRange(mostListed: AlarmState.mostListed)
        }
    }

    func drawn(from source: ChallengeSource) -> Challenge? { nil }

    func write(into writer: inout some ChallengeWriter) {
        writer.put("count", count)
        writer.put("listed", each: listed) { policy, writer in policy.write(into: &writer) }
    }
}
