import CZXing
import Glibc
public import VowPorts

/// Finds codes with ZXing (Debian's libzxing).
///
/// ZXing read 97 % and ZBar 87 % of 300 pictures that `scripts/make-code-pictures.py` makes, in a third of ZBar's
/// time; what is dark, pale or grainy is tried again with its contrast stretched, smoothed, and with its light evened
/// out (Specs/Decisions/0008).
public final class ZXingCodeScanner: CodeScanner {
    private static let mostCodes = 8

    /// How a picture is made ready for one more try.
    private static let preparations: [@Sendable (GreyPicture) -> GreyPicture] = [
        { $0 }, { $0.stretched() }, { $0.smoothed().stretched() }, { $0.evenlyLit().stretched() },
        { $0.smoothed().evenlyLit().stretched() },
    ]

    private let tries: Int

    /// Makes a scanner.
    /// - Parameter tries: how many preparations a picture without a code is tried with, 1 to 5; a camera, which
    ///   delivers the next picture soon, needs fewer than a single file.
    public init(tries: Int = 5) { self.tries = min(max(1, tries), Self.preparations.count) }

    /// All codes of a picture.
    public func codes(in picture: GreyPicture) throws(PortFailure) -> [FoundCode] {
        for prepare in Self.preparations.prefix(tries) {
            let found = try Self.read(prepare(picture))
            if !found.isEmpty { return found }
        }
        return []
    }

    private static func read(_ picture: GreyPicture) throws(PortFailure) -> [FoundCode] {
        let room = UnsafeMutablePointer<vow_zxing_code>.allocate(capacity: mostCodes)
        defer { room.deallocate() }
        let count = vow_zxing_read(
            picture.pixels, Int32(picture.width), Int32(picture.height), room, Int32(mostCodes))
        guard count >= 0 else {
            throw PortFailure(
                code: "code.scanner", message: "The code scanner failed on this picture.",
                repair: "Try another picture.")
        }
        var found: [FoundCode] = []
        for index in 0..<Int(count) {
            guard let name = room[index].kind, let kind = FoundCode.Kind(rawValue: String(cString: name))
            else {
                continue
            }
            let payload = withUnsafeBytes(of: &room[index].bytes) { Array($0.prefix(room[index].length)) }
            let code = FoundCode(kind: kind, payload: payload)
            if !payload.isEmpty, !found.contains(code) { found.append(code) }
        }
        return found
    }
}

/// Draws QR codes with ZXing.
public struct ZXingCodeDrawer: CodeDrawer {
    /// Makes a drawer.
    public init() {}

    /// The modules of a QR code of medium error correction; throws `code.tooLong`.
    public func modules(of payload: String) throws(PortFailure) -> [[Bool]] {
        let bytes = Array(payload.utf8)
        var side: Int32 = 0
        guard !bytes.isEmpty, let drawn = vow_zxing_draw(bytes, bytes.count, &side) else {
            throw PortFailure(
                code: "code.tooLong", message: "This text fits into no QR code.",
                repair: "Use at most about 2,000 characters.")
        }
        defer { free(drawn) }
        let count = Int(side)
        return (0..<count).map { row in (0..<count).map { drawn[row * count + $0] == 1 } }
    }
}
