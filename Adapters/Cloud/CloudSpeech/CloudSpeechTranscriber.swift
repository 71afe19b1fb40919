import Foundation
import VowHearing
package import VowPorts
package import VowRecitation
import VowSystem

/// Transcribes through a service that speaks OpenAI's `/v1/audio/transcriptions`.
///
/// Sound leaves the device by the rules of `CloudService`. A gate never waits for this engine: it blocks up to
/// `limitMilliseconds`, including name look-up. Does not send sound below -60 dBFS or shorter than 0.1 s. Throws
/// `speech.cloud` with a suffix of `CloudService`, or `speech.cloud.answer`. Not safe for use by several threads at
/// once.
package final class CloudSpeechTranscriber: Transcriber {
    /// Limit for connecting, sending and receiving together.
    package static let limitMilliseconds = 3_000
    private static let shortestSamples = 1_600
    private static let quietestSample: Float = 0.001
    private static let mostSamples = 30 * 16_000
    /// A transcript of thirty seconds needs less than a hundredth of this.
    private static let longestAnswerBytes = 256 * 1_024
    private static let longestText = 4_000
    private static let code = "speech.cloud"
    private static let purpose = "cloud-speech"

    /// "cloud".
    package let engine = "cloud"
    /// The model and its host.
    package let model: String
    private let service: CloudService
    private let language: Language
    private let limitMilliseconds: Int

    /// Throws `speech.cloud.consent` without the person's consent, and `speech.cloud.library` if libcurl is not
    /// installed. Sends nothing.
    package init(
        service: CloudService, language: Language,
        limitMilliseconds: Int = CloudSpeechTranscriber.limitMilliseconds
    ) throws(PortFailure) {
        self.service = service
        self.language = language
        self.limitMilliseconds = limitMilliseconds
        model = "\(service.model) at \(service.recipient)"
        try check()
    }

    /// Does nothing: the person's lines are not sent.
    package func expect(lines: [String], words: [String]) throws(PortFailure) {}

    /// The service's transcript. Sends at most the first thirty seconds.
    package func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        try check()
        let sound = samples.prefix(Self.mostSamples)
        guard sound.count >= Self.shortestSamples, sound.contains(where: { abs($0) > Self.quietestSample })
        else { return Transcript(text: "", engine: engine, model: model) }
        let form = MultipartForm(
            fields: [
                ("model", service.model), ("language", language.rawValue), ("response_format", "json"),
                ("temperature", "0"),
            ], sound: WaveSound.bytes(of: sound))
        let post = CloudService.Post(
            code: Self.code, purpose: Self.purpose, inItsPlace: .thisDevicesOwnEngineGoes,
            contentType: "multipart/form-data; boundary=\(MultipartForm.boundary)", body: form.bytes,
            limitMilliseconds: limitMilliseconds, longestAnswerBytes: Self.longestAnswerBytes)
        guard let body = try service.answer(to: post) else {
            throw noTranscript("more than a transcript can be")
        }
        return Transcript(written: try text(of: body), engine: engine, model: model)
    }

    private func check() throws(PortFailure) { try service.check(code: Self.code, purpose: Self.purpose) }

    private func text(of body: [UInt8]) throws(PortFailure) -> String {
        guard let json = String(validating: body, as: UTF8.self) else { throw noTranscript("no UTF-8") }
        guard let text = JSON.object(json.utf8)?["text"] as? String
        else { throw noTranscript("no JSON with a \"text\"") }
        guard text.utf8.count <= Self.longestText else {
            throw noTranscript("more than can be said in thirty seconds")
        }
        return ForeignWords.plain(text)
    }

    private func noTranscript(_ what: String) -> PortFailure {
        PortFailure(
            code: "speech.cloud.answer",
            message: .answeredWithSomethingThatNoTranscript(recipient: service.recipient),
            repair: .checkThatAddressOfOpenAICompatible, cause: what)
    }
}
