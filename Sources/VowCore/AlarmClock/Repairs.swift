// Parts that must be repaired before a run may be put off for them again (G5).
extension AlarmClockState {
    /// A run that was put off because a part was missing makes the next run demand the repair; a part that worked in a
    /// run is repaired.
    mutating func noteRepair(_ event: RunEvent) {
        switch event {
        case .partBypassed(let part):
            if !unrepairedParts.contains(part) { unrepairedParts.append(part) }
        case .attemptJudged(let verdict):
            if verdict.evidence.mode == .spoken { unrepairedParts.removeAll { $0 == .microphone } }
        case .fired, .missed, .ringStarted, .soundMeasured, .partFailed, .listeningStarted, .listeningOpened,
            .lineRecited, .challengeWordSaid, .cheatFlagged, .challengeRevealed, .challengePresented,
            .sumAnswered, .tokenShown, .deviceMoved, .challengeLocked, .standInTaken, .similarityLowered,
            .repairDemanded, .stepPassed, .wakeCheckPlanned, .wakeCheckAsked, .wakeCheckMissed, .snoozed,
            .snoozeEnded, .resumed, .emergencyAsked, .dismissed, .abandoned, .bypassed:
            break
        }
    }

    /// A part that was found again is repaired.
    mutating func noteRepair(_ event: DeviceEvent) {
        guard case .capabilityChanged(let capability, .ready) = event else { return }
        unrepairedParts.removeAll { $0.capability == capability }
    }

    /// The device event to record when a run found a part missing; nil where the log already says so.
    func capabilityLost(by event: RunEvent) -> DeviceEvent? {
        guard case .partFailed(.microphone, _, _) = event,
            history.state(of: .microphone) != .missing
        else { return nil }
        return .capabilityChanged(capability: .microphone, state: .missing)
    }
}
