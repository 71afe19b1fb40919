import VowSystem
package import VowCore
package import VowPorts

/// Measures sound in a child process, which keeps the sound that it has just transcribed.
package final class EarsSoundAnalyst: SoundAnalyst {
    /// The part's name in failures.
    package static let part = "analyst"
    private static let limitMilliseconds = 3_000

    private let process: EarsProcess

    /// Creates an analyst; loads nothing in the child.
    package init(in process: EarsProcess) { self.process = process }

    /// The measurements.
    package func analyse(_ samples: [Float]) throws(PortFailure) -> SoundMeasurements? {
        guard samples.count <= HearSound.mostSamples else { return nil }
        let answer = try process.ask(
            AnalyseSound(), about: samples, limitMilliseconds: Self.limitMilliseconds)
        guard let measurements = answer.value.measurements else { return nil }
        guard let checked = SoundMeasurements({ Self.plausible(measurements[$0]) }) else {
            throw process.giveUp("measurements that are none", Self.part)
        }
        return checked
    }

    /// The fingerprint and its resemblance to known ones, which are sent with each question.
    package func recognise(_ samples: [Float], among known: KnownSounds) throws(PortFailure)
        -> RecognisedSound?
    {
        guard samples.count <= HearSound.mostSamples else { return nil }
        let answer = try process.ask(
            RecogniseSound(earlier: known.earlier.map(\.codes.count), own: known.own.map(\.codes.count)),
            about: samples,
            payload: HelperNumbers.bytes(of: (known.earlier + known.own).flatMap(\.codes)[...]),
            limitMilliseconds: Self.limitMilliseconds)
        guard let resemblance = answer.value.resemblance else { return nil }
        guard (0...1).contains(resemblance.earlier), (0...1).contains(resemblance.own),
            let codes = HelperNumbers.numbers(UInt32.self, of: answer.payload),
            codes.count <= SoundFingerprint.mostCodes
        else { throw process.giveUp("a fingerprint that is none", Self.part) }
        return RecognisedSound(
            fingerprint: SoundFingerprint(codes: codes),
            resemblance: SoundResemblance(earlier: resemblance.earlier, own: resemblance.own))
    }

    private static func plausible(_ value: Double) -> Double? {
        value.isFinite && abs(value) < 1e6 ? value : nil
    }
}
