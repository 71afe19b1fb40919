import VowAnswers
import LinuxAdapters
import Dispatch
import VowCommandLine
import VowPorts
import VowRuntime

/// What the second button of a notice does. It works on a connection of its own to the log, as front ends do, so that
/// neither the bus nor a ring waits for it.
struct NoticePress: Sendable {
    let home: String

    /// Leaves a date out, and tells what that came to.
    func skip(_ skip: NoticeSkip) {
        DispatchQueue.global().async {
            let told: String
            do throws(PortFailure) {
                told = try FrontEnds.router(home: home).service.skipOnce(skip)
            } catch { told = error.text(HomeLanguage.wording(of: home)) }
            let notifier = DesktopNotifier(fallback: TerminalNotifier(showsOnDesktop: false))
            // The log has what was done, even if it cannot be shown.
            try? notifier.notify(title: "Vow", body: told, audible: false)
        }
    }
}
