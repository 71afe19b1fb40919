import LinuxAdapters
import Foundation

/// The browser of this machine's person.
enum Browser {
    /// Whether this process was started on a display, as a terminal of a desktop is.
    static var hasDisplay: Bool { DisplayEnvironment.namesDisplay(ProcessInfo.processInfo.environment) }

    /// Opens an address in the person's browser; false where none could be started.
    /// - Parameter display: the display's variables; nil for those of this process.
    static func open(_ address: String, on display: [String: String]? = nil) -> Bool {
        start("xdg-open", [address], on: display) != nil
    }

    /// Opens an address in a window of its own, where a browser has such; else as any other address. False where no browser
    /// could be started.
    static func openApp(_ address: String) -> Bool {
        for name in chromiums where start(name, ["--app=\(address)"], on: nil) != nil { return true }
        return open(address)
    }

    private static let chromiums = ["chromium", "chromium-browser", "google-chrome"]

    /// Opens an address over the whole screen, in a window of its own that nothing else shares; nil without a browser.
    /// - Parameters:
    ///   - profile: a folder for the browser's own files.
    ///   - display: the display's variables.
    ///   - path: where browsers are looked for; nil for PATH.
    ///   - ended: is called, on any thread, when the browser has ended.
    static func openWholeScreen(
        _ address: String, profile: String, on display: [String: String], from path: String? = nil,
        ended: (@Sendable (Process) -> Void)? = nil
    ) -> Process? {
        for name in chromiums {
            var arguments = [
                "--kiosk", "--noerrdialogs", "--no-first-run", "--disable-sync", "--user-data-dir=\(profile)",
                "--app=\(address)",
            ]
            // Older ones look for an X server unless they are told that there is none.
            if (display["DISPLAY"] ?? "").isEmpty { arguments.insert("--ozone-platform=wayland", at: 0) }
            if let process = start(name, arguments, on: display, from: path, ended: ended) { return process }
        }
        for name in ["firefox", "firefox-esr"] {
            let arguments = ["--kiosk", "--new-instance", "--profile", profile, address]
            if let process = start(name, arguments, on: display, from: path, ended: ended) { return process }
        }
        return nil
    }

    private static func start(
        _ name: String, _ arguments: [String], on display: [String: String]?, from path: String? = nil,
        ended: (@Sendable (Process) -> Void)? = nil
    ) -> Process? {
        let own = ProcessInfo.processInfo.environment
        let folders = (path ?? own["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        guard
            let path = folders.map({ "\($0)/\(name)" }).first(where: FileManager.default.isExecutableFile)
        else { return nil }
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        if let display { process.environment = DisplayEnvironment.environment(display, in: own) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = ended
        do { try process.runUnmasked() } catch { return nil }
        return process
    }
}
