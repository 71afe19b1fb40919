import Crypto
import Foundation
import Glibc
import TestSupport
import Testing

/// scripts/fetch-models with a table of its own, whose files come from servers on this machine.
@Suite("Models that come from addresses", .serialized)
final class FetchModelsTests {
    private let root = NSTemporaryDirectory() + "vow-fetch-" + UUID().uuidString
    private let makers = FileServer()
    private let second = FileServer()
    private let voice = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }
    /// One token "a", then one of 130 bytes, whose length takes two.
    private let tokenizer = [1, 0x61, 130, 1] + [UInt8](repeating: 0x62, count: 130)
    private var tokens: [UInt8] {
        Array("YQ==\t0\n\(Data(tokenizer.suffix(130)).base64EncodedString())\t1\n".utf8)
    }

    private static let script =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
        + "/scripts/fetch-models"

    init() throws {
        try FileManager.default.createDirectory(atPath: root + "/folder", withIntermediateDirectories: true)
        let sources = makers.address + "v1/ " + second.address
        let rows = [
            ["package", "gong-voice", sources, "any", "-", "voice.ort"] + described(voice),
            ["package", "gong-tokens", makers.address + "v1/", "any", "-", "tokenizer.bin"]
                + described(tokenizer),
            ["model", "gong", "1", "bells", "en", "MIT", "https://gong.example"],
            ["file", "gong", "gong-voice", "any", "copy", "-", "gong/voice.ort"] + described(voice),
            ["file", "gong", "gong-tokens", "any", "tokens", "-", "gong/tokens.txt"] + described(tokens),
            // The same list of tokens, from where nobody has it.
            ["package", "chime-tokens", makers.address, "any", "-", "nothing.bin"] + described(tokenizer),
            ["model", "chime", "2", "chimes+bells", "en", "MIT", "https://chime.example"],
            ["file", "chime", "chime-tokens", "any", "tokens", "-", "chime/tokens.txt"] + described(tokens),
            ["package", "bell", "bell==3", "any", "any", "bell.whl"] + described(voice),
            ["model", "bell", "3", "tower", "-", "MIT", "https://bell.example"],
            ["file", "bell", "bell", "any", "copy", "-", "bell/sound"] + described(voice),
            ["package", "drum", "drum==4", "any", "source", "drum-4.tar.gz"] + described(voice),
            ["model", "drum", "4", "drums", "-", "MIT", "https://drum.example"],
            ["file", "drum", "drum", "any", "copy", "-", "drum/sound"] + described(voice),
        ]
        try rows.map { $0.joined(separator: "\t") + "\n" }.joined()
            .write(toFile: root + "/models.tsv", atomically: true, encoding: .utf8)
        makers.put("v1/voice.ort", .gives(voice))
        makers.put("v1/tokenizer.bin", .gives(tokenizer))
        second.put("voice.ort", .gives(voice))
    }

    deinit {
        makers.stop()
        second.stop()
        try? FileManager.default.removeItem(atPath: root)
    }

    private func described(_ bytes: [UInt8]) -> [String] {
        let sum = SHA256.hash(data: bytes).map { byte in String(format: "%02x", byte) }.joined()
        return ["\(bytes.count)", sum]
    }

    private func fetch(_ name: String = "gong", _ environment: [String: String] = [:]) throws -> (
        code: Int32, text: String
    ) {
        let own = [
            "VOW_CATALOGUE": root + "/models.tsv", "VOW_DEPS": root + "/deps", "VOW_MODELS": root + "/models",
            "VOW_SOURCE": "", "http_proxy": "", "all_proxy": "", "ALL_PROXY": "",
        ]
        return try runToEnd(
            ["/bin/bash", Self.script, name], environment: own.merging(environment) { $1 })
    }

    private func installed(_ path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: root + "/models/" + path).map(Array.init)
    }

    /// What lies in the folder of models, of downloads, or in another one, whole or not.
    private func names(in folder: String) -> [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: root + "/" + folder)) ?? []).sorted()
    }

    private func expectWhole(_ result: (code: Int32, text: String)) {
        #expect(result.code == 0 && result.text.contains("gong@1 installed and verified"), "\(result.text)")
        #expect(installed("gong/voice.ort") == voice && installed("gong/tokens.txt") == tokens)
        #expect(names(in: "models") == ["gong", "gong/tokens.txt", "gong/voice.ort"])
    }

    @Test("files are fetched from the first address, and a second run only checks them")
    func whole() throws {
        expectWhole(try fetch())
        #expect(makers.requests.map(\.description) == ["v1/voice.ort", "v1/tokenizer.bin"])
        #expect(second.requests.isEmpty)
        let again = try fetch()
        #expect(again.code == 0 && again.text.contains("gong@1 is there and verified"), "\(again.text)")
        #expect(makers.requests.count == 2)
    }

    @Test("a connection that breaks is gone on with where it broke")
    func broken() throws {
        makers.put(
            "v1/voice.ort", .breaks(voice, after: 100_000), .breaks(voice, after: 50_000), .gives(voice))
        expectWhole(try fetch())
        #expect(
            makers.requests.prefix(3).map(\.description)
                == ["v1/voice.ort", "v1/voice.ort from 100000", "v1/voice.ort from 150000"])
        #expect(second.requests.isEmpty)
    }

    @Test("the next run goes on with what an interrupted one left, wherever that came from")
    func later() throws {
        makers.put("v1/voice.ort", .breaks(voice, after: 100_000), .breaks(voice, after: 0))
        second.stop()
        let first = try fetch()
        #expect(first.code == 0 && first.text.contains("gong@1 could not be fetched"), "\(first.text)")
        #expect(
            first.text.contains("NO SOURCE GAVE gong@1") && first.text.contains("--from"), "\(first.text)")
        #expect(names(in: "models").isEmpty)
        makers.put("v1/voice.ort", .gives(voice))
        expectWhole(try fetch())
        #expect(
            makers.requests.suffix(2).map(\.description) == ["v1/voice.ort from 100000", "v1/tokenizer.bin"])
    }

    @Test("a server that gives no parts is asked for the whole")
    func withoutRanges() throws {
        makers.put("v1/voice.ort", .givesWhole(voice, upTo: 100_000), .givesWhole(voice, upTo: .max))
        let result = try fetch()
        expectWhole(result)
        #expect(result.text.contains("beginning anew"), "\(result.text)")
        #expect(
            makers.requests.prefix(3).map(\.description)
                == ["v1/voice.ort", "v1/voice.ort from 100000", "v1/voice.ort"])
    }

    /// What an address may give that is not the file.
    enum Wrong: CaseIterable {
        case sameLength, longer, page, nothing

        var bytes: [UInt8] {
            switch self {
            case .sameLength: [UInt8](repeating: 7, count: 300_000)
            case .longer: [UInt8](repeating: 7, count: 400_000)
            case .page: Array("<html>Log in to this network</html>".utf8)
            case .nothing: []
            }
        }
    }

    @Test("wrong bytes are thrown away, and the next address is asked", arguments: Wrong.allCases)
    func wrong(given: Wrong) throws {
        makers.put("v1/voice.ort", .gives(given.bytes))
        let result = try fetch()
        expectWhole(result)
        #expect(result.text.contains("it was thrown away"), "\(result.text)")
        #expect(second.requests.map(\.description) == ["voice.ort"])
    }

    @Test("nothing is installed and nothing kept where every address gives wrong bytes")
    func wrongEverywhere() throws {
        let bytes = [UInt8](repeating: 7, count: voice.count)
        makers.put("v1/voice.ort", .gives(bytes))
        second.put("voice.ort", .breaks(bytes, after: 10), .gives(bytes))
        let result = try fetch()
        #expect(
            result.code == 1 && result.text.contains("not everything could be installed"), "\(result.text)")
        #expect(names(in: "models").isEmpty && names(in: "deps/downloads").isEmpty)
    }

    @Test("a beginning that proves wrong is thrown away, and the same address asked for the whole")
    func wrongBeginning() throws {
        try FileManager.default.createDirectory(
            atPath: root + "/deps/downloads", withIntermediateDirectories: true)
        try Data(repeating: 7, count: 1_000).write(
            to: URL(fileURLWithPath: root + "/deps/downloads/gong-voice-voice.ort.partial"))
        expectWhole(try fetch())
        #expect(
            makers.requests.prefix(2).map(\.description) == ["v1/voice.ort from 1000", "v1/voice.ort"])
        #expect(second.requests.isEmpty)
    }

    @Test("where no address can be reached, that is said, and what to do")
    func unreachable() throws {
        makers.stop()
        second.stop()
        let result = try fetch()
        #expect(result.code == 0 && result.text.contains("NO SOURCE GAVE gong@1"), "\(result.text)")
        #expect(result.text.contains("again when online") && result.text.contains("--from FOLDER"))
        #expect(names(in: "models").isEmpty)
        let check = try runToEnd(
            ["/bin/bash", Self.script, "--check", "gong"],
            environment: [
                "VOW_CATALOGUE": root + "/models.tsv", "VOW_DEPS": root + "/deps",
                "VOW_MODELS": root + "/models",
            ])
        #expect(check.code == 1, "\(check.text)")
    }

    @Test("a folder that has the files is enough; a wrong file in it is passed over and named")
    func folder() throws {
        let folder = root + "/folder"
        try Data(voice).write(to: URL(fileURLWithPath: folder + "/voice.ort"))
        try Data(tokenizer).write(to: URL(fileURLWithPath: folder + "/tokenizer.bin"))
        expectWhole(try fetch("gong", ["VOW_SOURCE": folder]))
        #expect(makers.requests.isEmpty && second.requests.isEmpty)

        try FileManager.default.removeItem(atPath: root + "/models")
        try Data(voice.reversed()).write(to: URL(fileURLWithPath: folder + "/voice.ort"))
        let result = try fetch("gong", ["VOW_SOURCE": folder])
        expectWhole(result)
        #expect(result.text.contains("\(folder)/voice.ort is not the file"), "\(result.text)")
        #expect(makers.requests.map(\.description) == ["v1/voice.ort"])
    }

    @Test("a mirror is asked first, and what it lacks comes from where the table says")
    func mirror() throws {
        second.put("mirror/voice.ort", .gives(voice))
        expectWhole(try fetch("gong", ["VOW_SOURCE": second.address + "mirror"]))
        #expect(second.requests.map(\.description) == ["mirror/voice.ort", "mirror/tokenizer.bin"])
        #expect(makers.requests.map(\.description) == ["v1/tokenizer.bin"])
    }

    @Test(
        "what pip downloads comes from a mirror that has it, else from pip, whose temporary files go with it")
    func pip() throws {
        // A Python whose pip has one package, and leaves a file behind.
        let python = root + "/python"
        try """
        #!/bin/bash
        [ "$1" = -m ] || exec python3 "$@"
        [[ $* == *--help* ]] && exit 0
        echo "$TMPDIR" >>"\(root)/asked"
        touch "$TMPDIR/left"
        while [ $# -gt 0 ]; do [ "$1" != --dest ] || cp "\(root)/bell.whl" "$2/"; shift; done
        """.write(toFile: python, atomically: true, encoding: .utf8)
        chmod(python, 0o755)
        try Data(voice).write(to: URL(fileURLWithPath: root + "/bell.whl"))
        let environment = ["VOW_PYTHON": python, "VOW_SOURCE": second.address + "mirror/"]

        second.put("mirror/bell.whl", .gives(voice))
        #expect(try fetch("tower", environment).text.contains("bell@3 installed and verified"))
        #expect(!FileManager.default.fileExists(atPath: root + "/asked"))
        #expect(installed("bell/sound") == voice)

        try FileManager.default.removeItem(atPath: root + "/models")
        try FileManager.default.removeItem(atPath: root + "/deps/downloads")
        second.put("mirror/bell.whl", .gives(tokens))
        #expect(try fetch("bell", environment).text.contains("bell@3 installed and verified"))
        let temporary = try String(contentsOfFile: root + "/asked", encoding: .utf8)
        #expect(temporary.hasPrefix(root + "/deps/downloads/"), "\(temporary)")
        #expect(installed("bell/sound") == voice && names(in: "deps/downloads") == ["bell.whl"])
    }

    @Test(
        "a source package is taken from pip's index by its sum, and pip, which would run its code, is not asked"
    )
    func sourcePackage() throws {
        // A Python whose pip says that it was asked to download.
        let python = root + "/python"
        try """
        #!/bin/bash
        [[ $* == *"pip download"* ]] && touch "\(root)/asked"
        exec python3 "$@"
        """.write(toFile: python, atomically: true, encoding: .utf8)
        chmod(python, 0o755)
        let page =
            #"<a href="../../files/drum-3.tar.gz">3</a><a href="../../files/drum-4.tar.gz#sha256=0">4</a>"#
        second.put("simple/drum/", .gives(Array(page.utf8)))
        let environment = [
            "VOW_PYTHON": python, "PIP_INDEX_URL": second.address + "simple", "no_proxy": "*",
        ]

        second.put("files/drum-4.tar.gz", .gives(tokens))
        let foreign = try fetch("drum", environment)
        #expect(foreign.code == 1 && installed("drum/sound") == nil, "\(foreign.text)")

        second.put("files/drum-4.tar.gz", .gives(voice))
        let result = try fetch("drum", environment)
        #expect(result.text.contains("drum@4 installed and verified"), "\(result.text)")
        #expect(installed("drum/sound") == voice)
        #expect(!FileManager.default.fileExists(atPath: root + "/asked"))
    }

    @Test("a group brings all its models, and a file that another model has is not fetched again")
    func group() throws {
        let result = try fetch("bells")
        #expect(result.code == 0 && result.text.contains("chime@2 installed and verified"), "\(result.text)")
        #expect(installed("chime/tokens.txt") == tokens && installed("gong/voice.ort") == voice)
        #expect(makers.requests.count == 2)
        #expect(try fetch("gongs").code == 2)

        try FileManager.default.moveItem(atPath: root + "/models", toPath: root + "/elsewhere")
        try FileManager.default.removeItem(atPath: root + "/elsewhere/gong")
        try FileManager.default.removeItem(atPath: root + "/deps")
        expectWhole(try fetch("gong", ["VOW_SHELF": root + "/nowhere:" + root + "/elsewhere"]))
        #expect(makers.requests.suffix(1).map(\.description) == ["v1/voice.ort"])
    }

    @Test("an altered file is made anew, the others stay, and nothing changes before all is there")
    func repaired() throws {
        expectWhole(try fetch())
        let path = root + "/models/gong/"
        try Data([1]).write(to: URL(fileURLWithPath: path + "voice.ort"))
        try Data([2]).write(to: URL(fileURLWithPath: path + "tokens.txt"))
        try FileManager.default.removeItem(atPath: root + "/deps/downloads")
        makers.put("v1/tokenizer.bin", .breaks(tokenizer, after: 0))
        #expect(try fetch().text.contains("gong@1 could not be fetched"))
        #expect(installed("gong/voice.ort") == [1] && installed("gong/tokens.txt") == [2])
        makers.put("v1/tokenizer.bin", .gives(tokenizer))
        expectWhole(try fetch())
        #expect(makers.requests.count { $0.path == "v1/voice.ort" } == 2)
    }

    @Test("a machine without curl is told what it needs")
    func withoutCurl() throws {
        let tools = root + "/tools"
        try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
        for tool in ["awk", "cut", "dirname", "mkdir", "rm", "rmdir", "sha256sum", "uname"] {
            try FileManager.default.createSymbolicLink(
                atPath: tools + "/" + tool, withDestinationPath: "/usr/bin/" + tool)
        }
        let result = try fetch("gong", ["PATH": tools])
        #expect(result.text.contains("needs curl: apt install curl"), "\(result.text)")
        #expect(result.text.contains("gong@1 could not be fetched") && makers.requests.isEmpty)
    }
}
