import Testing
import VowCore

@testable import VowLog

/// What the type of an event says of its wire form.
@Suite("Payloads: fields and personal fields by type") struct PayloadTests {
    private enum Event: Codable, Hashable, Sendable {
        case happened(Details, on: CivilDate?, count: Int)
        case leaked([Note])
        case told(Sealed<String?>, Sealed<Bool>)

        private enum CodingKeys: String, CodingKey {
            case happened = "Happened"
            case leaked = "Leaked"
            case told = "Told"
        }

        private enum ToldCodingKeys: String, CodingKey {
            case _0 = "word"
            case _1 = "truth"
        }

        private enum LeakedCodingKeys: String, CodingKey { case _0 = "notes" }
    }

    private struct Note: Codable, Hashable, Sendable {
        @Sealed var text: String
    }

    private struct Details: Codable, Hashable, Sendable {
        let at: Instant
        @Sealed var text: String
        @Sealed var scores: [Double]
        let tags: [String]
    }

    private static let forms = EventForms<Event>(
        schemas: ["Told": 2], classes: ["Told": .recitations],
        earlier: { wire throws(WireError) in
            guard (wire.name, wire.schema) == ("Told", 1) else { return nil }
            return .told(Sealed(try wire.personal.string("say")), Sealed(true))
        })
    private static let personal = PersonalData.sealed([.lines, .recitations], erased: .byWipe)

    private func encoded(_ event: Event) throws -> EncodedEvent {
        try Self.forms.encode(event, personal: Self.personal)
    }

    private func wire(
        _ name: String, _ schema: Int, _ plain: String, personal: FieldReader? = nil
    ) throws -> WireEvent {
        WireEvent(
            name: name, schema: schema, plain: try FieldReader(Array(plain.utf8)),
            personal: try personal ?? FieldReader(Array("{}".utf8)))
    }

    private var details: Details {
        Details(
            at: Instant(millisecondsSinceEpoch: 7), text: "I \"walk\"", scores: [1, 0.25], tags: ["a", "b"])
    }

    @Test(
        "a case is an event, its values are fields, a struct without a label lends its own, nil is left out")
    func form() throws {
        let event = try encoded(.happened(details, on: nil, count: 3))
        #expect((event.name, event.schema) == ("Happened", 1))
        #expect(String(decoding: event.plain, as: UTF8.self) == #"{"at":7,"tags":["a","b"],"count":3}"#)
        #expect(event.personalClass == "lines")
        #expect(
            event.personal.map { String(decoding: $0, as: UTF8.self) }
                == #"{"text":"I \"walk\"","scores":[1.0,0.25]}"#)
        let told = try encoded(.told(Sealed(nil), Sealed(false)))
        #expect((told.name, told.schema, told.personalClass) == ("Told", 2, "recitations"))
        #expect(told.plain == Array("{}".utf8) && told.personal == Array(#"{"truth":false}"#.utf8))
    }

    @Test("what was written is read; of an erased part there is what stands for it")
    func read() throws {
        for event in [
            Event.happened(details, on: CivilDate(year: 2026, month: 11, day: 27), count: 0),
            .told(Sealed(wrappedValue: "x"), Sealed(true)), .told(Sealed(nil), Sealed(false)),
        ] {
            let form = try encoded(event)
            let wire = WireEvent(
                name: form.name, schema: form.schema, plain: try FieldReader(form.plain),
                personal: try FieldReader(try #require(form.personal)))
            #expect(try Self.forms.decode(wire) == event)
        }
        let erased = try Self.forms.decode(
            try wire("Happened", 1, #"{"at":7,"tags":[],"count":3}"#, personal: .erased))
        let expected = Details(
            at: Instant(millisecondsSinceEpoch: 7), text: FieldReader.erasedText, scores: [], tags: [])
        #expect(erased == .happened(expected, on: nil, count: 3))
    }

    @Test("an upcast reads an earlier schema; every other form is unknown, and bad fields are named")
    func otherForms() throws {
        let say = try FieldReader(Array(#"{"say":"x"}"#.utf8))
        #expect(
            try Self.forms.decode(try wire("Told", 1, "{}", personal: say))
                == .told(Sealed(wrappedValue: "x"), Sealed(true)))
        for (name, schema) in [("Told", 3), ("Happened", 2), ("Gone", 1), ("", 1)] {
            #expect(throws: WireError.unknownEvent(name: name, schema: schema)) {
                try Self.forms.decode(try wire(name, schema, "{}"))
            }
        }
        #expect(throws: WireError.missing(field: "count")) {
            try Self.forms.decode(try wire("Happened", 1, #"{"at":7,"tags":[]}"#, personal: .erased))
        }
        #expect(throws: WireError.invalid(field: "on", value: "never")) {
            try Self.forms.decode(
                try wire("Happened", 1, #"{"at":7,"tags":[],"on":"never","count":1}"#, personal: .erased))
        }
        #expect(throws: WireError.mistyped(field: "count", expected: "a whole number")) {
            try Self.forms.decode(
                try wire("Happened", 1, #"{"at":7,"tags":[],"count":"1"}"#, personal: .erased))
        }
    }

    @Test("a personal value within a plain field is refused, and so is an event that no class can seal")
    func nothingLeaks() throws {
        let refusal = #expect(throws: WireError.self) {
            try encoded(.leaked([Note(text: "I walk")]))
        }
        #expect(
            refusal == .unwritable(field: "text", reason: "a personal value stands within a plain one"))
        #expect(throws: WireError.self) {
            try EventForms<Event>().encode(.told(Sealed(wrappedValue: "x"), Sealed(true)), personal: .none)
        }
        #expect(throws: WireError.self) {
            try encoded(
                .happened(
                    Details(
                        at: Instant(millisecondsSinceEpoch: 0), text: "", scores: [.nan], tags: []), on: nil,
                    count: 0))
        }
    }

    /// Names of an engine and a model, which stand with what was heard and with the attempt alike.
    private static let engines: Set = ["moonshine", "tiny"]

    @Test("D2: of every event what is marked personal is sealed, and nothing of it stands in the plain part")
    func marks() throws {
        for event in SampleEvents(words: { "q7zx" + $0 }).all {
            let form = try EventCodec.encode(event)
            let plain = String(decoding: form.plain, as: UTF8.self)
            let fields = Self.personalFields(of: event)
            #expect(!fields.isEmpty || form.personalClass == nil, "\(form.name) seals what is not marked")
            for (label, texts) in fields {
                #expect(form.personalClass != nil, "\(form.name).\(label)")
                for text in texts where text.utf8.count > 3 && !Self.engines.contains(text) {
                    #expect(!plain.contains(text), "\(form.name).\(label): \(text)")
                }
            }
        }
    }

    /// The marked values that an event holds, at any depth, with the texts in each.
    private static func personalFields(of value: Any, _ label: String = "") -> [(String, [String])] {
        if value is any PersonalField { return [(label, texts(in: value))] }
        return Mirror(reflecting: value).children.flatMap { child in
            personalFields(of: child.value, child.label ?? label)
        }
    }

    private static func texts(in value: Any) -> [String] {
        if let text = value as? String { return [text] }
        return Mirror(reflecting: value).children.flatMap { texts(in: $0.value) }
    }
}
