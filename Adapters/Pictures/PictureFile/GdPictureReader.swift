import CPictures.Gd
import Glibc
package import VowPorts

/// Reads PNG, JPEG, WebP, GIF and BMP files with libgd, and parses PGM itself.
package struct GdPictureReader: PictureReader {
    /// Larger pictures are rejected; 50 million pixels exceed a phone camera's.
    static let mostPixels = 50_000_000

    package init() {}

    /// Decodes a file's bytes; throws `picture.unreadable`.
    package func picture(from bytes: [UInt8]) throws(PortFailure) -> GreyPicture {
        if bytes.starts(with: Array("P5".utf8)), let picture = Self.portableGreymap(bytes) { return picture }
        var width: Int32 = 0
        var height: Int32 = 0
        guard let grey = vow_gd_read(bytes, bytes.count, Self.mostPixels, &width, &height) else {
            throw PortFailure(
                code: "picture.unreadable",
                message: .fileNoPictureThatCan,
                repair: .usePngJpegWebPGif,
                cause: vow_gd_open() == 0 ? "libgd.so.3 is not installed" : nil)
        }
        defer { free(grey) }
        let pixels = Array(UnsafeBufferPointer(start: grey, count: Int(width) * Int(height)))
        return GreyPicture(width: Int(width), height: Int(height), pixels: pixels)
    }

    /// Parses a binary greymap with at most 255 shades (Netpbm, "pgm"): three numbers, a white space, the pixels.
    private static func portableGreymap(_ bytes: [UInt8]) -> GreyPicture? {
        var rest = bytes.dropFirst(2)
        var numbers: [Int] = []
        while numbers.count < 3 {
            rest = rest.drop { $0 == 0x20 || (0x09...0x0d).contains($0) }
            if rest.first == 0x23 {
                rest = rest.drop { $0 != 0x0a }
                continue
            }
            let digits = rest.prefix(9).prefix { (0x30...0x39).contains($0) }
            guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
            numbers.append(number)
            rest = rest.dropFirst(digits.count)
        }
        let (width, height, most) = (numbers[0], numbers[1], numbers[2])
        guard width > 0, height > 0, (1...255).contains(most), width <= mostPixels / height,
            rest.count > width * height
        else { return nil }
        let pixels = rest.dropFirst().prefix(width * height)
        guard pixels.count == width * height else { return nil }
        if most == 255 { return GreyPicture(width: width, height: height, pixels: Array(pixels)) }
        return GreyPicture(
            width: width, height: height, pixels: pixels.map { UInt8(min(255, Int($0) * 255 / most)) })
    }
}
