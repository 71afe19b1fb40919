import VowRecitation

/// Lists of `lines-en.txt` that a single rule looks for, read once.
enum EnglishLists {
    static let barrierBeginningsRefused = PhraseFile.englishLines.set("barrier beginnings refused")
    static let barrierFinite = PhraseFile.englishLines.set("barrier finite")
    static let barrierSkipped = PhraseFile.englishLines.set("barrier skipped")
    static let barrierVerbs = PhraseFile.englishLines.set("barrier verbs")
    static let endingOpeners = PhraseFile.englishLines.set("ending openers")
    static let beforeAnEnd = PhraseFile.englishLines.set("before an end")
    static let startsAfterATrigger = PhraseFile.englishLines["starts after a trigger"]
    static let givingUp = PhraseFile.englishLines["giving up"]
    static let actsOfOthers = PhraseFile.englishLines.words("acts of others")
    static let goalStates = PhraseFile.englishLines.set("goal states")
    static let goalHabits = PhraseFile.englishLines.set("goal habits")
    static let glue = PhraseFile.englishLines.set("glue")
    static let triggers = PhraseFile.englishLines.set("triggers")
    static let othersAsSubject = PhraseFile.englishLines.set("others as subject")
    static let questionOpenings = PhraseFile.englishLines.set("question openings")
    static let statementOpenings = PhraseFile.englishLines.set("statement openings")
}
