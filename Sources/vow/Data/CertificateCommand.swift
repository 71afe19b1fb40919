import ArgumentParser
import VowCommandLine
import VowCore
import VowRuntime

/// `vow certificate`: why did the ringing end?
struct CertificateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "certificate",
        abstract: "Print the part of the chain that tells why a run's ringing ended, signed by this device.",
        discussion: """
            Specs/Certificates/verify_certificate.py (of Debian's package in /usr/share/doc/vow) checks it without any of \
            Vow's code, and with --key against the public key of this device, which --public-key prints. It says that the \
            record is consistent and comes from this device, not what happened in the room.
            """)
    @OptionGroup var common: CommonOptions
    @Argument(help: ArgumentHelp("The run.", valueName: "run")) var wanted: String?
    @Flag(help: "Print the public key of this device instead, in hexadecimal.") var publicKey = false

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
