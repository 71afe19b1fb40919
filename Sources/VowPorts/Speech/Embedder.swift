/// Embeds texts as vectors that are close together if their meanings are.
///
/// Not thread-safe. The same text gives the same vector on the same machine; the last digits may differ between
/// machines, so decisions based on a vector are recorded.
package protocol Embedder: AnyObject, Sendable {
    /// The model's name and version, as recorded with each attempt.
    var model: String { get }
    /// The text's embedding: a vector of length 1, or empty if the model knows no word of the text.
    ///
    /// Ignores letter case. All vectors of a model have the same number of dimensions.
    func place(of text: String) throws(PortFailure) -> [Float]
}

extension Embedder {
    /// The similarity of two texts' meanings, from -1 to 1: the cosine of their vectors; nil if either has none.
    package func closeness(of first: String, _ second: String) throws(PortFailure) -> Double? {
        let one = try place(of: first)
        let other = try place(of: second)
        guard !one.isEmpty, one.count == other.count else { return nil }
        var sum = 0.0
        for index in one.indices { sum += Double(one[index]) * Double(other[index]) }
        return max(-1, min(1, sum))
    }
}
