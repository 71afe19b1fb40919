import Testing
import VowCore
import VowLab
import VowRecitation
import VowRuntime

@Suite struct MeasureTests {
    @Test(
        "Wilson's interval agrees with published values",
        arguments: [
            // Computed with R's binom.confint(method = "wilson").
            (81, 263, 0.2552, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (29, 29, 0.8830, 1.0),
        ])
    func wilson(_ count: Int, _ total: Int, _ lower: Double, _ upper: Double) {
        let interval = Share(count, of: total).interval
        #expect(abs(interval.lowerBound - lower) < 0.0001)
        #expect(abs(interval.upperBound - upper) < 0.0001)
    }

    @Test("nothing tried says nothing")
    func empty() {
        #expect(Share(0, of: 0).value == nil)
        #expect(Share(0, of: 0).interval == 0...1)
        #expect(WordErrors().rate == nil)
    }

    @Test(
        "word errors count exchanged, lost and added words",
        arguments: [
            ("i keep my word", "i keep my word", 0), ("i keep my word", "i kept my word", 1),
            ("i keep my word", "keep my word", 1), ("i keep my word", "i i keep my word", 1),
            ("i keep my word", "", 4), ("i keep", "you said that", 3),
        ])
    func wordErrors(_ said: String, _ heard: String, _ edits: Int) {
        var errors = WordErrors()
        errors.add(
            said: SpokenWords.of(said, language: .english), heard: SpokenWords.of(heard, language: .english))
        #expect(errors.edits == edits)
        #expect(errors.words == said.split(separator: " ").count)
    }

    @Test("digits and words, and both scripts of Chinese, are one spelling")
    func spokenWords() {
        #expect(
            SpokenWords.of("I run 4 miles.", language: .english)
                == SpokenWords.of("i run four miles", language: .english))
        #expect(SpokenWords.of("學習", language: .chinese) == SpokenWords.of("学习", language: .chinese))
        #expect(SpokenWords.role(of: "not", language: .english) == .negation)
        #expect(SpokenWords.role(of: "the", language: .english) == .light)
        #expect(SpokenWords.role(of: "siete", language: .spanish) == .number)
        #expect(SpokenWords.soundDistance("run", "running", language: .english) == 0)
        #expect(SpokenWords.soundDistance("promise", "window", language: .english) > 0.5)
    }
}

@Suite struct ManifestTests {
    private static let head = "path\tspeaker\tlanguage\tkind\ttranscript\tsource\n"

    @Test("rows are read by their column names, and bad ones are told")
    func rows() throws {
        let manifest = try RecordingManifest(
            text: Self.head
                + "a/one.flac\tanna\ten\tspeech\tI keep my word.\tHome\r\n"
                + "/tmp/two.wav\tben\tes\tneural-voice\tHago ejercicio.\t\n\n"
                + "noise.flac\t\t\tnoise\t\tHome\n"
                + "b/three.flac\tanna\tfr\tspeech\tBonjour.\tHome\n"
                + "b/four.flac\tanna\ten\tspeech\t\tHome\n"
                + "a/one.flac\tanna\ten\tspeech\tI keep my word.\tHome\n"
                + "five.flac\n",
            folder: "/data")
        #expect(manifest.recordings.map(\.path) == ["/data/a/one.flac", "/tmp/two.wav"])
        #expect(manifest.recordings.map(\.source) == ["Home", "tmp"])
        #expect(manifest.recordings.map(\.isHuman) == [true, false])
        #expect(manifest.problems.map(\.line) == [6, 7, 8, 9])
        #expect(manifest.problems.first?.message == "The language \"fr\" is not one of en, es, zh.")
        #expect(manifest.problems.last?.message.hasPrefix("The row has 1 of 6 columns") == true)
    }

    @Test("the mark that some programs put before a text is no part of the first column's name")
    func mark() throws {
        let manifest = try RecordingManifest(
            text: "\u{FEFF}path\tspeaker\tlanguage\ttranscript\r\na.wav\tanna\ten\tI get up.\r\n",
            folder: "/d")
        #expect(manifest.recordings.map(\.path) == ["/d/a.wav"])
        #expect(manifest.recordings.map(\.transcript) == ["I get up."])
    }

    @Test("a manifest without the needed columns is refused, naming them")
    func columns() {
        #expect(throws: RecordingManifest.Unreadable.self) {
            _ = try RecordingManifest(text: "", folder: "/")
        }
        do {
            _ = try RecordingManifest(text: "path\ttranscript\n", folder: "/")
            Issue.record("it was read")
        } catch {
            #expect(error.description.contains("speaker, language"))
        }
    }

    @Test("a speaker is wholly in one half, and both halves have speakers")
    func halves() {
        func half(_ speaker: String) -> Recording.Half {
            Recording(path: "x", speaker: speaker, language: .english, transcript: "x", source: "x").half
        }
        let halves = (0..<200).map { half("speaker-\($0)") }
        #expect(halves == (0..<200).map { half("speaker-\($0)") })
        #expect((80...120).contains(halves.count { $0 == .tune }))
    }
}
