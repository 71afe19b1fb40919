/// The hard objections: changed negations, numbers, dates and times, and words turned into their opposites.
struct MeaningGuards {
    let alignment: LineAlignment
    let heard: [HeardToken]
    /// Heard words that another line claims, which cannot change the meaning of this one.
    let claimed: [Bool]
    let clauseOpeners: [String]
    let reportingWords: [String]
    /// The words after a time that tell the half of the day.
    let dayParts: [String: String]
    let opposingPrefixes: [String]
    /// Words that turn the meaning round; nil before version 10.
    let opposites: Opposites?
    let line: ExpectedLine
    /// Whether the engine finds the line's own words about as likely as those that it heard. Then there are only
    /// objections to words that it heard as their opposites.
    let isOverruled: Bool

    /// The share of the line's weight that has to be heard all but exactly for its meaning to be judged.
    private static let leastClarity = 0.6

    /// The support from which no prefix is missing: without one, the shortest words still have 0.9 at most.
    static let wholeSupport = 0.95

    /// The objections, in the order of the line.
    ///
    /// Where the line as a whole was heard too unclearly, there are only objections to opposites: a negation or number
    /// in a garbled transcript is the recogniser's, and the score alone decides. Even there a negation counts where it
    /// stands beside a word of the line that was heard well.
    func findings() -> [GuardFinding] {
        var findings: [GuardFinding] = []
        if let opposites { checkOpposites(opposites, &findings) }
        if isOverruled { return findings }
        checkPrefixes(&findings)
        guard isLineClear else {
            checkPlainNegations(&findings)
            return findings
        }
        for step in alignment.steps {
            switch step {
            case .said(let words, let tokens, _):
                check(.polarity, words, tokens, &findings) { $0.isNegation }
                check(.number, words, tokens, &findings) { $0.isNumber }
                checkExclusives(words, tokens, &findings)
            case .missed(let index):
                let word = alignment.expected[index]
                if word.traits.isNegation { add(.polarity, word.text, "", &findings) }
                if word.traits.isNumber && !isPronounLike(word.text) || isOneOfNumber(index) {
                    add(.number, word.text, "", &findings)
                }
            case .added(let index):
                guard alignment.span.contains(index) else { continue }
                let token = heard[index]
                if token.traits.isNegation { add(.polarity, "", token.text, &findings) }
                if token.traits.isNumber && !isPronounLike(token.text) {
                    add(.number, "", token.text, &findings)
                }
            case .takenBack: break
            }
        }
        checkBefore(&findings)
        checkAfter(&findings)
        checkDayPart(&findings)
        checkNumbersAround(&findings)
        return findings
    }

    /// Whether the line as a whole was heard clearly enough for its meaning to be judged.
    var isLineClear: Bool { alignment.clarity >= Self.leastClarity }

    /// The support from which a neighbouring word tells that the line itself was being said there.
    ///
    /// Chosen on 270 recordings of accented speakers: at 0.85 four changed negations more pass, at 0 four genuine
    /// recitations are refused; with this value none is.
    private static let plainSupport = 0.7
    /// The similarity of sounds from which other words are the recogniser's rendering of a negation, from 0 to 1.
    private static let renderedNegation = 0.4

    /// Negations put in, left out or exchanged right beside words of the line that were heard well.
    ///
    /// However garbled the rest is, a "not" among the line's own words is no recogniser's rendering of something else.
    private func checkPlainNegations(_ findings: inout [GuardFinding]) {
        for (place, step) in alignment.steps.enumerated() where isBesidePlainWord(place) {
            switch step {
            case .added(let index):
                if alignment.span.contains(index) && heard[index].traits.isNegation {
                    add(.polarity, "", heard[index].text, &findings)
                }
            case .missed(let index):
                let word = alignment.expected[index]
                if word.traits.isNegation { add(.polarity, word.text, "", &findings) }
            case .said(let words, let tokens, _):
                if alignment.expected[words].contains(where: \.traits.isNegation),
                    similarSound(words, tokens).similarity < Self.renderedNegation
                {
                    check(.polarity, words, tokens, &findings) { $0.isNegation }
                }
            case .takenBack: break
            }
        }
        let first = alignment.steps.first { step in
            if case .said(_, let tokens, _) = step { return alignment.span.contains(tokens.lowerBound) }
            return false
        }
        if isPlainWord(first) { checkBefore(&findings) }
    }

    func isBesidePlainWord(_ place: Int) -> Bool {
        isPlainWord(alignment.steps[..<place].last(where: \.isSaid))
            || isPlainWord(alignment.steps[(place + 1)...].first(where: \.isSaid))
    }

    private func isPlainWord(_ step: AlignedStep?) -> Bool {
        guard case .said(let words, _, _)? = step else { return false }
        return words.allSatisfy { alignment.support[$0] >= Self.plainSupport }
    }

    private func add(
        _ kind: GuardFinding.Kind, _ expected: String, _ heard: String, _ findings: inout [GuardFinding]
    ) {
        findings.append(GuardFinding(kind: kind, expected: expected, heard: heard))
    }

    /// "one" and "second" are as often a pronoun or a measure as a number.
    private func isPronounLike(_ word: String) -> Bool {
        word == "one" || word == "second" || word == "point" || word == "uno" || word == "una" || word == "un"
    }

