import BuiltProgram
import Foundation
import TestSupport
@testable import SpeechAdapters
import PortContracts
import VowCommandLine
import Synchronization
import Testing
import VowAnswers
import VowCore
import VowPorts
import VowRuntime

import VowRecitation

/// Keeps what an engine source says about falling back.
private final class Messages: Sendable {
    private let kept = Mutex<[PortFailure]>([])
    var all: [PortFailure] { kept.withLock { $0 } }
    func keep(_ failure: PortFailure) { kept.withLock { $0.append(failure) } }
}

private let debianModel = FileManager.default.fileExists(
    atPath: "/usr/share/pocketsphinx/model/en-us/en-us/mdef")
/// For a test that needs models: where one is not installed, the test is shown as skipped, with what installs it.
private func installed(_ names: String...) -> ConditionTrait {
    .enabled("a model or the recordings are missing; see the lines before") {
        let models = InstalledModels.standard(home: nil)
        let missing = names.filter { name in
            models.catalogue.model(named: name).map { models.condition(of: $0, readingContents: false) }
                != .installed
        }
        for name in missing { print("skipped: no \(name); install it: scripts/fetch-models \(name)") }
        return missing.isEmpty && RecordedSpeech.leisure != nil
    }
}

@Suite(.serialized) struct SpeechEnginesTests {
    private let messages = Messages()

    private func engines(folders: [String]) -> SpeechEngines {
        let messages = messages
        return SpeechEngines(program: BuiltProgram.ears(models: folders)) { messages.keep($0) }
    }

    @Test(.enabled(if: debianModel), arguments: ["moonshine", "auto"])
    func englishFallsBackToPocketSphinxAndSaysSo(wished: String) throws {
        let transcriber = try engines(folders: []).transcriber(engine: wished, language: .english)
        #expect(transcriber.engine == "pocketsphinx")
        #expect(messages.all.map(\.code) == ["speech.degraded"])
        #expect(
            Wording(in: .english)(messages.all[0].message).contains(
                "pocketsphinx listens instead of moonshine"))
        #expect(Wording(in: .english)(messages.all[0].repair).contains("vow models install"))
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
        #expect(failure.map { Wording(in: .english)($0.repair) }?.contains("whisper-base") == true)
    }

    @Test(.enabled(if: debianModel)) func unknownEngineIsNamed() throws {
        _ = try engines(folders: []).transcriber(engine: "parrot", language: .english)
        #expect(
            messages.all.first.map { Wording(in: .english)($0.message) }?.contains(
                "no speech engine named parrot") == true)
    }

    @Test(
        "an engine that fails to hear, without a process that breaks, gives way to the next one",
        .enabled(if: debianModel))
    func failingServer() throws {
        let listener = LoopbackListener()
        defer { listener.stop() }
        let info = #"{"type":"info","data":{"asr":[{"name":"a","models":[{"name":"b"}]}]}}"# + "\n"
        // It says what it is, and hangs up when it is to hear.
        listener.serve { peer in
            if String(decoding: peer.receive(), as: UTF8.self).contains("describe") {
                _ = peer.send(Array(info.utf8))
            }
        }
        let source = engines(folders: [])
        let engine = "wyoming:127.0.0.1:\(listener.port)"
        let server = try source.transcriber(engine: engine, language: .english)
        #expect(server.engine == "wyoming")
        for _ in 0..<2 {
            #expect(throws: PortFailure.self) {
                try server.transcribe([Float](repeating: 0.1, count: 16_000))
            }
        }
        #expect(try source.transcriber(engine: engine, language: .english).engine == "pocketsphinx")
        #expect(
            messages.all.last.map { Wording(in: .english)($0.message) }?.contains(
                "pocketsphinx listens instead of \(engine)") == true)
        // In the next run it is asked again.
        source.forgetFaults()
        #expect(try source.transcriber(engine: engine, language: .english).engine == "wyoming")
    }

    @Test(
        "a server on another machine that the person did not agree to is stood in for, and that is said",
        .enabled(if: debianModel))
    func serverWithoutConsent() throws {
        let source = engines(folders: [])
        let engine = "wyoming:bedroom.example:10300"
        #expect(try source.transcriber(engine: engine, language: .english).engine == "pocketsphinx")
        #expect(messages.all.map(\.code) == ["speech.degraded"])
        #expect(Wording(in: .english)(messages.all[0].message).contains("you have not agreed to it"))
        #expect(
            Wording(in: .english)(messages.all[0].repair).contains(
                "vow consent give speech-server --to \(engine)"))
        #expect(throws: PortFailure.self) {
            try source.exactTranscriber(engine: engine, language: .english)
        }
    }

    @Test("the engines that can be set are those that there are, each for the languages that it hears")
    func everyEngineCanBeConfigured() {
        #expect(Set(SettingKey.engines) == Set(SpeechEngines.names + ["auto"]))
        #expect(SettingKey.engines.first == "auto")
        for name in SpeechEngines.names + ["auto"] {
            #expect(SettingKey.engine.objection(to: name) == nil)
            #expect(SpeechEngines.knows(name))
        }
        #expect(SettingKey.engine.objection(to: "parrot") != nil)
        let keys: [(SettingKey, Language)] = [
            (.engineEnglish, .english), (.engineSpanish, .spanish), (.engineChinese, .chinese),
        ]
        for (key, language) in keys {
            for name in SpeechEngines.names {
                let hears = SpeechEngines.languages(of: name).contains(language)
                let objection = key.objection(to: name)
                #expect((objection == nil) == hears, "\(key), \(name)")
                // What is offered instead are the engines that can be set for this language, and no other.
                let said = objection?.text(Wording(in: .english)) ?? ""
                let offered = said.split { !"-".contains($0) && !$0.isLetter }.map(String.init)
                    .filter { $0 != name && SettingKey.engines.contains($0) }
                let fitting = SettingKey.engines.filter { key.objection(to: $0) == nil }
                #expect(hears || offered == fitting, "\(key), \(name): \(offered)")
            }
            for name in ["", "auto", "wyoming:127.0.0.1:10300"] { #expect(key.objection(to: name) == nil) }
        }
    }

    @Test func detectorFallsBackToLoudness() throws {
        let detector = try engines(folders: []).voiceActivityDetector()
        #expect(detector.chunkLengthSamples == 512)
        #expect(messages.all.first.map { Wording(in: .english)($0.message) }?.contains("loudness") == true)
    }
}

