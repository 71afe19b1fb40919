import Foundation
import Testing
import VowCore
import VowLog

/// What is told of an event behind its name was recorded, or is a text of the catalogue.
@Suite("Details of recorded events") struct EventDetailTests {
    @Test("words of Vow's own are texts of the catalogue, with the arguments that these take")
    func texts() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let catalogue = try String(
            contentsOf: root.appending(path: "Sources/VowTexts/Catalogue/vow.pot"), encoding: .utf8)
        let names = catalogue.matches(of: /\nmsgctxt "(detail\.\w+)"\nmsgid "(.*)"/)
        let known = Dictionary(uniqueKeysWithValues: names.map { (String($0.1), String($0.2)) })
        var used: Set<String> = []
        for event in SampleEvents().all {
            _ = AggregateRegistry.vow.detail(of: event) { name, arguments in
                used.insert(name)
                let wanted = (known[name] ?? "").matches(of: /\{(\w+)\}/).map { String($0.1) }
                #expect(known[name] != nil && Set(wanted) == Set(arguments.keys), "\(event): \(name)")
                return name
            }
        }
        #expect(used == Set(known.keys))
    }

    /// What is written alike in every language.
    private static let units: Set = ["min", "ms"]

    @Test("all else was recorded with the event")
    func recorded() throws {
        for event in SampleEvents().all {
            let detail = AggregateRegistry.vow.detail(of: event) { _, _ in "" } ?? ""
            let encoded = try EventCodec.encode(event)
            var values: [String] = []
            for part in [encoded.plain, encoded.personal].compactMap({ $0 }) {
                values += Self.values(of: try JSONSerialization.jsonObject(with: Data(part)))
            }
            for word in detail.split(whereSeparator: { !$0.isLetter }).map(String.init)
            where word.count > 1 && !Self.units.contains(word) {
                let isRecorded = values.contains { $0.contains(word) }
                #expect(isRecorded, "\(encoded.name): \(word)")
            }
        }
    }

    /// Every value of a JSON text, whatever its key.
    private static func values(of value: Any) -> [String] {
        switch value {
        case let object as [String: Any]: object.values.flatMap { values(of: $0) }
        case let list as [Any]: list.flatMap { values(of: $0) }
        default: ["\(value)"]
        }
    }
}
