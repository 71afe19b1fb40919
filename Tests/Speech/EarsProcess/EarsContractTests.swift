import BuiltProgram
import SpeechAdapters
import PortContracts
import Testing
import VowCore
import VowRecitation
import VowPorts

/// A healthy child keeps the contracts, and answers what the engine answers in this process.
@Suite(.serialized) struct EarsContractTests {
    private let process = EarsProcess(BuiltProgram.ears(models: Installed.folders), for: "ears")
    private let native = NativeEngines(installed: InstalledModels(folders: Installed.folders))

    @Test(.enabled(if: RecordedSpeech.leisure != nil)) func transcribers() throws {
        let leisure = RecordedSpeech.leisure!
        let selfish = RecordedSpeech.selfish!
        for engine in Installed.engines {
            let transcriber = try EarsTranscriber(engine: engine, language: .english, in: process)
            let contract = TranscriberContract(transcriber)
            try contract.silenceIsEmpty()
            try contract.sameSoundSameText(leisure.samples, other: selfish.samples)
            try contract.hearsThirtySeconds(
                first: (leisure.phrase, leisure.samples), last: (selfish.phrase, selfish.samples), share: 0.6)
            try contract.expectingIsNotHearing(leisure.samples)
            let own = try native.transcriber(engine: engine, language: .english)
            #expect(try own.transcribe(leisure.samples) == transcriber.transcribe(leisure.samples))
            #expect(own.model == transcriber.model)
            #expect(own.weighsWordings == transcriber.weighsWordings)
            #expect(own.leansTowardsExpectedLines == transcriber.leansTowardsExpectedLines)
            let question = WordingQuestion(
                line: "There was leisure.", heard: ["and", "leisure"],
                wordings: [.init(words: ["there", "was", "leisure"], linePlace: 0..<3)], similarity: 0.5)
            #expect(
                try own.weigh([question], in: leisure.samples)
                    == transcriber.weigh([question], in: leisure.samples)
            )
            #expect(transcriber.elsewhereProcessorMilliseconds > 0)
        }
    }

    @Test(.enabled(if: RecordedSpeech.leisure != nil)) func aligner() throws {
        guard let own = try native.aligner(for: .english) else {
            try Test.cancel("no pocketsphinx is installed")
        }
        let leisure = RecordedSpeech.leisure!
        let words = leisure.phrase.split(separator: " ").map(String.init)
        let aligner = try #require(try EarsAligner(for: .english, in: process))
        #expect(aligner.model == own.model)
        let contract = SpeechAlignerContract(aligner)
        try contract.laysEveryWord(words, over: leisure.samples)
        try contract.hasNoPlaceForWordsInNothing(words)
        #expect(
            try aligner.alignment(of: words, in: leisure.samples)
                == own.alignment(of: words, in: leisure.samples))
        #expect(try EarsAligner(for: .chinese, in: process) == nil)
        #expect(process.isAlive)
    }

    @Test("a sound that grows, shrinks and changes is heard as what it is now")
    func growingSound() throws {
        let speech = try #require(RecordedSpeech.leisure).samples
        let engine = Installed.engines[0]
        let grown = try EarsTranscriber(engine: engine, language: .english, in: process)
        let own = try native.transcriber(engine: engine, language: .english)
        for count in [16_000, 60_000, 60_000, speech.count, 40_000] {
            let part = Array(speech[..<count])
            #expect(try grown.transcribe(part) == own.transcribe(part), "\(count)")
        }
        #expect(try grown.transcribe(Array(speech[8_000...])).text.isEmpty == false)
    }

    @Test func detector() throws {
        guard let own = try? native.voiceActivityDetector() else {
            try Test.cancel("no silero-vad is installed")
        }
        let detector = try EarsVoiceActivityDetector(in: process)
        #expect(detector.chunkLengthSamples == own.chunkLengthSamples)
        let speech = try #require(RecordedSpeech.leisure).samples
        try VoiceActivityContract(detector).findsSpeechBetweenSilence(speech, share: 0.6)
    }

    @Test func embedder() throws {
        guard let own = native.embedder(for: .english) else {
            try Test.cancel("no potion-base-8M is installed")
        }
        let embedder = try #require(try EarsEmbedder(for: .english, in: process))
        #expect(try embedder.place(of: "I keep promises.") == own.place(of: "I keep promises."))
        try EmbedderContract(embedder).placesAreDirections(["I keep promises.", "The bed is warm."])
    }
}
