import VowSystem
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
    /// Prints how other machines reach the page, or why they cannot.
    static func tell(_ row: OpenedPageRow.Beyond, _ wording: Wording) {
        if let address = row.address, let fingerprint = row.fingerprint {
            Output.line(
                wording(PageServerText.remoteAddress(address: address)))
            Output.line(
                wording(PageServerText.remoteFingerprint(fingerprint: fingerprint)))
        }
        if let reason = row.reason { Exit.say("\(reason) \(row.repair ?? "")") }
    }

    /// The access; nil where none is wanted.
    /// - Parameter isWanted: whether the settings still let other machines in.
    /// - Throws: `RemoteAccess.Refusal`.
    static func access(
        _ settings: Settings, home: String, isWanted: @escaping @Sendable () async -> Bool = { true }
    ) throws(RemoteAccess.Refusal) -> RemoteAccess? {
        let wish = RemoteAccess.Wish(
            address: settings[.webAddress], port: Int(settings[.webSecurePort]) ?? 8691,
            names: settings[.webNames], certificate: settings[.webCertificate], key: settings[.webKey])
        return try RemoteAccess.kept(
            home: home, wish: wish, now: Int(Date().timeIntervalSince1970), isWanted: isWanted)
    }

    /// What is told of it; nil where none is wanted.
    static func row(_ settings: Settings, home: String) -> OpenedPageRow.Beyond? {
        do throws(RemoteAccess.Refusal) {
            return try access(settings, home: home).map {
                OpenedPageRow.Beyond(address: $0.url, fingerprint: $0.fingerprint)
            }
        } catch {
            let wording = Wording(settings)
            return OpenedPageRow.Beyond(reason: wording(error.message), repair: wording(error.repair))
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
            let settings = try? JSONDecoder().decode([String: SettingValue].self, from: Data(answer)),
            let address = settings[SettingKey.webAddress.rawValue]?.text
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

    func run() throws {
        try Exit.reporting {
            var operation = SetPassword()
            if !remove { operation.password = try asked() }
            try common.perform(operation) { row, wording in
                wording(row.password == "set" ? PageServerText.passwordSet : .passwordGone)
            }
        }
    }

    /// The password as it was given.
    private func asked() throws -> String {
        let isTerminal = isatty(0) == 1
        let wording = common.wording
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

extension SetPassword: PerformedHere {
    func perform(_ context: OperationContext, home: String) throws -> PasswordRow {
        do {
            if let password {
                guard password.count >= PagePassword.shortest else {
                    throw CommandError.refused(
                        .passwordTakesCharactersOrMore(count: PagePassword.shortest))
                }
                try PagePassword(of: password).keep(home: home)
            } else {
                try PagePassword.remove(home: home)
            }
        } catch is CocoaError {
            throw PortFailure(
                code: "home.unusable", message: .folderCannotBeWritten(home: home),
                repair: .makeWritableOrChooseAnother)
        }
        return PasswordRow(isSet: password != nil)
    }
}
