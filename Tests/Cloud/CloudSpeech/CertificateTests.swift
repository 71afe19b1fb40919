import CloudAdapters
import Foundation
import Testing
import VowAnswers
import VowCore
import VowPorts
import VowRecitation

/// D4: a recording goes only to who can prove that it is whom the person named.
@Suite("Certificates of a transcription service", .serialized, .enabled(if: Certificates.canBeMade))
struct CertificateTests {
    private static let tone = (0..<16_000).map { Float(0.3 * sin(Double($0) / 20)) }

    private func access(_ port: Int, believing authorities: String?) -> CloudService {
        let recipient = "https://127.0.0.1:\(port)"
        return CloudService(
            url: recipient + "/v1/audio/transcriptions", recipient: recipient, model: "whisper-1",
            isLoopback: true, isAllowed: { true }, key: { "sk-test" }, authorities: authorities)
    }

    @Test("one that is in order is believed, and the words come")
    func inOrder() throws {
        let certificates = try Certificates()
        defer { certificates.remove() }
        let pair = try certificates.make(.none)
        let service = try SecureService(certificate: pair.certificate, key: pair.key)
        defer { service.stop() }
        let access = access(service.port, believing: certificates.authority)
        let heard = try CloudSpeechTranscriber(service: access, language: .english).transcribe(Self.tone)
        #expect(heard.text == "I keep promises.")
        #expect(service.nextOutcome().hasPrefix("answered 3"))
    }

    @Test(
        "one that is not is refused with its flaw named, and nothing is sent",
        arguments: [
            (Certificates.Flaw.selfSigned, "self-signed"), (.otherHost, "127.0.0.1"), (.expired, "expired"),
        ])
    func flawed(_ flaw: Certificates.Flaw, _ named: String) throws {
        let certificates = try Certificates()
        defer { certificates.remove() }
        let pair = try certificates.make(flaw)
        let service = try SecureService(certificate: pair.certificate, key: pair.key)
        defer { service.stop() }
        let access = access(service.port, believing: certificates.authority)
        let failure = #expect(throws: PortFailure.self) {
            try CloudSpeechTranscriber(service: access, language: .english).transcribe(Self.tone)
        }
        #expect(failure?.code == "speech.cloud.certificate")
        #expect(
            failure.map { Wording(in: .english)($0.message) }?.contains("Nothing was sent") == true,
            "\(failure?.description ?? "")")
        #expect(failure?.cause?.contains(named) == true, "\(failure?.cause ?? "no cause")")
        #expect(service.nextOutcome() == "refused")
    }

    @Test("without any authority to believe nothing is sent either")
    func unknownAuthority() throws {
        let certificates = try Certificates()
        defer { certificates.remove() }
        let pair = try certificates.make(.none)
        let service = try SecureService(certificate: pair.certificate, key: pair.key)
        defer { service.stop() }
        // The system's authorities do not vouch for the tests'; and a list that is not there vouches for nobody.
        for authorities in [nil, certificates.folder + "/nobody.pem"] {
            let access = access(service.port, believing: authorities)
            let failure = #expect(throws: PortFailure.self) {
                try CloudSpeechTranscriber(service: access, language: .english).transcribe(Self.tone)
            }
            #expect(failure?.code == "speech.cloud.certificate", "\(failure?.cause ?? "")")
        }
    }
}
