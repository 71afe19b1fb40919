import VowRecitation

/// Turns a clause of an English answer into a line about what the person does.
///
/// A clause loses its beginning ("honestly I want to"), is read as a deed, a thing, an end of something or a state, and
/// gets the frame for it. Numbers, days and triggers stay; reasons go.
struct EnglishGoals: GoalGrammar {

    let language = Language.english

    func clauses(_ text: String) -> [[AnswerWord]] {
        let text = text.split(separator: " ", omittingEmptySubsequences: false).map {
            $0 == "&" ? "and" : String($0)
        }
        let pairs = text.indices.map { index in
            // "Try and get up" is "try to get up".
            index > 0 && text[index].lowercased() == "and"
                && ["try", "trying"].contains(text[index - 1].lowercased())
                ? "to" : text[index]
        }
        return cut(pairs.joined(separator: " "))
    }

    func cut(_ text: String) -> [[AnswerWord]] {
        ClauseCutter.clauses(
            text, joins: ["and", "then", "plus"], breaks: ["but"],
            glue: EnglishLists.glue,
            triggers: EnglishLists.triggers
        ) { rest in
            guard let first = rest.first?.key else { return false }
            let leads = EnglishGoalWords.leads.dropLast(2).contains {
                !$0.spans(in: rest.map(\.key)).isEmpty
            }
            return first == "i" || first == "to" || leads || isDeed(rest)
                || EnglishGoalWords.ends.contains(first)
                || (EnglishVerbs.base(ofGerund: first) != nil && rest.count > 1) || first == "less"
                || first == "more"
        }
    }

    /// Whether words begin with a verb's base form, and are no thing ("water", "work stress").
    func isDeed(_ words: [AnswerWord]) -> Bool {
        guard let first = words.first?.key, EnglishVerbs.isBase(first) else { return false }
        guard EnglishVerbs.isRatherThing(first) else { return true }
        return words.count > 1 && EnglishGoalWords.afterDeed.contains(words[1].key)
    }

    func goal(_ clause: [AnswerWord], asPlan: Bool) -> GoalLine? {
        var words = clause
        if asPlan, let supposed = supposed(words) { return supposed }
        if let trigger = triggered(words) { return trigger }
        var wanted = peel(&words)
        if !wanted.isWanted || isAskedByOther(words), !isDeed(words), let inner = innerStart(words) {
            let keys = words.map(\.key)
            let isVerb = EnglishGoalWords.beforeVerb.contains(keys[inner - 1])
            words = Array(words[inner...])
            let next = peel(&words)
            wanted = Beginning(
                isWanted: true, isTold: false, needsVerb: next.needsVerb || isVerb && !next.isWanted)
        }
        let isWanted = wanted.isWanted || words.count < clause.count
        cutReasons(&words)
        guard !words.isEmpty, !AnswerText.saysNothing(words.map(\.text).joined(separator: " ")) else {
            return nil
        }
        if let person = otherPerson(words, isWish: wanted.isWanted) {
            return GoalLine("I calmly tell \(person) what I need", rank: 1, aboutOther: true)
        }
        if wanted.isTold, let turned = complaint(words) { return turned }
        if let calmer = wishedState(words) { return calmer }
        guard !givesUp(clause), !isStatement(words, wasTold: wanted.isTold, isWanted: wanted.isWanted)
        else {
            return nil
        }
        if wanted.needsVerb, let first = words.first?.key, !EnglishVerbs.isBase(first), first != "be",
            !EnglishGoalWords.ends.contains(first), EnglishVerbs.base(ofGerund: first) == nil,
            !first.hasSuffix("ly"),
            words.count > 1
        {
            return made(words, rank: 4)
        }
        let line = deed(words, isWanted: isWanted && !wanted.isTold, asPlan: asPlan)
        return wanted.isTold ? line.map { GoalLine($0.text, rank: min($0.rank, 3)) } : line
    }

    /// "If I kept my shoes by the door": what would help becomes what the person does.
    func supposed(_ words: [AnswerWord]) -> GoalLine? {
        let keys = words.map(\.key)
        guard keys.count > 3, keys[0] == "if", keys[1] == "i", let base = EnglishVerbs.base(ofPast: keys[2])
        else {
            return nil
        }
        var deed = [AnswerWord(base)] + words[3...]
        cutReasons(&deed)
        return self.deed(deed, isWanted: true, asPlan: true)
    }

