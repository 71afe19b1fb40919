import ArgumentParser
import Espeak
import Flite
import Foundation
import Glibc
import SoundFile
import VowCommandLine
import VowPorts
import VowRecitation

/// Speaks in a child process (`vow voice`), one for each sentence: native code makes the sound, and its crash must not
/// end the daemon.
struct ChildVoice: Voice {
    /// How long one sentence may take.
    private static let limitMilliseconds = 5_000
    /// A minute of sound.
    private static let mostSamples = 60 * 16_000

    func speech(for text: String, language: String, style: SpeakingStyle) throws(PortFailure) -> [Float] {
        signal(SIGPIPE, SIG_IGN)
        let process = Process()
        let (question, answer) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/proc/self/exe")
        process.arguments = ["voice", language]
        process.standardInput = question
        process.standardOutput = answer
        process.standardError = FileHandle.nullDevice
        do { try process.runUnmasked() } catch {
            throw ChildVoice.failed("could not be started: \(error.inWords)")
        }
        let identifier = process.processIdentifier
        let watchdog = DispatchWorkItem { kill(identifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(
            deadline: .now() + .milliseconds(ChildVoice.limitMilliseconds), execute: watchdog)
        defer { watchdog.cancel() }
        // A sentence fits into a pipe, so that writing it does not wait for the child.
        try? question.fileHandleForWriting.write(contentsOf: Data(text.utf8.prefix(4_096)))
        try? question.fileHandleForWriting.close()
        let written = (try? answer.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0, let samples = SoundInText.samples(in: written),
            samples.count <= ChildVoice.mostSamples
        else { throw ChildVoice.failed("ended without a sentence") }
        return samples.map { $0.isFinite ? max(-1, min(1, $0)) : 0 }
    }

    private static func failed(_ cause: String) -> PortFailure {
        PortFailure(
            code: "voice.failed", message: "The process that speaks failed.",
            repair: "Install a voice: apt-get install espeak-ng libflite1.", cause: cause)
    }
}

/// The child: a sentence comes by standard input, and its samples leave by standard output, as base64.
struct VoiceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "voice", abstract: "Speak for another process of Vow.", shouldDisplay: false)

    @Argument(help: "The language.") var language: String

    func run() throws {
        let input = try FileHandle.standardInput.readToEnd() ?? Data()
        let voice: any Voice =
            Language(rawValue: language) == .english ? FliteVoice() : EspeakVoice(reader: SndfileReader())
        let samples = try voice.speech(for: String(decoding: input, as: UTF8.self), language: language)
        Output.put(SoundInText.text(of: samples))
    }
}
