import Foundation
import Glibc
public import VowPorts

/// The key of a cloud service: in a file that only its owner can read, or in the environment; never in the log, never
/// in an argument.
public struct CloudKey: Sendable {
    /// The variable that holds a key where there is no file.
    public static let variable = "VOW_CLOUD_KEY"

    private let path: String
    private let environment: [String: String]

    /// Looks for the file `cloud-key` in a folder.
    /// - Parameter environment: where a key may stand besides; nil for that of the process.
    public init(home: String, environment: [String: String]? = nil) {
        path = home + "/cloud-key"
        self.environment = environment ?? ProcessInfo.processInfo.environment
    }

    /// The key; nil where there is none. Fails with `speech.cloud.key` where others can read the file, or where it
    /// holds what no key does.
    public func read() throws(PortFailure) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            return try Self.checked(environment[Self.variable] ?? "", Self.variable)
        }
        guard status.st_mode & 0o077 == 0 else {
            throw PortFailure(
                code: "speech.cloud.key", message: "Others can read the key in \(path).",
                repair: "Change the key at the service, then run `vow cloud key`.")
        }
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw PortFailure(
                code: "speech.cloud.key", message: "The key in \(path) cannot be read.",
                repair: "Run `vow cloud key` again.")
        }
        return try Self.checked(String(decoding: bytes, as: UTF8.self), path)
    }

    /// Writes the key, readable by its owner only; an empty one removes the file.
    public func write(_ key: String) throws(PortFailure) {
        guard let key = try Self.checked(key, "the input") else {
            if unlink(path) != 0, errno != ENOENT {
                throw PortFailure(
                    code: "speech.cloud.key", message: "The key in \(path) cannot be removed.",
                    repair: "Remove it by hand.", cause: String(cString: strerror(errno)))
            }
            return
        }
        let temporary = path + ".new"
        unlink(temporary)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        let bytes = Array(key.utf8)
        let written = descriptor >= 0 ? Glibc.write(descriptor, bytes, bytes.count) : -1
        // A name without its content would be in place of the key before after a power cut.
        let isSafe = written == bytes.count && fsync(descriptor) == 0
        var problem = errno
        if descriptor >= 0 { close(descriptor) }
        if isSafe, rename(temporary, path) == 0 { return }
        if isSafe { problem = errno }
        unlink(temporary)
        throw PortFailure(
            code: "speech.cloud.key", message: "The key cannot be written to \(path).",
            repair: "Check that the folder can be written.", cause: String(cString: strerror(problem)))
    }

    /// A line break would smuggle a header into the request.
    private static func checked(_ text: String, _ place: String) throws(PortFailure) -> String? {
        let key = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !key.isEmpty else { return nil }
        guard key.utf8.count <= 512, key.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else {
            throw PortFailure(
                code: "speech.cloud.key", message: "What \(place) holds is no key.",
                repair: "Run `vow cloud key`, and paste the key alone.")
        }
        return key
    }
}
