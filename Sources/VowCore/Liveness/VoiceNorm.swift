/// How a person sounds at this device's microphones: for each the mean of the newest attempts that opened a step and that
/// nothing spoke against, and of rehearsals that taught something.
///
/// A microphone stands in a room, so that the norm holds the room, too; one that is new begins with nothing, and is judged
/// with more caution.
struct VoiceNorm: Codable, Hashable, Sendable {
    private struct Heard: Codable, Hashable {
        let microphone: String?
        let sound: SoundMeasurements
    }

    private var heard: [Heard] = []
    private var last: Heard?

    /// So many microphones are remembered, those that were heard by last.
    private static let mostMicrophones = 4

    /// Takes in an event of a run.
    mutating func note(_ event: RunEvent) {
        switch event {
        case .attemptJudged(let verdict):
            last = verdict.reasons.isEmpty ? VoiceNorm.heard(verdict.evidence) : nil
        case .cheatFlagged: last = nil
        case .stepPassed:
            if let last { keep(last) }
            last = nil
        default: break
        }
    }

    /// Takes in a rehearsal. One that sounds like a loudspeaker teaches nothing about a voice.
    mutating func note(_ rehearsal: LineRehearsal) {
        guard rehearsal.outcome.teaches, let one = VoiceNorm.heard(rehearsal.evidence),
            LivenessRules.flags(one.sound).isEmpty
        else { return }
        keep(one)
    }

    private static func heard(_ evidence: AttemptEvidence) -> Heard? {
        evidence.sound.map { Heard(microphone: evidence.microphone, sound: $0) }
    }

    private mutating func keep(_ one: Heard) {
        let same = heard.filter { $0.microphone == one.microphone } + [one]
        heard.removeAll { $0.microphone == one.microphone }
        heard += same.suffix(LivenessRules.mostHeard)
        let others = microphones
        if others.count > Self.mostMicrophones {
            heard.removeAll { $0.microphone == others[0] }
        }
    }

    /// The microphones, the one that was heard by last at the end.
    private var microphones: [String?] {
        var names: [String?] = []
        for one in heard where names.last != .some(one.microphone) { names.append(one.microphone) }
        return names
    }

    /// The mean at a microphone that nobody named; nil while too little was heard.
    var mean: SoundMeasurements? { mean(at: nil) }

    /// The mean at each named microphone by which enough was heard, in the order of its names.
    var named: [MicrophoneNorm] {
        microphones.compactMap { $0 }.sorted().compactMap { name in
            mean(at: name).map { MicrophoneNorm(name: name, sound: $0) }
        }
    }

    private func mean(at microphone: String?) -> SoundMeasurements? {
        let found = heard.filter { $0.microphone == microphone }
        return found.count < LivenessRules.fewestHeard ? nil : .mean(of: found.map(\.sound))
    }
}
