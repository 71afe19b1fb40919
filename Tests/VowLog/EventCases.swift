import VowCore
import VowLog

/// The cases of the event enums, one by one.
///
/// Each initialiser is an exhaustive switch, so a new event does not compile before it has a case here; and a case
/// without a sample fails `EventCasesTests`, as does a registered aggregate without a line in `EventCase`. Settings and
/// what a second engine heard have one kind of event each.
enum RunCase: CaseIterable {
    case fired, missed, ringStarted, partFailed, listeningStarted, listeningOpened, attemptJudged
    case lineRecited
    case challengeWordSaid, challengeRevealed, cheatFlagged, stepPassed, snoozed, personUp, snoozeEnded,
        resumed,
        emergencyAsked, dismissed
    case abandoned, bypassed, challengePresented, answered, challengeLocked, standInTaken
    case partBypassed, repairDemanded
    case soundMeasured, similarityLowered, wakeCheckPlanned, wakeCheckAsked
    case wakeCheckMissed

    init(_ event: RunEvent) {
        self =
            switch event {
            case .fired: .fired
            case .missed: .missed
            case .ringStarted: .ringStarted
            case .soundMeasured: .soundMeasured
            case .partFailed: .partFailed
            case .listeningStarted: .listeningStarted
            case .listeningOpened: .listeningOpened
            case .attemptJudged: .attemptJudged
            case .lineRecited: .lineRecited
            case .challengeWordSaid: .challengeWordSaid
            case .cheatFlagged: .cheatFlagged
            case .challengeRevealed: .challengeRevealed
            case .stepPassed: .stepPassed
            case .snoozed: .snoozed
            case .personUp: .personUp
            case .snoozeEnded: .snoozeEnded
            case .resumed: .resumed
            case .emergencyAsked: .emergencyAsked
            case .dismissed: .dismissed
            case .abandoned: .abandoned
            case .bypassed: .bypassed
            case .challengePresented: .challengePresented
            case .answered: .answered
            case .challengeLocked: .challengeLocked
            case .standInTaken: .standInTaken
            case .similarityLowered: .similarityLowered
            case .partBypassed: .partBypassed
            case .repairDemanded: .repairDemanded
            case .wakeCheckPlanned: .wakeCheckPlanned
            case .wakeCheckAsked: .wakeCheckAsked
            case .wakeCheckMissed: .wakeCheckMissed
            }
    }
}

enum AlarmCase: CaseIterable {
    case scheduled, changed, enabled, disabled, dateSkipped, rangeSkipped, paused, removed

    init(_ event: AlarmEvent) {
        self =
            switch event {
            case .scheduled: .scheduled
            case .changed: .changed
            case .enabled: .enabled
            case .disabled: .disabled
            case .dateSkipped: .dateSkipped
            case .rangeSkipped: .rangeSkipped
            case .paused: .paused
            case .removed: .removed
            }
    }
}

enum LineCase: CaseIterable {
    case added, edited, removed, disabled, enabled, rehearsed

    init(_ event: LineEvent) {
        self =
            switch event {
            case .added: .added
            case .edited: .edited
            case .removed: .removed
            case .disabled: .disabled
            case .enabled: .enabled
            case .rehearsed: .rehearsed
            }
    }
}

enum DeviceCase: CaseIterable {
    case started, stopped, clockStepped, zoneChanged, capabilityChanged, returned, suspending, resumed
    case wakeArmed, noticeGiven, wokeAt, historyImported

    init(_ event: DeviceEvent) {
        self =
            switch event {
            case .started: .started
            case .stopped: .stopped
            case .clockStepped: .clockStepped
            case .zoneChanged: .zoneChanged
            case .capabilityChanged: .capabilityChanged
            case .returned: .returned
            case .suspending: .suspending
            case .resumed: .resumed
            case .wakeArmed: .wakeArmed
            case .noticeGiven: .noticeGiven
            case .wokeAt: .wokeAt
            case .historyImported: .historyImported
            }
    }
}

enum ConsentCase: CaseIterable {
    case given, withdrawn

    init(_ event: ConsentEvent) {
        self =
            switch event {
            case .given: .given
            case .withdrawn: .withdrawn
            }
    }
}

/// Of codes and of tags, whose events are the same.
enum TokenCase: CaseIterable {
    case registered, replaced, removed

    init(_ event: TokenEvent) {
        self =
            switch event {
            case .registered: .registered
            case .replaced: .replaced
            case .removed: .removed
            }
    }
}

enum InterviewCase: CaseIterable {
    case begun, languageChanged, answered, skipped, revisited, linesProposed, lineRevised, lineRefused
    case lineBelieved, setAside, paused, wentOn, concluded

    init(_ event: InterviewEvent) {
        self =
            switch event {
            case .begun: .begun
            case .languageChanged: .languageChanged
            case .answered: .answered
            case .skipped: .skipped
            case .revisited: .revisited
            case .linesProposed: .linesProposed
            case .lineRevised: .lineRevised
            case .lineRefused: .lineRefused
            case .lineBelieved: .lineBelieved
            case .setAside: .setAside
            case .paused: .paused
            case .wentOn: .wentOn
            case .concluded: .concluded
            }
    }
}

enum GoalCase: CaseIterable {
    case set, refined, answered, retired, nudged

