import Foundation
import Glibc

/// GNOME settings that no bus interface reports.
///
/// Reads them with `gsettings`, which every GNOME has: the settings portal does not pass on this schema, and the bus
/// interface of the store only writes.
struct GnomeSettings: Sendable {
    /// A `gsettings` that runs longer is killed.
    private static let patienceMilliseconds = 500

    let program: String

    /// Whether do-not-disturb hides banners, or nil if that cannot be read. Critical notifications appear anyway.
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
        // The value fits into the pipe's buffer, so it is complete when the program ends.
        let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        return process.terminationStatus == 0 ? text.trimmingCharacters(in: .whitespacesAndNewlines) : nil
    }
}
