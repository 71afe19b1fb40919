import Foundation
import Glibc
import VowCommandLine
import VowPorts
import VowSystem

/// Decodes M4A files, which libsndfile does not read, by Debian's program `faad`, in a process of its own.
enum CompressedTone {
    private static let endings: Set<String> = ["m4a", "mp4", "aac"]
    /// How long decoding may take, in seconds.
    private static let limitSeconds = 30.0

    /// Hands a file to `body` in a form that can be read: as it is, or decoded into a folder that goes afterwards.
    ///
    /// Fails with `sound.decoder.missing` where the program is not installed, and with `sound.file.unreadable` where it
    /// makes nothing of the file.
    static func readable<Value>(_ path: String, _ body: (_ path: String) throws -> Value) throws -> Value {
        guard endings.contains((path as NSString).pathExtension.lowercased()),
            FileManager.default.fileExists(atPath: path)
        else { return try body(path) }
        let folder = FileManager.default.temporaryDirectory.appending(path: "vow-tone-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { Files.remove(folder.path) }
        let decoded = folder.appending(path: "tone.wav").path
        try decode(path, into: decoded)
        return try body(decoded)
    }

    private static func decode(_ path: String, into decoded: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/faad")
        process.arguments = ["-q", "-o", decoded, path]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do { try process.runUnmasked() } catch {
            throw PortFailure(
                code: "sound.decoder.missing",
                message: .m4aFilesReadByProgram,
                repair: .installAptGetInstallFaad, cause: error.inWords)
        }
        let identifier = process.processIdentifier
        let watchdog = DispatchWorkItem { kill(identifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + limitSeconds, execute: watchdog)
        process.waitUntilExit()
        watchdog.cancel()
        guard process.terminationStatus == 0, FileManager.default.fileExists(atPath: decoded) else {
            throw PortFailure(
                code: "sound.file.unreadable", message: .soundFileCannotBeRead(path: path),
                repair: .useWavFlacOggMp3)
        }
    }
}