    /// Compares the negations, or the numbers, of two stretches that stand for each other.
    private func check(
        _ kind: GuardFinding.Kind, _ words: Range<Int>, _ tokens: Range<Int>,
        _ findings: inout [GuardFinding],
        _ belongs: (WordTraits) -> Bool
    ) {
        let asked = alignment.expected[words].filter { belongs($0.traits) }
        let given = heard[tokens].filter { belongs($0.traits) }
        if asked.isEmpty && given.isEmpty { return }
        let askedNames = asked.map(\.traits.canonical)
        let givenNames = given.map(\.traits.canonical)
        if askedNames == givenNames { return }
        let sound = similarSound(words, tokens)
        switch kind {
        case .polarity:
            if asked.count == given.count { return }
            if sound.sameSkeleton && sound.similarity >= 0.7 { return }
        case .number:
            // A word that merely sounds like the number is the recogniser's spelling of it.
            if given.isEmpty && sound.similarity >= 0.45 { return }
            if asked.isEmpty && sound.similarity >= 0.45 { return }
            if asked.isEmpty && given.allSatisfy({ isPronounLike($0.text) }) { return }
            if given.isEmpty && asked.allSatisfy({ isPronounLike($0.text) }) { return }
        case .opposite: return
        }
        add(
            kind, alignment.expected[words].map(\.text).joined(separator: " "),
            heard[tokens].map(\.text).joined(separator: " "), &findings)
    }

    /// A prefix that turns a word into its opposite, on one side only: "healthy" and "unhealthy".
    private func checkPrefixes(_ findings: inout [GuardFinding]) {
        for (index, word) in alignment.expected.enumerated() where word.traits.role == .content {
            let asked = word.traits.canonical
            // The word was heard as prefix and rest apart: "des bloquear".
            if alignment.support[index] >= Self.wholeSupport { continue }
            if heard[alignment.span].contains(where: { $0.traits.canonical == asked }) { continue }
            for token in heard[alignment.span] {
                let given = token.traits.canonical
                for prefix in opposingPrefixes
                where given == prefix + asked || asked == prefix + given {
                    add(.polarity, word.text, token.text, &findings)
                }
            }
        }
    }

    private func checkExclusives(_ words: Range<Int>, _ tokens: Range<Int>, _ findings: inout [GuardFinding])
    {
        if words.count != tokens.count && similarSound(words, tokens).similarity >= 0.75 { return }
        for index in words where alignment.expected[index].traits.isExclusive {
            let asked = alignment.expected[index].traits
            for token in heard[tokens] where token.traits.isExclusive {
                if token.traits.lemma == asked.lemma || token.traits.canonical == asked.canonical { continue }
                if heard[tokens].contains(where: { $0.traits.lemma == asked.lemma }) { continue }
                add(.number, alignment.expected[index].text, token.text, &findings)
            }
        }
    }

    private func similarSound(_ words: Range<Int>, _ tokens: Range<Int>) -> (
        similarity: Double, sameSkeleton: Bool
    ) {
        let phones = alignment.expected[words].flatMap(\.traits.phones)
        let sounds = heard[tokens].flatMap(\.traits.phones)
        let weight = max(1, Phones.weight(of: phones))
        let similarity = 1 - Double(Phones.distance(phones[...], sounds[...])) / Double(weight)
        return (similarity, Phones.skeleton(phones) == Phones.skeleton(sounds))
    }

    /// A negation right before the stretch governs it, unless the stretch begins a clause of its own.
    private func checkBefore(_ findings: inout [GuardFinding]) {
        let start = alignment.span.lowerBound
        guard start > 0, !alignment.span.isEmpty, !heard[start].afterPause else { return }
        let opensClause =
            alignment.support.first ?? 0 > 0.5 && clauseOpeners.contains(alignment.expected.first?.text ?? "")
        var index = start - 1
        var reporting = false
        var distance = 0
        while index >= 0, distance < 5, !claimed[index] {
            let token = heard[index]
            if token.traits.isNegation {
                if distance == 0 && opensClause { break }
                if distance == 0 || reporting || distance == 1 && !opensClause {
                    add(.polarity, "", token.text, &findings)
                }
                break
            }
            if distance == 0 { reporting = reportingWords.contains(token.text) }
            if token.afterPause { break }
            distance += 1
            index -= 1
        }
    }

    /// A negation that closes the sentence right after the stretch takes it back.
    private func checkAfter(_ findings: inout [GuardFinding]) {
        let end = alignment.span.upperBound
        guard !alignment.span.isEmpty, end < heard.count, !heard[end].afterPause, !claimed[end],
            heard[end].traits.isNegation
        else { return }
        let next = end + 1
        let closes = next >= heard.count || heard[next].afterPause || claimed[next]
        let noMore = next < heard.count && ["more", "longer", "mas"].contains(heard[next].text)
        if closes || noMore { add(.polarity, "", heard[end].text, &findings) }
    }

    /// The other half of the day, said right after a time that was otherwise heard.
    private func checkDayPart(_ findings: inout [GuardFinding]) {
        let end = alignment.span.upperBound
        guard !alignment.span.isEmpty else { return }
        for place in end..<min(heard.count, end + 3) {
            if heard[place].afterPause && place > end || claimed[place] { return }
            guard let said = dayParts[heard[place].text] else { continue }
            let other = said == "a.m." ? "p.m." : "a.m."
            if line.holds(other) && !line.holds(said) { add(.number, other, heard[place].text, &findings) }
            return
        }
    }
}
