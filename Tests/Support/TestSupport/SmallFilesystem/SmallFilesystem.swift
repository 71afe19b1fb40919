package import Foundation
package import Testing

/// A real filesystem of a test's own, small enough to be filled, that only the programs started through it see.
///
/// It is mounted in a mount namespace of its own (mount_namespaces(7)), which a waiting child keeps: when the child
/// ends, or the test dies, the filesystem is gone. Programs enter that namespace by nsenter(1).
package final class SmallFilesystem {
    /// What the filesystem is made of; each meets a lack of room differently.
    package enum Kind: String, Sendable, CaseIterable {
        /// tmpfs: there is room for a page or there is not, at the moment of the write.
        case memory
        /// ext4 in a file, as on a disk: blocks are allotted when data is flushed. Only the superuser may mount it.
        case disk
        /// The same with data in its journal, too.
        case journal
    }

    /// Why there is no such filesystem, in the words of the command that was refused.
    package struct Refused: Error, CustomStringConvertible {
        /// The words.
        package let description: String
    }

    /// For a test that needs one: where the machine permits none, the test is shown as skipped, with what refused it.
    package static func permitted(_ kind: Kind) -> ConditionTrait {
        .enabled("this machine permits no small \(kind.rawValue) filesystem; see the line before") {
            do {
                _ = try SmallFilesystem(kind, kilobytes: 4096)
                return true
            } catch {
                print("skipped: \(error)")
                return false
            }
        }
    }

    /// The empty folder that it is mounted on, for the programs started through it.
    package let path: String

    private let folder: String
    private let keeper = Process()
    private let stop = Pipe()
    private let isSuperuser = getuid() == 0

    /// Mounts one of so many kilobytes; an ext4 needs 2048 or more.
    package init(_ kind: Kind, kilobytes: Int) throws(Refused) {
        folder = NSTemporaryDirectory() + "vow-small-\(UUID().uuidString)"
        path = folder + "/home"
        let mount =
            switch kind {
            case .memory: "mount -t tmpfs -o size=\(kilobytes)k,mode=0700 vow-test \"$0/home\""
            case .disk, .journal:
                "truncate -s \(kilobytes)k \"$0/image\" && mkfs.ext4 -q -F -m 0 \"$0/image\""
                    + " && mount -o loop\(kind == .journal ? ",data=journal" : "") \"$0/image\" \"$0/home\""
            }
        keeper.executableURL = URL(filePath: "/usr/bin/unshare")
        keeper.arguments =
            (isSuperuser ? [] : ["--user", "--map-root-user"])
            + [
                "--mount", "--propagation", "private", "/bin/sh", "-c",
                "\(mount) && echo mounted && exec cat", folder,
            ]
        let told = Pipe()
        keeper.standardInput = stop
        keeper.standardOutput = told
        keeper.standardError = told
        let answer: String
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try keeper.run()
            var words = Data()
            while let more = try? told.fileHandleForReading.read(upToCount: 1), !more.isEmpty {
                words += more
                if words.suffix(8) == Data("mounted\n".utf8) { break }
            }
            answer = String(decoding: words, as: UTF8.self)
        } catch {
            try? FileManager.default.removeItem(atPath: folder)
            throw Refused(description: "no \(kind.rawValue) filesystem: \(error.localizedDescription)")
        }
        guard answer.hasSuffix("mounted\n") else {
            try? stop.fileHandleForWriting.close()
            keeper.waitUntilExit()
            try? FileManager.default.removeItem(atPath: folder)
            throw Refused(
                description: "no \(kind.rawValue) filesystem: "
                    + answer.trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }

    deinit {
        // At the end of its input the keeper ends, and with it the namespace and what is mounted there.
        try? stop.fileHandleForWriting.close()
        keeper.waitUntilExit()
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// The bytes of the disk itself, which it has written out; nothing where there is none.
    package func image() throws -> Data {
        try run(["/bin/sync", "--file-system", path])
        return FileManager.default.contents(atPath: folder + "/image") ?? Data()
    }

    /// The words that go before a program and its arguments for it to see this filesystem.
    package var entering: [String] {
        let target = "\(keeper.processIdentifier)"
        return ["/usr/bin/nsenter", "--target", target, "--mount"]
            + (isSuperuser ? [] : ["--user", "--preserve-credentials"]) + ["--"]
    }

    /// Runs a program to its end and gives its exit status and what it printed on both outputs.
    @discardableResult
    package func run(_ words: [String], environment: [String: String] = [:]) throws -> (
        code: Int32, text: String
    ) {
        try runToEnd(entering + words, environment: environment)
    }

    /// Takes all the room that is left, with a file `ballast` that grows with each call; gives the bytes that are free afterwards, which are
    /// fewer than a page of a database.
    package func fill() throws -> Int {
        // A large write may be refused as a whole where a small one still finds room.
        let script =
            "cat /dev/zero >> \"$0\" 2>/dev/null; dd if=/dev/zero bs=1k oflag=append conv=notrunc of=\"$0\" 2>/dev/null; sync"
        try run(["/bin/sh", "-c", script, path + "/ballast"])
        let told = try run(["/usr/bin/stat", "--file-system", "--format=%a %S", path]).text
        let figures = told.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        guard figures.count == 2 else {
            throw Refused(description: "how much is free cannot be told: \(told)")
        }
        return figures[0] * figures[1]
    }

    /// Gives the room back.
    package func makeRoom() throws {
        try run(["/bin/rm", "-f", path + "/ballast"])
    }
}
