import VowCore
package import VowPorts

/// Asks for the newest picture of the camera; its pixels are the payload of the answer.
package struct NextFrame: HelperQuestion {
    package struct Answer: Codable, Sendable {
        let width: Int
        let height: Int

        package init(_ picture: GreyPicture) { (width, height) = (picture.width, picture.height) }
    }
    package static var name: String { "next-frame" }

    package init() {}
}

/// The device's own camera, in a helper process: what a camera delivers comes from outside, and its frames are decoded by
/// native code.
package final class HelperCamera: Camera {
    private static let mostPixelsASide = 8_192

    private let executable: HelperExecutable
    private let limitMilliseconds: Int
    private let findsCamera: @Sendable () -> Bool

    /// - Parameters:
    ///   - limitMilliseconds: how long one frame may take; the camera itself gives up sooner.
    ///   - findsCamera: whether a camera could be opened now.
    package init(
        _ executable: HelperExecutable = .own, limitMilliseconds: Int = 6_000,
        findsCamera: @escaping @Sendable () -> Bool
    ) {
        self.executable = executable
        self.limitMilliseconds = limitMilliseconds
        self.findsCamera = findsCamera
    }

    package var isPresent: Bool { findsCamera() }

    package func frames(_ take: (GreyPicture) -> Bool) throws(PortFailure) {
        let process = HelperProcess(.camera, of: executable, setup: HelperDone()) { end, _ in
            PortFailure(
                code: "camera.gone", message: .processThatFilmsFailed,
                repair: .plugCameraOutIn, cause: end.cause)
        }
        while true {
            let frame = try process.ask(NextFrame(), limitMilliseconds: limitMilliseconds)
            let (width, height) = (frame.value.width, frame.value.height)
            guard (1...Self.mostPixelsASide).contains(width), (1...Self.mostPixelsASide).contains(height),
                frame.payload.count == width * height
            else { throw process.giveUp("a picture that is none") }
            guard take(GreyPicture(width: width, height: height, pixels: frame.payload)) else { return }
        }
    }
}
