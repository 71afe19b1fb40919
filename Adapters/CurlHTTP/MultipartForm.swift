/// A form with a sound file, as RFC 7578 describes it.
public struct MultipartForm: Sendable {
    /// 28 letters and digits in a row, which sound samples hit by chance as good as never.
    public static let boundary = "vow-7b1f0a52c4e84d1d9d5c3fb0a1e6"
    private let fields: [(name: String, value: String)]
    private let sound: [UInt8]

    /// Makes a form. The values of fields stand in it as they are: in UTF-8, and never with the boundary in them.
    /// - Parameter sound: a WAV file.
    public init(fields: [(name: String, value: String)], sound: [UInt8]) {
        self.fields = fields
        self.sound = sound
    }

    /// What is posted.
    public var bytes: [UInt8] {
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
