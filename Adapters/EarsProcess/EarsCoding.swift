import VowRecitation
import VowPorts

/// Converts questions, opinions and aligned words to and from message fields.
enum EarsCoding {
    static func fields(_ question: WordingQuestion) -> [String: Any] {
        [
            "line": question.line, "heard": question.heard, "similarity": question.similarity,
            "wordings": question.wordings.map { wording in
                [
                    "words": wording.words, "start": wording.linePlace.lowerBound,
                    "end": wording.linePlace.upperBound,
                ] as [String: Any]
            },
        ]
    }

    /// Decodes questions, or returns nil if they are malformed.
    static func wordingQuestions(_ value: Any?) -> [WordingQuestion]? {
        guard let rows = value as? [[String: Any]] else { return nil }
        var questions: [WordingQuestion] = []
        for row in rows {
            guard let line = row["line"] as? String, let heard = row["heard"] as? [String],
                let similarity = row["similarity"] as? Double,
                let wordings = row["wordings"] as? [[String: Any]]
            else { return nil }
            var read: [WordingQuestion.Wording] = []
            for wording in wordings {
                guard let words = wording["words"] as? [String], let start = wording["start"] as? Int,
                    let end = wording["end"] as? Int, start >= 0, start <= end, end <= words.count
                else { return nil }
                read.append(WordingQuestion.Wording(words: words, linePlace: start..<end))
            }
            questions.append(
                WordingQuestion(line: line, heard: heard, wordings: read, similarity: similarity))
        }
        return questions
    }

    static func fields(_ opinion: LineOpinion) -> [String: Any] {
        var fields: [String: Any] = [
            "line": opinion.line, "pieces": opinion.pieceCount, "likelihood": opinion.likelihoodHundredths,
            "least": opinion.leastHundredths, "gain": opinion.gainHundredths,
        ]
        if let silence = opinion.silence {
            fields["silence"] = silence.likelihoodHundredths
            fields["leastAdded"] = silence.leastAddedHundredths
        }
        if !opinion.words.isEmpty {
            fields["words"] = opinion.words.map {
                ["text": $0.text, "behind": $0.behindHundredths] as [String: Any]
            }
        }
        return fields
    }

    /// Decodes an answer's opinions. Returns nil if they are malformed, concern other lines, or hold impossible
    /// numbers.
    static func opinions(_ value: Any?, on questions: [WordingQuestion]) -> [LineOpinion]? {
        guard let rows = value as? [[String: Any]], rows.count <= questions.count else { return nil }
        var opinions: [LineOpinion] = []
        for row in rows {
            func number(_ key: String) -> Int? { Self.number(row[key]) }
            guard let line = row["line"] as? String, questions.contains(where: { $0.line == line }),
                let pieces = number("pieces"), pieces > 0, let likelihood = number("likelihood"),
                let least = number("least"), let gain = number("gain")
            else { return nil }
            var silence: LineOpinion.Silence?
            if row["silence"] != nil {
                guard let all = number("silence"), let added = number("leastAdded") else { return nil }
                silence = LineOpinion.Silence(likelihoodHundredths: all, leastAddedHundredths: added)
            }
            guard let words = words(row["words"], of: questions.filter { $0.line == line }) else {
                return nil
            }
            opinions.append(
                LineOpinion(
                    line: line, pieceCount: pieces, likelihoodHundredths: likelihood, leastHundredths: least,
                    gainHundredths: gain, silence: silence, words: words))
        }
        return opinions
    }

    static func fields(_ word: AlignedWord) -> [String: Any] {
        [
            "start": word.startMilliseconds, "end": word.endMilliseconds, "score": word.score,
            "free": word.freeScore,
            "phones": word.phones.map { phone in
                [
                    "name": phone.name, "start": phone.startMilliseconds, "end": phone.endMilliseconds,
                    "score": phone.score, "free": phone.freeScore,
                ] as [String: Any]
            },
        ]
    }

    /// Limit of phones in a word of an answer.
    private static let mostPhones = 60

    /// Decodes aligned words. Returns nil if they are not the words asked about, or lie beyond the sound.
    static func alignedWords(_ value: Any?, of words: [String], milliseconds: Int) -> [AlignedWord]? {
        guard let rows = value as? [[String: Any]], rows.count == words.count else { return nil }
        func number(_ row: [String: Any], _ key: String, _ range: ClosedRange<Int>) -> Int? {
            (row[key] as? Int).flatMap { range.contains($0) ? $0 : nil }
        }
        // The last frame may reach up to 100 ms beyond the last sample.
        let times = 0...milliseconds + 100
        let scores = -100_000_000...100_000_000
        var aligned: [AlignedWord] = []
        for (word, row) in zip(words, rows) {
            guard let start = number(row, "start", times), let end = number(row, "end", times),
                let score = number(row, "score", scores), let free = number(row, "free", scores),
                start <= end, let phoneRows = row["phones"] as? [[String: Any]], phoneRows.count <= mostPhones
            else { return nil }
            var phones: [AlignedWord.Phone] = []
            for row in phoneRows {
                guard let name = row["name"] as? String, name.utf8.count <= 8,
                    let start = number(row, "start", times), let end = number(row, "end", times),
                    let score = number(row, "score", scores), let free = number(row, "free", scores),
                    start <= end
                else { return nil }
                phones.append(
                    AlignedWord.Phone(
                        name: name, startMilliseconds: start, endMilliseconds: end, score: score,
                        freeScore: free)
                )
            }
            aligned.append(
                AlignedWord(
                    word: word, startMilliseconds: start, endMilliseconds: end, score: score, freeScore: free,
                    phones: phones))
        }
        return aligned
    }

    private static func number(_ value: Any?) -> Int? {
        (value as? Int).flatMap { (-10_000_000...10_000_000).contains($0) ? $0 : nil }
    }

    /// Decodes an opinion's words, or returns nil if they match no wording that was asked about.
    private static func words(_ value: Any?, of questions: [WordingQuestion]) -> [LineOpinion.Word]? {
        guard let value else { return [] }
        guard let rows = value as? [[String: Any]] else { return nil }
        var words: [LineOpinion.Word] = []
        for row in rows {
            guard let text = row["text"] as? String, let behind = number(row["behind"]) else { return nil }
            words.append(LineOpinion.Word(text: text, behindHundredths: behind))
        }
        let wasAsked = questions.contains { question in
            question.wordings.contains { Array($0.words[$0.linePlace]) == words.map(\.text) }
        }
        return wasAsked ? words : nil
    }
}
