import Crypto
import Foundation
import Glibc
import TestSupport
import Testing

/// What `scripts/fetch-models` does where a model has to be built and nothing is there to build it with.
@Suite("Installing what a model is built with") struct BuildToolsTests {
    /// The script's answer on a machine without a compiler, on which packages are installed by `installer`.
    private func fetch(installer: String) throws -> (code: Int32, text: String, downloads: [String]) {
        let folder = NSTemporaryDirectory() + "vow-tools-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(
            atPath: folder + "/bin", withIntermediateDirectories: true)
        for tool in try FileManager.default.contentsOfDirectory(atPath: "/usr/bin")
        where !["cmake", "cc", "c++"].contains(tool) {
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/bin/" + tool, withDestinationPath: "/usr/bin/" + tool)
        }
        try Data(installer.utf8).write(to: URL(filePath: folder + "/bin/stand-in"))
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder + "/bin/stand-in")
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [root.appending(path: "scripts/fetch-models").path, "whisper"]
        process.environment = [
            "PATH": folder + "/bin", "VOW_DEPS": folder + "/deps", "VOW_APT": "stand-in",
            "PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": "/dev/null",
        ]
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let downloads = try FileManager.default.contentsOfDirectory(atPath: folder + "/deps/downloads")
        return (process.terminationStatus, String(decoding: data, as: UTF8.self), downloads)
    }

    @Test("where it cannot be installed, nothing is downloaded, and the command is said, once")
    func refused() throws {
        let answer = try fetch(installer: "#!/bin/sh\nexit 1\n")
        #expect(answer.code == 3)
        #expect(answer.downloads.isEmpty)
        #expect(answer.text.contains("needs cmake, a C++ compiler"))
        #expect(answer.text.split(separator: "sudo apt-get install cmake make g++").count == 2)
    }

    @Test("the superuser gets it installed before anything is downloaded", .enabled(if: getuid() == 0))
    func installed() throws {
        let answer = try fetch(installer: "#!/bin/sh\necho stand-in \"$@\"\n")
        let order = try #require(
            answer.text.range(of: "install -y -qq --no-install-recommends cmake make g++"))
        let download = try #require(answer.text.range(of: "downloading"))
        #expect(order.upperBound < download.lowerBound)
    }

    @Test("the sum of what was built is recorded; what was altered since, or has no record, is built anew")
    func recorded() throws {
        let folder = NSTemporaryDirectory() + "vow-built-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        func put(_ text: String, at name: String) throws {
            try FileManager.default.createDirectory(
                at: URL(filePath: folder + "/" + name).deletingLastPathComponent(),
                withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(filePath: folder + "/" + name))
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder + "/" + name)
        }
        try put(
            String(contentsOf: root.appending(path: "scripts/fetch-models"), encoding: .utf8),
            at: "scripts/fetch-models")
        // What builds, in the place of the real one, which takes minutes; it counts how often it was asked.
        try put(
            "#!/bin/sh\nmkdir -p \"$2\"\necho built >> \"$2/count\"\ncp \"$1\" \"$2/libvow-whisper-$3.so\"\n",
            at: "scripts/build-whisper")
        for tool in ["cmake", "cc", "c++", "python3"] { try put("#!/bin/sh\nexit 0\n", at: "bin/" + tool) }
        try put("drum", at: "shelf/drum.tar")
        let rows = [
            ["package", "drum", "drum==4", "any", "source", "drum.tar", "4"]
                + [SHA256.hash(data: Data("drum".utf8)).map { String(format: "%02x", $0) }.joined()],
            ["model", "kit", "4", "drums", "-", "MIT", "https://drum.example"],
            ["file", "kit", "drum", "any", "build", "v9", "kit/lib.so", "0", "-"],
        ]
        try put(rows.map { $0.joined(separator: "\t") + "\n" }.joined(), at: "models.tsv")
        func fetch(_ option: String...) throws -> (code: Int32, text: String) {
            try runToEnd(
                ["/bin/bash", folder + "/scripts/fetch-models"] + option + ["kit"],
                environment: [
                    "PATH": folder + "/bin:/usr/bin:/bin", "VOW_DEPS": folder + "/deps",
                    "VOW_CATALOGUE": folder + "/models.tsv", "VOW_SOURCE": folder + "/shelf",
                ])
        }
        let library = folder + "/deps/models/kit/lib.so"
        func times() throws -> Int {
            try String(contentsOfFile: folder + "/deps/build/whisper/count", encoding: .utf8).count(where: {
                $0 == "\n"
            })
        }
        #expect(try fetch("--check").code == 1)
        let first = try fetch()
        #expect(first.code == 0 && first.text.contains("kit@4 installed and verified"), "\(first.text)")
        let record = try String(contentsOfFile: library + ".sha256", encoding: .utf8)
        #expect(record == rows[0][7] + "  lib.so\n")
        #expect(try fetch("--check").code == 0)
        #expect(try fetch().code == 0 && times() == 1)
        for damage in [{ try put("dram", at: "deps/models/kit/lib.so") }, { unlink(library + ".sha256") }]
            as [() throws -> Any]
        {
            _ = try damage()
            let before = try times()
            #expect(try fetch("--check").code == 1)
            let again = try fetch()
            #expect(
                again.code == 0 && FileManager.default.contents(atPath: library) == Data("drum".utf8),
                "\(again.text)")
            #expect(try times() == before + 1)
            #expect(try fetch("--check").code == 0)
        }
    }
}
