import Foundation
package import VowPorts
import VowSystem

/// Speaks many languages through `espeak-ng` in a child process.
///
/// The same text gives the same sound, which people understand better than recognisers do. Blocks for tens of
/// milliseconds, and for ten seconds at most.
package struct EspeakVoice: Voice {
    private static let limitSeconds = 10.0
    /// Slow enough for recognisers.
    private static let usualWordsPerMinute = 140
    /// The program's scale is 0 to 99.
    private static let usualPitch = 50

    private let reader: any SoundFileReader

    /// Creates a voice that reads the program's output with `reader`.
    package init(reader: any SoundFileReader) { self.reader = reader }

    /// See `Voice`. Throws `voice.missing` if the program is not installed, and `voice.failed` if it does not end.
    package func speech(for text: String, language: String, style: SpeakingStyle) throws(PortFailure)
        -> [Float]
    {
        let path = NSTemporaryDirectory() + "vow-voice-\(UUID().uuidString).wav"
        defer { Files.remove(path) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/espeak-ng")
        process.arguments = [
            "-v", Self.voice(of: language), "-s",
            String(Self.usualWordsPerMinute * style.ratePercent / 100),
            "-p", String(min(99, Self.usualPitch * style.pitchPercent / 100)), "-w", path, "--", text,
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        let said = Pipe()
        process.standardError = said
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do { try process.run() } catch {
            throw PortFailure(
                code: "voice.missing", message: .voiceEspeakNgNotInstalled,
                repair: .installAptGetInstallEspeak, cause: "\(error)")
        }
        guard ended.wait(timeout: .now() + Self.limitSeconds) == .success else {
            kill(process.processIdentifier, SIGKILL)
            throw Self.failed(language)
        }
        guard process.terminationStatus == 0 else {
            // A message of a sentence or two fits into the pipe's buffer.
            let complaint = String(decoding: said.fileHandleForReading.availableData, as: UTF8.self)
            throw complaint.contains("voice does not exist")
                ? Self.unsupported(language) : Self.failed(language)
        }
        return try reader.samples(ofFileAt: path, samplesPerSecond: 16_000, maximumSeconds: 60)
    }

    /// The voice for a language. "cmn" reads Pinyin, to which the dictionary converts characters, as English, digits
    /// included ("ba three"); "cmn-latn-pinyin" reads it as Mandarin.
    private static func voice(of language: String) -> String {
        let mandarin = ["cmn", "zh"]
        return mandarin.contains(String(language.prefix { $0.isLetter })) ? "cmn-latn-pinyin" : language
    }

    private static func unsupported(_ language: String) -> PortFailure {
        PortFailure(
            code: "voice.language.unsupported", message: .espeakNgDoesNotSpeak(language: language),
            repair: .askForAnotherLanguage)
    }

    private static func failed(_ language: String) -> PortFailure {
        PortFailure(
            code: "voice.failed", message: .espeakNgCouldNotSpeak(language: language),
            repair: .installAnewAptGetInstall)
    }
}
