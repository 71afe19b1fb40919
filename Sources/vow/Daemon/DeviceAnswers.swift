import Foundation
import SpeechModels
import VowAnswers
import VowCore
import VowLog
import VowRuntime

/// The questions over the socket that need this machine's parts, or what only the command line puts together.
enum DeviceAnswers {
    static func queries(home: String) -> [String: RequestRouter.Handler] {
        [
            "run": { service, arguments in
                let id = try run(service, arguments)
                return EventRow.rows(
                    ofRun: try service.log.stream(Aggregates.run.stream(id)),
                    Wording(try service.present().settings))
            },
            "replay": { service, arguments in
                let id = try run(service, arguments)
                let source = RunSource(
                    name: id.text, events: try RunSource.history(of: id, service.log), isRedacted: false,
                    records: try RunSource.Records(of: [id], service.log))
                let wording = Wording(try service.present().settings)
                let replay = RunReplay(source.events, judging: source.judging, texts: ReplayTexts(wording))
                return ReplayCommand.document(of: source, replay, wording)
            },
            "certificate": { service, arguments in
                let id = try run(service, arguments)
                guard let document = try StopCertificate.document(run: id, log: service.log) else {
                    throw CommandError.refused("The run \(id) has not ended.")
                }
                return try JSONDecoder().decode(JSONTree.self, from: Data(document))
            },
            "engines": { service, _ in PersonalRates(try PersonalMornings(service.log)) },
            "models.list": { _, _ in
                let installed = InstalledModels.standard(home: home)
                return ModelsCommand.rows(installed, installed.catalogue.models, readingContents: false).rows
            },
            "wake": { _, _ in try WakeCommand.rows() },
            "doctor": { service, _ in try DoctorCommand.row(service, home: home) },
        ]
    }

    /// Commands that only this program carries out, without the daemon, because they change recordings.
    static func ownCommands(home: String) -> [String: RequestRouter.Handler] {
        [
            "practice.edit": { service, arguments in
                let id = try PracticeCommand.edit(
                    try arguments.required("id"), to: try arguments.required("text"), service, home: home,
                    isSafe: try arguments.truth("safe"))
                return try service.practiceRow(id, in: nil)
            }
        ]
    }

    private static func run(_ service: CommandService, _ arguments: Arguments) throws -> RunID {
        let runs = try service.mornings(last: .max).map(\.run)
        return try Named.run.identifier(try arguments.required("run"), among: runs)
    }
}

/// A document that is handed on as it is.
private enum JSONTree: Codable, Sendable {
    case object([String: JSONTree])
    case list([JSONTree])
    case text(String)
    case whole(Int64)
    case number(Double)
    case truth(Bool)
    case null

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .truth(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .whole(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([JSONTree].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: JSONTree].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .object(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .whole(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .truth(let value): try container.encode(value)
        case .null: try container.encodeNil()
        }
    }
}
