import Foundation
import Testing
import VowWeb

/// The page's description of its API, held against the real server and daemon by Schemathesis, which makes requests
/// from it, rightly and wrongly formed.
@Suite("X5 The page's API is as it is described", .serialized)
struct PageDescriptionTests {
    private static let schemathesis =
        FileManager.default.currentDirectoryPath + "/.deps/tests/schemathesis/bin/schemathesis"

    @Test(
        "hundreds of generated requests are answered as the description says",
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: schemathesis),
            "Schemathesis could not be fetched; scripts/fetch-test-tools"))
    func described() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let port = try FreePort.find()
        let daemon = try ChildProcess(
            ["run", "--home", home.path], soundServer: "unix:/nowhere", pagePort: port)
        defer { daemon.stop() }
        #expect(daemon.prints("Next alarm", withinSeconds: 20), "\(daemon.output)")
        let token = try PageToken.kept(home: home.path)
        let address = "http://127.0.0.1:\(port)/api/openapi.json"
        #expect(PageDescriptionTests.answers(port), "\(daemon.output)")
        let process = Process()
        process.executableURL = URL(filePath: PageDescriptionTests.schemathesis)
        // Whether a request is granted depends on what there is (an alarm of that name), which no description can say, so
        // a refusal of a well-formed one (422) is no failure. Live events do not end; an export goes into the person's
        // own folder.
        // A body that is too long is refused as that (413), whatever else is wrong with it.
        let settings = home.path + "/schemathesis.toml"
        try """
        [checks.negative_data_rejection]
        expected-statuses = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429, "5xx"]
        """.write(toFile: settings, atomically: true, encoding: .utf8)
        process.arguments = [
            "--config-file", settings, "run", address, "-H", "Authorization: Bearer \(token.text)",
            "--exclude-path", "/api/live",
            "--exclude-path", "/api/export", "--max-examples", "5", "--request-timeout", "20", "--no-color",
            "--generation-deterministic", "--exclude-checks", "positive_data_acceptance",
        ]
        process.currentDirectoryURL = URL(filePath: home.path)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(said.suffix(6_000))")
        #expect(said.contains("generated"), "\(said.suffix(2_000))")
    }

    private static func answers(_ port: Int) -> Bool {
        let limit = Date(timeIntervalSinceNow: 20)
        while Date() < limit {
            if FreePort.isTaken(port) { return true }
            Thread.sleep(forTimeInterval: 0.05)
        }
        return false
    }
}
