import Dispatch
import VowCore
import VowHearing
import VowPorts

/// Counts for how long nothing but silence was sent while a ring was to be heard: an output that plays it as it was sent is
/// no proof of a ring.
///
/// Stretches in which the ring is to be silent, such as while somebody speaks, count for nothing.
struct SentSilence {
    /// After so many seconds it is told: longer than a tone may pause.
    static let limitSeconds = 10
    /// A sample below this share of the wanted loudness is silence.
    private static let softest: Float = 0.001

    private var silentSamples = 0

    /// Takes in samples as they were handed out at a loudness; true once the limit is reached.
    mutating func add(_ samples: UnsafeMutableBufferPointer<Float>, gain: Float, samplesPerSecond: Int)
        -> Bool
    {
        guard gain > 0 else { return false }
        if samples.contains(where: { abs($0) > SentSilence.softest * gain }) {
            silentSamples = 0
            return false
        }
        let limit = SentSilence.limitSeconds * samplesPerSecond
        defer { silentSamples += samples.count }
        return silentSamples < limit && silentSamples + samples.count >= limit
    }
}

/// Compares what an output plays with what was sent to it: proof of sound, and of its lack.
///
/// A ring is compared soon after it began, and again where it moved. It has a queue of its own, since a comparison takes
/// some tenths of a second.
final class RingProof: @unchecked Sendable {
    /// What to compare with.
    struct Sent {
        /// Samples at the rate of a ring, from what is handed out next on.
        let samples: [Float]
        /// Changes with each duck, so that a comparison across one counts for nothing.
        let number: Int
    }

    /// What came of a comparison.
    enum Outcome {
        /// It is the ring.
        case played(SoundMeasure)
        /// The output plays silence in its place.
        case silent
        /// It cannot be told: nothing was to be heard, something else was louder, or the output tells nothing.
        case unclear
    }

    /// How long after its beginning a ring is compared, past its fade-in and what a stream skips.
    private static let firstMilliseconds = 400
    private static let comparedMilliseconds = 800
    private static let longestDelayMilliseconds = 400
    /// A sound below this is none.
    private static let silenceDecibels = -75.0
    /// What is sent below this is no sound to look for.
    private static let leastSentDecibels = -45.0
    /// How often it is tried where it cannot be told.
    private static let mostTries = 6
    /// How often in a row silence has to be found.
    private static let mostSilences = 2

    private let server: String?
    private let monitor: () -> String?
    private let sent: (_ count: Int) -> Sent
    private let mayBeSilent: () -> Bool
    private let told: (Outcome) -> Void
    private let queue = DispatchQueue(label: "vow.ringer.proof", qos: .utility)
    private let number = Monitor(0)

    /// - Parameters:
    ///   - monitor: the source that carries what the output plays; nil where it is not known.
    ///   - sent: what is handed out from now on, `count` samples of it.
    ///   - mayBeSilent: whether it is known already that nothing can be heard.
    ///   - told: takes each outcome but `unclear`.
    init(
        server: String?, monitor: @escaping () -> String?, sent: @escaping (Int) -> Sent,
        mayBeSilent: @escaping () -> Bool, told: @escaping (Outcome) -> Void
    ) {
        self.server = server
        self.monitor = monitor
        self.sent = sent
        self.mayBeSilent = mayBeSilent
        self.told = told
    }

    /// Compares from now on; once more where it was asked before.
    func begin() {
        let mine = number.update { number in
            number += 1
            return number
        }
        attempt(1, silences: 0, mine, after: RingProof.firstMilliseconds)
    }

    /// Compares no more.
    func end() { number.update { $0 += 1 } }

    private func attempt(_ count: Int, silences: Int, _ mine: Int, after milliseconds: Int) {
        queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [weak self] in
            guard let self, number.read({ $0 == mine }), count <= RingProof.mostTries else { return }
            let outcome = compare()
            guard number.read({ $0 == mine }) else { return }
            switch outcome {
            case .played: told(outcome)
            case .unclear: attempt(count + 1, silences: 0, mine, after: 500)
            case .silent:
                if mayBeSilent() { return attempt(count + 1, silences: 0, mine, after: 2_000) }
                guard silences + 1 < RingProof.mostSilences else { return told(outcome) }
                attempt(count + 1, silences: silences + 1, mine, after: 50)
            }
        }
    }

    private func compare() -> Outcome {
        guard let monitor = monitor(),
            let recording = try? SinkRecording(server: server, source: monitor)
        else { return .unclear }
        defer { recording.close() }
        let rate = recording.samplesPerSecond
        // The first samples tell that it runs.
        guard (try? recording.read(rate / 50)) != nil else { return .unclear }
        recording.skipToPresent()
        let before = sent(rate * RingProof.comparedMilliseconds / 1_000)
        let wanted = RingProof.comparedMilliseconds + RingProof.longestDelayMilliseconds + 50
        guard let heard = try? recording.read(rate * wanted / 1_000).samples, sent(0).number == before.number
        else { return .unclear }
        return RingProof.outcome(sent: before.samples, heard: heard, samplesPerSecond: rate)
    }

    /// What a comparison comes to.
    static func outcome(sent: [Float], heard: [Float], samplesPerSecond: Int) -> Outcome {
        let sentDecibels = SoundLevel.decibels(of: sent)
        guard sentDecibels >= leastSentDecibels else { return .unclear }
        let found = SoundEcho.find(
            sent, in: heard, samplesPerSecond: samplesPerSecond,
            longestDelayMilliseconds: longestDelayMilliseconds)
        if let found {
            return .played(
                SoundMeasure(
                    place: .output, sentDecibels: sentDecibels, decibels: found.decibels,
                    likeness: found.likeness))
        }
        return SoundLevel.decibels(of: heard) < silenceDecibels ? .silent : .unclear
    }
}
