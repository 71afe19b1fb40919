import Dispatch
import VowCore
import VowHearing
import VowPorts
import VowSystem

/// Compares an output's monitor with the samples sent to it, to prove that the ring sounds or does not.
///
/// Compares soon after the ring starts, and again after a move. Has its own queue, because a comparison takes some
/// tenths of a second.
final class RingProof: Sendable {
    /// The samples to compare with.
    struct Sent {
        /// Samples at the ring's rate, starting with the next to be sent.
        let samples: [Float]
        /// Changes with each duck, so that a comparison across a duck is discarded.
        let number: Int
    }

    /// The result of a comparison.
    enum Outcome {
        /// The output plays the ring.
        case played(SoundMeasure)
        /// The output plays silence instead.
        case silent
        /// Unknown: nothing was sent, other sound was louder, or the monitor delivers nothing.
        case unclear
    }

    /// The delay of the first comparison, after the fade-in and the skipped start of a stream.
    private static let firstMilliseconds = 400
    private static let comparedMilliseconds = 800
    private static let longestDelayMilliseconds = 400
    /// Sound below this is silence.
    private static let silenceDecibels = -75.0
    /// Sent sound below this cannot be found.
    private static let leastSentDecibels = -45.0
    /// How often an unclear comparison is repeated.
    private static let mostTries = 6
    /// How many silent comparisons in a row prove silence.
    private static let mostSilences = 2

    private let server: String?
    private let monitor: @Sendable () -> String?
    private let sent: @Sendable (_ count: Int) -> Sent
    private let mayBeSilent: @Sendable () -> Bool
    private let report: @Sendable (Outcome) -> Void
    private let queue = DispatchQueue(label: "vow.ringer.proof", qos: .utility)
    private let number = Monitor(0)

    /// - Parameters:
    ///   - monitor: the output's monitor source, or nil if unknown.
    ///   - sent: the next `count` samples to be sent.
    ///   - mayBeSilent: whether the ring is known to be inaudible.
    ///   - report: receives each outcome but `unclear`.
    init(
        server: String?, monitor: @escaping @Sendable () -> String?,
        sent: @escaping @Sendable (Int) -> Sent, mayBeSilent: @escaping @Sendable () -> Bool,
        report: @escaping @Sendable (Outcome) -> Void
    ) {
        self.server = server
        self.monitor = monitor
        self.sent = sent
        self.mayBeSilent = mayBeSilent
        self.report = report
    }

    /// Starts comparing, or starts again.
    func begin() {
        let mine = number.update { number in
            number += 1
            return number
        }
        attempt(1, silences: 0, mine, after: RingProof.firstMilliseconds)
    }

    /// Stops comparing.
    func end() { number.update { $0 += 1 } }

    private func attempt(_ count: Int, silences: Int, _ mine: Int, after milliseconds: Int) {
        queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [weak self] in
            guard let self, number.read({ $0 == mine }), count <= RingProof.mostTries else { return }
            let outcome = compare()
            guard number.read({ $0 == mine }) else { return }
            switch outcome {
            case .played: report(outcome)
            case .unclear: attempt(count + 1, silences: 0, mine, after: 500)
            case .silent:
                if mayBeSilent() { return attempt(count + 1, silences: 0, mine, after: 2_000) }
                guard silences + 1 < RingProof.mostSilences else { return report(outcome) }
                attempt(count + 1, silences: silences + 1, mine, after: 50)
            }
        }
    }

    private func compare() -> Outcome {
        // Without a recording nothing is proven, and nothing else is lost: the next comparison tries again.
        guard let monitor = monitor(),
            let recording = try? SinkRecording(server: server, source: monitor)
        else { return .unclear }
        defer { recording.close() }
        let rate = recording.samplesPerSecond
        // The first samples show that the recording runs.
        guard (try? recording.read(rate / 50)) != nil else { return .unclear }
        recording.skipToPresent()
        let before = sent(rate * RingProof.comparedMilliseconds / 1_000)
        let wanted = RingProof.comparedMilliseconds + RingProof.longestDelayMilliseconds + 50
        guard let heard = try? recording.read(rate * wanted / 1_000).samples, sent(0).number == before.number
        else { return .unclear }
        return RingProof.outcome(sent: before.samples, heard: heard, samplesPerSecond: rate)
    }

    /// The outcome for samples sent and recorded.
    static func outcome(sent: [Float], heard: [Float], samplesPerSecond: Int) -> Outcome {
        let sentDecibels = SoundLevel.decibels(of: sent)
        guard sentDecibels >= leastSentDecibels else { return .unclear }
        let echo = SoundEcho.find(
            sent, in: heard, samplesPerSecond: samplesPerSecond,
            longestDelayMilliseconds: longestDelayMilliseconds)
        if let echo {
            return .played(
                SoundMeasure(
                    place: .output, sentDecibels: sentDecibels, decibels: echo.decibels,
                    likeness: echo.likeness))
        }
        return SoundLevel.decibels(of: heard) < silenceDecibels ? .silent : .unclear
    }
}
