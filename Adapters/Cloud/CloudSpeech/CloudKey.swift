import Foundation
import Glibc
package import VowPorts

/// The key of a cloud service, read from a file of mode 0600 or from the environment. Never logged and never passed as
/// an argument.
package struct CloudKey: Sendable {
    /// The environment variable that is read if there is no file.
    package static let variable = "VOW_CLOUD_KEY"

    private let path: String
    private let environment: [String: String]

    /// Reads the file `cloud-key` in `home`.
    /// - Parameter environment: variables to search; nil for those of the process.
    package init(home: String, environment: [String: String]? = nil) {
        path = home + "/cloud-key"
        self.environment = environment ?? ProcessInfo.processInfo.environment
    }

    /// The key, or nil if there is none. Throws `speech.cloud.key` if others can read the file, or if its content is
    /// not a key.
    package func read() throws(PortFailure) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            return try Self.checked(environment[Self.variable] ?? "", Self.variable)
        }
        guard status.st_mode & 0o077 == 0 else {
            throw PortFailure(
                code: "speech.cloud.key", message: .othersCanReadKeyIn(path: path),
                repair: .changeKeyAtServiceThen)
        }
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw PortFailure(
                code: "speech.cloud.key", message: .keyInCannotBeRead(path: path),
                repair: .runVowCloudKeyAgain)
        }
        return try Self.checked(String(decoding: bytes, as: UTF8.self), path)
    }

    /// Writes the key to a file of mode 0600; an empty key removes the file.
    package func write(_ key: String) throws(PortFailure) {
        guard let key = try Self.checked(key, "the input") else {
            if unlink(path) != 0, errno != ENOENT {
                throw PortFailure(
                    code: "speech.cloud.key", message: .keyInCannotBeRemoved(path: path),
                    repair: .removeByHand, cause: String(cString: strerror(errno)))
            }
            return
        }
        let temporary = path + ".new"
        unlink(temporary)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        let bytes = Array(key.utf8)
        let written = descriptor >= 0 ? Glibc.write(descriptor, bytes, bytes.count) : -1
        // Flush before the rename: otherwise a power cut could leave an empty file in place of the old key.
        let isSafe = written == bytes.count && fsync(descriptor) == 0
        var problem = errno
        if descriptor >= 0 { close(descriptor) }
        if isSafe, rename(temporary, path) == 0 { return }
        if isSafe { problem = errno }
        unlink(temporary)
        throw PortFailure(
            code: "speech.cloud.key", message: .keyCannotBeWrittenTo(path: path),
            repair: .checkThatFolderCanBe, cause: String(cString: strerror(problem)))
    }

    /// Rejects line breaks: they would add headers to the request.
    private static func checked(_ text: String, _ source: String) throws(PortFailure) -> String? {
        let key = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !key.isEmpty else { return nil }
        guard key.utf8.count <= 512, key.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else {
            throw PortFailure(
                code: "speech.cloud.key", message: .whatHoldsNoKey(source: source),
                repair: .runVowCloudKeyPaste)
        }
        return key
    }
}
