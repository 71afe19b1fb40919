package import VowRecitation

/// What a person may ask of a run aloud, where neither keyboard nor screen is at hand: a snooze, and the emergency
/// exit. The limits and waits are the same as by hand.
package enum VoiceCommand: Hashable, Sendable {
    /// A snooze: the word alone.
    case snooze
    /// The sentence of the emergency exit; to be said twice, with the same wait between as when it is typed.
    case emergency

    /// The command in a transcript; nil where there is none. Case and punctuation do not count, and one word of the
    /// emergency sentence may be misheard.
    package init?(_ transcript: String, _ language: Language) {
        let heard = VoiceCommand.words(transcript, language)
        if VoiceCommand.snoozeWords(language).contains(heard) {
            self = .snooze
            return
        }
        guard let wanted = VoiceCommand.emergencyWords[language], abs(heard.count - wanted.count) <= 1,
            VoiceCommand.distance(heard, wanted) <= 1
        else {
            return nil
        }
        self = .emergency
    }

    private static func snoozeWords(_ language: Language) -> [[String]] {
        switch language {
        case .english: [["snooze"], ["snooze", "please"], ["please", "snooze"]]
        case .spanish:
            [["posponer"], ["aplazar"], ["posponer", "por", "favor"], ["aplazar", "por", "favor"]]
        case .chinese: [["贪", "睡"], ["小", "睡"]]
        }
    }

    private static let emergencyWords = Dictionary(
        uniqueKeysWithValues: Language.allCases.map {
            ($0, words(WakeSession.emergencySentence($0), $0))
        })

    private static func words(_ text: String, _ language: Language) -> [String] {
        if language == .chinese { return text.filter(\.isLetter).map { String($0) } }
        return text.lowercased().unicodeScalars.split { !$0.isWordPart }.map(String.init)
    }

    /// Words to be exchanged, added or left out (Levenshtein).
    static func distance(_ one: [String], _ other: [String]) -> Int {
        var row = Array(0...other.count)
        for (line, word) in one.enumerated() {
            var before = row[0]
            row[0] = line + 1
            for (column, candidate) in other.enumerated() {
                let diagonal = before + (word == candidate ? 0 : 1)
                before = row[column + 1]
                row[column + 1] = min(diagonal, before + 1, row[column] + 1)
            }
        }
        return row[other.count]
    }
}
