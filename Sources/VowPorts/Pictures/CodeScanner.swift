/// A greyscale picture from a camera or a file.
package struct GreyPicture: Hashable, Sendable {
    /// The pixels per row.
    package let width: Int
    /// The number of rows.
    package let height: Int
    /// The brightness of each pixel, 0 to 255, row by row.
    package let pixels: [UInt8]

    /// Creates a picture; `pixels` must hold exactly width times height values.
    package init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(
            width > 0 && height > 0 && pixels.count == width * height, "a picture is a full rectangle")
        self.width = width
        self.height = height
        self.pixels = pixels
    }
}

/// A code found in a picture.
package struct FoundCode: Hashable, Sendable {
    /// The kind of a printed code.
    package enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
        /// QR code.
        case qr
        /// EAN-13.
        case ean13 = "ean-13"
        /// EAN-8.
        case ean8 = "ean-8"
        case upcA = "upc-a"
        case upcE = "upc-e"
        /// Code 128.
        case code128 = "code-128"
    }

    /// The kind of code.
    package let kind: Kind
    /// The content as bytes; a match compares all of them.
    package let payload: [UInt8]

    package init(kind: Kind, payload: [UInt8]) {
        self.kind = kind
        self.payload = payload
    }
}

/// Finds QR and bar codes in a picture.
///
/// Reports a code only if its check digits are correct. The same picture gives the same codes. Computes on the calling
/// thread; not thread-safe. Processes untrusted data with native code, so run it in its own process.
package protocol CodeScanner: AnyObject, Sendable {
    /// All codes of a picture without duplicates, in no particular order; may be empty.
    func codes(in picture: GreyPicture) throws(PortFailure) -> [FoundCode]
}

/// Draws codes for printing.
package protocol CodeDrawer: Sendable {
    /// The modules of a QR code with `payload` as UTF-8, row by row, true for dark, without a margin.
    ///
    /// Throws `code.tooLong` if no QR code can hold it.
    func modules(of payload: String) throws(PortFailure) -> [[Bool]]
}

/// Reads picture files.
///
/// Native code on untrusted data: run it in its own process.
package protocol PictureReader: Sendable {
    /// Decodes a picture file to greyscale.
    ///
    /// Throws `picture.unreadable` if the format is unknown or the picture too large.
    func picture(from bytes: [UInt8]) throws(PortFailure) -> GreyPicture
}
