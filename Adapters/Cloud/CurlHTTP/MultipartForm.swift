/// A multipart/form-data body with a sound file (RFC 7578).
package struct MultipartForm: Sendable {
    /// 28 letters and digits: practically never found in sound samples.
    package static let boundary = "vow-7b1f0a52c4e84d1d9d5c3fb0a1e6"
    private let fields: [(name: String, value: String)]
    private let sound: [UInt8]

    /// Creates a form. Values must be UTF-8 without the boundary; they are not escaped.
    /// - Parameter sound: a WAV file.
    package init(fields: [(name: String, value: String)], sound: [UInt8]) {
        self.fields = fields
        self.sound = sound
    }

    /// The encoded form.
    package var bytes: [UInt8] {
        var text: [UInt8] = []
        for (name, value) in fields {
            text += Array(
                "--\(Self.boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n"
                    .utf8)
        }
        let head =
            "--\(Self.boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"attempt.wav\"\r\n"
            + "Content-Type: audio/wav\r\n\r\n"
        return text + Array(head.utf8) + sound + Array("\r\n--\(Self.boundary)--\r\n".utf8)
    }
}