    init(_ event: GoalEvent) {
        self =
            switch event {
            case .set: .set
            case .refined: .refined
            case .answered: .answered
            case .retired: .retired
            case .nudged: .nudged
            }
    }
}

enum CoachCase: CaseIterable {
    case begun, given, spoken, answered, textRevealed, passedOver, paused, resumed, ended, reminded

    init(_ event: CoachEvent) {
        self =
            switch event {
            case .begun: .begun
            case .given: .given
            case .spoken: .spoken
            case .answered: .answered
            case .textRevealed: .textRevealed
            case .passedOver: .passedOver
            case .paused: .paused
            case .resumed: .resumed
            case .ended: .ended
            case .reminded: .reminded
            }
    }
}

enum CoachListCase: CaseIterable {
    case taken, dropped

    init(_ event: CoachListEvent) {
        self =
            switch event {
            case .taken: .taken
            case .dropped: .dropped
            }
    }
}

enum PracticeCase: CaseIterable {
    case added, edited, linked, recordingKept, recordingRemoved, counted, refused, listened, typed
    case targetChanged, reminderChanged, reminderSnoozed, reminded, removed

    init(_ event: PracticeEvent) {
        self =
            switch event {
            case .added: .added
            case .edited: .edited
            case .linked: .linked
            case .recordingKept: .recordingKept
            case .recordingRemoved: .recordingRemoved
            case .counted: .counted
            case .refused: .refused
            case .listened: .listened
            case .typed: .typed
            case .targetChanged: .targetChanged
            case .reminderChanged: .reminderChanged
            case .reminderSnoozed: .reminderSnoozed
            case .reminded: .reminded
            case .removed: .removed
            }
    }
}

enum HeardSoundsCase: CaseIterable {
    case remembered

    init(_ event: HeardSoundsEvent) {
        self =
            switch event {
            case .remembered: .remembered
            }
    }
}

enum GateTrialCase: CaseIterable {
    case passed

    init(_ event: GateTrialEvent) {
        self =
            switch event {
            case .passed: .passed
            }
    }
}

/// Any case of any event of a registered aggregate.
enum EventCase: Hashable {
    case alarm(AlarmCase)
    case line(LineCase)
    case run(RunCase)
    case setting
    case device(DeviceCase)
    case consent(ConsentCase)
    case shadow
    case token(TokenKind, TokenCase)
    case interview(InterviewCase)
    case goal(GoalCase)
    case coach(CoachCase)
    case sentences(CoachListCase)
    case practice(PracticeCase)
    case heardSounds(HeardSoundsCase)
    case gateTrials(GateTrialCase)
    /// Of an aggregate whose cases nobody wrote down here.
    case unknown(category: String)

    init(_ event: DomainEvent) {
        self =
            switch event {
            case .alarm(_, let event): .alarm(AlarmCase(event))
            case .line(_, let event): .line(LineCase(event))
            case .run(_, let event): .run(RunCase(event))
            case .setting: .setting
            case .device(let event): .device(DeviceCase(event))
            case .consent(_, let event): .consent(ConsentCase(event))
            case .shadow: .shadow
            case .token(let kind, _, let event): .token(kind, TokenCase(event))
            case .other(let event): EventCase.of(event)
            }
    }

    /// The case of an event of an aggregate that takes no part in ringing (`DomainEvent.other`).
    private static func of(_ other: AggregateEvent) -> EventCase {
        switch other.event {
        case let event as InterviewEvent: .interview(InterviewCase(event))
        case let event as GoalEvent: .goal(GoalCase(event))
        case let event as CoachEvent: .coach(CoachCase(event))
        case let event as CoachListEvent: .sentences(CoachListCase(event))
        case let event as PracticeEvent: .practice(PracticeCase(event))
        case let event as HeardSoundsEvent: .heardSounds(HeardSoundsCase(event))
        case let event as GateTrialEvent: .gateTrials(GateTrialCase(event))
        default: .unknown(category: other.category)
        }
    }

    /// The cases of the events in streams of a category; none where nobody wrote them down here.
    static func all(of category: String) -> [EventCase] {
        switch category {
        case Aggregates.alarm.category: AlarmCase.allCases.map { .alarm($0) }
        case Aggregates.line.category: LineCase.allCases.map { .line($0) }
        case Aggregates.run.category: RunCase.allCases.map { .run($0) }
        case Aggregates.shadow.category: [.shadow]
        case Aggregates.settings.category: [.setting]
        case Aggregates.device.category: DeviceCase.allCases.map { .device($0) }
        case Aggregates.consent.category: ConsentCase.allCases.map { .consent($0) }
        case Aggregates.code.category: TokenCase.allCases.map { .token(.code, $0) }
        case Aggregates.tag.category: TokenCase.allCases.map { .token(.tag, $0) }
        case Aggregates.interview.category: InterviewCase.allCases.map { .interview($0) }
        case Aggregates.goal.category: GoalCase.allCases.map { .goal($0) }
        case Aggregates.coach.category: CoachCase.allCases.map { .coach($0) }
        case Aggregates.sentences.category: CoachListCase.allCases.map { .sentences($0) }
        case Aggregates.practice.category: PracticeCase.allCases.map { .practice($0) }
        case Aggregates.heardSounds.category: HeardSoundsCase.allCases.map { .heardSounds($0) }
        case Aggregates.gateTrials.category: GateTrialCase.allCases.map { .gateTrials($0) }
        default: []
        }
    }
}
