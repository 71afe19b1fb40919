import VowRecitation

/// The words that `EnglishGoals` goes by.
enum EnglishGoalWords {
    static let fillers = PhraseFile.englishLines.set("fillers")

    static let leads = PhraseFile.englishLines["leads"].map { WordPattern("^ " + $0) }

    /// Beginnings inside a clause after which what is wanted follows.
    static let innerLeads = PhraseFile.englishLines["inner leads"].map { WordPattern($0) }

    static let reasons = PhraseFile.englishLines.set("reasons")

    static let people: Set<String> = PersonWords.english

    static let ends = PhraseFile.englishLines.set("ends")

    static let outcomes = PhraseFile.englishLines.set("outcomes")

    static let cares = PhraseFile.englishLines.set("cares")

    static let afterDeed = PhraseFile.englishLines.set("after deed")

    static let dangling = PhraseFile.englishLines.set("dangling")

    static let aids = PhraseFile.englishLines.set("aids")

    static let notVerbs = PhraseFile.englishLines.set("not verbs")

    /// After these, what follows is a verb.
    static let beforeVerb = PhraseFile.englishLines.set("before verb")

    /// A wish with one of these is a wish for an end.
    static let negations = PhraseFile.englishLines.set("negations")

    /// What a person may want to be.
    static let qualities = PhraseFile.englishLines.set("qualities")

    /// Words that a mere thing has none of: where they are, a sentence is told.
    static let noThings = PhraseFile.englishLines.set("no things")
}
