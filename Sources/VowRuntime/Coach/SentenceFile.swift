package import Foundation
import VowAnswers
package import VowCore
package import VowRecitation

/// Sentences of the coach as JSON: `{"id","text","lang","level","wordBucket"}`, in a list or one a line.
package enum SentenceFile {
    /// Why a file cannot be taken in, as a sentence with the place.
    package struct Flaw: Error, Hashable, Sendable {
        /// What is wrong, in a few English words.
        package let reason: String
    }

    /// The sentences as a list, one a line, so that two files can be compared.
    package static func json(_ sentences: [CoachSentence]) -> String {
        let rows = sentences.map { sentence in
            let row = CoachSentenceRow(sentence)
            // A fixed order of keys, as in the description of the format.
            let pairs = [
                ("id", row.id), ("text", row.text), ("lang", row.lang), ("level", row.level),
                ("wordBucket", row.wordBucket),
            ]
            return "{" + pairs.map { "\(JSONText.quoted($0)):\(JSONText.quoted($1))" }.joined(separator: ",")
                + "}"
        }
        return rows.isEmpty ? "[]" : "[\n" + rows.joined(separator: ",\n") + "\n]"
    }

    /// The sentences of a file; an identifier that comes twice is refused.
    package static func sentences(in data: Data) throws(Flaw) -> [CoachSentence] {
        var sentences: [CoachSentence] = []
        var ids: Set<String> = []
        for (place, row) in try rows(in: data).enumerated() {
            func flaw(_ reason: String) -> Flaw {
                Flaw(reason: "sentence \(place + 1) (\(row.id)): \(reason)")
            }
            guard let language = Language(rawValue: row.lang) else {
                throw flaw("lang is zh, en or es, not \"\(row.lang)\"")
            }
            guard let level = SentenceLevel(rawValue: row.level) else {
                throw flaw("level is easy, medium or hard, not \"\(row.level)\"")
            }
            guard let bucket = WordBucket(rawValue: row.wordBucket) else {
                throw flaw("wordBucket is common or less-common, not \"\(row.wordBucket)\"")
            }
            let id = row.id.trimmingCharacters(in: .whitespacesAndNewlines)
            let text = row.text.trimmingCharacters(in: .whitespacesAndNewlines)
            guard !id.isEmpty, id.count <= 64 else { throw flaw("the id has 1 to 64 letters") }
            guard ids.insert(id).inserted else { throw flaw("the id comes twice") }
            guard text.contains(where: \.isLetter), text.count <= 200, !text.contains(where: \.isNewline)
            else { throw flaw("the text is one line of 1 to 200 letters") }
            sentences.append(
                CoachSentence(
                    id: CoachSentenceID(id), text: text, language: language, level: level, bucket: bucket))
        }
        return sentences
    }

    private static func rows(in data: Data) throws(Flaw) -> [CoachSentenceRow] {
        let decoder = JSONDecoder()
        // Some programs mark a text as UTF-8; the mark is no part of it.
        let text = String(decoding: data, as: UTF8.self).trimmingPrefix("\u{FEFF}")
        if text.first(where: { !$0.isWhitespace }) == "[" {
            do { return try decoder.decode([CoachSentenceRow].self, from: Data(text.utf8)) } catch {
                throw Flaw(reason: "no list of {\"id\",\"text\",\"lang\",\"level\",\"wordBucket\"}")
            }
        }
        var rows: [CoachSentenceRow] = []
        for (place, line) in text.split(whereSeparator: \.isNewline).enumerated()
        where line.contains(where: { !$0.isWhitespace }) {
            guard let row = try? decoder.decode(CoachSentenceRow.self, from: Data(line.utf8)) else {
                throw Flaw(
                    reason: "line \(place + 1) is no {\"id\",\"text\",\"lang\",\"level\",\"wordBucket\"}")
            }
            rows.append(row)
        }
        return rows
    }
}

/// The sentences that the program carries, written for it; `scripts/tables/word-buckets` says how common their words
/// are.
package enum StarterSentences {
    /// The starter sentences of a language, in the order of their identifiers.
    package static func of(_ language: Language) -> [CoachSentence] {
        switch language {
        case .chinese: chinese
        case .english: english
        case .spanish: spanish
        }
    }

    private static let chinese = read(PackageResources.zh_json)
    private static let english = read(PackageResources.en_json)
    private static let spanish = read(PackageResources.es_json)

    private static func read(_ bytes: [UInt8]) -> [CoachSentence] {
        do { return try SentenceFile.sentences(in: Data(bytes)) } catch {
            preconditionFailure("the starter sentences are checked by the tests: \(error)")
        }
    }
}
