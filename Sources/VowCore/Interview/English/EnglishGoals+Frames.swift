// From a clause that is a wish to its line.
extension EnglishGoals {
    func deed(_ words: [AnswerWord], isWanted: Bool, asPlan: Bool) -> GoalLine? {
        let first = words[0].key
        let rest = Array(words.dropFirst())
        if first == "do", rest.first?.key == "not" {
            return asPlan ? nil : EnglishEndings.line("not", Array(rest.dropFirst()), phrase)
        }
        if asPlan, let object = rest.first?.key, ["it", "them"].contains(object) { return nil }
        if asPlan, let kept = keptThing(words) { return kept }
        if asPlan, EnglishVerbs.isRatherThing(first), !isDeed(words) { return nil }
        if asPlan, rest.count == 1, EnglishGoalWords.aids.contains(rest[0].key) { return nil }
        if asPlan,
            rest.allSatisfy({ ["it", "that", "this", "so", "less", "more", "better"].contains($0.key) })
        {
            return nil
        }
        if first == "quit" || first == "leave", ["my", "the", "this"].contains(rest.first?.key ?? "") {
            return outcome(words)
        }
        if EnglishGoalWords.ends.contains(first) || first == "give" && rest.first?.key == "up"
            || first == "cut" && rest.first?.key == "out"
        {
            let drop = first == "give" || first == "cut" ? 1 : 0
            return EnglishEndings.line(first, Array(rest.dropFirst(drop)), phrase)
        }
        if first == "no", rest.first?.key == "more" || rest.first?.key == "longer" {
            return EnglishEndings.line("no", Array(rest.dropFirst()), phrase)
        }
        if first == "be" || first == "being" { return being(rest) }
        if let base = EnglishVerbs.base(ofGerund: first), base != "be" {
            if base == "procrastinate" { return EnglishEndings.line("stop", words, phrase) }
            return made([AnswerWord(base)] + rest, rank: asPlan ? 4 : 5)
        }
        if EnglishGoalWords.outcomes.contains(first), !rest.isEmpty { return outcome(words) }
        if let quality = quality(words) { return quality }
        if first == "more", ["time", "of"].contains(rest.first?.key ?? ""), rest.count > 1,
            ["with", "for"].contains(rest[1].key)
        {
            return GoalLine("I spend " + phrase(words), rank: 4)
        }
        if first == "less" || first == "fewer" {
            return GoalLine("I choose " + phrase(words), rank: 3)
        }
        if isDeed(words) || (isWanted && looksLikeDeed(words)) {
            return made(words, rank: isWanted ? 5 : 4)
        }
        return asPlan ? nil : thing(words)
    }

    /// "Phone in the hallway", as an answer to what would help: it is kept there.
    func keptThing(_ words: [AnswerWord]) -> GoalLine? {
        let keys = words.map(\.key)
        guard
            let place = keys.firstIndex(where: {
                ["in", "on", "by", "across", "near", "outside", "beside", "next"].contains($0)
            }),
            (1...3).contains(place), place + 1 < keys.count, words.count <= 8,
            !Specifics.isSpecific(words[place + 1])
        else { return nil }
        let thing = Array(words[..<place])
        let isVerb = EnglishVerbs.isBase(keys[0]) && !EnglishVerbs.isRatherThing(keys[0])
        let isForm =
            EnglishVerbs.base(ofGerund: keys[0]) != nil
            || EnglishVerbs.base(ofPast: keys[place - 1]) != nil
        guard !isVerb, !isForm, !EnglishGoalWords.people.contains(keys[0]),
            !["if", "no", "not", "being", "more", "less", "i", "be"].contains(keys[0]),
            ["the", "my", "a", "an", "to"].contains(keys[place + 1])
        else { return nil }
        let owner = ["a", "an", "the", "my", "some"].contains(keys[0]) ? "" : "my "
        return GoalLine(
            "I keep " + owner + phrase(thing) + " " + phrase(Array(words[place...])), rank: 4)
    }

    /// An unknown word before "the", "my", a number: a verb that is not on the list.
    func looksLikeDeed(_ words: [AnswerWord]) -> Bool {
        guard words.count > 1, !EnglishGoalWords.people.contains(words[0].key) else { return false }
        let next = words[1].key
        let isUnit = words[0].key.first?.isNumber ?? false
        return !isUnit && !EnglishGoalWords.notVerbs.contains(words[0].key)
            && (["the", "my", "a", "an", "this", "those", "these"].contains(next)
                || (next.first?.isNumber ?? false))
    }

