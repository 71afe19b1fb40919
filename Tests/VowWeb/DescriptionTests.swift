import Foundation
import Testing

@testable import VowWeb

/// The description of the interface.
@Suite("X5 The OpenAPI description")
struct DescriptionTests {
    private struct Row: Decodable {
        struct Inner: Decodable { let at: String }
        let id: String
        let count: Int
        let share: Double?
        let inner: Inner
        let maybe: Inner?
        let list: [Inner]
        let names: [String: Int]
        let last: Bool
    }

    @Test("a schema holds what a type asks for, in all depths, and what may be missing")
    func schema() {
        let inner = PageSchema.object(always: ["at": .text], sometimes: [:])
        #expect(
            SchemaReader.schema(of: [Row].self)
                == .list(
                    .object(
                        always: [
                            "id": .text, "count": .whole, "inner": inner, "list": .list(inner),
                            "names": .names(.whole), "last": .truth,
                        ], sometimes: ["share": .number, "maybe": inner])))
    }

    @Test("each endpoint stands in the description once, with the rows that it answers")
    func document() throws {
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(PageDescription.json)) as? [String: Any])
        #expect(document["openapi"] as? String == "3.1.0")
        let paths = try #require(document["paths"] as? [String: [String: Any]])
        #expect(paths.values.map(\.count).reduce(0, +) == PageInterface.endpoints.count + 1)
        for endpoint in PageInterface.endpoints {
            #expect(paths[endpoint.path]?[endpoint.isPost ? "post" : "get"] != nil, "\(endpoint.name)")
        }
        let rows = ["alarm.list": "time", "lines.list": "text", "runs": "state", "consent.list": "purpose"]
        for (name, key) in rows {
            let endpoint = try #require(PageInterface.endpoints.first { $0.name == name })
            guard case .list(.object(let always, let sometimes)) = endpoint.answer else {
                Issue.record("\(name) is no list of rows")
                continue
            }
            #expect(always[key] != nil || sometimes[key] != nil, "\(name)")
        }
    }
}