@Suite(.serialized) struct InstalledEngineTests {
    private func engine(
        _ name: String, _ language: Language = .english, installed: InstalledModels = .standard(home: nil)
    ) throws -> any Transcriber {
        let transcriber = try NativeEngines(installed: installed) { Issue.record("\($0)") }
            .transcriber(engine: name, language: language)
        #expect(transcriber.engine == name)
        return transcriber
    }

    private func keepsTheContract(_ transcriber: any Transcriber) throws {
        let contract = TranscriberContract(transcriber)
        let leisure = RecordedSpeech.leisure!
        let selfish = RecordedSpeech.selfish!
        try contract.silenceIsEmpty()
        try contract.sameSoundSameText(leisure.samples, other: selfish.samples)
        try contract.hears(leisure.phrase, in: leisure.samples, share: 0.9)
        try contract.hears(selfish.phrase, in: selfish.samples, share: 0.9)
        try contract.hearsThirtySeconds(
            first: (leisure.phrase, leisure.samples), last: (selfish.phrase, selfish.samples), share: 0.9)
        try contract.expectingIsNotHearing(leisure.samples)
    }

    @Test(installed("moonshine-base-en", "sherpa-onnx")) func moonshineBase() throws {
        let transcriber = try engine("moonshine-base")
        #expect(transcriber.weighsWordings)
        try keepsTheContract(transcriber)
    }

