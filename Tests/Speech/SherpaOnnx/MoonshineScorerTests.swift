import Foundation
import PortContracts
@testable import SpeechAdapters
import Testing
import VowAnswers
import VowCore
import VowPorts
import VowRecitation

/// The model's files, or nil with a printed reason when they are not installed.
private let installed: (runtime: String, files: MoonshineTranscriber.Files)? = {
    do {
        let models = InstalledModels.standard(home: nil)
        let folder = try models.verifiedFolder(of: "moonshine-tiny-en") + "/moonshine-tiny-en/"
        return (
            try models.verifiedFolder(of: "sherpa-onnx") + "/sherpa-onnx/lib/libonnxruntime.so",
            .init(
                encoder: folder + "encoder.ort", mergedDecoder: folder + "merged_decoder.ort",
                tokens: folder + "tokens.txt")
        )
    } catch {
        print("Moonshine's scorer is not tested: \(error)")
        return nil
    }
}()

@Suite(.serialized, .enabled(if: installed != nil && RecordedSpeech.leisure != nil))
struct MoonshineScorerTests {
    private let leisure = RecordedSpeech.leisure!

    private func question(_ line: String, heard: String) throws -> WordingQuestion {
        let verifier = RecitationVerifier(settings: VerifierSettings(language: .english))
        return try #require(verifier.questions(lines: [line], transcript: heard).first)
    }

    @Test("what was said is likelier than what was not, and the same every time")
    func weighs() throws {
        let scorer = try MoonshineScorer(
            runtimePath: installed!.runtime, files: installed!.files, model: "moonshine-tiny-en@0.0.65")
        let said = leisure.phrase
        let words = SpokenWords.of(said, language: .english)
        let changed = (words.dropLast() + ["potatoes"]).joined(separator: " ")
        let denied = (words.prefix(1) + ["never"] + words.dropFirst()).joined(separator: " ")
        let wrong = try scorer.weigh(
            [question(changed, heard: said), question(denied, heard: said)], in: leisure.samples)
        let right = try scorer.weigh([question(said, heard: changed)], in: leisure.samples)
        #expect(wrong.map(\.line) == [changed, denied])
        #expect(wrong.allSatisfy { $0.gainHundredths < -300 }, "\(wrong)")
        #expect(right.allSatisfy { $0.gainHundredths > 300 }, "\(right)")
        #expect(try scorer.weigh([question(said, heard: changed)], in: leisure.samples) == right)
        // The word that was not said stands furthest behind what else there was, and no word that was said does.
        #expect(wrong[0].words.map(\.text).last == "potatoes")
        #expect(wrong[0].words.max { $0.behindHundredths < $1.behindHundredths }?.text == "potatoes")
        #expect(wrong[0].words.last!.behindHundredths > 400, "\(wrong[0].words)")
        // A name's spelling is a guess; what the engine knows as a word stands in front.
        #expect(right[0].words.allSatisfy { $0.behindHundredths >= 0 })
        #expect(
            right[0].words.count { $0.behindHundredths < 300 } * 3 >= right[0].words.count * 2,
            "\(right[0].words)")
        #expect(try scorer.weigh([], in: leisure.samples).isEmpty)
    }

    @Test("a missing part is named")
    func missing() {
        let files = MoonshineTranscriber.Files(
            encoder: "/nowhere/e", mergedDecoder: "/nowhere/d", tokens: installed!.files.tokens)
        for (runtime, files) in [("/nowhere/lib.so", installed!.files), (installed!.runtime, files)] {
            let failure = #expect(throws: PortFailure.self) {
                try MoonshineScorer(runtimePath: runtime, files: files, model: "moonshine-base-en@1")
            }
            #expect(failure?.code == "speech.model")
            #expect(
                failure.map { Wording(in: .english)($0.repair) }?.contains(
                    "vow models install moonshine-base-en`") == true)
            #expect(failure?.cause?.contains("/nowhere/") == true, "\(failure?.cause ?? "no cause")")
        }
    }
}

@Suite struct WordPiecesTests {
    @Test("words are cut into the pieces that were learnt first")
    func cuts() throws {
        // "▁", a, b, c, "ab", "bc", "▁ab", "." after the marks and the bytes; "ab" was learnt before "bc".
        let table: [(String, Int)] = [
            ("▁", 300), ("a", 301), ("b", 302), ("c", 303), (".", 304), ("ab", 310), ("bc", 311),
            ("▁ab", 312),
        ]
        let text = table.map { "\(Data($0.0.utf8).base64EncodedString())\t\($0.1)\n" }.joined()
        let path = FileManager.default.temporaryDirectory.appending(path: "pieces-\(UUID().uuidString)").path
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let pieces = try #require(WordPieces(tablePath: path))
        #expect(pieces.numbers(of: "abc") == [312, 303])
        #expect(pieces.numbers(of: "bc") == [300, 311])
        // A character that has no piece is written in its bytes.
        #expect(pieces.numbers(of: "aé") == [300, 301, 198, 172])
        #expect(pieces.fullStop == [304])
        #expect(WordPieces(tablePath: "/nowhere") == nil)
    }
}
