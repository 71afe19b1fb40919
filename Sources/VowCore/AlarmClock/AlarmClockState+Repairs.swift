// Parts that must be repaired before a run may be put off for them again (G5).
extension AlarmClockState {
    /// A run that was put off because a part was missing makes the next run demand the repair; a part that worked in a
    /// run is repaired.
    mutating func noteRepair(_ event: RunEvent) {
        switch event {
        case .partBypassed(let part):
            if !unrepairedParts.contains(part) { unrepairedParts.append(part) }
        case .attemptJudged(let verdict):
            if verdict.evidence.mode == .spoken { noteRepaired(DevicePart.hearing.repairedTogether) }
        case .answered(_, let answer, _): if let part = answer.record.repairedPart { noteRepaired([part]) }
        default: break
        }
    }

    private mutating func noteRepaired(_ parts: [DevicePart]) {
        unrepairedParts.removeAll(where: parts.contains)
    }

    /// A part that was found again is repaired.
    mutating func noteRepair(_ event: DeviceEvent) {
        guard case .capabilityChanged(let capability, .ready) = event else { return }
        unrepairedParts.removeAll { $0.capability == capability }
    }

    /// The device event to record when a run found the microphone missing, or was put off for a part; nil if the log
    /// already says so. The next check of the device then tells whether the part was repaired.
    func capabilityLost(by event: RunEvent) -> DeviceEvent? {
        let lost: DevicePart
        switch event {
        case .partFailed(.microphone, _, _): lost = .microphone
        case .partBypassed(let part): lost = part
        default: return nil
        }
        guard history.state(of: lost.capability) != .missing else { return nil }
        return .capabilityChanged(capability: lost.capability, state: .missing)
    }
}
