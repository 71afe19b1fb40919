import ArgumentParser
import VowCommandLine
import VowPorts
import VowRuntime
import VowAnswers

/// `vow certificate`: why did the ringing end?
struct CertificateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "certificate",
        abstract: HelpText.certificate.inHelp,
        discussion: HelpText.certificateMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Argument(help: .text(.sharedRun, valueName: "run")) var wanted: String?
    @Flag(help: .text(.certificatePublicKey)) var publicKey = false

    func run() throws {
        try Exit.reporting {
            let service = try common.service()
            if publicKey { return Output.line(try StopCertificate.publicKey(in: service.log.vault)) }
            guard let wanted else { throw CommandError.refused(.nameRunVowCertificateRun) }
            var operation = CertifyRun()
            operation.run = wanted
            // As it was signed, byte for byte.
            Output.put(String(decoding: try operation.document(service), as: UTF8.self))
        }
    }
}