    @Test(
        "Moonshine base is heard under its own name, with tiny's files where its own would be",
        installed("moonshine-tiny-en", "sherpa-onnx"))
    func standInForMoonshineBase() throws {
        let models = NSTemporaryDirectory() + "vow-base-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: models) }
        try FileManager.default.createDirectory(atPath: models, withIntermediateDirectories: true)
        let standard = InstalledModels.standard(home: nil)
        let tiny = try standard.verifiedFolder(of: "moonshine-tiny-en") + "/moonshine-tiny-en"
        try FileManager.default.createSymbolicLink(
            atPath: models + "/moonshine-base-en", withDestinationPath: tiny)
        let rows = String(decoding: PackageResources.models_tsv, as: UTF8.self).split(separator: "\n")
            .filter { !$0.hasPrefix("file\tmoonshine-base-en\t") }
        let standIns = rows.filter { $0.hasPrefix("file\tmoonshine-tiny-en\t") }
            .map { $0.replacingOccurrences(of: "moonshine-tiny-en", with: "moonshine-base-en") }
        let catalogue = ModelCatalogue(
            table: (rows.map(String.init) + standIns).joined(separator: "\n"),
            architecture: ModelCatalogue.machine)
        let installed = InstalledModels(catalogue: catalogue, folders: [models] + standard.folders)
        let transcriber = try engine("moonshine-base", installed: installed)
        let version = try #require(ModelCatalogue.pinned.model(named: "moonshine-base-en")?.version)
        #expect(transcriber.model == "moonshine-base-en@" + version)
        #expect(transcriber.weighsWordings)
        try keepsTheContract(transcriber)
    }

    @Test(installed("whisper-base", "whisper-cpp")) func whisper() throws {
        try keepsTheContract(try engine("whisper"))
    }

    @Test(
        "V9: Whisper tells a word that was not said from those that were",
        installed("whisper-base", "whisper-cpp"))
    func whisperWeighs() throws {
        let transcriber = try engine("whisper", .spanish)
        #expect(transcriber.weighsWordings)
        #expect(try !engine("whisper", .english).weighsWordings)
        let samples = RecordedSpeech.leisure!.samples
        let heard = try transcriber.transcribe(samples).text.lowercased()
            .split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init)
        let place = try #require(heard.indices.max { heard[$0].count < heard[$1].count })
        func behind(_ words: [String]) throws -> [Int] {
            let question = WordingQuestion(
                line: words.joined(separator: " "), heard: heard,
                wordings: [.init(words: words, linePlace: words.indices)], similarity: 1)
            let opinion = try #require(try transcriber.weigh([question], in: samples).first)
            #expect(opinion.silence == nil && opinion.words.map(\.text) == words)
            return opinion.words.map(\.behindHundredths)
        }
        var changed = heard
        changed[place] = "zanahoria"
        let own = try behind(heard)
        // English read as Spanish: its small words may stand anywhere, the longest one was heard.
        #expect(own[place] < 500)
        #expect(try behind(changed)[place] > 500)
        // What was asked between changes nothing.
        #expect(try behind(heard) == own)
    }

    @Test("what repairs a model that cannot be loaded names it", installed("whisper-cpp"))
    func unloadableWhisper() throws {
        let models = NSTemporaryDirectory() + "vow-whisper-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: models) }
        try FileManager.default.createDirectory(
            atPath: models + "/whisper-base", withIntermediateDirectories: true)
        try Data("x".utf8).write(to: URL(filePath: models + "/whisper-base/ggml-base-q8_0.bin"))
        let sum = "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881"
        let rows = String(decoding: PackageResources.models_tsv, as: UTF8.self).split(separator: "\n").map {
            row in
            guard row.hasPrefix("file\twhisper-base\t") else { return String(row) }
            return (row.split(separator: "\t").dropLast(2) + ["1", Substring(sum)]).joined(separator: "\t")
        }
        let catalogue = ModelCatalogue(
            table: rows.joined(separator: "\n"), architecture: ModelCatalogue.machine)
        let installed = InstalledModels(
            catalogue: catalogue, folders: [models] + InstalledModels.standard(home: nil).folders)
        let failure = #expect(throws: PortFailure.self) {
            try NativeEngines(installed: installed).exactTranscriber(engine: "whisper", language: .spanish)
        }
        #expect(failure?.code == "speech.model")
        #expect(
            failure.map { Wording(in: .english)($0.repair) }
                == "Run `vow models verify whisper-base` and `vow models install whisper-base`.")
    }

    @Test(installed("whisper-base", "whisper-cpp"), arguments: [Language.spanish, .chinese])
    func whisperHearsNothingInSilence(language: Language) throws {
        try TranscriberContract(try engine("whisper", language)).silenceIsEmpty()
    }
}
