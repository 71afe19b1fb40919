import Foundation
import Testing

import VowAnswers
@testable import VowWeb

/// What a way in from other machines needs, and what is kept for it.
@Suite("D5 What lets other machines in") struct RemoteAccessKeptTests {
    private func refusal(_ home: String, _ wish: RemoteAccess.Wish) -> RemoteAccess.Refusal? {
        do throws(RemoteAccess.Refusal) {
            _ = try RemoteAccess.kept(home: home, wish: wish, now: 1_800_000_000)
            return nil
        } catch { return error }
    }

    @Test("without a password, a certificate or its key there is no way in, and the reason is told")
    func refused() throws {
        let home = try RemoteAccessUnderTest.folder()
        defer { try? FileManager.default.removeItem(atPath: home) }
        var wish = RemoteAccessUnderTest.wish()
        #expect(refusal(home, wish).map { Wording(in: .english)($0.repair) } == "Set one: vow password")
        #expect(!FileManager.default.fileExists(atPath: home + "/page.certificate"))
        try PagePassword(of: "seven quiet herons", rounds: 2).keep(home: home)
        #expect(refusal(home, wish) == nil)
        wish.certificate = home + "/none.pem"
        #expect(
            refusal(home, wish).map { Wording(in: .english)($0.message) }?.contains("only one of them is set")
                == true)
        wish.key = home + "/none.key"
        #expect(
            refusal(home, wish).map { Wording(in: .english)($0.message) }?.contains("none.pem cannot be read")
                == true)
        let two = try (0..<2).map { _ in try OwnCertificate.made(for: ["a.example"], now: 1_800_000_000) }
        for (text, name) in zip(two, ["first", "second"]) {
            try Data(text.utf8).write(to: URL(filePath: "\(home)/\(name).pem"))
        }
        (wish.certificate, wish.key) = (home + "/first.pem", home + "/second.pem")
        #expect(
            refusal(home, wish).map { Wording(in: .english)($0.message) }?.contains(
                "does not belong to the certificate") == true)
        wish.key = wish.certificate
        #expect(refusal(home, wish) == nil)
        let old = try OwnCertificate.made(for: ["a.example"], now: 1_600_000_000)
        try Data(old.utf8).write(to: URL(filePath: wish.certificate))
        #expect(
            refusal(home, wish).map { Wording(in: .english)($0.message) }?.contains("has expired") == true)
        wish.address = "off"
        #expect(refusal(home, wish) == nil)
    }

    @Test(
        "a certificate stays until its names change or its time runs out, and only the person can read its key"
    )
    func certificate() throws {
        let home = try RemoteAccessUnderTest.folder()
        defer { try? FileManager.default.removeItem(atPath: home) }
        try PagePassword(of: "seven quiet herons", rounds: 2).keep(home: home)
        func fingerprint(_ names: String, _ now: Int) throws -> String {
            try #require(
                try RemoteAccess.kept(home: home, wish: RemoteAccessUnderTest.wish(names: names), now: now)
            ).fingerprint
        }
        let first = try fingerprint("clock.example", 1_800_000_000)
        #expect(first.count == 95 && first.split(separator: ":").count == 32)
        #expect(try fingerprint("clock.example", 1_800_000_000 + 86_400 * 600) == first)
        #expect(try fingerprint("other.example", 1_800_000_000) != first)
        let second = try fingerprint("other.example", 1_800_000_000 + 86_400 * 10)
        #expect(try fingerprint("other.example", 1_800_000_000 + 86_400 * 705) != second)
        for name in ["page.certificate", "page.password"] {
            let rights = try FileManager.default.attributesOfItem(atPath: home + "/" + name)[
                .posixPermissions]
            #expect(rights as? Int == 0o600, "\(name)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: home).count == 2)
    }

    @Test("OpenSSL reads the certificate as what it is, and its fingerprint is the one that is told")
    func openSSL() throws {
        let home = try RemoteAccessUnderTest.folder()
        defer { try? FileManager.default.removeItem(atPath: home) }
        try PagePassword(of: "seven quiet herons", rounds: 2).keep(home: home)
        let wish = RemoteAccessUnderTest.wish(names: "clock.example,10.1.2.3,fd00::5")
        let door = try #require(try RemoteAccess.kept(home: home, wish: wish, now: 1_800_000_000))
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "openssl", "x509", "-in", home + "/page.certificate", "-noout", "-fingerprint", "-sha256",
            "-dates",
            "-ext", "subjectAltName,basicConstraints,extendedKeyUsage,keyUsage",
        ]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(text.contains("=\(door.fingerprint)\n"), "\(text)")
        #expect(text.contains("notBefore=Jan 15 07:00:00 2027 GMT"), "\(text)")
        #expect(
            text.contains("DNS:clock.example, IP Address:10.1.2.3, IP Address:FD00:0:0:0:0:0:0:5"), "\(text)")
        for part in ["CA:FALSE", "TLS Web Server Authentication", "Digital Signature"] {
            #expect(text.contains(part), "\(text)")
        }
    }

    @Test("a password is kept stretched and salted, is found again, and nothing else is it")
    func passwords() throws {
        // PBKDF2-HMAC-SHA-512 of RFC 8018, by Python's hashlib.
        let stretched = PagePassword.stretched(
            Array("password".utf8), salt: Array("salt".utf8), rounds: 4_096)
        #expect(
            PageHex.text(stretched)
                == "d197b1b33db0143e018b12f3d1d1479e6cdebdcc97c5c0f87f6902e072f457b5143f30602641b3d55cd335988cb36b84376060ecd532e039b742a239434af2d5"
        )
        let home = try RemoteAccessUnderTest.folder()
        defer { try? FileManager.default.removeItem(atPath: home) }
        #expect(PagePassword.kept(home: home) == nil)
        // The same letter, put together in two ways.
        let password = PagePassword(of: "sueño tranquilo", rounds: 50)
        try password.keep(home: home)
        let kept = try #require(PagePassword.kept(home: home))
        #expect(kept == password && kept.matches("suen\u{303}o tranquilo"))
        for other in [
            "", "sueño", "sueno tranquilo", "sueño tranquilo ", String(repeating: "a", count: 5_000),
        ] {
            #expect(!kept.matches(other), "\(other.prefix(20))")
        }
        let file = try String(contentsOfFile: home + "/page.password", encoding: .utf8)
        #expect(!file.contains("sue") && file.hasPrefix("pbkdf2-sha512:50:"))
        #expect(PagePassword(of: "sueño tranquilo", rounds: 50) != password)
        for text in ["", "a:b:c:d", file.dropLast() + "g", file.replacing(":50:", with: ":0:")] {
            #expect(PagePassword(reading: String(text)) == nil)
        }
        // A link in its place is replaced, and what it led to stays as it was.
        let elsewhere = home + "/elsewhere"
        try Data("mine".utf8).write(to: URL(filePath: elsewhere))
        try PagePassword.remove(home: home)
        try FileManager.default.createSymbolicLink(
            atPath: home + "/page.password", withDestinationPath: elsewhere)
        try password.keep(home: home)
        #expect(try String(contentsOfFile: elsewhere, encoding: .utf8) == "mine")
        #expect(PagePassword.kept(home: home) == password)
    }

    @Test("names come from the setting or the machine, and addresses are told apart from names")
    func names() {
        #expect(
            RemoteNames.certified(setting: "A.example, b.example", address: "0.0.0.0") == [
                "a.example", "b.example",
            ])
        #expect(
            RemoteNames.certified(setting: "a.example", address: "10.0.0.1") == ["a.example", "10.0.0.1"])
        #expect(RemoteNames.isAny("0.0.0.0") && RemoteNames.isAny("::") && !RemoteNames.isAny("10.0.0.1"))
        #expect(!RemoteNames.isAny("clock.example"))
        #expect(RemoteNames.bytes(ofAddress: "10.1.2.3") == [10, 1, 2, 3])
        #expect(RemoteNames.bytes(ofAddress: "fd00::5")?.count == 16)
        #expect(
            RemoteNames.answered(setting: "a.example", address: "0.0.0.0").allSatisfy {
                !$0.hasPrefix("127.")
            }
        )
    }
}
