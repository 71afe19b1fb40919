/// The device's own camera.
///
/// For a console: a page sends the pictures of a browser's camera as files.
package protocol Camera: AnyObject, Sendable {
    /// Whether a camera could be opened now. Returns quickly and opens nothing.
    var isPresent: Bool { get }

    /// Opens the camera, calls `take` with each frame on this thread until it returns false, and closes the camera.
    ///
    /// Drops frames that are not taken in time, so that the next one is never old. Waits for a frame for two seconds at
    /// most. Throws `camera.missing` if there is none, `camera.busy` if another program uses it, `camera.gone` if it
    /// was unplugged, and `camera.stalled` if it delivers nothing.
    func frames(_ take: (GreyPicture) -> Bool) throws(PortFailure)
}

/// Finds codes in picture files: `PictureReader` and `CodeScanner` in their own process.
///
/// The first call may start that process. Calls block for a few seconds at most, and come from one thread at a time. A
/// process that crashes, hangs or sends a malformed answer costs only this picture.
package protocol CodeReader: AnyObject, Sendable {
    /// All codes of a picture file; may be empty. Throws `picture.unreadable` if it is no picture, and
    /// `picture.process` if the process failed.
    func codes(inFile bytes: [UInt8]) throws(PortFailure) -> [FoundCode]

    /// Starts the process if none runs, so that the first picture need not wait. A failure to start is reported with
    /// that picture.
    func prepare()

    /// Ends the process; the next call starts another.
    func rest()
}

extension GreyPicture {
    /// The picture in the portable greymap format (PGM), which every picture reader knows.
    package var fileBytes: [UInt8] { Array("P5 \(width) \(height) 255\n".utf8) + pixels }
}
