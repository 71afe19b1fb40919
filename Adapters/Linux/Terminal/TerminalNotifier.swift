import Foundation
import Glibc
package import VowPorts

/// Notifies through the desktop's `notify-send`, if present, and the terminal's bell.
///
/// The bell needs only a terminal: the last resort of an alarm without a sound server.
package struct TerminalNotifier: Notifier {
    private let showsOnDesktop: Bool

    /// Creates a notifier.
    /// - Parameter showsOnDesktop: whether to use `notify-send`; false if another notifier shows messages.
    package init(showsOnDesktop: Bool = true) { self.showsOnDesktop = showsOnDesktop }

    /// Shows the message on the desktop, and rings the bell if `audible`.
    package func notify(title: String, body: String, audible: Bool) throws(PortFailure) {
        let isShown = showsOnDesktop && TerminalNotifier.showOnDesktop(title: title, body: body)
        if audible {
            TerminalNotifier.ringBell()
        } else if !isShown, isatty(2) == 1 {
            // Only on a terminal: a journal must not record the person's own words.
            StandardStream.error.offer("\(title): \(body)\n")
        }
    }

    private static func showOnDesktop(title: String, body: String) -> Bool {
        let tool = "/usr/bin/notify-send"
        guard FileManager.default.isExecutableFile(atPath: tool),
            ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] != nil
        else { return false }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = ["--urgency=critical", "--app-name=Vow", title, body]
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            return true
        } catch { return false }
    }

    private static func ringBell() {
        let bell = [UInt8](repeating: 7, count: 3)
        let terminal = open("/dev/tty", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard terminal >= 0 else { return StandardStream.error.offer(String(decoding: bell, as: UTF8.self)) }
        _ = write(terminal, bell, bell.count)
        close(terminal)
    }
}
