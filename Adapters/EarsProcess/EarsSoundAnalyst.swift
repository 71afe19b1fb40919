public import VowCore
public import VowPorts
import Wyoming

/// Measures sound in a child process, which has the sound already where it has just transcribed it.
public final class EarsSoundAnalyst: SoundAnalyst {
    /// What it is called where it fails.
    public static let part = "analyst"
    private static let limitMilliseconds = 3_000

    private let process: EarsProcess

    /// Asks a child; nothing has to be loaded for it.
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

    private static func number(_ value: Any?) -> Double? {
        (value as? Double).flatMap { $0.isFinite && abs($0) < 1e6 ? $0 : nil }
    }
}
