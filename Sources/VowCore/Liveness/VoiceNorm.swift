/// How a person sounds at this device's microphone: the mean of the newest attempts that opened a step and that nothing
/// spoke against.
struct VoiceNorm: Codable, Hashable, Sendable {
    private var heard: [SoundMeasurements] = []
    private var last: SoundMeasurements?

    /// Takes in an event of a run.
    mutating func note(_ event: RunEvent) {
        switch event {
        case .attemptJudged(let verdict): last = verdict.reasons.isEmpty ? verdict.evidence.sound : nil
        case .cheatFlagged: last = nil
        case .stepPassed:
            if let last { heard = Array((heard + [last]).suffix(LivenessRules.mostHeard)) }
            last = nil
        default: break
        }
    }

    /// The mean; nil while too little was heard.
    var mean: SoundMeasurements? {
        heard.count < LivenessRules.fewestHeard ? nil : .mean(of: heard)
    }
}
