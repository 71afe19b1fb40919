import Foundation
import VowCore
import VowLog

/// What an event version looks like in the log, kept for ever as a file under Specs/Events.
struct GoldenFile: Hashable {
    struct Example: Hashable {
        let stream: String
        let plain: String
        let personal: String?
    }

    let name: String
    let schema: Int
    let personalClass: String?
    var examples: [Example]

    var fileName: String { "\(name).v\(schema).json" }

    /// The form of an event before it is sealed.
    init(_ event: DomainEvent) throws {
        let encoded = try EventCodec.encode(event)
        name = encoded.name
        schema = encoded.schema
        personalClass = encoded.personalClass
        examples = [
            Example(
                stream: EventCodec.stream(of: event).description,
                plain: String(decoding: encoded.plain, as: UTF8.self),
                personal: encoded.personal.map { String(decoding: $0, as: UTF8.self) })
        ]
    }

    /// One golden file for each event version among events, in the order of first appearance.
    static func files(of events: [DomainEvent]) throws -> [GoldenFile] {
        var files: [GoldenFile] = []
        for event in events {
            let file = try GoldenFile(event)
            if let index = files.firstIndex(where: { $0.fileName == file.fileName }) {
                files[index].examples += file.examples
            } else {
                files.append(file)
            }
        }
        return files
    }

    /// The file's text: one line for each field, so that a difference is easy to read.
    var text: String {
        var parts = ["\"name\":\"\(name)\"", "\"schema\":\(schema)"]
        if let personalClass { parts.append("\"personalClass\":\"\(personalClass)\"") }
        let shown = examples.map { example in
            var fields = ["\"stream\":\"\(example.stream)\"", "\"plain\":\(example.plain)"]
            if let personal = example.personal { fields.append("\"personal\":\(personal)") }
            return "{" + fields.joined(separator: ",") + "}"
        }
        parts.append("\"examples\":[" + shown.joined(separator: ",") + "]")
        return JSONLayout.spread("{" + parts.joined(separator: ",") + "}") + "\n"
    }

    static let folder = root.appending(path: "Specs/Events")

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func storedNames() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
            .sorted()
    }

    /// The events that a stored file describes, decoded by the codec.
    static func decode(_ text: String) throws -> [DomainEvent] {
        let file = try FieldReader(Array(JSONLayout.pressed(text).utf8))
        return try file.objects("examples").map { example in
            guard let stream = StreamName(try example.string("stream")) else { throw Broken.stream }
            return try EventCodec.decode(
                stream: stream, name: try file.string("name"), schema: try file.int("schema"),
                plain: try example.object("plain"),
                personal: try example.optionalObject("personal") ?? FieldReader(Array("{}".utf8)))
        }
    }

    enum Broken: Error { case stream }
}

/// Adds and takes away the white space between the parts of a JSON text, and nothing else.
enum JSONLayout {
    static func spread(_ text: String) -> String {
        var result = ""
        var depth = 0
        walk(text) { character, isInString, next in
            guard !isInString else { return result.append(character) }
            switch character {
            case "{", "[":
                result.append(character)
                if next == "}" || next == "]" { return }
                depth += 1
                result += newLine(depth)
            case "}", "]":
                if result.last != "{", result.last != "[" {
                    depth -= 1
                    result += newLine(depth)
                }
                result.append(character)
            case ",": result += "," + newLine(depth)
            case ":": result += ": "
            default: result.append(character)
            }
        }
        return result
    }

    static func pressed(_ text: String) -> String {
        var result = ""
        walk(text) { character, isInString, _ in
            if isInString || !character.isWhitespace { result.append(character) }
        }
        return result
    }

    private static func newLine(_ depth: Int) -> String { "\n" + String(repeating: "  ", count: depth) }

    private static func walk(_ text: String, _ visit: (Character, Bool, Character?) -> Void) {
        let characters = Array(text)
        var isInString = false
        var isEscaped = false
        for (index, character) in characters.enumerated() {
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            if isInString {
                visit(character, true, next)
                if isEscaped {
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else if character == "\"" {
                    isInString = false
                }
            } else {
                isInString = character == "\""
                visit(character, isInString, next)
            }
        }
    }
}
