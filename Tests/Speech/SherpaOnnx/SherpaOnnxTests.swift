import PortContracts
import SpeechAdapters
import Testing
import VowAnswers
import VowHearing
import VowPorts

/// The parts under test, or nil with a printed reason when the models are not installed.
private let installed: (transcriber: MoonshineTranscriber, detector: SileroVoiceActivityDetector)? = {
    do {
        let models = InstalledModels.standard(home: nil)
        let path = try models.verifiedFolder(of: "sherpa-onnx") + "/sherpa-onnx/lib/libsherpa-onnx-c-api.so"
        let folder = try models.verifiedFolder(of: "moonshine-tiny-en") + "/moonshine-tiny-en/"
        let transcriber = try MoonshineTranscriber(
            library: SherpaOnnxLibrary(path: path),
            files: .init(
                encoder: folder + "encoder.ort", mergedDecoder: folder + "merged_decoder.ort",
                tokens: folder + "tokens.txt"),
            model: "moonshine-tiny-en@0.0.65")
        let detector = try SileroVoiceActivityDetector(
            library: SherpaOnnxLibrary(path: path),
            modelPath: models.verifiedFolder(of: "silero-vad") + "/silero-vad/silero_vad.onnx")
        return (transcriber, detector)
    } catch {
        print("Moonshine and Silero are not tested: \(error)")
        return nil
    }
}()

@Suite(.serialized, .enabled(if: installed != nil && RecordedSpeech.leisure != nil))
struct MoonshineTests {
    private let contract = TranscriberContract(installed!.transcriber)
    private let leisure = RecordedSpeech.leisure!
    private let selfish = RecordedSpeech.selfish!

    @Test func silenceIsEmpty() throws {
        try contract.silenceIsEmpty()
    }

    @Test func sameSoundSameText() throws {
        try contract.sameSoundSameText(leisure.samples, other: selfish.samples)
    }

    @Test func hearsRecordedSpeech() throws {
        try contract.hears(leisure.phrase, in: leisure.samples, share: 0.9)
        try contract.hears(selfish.phrase, in: selfish.samples, share: 0.9)
    }

    @Test func hearsThirtySeconds() throws {
        try contract.hearsThirtySeconds(
            first: (leisure.phrase, leisure.samples), last: (selfish.phrase, selfish.samples), share: 0.9)
    }

    @Test func expectingIsNotHearing() throws {
        try contract.expectingIsNotHearing(leisure.samples)
    }

    @Test func missingFileIsNamed() throws {
        let models = InstalledModels.standard(home: nil)
        let path = try models.verifiedFolder(of: "sherpa-onnx") + "/sherpa-onnx/lib/libsherpa-onnx-c-api.so"
        let failure = #expect(throws: PortFailure.self) {
            try MoonshineTranscriber(
                library: SherpaOnnxLibrary(path: path),
                files: .init(encoder: "/nowhere/encoder", mergedDecoder: "/nowhere/d", tokens: "/nowhere/t"),
                model: "moonshine-base-en@1")
        }
        #expect(failure?.code == "speech.model")
        #expect(failure?.cause?.contains("/nowhere/encoder") == true)
        let base = "moonshine-base-en"
        #expect(
            failure.map { Wording(in: .english)($0.repair) }
                == "Run `vow models verify \(base)` and `vow models install \(base)`.")
    }
}

@Suite(.serialized, .enabled(if: installed != nil && RecordedSpeech.leisure != nil))
struct SileroTests {
    private let detector = installed!.detector
    private let leisure = RecordedSpeech.leisure!

    @Test func findsSpeechBetweenSilence() throws {
        try VoiceActivityContract(detector).findsSpeechBetweenSilence(leisure.samples, share: 0.7)
    }

    @Test func noiseIsNotSpeech() throws {
        #expect(try detector.speechSeconds(in: whiteNoise(seconds: 5, level: 0.1)) < 0.2)
        #expect(try detector.speechSeconds(in: leisure.samples) > 4)
    }
}

@Suite struct LibraryTests {
    @Test func missingLibraryIsNamed() {
        let failure = #expect(throws: PortFailure.self) { try SherpaOnnxLibrary(path: "/nowhere/library.so") }
        #expect(failure?.code == "speech.library")
    }
}

/// Reproducible noise without a system random source: a linear congruential sequence.
private func whiteNoise(seconds: Int, level: Float) -> [Float] {
    var state: UInt64 = 1
    return (0..<(seconds * 16_000)).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (Float(state >> 40) / Float(1 << 23) - 1) * level
    }
}
