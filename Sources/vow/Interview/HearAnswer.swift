import LinuxAdapters
import SoundAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowRecitation
import VowRuntime

extension HearAnswer: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> HeardRow {
        let settings = try context.service.present().settings
        let spoken = language ?? Wording(settings).ofLines
        var room = RehearsalListener(
            source: speechEngines(home: home), microphone: PulseAudioMicrophone(server: nil),
            clock: try LinuxWakeClock(), engine: { settings.engine(for: $0) })
        try room.prepare(spoken)
        return HeardRow(heard: try room.hear(nil, language: spoken) { _ in }?.transcript ?? "")
    }
}
