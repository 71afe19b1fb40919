// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `terminal.…` of the catalogue, and the texts among them that take arguments.
package enum TerminalText: UInt16, TextKey {
    package static let part = "terminal"

    case alarmList = 3025
    case cloudKeyGone
    case cloudKeyKept
    case codeAsk
    case codePrint
    case codeRegistered
    case codeRemoved
    case codeWritten
    case codesList
    case codesSeen
    case demoCountdown
    case demoInterrupted
    case demoNoSoundServer
    case demoOnSpeaker
    case demoOwnMachine
    case demoPageOpens
    case demoPrivateServer
    case demoSleeperMute
    case demoWhatLogSays
    case giveBrokerConsent
    case giveConsent
    case giveDays
    case giveLaterDate
    case giveRecipient
    case giveRecordingConsent
    case goalDidYou
    case goalHelps
    case goalInTheWay
    case goalLeft
    case goalLineNow
    case goalMatters
    case goalNewWording
    case goalNothingTonight
    case goalOffer
    case goalRetired
    case goalWhy
    case goalsList
    case goalsNone
    case hintSnooze
    case hintSpeak
    case hintUntil
    case hintUp
    case hintWayOut
    case hintWayOutAgain
    case hintWayOutOpens
    case laterPause
    case laterTo
    case linesList
    case mistake
    case nextAlarm
    case noAlarm
    case noCodes
    case noTags
    case operationForm
    case optionRange
    case otherScript
    case pageAt
    case pauseOptions
    case practiceList
    case runsList
    case schedule
    case silent
    case skipOptions
    case tagAsk
    case tagChanging
    case tagDamaged
    case tagHold
    case tagNoText
    case tagPlugIn
    case tagRegistered
    case tagRemoved
    case tagTextDamaged
    case tagsList
    case today
    case toneAdded
    case toneLoudest
    case toneOwn
    case toneRemoved
    case toneReplaced
    case toneTried
    case typedYes
    case typedYesLetter
    case verifyLog

    package static func cloudKeyKept(path: some TextArgument) -> FilledText {
        FilledText(TerminalText.cloudKeyKept, ["path": path.asText])
    }

    package static func codeAsk(name: some TextArgument) -> FilledText {
        FilledText(TerminalText.codeAsk, ["name": name.asText])
    }

    package static func codePrint(name: some TextArgument) -> FilledText {
        FilledText(TerminalText.codePrint, ["name": name.asText])
    }

    package static func codeRegistered(name: some TextArgument) -> FilledText {
        FilledText(TerminalText.codeRegistered, ["name": name.asText])
    }

    package static func codeRemoved(name: some TextArgument) -> FilledText {
        FilledText(TerminalText.codeRemoved, ["name": name.asText])
    }

    package static func codeWritten(path: some TextArgument) -> FilledText {
        FilledText(TerminalText.codeWritten, ["path": path.asText])
    }

    package static func codesSeen(count: some TextArgument) -> FilledText {
        FilledText(TerminalText.codesSeen, ["count": count.asText])
    }

    package static func demoCountdown(seconds: some TextArgument) -> FilledText {
        FilledText(TerminalText.demoCountdown, ["seconds": seconds.asText])
    }

    package static func demoOnSpeaker(speaker: some TextArgument) -> FilledText {
        FilledText(TerminalText.demoOnSpeaker, ["speaker": speaker.asText])
    }

    package static func demoSleeperMute(cause: some TextArgument) -> FilledText {
        FilledText(TerminalText.demoSleeperMute, ["cause": cause.asText])
    }

    package static func giveBrokerConsent(recipient: some TextArgument) -> FilledText {
        FilledText(TerminalText.giveBrokerConsent, ["recipient": recipient.asText])
    }

    package static func giveConsent(recipient: some TextArgument) -> FilledText {
        FilledText(TerminalText.giveConsent, ["recipient": recipient.asText])
    }

    package static func goalLineNow(line: some TextArgument) -> FilledText {
        FilledText(TerminalText.goalLineNow, ["line": line.asText])
    }

    package static func goalOffer(line: some TextArgument) -> FilledText {
        FilledText(TerminalText.goalOffer, ["line": line.asText])
    }

    package static func goalRetired(goal: some TextArgument) -> FilledText {
        FilledText(TerminalText.goalRetired, ["goal": goal.asText])
    }

    package static func hintUntil(time: some TextArgument, left: some TextArgument) -> FilledText {
        FilledText(TerminalText.hintUntil, ["time": time.asText, "left": left.asText])
    }

    package static func hintWayOut(sentence: some TextArgument) -> FilledText {
        FilledText(TerminalText.hintWayOut, ["sentence": sentence.asText])
    }

    package static func hintWayOutAgain(sentence: some TextArgument) -> FilledText {
        FilledText(TerminalText.hintWayOutAgain, ["sentence": sentence.asText])
    }

    package static func hintWayOutOpens(left: some TextArgument) -> FilledText {
        FilledText(TerminalText.hintWayOutOpens, ["left": left.asText])
    }

    package static func mistake(sentence: some TextArgument) -> FilledText {
        FilledText(TerminalText.mistake, ["sentence": sentence.asText])
    }

    package static func nextAlarm(name: some TextArgument, when: some TextArgument) -> FilledText {
        FilledText(TerminalText.nextAlarm, ["name": name.asText, "when": when.asText])
    }

    package static func operationForm(operation: some TextArgument) -> FilledText {
        FilledText(TerminalText.operationForm, ["operation": operation.asText])
    }

    package static func optionRange(name: some TextArgument, least: some TextArgument, most: some TextArgument) -> FilledText {
        FilledText(TerminalText.optionRange, ["name": name.asText, "least": least.asText, "most": most.asText])
    }

    package static func pageAt(address: some TextArgument) -> FilledText {
        FilledText(TerminalText.pageAt, ["address": address.asText])
    }

    package static func tagAsk(name: some TextArgument) -> FilledText {
        FilledText(TerminalText.tagAsk, ["name": name.asText])
    }

    package static func tagHold(reader: some TextArgument) -> FilledText {
        FilledText(TerminalText.tagHold, ["reader": reader.asText])
    }

    package static func tagRegistered(name: some TextArgument) -> FilledText {
        FilledText(TerminalText.tagRegistered, ["name": name.asText])
    }

    package static func tagRemoved(name: some TextArgument) -> FilledText {
        FilledText(TerminalText.tagRemoved, ["name": name.asText])
    }

    package static func toneAdded(name: some TextArgument) -> FilledText {
        FilledText(TerminalText.toneAdded, ["name": name.asText])
    }

    package static func toneLoudest(level: some TextArgument) -> FilledText {
        FilledText(TerminalText.toneLoudest, ["level": level.asText])
    }

    package static func toneReplaced(alarms: some TextArgument) -> FilledText {
        FilledText(TerminalText.toneReplaced, ["alarms": alarms.asText])
    }

    package static func toneTried(tone: some TextArgument) -> FilledText {
        FilledText(TerminalText.toneTried, ["tone": tone.asText])
    }
}
