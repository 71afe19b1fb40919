package import VowAnswers
package import VowCore
package import VowRecitation

extension Refusal {
    /// Why an alarm command is refused.
    package init(_ rejection: AlarmRejection, alarm: AlarmID) {
        switch rejection {
        case .unknown: self.init(RefusalText.alarmUnknown, ["id": alarm.text])
        case .alreadyThere: self.init(RefusalText.alarmAlreadyThere, ["id": alarm.text])
        case .neverRings: self.init(RefusalText.alarmWithoutDays)
        case .volumeOutOfRange(let value): self.init(RefusalText.alarmVolume, ["value": "\(value)"])
        case .rampOutOfRange(let value): self.init(RefusalText.alarmRamp, ["value": "\(value)"])
        case .snoozeOutOfRange: self.init(RefusalText.alarmSnooze)
        case .similarityOutOfRange(let value): self.init(RefusalText.alarmSimilarity, ["value": "\(value)"])
        case .dayTimesWithoutDays: self.init(RefusalText.alarmDayTimes)
        case .rangeBackwards: self.init(RefusalText.datesBackwards)
        case .emptyGate: self.init(RefusalText.alarmEmptyGate)
        case .tooManyChallenges(let most):
            self.init(RefusalText.gateTooManyChallenges, ["most": "\(most)"])
        case .pickOutOfRange(let most): self.init(RefusalText.gatePickRange, ["most": "\(most)"])
        case .drawnStandIn: self.init(RefusalText.gateDrawnStandIn)
        case .linesAskedTwice: self.init(RefusalText.gateLinesTwice)
        case .challengeOutOfRange(let kind): self = ChallengeFaces.outOfRange(kind)
        case .limitsOutOfRange: self.init(RefusalText.gateLimits)
        case .wakeCheckOutOfRange: self.init(RefusalText.gateWakeCheck)
        case .spokenStandIn: self.init(RefusalText.gateSpokenStandIn)
        }
    }

    /// What is wrong with a stack of challenges as it was written.
    package init(_ flaw: GateNotation.Flaw) {
        switch flaw {
        case .empty: self.init(RefusalText.gateEmpty)
        case .unknownChallenge(let name): self.init(RefusalText.gateUnknownChallenge, ["name": name])
        case .unreadablePick(let text): self.init(RefusalText.gateUnreadablePick, ["detail": text])
        case .miscountedPick(let count): self.init(RefusalText.gateMiscountedPick, ["count": "\(count)"])
        case .nameMissing(let name): self.init(RefusalText.gateNameMissing, ["name": name])
        case .unknownDetail(let detail, let name):
            self = ChallengeFaces.unknownDetail(detail, of: name)
        }
    }

    /// Why a goal command is refused.
    init(_ rejection: GoalRejection, goal: GoalID) {
        switch rejection {
        case .unknown: self.init(RefusalText.goalUnknown, ["id": goal.text])
        case .alreadyThere: self.init(RefusalText.goalAlreadyThere, ["id": goal.text])
        case .nothingSaid: self.init(RefusalText.goalEmpty)
        }
    }

    /// Why a practice command is refused.
    init(_ rejection: PracticeRejection, practice: AffirmationID) {
        switch rejection {
        case .unknown: self.init(RefusalText.practiceUnknown, ["id": practice.text])
        case .alreadyThere: self.init(RefusalText.practiceAlreadyThere, ["id": practice.text])
        case .nothingToSay: self.init(RefusalText.practiceEmpty)
        case .tooLong(let count):
            self.init(
                RefusalText.practiceTooLong, ["count": "\(count)", "most": "\(LineState.maximumWordCount)"])
        case .targetOutOfRange(let value): self.init(RefusalText.practiceTarget, ["value": "\(value)"])
        case .otherWords(let round):
            self.init(RefusalText.practiceOtherWords, ["words": round.missed.joined(separator: " ")])
        case .noReminder: self.init(RefusalText.practiceNoReminder)
        }
    }

    /// Refuses a number that lies beyond what the argument of a name may be. A terminal spells the name as its option.
    static func check(_ number: Int, named name: String, from least: Int, to most: Int) throws(CommandError) {
        guard number < least || number > most else { return }
        throw .refused(
            Refusal(RefusalText.numberRange(name: name, least: "\(least)", most: "\(most)")))
    }

    /// Why a line command is refused.
    package init(_ rejection: LineRejection, line: LineID) {
        switch rejection {
        case .unknown: self.init(RefusalText.lineUnknown, ["id": line.text])
        case .alreadyThere: self.init(RefusalText.lineAlreadyThere, ["id": line.text])
        case .nothingToSay: self.init(RefusalText.lineEmpty)
        case .tooLong(let count):
            self.init(
                RefusalText.lineTooLong, ["count": "\(count)", "most": "\(LineState.maximumWordCount)"])
        }
    }
}
