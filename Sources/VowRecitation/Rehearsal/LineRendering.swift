/// How a line came out when it was rehearsed in peace, and what heard it.
///
/// A run is judged with the renderings that were in force when it fired; they are recorded with it.
public struct LineRendering: Codable, Hashable, Sendable {
    /// The line's text when it was rehearsed.
    public let line: String
    /// The words that were heard in its place.
    public let heard: String
    /// The engine that heard them; what one engine makes of a voice says nothing about another.
    public let engine: String
    /// Its model.
    public let model: String
    /// The line's score at the rehearsal, from 0 to 1.
    public let score: Double

    /// Makes a rendering.
    public init(line: String, heard: String, engine: String, model: String, score: Double) {
        self.line = line
        self.heard = heard
        self.engine = engine
        self.model = model
        self.score = score
    }
}

extension [LineRendering] {
    /// The renderings that an engine heard with a model: what one engine hears says nothing about another.
    public func heard(by engine: String, _ model: String) -> [LineRendering] {
        filter { $0.engine == engine && $0.model == model }
    }
}
