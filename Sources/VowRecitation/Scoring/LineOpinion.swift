/// A line that was not heard word for word, and what to ask an engine about it.
public struct WordingQuestion: Hashable, Sendable {
    /// The transcript as it would read, had the line been said at its place.
    public struct Wording: Hashable, Sendable {
        /// The words, in lower case and without punctuation.
        public let words: [String]
        /// Which of them are the line's.
        public let linePlace: Range<Int>

        /// Makes a wording; the place must lie within the words.
        public init(words: [String], linePlace: Range<Int>) {
            self.words = words
            self.linePlace = linePlace
        }
    }

    /// The line's text.
    public let line: String
    /// The words that were heard, in the same form.
    public let heard: [String]
    /// One wording, or two where other words stand beside the line that may belong to it.
    public let wordings: [Wording]
    /// How alike the line and what was heard at its place sound, from 0 to 1.
    public let similarity: Double

    /// Makes a question.
    public init(line: String, heard: [String], wordings: [Wording], similarity: Double) {
        self.line = line
        self.heard = heard
        self.wordings = wordings
        self.similarity = similarity
    }
}

/// What an engine makes of a line's words in the sound in which it heard others.
///
/// Likelihoods are natural logarithms in hundredths, so that they are recorded exactly and a verdict comes out
/// the same on any machine.
public struct LineOpinion: Hashable, Sendable {
    /// The line's text.
    public let line: String
    /// How many pieces the engine writes the line's words in.
    public let pieceCount: Int
    /// How likely it finds all of them together, given the sound.
    public let likelihoodHundredths: Int
    /// How likely it finds the least likely of them.
    public let leastHundredths: Int
    /// How much likelier it finds the transcript with the line's words in their place than as heard.
    public let gainHundredths: Int
    /// What it would make of the line's words had nothing been said; nil where it was not asked.
    public let silence: Silence?
    /// How each of the line's words stands beside what else the engine could have heard there, in the order of the
    /// line; empty where it was not asked.
    public let words: [Word]

    /// A word of the line beside what else the engine could have heard at its place.
    ///
    /// Where a person is hard to understand every piece is unlikely, and so is what else there might have been. Where
    /// another word was said, one piece is far behind the likeliest one, and the others are not.
    public struct Word: Codable, Hashable, Sendable {
        /// The word, in lower case and without punctuation.
        public let text: String
        /// By how much likelier another piece is than the word's own, after the words of the line before it: the
        /// greatest difference of natural logarithms among the word's pieces, in hundredths; 0 where each of them is
        /// what the engine would have written.
        public let behindHundredths: Int

        private enum CodingKeys: String, CodingKey {
            case text = "word"
            case behindHundredths
        }

        /// Makes one.
        public init(text: String, behindHundredths: Int) {
            self.text = text
            self.behindHundredths = behindHundredths
        }
    }

    /// What an engine makes of a line's words in silence: how usual they are, whatever was said.
    ///
    /// Usual words are likely in any sound. What the sound adds to that is what speaks for the line.
    public struct Silence: Hashable, Sendable {
        /// How likely it finds all of them together.
        public let likelihoodHundredths: Int
        /// How much the sound adds to the likelihood of that piece to which it adds least.
        public let leastAddedHundredths: Int

        /// Makes one.
        public init(likelihoodHundredths: Int, leastAddedHundredths: Int) {
            self.likelihoodHundredths = likelihoodHundredths
            self.leastAddedHundredths = leastAddedHundredths
        }
    }

    /// Makes an opinion.
    public init(
        line: String, pieceCount: Int, likelihoodHundredths: Int, leastHundredths: Int, gainHundredths: Int,
        silence: Silence? = nil, words: [Word] = []
    ) {
        self.line = line
        self.pieceCount = pieceCount
        self.likelihoodHundredths = likelihoodHundredths
        self.leastHundredths = leastHundredths
        self.gainHundredths = gainHundredths
        self.silence = silence
        self.words = words
    }

    /// Whether it tells how each word stands, and nothing of silence.
    var tellsOfWordsAlone: Bool { silence == nil && !words.isEmpty }

    /// The same opinion on a line of another wording, with every text in it made anew.
    public func rewritten(_ rewrite: (String) -> String) -> LineOpinion {
        LineOpinion(
            line: rewrite(line), pieceCount: pieceCount, likelihoodHundredths: likelihoodHundredths,
            leastHundredths: leastHundredths, gainHundredths: gainHundredths, silence: silence,
            words: words.map { Word(text: rewrite($0.text), behindHundredths: $0.behindHundredths) })
    }
}

/// The form in which an opinion is recorded: the numbers of silence stand beside the others, and a list without words has
/// no field.
extension LineOpinion: Codable {
    private enum CodingKeys: String, CodingKey {
        case line, pieceCount, likelihoodHundredths, leastHundredths, gainHundredths
        case silenceLikelihoodHundredths, leastAddedHundredths, words
    }

