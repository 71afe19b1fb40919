import Foundation
import Glibc
import SmallFilesystem
import Testing

/// `vow models` of an installed program, in a prefix of its own.
@Suite("Installing and removing models", .serialized)
final class ModelCommandTests {
    private let prefix = NSTemporaryDirectory() + "vow-models-\(UUID().uuidString)"
    private var models: String { prefix + "/home/models" }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    init() throws {
        for folder in ["/bin", "/share/vow/scripts", "/share/vow/Adapters/SpeechModels", "/home/models"] {
            try FileManager.default.createDirectory(
                atPath: prefix + folder, withIntermediateDirectories: true)
        }
        try FileManager.default.copyItem(atPath: VowProcess.program, toPath: prefix + "/bin/vow")
    }

    deinit {
        try? FileManager.default.removeItem(atPath: prefix)
    }

    private func vow(_ words: [String], _ environment: [String: String] = [:]) throws -> (
        code: Int32, text: String
    ) {
        // Nothing outside this machine is reached: every proxy is a port where nobody listens, and pip has no index.
        let alone = [
            "VOW_MODELS": "", "VOW_SOURCE": "", "PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": "/dev/null",
            "http_proxy": "http://127.0.0.1:1", "https_proxy": "http://127.0.0.1:1",
            "all_proxy": "http://127.0.0.1:1", "no_proxy": "", "NO_PROXY": "",
        ]
        return try runToEnd(
            [prefix + "/bin/vow", "models"] + words + ["--home", prefix + "/home"],
            environment: alone.merging(environment) { $1 })
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
        let catalogue = "Adapters/SpeechModels/Catalogue"
        let (code, text) = try vow(
            ["install", "moonshine-base-en"],
            ["VOW_CATALOGUE": Self.root + "/" + catalogue + "/models.tsv"])
        #expect(code == 3, "\(text)")
        #expect(text.contains("downloading https://download.moonshine.ai/"), "\(text)")
        #expect(text.contains("moonshine-base-en@01af446d4695 could not be fetched"), "\(text)")
        #expect(text.contains("NO SOURCE GAVE") && text.contains("--from FOLDER"), "\(text)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: models) == [".work"])
    }

    @Test("the installer is given what is lacking, where it belongs, and where it is looked for first")
    func arguments() throws {
        let script = prefix + "/share/vow/scripts/fetch-models"
        try "#!/bin/bash\necho \"from $VOW_SOURCE to $VOW_MODELS: $*\"\necho \"$VOW_SHELF\"\n".write(
            toFile: script, atomically: true, encoding: .utf8)
        chmod(script, 0o755)
        let mirror = "http://mirror.example/base"
        let (code, text) = try vow(["install", "moonshine-base-en", "--from", mirror])
        #expect(code == 3, "\(text)")
        let expected = "from \(mirror) to \(models): sherpa-onnx silero-vad moonshine-base-en\n"
        #expect(text.contains(expected), "\(text)")
        #expect(text.contains("\(models):\(prefix)/share/vow/models\n"), "\(text)")
        #expect(try vow(["install", "parrot"]).code == 2)
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
        #expect(left == [".new", "silero-vad", "silero-vad/silero_vad.onnx"])
        #expect(try vow(["remove", "moonshine-base-en"]).text.contains("was not installed"))
    }
}
