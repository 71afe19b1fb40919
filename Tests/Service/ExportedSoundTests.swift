import Foundation
import TestSupport
import Testing

/// What stands in an export about the sound of attempts.
@Suite("An export tells what was noticed about the sound of each attempt (D3)", .serialized)
struct ExportedSoundTests {
    private let root = NSTemporaryDirectory() + "vow-sound-\(UUID().uuidString)"

    private func vow(_ arguments: String...) throws -> (code: Int32, text: String) {
        try runToEnd(
            VowProcess.words(arguments), environment: ["VOW_HOME": root + "/home", "TZ": "UTC"])
    }

    @Test("beside the attempt that it was noticed about, with value and threshold")
    func table() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        // Somebody plays an earlier attempt until they say the lines themselves.
        let lived = try vow("vow-lab", "simulate", "--plan", "5f3b:1/1replaying", "--into", root + "/home")
        #expect(lived.code == 0, "\(lived.text)")
        #expect(try vow("export", root + "/x.tar").code == 0)
        let archive = try #require(FileManager.default.contents(atPath: root + "/x.tar"))
        let text = String(decoding: archive, as: UTF8.self)
        let header = try #require(
            text.range(of: "run,at,mode,engine,heard,line,score,passed,missed,sound\r\n"))
        let rows = text[header.upperBound...].prefix { $0 != "\0" }.split(separator: "\r\n")
        let noticed = "playback 8.60 (0.00); replay 0.80 (0.41)"
        #expect(rows.first?.hasSuffix(",\(noticed)") == true, "\(rows)")
        // What was said live in the end has nothing beside it.
        #expect(rows.last?.hasSuffix(",1.00,yes,,") == true, "\(rows)")
    }
}
