/// A greyscale picture from a camera or a file.
public struct GreyPicture: Hashable, Sendable {
    /// The pixels per row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// The brightness of each pixel, 0 to 255, row by row.
    public let pixels: [UInt8]

    /// Creates a picture; `pixels` must hold exactly width times height values.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(
            width > 0 && height > 0 && pixels.count == width * height, "a picture is a full rectangle")
        self.width = width
        self.height = height
        self.pixels = pixels
    }
}

/// A code found in a picture.
public struct FoundCode: Hashable, Sendable {
    /// The kind of a printed code.
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

    /// The kind of code.
    public let kind: Kind
    /// The content as bytes; a match compares all of them.
    public let payload: [UInt8]

    /// Creates a found code.
    public init(kind: Kind, payload: [UInt8]) {
        self.kind = kind
        self.payload = payload
    }
}

/// Finds QR and bar codes in a picture.
///
/// Reports a code only if its check digits are correct. The same picture gives the same codes. Computes on the calling
/// thread; not thread-safe. Processes untrusted data with native code, so run it in its own process.
public protocol CodeScanner: AnyObject, Sendable {
    /// All codes of a picture without duplicates, in no particular order; may be empty.
    func codes(in picture: GreyPicture) throws(PortFailure) -> [FoundCode]
}

/// Draws codes for printing.
public protocol CodeDrawer: Sendable {
    /// The modules of a QR code with `payload` as UTF-8, row by row, true for dark, without a margin.
    ///
    /// Throws `code.tooLong` if no QR code can hold it.
    func modules(of payload: String) throws(PortFailure) -> [[Bool]]
}

/// Reads picture files.
///
/// Native code on untrusted data: run it in its own process.
public protocol PictureReader: Sendable {
    /// Decodes a picture file to greyscale.
    ///
    /// Throws `picture.unreadable` if the format is unknown or the picture too large.
    func picture(from bytes: [UInt8]) throws(PortFailure) -> GreyPicture
}
