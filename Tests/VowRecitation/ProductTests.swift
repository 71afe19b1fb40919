import Foundation
import Testing

/// The library for other programs: built from the manifest of Vow with nothing else of it, in a package outside the tree.
@Suite("Another package can use VowRecitation alone") struct ProductTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// What stands between a fence of the kind and the next one.
    private func block(_ kind: String, of text: String) throws -> String {
        let start = try #require(text.range(of: "```\(kind)\n")).upperBound
        let end = try #require(text.range(of: "```", range: start..<text.endIndex)).lowerBound
        return String(text[start..<end])
    }

    /// Runs a program and returns what it printed; what went wrong is printed, too.
    private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        let inherited = ProcessInfo.processInfo.environment
        process.environment = inherited.filter { ["PATH", "HOME"].contains($0.key) }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    @Test("the example of its README builds, and prints what stands below it") func example() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "recitation-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, _ path: String) throws {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let library = Self.root.appending(path: "Sources/VowRecitation")
        let readme = try String(contentsOf: library.appending(path: "README.md"), encoding: .utf8)
        let manifest = try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
        // Vow's manifest without the other targets and what they depend on, so that nothing is fetched.
        try write(
            manifest + """

                package.targets.removeAll { $0.name != "VowRecitation" }
                package.products.removeAll { $0.name != "VowRecitation" }
                package.dependencies = []
                """, "vow/Package.swift")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "vow/Sources"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "vow/Sources/VowRecitation"), withDestinationURL: library)
        try write(
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "example", dependencies: [.package(path: "../vow")],
                targets: [
                    .executableTarget(
                        name: "Example", dependencies: [.product(name: "VowRecitation", package: "vow")])
                ])
            """, "example/Package.swift")
        try write(block("swift", of: readme), "example/Sources/Example/main.swift")

        let example = folder.appending(path: "example").path
        let build = try run(
            [
                "swift", "build", "--quiet", "--disable-index-store", "-debug-info-format", "none",
                "--package-path", example,
            ])
        try #require(build.status == 0, "\(build.output)")
        let printed = try run([example + "/.build/debug/Example"])
        #expect(printed.output == (try block("text", of: readme)))
        #expect(printed.status == 0)
    }
}