    /// Reads an opinion as it is recorded.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            line: try fields.decode(String.self, forKey: .line),
            pieceCount: try fields.decode(Int.self, forKey: .pieceCount),
            likelihoodHundredths: try fields.decode(Int.self, forKey: .likelihoodHundredths),
            leastHundredths: try fields.decode(Int.self, forKey: .leastHundredths),
            gainHundredths: try fields.decode(Int.self, forKey: .gainHundredths),
            silence: try fields.decodeIfPresent(Int.self, forKey: .silenceLikelihoodHundredths).map {
                Silence(
                    likelihoodHundredths: $0,
                    leastAddedHundredths: try fields.decode(Int.self, forKey: .leastAddedHundredths))
            },
            words: try fields.decodeIfPresent([Word].self, forKey: .words) ?? [])
    }

    /// Writes the opinion as it is recorded.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(line, forKey: .line)
        try fields.encode(pieceCount, forKey: .pieceCount)
        try fields.encode(likelihoodHundredths, forKey: .likelihoodHundredths)
        try fields.encode(leastHundredths, forKey: .leastHundredths)
        try fields.encode(gainHundredths, forKey: .gainHundredths)
        try fields.encodeIfPresent(silence?.likelihoodHundredths, forKey: .silenceLikelihoodHundredths)
        try fields.encodeIfPresent(silence?.leastAddedHundredths, forKey: .leastAddedHundredths)
        if !words.isEmpty { try fields.encode(words, forKey: .words) }
    }
}

extension RecitationVerifier {
    /// What to ask an engine about lines that were neither heard word for word nor are out of the question.
    ///
    /// Where a line was rehearsed, the engine is asked, too, whether it hears the words that it heard then: those
    /// questions follow, and their `line` is what was heard at the rehearsal.
    ///
    /// - Parameters:
    ///   - lines: the texts of the required lines.
    ///   - transcript: what was heard.
    ///   - renderings: how lines came out when they were rehearsed, heard by the engine that is asked; the newest of
    ///     each line counts.
    ///   - leavesOutOtherLines: whether to leave out lines whose place in the transcript clearly is another line: they
    ///     are refused whatever the engine says.
    public func questions(
        lines: [String], transcript: String, renderings: [LineRendering] = [],
        leavesOutOtherLines: Bool = false
    ) -> [WordingQuestion] {
        questions(
            lines, transcript, renderings, leavesOutOtherLines, SpokenWords.rules(settings.language))
    }

    private func questions(
        _ lines: [String], _ transcript: String, _ renderings: [LineRendering], _ leavesOut: Bool,
        _ rules: some LanguageRules
    ) -> [WordingQuestion] {
        let words = rules.heard(
            LexedText(transcript, language: settings.language))
        var known = KnownWords()
        let fillers = words.map(\.text).filter { known.traits(of: $0, rules).role == .filler }
        let expected = lines.map { expectedLine($0, rules, &known) }
        let judge = judge(words, expecting: expected, rules, &known)
        let finder = judge.finder()
        let placed = judge.heard.tokens.isEmpty ? [] : finder.find(expected)
        func question(_ index: Int, of placed: [PlacedLine], by judge: LineJudge<some LanguageRules>)
            -> WordingQuestion?
        {
            leavesOut && judge.isBetterExplained(index, placed) ? nil : judge.question(index, of: placed)
        }
        let questions = placed.indices.compactMap { question($0, of: placed, by: judge) }
        let rehearsed = lines.indices.compactMap { index -> WordingQuestion? in
            let isExact = placed.contains { $0.line.line.text == lines[index] && judge.isExact($0) }
            guard !isExact, let rendering = renderings.last(where: { $0.line == lines[index] }),
                !lines.contains(rendering.heard)
            else { return nil }
            var instead = expected
            instead[index] = expectedLine(rendering.heard, rules, &known)
            // A filler is heard only where a line has it. Mostly none is, and the other lines are where they were.
            let isHeardAlike = fillers.allSatisfy { filler in
                instead.contains { $0.holds(filler) } == expected.contains { $0.holds(filler) }
            }
            guard isHeardAlike else {
                let judge = self.judge(words, expecting: instead, rules, &known)
                return judge.heard.tokens.isEmpty
                    ? nil : question(index, of: judge.finder().find(instead), by: judge)
            }
            if placed.isEmpty { return nil }
            var placedInstead = placed
            placedInstead[index] = finder.find(instead[index])
            return question(index, of: placedInstead, by: judge)
        }
        return questions + rehearsed
    }

    private func expectedLine(
        _ text: String, _ rules: some LanguageRules, _ known: inout KnownWords
    ) -> ExpectedLine {
        ExpectedLine(
            RequiredLine(id: "", text: text), language: settings.language, rules: rules, known: &known)
    }

