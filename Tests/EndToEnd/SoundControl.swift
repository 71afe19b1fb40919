import Foundation
import SoundAdapters
import Testing

extension PrivateSoundServer {
    /// Runs `pactl` against this server, requires that it succeeds, and gives what it printed.
    @discardableResult
    func control(_ words: String...) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["pactl", "--server", address] + words
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "pactl \(words.joined(separator: " "))")
        return text
    }
}
