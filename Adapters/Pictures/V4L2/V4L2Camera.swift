import CPictures.V4L2
import Foundation
import Glibc
package import VowPorts
import VowSystem

/// A Video4Linux camera: YUYV, grey and MJPEG frames in memory-mapped buffers.
///
/// The data come from a device and native code decodes MJPEG: run this in a process of its own. See `Camera` for
/// blocking and time limits.
package final class V4L2Camera: Camera {
    /// The requested frame size; a camera may deliver another.
    private static let size: (width: Int32, height: Int32) = (1_280, 720)
    private static let patienceMilliseconds: Int32 = 2_000

    private let paths: [String]
    private let reader: any PictureReader

    /// Uses the first of the device files that is a camera; nil for all device files.
    package init(paths: [String]? = nil, reader: any PictureReader) {
        self.paths = paths ?? V4L2Camera.allPaths()
        self.reader = reader
    }

    /// The device files that may be cameras, in order.
    package static func allPaths() -> [String] {
        Files.names(in: "/dev").compactMap { name in
            name.hasPrefix("video") ? Int(name.dropFirst(5)).map { ($0, "/dev/" + name) } : nil
        }
        .sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Whether a device file may be opened.
    package var isPresent: Bool { paths.contains { access($0, R_OK | W_OK) == 0 } }

    /// See `Camera`.
    package func frames(_ take: (GreyPicture) -> Bool) throws(PortFailure) {
        var format = vow_v4l2_format()
        let camera = try opened(&format)
        defer { vow_v4l2_close(camera) }
        let layout: FramePixels.Layout =
            switch Int(format.kind) {
            case Int(VOW_V4L2_GREY): .grey(stride: Int(format.stride))
            case Int(VOW_V4L2_YUYV): .yuyv(stride: Int(format.stride))
            default: .jpeg
            }
        var badFrames = 0
        while true {
            var bytes: UnsafePointer<UInt8>?
            var length = 0
            let failure = vow_v4l2_next(camera, Self.patienceMilliseconds, &bytes, &length)
            guard failure == 0 else { throw Self.failure(failure, wasOpen: true) }
            let picture: GreyPicture
            do throws(PortFailure) {
                picture = try FramePixels.picture(
                    UnsafeRawBufferPointer(start: bytes, count: length), layout, width: Int(format.width),
                    height: Int(format.height), reader: reader)
            } catch {
                // The first frames of many cameras are broken.
                badFrames += 1
                if badFrames > 100 { throw Self.failure(ETIMEDOUT, wasOpen: true) }
                continue
            }
            badFrames = 0
            guard take(picture) else { return }
        }
    }

    private func opened(_ format: inout vow_v4l2_format) throws(PortFailure) -> OpaquePointer? {
        var worst = ENOENT
        for path in paths {
            var camera: OpaquePointer?
            let failure = vow_v4l2_open(path, Self.size.width, Self.size.height, &camera, &format)
            if failure == 0 { return camera }
            // A busy or forbidden camera explains more than a device that is no camera.
            if failure == EBUSY || failure == EACCES && worst != EBUSY { worst = failure }
        }
        throw Self.failure(worst, wasOpen: false)
    }

    static func failure(_ number: Int32, wasOpen: Bool) -> PortFailure {
        let cause = String(cString: strerror(number))
        switch number {
        case EBUSY:
            return PortFailure(
                code: "camera.busy", message: .anotherProgramUsesCamera, repair: .close,
                cause: cause)
        case EACCES, EPERM:
            return PortFailure(
                code: "camera.missing", message: .cameraClosedToYou,
                repair: .joinGroupVideoSudoAdduser, cause: cause)
        case ETIMEDOUT:
            return PortFailure(
                code: "camera.stalled", message: .cameraDeliversNothing,
                repair: .plugOutIn, cause: cause)
        default:
            return wasOpen
                ? PortFailure(
                    code: "camera.gone", message: .cameraWasUnplugged, repair: .plugIn,
                    cause: cause)
                : PortFailure(
                    code: "camera.missing", message: .noCameraWasFound,
                    repair: .plugOneInOrUse, cause: cause)
        }
    }
}