    func made(_ words: [AnswerWord], rank: Int) -> GoalLine? {
        let first = words[0].key
        if first == "procrastinate" { return EnglishEndings.line("stop", words, phrase) }
        let isSpecific = words.contains(where: Specifics.isSpecific)
        if words.count == 1
            || (words.count == 2 && !isSpecific && !["up", "out"].contains(words[1].key)
                && ["more", "better", "less"].contains(words[1].key))
        {
            if words.last?.key == "less" {
                return GoalLine("I " + phrase(words) + ", one day at a time", rank: rank - 1)
            }
            return GoalLine("I make time to " + phrase(words), rank: rank - 1)
        }
        return GoalLine("I " + phrase(words), rank: rank + (isSpecific ? 1 : 0))
    }

    func being(_ rest: [AnswerWord]) -> GoalLine? {
        guard let first = rest.first?.key else { return nil }
        if EnglishVerbs.base(ofGerund: first) != nil || ["able", "going"].contains(first) {
            return deed(rest, isWanted: true, asPlan: false)
        }
        return GoalLine("I practice being " + phrase(rest), rank: 3)
    }

    func outcome(_ words: [AnswerWord]) -> GoalLine? {
        // "get up at 6" and "find my keys" differ: a particle, or a time, makes it a deed.
        let next = words[1].key
        let deeds: [String: Set<String>] = [
            "get": [
                "up", "out", "to", "it", "off", "dressed", "ready", "my", "home", "in", "back", "on",
            ],
            "find": ["time", "ten", "10"], "look": ["for", "at", "up", "after", "into"],
            "sell": ["my", "the"],
            "reach": ["out"], "earn": [], "improve": [],
        ]
        if deeds[words[0].key]?.contains(next) ?? false { return made(words, rank: 5) }
        // What is too long for the frame gets a shorter one, or is said as it is.
        if words.count > 7 { return GoalLine("I " + phrase(words), rank: 4) }
        let frame = words.count > 4 ? "I take small steps to " : "I take one small step each day to "
        return GoalLine(frame + phrase(words), rank: 3)
    }

    /// "Organized", "more patient": something to be, not to make time for.
    func quality(_ words: [AnswerWord]) -> GoalLine? {
        let isCompared = ["more", "less"].contains(words[0].key) && words.count > 1
        guard EnglishGoalWords.qualities.contains(words[isCompared ? 1 : 0].key), words.count <= 6
        else {
            return nil
        }
        return GoalLine("I practice being " + phrase(words), rank: 3)
    }

    func thing(_ words: [AnswerWord]) -> GoalLine? {
        let keys = words.map(\.key)
        if keys[0] == "gym" { return GoalLine("I go to the " + phrase(words), rank: 5) }
        if keys.contains("sleep"),
            let hours = keys.firstIndex(where: { ["hours", "hrs", "h"].contains($0) }), hours > 0
        {
            let rest = words[(hours + 1)...].filter { !["of", "sleep"].contains($0.key) }
            return GoalLine("I sleep " + phrase(Array(words[...hours]) + rest), rank: 5)
        }
        guard words.count <= 10, !words.contains(where: { EnglishGoalWords.noThings.contains($0.key) })
        else {
            return nil
        }
        let isCare = words.count == 2 && EnglishGoalWords.cares.contains(words[1].key)
        if words[0].key == "my", words.count <= 3, !isCare {
            return GoalLine("I work on " + phrase(words) + ", one day at a time", rank: 2)
        }
        let bare =
            ["my", "the", "better", "good"].contains(words[0].key) ? Array(words.dropFirst()) : words
        if bare.count == 1, EnglishGoalWords.cares.contains(bare[0].key) {
            return GoalLine("I take care of my " + bare[0].text.lowercased(), rank: 2)
        }
        if words[0].key.first?.isNumber ?? false, words[0].key.hasSuffix("k"), words[0].key.count <= 3 {
            return GoalLine("I complete a " + phrase(words), rank: 4)
        }
        if let first = words[0].key.first, first.isNumber {
            return GoalLine("I complete " + phrase(words), rank: 4)
        }
        let frame = ["more", "better"].contains(words[0].key) ? "I make room for " : "I make time for "
        return GoalLine(frame + phrase(words), rank: 2)
    }

    func phrase(_ words: [AnswerWord]) -> String {
        words.enumerated().map { index, word in EnglishSpelling.written(word, isFirst: index == 0) }
            .joined(
                separator: " ")
    }
}
