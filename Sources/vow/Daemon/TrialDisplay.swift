import VowSystem
import LinuxAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime

/// Live state of a daemon that this process itself also follows: that of a trial or a demonstration.
final class TrialDisplay: WakeDisplay {
    private let live: LiveState
    private let onScreen: (WakeScreen) -> Void
    private let onFinish: (RunID, RunEnding) -> Void

    init(
        _ live: LiveState, onScreen: @escaping (WakeScreen) -> Void = { _ in },
        onFinish: @escaping (RunID, RunEnding) -> Void
    ) {
        self.live = live
        self.onScreen = onScreen
        self.onFinish = onFinish
    }

    /// Shows it to front ends in place of this terminal, over a socket in a folder of its own, and takes what the person does;
    /// the returned closure ends that.
    static func serve(
        _ live: LiveState, clock: any WakeClock, home: String, send: @escaping @Sendable (PersonInput) -> Void
    ) throws(PortFailure) -> () -> Void {
        let server = FrontEndServer(live: live, clock: clock, send: send) {
            throw CommandError.refused(.trialAnswersNoQuestions)
        }
        return try server.open(LocalSocketListener(home: home))
    }

    func show(_ screen: WakeScreen, run: RunID) {
        live.show(screen, run: run)
        onScreen(screen)
    }
    func show(levelPercent: Int, isVoice: Bool) { live.show(levelPercent: levelPercent, isVoice: isVoice) }
    func show(next: PlannedRing?) { live.show(next: next) }
    func notice(_ text: String) { live.notice(text) }
    func finished(run: RunID, ending: RunEnding) { onFinish(run, ending) }
}
