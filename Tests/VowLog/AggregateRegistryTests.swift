import Foundation
import Testing
import VowCore
import VowLog

/// Every aggregate is registered, with all that it records of the person.
@Suite struct AggregateRegistryTests {
    @Test("every state that events make belongs to a registered aggregate")
    func everyAggregateIsRegistered() throws {
        let registered = Set(AggregateRegistry.vow.entries.map(\.stateName))
        let declared = try AggregateRegistryTests.declaredStates()
        #expect(declared.count >= 7)
        for state in declared.sorted() {
            #expect(registered.contains(state), "\(state) has no line in AggregateRegistry.vow")
        }
        #expect(registered.subtracting(declared).isEmpty)
    }

    @Test("every registered aggregate has a sample, and so a golden file")
    func everyAggregateHasASample() {
        let sampled = Set(SampleEvents().all.map { EventCodec.stream(of: $0).category })
        for entry in AggregateRegistry.vow.entries {
            #expect(sampled.contains(entry.category), "\(entry.category)")
        }
    }

    @Test("what an event seals is of a class that its aggregate names, so that a wipe takes it")
    func everySealedClassIsErased() throws {
        let wiped = Set(AggregateRegistry.vow.personalClasses.map(\.name))
        var seen: Set<String> = []
        for event in SampleEvents().all {
            let category = EventCodec.stream(of: event).category
            let entry = try #require(AggregateRegistry.vow.entry(of: category))
            guard let sealed = try EventCodec.encode(event).personalClass else { continue }
            #expect(entry.personal.classes.map(\.name).contains(sealed), "\(category): \(sealed)")
            #expect(wiped.contains(sealed))
            seen.insert("\(category) \(sealed)")
        }
        // A class that nothing is sealed under would make a wipe promise what it does not do.
        for entry in AggregateRegistry.vow.entries {
            for named in entry.personal.classes {
                #expect(seen.contains("\(entry.category) \(named)"), "\(entry.category) never seals \(named)")
            }
        }
    }

    @Test("an event of an aggregate that is not registered, or of a class it does not name, is not written")
    func unregistered() throws {
        let note = Aggregate<Notes>(
            category: "note", personal: .sealed([PersonalClass("notes")], erased: .byWipe),
            encode: { text throws(WireError) in
                var personal = FieldWriter()
                personal.put("text", text)
                return EncodedEvent(
                    name: "NoteTaken", schema: 1, plain: try FieldWriter().bytes, personalClass: text,
                    personal: try personal.bytes)
            },
            decode: { wire throws(WireError) in try wire.personal.string("text") },
            detail: { text, _ in text })
        let event = try #require(note.event("notes", of: "n1"))
        #expect(throws: WireError.self) { try EventCodec.encode(event) }
        let registry = AggregateRegistry.vow.adding(note.entry)
        #expect(try registry.encode(event).personalClass == "notes")
        let misplaced = try #require(note.event("diary", of: "n1"))
        #expect(throws: WireError.self) { try registry.encode(misplaced) }
    }

    @Test("the category of a stream is written beside its codec, and nowhere else")
    func categoriesStandInOnePlace() throws {
        // Made with a literal, compared with one, or looked up by one.
        let literal = try NSRegularExpression(
            pattern: [
                #"\bcategory:\s*""#, #"\bStreamName\(""#, #"\bidentifiers\(of:\s*""#,
                #"\bcategory\s*[!=]=\s*""#, #""\s*[!=]=\s*[\w.\$?!]*\bcategory\b"#,
                #""\]\.contains\([\w.\$?!]*\bcategory\)"#,
                #"\bswitch\s+[\w.\$?!]*\bcategory\s*\{[^\}]*?\bcase\s[^\n:]*""#,
            ].joined(separator: "|"))
        func hit(_ source: String) -> String? {
            let match = literal.firstMatch(in: source, range: NSRange(source.startIndex..., in: source))
            return match.flatMap { Range($0.range, in: source) }.map { String(source[$0]) }
        }
        let sources = try AggregateRegistryTests.sources(["Sources", "Adapters"])
        #expect(sources.count > 100)
        for (file, source) in sources where !file.hasPrefix("Sources/VowLog/Codec/") {
            let found = hit(source)
            #expect(found == nil, "\(file)")
        }
        // The rule finds what it forbids, and nothing beside it.
        for forbidden in [
            #"StreamName(category: "alarm", id: id)"#, #"StreamName("alarm/a1")"#,
            #"records.contains { $0.stream.category == "alarm" }"#,
            #"if record.stream.category != "device" {"#,
            #"where "run" == stream.category"#, #"["alarm", "line"].contains($0.stream.category)"#,
            "switch record.stream.category {\ncase Aggregates.run.category: break\ncase \"alarm\": break",
            #"overview.identifiers(of: "goal")"#,
        ] {
            #expect(hit(forbidden) != nil, "\(forbidden)")
        }
        for allowed in [
            "$0.stream.category == Aggregates.alarm.category", "StreamName(text)",
            "switch stream.category {\ncase Aggregates.run.category: add(\"run\")\ndefault: break",
            #"description.entityCategory = "diagnostic""#, #"case "code": ask = .token(.code)"#,
        ] {
            #expect(hit(allowed) == nil, "\(allowed)")
        }
    }

    private struct Notes: Evolving {
        typealias ID = String

        var texts: [String] = []

        func evolved(by event: String, at instant: Instant) -> Notes { Notes(texts: texts + [event]) }
    }

    /// The types of the domain that are made by events, found in its sources.
    private static func declaredStates() throws -> Set<String> {
        var names: Set<String> = []
        for (_, source) in try sources(["Sources/VowCore"]) {
            for match in source.matches(
                of: #/(?:struct|enum|class|extension) (\w+)\s*:[^{]*\b(?:Decider|Evolving)\b[^{]*\{/#)
            {
                names.insert(String(match.1))
            }
        }
        return names
    }

    /// The Swift files below folders, by their paths from the root.
    private static func sources(_ folders: [String]) throws -> [(file: String, source: String)] {
        var found: [(file: String, source: String)] = []
        for folder in folders {
            let path = GoldenFile.root.appending(path: folder)
            let files = try #require(FileManager.default.enumerator(atPath: path.path))
            for case let file as String in files where file.hasSuffix(".swift") {
                let source = try String(contentsOf: path.appending(path: file), encoding: .utf8)
                found.append((folder + "/" + file, source))
            }
        }
        return found
    }
}
