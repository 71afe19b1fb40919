// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `coach.…` of the catalogue, and the texts among them that take arguments.
package enum CoachText: UInt16, TextKey {
    package static let part = "coach"

    case almost = 177
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

    package static func begins(minutes: some TextArgument, language: some TextArgument) -> FilledText {
        FilledText(CoachText.begins, ["minutes": minutes.asText, "language": language.asText])
    }

    package static func day(date: some TextArgument, language: some TextArgument, minutes: some TextArgument, sentences: some TextArgument, score: some TextArgument) -> FilledText {
        FilledText(CoachText.day, ["date": date.asText, "language": language.asText, "minutes": minutes.asText, "sentences": sentences.asText, "score": score.asText])
    }

    package static func dropped(id: some TextArgument) -> FilledText {
        FilledText(CoachText.dropped, ["id": id.asText])
    }

    package static func exported(file: some TextArgument) -> FilledText {
        FilledText(CoachText.exported, ["file": file.asText])
    }

    package static func goesOn(left: some TextArgument) -> FilledText {
        FilledText(CoachText.goesOn, ["left": left.asText])
    }

    package static func heard(text: some TextArgument) -> FilledText {
        FilledText(CoachText.heard, ["text": text.asText])
    }

    package static func listen(number: some TextArgument) -> FilledText {
        FilledText(CoachText.listen, ["number": number.asText])
    }

    package static func nextLevel(level: some TextArgument) -> FilledText {
        FilledText(CoachText.nextLevel, ["level": level.asText])
    }

    package static func noGoodVoice(language: some TextArgument) -> FilledText {
        FilledText(CoachText.noGoodVoice, ["language": language.asText])
    }

    package static func noMicrophone(reason: some TextArgument) -> FilledText {
        FilledText(CoachText.noMicrophone, ["reason": reason.asText])
    }

    package static func noVoice(reason: some TextArgument, text: some TextArgument) -> FilledText {
        FilledText(CoachText.noVoice, ["reason": reason.asText, "text": text.asText])
    }

    package static func pronunciation(accuracy: some TextArgument, fluency: some TextArgument, completeness: some TextArgument, prosody: some TextArgument) -> FilledText {
        FilledText(CoachText.pronunciation, ["accuracy": accuracy.asText, "fluency": fluency.asText, "completeness": completeness.asText, "prosody": prosody.asText])
    }

    package static func reminder(minutes: some TextArgument, language: some TextArgument) -> FilledText {
        FilledText(CoachText.reminder, ["minutes": minutes.asText, "language": language.asText])
    }

    package static func score(score: some TextArgument, meaning: some TextArgument) -> FilledText {
        FilledText(CoachText.score, ["score": score.asText, "meaning": meaning.asText])
    }

    package static func streak(days: some TextArgument, best: some TextArgument) -> FilledText {
        FilledText(CoachText.streak, ["days": days.asText, "best": best.asText])
    }

    package static func taken(count: some TextArgument, all: some TextArgument) -> FilledText {
        FilledText(CoachText.taken, ["count": count.asText, "all": all.asText])
    }

    package static func theText(text: some TextArgument) -> FilledText {
        FilledText(CoachText.theText, ["text": text.asText])
    }

    package static func today(minutes: some TextArgument, planned: some TextArgument, sentences: some TextArgument, rightAtOnce: some TextArgument, score: some TextArgument) -> FilledText {
        FilledText(CoachText.today, ["minutes": minutes.asText, "planned": planned.asText, "sentences": sentences.asText, "rightAtOnce": rightAtOnce.asText, "score": score.asText])
    }

    package static func voiceFigure(percent: some TextArgument) -> FilledText {
        FilledText(CoachText.voiceFigure, ["percent": percent.asText])
    }

    package static func weakWords(words: some TextArgument) -> FilledText {
        FilledText(CoachText.weakWords, ["words": words.asText])
    }

    package static func wordsMissed(words: some TextArgument) -> FilledText {
        FilledText(CoachText.wordsMissed, ["words": words.asText])
    }

    package static func wordsUnclear(words: some TextArgument) -> FilledText {
        FilledText(CoachText.wordsUnclear, ["words": words.asText])
    }
}
