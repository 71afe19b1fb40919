import Foundation
import VowAnswers

/// Opens the wake screen by itself, over the whole display, when a run begins, and closes it when it is over.
///
/// Safe from any thread; what takes time is done on one of its own. Where there is no display, no browser or no page,
/// nothing happens: the terminal and the notification are there.
final class WakeWindow: @unchecked Sendable {
    // All that changes is touched on the queue only.
    private let queue = DispatchQueue(label: "vow.window")
    private var isWanted = false
    private var browser: Process?
    private var profile = ""
    private let home: String

    /// How long the card of the day stays in sight before the window closes, in seconds.
    private static let lingering = 12.0

    init(home: String) { self.home = home }

    /// Takes in what goes on.
    func show(_ phase: LiveRow.Phase) {
        guard Browser.hasDisplay else { return }
        let isRun = phase != .idle && phase != .ended
        queue.async { [self] in
            guard isRun != isWanted else { return }
            isWanted = isRun
            if isRun { return open() }
            queue.asyncAfter(deadline: .now() + WakeWindow.lingering) { [self] in
                if !isWanted { close() }
            }
        }
    }

    /// Brings the window to the front while a run is on: where it is gone it opens again, and where it is covered another
    /// one of the same browser comes over it.
    func raise() {
        guard Browser.hasDisplay else { return }
        queue.async { [self] in
            guard isWanted else { return }
            guard browser?.isRunning == true, let address = address() else {
                close()
                return open()
            }
            // A browser that runs with this folder opens the window itself, and the second process ends at once.
            _ = Browser.openWholeScreen(address, profile: profile)
        }
    }

    /// Closes the window at once.
    func end() { queue.sync { close() } }

    private func open() {
        guard browser == nil, let address = address() else { return }
        profile = NSTemporaryDirectory() + "vow-window-\(UUID().uuidString)"
        try? FileManager.default.createDirectory(
            atPath: profile, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        browser = Browser.openWholeScreen(address, profile: profile)
    }

    private func close() {
        browser?.end()
        browser = nil
        // What the browser kept of the page goes with it.
        if !profile.isEmpty { try? FileManager.default.removeItem(atPath: profile) }
        profile = ""
    }

    /// Where the wake screen is; asked of the program itself, so that the daemon's log stays untouched.
    private func address() -> String? {
        guard
            case .success(let answer) = OwnProgram.run(["open", "--json", "--home", home]),
            let object = (try? JSONSerialization.jsonObject(with: Data(answer))) as? [String: Any],
            let address = object["address"] as? String
        else { return nil }
        return address + "&to=wake"
    }
}
