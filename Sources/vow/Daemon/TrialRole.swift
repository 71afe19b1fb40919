import ArgumentParser
import Foundation
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime
import VowSystem

/// Plays a trial to its end. A note before the answer says where it is shown, as the JSON of a `TrialGuest.Place`.
struct PlayTrial: HelperQuestion {
    struct Answer: Codable, Sendable {
        /// Whether the gate let go, or nil if it was not begun.
        var isPassed: Bool?
        var refusal: FailureRow?
    }
    static var name: String { "play-trial" }
    /// `try.begin` or `early.begin`.
    let operation: String
    let arguments: Arguments
}

/// A trial as a helper process: the machines, sound and engines of a morning, away from the page's server.
enum TrialRole {
    /// How long each challenge may take, in seconds.
    private static let patienceSeconds = 60

    static func serve(_ server: HelperServer) {
        guard let setup = server.setup(HomeSetup.self) else { return }
        server.onNoting(PlayTrial.self) { question, _, note throws(PortFailure) in
            do {
                let guest = TrialGuest { place in
                    note(String(decoding: JSONPrinter.data(place), as: UTF8.self))
                } whenGone: {
                    server.whenParentEnds($0)
                }
                // What was copied of the person's lines goes with the trial.
                let isPassed = try server.finish { try play(question, home: setup.home, guest) }
                return HelperAnswer(.init(isPassed: isPassed))
            } catch {
                return HelperAnswer(.init(refusal: FailureRow(error, HomeLanguage.wording(of: setup.home))))
            }
        }
        server.serve()
    }

    private static func play(_ question: PlayTrial, home: String, _ guest: TrialGuest) throws -> Bool {
        let service = try CommonOptions.parse(["--home", home]).service()
        switch question.operation {
        case BeginTrial.name:
            let operation = try BeginTrial(question.arguments)
            var asked = AskedTrial(what: operation.challenges)
            (asked.alarm, asked.patience) = (operation.alarm, patienceSeconds)
            return try asked.play(service, home: home, on: .frontEnds(guest))
        case BeginEarly.name:
            _ = try BeginEarly(question.arguments)
            let texts = EarlyTexts(try service.present().settings)
            let morning = try EarlyMorning.prepared(nil, service, home: home, texts)
            guard let passed = try morning.live(before: guest) else { return false }
            try morning.record(passed, in: service, texts)
            return true
        default: throw Refusal(RefusalText.argumentNoObject)
        }
    }
}
