import Crypto
import Foundation
import Testing
import VowAnswers
import VowPorts

@testable import SpeechAdapters

private let table = """
    # a comment
    package	tones	tones==1.0	any	any	tones.whl	100	00
    package	bells	bells==2.0	riscv64	any	bells.whl	900	00
    model	chime	1.0	default	en,es	MIT	https://example.org/chime
    file	chime	tones	any	copy	inside/a	chime/a	3	ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
    file	chime	bells	riscv64	copy	inside/b	chime/b	9	00
    """
private let catalogue = ModelCatalogue(table: table, architecture: "x86_64")

@Suite struct ModelCatalogueTests {
    @Test func keepsWhatFitsTheMachine() throws {
        let chime = try #require(catalogue.model(named: "chime"))
        #expect(chime.languages == ["en", "es"])
        #expect(chime.identity == "chime@1.0")
        #expect(catalogue.files(of: chime).map(\.path) == ["chime/a"])
        #expect(catalogue.downloadBytes(of: chime) == 100)
        #expect(catalogue.sources(of: chime) == ["tones==1.0"])
        #expect(catalogue.installedBytes(of: chime) == 3)
        #expect(catalogue.model(named: "gong") == nil)
    }

    @Test(arguments: ["x86_64", "aarch64"]) func pinnedTableIsWhole(architecture: String) throws {
        let text = String(decoding: PackageResources.models_tsv, as: UTF8.self)
        let pinned = ModelCatalogue(table: text, architecture: architecture)
        #expect(
            pinned.models(ofGroup: "default").map(\.name) == [
                "sherpa-onnx", "moonshine-tiny-en", "silero-vad",
            ])
        for model in pinned.models {
            #expect(!pinned.files(of: model).isEmpty, "\(model.name)")
            #expect(pinned.downloadBytes(of: model) > 0, "\(model.name)")
            #expect(!pinned.sources(of: model).isEmpty, "\(model.name)")
        }
        for file in pinned.files {
            #expect(file.sha256?.count ?? 64 == 64)
            #expect((file.sha256 == nil) == (file.sizeBytes == 0))
            #expect(file.path.hasPrefix(file.model + "/"))
        }
    }
}

@Suite struct MoonshineBaseTests {
    private let pinned = ModelCatalogue.pinned
    private var base: ModelCatalogue.Model { pinned.model(named: "moonshine-base-en")! }

    @Test("it is had from addresses, and comes with what it runs on")
    func sources() {
        #expect(
            pinned.models(ofGroup: "moonshine-base").map(\.name)
                == ["sherpa-onnx", "silero-vad", "moonshine-base-en"])
        #expect(pinned.sources(of: base).count == 2)
        #expect(pinned.sources(of: base).allSatisfy { $0.hasPrefix("https://") && $0.hasSuffix("/") })
        #expect(pinned.downloadBytes(of: base) == 31_326_816 + 109_424_400 + 249_974)
    }

    @Test("both sizes of Moonshine write their words by the same table")
    func tokens() {
        let sums = ["moonshine-tiny-en", "moonshine-base-en"].map { name in
            pinned.files.first { $0.path == name + "/tokens.txt" }?.sha256
        }
        #expect(sums[0] != nil && sums[0] == sums[1])
    }

    @Test("its version follows from its files, so that rehearsals made with them keep counting")
    func version() {
        let sums = pinned.files(of: base).compactMap(\.sha256).joined()
        let digest = SHA256.hash(data: Data(sums.utf8)).map { byte in String(format: "%02x", byte) }.joined()
        #expect(base.version == digest.prefix(12))
    }
}

@Suite final class InstalledModelsTests {
    private let root = NSTemporaryDirectory() + "vow-installed-" + UUID().uuidString
    private var installed: InstalledModels {
        InstalledModels(catalogue: catalogue, folders: [root + "/one", root + "/two"])
    }

    deinit {
        try? FileManager.default.removeItem(atPath: root)
    }

