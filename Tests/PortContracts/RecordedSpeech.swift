import Foundation

/// Recordings of a human voice that a Debian package installs, for tests that need real speech.
package struct RecordedSpeech: Sendable {
    /// What is said.
    package let phrase: String
    /// 16,000 mono samples a second, -1 to 1.
    package let samples: [Float]

    private static let folder =
        "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-"

    /// A sentence of 22 words, 7.1 s; nil with a printed reason when Debian's pocketsphinx-testdata is missing.
    package static let leisure = load(
        "0870.wav",
        "and mr john dashwood had then leisure to consider how much there might be prudently in his power"
            + " to do for them")
    /// A sentence of 14 words, 5.3 s, the same voice.
    package static let selfish = load(
        "0890.wav", "unless to be rather cold hearted and rather selfish is to be ill disposed")

    private static func load(_ name: String, _ phrase: String) -> RecordedSpeech? {
        guard let file = FileManager.default.contents(atPath: folder + name), file.count > 44 else {
            print("No recorded speech: install Debian's pocketsphinx-testdata (\(folder + name)).")
            return nil
        }
        // A plain RIFF header of 44 bytes stands before the samples, 16 bits each, little-endian.
        let bytes = [UInt8](file.dropFirst(44))
        let samples = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
            Float(Int16(bitPattern: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8)) / 32_768
        }
        return RecordedSpeech(phrase: phrase, samples: samples)
    }
}
