public import VowRecitation

/// Lays the words of a known sentence over a recording of it, and says how well each fits.
///
/// The words are forced onto whatever is there: a place is no proof that a word was said. An instance is used by one
/// thread at a time. The same sound and words give the same alignment on the same machine.
public protocol SpeechAligner: AnyObject, Sendable {
    /// The model's name and version, as recorded with a rating.
    var model: String { get }
    /// The words in their places, in order and none left out; nil where the recording is too short for them or a word
    /// cannot be pronounced.
    ///
    /// - Parameters:
    ///   - words: in lower case, without punctuation or digits; at most 60.
    ///   - samples: 16,000 mono samples a second, at most 30 s.
    func alignment(of words: [String], in samples: [Float]) throws(PortFailure) -> [AlignedWord]?
}
