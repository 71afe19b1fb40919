import VowAnswers
import VowRuntime

/// Every question, command and input that the page may send, with what answers them, as `/api/openapi.json` describes it.
enum PageInterface {
    /// All of it, in the order of the description.
    static let endpoints: [PageEndpoint] =
        Operations.queries.map { PageEndpoint(kind: .query, shape: $0, answer: answer(to: $0)) }
        + Operations.commands.map { PageEndpoint(kind: .command, shape: $0, answer: answer(to: $0)) }
        + [PageEndpoint(kind: .input, shape: RequestTable.input, answer: .any)]

    private static func answer(to shape: RequestShape) -> PageSchema {
        let row = Operations.named(shape.name)?.answer as? any Decodable.Type ?? rows[shape.name]
        return row.map { SchemaReader.schema(of: $0) } ?? .any
    }

    /// What the other answers are made of: the same types that `--json` prints.
    private static var rows: [String: any Decodable.Type] {
        [
            "whatif": WhatIfRow.self,
            "page.sessions.list": [PageSessionRow].self,
            "page.sessions.end": EndedSessionsRow.self,
            "practice.show": PracticeRow.self,
            "practice.edit": PracticeRow.self,
            "practice.listen": PracticeRow.self,
            "practice.play": PracticeRow.self, "practice.record": PracticeRow.self,
            "practice.say": PracticeRoundRow.self, "practice.remove": RemovedRow.self,
            "doctor": DoctorRow.self, "sound.check": DoctorRow.self,
        ]
    }
}
