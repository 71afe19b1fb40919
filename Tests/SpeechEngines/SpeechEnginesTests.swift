import Foundation
import PortContracts
import SpeechEngines
import SpeechModels
import Synchronization
import Testing
import VowCore
import VowPorts
import VowRuntime

/// Keeps what an engine source says about falling back.
private final class Messages: Sendable {
    private let kept = Mutex<[PortFailure]>([])
    var all: [PortFailure] { kept.withLock { $0 } }
    func keep(_ failure: PortFailure) { kept.withLock { $0.append(failure) } }
}

private let debianModel = FileManager.default.fileExists(
    atPath: "/usr/share/pocketsphinx/model/en-us/en-us/mdef")
private let whisperIsInstalled: Bool = {
    let shelf = ModelShelf.standard(home: nil)
    let parts = ["whisper-base", "whisper-cpp"].compactMap { shelf.catalogue.model(named: $0) }
    let isThere = parts.allSatisfy { shelf.folder(of: $0) != nil }
    if !isThere { print("Whisper is not tested: scripts/fetch-models whisper installs it.") }
    return isThere
}()

@Suite(.serialized) struct SpeechEnginesTests {
    private let messages = Messages()

    private func engines(folders: [String]) -> SpeechEngines {
        let messages = messages
        return SpeechEngines(shelf: ModelShelf(folders: folders)) { messages.keep($0) }
    }

    @Test(.enabled(if: debianModel)) func englishFallsBackToPocketSphinxAndSaysSo() throws {
        let transcriber = try engines(folders: []).transcriber(engine: "moonshine", language: .english)
        #expect(transcriber.engine == "pocketsphinx")
        #expect(messages.all.map(\.code) == ["speech.degraded"])
        #expect(messages.all[0].message.contains("pocketsphinx listens instead of moonshine"))
        #expect(messages.all[0].repair.contains("vow models install"))
    }

    @Test(.enabled(if: debianModel)) func wishedEngineComesWithoutAMessage() throws {
        let transcriber = try engines(folders: []).transcriber(engine: "pocketsphinx", language: .english)
        #expect(transcriber.engine == "pocketsphinx")
        #expect(messages.all.isEmpty)
    }

    @Test(arguments: [Language.spanish, .chinese]) func languageWithoutEngineNamesTheModel(language: Language)
    {
        let source = engines(folders: [])
        let failure = #expect(throws: PortFailure.self) {
            try source.transcriber(engine: "moonshine", language: language)
        }
        #expect(failure?.code == "speech.engine")
        #expect(failure?.repair.contains("whisper-base") == true)
    }

    @Test(.enabled(if: debianModel)) func unknownEngineIsNamed() throws {
        _ = try engines(folders: []).transcriber(engine: "parrot", language: .english)
        #expect(messages.all.first?.message.contains("no speech engine named parrot") == true)
    }

    @Test(
        "a server on another machine that the person did not agree to is stood in for, and that is said",
        .enabled(if: debianModel))
    func serverWithoutConsent() throws {
        let source = engines(folders: [])
        let engine = "wyoming:bedroom.example:10300"
        #expect(try source.transcriber(engine: engine, language: .english).engine == "pocketsphinx")
        #expect(messages.all.map(\.code) == ["speech.degraded"])
        #expect(messages.all[0].message.contains("you have not agreed to it"))
        #expect(messages.all[0].repair.contains("vow consent give speech-server --to \(engine)"))
        #expect(throws: PortFailure.self) {
            try source.exactTranscriber(engine: engine, language: .english)
        }
    }

    @Test func everyEngineCanBeConfigured() {
        for name in SpeechEngines.names + ["auto"] {
            #expect(SettingKey.engine.objection(to: name) == nil)
            #expect(SpeechEngines.knows(name))
        }
        #expect(SettingKey.engine.objection(to: "parrot") != nil)
    }

    @Test func detectorFallsBackToLoudness() throws {
        let detector = try engines(folders: []).voiceActivityDetector()
        #expect(detector.chunkLengthSamples == 512)
        #expect(messages.all.first?.message.contains("loudness") == true)
    }
}

/// The folder of Moonshine tiny, which stands in for any model of its form, or nil where it is not installed.
private let tinyFolder = try? ModelShelf.standard(home: nil).verifiedFolder(of: "moonshine-tiny-en")

@Suite(.serialized, .enabled(if: tinyFolder != nil && RecordedSpeech.leisure != nil))
struct OwnMoonshineTests {
    @Test("a Moonshine that the person brought hears under its own name, and weighs wordings")
    func hears() throws {
        let models = NSTemporaryDirectory() + "vow-own-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: models) }
        try FileManager.default.createDirectory(atPath: models, withIntermediateDirectories: true)
        try OwnModel.adopt("moonshine-base-en", from: tinyFolder! + "/moonshine-tiny-en", into: models)
        let shelf = ModelShelf(folders: [models] + ModelShelf.standard(home: nil).folders)
        let transcriber = try SpeechEngines(shelf: shelf) { Issue.record("\($0)") }
            .transcriber(engine: "moonshine-base", language: .english)
        #expect(transcriber.engine == "moonshine-base")
        #expect(transcriber.model.wholeMatch(of: /moonshine-base-en@[0-9a-f]{12}/) != nil)
        #expect(transcriber.weighsWordings)
        let leisure = RecordedSpeech.leisure!
        try TranscriberContract(transcriber).hears(leisure.phrase, in: leisure.samples, share: 0.8)
        try TranscriberContract(transcriber).silenceIsEmpty()
    }
}

@Suite(.serialized, .enabled(if: whisperIsInstalled && RecordedSpeech.leisure != nil))
struct WhisperTests {
    private let leisure = RecordedSpeech.leisure!
    private let selfish = RecordedSpeech.selfish!

    private func whisper(_ language: Language) throws -> any Transcriber {
        try SpeechEngines(shelf: .standard(home: nil)) { Issue.record("\($0)") }
            .transcriber(engine: "whisper", language: language)
    }

    @Test func keepsTheContract() throws {
        let contract = TranscriberContract(try whisper(.english))
        try contract.silenceIsEmpty()
        try contract.sameSoundSameText(leisure.samples, other: selfish.samples)
        try contract.hears(leisure.phrase, in: leisure.samples, share: 0.9)
        try contract.hears(selfish.phrase, in: selfish.samples, share: 0.9)
        try contract.hearsThirtySeconds(
            first: (leisure.phrase, leisure.samples), last: (selfish.phrase, selfish.samples), share: 0.9)
        try contract.expectingIsNotHearing(leisure.samples)
    }

    @Test(arguments: [Language.spanish, .chinese]) func silenceIsEmpty(language: Language) throws {
        try TranscriberContract(try whisper(language)).silenceIsEmpty()
    }
}
