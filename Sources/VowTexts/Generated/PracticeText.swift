// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `practice.…` of the catalogue, and the texts among them that take arguments.
package enum PracticeText: UInt16, TextKey {
    package static let part = "practice"

    case added = 2495
    case bestWeek
    case counted
    case created
    case forecast
    case forecastOneDay
    case gaveWay
    case isLine
    case keys
    case leftOut
    case listenFirst
    case listened
    case noRecording
    case noSpeech
    case nobodyThere
    case none
    case notHeard
    case notPlayed
    case notRecorded
    case numberChanged
    case oppositeHeard
    case otherWords
    case pace
    case playedSound
    case polarityChanged
    case reached
    case readyToRecord
    case recorded
    case recordingDamaged
    case recordingErased
    case recordingMissing
    case recordingRemoved
    case reminder
    case reminderOff
    case reminderSet
    case reminderSnoozed
    case reminderTitle
    case removed
    case sayIt
    case silent
    case stopped
    case targetReached
    case today
    case tooFewDays
    case tooNoisy
    case tooQuiet
    case typed
    case waiting
    case wordsMissing

    package static func added(id: some TextArgument, text: some TextArgument) -> FilledText {
        FilledText(PracticeText.added, ["id": id.asText, "text": text.asText])
    }

    package static func bestWeek(count: some TextArgument, date: some TextArgument) -> FilledText {
        FilledText(PracticeText.bestWeek, ["count": count.asText, "date": date.asText])
    }

    package static func counted(count: some TextArgument, target: some TextArgument) -> FilledText {
        FilledText(PracticeText.counted, ["count": count.asText, "target": target.asText])
    }

    package static func created(date: some TextArgument) -> FilledText {
        FilledText(PracticeText.created, ["date": date.asText])
    }

    package static func forecast(from: some TextArgument, through: some TextArgument) -> FilledText {
        FilledText(PracticeText.forecast, ["from": from.asText, "through": through.asText])
    }

    package static func forecastOneDay(from: some TextArgument) -> FilledText {
        FilledText(PracticeText.forecastOneDay, ["from": from.asText])
    }

    package static func isLine(line: some TextArgument, text: some TextArgument) -> FilledText {
        FilledText(PracticeText.isLine, ["line": line.asText, "text": text.asText])
    }

    package static func leftOut(count: some TextArgument) -> FilledText {
        FilledText(PracticeText.leftOut, ["count": count.asText])
    }

    package static func listenFirst(text: some TextArgument) -> FilledText {
        FilledText(PracticeText.listenFirst, ["text": text.asText])
    }

    package static func noRecording(id: some TextArgument) -> FilledText {
        FilledText(PracticeText.noRecording, ["id": id.asText])
    }

    package static func notHeard(why: some TextArgument) -> FilledText {
        FilledText(PracticeText.notHeard, ["why": why.asText])
    }

    package static func notRecorded(count: some TextArgument, why: some TextArgument) -> FilledText {
        FilledText(PracticeText.notRecorded, ["count": count.asText, "why": why.asText])
    }

    package static func numberChanged(text: some TextArgument) -> FilledText {
        FilledText(PracticeText.numberChanged, ["text": text.asText])
    }

    package static func oppositeHeard(text: some TextArgument) -> FilledText {
        FilledText(PracticeText.oppositeHeard, ["text": text.asText])
    }

    package static func otherWords(heard: some TextArgument, text: some TextArgument) -> FilledText {
        FilledText(PracticeText.otherWords, ["heard": heard.asText, "text": text.asText])
    }

    package static func pace(count: some TextArgument) -> FilledText {
        FilledText(PracticeText.pace, ["count": count.asText])
    }

    package static func polarityChanged(text: some TextArgument) -> FilledText {
        FilledText(PracticeText.polarityChanged, ["text": text.asText])
    }

    package static func reached(count: some TextArgument, target: some TextArgument) -> FilledText {
        FilledText(PracticeText.reached, ["count": count.asText, "target": target.asText])
    }

    package static func readyToRecord(text: some TextArgument) -> FilledText {
        FilledText(PracticeText.readyToRecord, ["text": text.asText])
    }

    package static func recorded(seconds: some TextArgument) -> FilledText {
        FilledText(PracticeText.recorded, ["seconds": seconds.asText])
    }

    package static func recordingDamaged(id: some TextArgument) -> FilledText {
        FilledText(PracticeText.recordingDamaged, ["id": id.asText])
    }

    package static func recordingErased(id: some TextArgument) -> FilledText {
        FilledText(PracticeText.recordingErased, ["id": id.asText])
    }

    package static func recordingMissing(id: some TextArgument) -> FilledText {
        FilledText(PracticeText.recordingMissing, ["id": id.asText])
    }

    package static func reminder(text: some TextArgument, count: some TextArgument, target: some TextArgument, id: some TextArgument) -> FilledText {
        FilledText(PracticeText.reminder, ["text": text.asText, "count": count.asText, "target": target.asText, "id": id.asText])
    }

    package static func reminderSet(time: some TextArgument) -> FilledText {
        FilledText(PracticeText.reminderSet, ["time": time.asText])
    }

    package static func reminderSnoozed(time: some TextArgument) -> FilledText {
        FilledText(PracticeText.reminderSnoozed, ["time": time.asText])
    }

    package static func removed(id: some TextArgument) -> FilledText {
        FilledText(PracticeText.removed, ["id": id.asText])
    }

    package static func sayIt(text: some TextArgument) -> FilledText {
        FilledText(PracticeText.sayIt, ["text": text.asText])
    }

    package static func today(count: some TextArgument) -> FilledText {
        FilledText(PracticeText.today, ["count": count.asText])
    }

    package static func waiting(count: some TextArgument, why: some TextArgument) -> FilledText {
        FilledText(PracticeText.waiting, ["count": count.asText, "why": why.asText])
    }

    package static func wordsMissing(words: some TextArgument) -> FilledText {
        FilledText(PracticeText.wordsMissing, ["words": words.asText])
    }
}
