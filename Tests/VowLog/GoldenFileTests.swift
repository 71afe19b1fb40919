import Foundation
import Testing
import VowCore
import VowLog

/// Every event is written and read byte for byte as its golden file says; `Specs/Events/README.md` has the rule.
///
/// `VOW_RECORD_GOLDEN=1 scripts/run-tests VowLog` writes the files of new and changed schemas.
@Suite struct GoldenFileTests {
    private static let files = (try? GoldenFile.files(of: SampleEvents().all)) ?? []

    @Test("each sample is encoded to the bytes of its golden file", arguments: files.map(\.fileName))
    func encodes(_ fileName: String) throws {
        let file = try #require(GoldenFileTests.files.first { $0.fileName == fileName })
        let url = GoldenFile.folder.appending(path: fileName)
        if ProcessInfo.processInfo.environment["VOW_RECORD_GOLDEN"] != nil {
            try FileManager.default.createDirectory(at: GoldenFile.folder, withIntermediateDirectories: true)
            try Data(file.text.utf8).write(to: url)
        }
        let stored = try String(contentsOf: url, encoding: .utf8)
        #expect(stored == file.text)
    }

    @Test("each golden file is decoded to its samples")
    func decodes() throws {
        let names = try GoldenFile.storedNames()
        #expect(!names.isEmpty)
        for name in names {
            let text = try String(contentsOf: GoldenFile.folder.appending(path: name), encoding: .utf8)
            let events = try GoldenFile.decode(text)
            let samples =
                try SampleEvents.superseded[name]
                ?? SampleEvents().all.filter { try GoldenFile($0).fileName == name }
            #expect(events == samples, "\(name)")
        }
    }

    @Test("every event version that the codec reads has a golden file, and every file has an event")
    func complete() throws {
        let known = try codecVersions()
        #expect(known.count > 30)
        #expect(try Set(GoldenFile.storedNames()) == known)
        #expect(Set(GoldenFileTests.files.map(\.fileName) + SampleEvents.superseded.keys) == known)
    }

    @Test("each event is written in one schema")
    func oneSchema() {
        let names = GoldenFileTests.files.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test(
        "the upcast: the first form of a return tells two facts, and every combination is read as the one cause"
    )
    func firstFormOfReturn() throws {
        for (restarted, inOrder, cause) in [
            (true, false, Absence.Cause.poweredOff), (true, true, .poweredOff), (false, true, .stopped),
            (false, false, .killed),
        ] {
            var writer = FieldWriter()
            writer.put("lastSeen", Int64(5))
            writer.put("machineRestarted", restarted)
            writer.put("stoppedInOrder", inOrder)
            let event = try EventCodec.decode(
                stream: StreamName(category: "device", id: "this"), name: "DaemonReturned", schema: 1,
                plain: try FieldReader(try writer.bytes), personal: .erased)
            #expect(event == .device(.returned(lastSeen: Instant(millisecondsSinceEpoch: 5), cause: cause)))
            let again = try EventCodec.encode(event)
            #expect((again.name, again.schema) == ("DaemonReturned", 2))
        }
    }

    @Test("an unknown event, an unknown version and an event of another stream are errors")
    func unknown() throws {
        let empty = try FieldReader(Array("{}".utf8))
        for (category, name, schema) in [
            ("alarm", "AlarmExploded", 1), ("alarm", "AlarmEnabled", 2), ("line", "AlarmEnabled", 1),
            ("settings", "SettingChanged", 2), ("elsewhere", "AlarmEnabled", 1), ("device", "", 1),
        ] {
            #expect(throws: WireError.unknownEvent(name: name, schema: schema)) {
                try EventCodec.decode(
                    stream: StreamName(category: category, id: "x"), name: name, schema: schema, plain: empty,
                    personal: empty)
            }
        }
    }

    @Test("D2: nothing that a person wrote or said stands in a plain part")
    func nothingPersonalInTheClear() throws {
        let marker = "q7zx"
        let marked = SampleEvents(words: { marker + $0 })
        var sealedCount = 0
        for event in marked.all {
            let encoded = try EventCodec.encode(event)
            #expect(!String(decoding: encoded.plain, as: UTF8.self).contains(marker), "\(encoded.name)")
            #expect((encoded.personal == nil) == (encoded.personalClass == nil))
            if let personal = encoded.personal, String(decoding: personal, as: UTF8.self).contains(marker) {
                sealedCount += 1
            }
        }
        #expect(sealedCount >= 11)
    }

    @Test("an erased personal part leaves an event that still decodes")
    func erased() throws {
        for event in SampleEvents().all {
            let encoded = try EventCodec.encode(event)
            guard encoded.personal != nil else { continue }
            let decoded = try EventCodec.decode(
                stream: EventCodec.stream(of: event), name: encoded.name, schema: encoded.schema,
                plain: try FieldReader(encoded.plain), personal: .erased)
            #expect(EventCodec.stream(of: decoded) == EventCodec.stream(of: event))
        }
    }

    /// The file names of the event versions that are written or read, by their literals: those of the codecs, of the
    /// keys that stand beside an event, and of the answers to challenges.
    private func codecVersions() throws -> Set<String> {
        let codecs = try sources(under: "Sources/VowLog/Codec").joined()
        var names = Set(ChallengeAnswer.eventNames.map { "\($0).v1.json" })
        for match in codecs.matches(of: #/\("([A-Z][A-Za-z]+)", ([0-9]+)\)/#) {
            names.insert("\(match.1).v\(match.2).json")
        }
        for match in codecs.matches(of: #/EventForms\(name: "([A-Z][A-Za-z]+)"\)/#) {
            names.insert("\(match.1).v1.json")
        }
        for match in codecs.matches(of: #/"[A-Z][A-Za-z]+": "([A-Z][A-Za-z]+)"/#) {
            names.insert("\(match.1).v1.json")
        }
        let schemas = Dictionary(
            uniqueKeysWithValues: codecs.matches(of: #/schemas: \["([A-Z][A-Za-z]+)": ([0-9]+)\]/#).map {
                ($0.1, $0.2)
            })
        for source in try sources(under: "Sources/VowCore") {
            for keys in source.matches(of: #/ CodingKeys: String, CodingKey {[^}]*}/#) {
                for match in keys.0.matches(of: #/case [a-z][A-Za-z]+ = "([A-Z][A-Za-z]+)"/#) {
                    names.insert("\(match.1).v\(schemas[match.1] ?? "1").json")
                }
            }
        }
        return names
    }

    private func sources(under folder: String) throws -> [String] {
        let folder = GoldenFile.root.appending(path: folder)
        let files = try #require(FileManager.default.enumerator(atPath: folder.path))
        return try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map {
            try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        }
    }
}
