import Foundation
public import VowPorts

/// Speaks many languages with the program `espeak-ng`, in a process of its own.
///
/// The same text gives the same sound. Its voice is understood by people better than by recognisers. Blocks until the
/// sentence is made, some tens of milliseconds, and ten seconds at most.
public struct EspeakVoice: Voice {
    private static let limitSeconds = 10.0
    /// Slow enough for recognisers.
    private static let usualWordsPerMinute = 140
    /// The program's scale goes from 0 to 99.
    private static let usualPitch = 50

    private let reader: any SoundFileReader

    /// Makes a voice; what the program writes is read with `reader`.
    public init(reader: any SoundFileReader) { self.reader = reader }

    /// See `Voice`. Fails with `voice.missing` where the program is not installed, and with `voice.failed` where it does
    /// not end.
    public func speech(for text: String, language: String, style: SpeakingStyle) throws(PortFailure)
        -> [Float]
    {
        let path = NSTemporaryDirectory() + "vow-voice-\(UUID().uuidString).wav"
        defer { try? FileManager.default.removeItem(atPath: path) }
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
                code: "voice.missing", message: "The voice espeak-ng is not installed.",
                repair: "Install it: apt-get install espeak-ng.", cause: "\(error)")
        }
        guard ended.wait(timeout: .now() + Self.limitSeconds) == .success else {
            kill(process.processIdentifier, SIGKILL)
            throw Self.failed(language)
        }
        guard process.terminationStatus == 0 else {
            // A sentence or two, less than a pipe holds.
            let complaint = String(decoding: said.fileHandleForReading.availableData, as: UTF8.self)
            throw complaint.contains("voice does not exist")
                ? Self.unsupported(language) : Self.failed(language)
        }
        return try reader.samples(ofFileAt: path, samplesPerSecond: 16_000, maximumSeconds: 60)
    }

    /// The program's Mandarin. Its dictionary spells characters in Pinyin, which its voice "cmn" reads as English, digits
    /// included ("ba three"); this one reads it as Mandarin.
    private static func voice(of language: String) -> String {
        let mandarin = ["cmn", "zh"]
        return mandarin.contains(String(language.prefix { $0.isLetter })) ? "cmn-latn-pinyin" : language
    }

    private static func unsupported(_ language: String) -> PortFailure {
        PortFailure(
            code: "voice.language.unsupported", message: "espeak-ng does not speak \"\(language)\".",
            repair: "Ask for another language.")
    }

    private static func failed(_ language: String) -> PortFailure {
        PortFailure(
            code: "voice.failed", message: "espeak-ng could not speak \"\(language)\".",
            repair: "Install it anew: apt-get install --reinstall espeak-ng.")
    }
}
