import Foundation
import Testing
@testable import PictureAdapters
import VowCore
import VowPorts

/// G2: the device's own camera, as far as a machine without one lets it be tried: what frames hold, and what is said
/// where no camera can be opened. Capturing itself needs a camera, or the kernel's loopback device.
@Suite("The kernel's camera") struct V4L2CameraTests {
    /// Knows one picture file.
    private struct OneFile: PictureReader {
        func picture(from bytes: [UInt8]) throws(PortFailure) -> GreyPicture {
            guard bytes == [0xff, 0xd8, 0xff] else {
                throw PortFailure(
                    code: "picture.unreadable", message: TextCode(worded: "None."),
                    repair: TextCode(worded: "None."))
            }
            return GreyPicture(width: 1, height: 1, pixels: [7])
        }
    }

    private func picture(_ bytes: [UInt8], _ layout: FramePixels.Layout, _ width: Int, _ height: Int)
        throws(PortFailure) -> GreyPicture
    {
        var result: Result<GreyPicture, PortFailure>?
        bytes.withUnsafeBytes { bytes in
            result = Result { () throws(PortFailure) in
                try FramePixels.picture(bytes, layout, width: width, height: height, reader: OneFile())
            }
        }
        return try result!.get()
    }

    @Test("brightness is taken out of YUYV frames, whatever stands at the end of their rows")
    func yuyv() throws {
        let rows: [UInt8] = [10, 1, 20, 2, 30, 3, 40, 4, 99, 99, 50, 5, 60, 6, 70, 7, 80, 8]
        let wanted = GreyPicture(width: 4, height: 2, pixels: [10, 20, 30, 40, 50, 60, 70, 80])
        #expect(try picture(rows, .yuyv(stride: 10), 4, 2) == wanted)
        #expect(try picture([1, 2, 3, 4, 5, 6], .grey(stride: 3), 2, 2).pixels == [1, 2, 4, 5])
        #expect(try picture([0xff, 0xd8, 0xff], .jpeg, 640, 480).pixels == [7])
    }

    @Test("a frame that was cut off is no picture")
    func cut() {
        #expect(throws: PortFailure.self) { try picture([1, 2, 3], .yuyv(stride: 4), 2, 1) }
        #expect(throws: PortFailure.self) { try picture([], .grey(stride: 0), 2, 2) }
        #expect(throws: PortFailure.self) { try picture([0xff], .jpeg, 2, 2) }
    }

    @Test("no camera, a file that is none, and one that is closed are told apart from a busy one")
    func missing() throws {
        func code(_ paths: [String]) -> String? {
            let camera = V4L2Camera(paths: paths, reader: OneFile())
            do throws(PortFailure) { try camera.frames { _ in false } } catch { return error.code }
            return nil
        }
        #expect(!V4L2Camera(paths: ["/dev/nowhere"], reader: OneFile()).isPresent)
        #expect(code([]) == "camera.missing")
        #expect(code(["/dev/nowhere"]) == "camera.missing")
        #expect(code(["/dev/null"]) == "camera.missing")
        #expect(code([#filePath]) == "camera.missing")
        #expect(V4L2Camera.failure(EBUSY, wasOpen: false).code == "camera.busy")
        #expect(V4L2Camera.failure(ENODEV, wasOpen: true).code == "camera.gone")
        #expect(V4L2Camera.failure(ETIMEDOUT, wasOpen: true).code == "camera.stalled")
    }
}
