import VowAnswers
import VowRuntime

/// Every question, command and input that the page may send, with what answers them, as `/api/openapi.json` describes it.
enum PageInterface {
    /// All of it, in the order of the description.
    static let endpoints: [PageEndpoint] =
        Operations.queries.map { PageEndpoint(kind: .query, shape: $0, answer: answer(to: $0)) }
        + Operations.commands.map { PageEndpoint(kind: .command, shape: $0, answer: answer(to: $0)) }
        + [PageEndpoint(kind: .input, shape: .input, answer: .any)]

    private static func answer(to shape: RequestShape) -> PageSchema {
        let row = Operations.named(shape.name)?.answer as? any Decodable.Type
        return row.map { SchemaReader.schema(of: $0) } ?? .any
    }
}
