import Crypto
import Foundation
import Glibc

/// A certificate that Vow makes and signs itself, for a home whose person has none: X.509 version 3 (RFC 5280) with a
/// key on P-256, written out in DER.
///
/// Nobody vouches for it, so a browser asks at its first visit; the person then compares its fingerprint.
enum OwnCertificate {
    /// How long it holds.
    static let lifetimeDays = 730

    /// A key and a certificate for names and addresses, in PEM, one after the other.
    /// - Parameter now: seconds since 1970.
    static func made(for names: [String], now: Int) throws -> String {
        let key = P256.Signing.PrivateKey()
        var draw = SystemRandomNumberGenerator()
        // Positive, without a leading zero.
        let serial =
            [0x40 | UInt8.random(in: 0...0x3f, using: &draw)]
            + (0..<15).map { _ in UInt8.random(in: .min ... .max, using: &draw) }
        let name = DER.sequence(
            DER.value(0x31, DER.sequence(DER.identifier([2, 5, 4, 3]), DER.value(0x0c, Array("Vow".utf8)))))
        let content = DER.sequence(
            DER.value(0xa0, DER.value(0x02, [2])), DER.value(0x02, serial), algorithm, name,
            DER.sequence(DER.time(now - 3_600), DER.time(now + lifetimeDays * 86_400)), name,
            Array(key.publicKey.derRepresentation), DER.value(0xa3, extensions(for: names)))
        let signature = try key.signature(for: Data(content)).derRepresentation
        let certificate = DER.sequence(content, algorithm, DER.value(0x03, [0] + Array(signature)))
        return key.pemRepresentation + "\n" + pem(certificate)
    }

    /// ECDSA with SHA-256.
    private static let algorithm = DER.sequence(DER.identifier([1, 2, 840, 10045, 4, 3, 2]))

    private static func extensions(for names: [String]) -> [UInt8] {
        DER.sequence(
            // It vouches for nobody else, signs handshakes only, and is a server's.
            DER.sequence(
                DER.identifier([2, 5, 29, 19]), DER.value(0x01, [0xff]), DER.value(0x04, DER.sequence())),
            DER.sequence(
                DER.identifier([2, 5, 29, 15]), DER.value(0x01, [0xff]),
                DER.value(0x04, DER.value(0x03, [7, 0x80]))),
            DER.sequence(
                DER.identifier([2, 5, 29, 37]),
                DER.value(0x04, DER.sequence(DER.identifier([1, 3, 6, 1, 5, 5, 7, 3, 1])))),
            DER.sequence(
                DER.identifier([2, 5, 29, 17]),
                DER.value(0x04, DER.value(0x30, names.flatMap(alternative)))))
    }

    /// A name as one of the names that a certificate is for.
    private static func alternative(_ name: String) -> [UInt8] {
        if let address = RemoteNames.bytes(ofAddress: name) { return DER.value(0x87, address) }
        return DER.value(0x82, Array(name.utf8))
    }

    private static func pem(_ bytes: [UInt8]) -> String {
        let text = Data(bytes).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        return "-----BEGIN CERTIFICATE-----\n\(text)\n-----END CERTIFICATE-----\n"
    }
}

/// The little of DER (X.690) that a certificate takes.
enum DER {
    /// A tag, a length and a content.
    static func value(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        if content.count < 128 { return [tag, UInt8(content.count)] + content }
        let length = withUnsafeBytes(of: content.count.bigEndian) { Array($0.drop { $0 == 0 }) }
        return [tag, 0x80 | UInt8(length.count)] + length + content
    }

    static func sequence(_ parts: [UInt8]...) -> [UInt8] { value(0x30, parts.flatMap { $0 }) }

    /// An object identifier by its numbers.
    static func identifier(_ numbers: [Int]) -> [UInt8] {
        var content = [UInt8(numbers[0] * 40 + numbers[1])]
        for number in numbers.dropFirst(2) {
            var digits = [UInt8(number & 0x7f)]
            var rest = number >> 7
            while rest > 0 {
                digits.insert(UInt8(rest & 0x7f) | 0x80, at: 0)
                rest >>= 7
            }
            content += digits
        }
        return value(0x06, content)
    }

    /// A moment: with two digits of its year until 2049, as RFC 5280 (4.1.2.5) asks.
    static func time(_ seconds: Int) -> [UInt8] {
        var moment = time_t(seconds)
        var parts = tm()
        gmtime_r(&moment, &parts)
        let year = Int(parts.tm_year) + 1900
        let rest = [parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec]
            .map { ($0 < 10 ? "0" : "") + "\($0)" }.joined()
        if year < 2050 {
            let short = year % 100
            return value(0x17, Array("\(short < 10 ? "0" : "")\(short)\(rest)Z".utf8))
        }
        return value(0x18, Array("\(year)\(rest)Z".utf8))
    }
}
