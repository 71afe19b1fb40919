// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `coach.…` of the catalogue, and the texts among them that take arguments.
public enum CoachText: UInt16, TextKey {
    public static let part = "coach"

    case almost = 164
    case begins
    case day
    case done
    case drillDone
    case dropped
    case exported
    case goesOn
    case heard
    case keys
    case legend
    case listen
    case nextLevel
    case noGoodVoice
    case noMicrophone
    case noVoice
    case noWeakWords
    case notMedical
    case notYet
    case nothingPractised
    case nothingSaid
    case prompt
    case pronunciation
    case reminder
    case reminderTitle
    case resting
    case right
    case score
    case slowly
    case stopped
    case streak
    case taken
    case theText
    case today
    case tooNoisy
    case tooQuiet
    case unfinished
    case voiceCounts
    case voiceCountsNot
    case voiceFigure
    case voiceUnmeasured
    case waits
    case weakWords
    case wentOn
    case wordsMissed
    case wordsUnclear

    public static func begins(minutes: some TextArgument, language: some TextArgument) -> FilledText {
        FilledText(CoachText.begins, ["minutes": minutes.asText, "language": language.asText])
    }

    public static func day(date: some TextArgument, language: some TextArgument, minutes: some TextArgument, sentences: some TextArgument, score: some TextArgument) -> FilledText {
        FilledText(CoachText.day, ["date": date.asText, "language": language.asText, "minutes": minutes.asText, "sentences": sentences.asText, "score": score.asText])
    }

    public static func dropped(id: some TextArgument) -> FilledText {
        FilledText(CoachText.dropped, ["id": id.asText])
    }

    public static func exported(file: some TextArgument) -> FilledText {
        FilledText(CoachText.exported, ["file": file.asText])
    }

    public static func goesOn(left: some TextArgument) -> FilledText {
        FilledText(CoachText.goesOn, ["left": left.asText])
    }

    public static func heard(text: some TextArgument) -> FilledText {
        FilledText(CoachText.heard, ["text": text.asText])
    }

    public static func listen(number: some TextArgument) -> FilledText {
        FilledText(CoachText.listen, ["number": number.asText])
    }

    public static func nextLevel(level: some TextArgument) -> FilledText {
        FilledText(CoachText.nextLevel, ["level": level.asText])
    }

    public static func noGoodVoice(language: some TextArgument) -> FilledText {
        FilledText(CoachText.noGoodVoice, ["language": language.asText])
    }

    public static func noMicrophone(reason: some TextArgument) -> FilledText {
        FilledText(CoachText.noMicrophone, ["reason": reason.asText])
    }

    public static func noVoice(reason: some TextArgument, text: some TextArgument) -> FilledText {
        FilledText(CoachText.noVoice, ["reason": reason.asText, "text": text.asText])
    }

    public static func pronunciation(accuracy: some TextArgument, fluency: some TextArgument, completeness: some TextArgument, prosody: some TextArgument) -> FilledText {
        FilledText(CoachText.pronunciation, ["accuracy": accuracy.asText, "fluency": fluency.asText, "completeness": completeness.asText, "prosody": prosody.asText])
    }

    public static func reminder(minutes: some TextArgument, language: some TextArgument) -> FilledText {
        FilledText(CoachText.reminder, ["minutes": minutes.asText, "language": language.asText])
    }

    public static func score(score: some TextArgument, meaning: some TextArgument) -> FilledText {
        FilledText(CoachText.score, ["score": score.asText, "meaning": meaning.asText])
    }

    public static func streak(days: some TextArgument, best: some TextArgument) -> FilledText {
        FilledText(CoachText.streak, ["days": days.asText, "best": best.asText])
    }

    public static func taken(count: some TextArgument, all: some TextArgument) -> FilledText {
        FilledText(CoachText.taken, ["count": count.asText, "all": all.asText])
    }

    public static func theText(text: some TextArgument) -> FilledText {
        FilledText(CoachText.theText, ["text": text.asText])
    }

    public static func today(minutes: some TextArgument, planned: some TextArgument, sentences: some TextArgument, rightAtOnce: some TextArgument, score: some TextArgument) -> FilledText {
        FilledText(CoachText.today, ["minutes": minutes.asText, "planned": planned.asText, "sentences": sentences.asText, "rightAtOnce": rightAtOnce.asText, "score": score.asText])
    }

    public static func voiceFigure(percent: some TextArgument) -> FilledText {
        FilledText(CoachText.voiceFigure, ["percent": percent.asText])
    }

    public static func weakWords(words: some TextArgument) -> FilledText {
        FilledText(CoachText.weakWords, ["words": words.asText])
    }

    public static func wordsMissed(words: some TextArgument) -> FilledText {
        FilledText(CoachText.wordsMissed, ["words": words.asText])
    }

    public static func wordsUnclear(words: some TextArgument) -> FilledText {
        FilledText(CoachText.wordsUnclear, ["words": words.asText])
    }
}
