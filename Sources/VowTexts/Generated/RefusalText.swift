// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `refusal.…` of the catalogue, and the texts among them that take arguments.
package enum RefusalText: UInt16, TextKey {
    package static let part = "refusal"

    case alarmAlreadyThere = 2546
    case alarmDayTimes
    case alarmEmptyGate
    case alarmNeverRings
    case alarmNotNamed
    case alarmRamp
    case alarmSimilarity
    case alarmSnooze
    case alarmUnknown
    case alarmVolume
    case alarmWithoutDays
    case argumentNoObject
    case argumentUnknown
    case cloudAddress
    case cloudCharacters
    case cloudInTheClear
    case cloudSecret
    case cloudUnnamed
    case coachElsewhere
    case coachNoWeakWords
    case codeAlreadyThere
    case codeInUse
    case codeNeededNow
    case codeNeededSoon
    case codeNotPrintable
    case codeUnknown
    case cohortAddress
    case cohortPassword
    case confirm
    case consentNoBroker
    case consentNoRecipient
    case consentNotAgreed
    case consentOtherWords
    case consentRecordingsHere
    case consentRecordingsStay
    case consentUnknownBroker
    case consentUnknownPurpose
    case consentUnknownServer
    case consentUnreadable
    case cycleAlone
    case dateUnknown
    case datesBackwards
    case dayTimesUnknown
    case daysOrDate
    case daysUnknown
    case everyUnknown
    case fileTooLarge
    case gateCannotWork
    case gateDrawnStandIn
    case gateEmpty
    case gateLight
    case gateLimits
    case gateLinesTwice
    case gateMiscountedPick
    case gateMotion
    case gateNameMissing
    case gatePickRange
    case gateReciteOrGate
    case gateSpokenStandIn
    case gateSums
    case gateTooManyChallenges
    case gateUnknownChallenge
    case gateUnknownCode
    case gateUnknownLight
    case gateUnknownLines
    case gateUnknownMove
    case gateUnknownSums
    case gateUnknownTag
    case gateUnreadablePick
    case gateWakeCheck
    case goalAlreadyThere
    case goalDate
    case goalEmpty
    case goalUnknown
    case languageUnknown
    case lineAlreadyThere
    case lineEmpty
    case lineNotNamed
    case lineScript
    case lineTooLong
    case lineUnknown
    case monthDaysUnknown
    case numberRange
    case onceOver
    case onceTimeOnly
    case patternNever
    case patternUnknown
    case pauseOver
    case pauseWhich
    case practiceAlreadyThere
    case practiceElsewhere
    case practiceEmpty
    case practiceNoRecording
    case practiceNoReminder
    case practiceNoSpeech
    case practiceNotAgreed
    case practiceNotNamed
    case practiceOtherWords
    case practiceSentenceOrLine
    case practiceTarget
    case practiceTooLong
    case practiceUnknown
    case practiceWhileRinging
    case reciteTwice
    case reciteUnknown
    case rehearsalWhileRinging
    case ruleUnknown
    case runNotNamed
    case safetyAsk
    case safetyStop
    case sentenceFile
    case sentenceUnknown
    case sentenceUnspeakable
    case settingBrokerAddress
    case settingBrokerCertificate
    case settingBrokerDevice
    case settingBrokerTopic
    case settingBrokerUser
    case settingClockHours
    case settingCoachLanguage
    case settingEngine
    case settingEngineBeside
    case settingEngineInCloud
    case settingEngineLanguage
    case settingFolderOrOff
    case settingLevelOrAuto
    case settingModel
    case settingNumber
    case settingOnOrOff
    case settingOneOf
    case settingPageAddress
    case settingPageFile
    case settingPageNames
    case settingScore
    case settingScoreOrOff
    case settingTimeOfDay
    case settingTone
    case settingUnknown
    case settingVoice
    case settingWeights
    case settingWrittenOrDrawn
    case skipNoNext
    case skipNoneToCome
    case skipNotSkipped
    case skipNothing
    case skipRangeOver
    case skipWhich
    case tagAlreadyThere
    case tagUnknown
    case textLength
    case timeMissing
    case timeNever
    case timeUnknown
    case tokenEmpty
    case tokenName
    case tokenTooLong
    case tryInRun
    case tryTooNear
    case waitAlone
    case waitUnknown

    package static func alarmAlreadyThere(id: some TextArgument) -> FilledText {
        FilledText(RefusalText.alarmAlreadyThere, ["id": id.asText])
    }

    package static func alarmNotNamed(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.alarmNotNamed, ["text": text.asText])
    }

    package static func alarmRamp(value: some TextArgument) -> FilledText {
        FilledText(RefusalText.alarmRamp, ["value": value.asText])
    }

    package static func alarmSimilarity(value: some TextArgument) -> FilledText {
        FilledText(RefusalText.alarmSimilarity, ["value": value.asText])
    }

    package static func alarmUnknown(id: some TextArgument) -> FilledText {
        FilledText(RefusalText.alarmUnknown, ["id": id.asText])
    }

    package static func alarmVolume(value: some TextArgument) -> FilledText {
        FilledText(RefusalText.alarmVolume, ["value": value.asText])
    }

    package static func argumentUnknown(request: some TextArgument, name: some TextArgument) -> FilledText {
        FilledText(RefusalText.argumentUnknown, ["request": request.asText, "name": name.asText])
    }

    package static func cloudAddress(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.cloudAddress, ["text": text.asText])
    }

    package static func cloudUnnamed(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.cloudUnnamed, ["text": text.asText])
    }

    package static func codeAlreadyThere(name: some TextArgument) -> FilledText {
        FilledText(RefusalText.codeAlreadyThere, ["name": name.asText])
    }

    package static func codeInUse(alarm: some TextArgument, name: some TextArgument) -> FilledText {
        FilledText(RefusalText.codeInUse, ["alarm": alarm.asText, "name": name.asText])
    }

    package static func codeNeededNow(alarm: some TextArgument, name: some TextArgument) -> FilledText {
        FilledText(RefusalText.codeNeededNow, ["alarm": alarm.asText, "name": name.asText])
    }

    package static func codeNeededSoon(time: some TextArgument, name: some TextArgument, hours: some TextArgument) -> FilledText {
        FilledText(RefusalText.codeNeededSoon, ["time": time.asText, "name": name.asText, "hours": hours.asText])
    }

    package static func codeNotPrintable(name: some TextArgument) -> FilledText {
        FilledText(RefusalText.codeNotPrintable, ["name": name.asText])
    }

    package static func codeUnknown(name: some TextArgument) -> FilledText {
        FilledText(RefusalText.codeUnknown, ["name": name.asText])
    }

    package static func cohortAddress(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.cohortAddress, ["text": text.asText])
    }

    package static func consentNoBroker(recipient: some TextArgument) -> FilledText {
        FilledText(RefusalText.consentNoBroker, ["recipient": recipient.asText])
    }

    package static func consentNotAgreed(recipient: some TextArgument) -> FilledText {
        FilledText(RefusalText.consentNotAgreed, ["recipient": recipient.asText])
    }

    package static func consentUnknownBroker(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.consentUnknownBroker, ["text": text.asText])
    }

    package static func consentUnknownPurpose(name: some TextArgument, known: some TextArgument) -> FilledText {
        FilledText(RefusalText.consentUnknownPurpose, ["name": name.asText, "known": known.asText])
    }

    package static func consentUnknownServer(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.consentUnknownServer, ["text": text.asText])
    }

    package static func consentUnreadable(position: some TextArgument) -> FilledText {
        FilledText(RefusalText.consentUnreadable, ["position": position.asText])
    }

    package static func dateUnknown(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.dateUnknown, ["text": text.asText])
    }

    package static func dayTimesUnknown(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.dayTimesUnknown, ["text": text.asText])
    }

    package static func daysUnknown(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.daysUnknown, ["text": text.asText])
    }

    package static func everyUnknown(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.everyUnknown, ["text": text.asText])
    }

    package static func fileTooLarge(name: some TextArgument, kB: some TextArgument) -> FilledText {
        FilledText(RefusalText.fileTooLarge, ["name": name.asText, "kB": kB.asText])
    }

    package static func gateCannotWork(what: some TextArgument, repair: some TextArgument) -> FilledText {
        FilledText(RefusalText.gateCannotWork, ["what": what.asText, "repair": repair.asText])
    }

    package static func gateMiscountedPick(count: some TextArgument) -> FilledText {
        FilledText(RefusalText.gateMiscountedPick, ["count": count.asText])
    }

    package static func gateNameMissing(name: some TextArgument) -> FilledText {
        FilledText(RefusalText.gateNameMissing, ["name": name.asText])
    }

    package static func gatePickRange(most: some TextArgument) -> FilledText {
        FilledText(RefusalText.gatePickRange, ["most": most.asText])
    }

    package static func gateSums(largest: some TextArgument) -> FilledText {
        FilledText(RefusalText.gateSums, ["largest": largest.asText])
    }

    package static func gateTooManyChallenges(most: some TextArgument) -> FilledText {
        FilledText(RefusalText.gateTooManyChallenges, ["most": most.asText])
    }

    package static func gateUnknownChallenge(name: some TextArgument) -> FilledText {
        FilledText(RefusalText.gateUnknownChallenge, ["name": name.asText])
    }

    package static func gateUnknownCode(name: some TextArgument) -> FilledText {
        FilledText(RefusalText.gateUnknownCode, ["name": name.asText])
    }

    package static func gateUnknownLight(detail: some TextArgument) -> FilledText {
        FilledText(RefusalText.gateUnknownLight, ["detail": detail.asText])
    }

    package static func gateUnknownLines(detail: some TextArgument, name: some TextArgument) -> FilledText {
        FilledText(RefusalText.gateUnknownLines, ["detail": detail.asText, "name": name.asText])
    }

    package static func gateUnknownMove(detail: some TextArgument) -> FilledText {
        FilledText(RefusalText.gateUnknownMove, ["detail": detail.asText])
    }

    package static func gateUnknownSums(detail: some TextArgument) -> FilledText {
        FilledText(RefusalText.gateUnknownSums, ["detail": detail.asText])
    }

    package static func gateUnknownTag(name: some TextArgument) -> FilledText {
        FilledText(RefusalText.gateUnknownTag, ["name": name.asText])
    }

    package static func gateUnreadablePick(detail: some TextArgument) -> FilledText {
        FilledText(RefusalText.gateUnreadablePick, ["detail": detail.asText])
    }

    package static func goalAlreadyThere(id: some TextArgument) -> FilledText {
        FilledText(RefusalText.goalAlreadyThere, ["id": id.asText])
    }

    package static func goalDate(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.goalDate, ["text": text.asText])
    }

    package static func goalUnknown(id: some TextArgument) -> FilledText {
        FilledText(RefusalText.goalUnknown, ["id": id.asText])
    }

    package static func languageUnknown(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.languageUnknown, ["text": text.asText])
    }

    package static func lineAlreadyThere(id: some TextArgument) -> FilledText {
        FilledText(RefusalText.lineAlreadyThere, ["id": id.asText])
    }

    package static func lineNotNamed(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.lineNotNamed, ["text": text.asText])
    }

    package static func lineScript(words: some TextArgument) -> FilledText {
        FilledText(RefusalText.lineScript, ["words": words.asText])
    }

    package static func lineTooLong(count: some TextArgument, most: some TextArgument) -> FilledText {
        FilledText(RefusalText.lineTooLong, ["count": count.asText, "most": most.asText])
    }

    package static func lineUnknown(id: some TextArgument) -> FilledText {
        FilledText(RefusalText.lineUnknown, ["id": id.asText])
    }

    package static func monthDaysUnknown(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.monthDaysUnknown, ["text": text.asText])
    }

    package static func numberRange(name: some TextArgument, least: some TextArgument, most: some TextArgument) -> FilledText {
        FilledText(RefusalText.numberRange, ["name": name.asText, "least": least.asText, "most": most.asText])
    }

    package static func onceOver(time: some TextArgument, date: some TextArgument) -> FilledText {
        FilledText(RefusalText.onceOver, ["time": time.asText, "date": date.asText])
    }

    package static func patternUnknown(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.patternUnknown, ["text": text.asText])
    }

    package static func practiceAlreadyThere(id: some TextArgument) -> FilledText {
        FilledText(RefusalText.practiceAlreadyThere, ["id": id.asText])
    }

    package static func practiceNoRecording(id: some TextArgument) -> FilledText {
        FilledText(RefusalText.practiceNoRecording, ["id": id.asText])
    }

    package static func practiceNotNamed(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.practiceNotNamed, ["text": text.asText])
    }

    package static func practiceOtherWords(words: some TextArgument) -> FilledText {
        FilledText(RefusalText.practiceOtherWords, ["words": words.asText])
    }

    package static func practiceTarget(value: some TextArgument) -> FilledText {
        FilledText(RefusalText.practiceTarget, ["value": value.asText])
    }

    package static func practiceTooLong(count: some TextArgument, most: some TextArgument) -> FilledText {
        FilledText(RefusalText.practiceTooLong, ["count": count.asText, "most": most.asText])
    }

    package static func practiceUnknown(id: some TextArgument) -> FilledText {
        FilledText(RefusalText.practiceUnknown, ["id": id.asText])
    }

    package static func reciteTwice(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.reciteTwice, ["text": text.asText])
    }

    package static func reciteUnknown(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.reciteUnknown, ["text": text.asText])
    }

    package static func ruleUnknown(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.ruleUnknown, ["text": text.asText])
    }

    package static func runNotNamed(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.runNotNamed, ["text": text.asText])
    }

    package static func safetyAsk(question: some TextArgument) -> FilledText {
        FilledText(RefusalText.safetyAsk, ["question": question.asText])
    }

    package static func safetyStop(help: some TextArgument) -> FilledText {
        FilledText(RefusalText.safetyStop, ["help": help.asText])
    }

    package static func sentenceFile(reason: some TextArgument) -> FilledText {
        FilledText(RefusalText.sentenceFile, ["reason": reason.asText])
    }

    package static func sentenceUnknown(id: some TextArgument) -> FilledText {
        FilledText(RefusalText.sentenceUnknown, ["id": id.asText])
    }

    package static func sentenceUnspeakable(id: some TextArgument) -> FilledText {
        FilledText(RefusalText.sentenceUnspeakable, ["id": id.asText])
    }

    package static func settingBrokerAddress(value: some TextArgument) -> FilledText {
        FilledText(RefusalText.settingBrokerAddress, ["value": value.asText])
    }

    package static func settingClockHours(value: some TextArgument) -> FilledText {
        FilledText(RefusalText.settingClockHours, ["value": value.asText])
    }

    package static func settingCoachLanguage(value: some TextArgument) -> FilledText {
        FilledText(RefusalText.settingCoachLanguage, ["value": value.asText])
    }

    package static func settingEngine(value: some TextArgument, known: some TextArgument) -> FilledText {
        FilledText(RefusalText.settingEngine, ["value": value.asText, "known": known.asText])
    }

    package static func settingEngineBeside(value: some TextArgument, known: some TextArgument) -> FilledText {
        FilledText(RefusalText.settingEngineBeside, ["value": value.asText, "known": known.asText])
    }

    package static func settingEngineLanguage(value: some TextArgument, known: some TextArgument) -> FilledText {
        FilledText(RefusalText.settingEngineLanguage, ["value": value.asText, "known": known.asText])
    }

    package static func settingLevelOrAuto(value: some TextArgument) -> FilledText {
        FilledText(RefusalText.settingLevelOrAuto, ["value": value.asText])
    }

    package static func settingNumber(value: some TextArgument, least: some TextArgument, most: some TextArgument) -> FilledText {
        FilledText(RefusalText.settingNumber, ["value": value.asText, "least": least.asText, "most": most.asText])
    }

    package static func settingOnOrOff(value: some TextArgument) -> FilledText {
        FilledText(RefusalText.settingOnOrOff, ["value": value.asText])
    }

    package static func settingOneOf(known: some TextArgument, value: some TextArgument) -> FilledText {
        FilledText(RefusalText.settingOneOf, ["known": known.asText, "value": value.asText])
    }

    package static func settingPageAddress(value: some TextArgument) -> FilledText {
        FilledText(RefusalText.settingPageAddress, ["value": value.asText])
    }

    package static func settingPageNames(value: some TextArgument) -> FilledText {
        FilledText(RefusalText.settingPageNames, ["value": value.asText])
    }

    package static func settingScore(value: some TextArgument) -> FilledText {
        FilledText(RefusalText.settingScore, ["value": value.asText])
    }

    package static func settingScoreOrOff(value: some TextArgument) -> FilledText {
        FilledText(RefusalText.settingScoreOrOff, ["value": value.asText])
    }

    package static func settingTimeOfDay(value: some TextArgument) -> FilledText {
        FilledText(RefusalText.settingTimeOfDay, ["value": value.asText])
    }

    package static func settingTone(value: some TextArgument) -> FilledText {
        FilledText(RefusalText.settingTone, ["value": value.asText])
    }

    package static func settingUnknown(name: some TextArgument, known: some TextArgument) -> FilledText {
        FilledText(RefusalText.settingUnknown, ["name": name.asText, "known": known.asText])
    }

    package static func settingVoice(value: some TextArgument, known: some TextArgument) -> FilledText {
        FilledText(RefusalText.settingVoice, ["value": value.asText, "known": known.asText])
    }

    package static func settingWeights(value: some TextArgument, example: some TextArgument) -> FilledText {
        FilledText(RefusalText.settingWeights, ["value": value.asText, "example": example.asText])
    }

    package static func settingWrittenOrDrawn(value: some TextArgument) -> FilledText {
        FilledText(RefusalText.settingWrittenOrDrawn, ["value": value.asText])
    }

    package static func skipNoNext(alarm: some TextArgument) -> FilledText {
        FilledText(RefusalText.skipNoNext, ["alarm": alarm.asText])
    }

    package static func skipNoneToCome(alarm: some TextArgument) -> FilledText {
        FilledText(RefusalText.skipNoneToCome, ["alarm": alarm.asText])
    }

    package static func skipNotSkipped(alarm: some TextArgument, date: some TextArgument) -> FilledText {
        FilledText(RefusalText.skipNotSkipped, ["alarm": alarm.asText, "date": date.asText])
    }

    package static func skipNothing(alarm: some TextArgument, date: some TextArgument) -> FilledText {
        FilledText(RefusalText.skipNothing, ["alarm": alarm.asText, "date": date.asText])
    }

    package static func tagAlreadyThere(name: some TextArgument) -> FilledText {
        FilledText(RefusalText.tagAlreadyThere, ["name": name.asText])
    }

    package static func tagUnknown(name: some TextArgument) -> FilledText {
        FilledText(RefusalText.tagUnknown, ["name": name.asText])
    }

    package static func textLength(name: some TextArgument, most: some TextArgument) -> FilledText {
        FilledText(RefusalText.textLength, ["name": name.asText, "most": most.asText])
    }

    package static func timeNever(text: some TextArgument, zone: some TextArgument) -> FilledText {
        FilledText(RefusalText.timeNever, ["text": text.asText, "zone": zone.asText])
    }

    package static func timeUnknown(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.timeUnknown, ["text": text.asText])
    }

    package static func tokenTooLong(bytes: some TextArgument, most: some TextArgument) -> FilledText {
        FilledText(RefusalText.tokenTooLong, ["bytes": bytes.asText, "most": most.asText])
    }

    package static func waitUnknown(text: some TextArgument) -> FilledText {
        FilledText(RefusalText.waitUnknown, ["text": text.asText])
    }
}
