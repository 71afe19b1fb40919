package import VowRecitation

extension PronunciationRating {
    /// The four scores as one, from 0 to 100: accuracy counts twice.
    package var overall: Double { Double(2 * accuracy + fluency + completeness + prosody) / 5 }
}

/// How much each part counts in the score of a sentence; written as `meaning=60,attempt=3,replay=2,quick=6`.
package struct CoachWeights: Hashable, Sendable {
    /// The share of meaning in per cent; pronunciation has the rest.
    package let meaningPercent: Int
    /// The points that each attempt after the first takes.
    package let attemptPoints: Int
    /// The points that each replay takes, slow or not.
    package let replayPoints: Int
    /// The most points that a quick answer brings.
    package let quickPoints: Int

    package init(
        meaningPercent: Int = 60, attemptPoints: Int = 3, replayPoints: Int = 2, quickPoints: Int = 6
    ) {
        self.meaningPercent = meaningPercent
        self.attemptPoints = attemptPoints
        self.replayPoints = replayPoints
        self.quickPoints = quickPoints
    }

    /// Reads the written form; what is left out keeps its default, and nil stands for what cannot be read.
    package init?(_ text: String) {
        var values = ["meaning": 60, "attempt": 3, "replay": 2, "quick": 6]
        for part in text.split(separator: ",") {
            let pair = part.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
            guard pair.count == 2, values[pair[0]] != nil, let value = Int(pair[1]), (0...100).contains(value)
            else { return nil }
            values[pair[0]] = value
        }
        self.init(
            meaningPercent: values["meaning"] ?? 60, attemptPoints: values["attempt"] ?? 3,
            replayPoints: values["replay"] ?? 2, quickPoints: values["quick"] ?? 6)
    }

    /// The written form.
    package var text: String {
        "meaning=\(meaningPercent),attempt=\(attemptPoints),replay=\(replayPoints),quick=\(quickPoints)"
    }
}

extension CoachWeights: Codable {
    /// Reads the written form.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let weights = CoachWeights(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no weights")
        }
        self = weights
    }

    /// Writes the written form.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

/// The score of a sentence, from 0 to 100; the formula and its curve stand in Specs/Coach/ITEM-SCORE.md.
///
/// score = w · meaning + (1 − w) · s · pronunciation − a · (attempts − 1) − r · replays + b · quickness
///
/// Pronunciation is (2 · accuracy + fluency + completeness + prosody) / 5; without one, meaning stands alone. It counts as
/// far as the sentence was said at all: s is meaning / pass, at most 1, as it says nothing of other words. Quickness is
/// 1 up to the time that an answer of this length takes in peace, falls to 0 at twice that time, and is 0 for an answer
/// that was wrong. The result is rounded to the nearest whole number and kept within 0 to 100.
package enum ItemScore {
    /// The score of an item.
    /// - Parameters:
    ///   - meaningHundredths: how near the answer is in meaning, 0 to 100.
    ///   - attempts: how often it was answered, this answer included.
    ///   - replays: how often it was heard again.
    ///   - quickness: from 0 to 1.
    ///   - passHundredths: the meaning, 0 to 100, from which an answer is right.
    package static func score(
        meaningHundredths: Int, pronunciation: PronunciationRating?, attempts: Int, replays: Int,
        quickness: Double, weights: CoachWeights, passHundredths: Int = 80
    ) -> Int {
        let meaning = Double(min(max(meaningHundredths, 0), 100))
        let share = Double(min(max(weights.meaningPercent, 0), 100)) / 100
        let said = min(1, meaning / Double(max(1, passHundredths)))
        let base = pronunciation.map { share * meaning + (1 - share) * said * $0.overall } ?? meaning
        let cost = weights.attemptPoints * max(0, attempts - 1) + weights.replayPoints * max(0, replays)
        let bonus = Double(weights.quickPoints) * min(max(quickness, 0), 1)
        return Int(min(max((base - Double(cost) + bonus).rounded(), 0), 100))
    }

    /// How quick an answer is, from 0 to 1.
    /// - Parameters:
    ///   - answerMilliseconds: from the end of the spoken sentence to the end of the answer.
    ///   - letters: how many letters the sentence has; a Chinese character stands for three.
    package static func quickness(answerMilliseconds: Int64, letters: Int, mode: RecitationMode) -> Double {
        let peace = Double(peaceMilliseconds(letters: letters, mode: mode))
        return min(max((2 * peace - Double(answerMilliseconds)) / peace, 0), 1)
    }

    /// The time that an answer takes without hurry, in milliseconds: a second and a half to begin, then fifteen letters
    /// a second aloud, or four a second typed.
    package static func peaceMilliseconds(letters: Int, mode: RecitationMode) -> Int64 {
        1_500 + Int64(max(letters, 1)) * (mode == .typed ? 250 : 66)
    }
}
