/// Places texts in a space in which those that mean alike lie close together.
///
/// An instance is used by one thread at a time. The same text gives the same place on the same machine; the last
/// digits may differ between machines, which is why what follows from a place is recorded.
public protocol Embedder: AnyObject, Sendable {
    /// The model's name and version, as recorded with each attempt.
    var model: String { get }
    /// The text's place: a direction of length 1, or empty where the text holds no word that the model knows.
    ///
    /// Letter case does not matter. Every place of one model has the same number of dimensions.
    func place(of text: String) throws(PortFailure) -> [Float]
}

extension Embedder {
    /// How close two texts are in meaning, from -1 to 1: the cosine between their places; nil where one has none.
    public func closeness(of first: String, _ second: String) throws(PortFailure) -> Double? {
        let one = try place(of: first)
        let other = try place(of: second)
        guard !one.isEmpty, one.count == other.count else { return nil }
        var sum = 0.0
        for index in one.indices { sum += Double(one[index]) * Double(other[index]) }
        return max(-1, min(1, sum))
    }
}
