import Foundation
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
            .deletingLastPathComponent()
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
}
