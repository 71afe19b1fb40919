import Foundation
import TestSupport
import Testing

/// What stands in a file that somebody sent, on its way to the terminal and into tables.
@Suite("A calendar from elsewhere steers no terminal and no spreadsheet", .serialized)
struct ForeignTextTests {
    private let root = NSTemporaryDirectory() + "vow-foreign-\(UUID().uuidString)"

    private func vow(_ arguments: String...) throws -> (code: Int32, text: String) {
        try runToEnd(
            [VowProcess.program] + arguments, environment: ["VOW_HOME": root + "/home", "TZ": "UTC"])
    }

    @Test("its titles show nothing but letters, and are no formulas in an export")
    func calendar() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        let evil = "=HYPERLINK(\u{1B}]0;owned\u{07}\u{202E}x\u{9B}2J)"
        let calendar = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:1", "DTSTART:20310320T063000",
            "SUMMARY:\(evil)", "END:VEVENT", "BEGIN:VEVENT", "UID:\(evil)", "DTSTART;VALUE=DATE:20310320",
            "SUMMARY:\(evil)", "RRULE:\(evil)", "END:VEVENT", "END:VCALENDAR", "",
        ].joined(separator: "\r\n")
        try calendar.write(toFile: root + "/x.ics", atomically: true, encoding: .utf8)
        #expect(try vow("lines", "add", "I get up.").code == 0)
        let looks = [
            try vow("calendar", "import", root + "/x.ics", "--dry-run"),
            try vow("calendar", "import", root + "/x.ics"), try vow("alarm", "list"),
            try vow("alarm", "list", "--json"), try vow("next"), try vow("log", "list"),
        ]
        for (code, text) in looks {
            #expect(code == 0, "\(text)")
            #expect(
                !text.unicodeScalars.contains { [0x1B, 0x07, 0x9B, 0x202E].contains($0.value) }, "\(text)")
        }
        #expect(looks[2].text.contains("HYPERLINK"))
        // A folder in a file's place is told in the system's words.
        let folder = try vow("calendar", "import", root)
        #expect(folder.code == 2 && folder.text.contains("Is a directory"), "\(folder.text)")
        #expect(try vow("export", root + "/x.tar").code == 0)
        let archive = try #require(FileManager.default.contents(atPath: root + "/x.tar"))
        #expect(archive.range(of: Data(",'=HYPERLINK".utf8)) != nil)
    }
}
