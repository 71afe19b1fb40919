import Foundation
import PortContracts
@testable import SpeechAdapters
import Testing
import VowPorts

/// Five pieces with vectors in a plane: "keep", "hold", "dog", "##s" and "." in that order, after two marks.
private struct SmallModel {
    let folder: URL

    init(header: String? = nil, vectors: [Float]? = nil) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "vectors-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let numbers = vectors ?? [9, 9, 9, 9, 1, 0, 0.8, 0.6, 0, 1, 0, 0.5, 0, 0]
        let head = header ?? #"{"embeddings":{"dtype":"F32","shape":[7,2],"data_offsets":[0,56]}}"#
        var bytes = Data()
        withUnsafeBytes(of: UInt64(head.utf8.count).littleEndian) { bytes.append(contentsOf: $0) }
        bytes.append(Data(head.utf8))
        for number in numbers {
            withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
        }
        try bytes.write(to: folder.appending(path: "vectors"))
        try Data("[PAD]\n[UNK]\nkeep\nhold\ndog\n##s\n.\n".utf8).write(to: folder.appending(path: "pieces"))
    }

    func open() throws -> StaticVectorEmbedder {
        try StaticVectorEmbedder(
            vectorsPath: folder.appending(path: "vectors").path,
            piecesPath: folder.appending(path: "pieces").path, model: "small@1")
    }
}

@Suite struct StaticVectorEmbedderTests {
    @Test("the contract holds for a model of seven pieces")
    func contract() throws {
        let small = try SmallModel()
        defer { try? FileManager.default.removeItem(at: small.folder) }
        let contract = EmbedderContract(try small.open())
        try contract.placesAreDirections(["keep", "hold dogs", "Keep, hold."])
        try contract.nothingHasNoPlace("keep")
        try contract.closer("keep", to: "hold", than: "dog")
    }

    @Test("a place is the mean of the pieces' vectors; what is unknown is left out")
    func means() throws {
        let small = try SmallModel()
        defer { try? FileManager.default.removeItem(at: small.folder) }
        let embedder = try small.open()
        // keep (1, 0) and dog (0, 1) with ##s (0, 0.5): the direction of (1, 1.5).
        let place = try embedder.place(of: "Keep zebra dögs")
        let length = (1.0 + 2.25).squareRoot()
        #expect(abs(Double(place[0]) - 1 / length) < 1e-6)
        #expect(abs(Double(place[1]) - 1.5 / length) < 1e-6)
        #expect(try embedder.place(of: "zebra").isEmpty)
        // The vector of the full stop is zero, which is no direction.
        #expect(try embedder.place(of: ".").isEmpty)
    }

    @Test(
        "a file that is no table of vectors is refused with a reason",
        arguments: [
            "", "{", #"{"a":{"dtype":"F16","shape":[7,2],"data_offsets":[0,56]}}"#,
            #"{"a":{"dtype":"F32","shape":[8,2],"data_offsets":[0,64]}}"#,
            #"{"a":{"dtype":"F32","shape":[4611686018427387904,4],"data_offsets":[0,56]}}"#,
            #"{"a":{"dtype":"F32","shape":[7],"data_offsets":[0,56]}}"#,
        ])
    func refuses(_ header: String) throws {
        let small = try SmallModel(header: header)
        defer { try? FileManager.default.removeItem(at: small.folder) }
        let failure = #expect(throws: PortFailure.self) { try small.open() }
        #expect(failure?.code == "embedder.model")
    }

    @Test("a missing file is refused")
    func missing() {
        #expect(throws: PortFailure.self) {
            try StaticVectorEmbedder(vectorsPath: "/nowhere/v", piecesPath: "/nowhere/p", model: "none@0")
        }
    }
}

/// The real model, or nil with a printed reason when it is not installed.
private let installed: StaticVectorEmbedder? = {
    do {
        let folder =
            try InstalledModels.standard(home: nil).verifiedFolder(of: "potion-base-8M") + "/potion-base-8M/"
        return try StaticVectorEmbedder(
            vectorsPath: folder + "model.safetensors", piecesPath: folder + "vocab.txt",
            model: "potion-base-8M")
    } catch {
        print("The model of meanings is not tested: \(error)")
        return nil
    }
}()

@Suite(.enabled(if: installed != nil)) struct PotionTests {
    @Test("the contract holds for potion-base-8M, and closeness is what its makers' program says")
    func contract() throws {
        let contract = EmbedderContract(installed!)
        try contract.placesAreDirections([
            "I keep promises to myself.", "Café at half past six", "4 workouts/week",
        ])
        try contract.nothingHasNoPlace("I keep promises to myself.")
        try contract.closer(
            "I keep promises to myself.", to: "I keep my word to myself.", than: "the weather is nice")
        let closeness = try #require(
            try installed!.closeness(of: "I keep promises to myself", "I keep my word to myself"))
        #expect(abs(closeness - 0.6526) < 0.0005)
    }
}
