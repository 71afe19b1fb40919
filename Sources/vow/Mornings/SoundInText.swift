import Foundation

/// Sound on its way between two processes of the program: its samples as base64.
enum SoundInText {
    /// The text of samples.
    static func text(of samples: [Float]) -> String {
        samples.withUnsafeBytes { Data($0) }.base64EncodedString()
    }

    /// The samples of a text; nil where it holds none.
    static func samples(in text: Data) -> [Float]? {
        let size = MemoryLayout<Float>.size
        guard let bytes = Data(base64Encoded: text), !bytes.isEmpty, bytes.count % size == 0 else {
            return nil
        }
        return [Float](unsafeUninitializedCapacity: bytes.count / size) { samples, count in
            _ = bytes.copyBytes(to: samples)
            count = bytes.count / size
        }
    }
}
