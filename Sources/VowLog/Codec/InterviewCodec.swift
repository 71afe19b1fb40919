public import VowCore
import VowRecitation

extension PersonalClass {
    /// What the person answered in interviews, and what was proposed.
    public static let interview = PersonalClass("interview")
}

extension Aggregates {
    /// A conversation that finds lines.
    public static let interview = Aggregate<InterviewState>(
        category: "interview", personal: .sealed([.interview], erased: .byWipe),
        encode: InterviewCodec.encode, decode: InterviewCodec.decode, detail: InterviewCodec.detail)
}

/// The wire form of an interview's events; what was answered is sealed, also the numbers.
enum InterviewCodec {
    static func encode(_ event: InterviewEvent) throws(WireError) -> EncodedEvent {
        switch event {
        case .begun(let language):
            try EventCodec.plain("InterviewBegun") { $0.put("language", language.rawValue) }
        case .languageChanged(let language):
            try EventCodec.plain("InterviewLanguageChanged") { $0.put("language", language.rawValue) }
        case .answered(let step, let text):
            try EventCodec.sealed("InterviewAnswered", class: .interview) {
                $0.put("step", step.rawValue)
            } personal: {
                $0.put("text", text)
            }
        case .skipped(let step):
            try EventCodec.plain("InterviewStepSkipped") { $0.put("step", step.rawValue) }
        case .revisited(let step):
            try EventCodec.plain("InterviewStepRevisited") { $0.put("step", step.rawValue) }
        case .linesProposed(let lines, let maker):
            try EventCodec.sealed("InterviewLinesProposed", class: .interview) {
                $0.put("maker", maker)
            } personal: {
                $0.put("lines", each: lines) { line, fields in
                    fields.put("kind", line.kind.rawValue)
                    fields.put("text", line.text)
                    fields.put("source", line.source?.rawValue)
                }
            }
        case .lineRevised(let place, let text):
            try EventCodec.sealed("InterviewLineRevised", class: .interview) {
                $0.put("place", place)
            } personal: {
                $0.put("text", text)
            }
        case .lineRefused(let place):
            try EventCodec.plain("InterviewLineRefused") { $0.put("place", place) }
        case .lineBelieved(let place, let belief):
            try EventCodec.sealed("InterviewLineBelieved", class: .interview) {
                $0.put("place", place)
            } personal: {
                $0.put("belief", belief)
            }
        case .setAside: try EventCodec.plain("InterviewSetAside")
        case .paused: try EventCodec.plain("InterviewPaused")
        case .wentOn: try EventCodec.plain("InterviewWentOn")
        case .concluded(let identifiers):
            try EventCodec.plain("InterviewConcluded") {
                $0.put("lines", each: identifiers.sorted { $0.key < $1.key }) { entry, fields in
                    fields.put("place", entry.key)
                    fields.put("line", entry.value.text)
                }
            }
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> InterviewEvent {
        switch (wire.name, wire.schema) {
        case ("InterviewBegun", 1): .begun(try wire.plain.choice("language", Language.self))
        case ("InterviewLanguageChanged", 1):
            .languageChanged(try wire.plain.choice("language", Language.self))
        case ("InterviewAnswered", 1):
            .answered(try step(wire), try wire.personal.string("text"))
        case ("InterviewStepSkipped", 1): .skipped(try step(wire))
        case ("InterviewStepRevisited", 1): .revisited(try step(wire))
        case ("InterviewLinesProposed", 1):
            .linesProposed(try proposals(wire), maker: try wire.plain.string("maker"))
        case ("InterviewLineRevised", 1):
            .lineRevised(try wire.plain.int("place"), try wire.personal.string("text"))
        case ("InterviewLineRefused", 1): .lineRefused(try wire.plain.int("place"))
        case ("InterviewLineBelieved", 1):
            .lineBelieved(try wire.plain.int("place"), try wire.personal.int("belief"))
        case ("InterviewSetAside", 1): .setAside
        case ("InterviewPaused", 1): .paused
        case ("InterviewWentOn", 1): .wentOn
        case ("InterviewConcluded", 1): .concluded(try identifiers(wire))
        default: throw wire.unknown
        }
    }

    private static func step(_ wire: WireEvent) throws(WireError) -> InterviewStep {
        try wire.plain.choice("step", InterviewStep.self)
    }

    private static func proposals(_ wire: WireEvent) throws(WireError) -> [ProposedLine] {
        var lines: [ProposedLine] = []
        for fields in try wire.personal.objects("lines") {
            let source =
                try fields.optionalString("source") == nil ? nil : fields.choice("source", InterviewStep.self)
            lines.append(
                ProposedLine(
                    kind: try fields.choice("kind", LineKind.self), text: try fields.string("text"),
                    source: source))
        }
        return lines
    }

    private static func identifiers(_ wire: WireEvent) throws(WireError) -> [Int: LineID] {
        var found: [Int: LineID] = [:]
        for fields in try wire.plain.objects("lines") {
            found[try fields.int("place")] = try fields.id("line")
        }
        return found
    }

    static func detail(_ event: InterviewEvent, _ pick: EventWording) -> String {
        switch event {
        case .begun(let language), .languageChanged(let language): language.rawValue
        case .answered(let step, _), .skipped(let step), .revisited(let step): step.rawValue
        case .linesProposed(let lines, let maker):
            pick("detail.linesProposed", ["count": "\(lines.count)", "maker": "\(maker)"])
        case .lineRevised(let place, _), .lineRefused(let place), .lineBelieved(let place, _):
            pick("detail.line", ["line": "\(place + 1)"])
        case .setAside, .paused, .wentOn: ""
        case .concluded(let identifiers):
            pick("detail.lines", ["count": "\(identifiers.count)"])
        }
    }
}
