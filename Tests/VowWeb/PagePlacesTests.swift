import Foundation
import ScriptedBackend
import Testing
import VowAnswers
import VowRuntime

@testable import VowWeb

/// A page names no file and no folder of this device.
@Suite("D1 The page chooses no place on the disk")
struct PagePlacesTests {
    private static let naming = ["path", "output", "to", "home", "file"]

    @Test("only a file's own name comes with a request, and its content with it")
    func names() {
        for operation in Operations.all {
            let names = Set(operation.shape.arguments.map(\.name))
            #expect(names.isDisjoint(with: ["path", "output", "home", "folder"]), "\(operation.name)")
            #expect(!names.contains("file") || names.contains("base64"), "\(operation.name)")
        }
    }

    @Test("an export is asked for without a place")
    func export() async throws {
        let page = try await PageUnderTest()
        defer { page.end() }
        page.backend.answer("export", "{}")
        for field in Self.naming {
            let refused = try page.send(
                "POST", "/api/export", body: "{\"\(field)\":\"/tmp/vow-chosen-place\"}")
            #expect(refused.status == 400, "\(field): \(refused.status)")
        }
        #expect(page.backend.asked.isEmpty)
        #expect(try page.send("POST", "/api/export", body: "{}").status == 200)
        #expect(page.backend.asked.map(\.arguments) == ["{}"])
    }
}
