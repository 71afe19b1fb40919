/// The device's own camera.
///
/// What a page sees through a browser's camera comes another way, as picture files; this is for a console.
public protocol Camera: AnyObject, Sendable {
    /// Whether there is a camera that could be opened now. Returns soon and opens nothing.
    var isPresent: Bool { get }

    /// Opens the camera, hands each frame to `take` in this thread until it says false, and closes the camera.
    ///
    /// Frames that nobody takes in time are dropped, so that the next one is never old. Blocks while no frame comes,
    /// two seconds at most. Throws `camera.missing` where there is none, `camera.busy` where another program uses it,
    /// `camera.gone` where it was unplugged, and `camera.stalled` where it delivers nothing.
    func frames(_ take: (GreyPicture) -> Bool) throws(PortFailure)
}

/// Finds codes in picture files: `PictureReader` and `CodeScanner` in a process of their own.
///
/// The first call may start that process. Calls block until the answer, a few seconds at most, and come from one thread at
/// a time. A process that crashes, hangs or answers nonsense costs this picture, not the next one.
public protocol CodeReader: AnyObject, Sendable {
    /// All codes of a picture file; empty where there is none. Throws `picture.unreadable` for what is no picture, and
    /// `picture.process` where the process failed.
    func codes(inFile bytes: [UInt8]) throws(PortFailure) -> [FoundCode]

    /// Starts the process where there is none, so that the first picture need not wait for it. That it cannot be started
    /// is told of with that picture.
    func prepare()

    /// Ends the process; the next call starts another.
    func rest()
}

extension GreyPicture {
    /// The picture as a file in the portable grey map format (PGM), which every reader of pictures knows.
    public var fileBytes: [UInt8] { Array("P5 \(width) \(height) 255\n".utf8) + pixels }
}
