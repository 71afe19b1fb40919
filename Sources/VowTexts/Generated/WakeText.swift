// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `wake.…` of the catalogue, and the texts among them that take arguments.
package enum WakeText: UInt16, TextKey {
    package static let part = "wake"

    case abandoned = 3884
    case affirmations
    case affirmationsFirst
    case alternativesOpened
    case answering
    case bypassed
    case cannotSpeak
    case challengeWordLate
    case challengeWordMissing
    case checkAsked
    case checking
    case chooseCode
    case chooseLight
    case chooseMove
    case chooseSums
    case chooseTag
    case chooseTyping
    case dismissed
    case eased
    case easingOffered
    case easingTyped
    case easingWord
    case emergencyAsked
    case emergencyExtra
    case emergencyMissing
    case ended
    case goOn
    case goals
    case goalsFirst
    case greeting
    case holdLeftUp
    case holdRightUp
    case inThisOrder
    case includeWord
    case insteadOfToken
    case judging
    case lastStep
    case lessClear
    case listening
    case listeningFailed
    case listensLater
    case lockedOut
    case makeLight
    case missed
    case negationChanged
    case notYet
    case nothingHeard
    case numberChanged
    case onceMore
    case oppositeHeard
    case otherCode
    case otherOrder
    case otherTag
    case outputFaint
    case outputInHeadphones
    case outputMuted
    case partMissing
    case partStillMissing
    case resting
    case restingPhase
    case rightAnswer
    case ringing
    case scanCode
    case shakeDevice
    case showInstead
    case snoozeNeedsProgress
    case snoozed
    case snoozesUsedUp
    case snoozing
    case somethingElse
    case stepDone
    case sum
    case sumComes
    case sumOfSeveral
    case sumOfSeveralComes
    case sumSayOrType
    case tooNoisy
    case tooQuiet
    case touchTag
    case typeAffirmations
    case typeAffirmationsFirst
    case typeGoals
    case typeGoalsFirst
    case typingNotOpen
    case typingOpened
    case unclear
    case unheard
    case unreadableAnswer
    case wordMissed
    case wrongAnswer

    package static func alternativesOpened(why: some TextArgument) -> FilledText {
        FilledText(WakeText.alternativesOpened, ["why": why.asText])
    }

    package static func cannotSpeak(choices: some TextArgument) -> FilledText {
        FilledText(WakeText.cannotSpeak, ["choices": choices.asText])
    }

    package static func challengeWordLate(word: some TextArgument) -> FilledText {
        FilledText(WakeText.challengeWordLate, ["word": word.asText])
    }

    package static func challengeWordMissing(word: some TextArgument) -> FilledText {
        FilledText(WakeText.challengeWordMissing, ["word": word.asText])
    }

    package static func checkAsked(question: some TextArgument) -> FilledText {
        FilledText(WakeText.checkAsked, ["question": question.asText])
    }

    package static func chooseCode(name: some TextArgument) -> FilledText {
        FilledText(WakeText.chooseCode, ["name": name.asText])
    }

    package static func chooseTag(name: some TextArgument) -> FilledText {
        FilledText(WakeText.chooseTag, ["name": name.asText])
    }

    package static func easingTyped(word: some TextArgument) -> FilledText {
        FilledText(WakeText.easingTyped, ["word": word.asText])
    }

    package static func emergencyAsked(seconds: some TextArgument) -> FilledText {
        FilledText(WakeText.emergencyAsked, ["seconds": seconds.asText])
    }

    package static func emergencyExtra(word: some TextArgument) -> FilledText {
        FilledText(WakeText.emergencyExtra, ["word": word.asText])
    }

    package static func emergencyMissing(word: some TextArgument) -> FilledText {
        FilledText(WakeText.emergencyMissing, ["word": word.asText])
    }

    package static func goOn(line: some TextArgument) -> FilledText {
        FilledText(WakeText.goOn, ["line": line.asText])
    }

    package static func holdLeftUp(seconds: some TextArgument) -> FilledText {
        FilledText(WakeText.holdLeftUp, ["seconds": seconds.asText])
    }

    package static func holdRightUp(seconds: some TextArgument) -> FilledText {
        FilledText(WakeText.holdRightUp, ["seconds": seconds.asText])
    }

    package static func includeWord(word: some TextArgument) -> FilledText {
        FilledText(WakeText.includeWord, ["word": word.asText])
    }

    package static func insteadOfToken(choices: some TextArgument) -> FilledText {
        FilledText(WakeText.insteadOfToken, ["choices": choices.asText])
    }

    package static func lessClear(line: some TextArgument) -> FilledText {
        FilledText(WakeText.lessClear, ["line": line.asText])
    }

    package static func listeningFailed(why: some TextArgument) -> FilledText {
        FilledText(WakeText.listeningFailed, ["why": why.asText])
    }

    package static func listensLater(seconds: some TextArgument) -> FilledText {
        FilledText(WakeText.listensLater, ["seconds": seconds.asText])
    }

    package static func lockedOut(seconds: some TextArgument) -> FilledText {
        FilledText(WakeText.lockedOut, ["seconds": seconds.asText])
    }

    package static func makeLight(seconds: some TextArgument) -> FilledText {
        FilledText(WakeText.makeLight, ["seconds": seconds.asText])
    }

    package static func notYet(line: some TextArgument) -> FilledText {
        FilledText(WakeText.notYet, ["line": line.asText])
    }

    package static func onceMore(word: some TextArgument) -> FilledText {
        FilledText(WakeText.onceMore, ["word": word.asText])
    }

    package static func otherCode(name: some TextArgument) -> FilledText {
        FilledText(WakeText.otherCode, ["name": name.asText])
    }

    package static func otherOrder(line: some TextArgument) -> FilledText {
        FilledText(WakeText.otherOrder, ["line": line.asText])
    }

    package static func otherTag(name: some TextArgument) -> FilledText {
        FilledText(WakeText.otherTag, ["name": name.asText])
    }

    package static func outputFaint(percent: some TextArgument) -> FilledText {
        FilledText(WakeText.outputFaint, ["percent": percent.asText])
    }

    package static func outputMuted(percent: some TextArgument) -> FilledText {
        FilledText(WakeText.outputMuted, ["percent": percent.asText])
    }

    package static func partMissing(why: some TextArgument) -> FilledText {
        FilledText(WakeText.partMissing, ["why": why.asText])
    }

    package static func partStillMissing(why: some TextArgument) -> FilledText {
        FilledText(WakeText.partStillMissing, ["why": why.asText])
    }

    package static func scanCode(name: some TextArgument) -> FilledText {
        FilledText(WakeText.scanCode, ["name": name.asText])
    }

    package static func shakeDevice(seconds: some TextArgument) -> FilledText {
        FilledText(WakeText.shakeDevice, ["seconds": seconds.asText])
    }

    package static func snoozesUsedUp(count: some TextArgument) -> FilledText {
        FilledText(WakeText.snoozesUsedUp, ["count": count.asText])
    }

    package static func somethingElse(line: some TextArgument) -> FilledText {
        FilledText(WakeText.somethingElse, ["line": line.asText])
    }

    package static func stepDone(count: Int) -> FilledText {
        FilledText(WakeText.stepDone, ["count": count.asText], count: count)
    }

    package static func sum(question: some TextArgument) -> FilledText {
        FilledText(WakeText.sum, ["question": question.asText])
    }

    package static func sumOfSeveral(question: some TextArgument, number: some TextArgument, count: some TextArgument) -> FilledText {
        FilledText(WakeText.sumOfSeveral, ["question": question.asText, "number": number.asText, "count": count.asText])
    }

    package static func sumOfSeveralComes(number: some TextArgument, count: some TextArgument) -> FilledText {
        FilledText(WakeText.sumOfSeveralComes, ["number": number.asText, "count": count.asText])
    }

    package static func touchTag(name: some TextArgument) -> FilledText {
        FilledText(WakeText.touchTag, ["name": name.asText])
    }

    package static func typingNotOpen(sentence: some TextArgument) -> FilledText {
        FilledText(WakeText.typingNotOpen, ["sentence": sentence.asText])
    }

    package static func typingOpened(why: some TextArgument) -> FilledText {
        FilledText(WakeText.typingOpened, ["why": why.asText])
    }

    package static func unheard(why: some TextArgument) -> FilledText {
        FilledText(WakeText.unheard, ["why": why.asText])
    }

    package static func wordMissed(word: some TextArgument) -> FilledText {
        FilledText(WakeText.wordMissed, ["word": word.asText])
    }
}
