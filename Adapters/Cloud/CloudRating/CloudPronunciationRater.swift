import Foundation
import VowCore
import VowHearing
package import VowPorts
package import VowRecitation
import VowSystem

/// Rates pronunciation through a service: sends the recording and the sentence as a form, and receives scores
/// (Specs/Coach/RATING-SERVICE.md).
///
/// Sound leaves the device by the rules of `CloudService`. Silence (below -60 dBFS) is rated here and not sent. No
/// request refers to an earlier one. Blocks up to `limitMilliseconds`. Besides the errors of the port, throws `rater`
/// with a suffix of `CloudService`, or `rater.answer`. Not safe for use by several threads at once.
package final class CloudPronunciationRater: PronunciationRater {
    /// Limit for connecting, sending and receiving together: feedback is due within 1.5 seconds.
    package static let limitMilliseconds = 1_200
    /// Version of the request form and of the answer format.
    package static let version = "rating-1"
    private static let mostSamples = 30 * 16_000
    private static let quietestSample: Float = 0.001
    private static let longestText = 4_000

    private let service: CloudService
    private let limitMilliseconds: Int

    /// Creates a rater; sends nothing.
    package init(service: CloudService, limitMilliseconds: Int = CloudPronunciationRater.limitMilliseconds) {
        self.service = service
        self.limitMilliseconds = limitMilliseconds
    }

    /// See `PronunciationRater`.
    package func rating(of sentence: String, in language: Language, heardIn samples: [Float])
        throws(PortFailure) -> RatedPronunciation
    {
        let words = SpokenSentence(sentence, language: language).words.map(\.written)
        guard !words.isEmpty else {
            throw PortFailure(
                code: "rating.empty", message: .sentenceHasNoWordThat,
                repair: .giveSentenceWithWordsIn)
        }
        guard samples.count <= Self.mostSamples else {
            throw PortFailure(
                code: "rating.tooLong", message: .recordingOfMoreThanThirty,
                repair: .oneSentenceAtTime)
        }
        guard samples.contains(where: { abs($0) > Self.quietestSample }) else { return silence(words) }
        return try rated(words, by: answer(to: sentence, language, samples))
    }

    private func silence(_ words: [String]) -> RatedPronunciation {
        RatedPronunciation(
            rating: PronunciationRating(
                accuracy: 0, fluency: 0, completeness: 0, prosody: 0,
                words: words.map { .init(text: $0, accuracy: 0) }), transcript: "", engine: "cloud",
            model: model)
    }

    private var model: String { "\(Self.version) \(service.model) at \(service.recipient)" }

    private func answer(to sentence: String, _ language: Language, _ samples: [Float]) throws(PortFailure)
        -> [UInt8]
    {
        let form = MultipartForm(
            fields: [
                ("model", service.model), ("language", language.rawValue),
                ("text", ForeignWords.plain(sentence)),
            ], sound: WaveSound.bytes(of: samples[...]))
        let post = CloudService.Post(
            code: "rater", purpose: "pronunciation", inItsPlace: .thisDevicesOwnRaterGoes,
            contentType: "multipart/form-data; boundary=\(MultipartForm.boundary)", body: form.bytes,
            limitMilliseconds: limitMilliseconds)
        guard let body = try service.answer(to: post) else { throw noRating("more than a rating can be") }
        return body
    }

    /// The service's JSON answer.
    private struct Answer: Decodable {
        struct Word: Decodable {
            let text: String
            let accuracy: Double
        }

        let accuracy, fluency, completeness, prosody: Double
        let words: [Word]
        let transcript: String
    }

    /// Converts an answer. Rejects it if the words differ or a score is out of range.
    private func rated(_ words: [String], by body: [UInt8]) throws(PortFailure) -> RatedPronunciation {
        guard let answer = JSON.value(Answer.self, body) else {
            throw noRating("no rating in JSON")
        }
        let said = answer.words
        guard said.count == words.count, zip(said, words).allSatisfy({ Self.isSame($0.text, $1) }) else {
            throw noRating("other words")
        }
        let scores = [answer.accuracy, answer.fluency, answer.completeness, answer.prosody]
        guard (scores + said.map(\.accuracy)).allSatisfy((0...100).contains) else {
            throw noRating("a score that is not from 0 to 100")
        }
        guard answer.transcript.utf8.count <= Self.longestText else {
            throw noRating("too long a transcript")
        }
        let whole = scores.map { Int($0.rounded()) }
        return RatedPronunciation(
            rating: PronunciationRating(
                accuracy: whole[0], fluency: whole[1], completeness: whole[2], prosody: whole[3],
                words: zip(words, said).map { .init(text: $0, accuracy: Int($1.accuracy.rounded())) }),
            transcript: RepetitionLoop.cut(ForeignWords.plain(answer.transcript)), engine: "cloud",
            model: model)
    }

    /// Whether two spellings are equal, ignoring case.
    private static func isSame(_ one: String, _ other: String) -> Bool {
        ForeignWords.plain(one).lowercased() == other.lowercased()
    }

    private func noRating(_ what: String) -> PortFailure {
        PortFailure(
            code: "rater.answer",
            message: .answeredWithSomethingThatNoRating(recipient: service.recipient),
            repair: .checkThatAddressOfRating, cause: what)
    }
}
