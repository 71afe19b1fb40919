import SpeechAdapters
import VowAnswers
import VowRuntime

/// The questions over the socket that need this machine's parts, or what only the command line puts together.
enum DeviceAnswers {
    static func queries(home: String) -> [String: RequestRouter.Handler] {
        [
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
}
