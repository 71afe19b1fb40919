import VowCore

/// The cases of the event enums, one by one.
///
/// Each initialiser is an exhaustive switch, so a new event does not compile before it has a case here; and a case
/// without a sample fails `EventCasesTests`.
enum RunCase: CaseIterable {
    case fired, missed, ringStarted, partFailed, listeningStarted, listeningOpened, attemptJudged
    case lineRecited
    case challengeWordSaid, challengeRevealed, cheatFlagged, stepPassed, snoozed, snoozeEnded, resumed,
        emergencyAsked, dismissed
    case abandoned, bypassed, challengePresented, sumAnswered, challengeLocked, standInTaken
    case partBypassed, repairDemanded
    case soundMeasured, similarityLowered, tokenShown, deviceMoved, wakeCheckPlanned, wakeCheckAsked
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
            case .snoozeEnded: .snoozeEnded
            case .resumed: .resumed
            case .emergencyAsked: .emergencyAsked
            case .dismissed: .dismissed
            case .abandoned: .abandoned
            case .bypassed: .bypassed
            case .challengePresented: .challengePresented
            case .sumAnswered: .sumAnswered
            case .challengeLocked: .challengeLocked
            case .standInTaken: .standInTaken
            case .similarityLowered: .similarityLowered
            case .partBypassed: .partBypassed
            case .repairDemanded: .repairDemanded
            case .tokenShown: .tokenShown
            case .deviceMoved: .deviceMoved
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

/// Any case of any event; the outer enum is as closed as the inner ones.
enum EventCase: Hashable {
    case alarm(AlarmCase)
    case line(LineCase)
    case run(RunCase)
    case setting
    case device(DeviceCase)
    case consent(ConsentCase)
    case shadow
    case token(TokenKind)
    case other(String)

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
            case .token(let kind, _, _): .token(kind)
            case .other(let event): .other(event.category)
            }
    }

    static var all: [EventCase] {
        AlarmCase.allCases.map(EventCase.alarm) + LineCase.allCases.map(EventCase.line)
            + RunCase.allCases.map(EventCase.run) + DeviceCase.allCases.map(EventCase.device)
            + ConsentCase.allCases.map(EventCase.consent) + [.setting, .shadow]
            + TokenKind.allCases.map(EventCase.token)
    }
}
