// What has to be repaired before an alarm lets anybody off again (G5).
extension AlarmClockState {
    /// A run that was put off for want of a part asks the next one for the repair; a part by which something was heard
    /// works.
    mutating func noteRepair(_ event: RunEvent) {
        switch event {
        case .partBypassed(let part):
            if !unrepairedParts.contains(part) { unrepairedParts.append(part) }
        case .attemptJudged(let verdict) where verdict.evidence.mode == .spoken:
            unrepairedParts.removeAll { $0 == .microphone }
        default: break
        }
    }

    /// A part that was found again is repaired.
    mutating func noteRepair(_ event: DeviceEvent) {
        guard case .capabilityChanged(let capability, CapabilityState.ready) = event else { return }
        unrepairedParts.removeAll { $0.rawValue == capability }
    }

    /// What the device has to record of its own when a run met a part that is missing; empty where it is known.
    func capabilityLost(by event: RunEvent) -> [DeviceEvent] {
        guard case .partFailed(.microphone, _, _) = event,
            history.state(of: DevicePart.microphone.rawValue) != CapabilityState.missing
        else { return [] }
        return [
            .capabilityChanged(
                capability: DevicePart.microphone.rawValue, state: CapabilityState.missing)
        ]
    }
}