    /// "When I get home I will run": the trigger, a comma, the deed.
    func triggered(_ words: [AnswerWord]) -> GoalLine? {
        guard let first = words.first?.key,
            ["when", "after", "before", "once", "whenever", "if", "every", "each"].contains(first)
        else { return nil }
        let keys = words.map(\.key)
        let starts = EnglishLists.startsAfterATrigger
        for start in starts {
            let pattern = WordPattern(start)
            guard let span = pattern.spans(in: keys).last, span.lowerBound >= 2,
                span.upperBound < words.count
            else { continue }
            var rest = Array(words[span.upperBound...])
            _ = peel(&rest)
            cutReasons(&rest)
            guard isDeed(rest) || start != "i", let verb = rest.first, EnglishVerbs.isBase(verb.key)
            else {
                continue
            }
            let trigger = phrase(Array(words[..<span.lowerBound]))
            return GoalLine(
                trigger.prefix(1).uppercased() + trigger.dropFirst() + ", I " + phrase(rest), rank: 6)
        }
        return nil
    }

    /// "I yell too much when the kids are late": what is too much is turned round, where a turn is known.
    func complaint(_ words: [AnswerWord]) -> GoalLine? {
        let keys = words.map(\.key)
        guard let place = keys.firstIndex(of: "too"), place > 0, EnglishVerbs.isBase(keys[0]),
            place + 1 < words.count
        else { return nil }
        let rest = Array(words[1..<place]) + words[(place + 2)...]
        return EnglishEndings.turned(keys[0], rest, phrase)
    }

    /// "I'd like my mornings to be calmer": room is made for calmer mornings.
    func wishedState(_ words: [AnswerWord]) -> GoalLine? {
        let keys = words.map(\.key)
        guard keys.first == "my", let place = keys.firstIndex(of: "to"), (2...3).contains(place),
            keys.count == place + 3,
            keys[place + 1] == "be"
        else { return nil }
        return GoalLine("I make room for " + phrase([words[place + 2]] + words[1..<place]), rank: 3)
    }

    /// "I will never change", "I can't do it": no wish.
    func givesUp(_ clause: [AnswerWord]) -> Bool {
        let keys = clause.map(\.key)
        let patterns = EnglishLists.givingUp
        let again = keys.last == "again" || keys.contains("anymore")
        return !again && patterns.contains { !WordPattern($0).spans(in: keys).isEmpty }
    }

    /// "My wife wants me to": what follows is the person's own deed.
    func isAskedByOther(_ words: [AnswerWord]) -> Bool {
        let keys = words.map(\.key)
        return ["wants/tells/told/asked/asks/begs me to"].contains {
            !WordPattern($0).spans(in: keys).isEmpty
        }
    }

    func innerStart(_ words: [AnswerWord]) -> Int? {
        let keys = words.map(\.key)
        let ends = EnglishGoalWords.innerLeads.flatMap { $0.spans(in: keys) }.map(\.upperBound).filter {
            $0 < words.count
        }
        return ends.max()
    }

    /// Takes the beginning off; says whether it was that of a wish, or that of a plain statement ("I …").
    func peel(_ words: inout [AnswerWord]) -> Beginning {
        var isWanted = false
        var needsVerb = false
        var isTold = false
        var goesOn = true
        while goesOn, !words.isEmpty {
            goesOn = false
            while let first = words.first?.key, EnglishGoalWords.fillers.contains(first), words.count > 1 {
                words.removeFirst()
                goesOn = true
            }
            let keys = words.map(\.key)
            let longest = EnglishGoalWords.leads.compactMap { $0.spans(in: keys).first }.max {
                $0.count < $1.count
            }
            guard let span = longest, span.count < words.count else { continue }
            // "Going to bed" is a deed, "going to run" a wish.
            if keys[span] == ["going", "to"], !EnglishVerbs.isBase(keys[span.upperBound]) { continue }
            if span.count == 1, ["i", "we"].contains(keys[0]) { isTold = true } else { isWanted = true }
            needsVerb = span.count > 1 && EnglishGoalWords.beforeVerb.contains(keys[span.count - 1])
            words.removeFirst(span.count)
            goesOn = true
            if keys[span].contains(where: EnglishGoalWords.negations.contains) {
                // "I don't want to smoke" wishes for an end.
                words.insert(AnswerWord("stop"), at: 0)
                goesOn = false
            }
        }
        if ["start", "starting", "begin", "beginning"].contains(words.first?.key ?? ""),
            words.count > 1,
            let base = EnglishVerbs.base(ofGerund: words[1].key)
        {
            words.removeFirst(2)
            words.insert(AnswerWord(base), at: 0)
        }
        return Beginning(isWanted: isWanted, isTold: isTold && !isWanted, needsVerb: needsVerb)
    }

