import Foundation
import Glibc
public import VowPorts

/// Notifies by the desktop's `notify-send` where there is one, and by the terminal's bell.
///
/// The bell needs nothing but a terminal, which makes it the last resort of an alarm without a sound server.
public struct TerminalNotifier: Notifier {
    private let showsOnDesktop: Bool

    /// Makes a notifier.
    /// - Parameter showsOnDesktop: whether it asks `notify-send`; false where another notifier shows messages.
    public init(showsOnDesktop: Bool = true) { self.showsOnDesktop = showsOnDesktop }

    /// Shows the message on the desktop; rings the bell when it must be heard.
    public func notify(title: String, body: String, audible: Bool) throws(PortFailure) {
        let isShown = showsOnDesktop && TerminalNotifier.showOnDesktop(title: title, body: body)
        if audible {
            TerminalNotifier.ringBell()
        } else if !isShown, isatty(2) == 1 {
            // Elsewhere it would stand in a journal, and may hold the person's own words.
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
        return (try? process.run()) != nil
    }

    private static func ringBell() {
        let bell = [UInt8](repeating: 7, count: 3)
        let terminal = open("/dev/tty", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard terminal >= 0 else { return StandardStream.error.offer(String(decoding: bell, as: UTF8.self)) }
        _ = write(terminal, bell, bell.count)
        close(terminal)
    }
}
