import Foundation

/// Certificates made for one test run by the openssl program, in a folder of their own.
struct Certificates {
    /// What is wrong with a certificate.
    enum Flaw: String, CaseIterable {
        /// Nothing: signed by the tests' authority for this machine, and in force.
        case none
        /// Signed by nobody but itself.
        case selfSigned
        /// Of another host.
        case otherHost
        /// Its time is over.
        case expired
    }

    let folder: String
    var authority: String { folder + "/authority.pem" }

    /// Whether Debian's openssl is installed.
    static let canBeMade = FileManager.default.isExecutableFile(atPath: program)

    /// Makes an authority.
    init() throws {
        folder = NSTemporaryDirectory() + "vow-tls-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try openssl(
            ["req", "-x509"] + Self.newKey
                + [
                    "-keyout", "authority.key", "-out", "authority.pem", "-subj", "/CN=Vow tests", "-days",
                    "2",
                ])
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    /// A certificate and its key.
    func make(_ flaw: Flaw) throws -> (certificate: String, key: String) {
        let name = flaw.rawValue
        let host = flaw == .otherHost ? "DNS:elsewhere.example" : "IP:127.0.0.1"
        let files = (folder + "/\(name).pem", folder + "/\(name).key")
        if flaw == .selfSigned {
            try openssl(
                ["req", "-x509"] + Self.newKey
                    + [
                        "-keyout", name + ".key", "-out", name + ".pem", "-subj", "/CN=x", "-days", "2",
                        "-addext", "subjectAltName=" + host,
                    ])
            return files
        }
        try Data("subjectAltName=\(host)".utf8).write(to: URL(fileURLWithPath: folder + "/\(name).names"))
        try openssl(
            ["req"] + Self.newKey + ["-keyout", name + ".key", "-out", name + ".request", "-subj", "/CN=x"])
        try openssl([
            "x509", "-req", "-in", name + ".request", "-CA", "authority.pem", "-CAkey", "authority.key",
            "-CAcreateserial", "-out", name + ".pem", "-days", flaw == .expired ? "-1" : "2", "-extfile",
            name + ".names",
        ])
        return files
    }

    private static let program = "/usr/bin/openssl"
    private static let newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]

    private struct Failed: Error {
        let words: String
    }

    private func openssl(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let words = Pipe()
        process.standardError = words
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let said = try words.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failed(words: String(decoding: said, as: UTF8.self))
        }
    }
}

/// A transcription service that speaks TLS, in a process that ends with its input.
final class SecureService {
    let port: Int
    private let process = Process()
    private let input = Pipe()
    private let output: FileHandle
    private var rest = ""

    init(certificate: String, key: String) throws {
        let pipe = Pipe()
        output = pipe.fileHandleForReading
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        let script =
            URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Support/tls_service.py"
        process.arguments = [script, certificate, key]
        process.standardInput = input
        process.standardOutput = pipe
        try process.run()
        var line = ""
        while !line.hasSuffix("\n") {
            let more = output.availableData
            if more.isEmpty { break }
            line += String(decoding: more, as: UTF8.self)
        }
        port = Int(line.trimmingCharacters(in: .newlines)) ?? 0
    }

    /// What became of the next connection, as the service tells it.
    func nextOutcome() -> String {
        while true {
            if let end = rest.firstIndex(of: "\n") {
                defer { rest = String(rest[rest.index(after: end)...]) }
                return String(rest[..<end])
            }
            let more = output.availableData
            if more.isEmpty { return rest }
            rest += String(decoding: more, as: UTF8.self)
        }
    }

    func stop() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}
