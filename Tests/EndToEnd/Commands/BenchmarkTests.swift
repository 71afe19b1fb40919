import Foundation
import Testing

/// The benchmarks themselves: each runs to its end in its short form, so that none fails on the day it is wanted.
@Suite("Benchmarks", .serialized)
struct BenchmarkTests {
    private func bench(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "vow-bench")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let status =
            process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        return (status, String(decoding: data, as: UTF8.self))
    }

    @Test("each benchmark prints a figure in its short form")
    func short() throws {
        let names = try bench([]).output.split(separator: "\n").first?.split(whereSeparator: {
            " |".contains($0)
        })
        let wanted = (names?.map(String.init) ?? []).drop { $0 != "all" }.dropFirst()
        #expect(wanted.count >= 19)
        let (status, output) = try bench(["short"])
        #expect(status == 0, "\(output)")
        let parts = output.components(separatedBy: "== ").dropFirst().map { $0.split(separator: "\n") }
        for name in wanted {
            let part = parts.first { $0.first.map(String.init) == name }
            #expect(
                part?.dropFirst().contains { $0.contains(where: \.isNumber) } == true, "\(name): \(output)")
        }
    }
}
