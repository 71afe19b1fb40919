/// Something that happened to a run from outside while it was in progress. It is reported without a reproach (L7),
/// because power cuts and accidents cause the same. None of it ends a run.
package enum Disturbance: String, Codable, Hashable, Sendable, CaseIterable {
    /// The program was gone for a while.
    case programGone
    /// The output was muted or turned far down.
    case outputLowered
    /// An output or a microphone went away, or failed.
    case deviceGone
    /// The clock was set.
    case clockSet
    /// The engine that listens fell into a loop of the same words.
    case engineLooped

    /// The disturbance that an event of a run records; nil where it records none.
    package init?(_ event: RunEvent) {
        switch event {
        case .resumed(let gap, _): self = gap < 0 ? .clockSet : .programGone
        case .partFailed(_, "sound.muted", _), .partFailed(_, "sound.faint", _),
            .partFailed(_, "sound.setBack", _):
            self = .outputLowered
        case .partFailed(.speaker, _, _), .partFailed(.ringer, _, _),
            .partFailed(.microphone, _, _):
            self = .deviceGone
        case .attemptJudged(let verdict) where verdict.evidence.engineFault == .repetition:
            self = .engineLooped
        default: return nil
        }
    }
}
