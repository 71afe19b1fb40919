import VowCore
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

    func show(_ screen: WakeScreen, run: RunID) {
        live.show(screen, run: run)
        onScreen(screen)
    }
    func show(levelPercent: Int, isVoice: Bool) { live.show(levelPercent: levelPercent, isVoice: isVoice) }
    func show(next: PlannedRing?) { live.show(next: next) }
    func notice(_ text: String) { live.notice(text) }
    func finished(run: RunID, ending: RunEnding) { onFinish(run, ending) }
}
