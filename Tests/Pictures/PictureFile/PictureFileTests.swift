import PictureAdapters
import Testing
import VowPorts

/// Picture files of any origin are read, or refused without harm.
@Suite("Picture files") struct PictureFileTests {
    /// A PNG of two by one pixels, black and white, 8 bits of grey.
    static let png: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
        0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x00, 0x00, 0x00, 0xD1, 0x49, 0x20,
        0x56, 0x00, 0x00, 0x00, 0x0B, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0x60, 0xF8, 0x0F, 0x00,
        0x01, 0x02, 0x01, 0x00, 0xD1, 0x1A, 0xCB, 0x8F, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44,
        0xAE, 0x42, 0x60, 0x82,
    ]

    @Test("a greymap gives its pixels, also with a comment and fewer shades")
    func greymap() throws {
        let reader = GdPictureReader()
        let plain = try reader.picture(from: Array("P5\n2 1\n255\n".utf8) + [0, 200])
        #expect(plain == GreyPicture(width: 2, height: 1, pixels: [0, 200]))
        let few = try reader.picture(from: Array("P5 # note\n2 1 1\n".utf8) + [0, 1])
        #expect(few.pixels == [0, 255])
    }

    @Test("a picture file gives its pixels in grey")
    func portableNetworkGraphics() throws {
        #expect(
            try GdPictureReader().picture(from: Self.png)
                == GreyPicture(width: 2, height: 1, pixels: [0, 255]))
    }

    @Test("what is no picture, is cut off, or claims to be endless is refused")
    func refused() {
        let huge: [UInt8] =
            Self.png.prefix(16) + [0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff] + Self.png.dropFirst(24)
        let broken: [[UInt8]] = [
            [], Array("not a picture".utf8), Array(Self.png.prefix(30)), huge,
            Array("P5\n9999999 9999999\n255\n".utf8),
            Array("P5\n2 2\n255\n".utf8) + [1], [0xff, 0xd8], Array("GIF89a".utf8), Array("RIFF".utf8),
            Array("BM".utf8),
        ]
        for bytes in broken {
            #expect(throws: PortFailure.self, "\(bytes.prefix(8))") {
                try GdPictureReader().picture(from: bytes)
            }
        }
    }
}
