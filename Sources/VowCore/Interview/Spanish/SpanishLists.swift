import VowRecitation

/// Lists of `lines-es.txt` that a single rule looks for, read once.
enum SpanishLists {
    static let glue = PhraseFile.spanishLines.set("glue")
    static let triggers = PhraseFile.spanishLines.set("triggers")
    static let frameFinite = PhraseFile.spanishLines.set("frame finite")
    static let questions = PhraseFile.spanishLines.set("questions")
    static let small = PhraseFile.spanishLines.set("small")
    static let accentedStems = PhraseFile.spanishLines.pairs("accented stems")
    static let stemsInEr = PhraseFile.spanishLines.words("stems in er")
    static let affirmationFinite = PhraseFile.spanishLines.set("affirmation finite")
    static let affirmationEnglish = PhraseFile.spanishLines.set("affirmation english")
    static let affirmationNouns = PhraseFile.spanishLines.set("affirmation nouns")
    static let affirmationStems = PhraseFile.spanishLines.words("affirmation stems")
    static let barrierOpenings = PhraseFile.spanishLines.set("barrier openings")
}
