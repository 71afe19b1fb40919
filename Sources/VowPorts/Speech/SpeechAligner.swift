package import VowRecitation

/// Aligns the words of a known sentence with a recording, and scores how well each fits.
///
/// The alignment is forced: a position does not prove that a word was said. Not thread-safe. The same sound and words
/// give the same alignment on the same machine.
package protocol SpeechAligner: AnyObject, Sendable {
    /// The model's name and version, as recorded with a rating.
    var model: String { get }
    /// All words with their positions, in order; nil if the recording is too short, or if a word cannot be pronounced.
    ///
    /// - Parameters:
    ///   - words: lower case, without punctuation or digits; at most 60.
    ///   - samples: mono at 16 kHz, at most 30 s.
    func alignment(of words: [String], in samples: [Float]) throws(PortFailure) -> [AlignedWord]?
}
