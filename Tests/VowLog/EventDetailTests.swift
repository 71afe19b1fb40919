import Foundation
import Testing
import VowCore
import VowLog

/// What is told of an event behind its name is read in two languages: words of Vow's own stand there in both, and all
/// else was recorded.
@Suite("Details of recorded events") struct EventDetailTests {
    @Test("words of Vow's own are others in Spanish, and are the ones that are told")
    func bothLanguages() {
        var wordings: [String: String] = [:]
        for event in SampleEvents().all {
            let english = AggregateRegistry.vow.detail(of: event) { english, spanish in
                wordings[english] = spanish
                return english
            }
            var isWorded = false
            let spanish = AggregateRegistry.vow.detail(of: event) { _, spanish in
                isWorded = true
                return spanish
            }
            #expect(isWorded == (english != spanish), "\(event)")
        }
        #expect(wordings.count > 8)
        for (english, spanish) in wordings {
            #expect(!spanish.isEmpty && spanish != english, "\(english)")
        }
    }

    /// What is written alike in every language.
    private static let units: Set = ["min", "ms"]

    @Test("what is in one language only was recorded with the event")
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
