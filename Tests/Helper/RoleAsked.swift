import BuiltProgram
import EarsProcess
import Foundation
import Helper
import Testing
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
    /// Starts the role, asks the question, and lets go of the process.
    let ask: @Sendable (HelperExecutable) throws(PortFailure) -> Void

    var testDescription: String { role.rawValue }

    static let all = [ears]

    private static let ears = RoleAsked(
        role: .ears, question: "transcribe", code: { "engine.\($0)" }
    ) { executable throws(PortFailure) in
        // The engine that the tests' packages bring, so that no model is needed.
        let process = EarsProcess(EarsProgram(executable, models: []), for: "pocketsphinx")
        let engine = try EarsTranscriber(engine: "pocketsphinx", language: .english, in: process)
        _ = try engine.transcribe((0..<32_000).map { Float($0 % 80) / 160 - 0.25 })
    }
}
