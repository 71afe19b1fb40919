import Foundation

/// The browser of this machine's person.
enum Browser {
    /// Whether there is a display to show anything on.
    static var hasDisplay: Bool {
        let environment = ProcessInfo.processInfo.environment
        return ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(environment[$0] ?? "").isEmpty }
    }

    /// Opens an address in the person's browser; false where none could be started.
    static func open(_ address: String) -> Bool { start("xdg-open", [address]) != nil }

    /// Opens an address over the whole screen, in a window of its own that nothing else shares; nil without a browser.
    /// - Parameter profile: a folder for the browser's own files.
    static func openWholeScreen(_ address: String, profile: String) -> Process? {
        for name in ["chromium", "chromium-browser", "google-chrome"] {
            let arguments = [
                "--kiosk", "--noerrdialogs", "--no-first-run", "--disable-sync", "--user-data-dir=\(profile)",
                "--app=\(address)",
            ]
            if let process = start(name, arguments) { return process }
        }
        for name in ["firefox", "firefox-esr"] {
            let arguments = ["--kiosk", "--new-instance", "--profile", profile, address]
            if let process = start(name, arguments) { return process }
        }
        return nil
    }

    private static func start(_ name: String, _ arguments: [String]) -> Process? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        guard
            let path = folders.map({ "\($0)/\(name)" }).first(where: FileManager.default.isExecutableFile)
        else { return nil }
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do { try process.runUnmasked() } catch { return nil }
        return process
    }
}
