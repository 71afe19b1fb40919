import Synchronization
package import VowPorts

/// Embeds English texts as the mean of their word pieces' vectors (a static model such as potion-base-8M).
///
/// Takes about 0.1 ms per sentence. The vectors stay in their file; the piece list takes about 4 MB, freed with the
/// instance. Ignores word order and negation.
package final class StaticVectorEmbedder: Embedder {
    /// The model's name and version, as given.
    package let model: String

    private let table: Mutex<VectorTable>
    private let vocabulary: WordPieceVocabulary

    /// Opens a model: a safetensors file with one table, and a piece list with a line per row.
    ///
    /// Throws `embedder.model` if either cannot be read.
    package init(vectorsPath: String, piecesPath: String, model: String) throws(PortFailure) {
        guard let table = VectorTable(path: vectorsPath) else {
            throw Self.unusable(model, "\(vectorsPath) holds no table of vectors")
        }
        guard let vocabulary = WordPieceVocabulary(path: piecesPath) else {
            throw Self.unusable(model, "\(piecesPath) cannot be read")
        }
        self.table = Mutex(table)
        self.vocabulary = vocabulary
        self.model = model
    }

    /// The normalised mean of the pieces' vectors; empty if the text has no known piece.
    package func place(of text: String) throws(PortFailure) -> [Float] {
        let pieces = vocabulary.pieces(of: text)
        let sum = table.withLock { $0.sum(ofRows: pieces.lazy.map(Int.init)) }
        guard let sum else { return [] }
        let length = sum.reduce(0) { $0 + $1 * $1 }.squareRoot()
        return length > 0 ? sum.map { Float($0 / length) } : []
    }

    private static func unusable(_ model: String, _ cause: String) -> PortFailure {
        PortFailure(
            code: "embedder.model", message: .modelOfMeaningsCannotBe(model: model),
            repair: .runVowModelsInstall(name: model.prefix { $0 != "@" }), cause: cause)
    }
}
