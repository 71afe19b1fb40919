import Foundation

/// Runs a program to its end, with no input, and gives its exit status and what it printed on both outputs.
/// - Parameters:
///   - words: the program's path, then its arguments.
///   - environment: variables beside the test's own, or in their place.
@discardableResult
package func runToEnd(_ words: [String], environment: [String: String] = [:]) throws -> (
    code: Int32, text: String
) {
    let process = Process()
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}
