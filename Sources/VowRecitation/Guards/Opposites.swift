/// Words that turn the meaning of a line round, in one language.
///
/// A set holds words that exclude each other, on two sides or more: "stop quit | begin start", or the days of the week.
/// A turning word changes any line that it is put into, whatever it stands for: "hate", "refuse".
struct Opposites: Sendable {
    /// A word or several words in a row, on one side of a set.
    struct Phrase: Sendable {
        let set: Int
        let side: Int
        fileprivate let words: [Word]
        /// How many words it has.
        var count: Int { words.count }
    }

    fileprivate struct Word: Sendable {
        let text: String
        let canonical: String
        let lemma: String
        /// Whether no other form of the word is meant: "hijo" and "hija" have one dictionary form.
        let isExact: Bool

        func isMet(by text: String, _ traits: WordTraits) -> Bool {
            if text == self.text { return true }
            return !isExact && (traits.lemma == lemma || traits.canonical == canonical)
        }
    }

    /// The phrases of all sets by each name that their first word goes by, the longest first.
    private let phrases: [String: [Phrase]]
    /// The same for turning words.
    private let turning: [String: [Phrase]]

    /// Reads the tables of a language.
    ///
    /// - Parameters:
    ///   - sets: a set a line, its sides apart by `|`; words of a phrase are joined by `_`, and `=` before a word means
    ///     this very form.
    ///   - turning: turning words, written alike.
    ///   - rules: of the language.
    init(sets: [String], turning: String, rules: some LanguageRules) {
        var phrases: [String: [Phrase]] = [:]
        var turningPhrases: [String: [Phrase]] = [:]
        func add(_ text: Substring, set: Int, side: Int, to table: inout [String: [Phrase]]) {
            // A Chinese word is written without joints: each character counts for itself.
            let joined = text.contains("_") || text.allSatisfy(\.isASCII)
            let words = (joined ? text.split(separator: "_") : text.map { Substring(String($0)) }).map {
                part in
                let isExact = part.hasPrefix("=")
                let word = String(isExact ? part.dropFirst() : part)
                let traits = rules.traits(of: word)
                return Word(text: word, canonical: traits.canonical, lemma: traits.lemma, isExact: isExact)
            }
            guard let first = words.first else { return }
            let phrase = Phrase(set: set, side: side, words: words)
            var names = [first.text]
            if !first.isExact { names += [first.canonical, first.lemma] }
            for (place, name) in names.enumerated() where !names[..<place].contains(name) {
                table[name, default: []].append(phrase)
            }
        }
        for (set, line) in sets.enumerated() {
            for (side, words) in line.split(separator: "|").enumerated() {
                for text in words.split(separator: " ") { add(text, set: set, side: side, to: &phrases) }
            }
        }
        for (number, text) in turning.split(whereSeparator: { $0 == " " || $0 == "\n" }).enumerated() {
            add(text, set: number, side: 0, to: &turningPhrases)
        }
        self.phrases = phrases.mapValues { $0.sorted { $0.count > $1.count } }
        self.turning = turningPhrases.mapValues { $0.sorted { $0.count > $1.count } }
    }

    /// Where a phrase stands in a row of words.
    struct Place {
        let phrase: Phrase
        let words: Range<Int>
    }

    /// Where words of sets stand; of one set the longest phrase, and no word twice.
    func places(in row: [(text: String, traits: WordTraits)]) -> [Place] { places(phrases, in: row) }

    /// Where turning words stand.
    func turningPlaces(in row: [(text: String, traits: WordTraits)]) -> [Place] { places(turning, in: row) }

    private func places(
        _ table: [String: [Phrase]], in row: [(text: String, traits: WordTraits)]
    ) -> [Place] {
        var found: [Place] = []
        for start in row.indices {
            let (text, traits) = row[start]
            var names = [text]
            for name in [traits.canonical, traits.lemma] where !names.contains(name) { names.append(name) }
            for name in names {
                for phrase in table[name] ?? [] {
                    let end = start + phrase.count
                    guard end <= row.count,
                        phrase.words.indices.allSatisfy({
                            phrase.words[$0].isMet(by: row[start + $0].text, row[start + $0].traits)
                        }),
                        !found.contains(where: {
                            $0.phrase.set == phrase.set && $0.words.overlaps(start..<end)
                        })
                    else { continue }
                    found.append(Place(phrase: phrase, words: start..<end))
                }
            }
        }
        return found
    }
}
