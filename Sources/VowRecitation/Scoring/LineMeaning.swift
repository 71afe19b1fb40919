/// How close in meaning a model of meanings finds a line and the words that were heard at its place.
///
/// Measured by a port where such a model is installed, and recorded with the attempt. It is told and decides
/// nothing: on recordings it added nothing to what the sounds and the second opinion tell, and a negation is
/// invisible to it (Specs/Recitation/README.md, "Meaning").
public struct LineMeaning: Codable, Hashable, Sendable {
    /// The line's text.
    public let line: String
    /// The model's name and version.
    public let model: String
    /// The cosine between the two, from -100 to 100.
    public let closenessHundredths: Int

    /// Makes one.
    public init(line: String, model: String, closenessHundredths: Int) {
        self.line = line
        self.model = model
        self.closenessHundredths = closenessHundredths
    }
}
