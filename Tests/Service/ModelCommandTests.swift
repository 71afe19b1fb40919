import Foundation
import Glibc
import TestSupport
import Testing

/// `vow models` of an installed program, in a prefix of its own.
@Suite("Installing and removing models", .serialized)
final class ModelCommandTests {
    private let prefix = NSTemporaryDirectory() + "vow-models-\(UUID().uuidString)"
    private var models: String { prefix + "/home/models" }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    init() throws {
        for folder in [
            "/bin", "/share/vow/scripts", "/share/vow/Adapters/Speech/SpeechModels", "/home/models",
        ] {
            try FileManager.default.createDirectory(
                atPath: prefix + folder, withIntermediateDirectories: true)
        }
        try FileManager.default.copyItem(atPath: VowProcess.program, toPath: prefix + "/bin/vow")
    }

    deinit {
        try? FileManager.default.removeItem(atPath: prefix)
    }

    /// Nothing outside this machine is reached: every proxy is a port where nobody listens, and pip has no index.
    private static let alone = [
        "VOW_MODELS": "", "VOW_SOURCE": "", "PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": "/dev/null",
        "http_proxy": "http://127.0.0.1:1", "https_proxy": "http://127.0.0.1:1",
        "all_proxy": "http://127.0.0.1:1", "no_proxy": "", "NO_PROXY": "",
    ]

    private func vow(_ words: [String], _ environment: [String: String] = [:]) throws -> (
        code: Int32, text: String
    ) {
        try runToEnd(
            [prefix + "/bin/vow", "models"] + words + ["--home", prefix + "/home"],
            environment: Self.alone.merging(environment) { $1 })
    }

    /// A command that goes on while others are started.
    private final class Started {
        let process = Process()
        private let output = Pipe()
        private(set) var text = ""

        init(_ program: String, _ arguments: [String]) throws {
            process.executableURL = URL(filePath: program)
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment.merging(ModelCommandTests.alone) { $1 }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            process.standardError = output
            try process.run()
        }

        /// Reads on until it has said something; false where it ended without having said it.
        func says(_ words: String) -> Bool {
            while !text.contains(words) {
                let more = output.fileHandleForReading.availableData
                if more.isEmpty { return false }
                text += String(decoding: more, as: UTF8.self)
            }
            return true
        }
    }

    /// Puts an installer of the test's own beside the program.
    private func putInstaller(_ text: String) throws {
        let script = prefix + "/share/vow/scripts/fetch-models"
        try ("#!/bin/bash\n" + text).write(toFile: script, atomically: true, encoding: .utf8)
        chmod(script, 0o755)
    }

    private func put(_ path: String, _ text: String = "x") throws {
        let url = URL(fileURLWithPath: models + "/" + path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    @Test("where no source can be reached it ends with 3, installs nothing, and says what to do")
    func unreachable() throws {
        for name in ["fetch-models", "unpack-model.py"] {
            try FileManager.default.createSymbolicLink(
                atPath: prefix + "/share/vow/scripts/" + name,
                withDestinationPath: Self.root + "/scripts/" + name)
        }
        let catalogue = "Adapters/Speech/SpeechModels/Catalogue"
        let (code, text) = try vow(
            ["install", "moonshine-base-en"],
            ["VOW_CATALOGUE": Self.root + "/" + catalogue + "/models.tsv"])
        #expect(code == 3, "\(text)")
        #expect(text.contains("downloading https://download.moonshine.ai/"), "\(text)")
        #expect(text.contains("moonshine-base-en@01af446d4695 could not be fetched"), "\(text)")
        #expect(text.contains("NO SOURCE GAVE") && text.contains("--from FOLDER"), "\(text)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: models).sorted() == [".lock", ".work"])
    }

    @Test("the installer is given what is lacking, where it belongs, and where it is looked for first")
    func arguments() throws {
        try putInstaller("echo \"from $VOW_SOURCE to $VOW_MODELS: $*\"\necho \"$VOW_SHELF\"\n")
        let mirror = "http://mirror.example/base"
        let (code, text) = try vow(["install", "moonshine-base-en", "--from", mirror])
        #expect(code == 3, "\(text)")
        let expected = "from \(mirror) to \(models): sherpa-onnx silero-vad moonshine-base-en\n"
        #expect(text.contains(expected), "\(text)")
        #expect(text.contains("\(models):\(prefix)/share/vow/models\n"), "\(text)")
        #expect(try vow(["install", "parrot"]).code == 2)
    }

    @Test("of two that change the same folder at once, the second waits for the first and says so")
    func together() throws {
        // Says that it works, and goes on when it is told to. The folder cannot be made by two at once.
        try putInstaller(
            """
            mkdir "$VOW_MODELS/busy" || exit 1
            echo at it
            read -r _ <"$VOW_MODELS/../go"
            rmdir "$VOW_MODELS/busy"
            echo finished
            """)
        let go = prefix + "/home/go"
        try #require(mkfifo(go, 0o600) == 0)
        func start(_ words: String...) throws -> Started {
            try Started(prefix + "/bin/vow", ["models"] + words + ["--home", prefix + "/home"])
        }
        let first = try start("install", "silero-vad")
        try #require(first.says("at it\n"), "\(first.text)")
        try put("silero-vad/silero_vad.onnx")
        let waiting = "(process \(first.process.processIdentifier)) is working in \(models). This one waits"
        let second = try start("install", "silero-vad")
        #expect(second.says(waiting), "\(second.text)")
        let third = try start("remove", "silero-vad")
        #expect(third.says(waiting), "\(third.text)")
        for started in [first, second] {
            try Data("go\n".utf8).write(to: URL(filePath: go))
            #expect(started.says("finished"), "\(started.text)")
        }
        #expect(third.says("Removed silero-vad"), "\(third.text)")
        for started in [first, second, third] { started.process.waitUntilExit() }
        #expect(third.process.terminationStatus == 0)
        #expect(!FileManager.default.fileExists(atPath: models + "/silero-vad"))
    }

    @Test("removing takes a model's folder and what an interrupted installation left, and nothing else")
    func removed() throws {
        // As the person's own files were kept in before they were pinned.
        for path in ["encoder.onnx", "merged_decoder.onnx", "tokens.txt", "sums.tsv"] {
            try put("moonshine-base-en/" + path)
        }
        for path in [".new/moonshine-base-en/encoder.ort", ".work/downloads/x", "silero-vad/silero_vad.onnx"]
        {
            try put(path)
        }
        let listed = try vow(["list"]).text
        #expect(listed.contains("damaged or missing: moonshine-base-en/encoder.ort"), "\(listed)")
        let (code, text) = try vow(["remove", "moonshine-base-en", "--json"])
        #expect(code == 0 && text.contains(#""removedFiles" : 1"#), "\(text)")
        let left = try FileManager.default.subpathsOfDirectory(atPath: models).sorted()
        #expect(left == [".lock", ".new", "silero-vad", "silero-vad/silero_vad.onnx"])
        #expect(try vow(["remove", "moonshine-base-en"]).text.contains("was not installed"))
    }
}