    /// What stood before the wish.
    struct Beginning {
        /// A wish ("I want"), not a plain sentence.
        let isWanted: Bool
        /// A plain sentence ("I …").
        let isTold: Bool
        /// What follows can only be a verb ("I want to").
        let needsVerb: Bool
    }

    func cutReasons(_ words: inout [AnswerWord]) {
        let keys = words.map(\.key)
        var end = words.count
        for (index, key) in keys.enumerated() where index > 0 {
            let next = index + 1 < keys.count ? keys[index + 1] : ""
            let isAs = key == "as" && (next != "i" && next != "its")
            let isSo = key == "so" && ["i", "that", "my", "we", "he", "she", "they", "it"].contains(next)
            let isTail =
                key == "you" && next == "know" || key == "if" && index > 1
                || key == "in" && next == "order" && index + 2 < keys.count && keys[index + 2] == "to"
                || key == "like" && next == "my" || key == "idk"
                || key == "or" && ["something", "whatever", "so", "anything", "stuff"].contains(next)
            let isAboutOther =
                ["before", "after", "when", "until"].contains(key) && ["he", "she", "they"].contains(next)
            let isTo = key == "to" && ["help", "avoid", "prevent"].contains(next) && index > 3
            if (EnglishGoalWords.reasons.contains(key) && !isAs) || isSo || isTail || isTo || isAboutOther {
                end = index
                break
            }
        }
        words = Array(words[..<end])
        while let last = words.last?.key, EnglishGoalWords.dangling.contains(last), words.count > 1 {
            words.removeLast()
        }
    }

    /// The person whose behaviour a clause is about, as the line names them.
    func otherPerson(_ words: [AnswerWord], isWish: Bool) -> String? {
        let keys = words.map(\.key)
        guard let first = keys.first else { return nil }
        if EnglishLists.othersAsSubject
            .contains(first),
            words.count > 1
        {
            return ["him", "her", "them"].contains(first)
                ? first
                : first == "he"
                    ? "him"
                    : first == "she" ? "her" : first == "they" ? "them" : first == "you" ? nil : "people"
        }
        let hasOwner = ["my", "the", "our", "his", "her"].contains(first)
        let place = hasOwner ? 1 : 0
        guard keys.indices.contains(place) else { return nil }
        let isPerson =
            EnglishGoalWords.people.contains(keys[place])
            || (keys[place].hasSuffix("s") && keys[place].count > 3
                && EnglishGoalWords.people.contains(String(keys[place].dropLast())))
        guard isPerson, words.count > place + 1 else { return nil }
        let verb = keys[place + 1]
        let acts = EnglishLists.actsOfOthers
        let isAct =
            acts.contains(verb) || EnglishVerbs.isBase(verb)
            || verb.hasSuffix("s") && EnglishVerbs.isBase(String(verb.dropLast()))
            || EnglishVerbs.base(ofGerund: verb) != nil
        guard isAct, isWish || acts.contains(verb) else { return nil }
        return (hasOwner && first != "the" ? first : "my") + " " + words[place].text.lowercased()
    }

    /// Whether a clause tells something that is no deed of the person's: "the weather is nice", "I am stuck".
    func isStatement(_ words: [AnswerWord], wasTold: Bool, isWanted: Bool) -> Bool {
        let keys = words.map(\.key)
        guard let first = keys.first else { return true }
        if EnglishLists.questionOpenings.contains(
            first)
        {
            return true
        }
        if EnglishLists.statementOpenings.contains(first) {
            return true
        }
        if wasTold {
            let states = EnglishLists.goalStates
            let habits = EnglishLists.goalHabits
            if habits.contains(first), !keys.contains("less"), !keys.contains("no") { return true }
            if states.contains(first) || !EnglishVerbs.isBase(first) { return true }
            return keys.contains { ["too", "always", "is", "are", "was", "were"].contains($0) }
        }
        let isFinite = keys.dropFirst().contains {
            ["is", "are", "was", "were", "isnt", "arent", "has"].contains($0)
        }
        return isFinite && !isDeed(words) && !isWanted
    }
}
