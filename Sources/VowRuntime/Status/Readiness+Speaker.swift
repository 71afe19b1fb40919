package import VowAnswers
import VowCore
package import VowPorts

/// What a morning needs to know of an output of the sound server.
package struct OutputFacts: Hashable, Sendable {
    /// Its name as mixers show it.
    package let description: String
    /// Its volume in per cent of the normal maximum.
    package let volumePercent: Int
    /// Whether it is switched silent.
    package let isMuted: Bool
    /// Whether it is worn on the head, so that it is not heard in the room.
    package let isWorn: Bool

    /// Names what was found.
    package init(description: String, volumePercent: Int, isMuted: Bool, isWorn: Bool) {
        (self.description, self.volumePercent) = (description, volumePercent)
        (self.isMuted, self.isWorn) = (isMuted, isWorn)
    }
}

extension Readiness {
    /// By how much less than at the last waking the volume counts as clearly fainter, in per cent: from 80 to 60 are
    /// 7.5 dB on PulseAudio's cubic scale.
    static let quieterPercent = 20

    /// What the usual output means for the next morning.
    /// - Parameters:
    ///   - output: nil where there is none.
    ///   - wakingPercent: how loud it was when it woke this person last; nil where that is not known.
    package static func speaker(
        _ output: OutputFacts?, _ policy: AudibilityPolicy, wakingPercent: Int?, _ pick: Wording
    ) -> Readiness {
        guard let output else {
            return Readiness(
                .speaker, .missing, pick(DeviceText.speakerNone), repair: pick(DeviceText.speakerNoneRepair))
        }
        if let silent = silence(of: output, place: "@DEFAULT_SINK@", pick) {
            return silent.with(fix: output.isMuted ? .unmuteSpeaker : .raiseSpeaker)
        }
        if let faint = faintness(of: output, policy, place: "@DEFAULT_SINK@", pick) {
            return faint.with(fix: .raiseSpeaker)
        }
        if output.isWorn, policy.headphones != .leave {
            let asks = policy.headphones == .ask
            return Readiness(
                .speaker, asks ? .doubtful : .ready,
                pick(
                    asks ? DeviceText.speakerWorn : DeviceText.speakerWornForced, ["name": output.shown]),
                repair: asks ? pick(DeviceText.speakerWornRepair) : "")
        }
        if let wakingPercent, output.volumePercent <= wakingPercent - quieterPercent {
            return Readiness(
                .speaker, .doubtful,
                pick(DeviceText.speakerQuieter(name: output.shown, percent: "\(wakingPercent)")),
                repair: "pactl set-sink-volume @DEFAULT_SINK@ \(wakingPercent)%")
        }
        return Readiness(.speaker, .ready, output.shown)
    }

    /// What it means for the alarms that name an output; nil where nothing is amiss with it.
    /// - Parameters:
    ///   - output: the output that the words choose; nil where none is called so.
    ///   - name: the server's name for it.
    package static func routed(
        _ output: OutputFacts?, name: String, words: [String], _ policy: AudibilityPolicy, _ pick: Wording
    ) -> Readiness? {
        guard let output else {
            return Readiness(
                .speaker, .doubtful,
                pick(DeviceText.speakerAbsent(words: words.joined(separator: ", "))),
                repair: pick(DeviceText.speakerAbsentRepair))
        }
        return silence(of: output, place: name, pick) ?? faintness(of: output, policy, place: name, pick)
    }

    private static func silence(of output: OutputFacts, place: String, _ pick: Wording) -> Readiness? {
        guard output.isMuted || output.volumePercent == 0 else { return nil }
        return Readiness(
            .speaker, .missing, pick(DeviceText.speakerMuted(name: output.shown)),
            repair: "pactl set-sink-mute \(place) 0; pactl set-sink-volume \(place) 60%")
    }

    private static func faintness(
        of output: OutputFacts, _ policy: AudibilityPolicy, place: String, _ pick: Wording
    ) -> Readiness? {
        guard output.volumePercent < policy.warnBelowPercent else { return nil }
        return Readiness(
            .speaker, .doubtful, pick(DeviceText.speakerFaint(name: output.shown)),
            repair: "pactl set-sink-volume \(place) 60%")
    }

    private func with(fix: Fix) -> Readiness {
        Readiness(part, state, message, repair: repair, fix: fix, isPassing: isPassing)
    }
}

extension OutputFacts {
    fileprivate var shown: String { "\(description), \(volumePercent) %" }
}
