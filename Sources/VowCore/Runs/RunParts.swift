/// What a run found out about the parts of the device that it needs.
package struct RunParts: Codable, Hashable, Sendable {
    /// The parts that were found missing, by the names of `PartFailed`.
    private(set) var missing: [DevicePart] = []
    /// The part that failed, so that nothing can hear the person; nil while they can be heard.
    package private(set) var missingHearing: DevicePart?
    /// How many windows ended with no result at all since the person was heard.
    private var stallCount = 0
    /// The parts for want of which the run was put off.
    package private(set) var bypassed: [DevicePart] = []
    /// The parts for want of which a run before was put off, and which were not found since.
    private(set) var repairsDemanded: [DevicePart] = []

    /// After how many windows without any result, not even silence, hearing counts as missing.
    static let stallsUntilMissing = 2

    mutating func evolve(by event: RunEvent) {
        switch event {
        case .partFailed(let part, _, _): fail(part)
        case .partBypassed(let part): bypassed.append(part)
        case .repairDemanded(let part): repairsDemanded.append(part)
        case .attemptJudged(let verdict):
            if verdict.evidence.mode == .spoken { (missingHearing, stallCount) = (nil, 0) }
        case .answered(_, let answer, _):
            if let part = answer.workingPart { missing.removeAll { $0 == part } }
        default: break
        }
    }

    private mutating func fail(_ part: DevicePart) {
        switch part {
        case .microphone, .recogniser: missingHearing = part
        case .hearing:
            stallCount += 1
            if stallCount >= Self.stallsUntilMissing { missingHearing = missingHearing ?? part }
        // The next engine takes over; a tone that is not heard keeps nobody from being heard.
        case .engine, .ringer, .tone, .speaker: break
        // What challenges need.
        default: if !missing.contains(part) { missing.append(part) }
        }
    }
}
