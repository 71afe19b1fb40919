public import VowCore
import VowRecitation

extension PersonalClass {
    /// What the person aims at, why, and how it goes.
    public static let goals = PersonalClass("goals")
}

extension Aggregates {
    /// What the person aims at.
    public static let goal = Aggregate<GoalState>(
        category: "goal", personal: .sealed([.goals], erased: .byWipe),
        encode: GoalCodec.encode, decode: GoalCodec.decode, detail: GoalCodec.detail)
}

/// The wire form of a goal's events.
enum GoalCodec {
    static func encode(_ event: GoalEvent) throws(WireError) -> EncodedEvent {
        switch event {
        case .set(let details, let line, let origin):
            try EventCodec.sealed("GoalSet", class: .goals) {
                $0.put("line", line.text)
                $0.put("origin", origin.text)
            } personal: {
                put(details, into: &$0)
            }
        case .refined(let details, let occasion):
            try EventCodec.sealed("GoalsRefined", class: .goals) {
                $0.put("occasion", occasion.rawValue)
            } personal: {
                put(details, into: &$0)
            }
        case .answered(let isDone, let date):
            try EventCodec.sealed("GoalAnswered", class: .goals) {
                $0.put("date", date.iso8601)
            } personal: {
                $0.put("done", isDone)
            }
        case .retired: try EventCodec.plain("GoalRetired")
        case .nudged(let date, let isWeekly):
            try EventCodec.plain("GoalsAskedAbout") {
                $0.put("date", date.iso8601)
                $0.put("weekly", isWeekly)
            }
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> GoalEvent {
        switch (wire.name, wire.schema) {
        case ("GoalSet", 1):
            .set(
                try details(wire.personal), line: try wire.plain.id("line"),
                origin: try wire.plain.id("origin"))
        case ("GoalsRefined", 1):
            .refined(
                try details(wire.personal), occasion: try wire.plain.choice("occasion", GoalOccasion.self))
        case ("GoalAnswered", 1):
            .answered(try wire.personal.bool("done"), on: try wire.plain.date("date"))
        case ("GoalRetired", 1): .retired
        case ("GoalsAskedAbout", 1):
            .nudged(on: try wire.plain.date("date"), weekly: try wire.plain.bool("weekly"))
        default: throw wire.unknown
        }
    }

    private static func put(_ details: GoalDetails, into fields: inout FieldWriter) {
        fields.put("text", details.text)
        fields.put("why", details.why)
        fields.put("barriers", details.barriers)
        fields.put("supports", details.supports)
        fields.put("values", details.values)
    }

    private static func details(_ fields: FieldReader) throws(WireError) -> GoalDetails {
        GoalDetails(
            text: try fields.string("text"), why: try fields.string("why"),
            barriers: try fields.string("barriers"), supports: try fields.string("supports"),
            values: try fields.string("values"))
    }

    static func detail(_ event: GoalEvent, _ pick: EventWording) -> String {
        switch event {
        case .set(_, let line, _): pick("detail.line", ["line": line.text])
        case .refined(_, let occasion): occasion.rawValue
        case .answered(_, let date), .nudged(let date, _): date.iso8601
        case .retired: ""
        }
    }
}
