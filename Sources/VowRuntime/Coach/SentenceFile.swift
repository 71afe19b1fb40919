package import Foundation
import VowAnswers
package import VowCore
import VowPorts
package import VowRecitation

/// Sentences of the coach as JSON: `{"id","text","lang","level","wordBucket"}`, in a list or one a line.
package enum SentenceFile {
    /// Why a file cannot be taken in, as a sentence with the place.
    package struct Flaw: Error, Hashable, Sendable {
        /// What is wrong.
        package let reason: TextCode
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
            func flaw(_ reason: TextCode) -> Flaw {
                Flaw(reason: .sentenceFlaw(number: place + 1, id: row.id, reason: reason))
            }
            guard let language = Language(rawValue: row.lang) else {
                throw flaw(.langIsUnknown(text: row.lang))
            }
            guard let level = SentenceLevel(rawValue: row.level) else {
                throw flaw(.levelIsUnknown(text: row.level))
            }
            guard let bucket = WordBucket(rawValue: row.wordBucket) else {
                throw flaw(.bucketIsUnknown(text: row.wordBucket))
            }
            let id = row.id.trimmingCharacters(in: .whitespacesAndNewlines)
            let text = row.text.trimmingCharacters(in: .whitespacesAndNewlines)
            guard !id.isEmpty, id.count <= 64 else { throw flaw(.idHasOneToSixtyFourLetters) }
            guard ids.insert(id).inserted else { throw flaw(.idComesTwice) }
            guard text.contains(where: \.isLetter), text.count <= 200, !text.contains(where: \.isNewline)
            else { throw flaw(.textIsOneLine) }
            sentences.append(
                CoachSentence(
                    id: CoachSentenceID(id), text: text, language: language, level: level, bucket: bucket))
        }
        return sentences
    }

    /// How a row of the file looks.
    private static let form = #"{"id","text","lang","level","wordBucket"}"#

    private static func rows(in data: Data) throws(Flaw) -> [CoachSentenceRow] {
        let decoder = JSONDecoder()
        // Some programs mark a text as UTF-8; the mark is no part of it.
        let text = String(decoding: data, as: UTF8.self).trimmingPrefix("\u{FEFF}")
        if text.first(where: { !$0.isWhitespace }) == "[" {
            do { return try decoder.decode([CoachSentenceRow].self, from: Data(text.utf8)) } catch {
                throw Flaw(reason: .noListOfRows(form: form))
            }
        }
        var rows: [CoachSentenceRow] = []
        for (place, line) in text.split(whereSeparator: \.isNewline).enumerated()
        where line.contains(where: { !$0.isWhitespace }) {
            // Which field is wrong is left to the person, who is shown the form.
            guard let row = try? decoder.decode(CoachSentenceRow.self, from: Data(line.utf8)) else {
                throw Flaw(reason: .lineIsNoRow(line: place + 1, form: form))
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
