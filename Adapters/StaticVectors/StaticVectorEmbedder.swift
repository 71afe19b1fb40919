public import VowPorts

/// Places English texts by the mean of the vectors of their words' pieces (a static model such as potion-base-8M).
///
/// A look-up and a mean: about 0.1 ms a sentence. The vectors stay in their file; what the list of pieces takes,
/// about 4 MB, is given back with the instance. Word order and negation are invisible to it.
public final class StaticVectorEmbedder: Embedder, @unchecked Sendable {
    /// The model's name and version, as it was given.
    public let model: String

    // One thread uses an embedder at a time, as the port demands; nothing in it changes anyway.
    private let table: VectorTable
    private let vocabulary: WordPieceVocabulary

    /// Opens a model: a safetensors file with one table, and a list of pieces with a line for each of its rows.
    ///
    /// Fails with `embedder.model` when one of them cannot be read.
    public init(vectorsPath: String, piecesPath: String, model: String) throws(PortFailure) {
        guard let table = VectorTable(path: vectorsPath) else {
            throw Self.unusable(model, "\(vectorsPath) holds no table of vectors")
        }
        guard let vocabulary = WordPieceVocabulary(path: piecesPath) else {
            throw Self.unusable(model, "\(piecesPath) cannot be read")
        }
        self.table = table
        self.vocabulary = vocabulary
        self.model = model
    }

    /// The mean direction of the text's pieces.
    public func place(of text: String) throws(PortFailure) -> [Float] {
        let pieces = vocabulary.pieces(of: text).filter { Int($0) < table.rows }
        guard !pieces.isEmpty else { return [] }
        var sum = [Double](repeating: 0, count: table.columns)
        for piece in pieces { table.add(row: Int(piece), to: &sum) }
        let length = sum.reduce(0) { $0 + $1 * $1 }.squareRoot()
        return length > 0 ? sum.map { Float($0 / length) } : []
    }

    private static func unusable(_ model: String, _ cause: String) -> PortFailure {
        PortFailure(
            code: "embedder.model", message: "The model of meanings \(model) cannot be used.",
            repair: "Run `vow models install \(model.prefix { $0 != "@" })`.", cause: cause)
    }
}