    private func put(_ text: String, at path: String) throws {
        let url = URL(fileURLWithPath: root + "/" + path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    @Test func missingModelNamesTheRepair() throws {
        let failure = #expect(throws: PortFailure.self) { try self.installed.verifiedFolder(of: "chime") }
        #expect(failure?.code == "speech.model.missing")
        #expect(
            failure.map { Wording(in: .english)($0.repair) }?.contains("vow models install chime") == true)
        #expect(installed.condition(of: catalogue.models[0], readingContents: true) == .missing)
    }

    @Test func alteredFileIsFoundOnlyByReading() throws {
        try put("abd", at: "one/chime/a")
        #expect(installed.condition(of: catalogue.models[0], readingContents: false) == .installed)
        #expect(
            installed.condition(of: catalogue.models[0], readingContents: true)
                == .damaged(paths: ["chime/a"]))
        let failure = #expect(throws: PortFailure.self) { try self.installed.verifiedFolder(of: "chime") }
        #expect(failure?.code == "speech.model.damaged")
    }

    @Test("a file that was built here is what it was when it was built")
    func builtFileHasItsRecordedSum() throws {
        let row = "model\tkit\t1\tx\t-\tMIT\t-\nfile\tkit\tp\tany\tbuild\t-\tkit/lib\t0\t-"
        let kit = ModelCatalogue(table: row, architecture: "x86_64")
        let installed = InstalledModels(catalogue: kit, folders: [root + "/one"])
        #expect(installed.condition(of: kit.models[0], readingContents: true) == .missing)
        try put("abc", at: "one/kit/lib")
        // Nobody can tell what it was.
        #expect(
            installed.condition(of: kit.models[0], readingContents: false) == .damaged(paths: ["kit/lib"]))
        #expect(throws: PortFailure.self) { try installed.verifiedFolder(of: "kit") }
        try put(catalogue.files[0].sha256! + "  lib\n", at: "one/kit/lib.sha256")
        #expect(try installed.verifiedFolder(of: "kit") == root + "/one")
        try put("abd", at: "one/kit/lib")
        #expect(installed.condition(of: kit.models[0], readingContents: false) == .installed)
        let failure = #expect(throws: PortFailure.self) { try installed.verifiedFolder(of: "kit") }
        #expect(failure?.code == "speech.model.damaged")
        try put("ba78", at: "one/kit/lib.sha256")
        #expect(
            installed.condition(of: kit.models[0], readingContents: false) == .damaged(paths: ["kit/lib"]))
    }

    @Test func wholeModelOfALaterFolderWinsOverADamagedOne() throws {
        try put("a", at: "one/chime/a")
        try put("abc", at: "two/chime/a")
        #expect(try installed.verifiedFolder(of: "chime") == root + "/two")
        #expect(installed.finding(of: catalogue.models[0], readingContents: false).folder == root + "/two")
        #expect(installed.condition(of: catalogue.models[0], readingContents: true) == .installed)
    }

    @Test func alteredCopyBeforeAWholeOneIsNotTakenForIt() throws {
        try put("abd", at: "one/chime/a")
        try put("abc", at: "two/chime/a")
        let found = installed.finding(of: catalogue.models[0], readingContents: true)
        #expect(found.condition == .installed && found.folder == root + "/two")
        #expect(found.damagedElsewhere == [root + "/one/chime/a"])
        try put("abd", at: "two/chime/a")
        let lost = installed.finding(of: catalogue.models[0], readingContents: true)
        #expect(lost.condition == .damaged(paths: ["chime/a"]) && lost.folder == nil)
        #expect(lost.damagedElsewhere == [root + "/two/chime/a"])
    }

    @Test func standardFoldersInOrder() {
        let standard = InstalledModels.standard(
            home: "/h", environment: ["VOW_MODELS": "/m"], executable: "/c/.build/x/debug/vow")
        #expect(standard.folders == ["/m", "/h/models", "/c/.build/x/share/vow/models", "/c/.deps/models"])
        let installed = InstalledModels.standard(home: nil, environment: [:], executable: "/usr/bin/vow")
        #expect(installed.folders == ["/usr/share/vow/models"])
    }
}
