import ArgumentParser
import VowCommandLine
import VowCore
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
            guard let wanted else { throw CommandError.refused("Name the run: vow certificate RUN.") }
            let id = try Named.run.identifier(wanted, among: service.state().runs.map(\.id))
            guard let document = try StopCertificate.document(run: id, log: service.log) else {
                throw CommandError.refused("The run \(id) has not ended.")
            }
            Output.put(String(decoding: document, as: UTF8.self))
        }
    }
}
