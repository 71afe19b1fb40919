import Foundation
import Glibc

/// What GNOME keeps in its settings and says nowhere on the bus.
///
/// Its settings are read by GNOME's own program, `gsettings`, which every GNOME has: the settings portal does not hand
/// this schema on, and the bus of its store only writes.
struct GnomeSettings: Sendable {
    /// How long the program may take; one that takes longer is ended.
    private static let patienceMilliseconds = 500

    let program: String

    /// Whether it shows no banners, which is its do-not-disturb; nil where that cannot be read. Critical notifications
    /// pass all the same.
    func hidesBanners() -> Bool? {
        switch value(of: "show-banners", in: "org.gnome.desktop.notifications") {
        case "true": false
        case "false": true
        default: nil
        }
    }

    private func value(of key: String, in schema: String) -> String? {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = ["get", schema, key]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do { try process.run() } catch { return nil }
        guard ended.wait(timeout: .now() + .milliseconds(GnomeSettings.patienceMilliseconds)) == .success
        else {
            kill(process.processIdentifier, SIGKILL)
            return nil
        }
        // A word fits into the pipe, so it was written before the end.
        let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        return process.terminationStatus == 0 ? text.trimmingCharacters(in: .whitespacesAndNewlines) : nil
    }
}
