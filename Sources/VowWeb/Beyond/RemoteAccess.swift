import Crypto
import Foundation
import Glibc
import NIOSSL
import Synchronization
package import VowCore
import VowPorts

/// The way in from other machines: where it listens, what it answers to, and with what it proves itself.
///
/// There is one only where a password was set and a certificate with its key can be used; everything else is a refusal
/// with its reason.
package struct RemoteAccess: Sendable {
    /// What the settings say of it.
    package struct Wish: Hashable, Sendable {
        /// The address to listen on; "off" for none.
        package var address: String
        /// The port for TLS.
        package var port: Int
        /// The names it answers to, with commas between; "auto" for those of the machine.
        package var names: String
        /// The file of the certificate and its chain in PEM; "auto" for one that Vow makes.
        package var certificate: String
        /// The file of its key in PEM; "auto" for the one that Vow makes.
        package var key: String

        package init(address: String, port: Int, names: String, certificate: String, key: String) {
            (self.address, self.port, self.names) = (address, port, names)
            (self.certificate, self.key) = (certificate, key)
        }
    }

    /// Why other machines are not let in.
    package struct Refusal: Error, Hashable, Sendable {
        /// What is missing.
        package let message: TextCode
        /// What to do about it.
        package let repair: TextCode
    }

    /// Where it listens.
    package let address: String
    /// The port for TLS.
    package let port: Int
    /// The names and addresses that `Host` may say.
    let names: [String]
    /// The fingerprint of the certificate: SHA-256 over its DER form, in pairs of hexadecimal digits.
    package let fingerprint: String
    let tls: TLSConfiguration
    /// The password that is kept at the moment.
    let password: @Sendable () -> PagePassword?
    /// Whether the settings still let other machines in.
    let isWanted: @Sendable () async -> Bool
    let tries = LoginAttempts()

    /// The address for a browser of another machine.
    package var url: String {
        let name = names.first ?? address
        return "https://\(name.contains(":") ? "[\(name)]" : name):\(port)/"
    }

    /// Why an address beyond this machine is not taken as a setting yet; nil where it may be.
    package static func objection(home: String) -> Refusal? {
        PagePassword.kept(home: home) == nil ? noPassword : nil
    }

    /// The remote access of a home; nil where none is wanted. Makes a certificate where Vow is to make one.
    /// - Parameters:
    ///   - now: seconds since 1970.
    ///   - isWanted: whether the settings still let other machines in. Asked at every request and in long answers.
    /// - Throws: what is missing.
    package static func kept(
        home: String, wish: Wish, now: Int, isWanted: @escaping @Sendable () async -> Bool = { true }
    ) throws(Refusal) -> RemoteAccess? {
        guard wish.address != "off" else { return nil }
        if let refusal = objection(home: home) { throw refusal }
        let isOwn = wish.certificate == "auto"
        guard isOwn == (wish.key == "auto") else {
            throw Refusal(
                message: .certificateKeyBelongTogetherOnly,
                repair: .setBothWebCertificateWeb)
        }
        let certified = RemoteNames.certified(setting: wish.names, address: wish.address)
        if isOwn { try OwnPair.prepare(home: home, names: certified, now: now) }
        let files =
            isOwn ? (home + "/page.certificate", home + "/page.certificate") : (wish.certificate, wish.key)
        let (chain, key) = try pair(certificate: files.0, key: files.1)
        guard chain[0].notValidAfter > now else {
            throw Refusal(
                message: .certificateHasExpired(certificate: files.0), repair: .putNewerOneInPlace)
        }
        var tls = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
        tls.minimumTLSVersion = .tlsv12
        tls.applicationProtocols = ["http/1.1"]
        guard (try? NIOSSLContext(configuration: tls)) != nil, let print = try? chain[0].toDERBytes() else {
            throw Refusal(
                message: .keyNotOneOfCertificate(key: files.1, certificate: files.0),
                repair: .setWebCertificateWebKey)
        }
        return RemoteAccess(
            address: wish.address, port: wish.port,
            names: RemoteNames.answered(setting: wish.names, address: wish.address),
            fingerprint: PageHex.pairs(SHA256.hash(data: Data(print))), tls: tls,
            password: { PagePassword.kept(home: home) }, isWanted: isWanted)
    }

    private static func pair(certificate: String, key path: String) throws(Refusal) -> (
        [NIOSSLCertificate], NIOSSLPrivateKey
    ) {
        guard let chain = try? NIOSSLCertificate.fromPEMFile(certificate), !chain.isEmpty else {
            throw Refusal(
                message: .certificateCannotBeRead(certificate: certificate),
                repair: .givePathOfPemFile)
        }
        guard let key = try? NIOSSLPrivateKey(file: path, format: .pem) else {
            throw Refusal(
                message: .keyCannotBeRead(key: path),
                repair: .givePathOfPemFileWithout)
        }
        return (chain, key)
    }

    private static let noPassword = Refusal(
        message: .otherMachinesLetInBy,
        repair: .setOneVowPassword)
}

/// The certificate that Vow made for a home, with its key, in one file (`page.certificate`, mode 0600).
enum OwnPair {
    /// Renewed when it holds for less than so many days.
    static let renewedWithinDays = 30

    /// Makes the file where there is none, where it is for other names, or where it soon expires.
    static func prepare(home: String, names: [String], now: Int) throws(RemoteAccess.Refusal) {
        let path = home + "/page.certificate"
        let note = "Made by Vow for \(names.joined(separator: " "))\n"
        if let known = try? String(contentsOfFile: path, encoding: .utf8), known.hasPrefix(note),
            let certificate = try? NIOSSLCertificate.fromPEMFile(path).first,
            certificate.notValidAfter > now + renewedWithinDays * 86_400
        {
            return
        }
        do {
            let text = try note + OwnCertificate.made(for: names, now: now)
            try PrivateFile.write(Array(text.utf8), to: path)
        } catch {
            throw RemoteAccess.Refusal(
                message: .folderCannotBeWritten(home: home),
                repair: .makeWritableOrChooseAnother)
        }
    }
}

/// The tries at the password, and the one thread that looks at them.
final class LoginAttempts: Sendable {
    /// What a try came to.
    enum Outcome: Sendable, Hashable {
        /// It was the password.
        case right
        case wrong
        /// Too many; so many seconds are to pass.
        case wait(Int)
    }

    private let ledger = Mutex(LoginThrottle())
    // One at a time: stretching a password takes a processor for tenths of a second.
    private let queue = DispatchQueue(label: "vow.password", qos: .utility)

    /// Looks at a password that came from an address.
    func check(_ text: String, from peer: String, password: PagePassword) async -> Outcome {
        let begin = LoginAttempts.steadySeconds
        if let wait = ledger.withLock({ $0.begin(from: peer, at: begin) }) {
            return .wait(Int(wait.rounded(.up)))
        }
        let isRight = await withCheckedContinuation { done in
            queue.async { done.resume(returning: password.matches(text)) }
        }
        guard isRight else { return .wrong }
        ledger.withLock { $0.right(from: peer) }
        return .right
    }

    private static var steadySeconds: Double {
        var now = timespec()
        clock_gettime(CLOCK_BOOTTIME, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    }
}
