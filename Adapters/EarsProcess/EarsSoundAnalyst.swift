public import VowCore
public import VowPorts
import Wyoming

/// Measures sound in a child process, which keeps the sound that it has just transcribed.
public final class EarsSoundAnalyst: SoundAnalyst {
    /// The part's name in failures.
    public static let part = "analyst"
    private static let limitMilliseconds = 3_000

    private let process: EarsProcess

    /// Creates an analyst; loads nothing in the child.
    public init(in process: EarsProcess) { self.process = process }

    /// The measurements.
    public func analyse(_ samples: [Float]) throws(PortFailure) -> SoundMeasurements? {
        guard samples.count <= EarsProtocol.mostSamples else { return nil }
        var question = EarsQuestion("analyse")
        question.sound = samples
        let answer = try process.ask(question, of: Self.part, limitMilliseconds: Self.limitMilliseconds)
        if answer.data["isNothing"] as? Bool == true { return nil }
        guard let fields = answer.data["features"] as? [String: Any],
            let measurements = SoundMeasurements({ Self.number(fields[$0.rawValue]) })
        else { throw process.giveUp("measurements that are none", Self.part) }
        return measurements
    }

    /// The fingerprint and its resemblance to known ones, which are sent with each question.
    public func recognise(_ samples: [Float], among known: KnownSounds) throws(PortFailure)
        -> RecognisedSound?
    {
        guard samples.count <= EarsProtocol.mostSamples else { return nil }
        var question = EarsQuestion(
            "recognise", ["earlier": known.earlier.map(\.codes.count), "own": known.own.map(\.codes.count)])
        question.sound = samples
        question.payload = EarsProtocol.bytes(of: (known.earlier + known.own).flatMap(\.codes))
        let answer = try process.ask(question, of: Self.part, limitMilliseconds: Self.limitMilliseconds)
        if answer.data["isNothing"] as? Bool == true { return nil }
        guard let earlier = Self.share(answer.data["earlier"]), let own = Self.share(answer.data["own"]),
            answer.payload.count.isMultiple(of: 4),
            answer.payload.count / 4 <= SoundFingerprint.mostCodes
        else { throw process.giveUp("a fingerprint that is none", Self.part) }
        return RecognisedSound(
            fingerprint: SoundFingerprint(codes: EarsProtocol.codes(of: answer.payload)),
            resemblance: SoundResemblance(earlier: earlier, own: own))
    }

    private static func share(_ value: Any?) -> Double? {
        number(value).flatMap { (0...1).contains($0) ? $0 : nil }
    }

    private static func number(_ value: Any?) -> Double? {
        (value as? Double).flatMap { $0.isFinite && abs($0) < 1e6 ? $0 : nil }
    }
}
