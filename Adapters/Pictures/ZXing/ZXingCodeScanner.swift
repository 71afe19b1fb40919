import CPictures.ZXing
import Glibc
import Synchronization
package import VowPorts

/// Reads codes with ZXing (Debian's libzxing).
///
/// ZXing read 97 % and ZBar 87 % of 300 pictures, in a third of ZBar's time. Retries dark, pale or grainy pictures
/// stretched, smoothed and with evened light (Specs/Decisions/0008, `vow-bench codes`).
package final class ZXingCodeScanner: CodeScanner {
    /// How much to try on a picture without a visible code.
    package enum Pictures: Sendable {
        /// Single pictures: every preparation.
        case single
        /// Camera pictures, where the next one comes soon: one preparation per picture, in turn. A code that needs a
        /// certain one is read within four pictures, and a picture without a code costs two scans instead of five.
        case film
    }

    private static let mostCodes = 8

    /// Preparations of a picture for another scan.
    private static let preparations: [@Sendable (GreyPicture) -> GreyPicture] = [
        { $0.stretched() }, { $0.smoothed().stretched() }, { $0.evenlyLit().stretched() },
        { $0.smoothed().evenlyLit().stretched() },
    ]

    private let pictures: Pictures
    /// Counts the camera pictures, each of which gets the next preparation.
    private let pictureCount = Atomic(0)

    package init(_ pictures: Pictures = .single) { self.pictures = pictures }

    /// All codes of a picture.
    package func codes(in picture: GreyPicture) throws(PortFailure) -> [FoundCode] {
        let codes = try Self.read(picture)
        if !codes.isEmpty { return codes }
        for prepare in nextPreparations {
            let codes = try Self.read(prepare(picture))
            if !codes.isEmpty { return codes }
        }
        return []
    }

    private var nextPreparations: ArraySlice<@Sendable (GreyPicture) -> GreyPicture> {
        let all = Self.preparations
        guard pictures == .film else { return all[...] }
        let turn = pictureCount.wrappingAdd(1, ordering: .relaxed).oldValue % all.count
        return all[turn...turn]
    }

    private static func read(_ picture: GreyPicture) throws(PortFailure) -> [FoundCode] {
        let room = UnsafeMutablePointer<vow_zxing_code>.allocate(capacity: mostCodes)
        defer { room.deallocate() }
        let count = vow_zxing_read(
            picture.pixels, Int32(picture.width), Int32(picture.height), room, Int32(mostCodes))
        guard count >= 0 else {
            throw PortFailure(
                code: "code.scanner", message: .codeScannerFailedOnThis,
                repair: .tryAnotherPicture)
        }
        var codes: [FoundCode] = []
        for index in 0..<Int(count) {
            guard let name = room[index].kind, let kind = FoundCode.Kind(rawValue: String(cString: name))
            else {
                continue
            }
            let payload = withUnsafeBytes(of: &room[index].bytes) { Array($0.prefix(room[index].length)) }
            let code = FoundCode(kind: kind, payload: payload)
            if !payload.isEmpty, !codes.contains(code) { codes.append(code) }
        }
        return codes
    }
}

/// Draws QR codes with ZXing.
package struct ZXingCodeDrawer: CodeDrawer {
    package init() {}

    /// The modules of a QR code with medium error correction; throws `code.tooLong`.
    package func modules(of payload: String) throws(PortFailure) -> [[Bool]] {
        let bytes = Array(payload.utf8)
        var side: Int32 = 0
        guard !bytes.isEmpty, let drawn = vow_zxing_draw(bytes, bytes.count, &side) else {
            throw PortFailure(
                code: "code.tooLong", message: .thisTextFitsIntoNo,
                repair: .useAtMostAbout2)
        }
        defer { free(drawn) }
        let count = Int(side)
        return (0..<count).map { row in (0..<count).map { drawn[row * count + $0] == 1 } }
    }
}
