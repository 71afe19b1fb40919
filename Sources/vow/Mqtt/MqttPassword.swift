import Foundation
import Glibc
import VowCore
import VowPorts
import VowWeb

/// The password at a broker: a file of the home, readable by its owner only; never in the log or in an argument.
struct MqttPassword {
    /// The file's name.
    static let file = "mqtt-password"
    private static let longest = 1_000

    private let path: String

    init(home: String) { path = home + "/" + Self.file }

    /// The password; nil where there is none.
    /// - Throws: `mqtt.password` where others can read the file, or where it cannot be read.
    func read() throws(PortFailure) -> String? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        guard status.st_mode & 0o077 == 0 else {
            throw PortFailure(
                code: "mqtt.password", message: .othersCanReadPasswordIn(path: path),
                repair: .changeAtBrokerThenRun)
        }
        guard let bytes = FileManager.default.contents(atPath: path), bytes.count <= Self.longest,
            let text = String(bytes: bytes, encoding: .utf8)
        else {
            throw PortFailure(
                code: "mqtt.password", message: .passwordInCannotBeRead(path: path),
                repair: .runVowMqttPasswordAgain)
        }
        return text
    }

    /// Writes the password; an empty one removes the file.
    func write(_ password: String) throws(PortFailure) {
        guard password.utf8.count <= Self.longest,
            !password.unicodeScalars.contains(where: { $0.value < 0x20 })
        else {
            throw PortFailure(
                code: "input.refused", message: .passwordOneLineOfAt, repair: .none
            )
        }
        do {
            if password.isEmpty {
                if SecureDeletion.erase(path) != .gone { throw CocoaError(.fileWriteNoPermission) }
            } else {
                try PrivateFile.write(Array(password.utf8), to: path)
            }
        } catch {
            throw PortFailure(
                code: "home.unusable",
                message: .folderCannotBeWritten(home: (path as NSString).deletingLastPathComponent),
                repair: .makeWritableOrChooseAnother)
        }
    }
}
