/// A picture in shades of grey, as a camera delivers it or a file holds it.
public struct GreyPicture: Hashable, Sendable {
    /// Pixels of a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// The brightness of each pixel, 0 to 255, row by row.
    public let pixels: [UInt8]

    /// Makes a picture; `pixels` must hold exactly width times height values.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(
            width > 0 && height > 0 && pixels.count == width * height, "a picture is a full rectangle")
        self.width = width
        self.height = height
        self.pixels = pixels
    }
}

/// A code that was found in a picture.
public struct FoundCode: Hashable, Sendable {
    /// How codes are printed.
    public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
        /// QR code.
        case qr
        /// EAN-13.
        case ean13 = "ean-13"
        /// EAN-8.
        case ean8 = "ean-8"
        /// UPC-A.
        case upcA = "upc-a"
        /// UPC-E.
        case upcE = "upc-e"
        /// Code 128.
        case code128 = "code-128"
    }

    /// How it is printed.
    public let kind: Kind
    /// What it holds, byte by byte; a match compares all of it.
    public let payload: [UInt8]

    /// Makes a found code.
    public init(kind: Kind, payload: [UInt8]) {
        self.kind = kind
        self.payload = payload
    }
}

/// Finds QR and bar codes in a picture.
///
/// A code is reported only where its own check digits hold, so a picture without a code gives none. The same picture
/// gives the same codes. The call computes in its thread; an instance is used by one thread at a time. It reads bytes
/// that come from outside with native code, so it belongs into a process of its own.
public protocol CodeScanner: AnyObject, Sendable {
    /// All codes of a picture, each once, in no particular order; empty where there is none.
    func codes(in picture: GreyPicture) throws(PortFailure) -> [FoundCode]
}

/// Draws codes for printing.
public protocol CodeDrawer: Sendable {
    /// The modules of a QR code that holds `payload` as UTF-8, row by row, true for dark, without a margin.
    ///
    /// Throws `code.tooLong` where no QR code holds it.
    func modules(of payload: String) throws(PortFailure) -> [[Bool]]
}

/// Reads picture files.
///
/// Native code on bytes from outside: it belongs into a process of its own.
public protocol PictureReader: Sendable {
    /// The picture that the bytes of a file hold, in shades of grey.
    ///
    /// Throws `picture.unreadable` where they hold none that is known or it is too large.
    func picture(from bytes: [UInt8]) throws(PortFailure) -> GreyPicture
}
