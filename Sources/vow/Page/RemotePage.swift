import ArgumentParser
import Foundation
import Glibc
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime
import VowWeb

/// The page's way in from other machines, as the settings of a home have it.
enum RemotePage {
    /// What is told of it.
    struct Row: Encodable {
        let address: String?
        let fingerprint: String?
        let reason: String?
        let repair: String?

        /// Tells it to a person.
        func tell() {
            if let address, let fingerprint {
                let wording = RefusalLanguage.wording
                Output.line(
                    wording(PageServerText.remoteAddress(address: address)))
                Output.line(
                    wording(PageServerText.remoteFingerprint(fingerprint: fingerprint)))
            }
            if let reason { Exit.say("\(reason) \(repair ?? "")") }
        }
    }

    /// The access; nil where none is wanted.
    /// - Parameter isWanted: whether the settings still let other machines in.
    /// - Throws: `RemoteAccess.Refusal`.
    static func access(
        of common: CommonOptions, isWanted: @escaping @Sendable () async -> Bool = { true }
    ) throws(RemoteAccess.Refusal) -> RemoteAccess? {
        let settings = (try? common.service().present().settings) ?? Settings()
        let wish = RemoteAccess.Wish(
            address: settings[.webAddress], port: Int(settings[.webSecurePort]) ?? 8691,
            names: settings[.webNames], certificate: settings[.webCertificate], key: settings[.webKey])
        return try RemoteAccess.kept(
            home: common.homePath, wish: wish, now: Int(Date().timeIntervalSince1970), isWanted: isWanted)
    }

    /// What is told of it; nil where none is wanted.
    static func row(of common: CommonOptions) -> Row? {
        do throws(RemoteAccess.Refusal) {
            return try access(of: common).map {
                Row(address: $0.url, fingerprint: $0.fingerprint, reason: nil, repair: nil)
            }
        } catch {
            let wording = RefusalLanguage.wording
            return Row(
                address: nil, fingerprint: nil, reason: wording(error.message),
                repair: wording(error.repair))
        }
    }

    /// Refuses a setting: the way in from other machines is opened only where a password is set.
    static func check(_ key: SettingKey, _ value: String, home: String) throws {
        guard key == .webAddress, value != "off", let refusal = RemoteAccess.objection(home: home) else {
            return
        }
        throw CommandError.refused(refusal.message.followed(by: refusal.repair))
    }
}

/// Whether the settings still let other machines in, as the daemon says.
///
/// Asked at most every five seconds, and only while other machines come. A daemon that does not answer changes nothing.
actor RemoteWish {
    private static let spacing = Duration.seconds(5)

    private let backend: any PageBackend
    private var isWanted = true
    private var askedAt: ContinuousClock.Instant?

    init(_ backend: any PageBackend) { self.backend = backend }

    func holds() async -> Bool {
        if let askedAt, .now - askedAt < RemoteWish.spacing { return isWanted }
        askedAt = .now
        if let answer = try? await backend.ask(.query, "config.list", Array("{}".utf8)),
            let settings = (try? JSONSerialization.jsonObject(with: Data(answer))) as? [String: Any],
            let address = settings[SettingKey.webAddress.rawValue] as? String
        {
            isWanted = address != "off"
        }
        return isWanted
    }
}

/// `vow password`: the password that opens the page from other machines.
struct PasswordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "password", abstract: HelpText.password.inHelp,
        discussion: HelpText.passwordMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Flag(help: .text(.passwordRemove)) var remove = false

    private struct Answer: Encodable { let password: String }

    func run() throws {
        try Exit.reporting {
            _ = try common.service(makingHome: true)
            let home = common.homePath
            do {
                if remove {
                    try PagePassword.remove(home: home)
                } else {
                    try PagePassword(of: try asked()).keep(home: home)
                }
            } catch is CocoaError {
                throw PortFailure(
                    code: "home.unusable", message: .folderCannotBeWritten(home: home),
                    repair: .makeWritableOrChooseAnother)
            }
            if common.json { return JSONPrinter.print(Answer(password: remove ? "removed" : "set")) }
            let wording = RefusalLanguage.wording
            Output.line(
                remove
                    ? wording(PageServerText.passwordGone)
                    : wording(PageServerText.passwordSet))
        }
    }

    /// The password as it was given.
    private func asked() throws -> String {
        let isTerminal = isatty(0) == 1
        let wording = RefusalLanguage.wording
        if isTerminal {
            Output.note(wording(PageServerText.passwordNew) + " ")
        }
        guard let first = HiddenInput.readLine() else { throw CommandError.refused(.noPasswordWasGiven) }
        guard first.count >= PagePassword.shortest else {
            throw CommandError.refused(
                .passwordTakesCharactersOrMore(count: PagePassword.shortest)
            )
        }
        guard isTerminal else { return first }
        Output.note("\n" + wording(PageServerText.passwordAgain) + " ")
        defer { Output.note("\n") }
        guard HiddenInput.readLine() == first else {
            throw CommandError.refused(.twoNotSameNothingWas)
        }
        return first
    }
}
