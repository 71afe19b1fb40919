import VowCore
package import VowPorts

/// Speaks a text; the payload of the answer are its samples, 32 bits each.
package struct SpeakText: HelperQuestion {
    package typealias Answer = HelperDone
    package static var name: String { "speak" }
    package let text: String
    package let language: String
}

/// Speaks in a helper process, one for each sentence: native code makes the sound, and its crash must not end the daemon.
package struct HelperVoice: Voice {
    /// The bytes of the longest sentence.
    private static let mostBytes = 4_096
    /// A minute of sound.
    private static let mostSamples = 60 * 16_000

    private let executable: HelperExecutable
    private let limitMilliseconds: Int

    /// - Parameter limitMilliseconds: how long one sentence may take.
    package init(_ executable: HelperExecutable = .own, limitMilliseconds: Int = 5_000) {
        self.executable = executable
        self.limitMilliseconds = limitMilliseconds
    }

    package func speech(for text: String, language: String, style: SpeakingStyle) throws(PortFailure)
        -> [Float]
    {
        let process = HelperProcess(.voice, of: executable, setup: HelperDone()) { end, _ in
            PortFailure(
                code: "voice.failed", message: .processThatSpeaksFailed,
                repair: .installVoiceAptGetInstall, cause: end.cause)
        }
        let sentence = String(decoding: Array(text.utf8.prefix(Self.mostBytes)), as: UTF8.self)
        let spoken = try process.ask(
            SpeakText(text: sentence, language: language), limitMilliseconds: limitMilliseconds)
        guard let samples = HelperNumbers.numbers(Float.self, of: spoken.payload), !samples.isEmpty,
            samples.count <= Self.mostSamples
        else { throw process.giveUp("sound that is none") }
        return samples.map { $0.isFinite ? max(-1, min(1, $0)) : 0 }
    }
}
