import PortContracts
import Testing
import VowAnswers
import VowHearing
import VowPorts
import VowRecitation

@testable import SpeechAdapters

/// Debian's engine, or nil with a printed reason when its model is not installed.
private let engine: PocketSphinxTranscriber? = {
    do {
        return try PocketSphinxTranscriber()
    } catch {
        print("PocketSphinx is not tested: \(error)")
        return nil
    }
}()

@Suite(.serialized, .enabled(if: engine != nil && RecordedSpeech.leisure != nil))
struct PocketSphinxTranscriberTests {
    private let contract = TranscriberContract(engine!)
    private let leisure = RecordedSpeech.leisure!
    private let selfish = RecordedSpeech.selfish!

    @Test func silenceIsEmpty() throws {
        try contract.silenceIsEmpty()
    }

    @Test func sameSoundSameText() throws {
        try contract.sameSoundSameText(leisure.samples, other: selfish.samples)
    }

    @Test func hearsRecordedSpeech() throws {
        try contract.hears(leisure.phrase, in: leisure.samples, share: 0.6)
    }

    @Test func hearsExpectedLines() throws {
        try engine!.expect(lines: [leisure.phrase, selfish.phrase], words: [])
        defer { #expect(throws: Never.self) { try engine!.expect(lines: [], words: []) } }
        try contract.hears(leisure.phrase, in: leisure.samples, share: 0.8)
        try contract.hears(selfish.phrase, in: selfish.samples, share: 0.8)
        try contract.hearsThirtySeconds(
            first: (leisure.phrase, leisure.samples), last: (selfish.phrase, selfish.samples), share: 0.8)
    }

    @Test func expectingIsNotHearing() throws {
        try contract.expectingIsNotHearing(leisure.samples)
    }

    @Test func missingModelNamesThePackage() {
        let failure = #expect(throws: PortFailure.self) {
            try PocketSphinxTranscriber(modelFolder: "/nowhere")
        }
        #expect(failure?.code == "speech.model")
        #expect(failure.map { Wording(in: .english)($0.repair) }?.contains("pocketsphinx-en-us") == true)
    }
}

@Suite(.serialized, .enabled(if: engine != nil && RecordedSpeech.leisure != nil))
struct PocketSphinxAlignerTests {
    @Test func saidWordsFitBetterThanOthers() throws {
        let aligner = try PocketSphinxAligner()
        let selfish = RecordedSpeech.selfish!
        let words = selfish.phrase.split(separator: " ").map(String.init)
        let said = try #require(try aligner.alignment(of: words, in: selfish.samples))
        let contract = SpeechAlignerContract(aligner)
        try contract.laysEveryWord(words, over: selfish.samples)
        try contract.hasNoPlaceForWordsInNothing(words)
        var altered = words
        altered[8] = "generous"
        let other = try #require(try aligner.alignment(of: altered, in: selfish.samples))
        #expect(said[8].word == "selfish" && other[8].word == "generous")
        #expect(said[8].goodness > other[8].goodness)
        #expect(said[8].phones.map(\.name) == ["S", "EH", "L", "F", "IH", "SH"])
    }

    @Test func whatIsNoWordHasNoPlace() throws {
        let aligner = try PocketSphinxAligner()
        let samples = RecordedSpeech.selfish!.samples
        for words in [["42"], ["two words"], ["<sil>"], [""], Array(repeating: "a", count: 61)] {
            #expect(try aligner.alignment(of: words, in: samples) == nil, "\(words)")
        }
    }
}

@Suite struct PronunciationTests {
    private static let dictionary = ["walk": "W AO K", "sun": "S AH N", "rise": "R AY Z", "bake": "B EY K"]

    @Test(arguments: [
        ("walks", "W AO K Z"), ("sunrise", "S AH N R AY Z"), ("baking", "B EY K IH NG"),
        ("vorp", "V AO R P"), ("blee", "B L IY"), ("thine", "TH IH N"),
    ]) func guesses(word: String, phones: String) {
        #expect(EnglishPronunciation.phones(of: word) { Self.dictionary[$0] } == phones)
    }

    @Test func foreignLettersHaveNone() {
        #expect(EnglishPronunciation.phones(of: "señor") { _ in nil } == nil)
        #expect(
            dictionaryWords(of: "I’ll do 4 'laps' in Señor's 5k—now") == ["i'll", "do", "laps'", "in", "now"])
    }
}

@Suite struct TrigramModelTests {
    @Test func probabilitiesOfOneSentence() {
        let text = TrigramModel(sentences: [["a", "b"]], words: []).arpa()
        #expect(text.contains("ngram 1=4\nngram 2=3\nngram 3=2\n"))
        // Three words can follow, each once: log10(1/3).
        #expect(text.contains("\n-0.4771 a "))
        // "b" followed "a" once; half a count is kept back: log10(0.5).
        #expect(text.contains("\n-0.301 a b "))
        #expect(text == TrigramModel(sentences: [["a", "b"], []], words: []).arpa())
    }
}

@Suite struct EnergyVoiceActivityTests {
    @Test(.enabled(if: RecordedSpeech.leisure != nil)) func findsSpeechBetweenSilence() throws {
        try VoiceActivityContract(EnergyVoiceActivityDetector())
            .findsSpeechBetweenSilence(RecordedSpeech.leisure!.samples, share: 0.5)
    }

    @Test func lastingNoiseBecomesTheFloor() throws {
        let detector = EnergyVoiceActivityDetector()
        let hum = (0..<(16_000 * 30)).map { Float($0 % 7) / 70 - 0.04 }
        let seconds = try detector.speechSeconds(in: hum)
        #expect(seconds < 15)
        #expect(try detector.hearsSpeech(in: Array(hum.prefix(512))) == false)
    }
}

@Suite struct PauseSplitterTests {
    @Test func cutsInThePause() {
        var samples = [Float](repeating: 0.5, count: 200_000)
        for index in 90_000..<96_000 { samples[index] = 0 }
        let pieces = PauseSplitter.pieces(of: samples, longestSamples: 120_000)
        #expect(pieces.count == 2)
        #expect(pieces[0].upperBound > 90_000 && pieces[0].upperBound < 96_000)
        #expect(pieces.map(\.count).reduce(0, +) == samples.count)
        #expect(PauseSplitter.pieces(of: [], longestSamples: 120_000).isEmpty)
        #expect(PauseSplitter.pieces(of: [1, 2], longestSamples: 120_000) == [0..<2])
    }
}
