import VowCore
import VowRecitation

/// One challenge as it is recorded: the object that its kind writes and reads.
struct RecordedFields: Hashable, Sendable {
    /// The object in the canonical form.
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The objects of values.
    static func each<Value>(_ values: [Value], _ write: (Value, inout FieldWriter) -> Void) throws(WireError)
        -> [RecordedFields]
    {
        var recorded: [RecordedFields] = []
        for value in values {
            var writer = FieldWriter()
            write(value, &writer)
            recorded.append(RecordedFields(bytes: try writer.finish()))
        }
        return recorded
    }

    /// Reads the object, with what is sealed apart from it; takes from `sealed` what belongs to it.
    func read<Value>(
        _ sealed: inout SealedParts, _ read: (inout GateReader) throws(WireError) -> Value
    ) throws(WireError) -> Value {
        var reader = GateReader(try FieldReader(bytes), sealed)
        let value = try read(&reader)
        sealed = reader.sealed
        return value
    }
}

extension RecordedFields: Codable {
    // The log's own encoder and decoder take it as it stands, and no other one knows it.

    init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "not in the log's form"))
    }

    func encode(to encoder: any Encoder) throws {
        throw WireError.unwritable(field: "", reason: "only the log writes challenges")
    }
}

/// What is sealed of a code or a tag.
struct RecordedToken: Codable, Hashable, Sendable {
    let name: String
    let digest: PayloadDigest

    init(_ task: TokenTask) {
        name = task.name
        digest = task.digest
    }
}

/// What is sealed apart of the challenges of a record, in their order.
struct SealedParts: Sendable {
    var names: ArraySlice<String> = []
    var texts: ArraySlice<String> = []
    var tokens: ArraySlice<RecordedToken> = []
    var renderings: [LineRendering] = []
}

extension FieldWriter: ChallengeWriter {}

/// Reads the fields of one challenge.
struct GateReader: ChallengeReader {
    typealias Failure = WireError

    private let fields: FieldReader
    private(set) var sealed: SealedParts

    init(_ fields: FieldReader, _ sealed: SealedParts) {
        self.fields = fields
        self.sealed = sealed
    }

    var renderings: [LineRendering] { sealed.renderings }

    func string(_ name: String) throws(WireError) -> String { try fields.string(name) }
    func optionalString(_ name: String) throws(WireError) -> String? { try fields.optionalString(name) }
    func int(_ name: String) throws(WireError) -> Int { try fields.int(name) }
    func int64(_ name: String) throws(WireError) -> Int64 { try fields.int64(name) }
    func optionalInt(_ name: String) throws(WireError) -> Int? { try fields.optionalInt(name) }
    func optionalInt64(_ name: String) throws(WireError) -> Int64? { try fields.optionalInt64(name) }
    func double(_ name: String) throws(WireError) -> Double { try fields.double(name) }
    func invalid(_ name: String, _ value: String) -> WireError { .invalid(field: name, value: value) }

    mutating func each<Value>(
        _ name: String, _ read: (inout GateReader) throws(WireError) -> Value
    ) throws(WireError) -> [Value] {
        var values: [Value] = []
        for entry in try fields.objects(name) {
            var reader = GateReader(entry, sealed)
            values.append(try read(&reader))
            sealed = reader.sealed
        }
        return values
    }

    mutating func sealedName() -> String { sealed.names.popFirst() ?? FieldReader.erasedText }
    mutating func sealedText() -> String { sealed.texts.popFirst() ?? FieldReader.erasedText }
    mutating func sealedToken() -> (name: String, digest: PayloadDigest) {
        let token = sealed.tokens.popFirst()
        return (token?.name ?? FieldReader.erasedText, token?.digest ?? TokenMark.erased.digest)
    }
}
