import CurlHTTP
import Foundation
import VowHearing
public import VowPorts
public import VowRecitation

/// Hears with a transcription service that speaks OpenAI's `/v1/audio/transcriptions`.
///
/// The sound leaves the device. Before every single request `isAllowed` is asked whether the person agrees, at that
/// moment, that it goes to this recipient; without a yes nothing is sent and no connection is made. Never the engine
/// that a gate waits for: it blocks up to `limitMilliseconds`, names, connecting and answer included. Sound below
/// -60 dB of full scale or shorter than 0.1 s is not sent. No redirect is followed. Used by one thread at a time.
public final class CloudSpeechTranscriber: Transcriber, @unchecked Sendable {
    /// What is needed to ask a service.
    public struct Access: Sendable {
        /// The address that requests go to.
        public var url: String
        /// Scheme, host and port.
        public var recipient: String
        /// The model to ask for.
        public var model: String
        /// Whether it is this machine, to which plain http is spoken.
        public var isLoopback: Bool
        /// Whether messages are in Spanish.
        public var isSpanish: Bool
        /// Whether the person agrees at this moment; asked before every request.
        public var isAllowed: @Sendable () -> Bool
        /// The key of the service; nil where it wants none. Asked before every request, and kept nowhere else.
        public var key: @Sendable () throws(PortFailure) -> String?
        /// A file with the certificates that are believed; nil for the system's.
        public var authorities: String?

        /// Names what is needed.
        public init(
            url: String, recipient: String, model: String, isLoopback: Bool, isSpanish: Bool,
            isAllowed: @escaping @Sendable () -> Bool,
            key: @escaping @Sendable () throws(PortFailure) -> String?, authorities: String? = nil
        ) {
            self.url = url
            self.recipient = recipient
            self.model = model
            self.isLoopback = isLoopback
            self.isSpanish = isSpanish
            self.isAllowed = isAllowed
            self.key = key
            self.authorities = authorities
        }
    }

    /// Connecting, sending and answering together.
    public static let limitMilliseconds = 3_000
    private static let shortestSamples = 1_600
    private static let quietestSample: Float = 0.001
    private static let mostSamples = 30 * 16_000
    /// A transcript of thirty seconds takes less than a hundredth of it.
    private static let longestAnswerBytes = 256 * 1_024
    private static let longestText = 4_000

    /// "cloud".
    public let engine = "cloud"
    /// The model and who runs it.
    public let model: String
    private let access: Access
    private let language: Language
    private let limitMilliseconds: Int

    /// Fails with `speech.cloud.consent` where the person does not agree, and with `speech.cloud.library` where
    /// libcurl is not installed. Nothing is sent yet.
    public init(
        access: Access, language: Language, limitMilliseconds: Int = CloudSpeechTranscriber.limitMilliseconds
    )
        throws(PortFailure)
    {
        self.access = access
        self.language = language
        self.limitMilliseconds = limitMilliseconds
        model = "\(access.model) at \(access.recipient)"
        try checkConsent()
        guard CurlRequest.isPossible else { throw CloudTexts(access).failure(.noLibrary) }
    }

    /// Does nothing: lines of the person are sent to nobody.
    public func expect(lines: [String], words: [String]) throws(PortFailure) {}

    /// The words, as the service writes them; at most thirty seconds are sent.
    public func transcribe(_ samples: [Float]) throws(PortFailure) -> Transcript {
        try checkConsent()
        let sound = samples.prefix(Self.mostSamples)
        guard sound.count >= Self.shortestSamples, sound.contains(where: { abs($0) > Self.quietestSample })
        else { return Transcript(text: "", engine: engine, model: model) }
        let texts = CloudTexts(access)
        let form = MultipartForm(
            fields: [
                ("model", access.model), ("language", language.rawValue), ("response_format", "json"),
                ("temperature", "0"),
            ], sound: WaveSound.bytes(of: sound))
        var headers = ["Content-Type: multipart/form-data; boundary=\(MultipartForm.boundary)", "Expect:"]
        if let key = try access.key() { headers.append("Authorization: Bearer \(key)") }
        let answer = CurlRequest(
            url: access.url, headers: headers, body: form.bytes, limitMilliseconds: limitMilliseconds,
            longestAnswerBytes: Self.longestAnswerBytes, isLoopback: access.isLoopback,
            authorities: access.authorities
        ).send()
        return Transcript(text: try text(of: answer, texts), engine: engine, model: model)
    }

    private func checkConsent() throws(PortFailure) {
        guard access.isAllowed() else { throw CloudTexts(access).failure(.noConsent) }
    }

    private func text(of answer: CurlRequest.Answer, _ texts: CloudTexts) throws(PortFailure) -> String {
        switch answer {
        case .late: throw texts.failure(.late(seconds: limitMilliseconds / 1_000))
        case .tooLong: throw texts.failure(.garbage("more than a transcript can be"))
        case .unproven(let reason): throw texts.failure(.unproven(reason))
        case .failed(let reason): throw texts.failure(.unreachable(reason))
        case .answered(let status, let body):
            guard status == 200 else { throw texts.failure(.refused(status)) }
            guard let json = String(validating: body, as: UTF8.self) else {
                throw texts.failure(.garbage("no UTF-8"))
            }
            guard
                let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any],
                let text = object["text"] as? String
            else { throw texts.failure(.garbage("no JSON with a \"text\"")) }
            guard text.utf8.count <= Self.longestText else {
                throw texts.failure(.garbage("more than can be said in thirty seconds"))
            }
            return RepetitionLoop.cut(ForeignWords.plain(text))
        }
    }
}
