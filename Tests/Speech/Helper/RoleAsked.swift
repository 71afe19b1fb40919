import BuiltProgram
import SpeechAdapters
import Foundation
import VowSystem
import Testing
import VowAnswers
import VowPorts
import VowRecitation
@testable import vow

/// A role, asked by what uses it in Vow.
struct RoleAsked: Sendable, CustomTestStringConvertible {
    let role: HelperRole
    /// The name of the question.
    let question: String
    /// The failure's code, from the word for how the process ended.
    let code: @Sendable (_ word: String) -> String
    /// The code of the failure with which a sound process may answer here.
    var ownFailure = ""
    /// Starts the role, asks the question, and releases the process.
    let ask: @Sendable (HelperExecutable) throws(PortFailure) -> Void

    var testDescription: String { role.rawValue }

    static let all = [ears, eyes, camera, tone, voice, tags, backup, operation, coach, trial, page, broker]

    private static let ears = RoleAsked(
        role: .ears, question: "transcribe", code: { "engine.\($0)" }
    ) { executable throws(PortFailure) in
        // The engine that the tests' packages bring, so that no model is needed.
        let process = EarsProcess(EarsProgram(executable, models: []), for: "pocketsphinx")
        let engine = try EarsTranscriber(engine: "pocketsphinx", language: .english, in: process)
        _ = try engine.transcribe((0..<32_000).map { Float($0 % 80) / 160 - 0.25 })
    }

    /// The limit of the questions below, which their users take longer for.
    private static let limit = 2_000

    private static let eyes = RoleAsked(
        role: .eyes, question: "find-codes", code: { _ in "picture.process" }
    ) { executable throws(PortFailure) in
        let eyes = HelperEyes(executable, limitMilliseconds: limit, isFilming: false)
        let picture = GreyPicture(width: 64, height: 64, pixels: [UInt8](repeating: 255, count: 4_096))
        #expect(try eyes.codes(inFile: picture.fileBytes).isEmpty)
    }

    private static let camera = RoleAsked(
        role: .camera, question: "next-frame", code: { _ in "camera.gone" }, ownFailure: "camera.missing"
    ) { executable throws(PortFailure) in
        let camera = HelperCamera(executable, limitMilliseconds: limit) { true }
        try camera.frames { _ in false }
    }

    private static let tone = RoleAsked(
        role: .tone, question: "read-tone", code: { _ in "sound.file.unreadable" },
        ownFailure: "sound.file.missing"
    ) { executable throws(PortFailure) in
        let files = HelperToneFiles(executable, limitMilliseconds: limit)
        _ = try files.tone(ofFileAt: "/nowhere/tone.wav", samplesPerSecond: 48_000)
    }

    private static let voice = RoleAsked(
        role: .voice, question: "speak", code: { _ in "voice.failed" }, ownFailure: "voice.missing"
    ) { executable throws(PortFailure) in
        _ = try HelperVoice(executable, limitMilliseconds: limit).speech(for: "Good morning.", language: "en")
    }

    private static let tags = RoleAsked(
        role: .tags, question: "next-tag-signal", code: { _ in "tags.process" }, ownFailure: "tags.service"
    ) { executable throws(PortFailure) in
        let reader = HelperTags(executable, patienceMilliseconds: limit)
        defer { reader.stop() }
        _ = try reader.next(withinMilliseconds: limit)
    }

    private static let backup = RoleAsked(
        role: .backup, question: "make-backup", code: { _ in "backup.givenUp" }
    ) { executable throws(PortFailure) in
        let home = NSTemporaryDirectory() + "vow-helper-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: home) }
        // At the lowest priority it gets little of a busy machine.
        try HelperBackup(executable, home: home, limitMilliseconds: 3 * limit).ask()
    }

    private static let operation = RoleAsked(
        role: .operation, question: "perform",
        code: { $0 == "hung" ? "part.late" : "part.broken" }
    ) { executable throws(PortFailure) in
        let operations = HelperOperations(home: temporaryHome(), executable)
        try asked { _ = try operations.row("next", Arguments(), withinMilliseconds: 3 * limit) }
    }

    private static let coach = RoleAsked(
        role: .coach, question: "coach-step", code: { _ in "part.broken" }
    ) { executable throws(PortFailure) in
        let home = temporaryHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let coach = HelperCoach(home: home, executable, limitMilliseconds: 3 * limit)
        try asked {
            _ = try coach.step("coach.step", Arguments(["action": .text("begin"), "language": .text("en")]))
        }
    }

    /// Its user gives it no limit, since a person plays; the refusal of what is no challenge comes at once.
    private static let trial = RoleAsked(
        role: .trial, question: "play-trial", code: { _ in "part.broken" }
    ) { executable throws(PortFailure) in
        let trial = HelperTrial(home: temporaryHome(), executable, limitMilliseconds: 3 * limit)
        try asked { _ = try trial.begin("try.begin", Arguments(["what": .text("juggling")])) }
    }

    private static let page = RoleAsked(
        role: .page, question: "serve-page", code: { "page.\($0)" }
    ) { executable throws(PortFailure) in
        let home = temporaryHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        // Port 0 is no page, so a sound process answers at once.
        _ = try SupervisedHelper(.page, executable).answer(
            to: ServePage(port: 0), home: home, withinMilliseconds: 3 * limit)
    }

    private static let broker = RoleAsked(
        role: .broker, question: "tell-broker", code: { "broker.\($0)" },
        // Without a daemon it waits for one.
        ownFailure: "broker.hung"
    ) { executable throws(PortFailure) in
        let home = temporaryHome()
        defer { try? FileManager.default.removeItem(atPath: home) }
        _ = try SupervisedHelper(.broker, executable).answer(
            to: TellBroker(), home: home, withinMilliseconds: 3 * limit)
    }

    private static func temporaryHome() -> String {
        NSTemporaryDirectory() + "vow-helper-\(UUID().uuidString)"
    }

    /// Runs what may be refused, which a sound process does.
    private static func asked(_ body: () throws -> Void) throws(PortFailure) {
        do { try body() } catch let failure as PortFailure { throw failure } catch {
            #expect(error is FailureRow, "\(error)")
        }
    }
}
