package import VowCore
import VowRecitation

/// The wire form of challenges: what a gate asks for (`AlarmScheduled`), what was drawn for a run (`AlarmFired`), and what was
/// answered. The fields of each kind are written and read by the kind itself.
enum GateCodec {
    static func put(_ policy: ChallengePolicy, into writer: inout FieldWriter) { policy.write(into: &writer) }
    static func put(_ step: GateStep, into writer: inout FieldWriter) { step.write(into: &writer) }
    static func put(_ standIn: StandIn, into writer: inout FieldWriter) { standIn.write(into: &writer) }

    /// - Parameter names: of codes and tags, in order.
    static func policies(_ readers: [FieldReader], names: inout ArraySlice<String>) throws(WireError)
        -> [ChallengePolicy]
    {
        var policies: [ChallengePolicy] = []
        for fields in readers {
            var reader = GateReader(fields, names: names)
            policies.append(try ChallengePolicy.recorded(&reader))
            names = reader.names
        }
        return policies
    }

    /// What is sealed of a code or a tag.
    static func put(personal task: TokenTask, into writer: inout FieldWriter) {
        writer.put("name", task.name)
        writer.put("digest", task.digest)
    }

    /// A digest; that of a record whose key is destroyed equals nothing.
    static func digest(_ text: String) throws(WireError) -> PayloadDigest {
        if text == FieldReader.erasedText { return PayloadDigest(bytes: [])! }
        guard let bytes = Hexadecimal.bytes(text), let digest = PayloadDigest(bytes: bytes) else {
            throw .invalid(field: "digest", value: "no digest")
        }
        return digest
    }

    /// A sum as it was asked.
    static func question(_ text: String) throws(WireError) -> SumQuestion {
        guard let question = SumQuestion(text) else { throw .invalid(field: "question", value: text) }
        return question
    }

    /// What was answered, with its verdict.
    static func encode(_ answer: ChallengeAnswer, step: Int, passed: Bool) throws(WireError) -> EncodedEvent {
        func plain(_ writer: inout FieldWriter) {
            writer.put("step", step)
            answer.write(into: &writer)
            writer.put("passed", passed)
        }
        guard answer.isSealed else { return try EventCodec.plain(answer.eventName, plain) }
        return try EventCodec.sealed(answer.eventName, class: .recitations, plain: plain) {
            answer.writePersonal(into: &$0)
        }
    }

    static func answered(_ wire: WireEvent) throws(WireError) -> RunEvent {
        let answer = try ChallengeAnswer.recorded(
            wire.name, plain: GateReader(wire.plain), personal: GateReader(wire.personal))
        return .answered(step: try wire.plain.int("step"), answer, passed: try wire.plain.bool("passed"))
    }
}

extension FieldWriter: ChallengeWriter {
    /// Writes a digest in hexadecimal.
    package mutating func put(_ name: StaticString, _ digest: PayloadDigest) {
        put(name, Hexadecimal.text(digest.bytes))
    }
}

/// Reads the fields of one challenge, and what is sealed apart of all challenges of a record, in order.
struct GateReader: ChallengeReader {
    typealias Failure = WireError

    private let fields: FieldReader
    private(set) var names: ArraySlice<String>
    private var texts: ArraySlice<String>
    private var tokens: ArraySlice<FieldReader>
    let renderings: [LineRendering]

    init(
        _ fields: FieldReader, names: ArraySlice<String> = [], texts: ArraySlice<String> = [],
        tokens: ArraySlice<FieldReader> = [], renderings: [LineRendering] = []
    ) {
        self.fields = fields
        self.names = names
        self.texts = texts
        self.tokens = tokens
        self.renderings = renderings
    }

    func string(_ name: String) throws(WireError) -> String { try fields.string(name) }
    func optionalString(_ name: String) throws(WireError) -> String? { try fields.optionalString(name) }
    func int(_ name: String) throws(WireError) -> Int { try fields.int(name) }
    func int64(_ name: String) throws(WireError) -> Int64 { try fields.int64(name) }
    func optionalInt(_ name: String) throws(WireError) -> Int? { try fields.optionalInt(name) }
    func optionalInt64(_ name: String) throws(WireError) -> Int64? { try fields.optionalInt64(name) }
    func double(_ name: String) throws(WireError) -> Double { try fields.double(name) }
    func digest(_ name: String) throws(WireError) -> PayloadDigest {
        try GateCodec.digest(try fields.string(name))
    }
    func invalid(_ name: String, _ value: String) -> WireError { .invalid(field: name, value: value) }

    mutating func each<Value>(
        _ name: String, _ read: (inout GateReader) throws(WireError) -> Value
    ) throws(WireError) -> [Value] {
        var values: [Value] = []
        for entry in try fields.objects(name) { values.append(try nested(entry, read)) }
        return values
    }

    /// Reads other fields of the same record, with the rest of what is sealed.
    mutating func nested<Value>(
        _ fields: FieldReader, _ read: (inout GateReader) throws(WireError) -> Value
    ) throws(WireError) -> Value {
        var reader = GateReader(fields, names: names, texts: texts, tokens: tokens, renderings: renderings)
        let value = try read(&reader)
        (names, texts, tokens) = (reader.names, reader.texts, reader.tokens)
        return value
    }

    mutating func sealedName() -> String { names.popFirst() ?? FieldReader.erasedText }
    mutating func sealedText() -> String { texts.popFirst() ?? FieldReader.erasedText }
    mutating func sealedToken() throws(WireError) -> (name: String, digest: PayloadDigest) {
        let personal = tokens.popFirst()
        return (
            try personal?.string("name") ?? FieldReader.erasedText,
            try GateCodec.digest(try personal?.string("digest") ?? "")
        )
    }
}
