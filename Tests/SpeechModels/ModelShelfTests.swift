import Foundation
import Testing
import VowPorts

@testable import SpeechModels

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
        #expect(catalogue.installedBytes(of: chime) == 3)
        #expect(catalogue.model(named: "gong") == nil)
    }

    @Test(arguments: ["x86_64", "aarch64"]) func pinnedTableIsWhole(architecture: String) throws {
        let text = String(decoding: PackageResources.models_tsv, as: UTF8.self)
        let pinned = ModelCatalogue(table: text, architecture: architecture)
        #expect(pinned.model(named: "moonshine-tiny-en")?.group == "default")
        #expect(pinned.model(named: "moonshine-base-en")?.isOwn == true)
        for model in pinned.models where !model.isOwn {
            #expect(!pinned.files(of: model).isEmpty, "\(model.name)")
            #expect(pinned.downloadBytes(of: model) > 0, "\(model.name)")
        }
        for file in pinned.files {
            #expect(file.sha256?.count ?? 64 == 64)
            #expect((file.sha256 == nil) == (file.sizeBytes == 0))
            #expect(file.path.hasPrefix(file.model + "/"))
        }
    }
}

@Suite final class ModelShelfTests {
    private let root = NSTemporaryDirectory() + "vow-shelf-" + UUID().uuidString
    private var shelf: ModelShelf {
        ModelShelf(catalogue: catalogue, folders: [root + "/one", root + "/two"])
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
        let failure = #expect(throws: PortFailure.self) { try self.shelf.verifiedFolder(of: "chime") }
        #expect(failure?.code == "speech.model.missing")
        #expect(failure?.repair.contains("vow models install chime") == true)
        #expect(shelf.condition(of: catalogue.models[0], readingContents: true) == .missing)
    }

    @Test func alteredFileIsFoundOnlyByReading() throws {
        try put("abd", at: "one/chime/a")
        #expect(shelf.condition(of: catalogue.models[0], readingContents: false) == .installed)
        #expect(
            shelf.condition(of: catalogue.models[0], readingContents: true) == .damaged(paths: ["chime/a"]))
        let failure = #expect(throws: PortFailure.self) { try self.shelf.verifiedFolder(of: "chime") }
        #expect(failure?.code == "speech.model.damaged")
    }

    /// A model that the person brings: one token "a", then one of 130 bytes whose length takes two.
    private func bring(_ files: [String: Data]) throws -> (shelf: ModelShelf, model: ModelCatalogue.Model) {
        for (name, data) in files {
            let url = URL(fileURLWithPath: root + "/brought/" + name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
        let row = "model\tgong\t-\town\ten\tMIT\t-"
        let own = ModelCatalogue(table: row, architecture: "x86_64")
        return (ModelShelf(catalogue: own, folders: [root + "/one"]), own.models[0])
    }

    @Test func ownModelIsKeptWithItsSums() throws {
        let long = [UInt8](repeating: 0x62, count: 130)
        let (shelf, gong) = try bring([
            "encoder_model.ort": Data("e".utf8), "decoder_model_merged.onnx": Data("d".utf8),
            "tokenizer.bin": Data([1, 0x61, 130, 1] + long),
        ])
        #expect(shelf.condition(of: gong, readingContents: true) == .missing)
        let failure = #expect(throws: PortFailure.self) { try shelf.verifiedFolder(of: "gong") }
        #expect(failure?.repair == "Run `vow models install gong --from FOLDER`.")
        try OwnModel.adopt("gong", from: root + "/brought", into: root + "/one")
        #expect(try shelf.verifiedFolder(of: "gong") == root + "/one")
        #expect(
            shelf.files(of: gong, in: root + "/one").map(\.path)
                == ["gong/encoder.ort", "gong/merged_decoder.onnx", "gong/tokens.txt"])
        let tokens = try String(contentsOfFile: root + "/one/gong/tokens.txt", encoding: .utf8)
        #expect(tokens == "YQ==\t0\n\(Data(long).base64EncodedString())\t1\n")
        let identity = shelf.identity(of: "gong")
        #expect(identity.wholeMatch(of: /gong@[0-9a-f]{12}/) != nil)
        // Other contents are another model, and a file altered later is noticed.
        try Data("f".utf8).write(to: URL(fileURLWithPath: root + "/brought/encoder_model.ort"))
        try OwnModel.adopt("gong", from: root + "/brought", into: root + "/one")
        #expect(shelf.identity(of: "gong") != identity)
        try put("g", at: "one/gong/encoder.ort")
        #expect(
            shelf.condition(of: gong, readingContents: true) == .damaged(paths: ["gong/encoder.ort"]))
    }

    @Test(arguments: ["encoder_model.ort", "decoder_model_merged.onnx", "tokenizer.bin"])
    func ownModelNeedsEveryPart(_ missing: String) throws {
        var files = [
            "encoder_model.ort": Data("e".utf8), "decoder_model_merged.onnx": Data("d".utf8),
            "tokenizer.bin": Data([1, 0x61]),
        ]
        files[missing] = missing == "tokenizer.bin" ? Data([5, 0x61]) : nil
        let (shelf, gong) = try bring(files)
        let failure = #expect(throws: PortFailure.self) {
            try OwnModel.adopt("gong", from: self.root + "/brought", into: self.root + "/one")
        }
        #expect(failure?.cause?.contains(missing) == true, "\(failure?.cause ?? "no cause")")
        #expect(shelf.condition(of: gong, readingContents: true) == .missing)
    }

    @Test func builtFileOnlyHasToBeThere() throws {
        let row = "model\tkit\t1\tx\t-\tMIT\t-\nfile\tkit\tp\tany\tbuild\t-\tkit/lib\t0\t-"
        let kit = ModelCatalogue(table: row, architecture: "x86_64")
        let shelf = ModelShelf(catalogue: kit, folders: [root + "/one"])
        #expect(shelf.condition(of: kit.models[0], readingContents: true) == .missing)
        try put("anything", at: "one/kit/lib")
        #expect(try shelf.verifiedFolder(of: "kit") == root + "/one")
    }

    @Test func wholeModelOfALaterFolderWinsOverADamagedOne() throws {
        try put("a", at: "one/chime/a")
        try put("abc", at: "two/chime/a")
        #expect(try shelf.verifiedFolder(of: "chime") == root + "/two")
        #expect(shelf.folder(of: catalogue.models[0]) == root + "/two")
        #expect(shelf.condition(of: catalogue.models[0], readingContents: true) == .installed)
    }

    @Test func standardFoldersInOrder() {
        let standard = ModelShelf.standard(
            home: "/h", environment: ["VOW_MODELS": "/m"], executable: "/c/.build/x/debug/vow")
        #expect(standard.folders == ["/m", "/h/models", "/c/.build/x/share/vow/models", "/c/.deps/models"])
        let installed = ModelShelf.standard(home: nil, environment: [:], executable: "/usr/bin/vow")
        #expect(installed.folders == ["/usr/share/vow/models"])
    }
}