    /// The judge of heard words for these lines.
    private func judge<Rules: LanguageRules>(
        _ words: [HeardWord], expecting lines: [ExpectedLine], _ rules: Rules, _ known: inout KnownWords
    ) -> LineJudge<Rules> {
        LineJudge(
            heard: HeardTranscript(words, rules: rules, known: &known) { word in
                lines.contains { $0.holds(word) }
            },
            rules: rules, calibration: Calibration(settings.language),
            version: settings.verifierVersion, opinions: [])
    }
}

extension LineJudge {
    /// Below this similarity no opinion could make a line pass.
    private static var leastSimilarity: Double { 0.3 }
    /// So many words beside a line may be the recogniser's rendering of its first or last ones.
    private static var mostWordsBeside: Int { 4 }

    /// What to ask about one of the lines that were found beside each other; nil where there is nothing to ask.
    func question(_ index: Int, of placed: [PlacedLine]) -> WordingQuestion? {
        let (span, alignment) = (placed[index].span, placed[index].alignment)
        guard span.weight > 0, !span.tokens.isEmpty, !alignment.span.isEmpty else { return nil }
        let similarity = max(0, 1 - Double(span.cost) / Double(span.weight))
        guard similarity >= Self.leastSimilarity, !isExact(placed[index]) else { return nil }
        let first = min(span.tokens.lowerBound, alignment.span.lowerBound)
        let place = first..<max(span.tokens.upperBound, alignment.span.upperBound)
        let others = placed.indices.filter { $0 != index && placed[$0].isHeard }
        let line = written(span.form, alignment)
        let isPlaceKnown = (alignment.phoneticSimilarity + similarity) / 2 >= Self.knownPlace
        return WordingQuestion(
            line: placed[index].line.line.text, heard: heard.tokens.map { Self.plain($0.text) },
            wordings: isPlaceKnown
                ? wordings(line, place, !others.isEmpty)
                : [onlyLines(line, place, others.map { placed[$0].alignment.span })],
            similarity: similarity)
    }

    /// From this similarity of sounds on, a line's place in the transcript is known, so that the words around it are
    /// not its own. Below, they may well be what the recogniser made of it.
    private static var knownPlace: Double { 0.7 }

    /// The transcript as it would read, had nothing been said but lines.
    private func onlyLines(_ line: [String], _ place: Range<Int>, _ others: [Range<Int>])
        -> WordingQuestion.Wording
    {
        func claimed(_ range: Range<Int>) -> [String] {
            range.filter { token in others.contains { $0.contains(token) } }
                .map { Self.plain(heard.tokens[$0].text) }
        }
        let before = claimed(0..<place.lowerBound)
        let after = claimed(place.upperBound..<heard.tokens.count)
        return WordingQuestion.Wording(
            words: before + line + after, linePlace: before.count..<(before.count + line.count))
    }

    /// The line's words, spelt as the engine spelt those that it heard: "practise" is no other word than
    /// "practice", and must not count as an unlikely one.
    private func written(_ form: [ExpectedWord], _ alignment: LineAlignment) -> [String] {
        var words = form.map { Self.plain($0.text) }
        for case .said(let expected, let tokens, 0) in alignment.steps
        where expected.count == 1 && tokens.count == 1 && expected.lowerBound < words.count {
            words[expected.lowerBound] = Self.plain(heard.tokens[tokens.lowerBound].text)
        }
        return words
    }

    private func wordings(_ line: [String], _ place: Range<Int>, _ othersHeard: Bool)
        -> [WordingQuestion.Wording]
    {
        let before = heard.tokens[..<place.lowerBound].map { Self.plain($0.text) }
        let after = heard.tokens[place.upperBound...].map { Self.plain($0.text) }
        let start = before.count
        var wordings = [
            WordingQuestion.Wording(words: before + line + after, linePlace: start..<(start + line.count))
        ]
        let beside = before.count + after.count
        if !othersHeard, beside > 0, beside <= Self.mostWordsBeside {
            wordings.append(WordingQuestion.Wording(words: line, linePlace: 0..<line.count))
        }
        return wordings
    }

    /// Whether a line was heard word for word.
    func isExact(_ placed: PlacedLine) -> Bool {
        let (span, alignment) = (placed.span, placed.alignment)
        guard span.weight > 0, !span.tokens.isEmpty, !alignment.span.isEmpty else { return false }
        return alignment.expected.indices.allSatisfy {
            alignment.support[$0] >= LineAlignment.exactSupport
        }
            && alignment.steps.allSatisfy {
                if case .added(let token) = $0 { return !alignment.span.contains(token) }
                return true
            }
    }

    /// The months that are marked as such are written without their mark.
    private static func plain(_ word: String) -> String {
        word == "may." || word == "march." ? String(word.dropLast()) : word
    }
}
