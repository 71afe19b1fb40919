import LinuxAdapters
import Synchronization
import VowAnswers
import VowCore

/// The notification of a run, as the wake screen stands: there while the run is on, with a button that opens the screen.
///
/// Safe from any thread.
final class RunNotice: Sendable {
    private let notice: DesktopWakeNotice
    private let shown = Mutex("")

    /// - Parameter opened: is called when the person asks for the wake screen.
    init(opened: @escaping @Sendable () -> Void) { notice = DesktopWakeNotice(opened: opened) }

    /// Takes in what goes on. The notification is renewed only for another phase, since the words of a window change
    /// all the time.
    func show(_ row: LiveRow) {
        let phase =
            [.listening, .judging, .answering].contains(row.phase) ? LiveRow.Phase.ringing : row.phase
        let isNew = shown.withLock { shown in
            defer { shown = "\(row.run?.id ?? "") \(phase.rawValue)" }
            return shown != "\(row.run?.id ?? "") \(phase.rawValue)"
        }
        guard isNew else { return }
        switch phase {
        case .idle, .ended: notice.close()
        case .ringing, .listening, .judging, .answering, .checking, .snoozed, .resting:
            let pick = Wording(setting: row.run?.language ?? "en")
            let label = row.label ?? ""
            notice.show(
                title: label.isEmpty ? "Vow" : label, body: row.run?.prompt ?? "",
                action: pick(NoticeText.openWakeScreen))
        }
    }

    /// Takes it away.
    func end() { notice.end() }
}
