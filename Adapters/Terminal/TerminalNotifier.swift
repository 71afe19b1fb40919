import Foundation
public import VowPorts

/// Notifies by the desktop's `notify-send` where there is one, and by the terminal's bell.
///
/// The bell needs nothing but a terminal, which makes it the last resort of an alarm without a sound server.
public struct TerminalNotifier: Notifier {
    /// Makes a notifier.
    public init() {}

    /// Shows the message on the desktop; rings the bell when it must be heard.
    public func notify(title: String, body: String, audible: Bool) throws(PortFailure) {
        let isShown = TerminalNotifier.showOnDesktop(title: title, body: body)
        if audible {
            TerminalNotifier.ringBell()
        } else if !isShown {
            FileHandle.standardError.write(Data("\(title): \(body)\n".utf8))
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
        let bell = Data(repeating: 7, count: 3)
        if let terminal = FileHandle(forWritingAtPath: "/dev/tty") {
            try? terminal.write(contentsOf: bell)
        } else {
            FileHandle.standardError.write(bell)
        }
    }
}
