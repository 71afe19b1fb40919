import Foundation
import TestSupport
import Testing

/// A filesystem that is really full: what was acknowledged stays, nothing is half there, and it goes on with room.
@Suite("A full filesystem", .serialized)
struct FullFilesystemTests {
    private static let batch = 40

    @Test("in memory", .timeLimit(.minutes(2)), SmallFilesystem.permitted(.memory)) func memory() throws {
        try fills(SmallFilesystem(.memory, kilobytes: 1536), keeping: 512)
    }

    @Test("ext4", .timeLimit(.minutes(2)), SmallFilesystem.permitted(.disk)) func disk() throws {
        try fills(SmallFilesystem(.disk, kilobytes: 8192), keeping: 2048)
    }

    /// What of a stream is there, as turns of whole batches, and how many records of the log follow from each other.
    private func found(_ stream: String, _ small: SmallFilesystem) throws -> (turns: Int, sound: Int64?) {
        let reader = try OtherProcess(["read", small.path, stream], entering: small.entering)
        let lines = reader.remainingLines()
        #expect(reader.end() == 0, "\(lines.suffix(2))")
        let events = lines.filter { $0.hasPrefix("event ") }
        for (index, event) in events.enumerated() {
            #expect(event == "event \(index / Self.batch)/\(index % Self.batch)/\(Self.batch)")
        }
        #expect(events.count.isMultiple(of: Self.batch))
        let sound = lines.last?.split(separator: " ")
        return (events.count / Self.batch, sound?.first == "sound" ? sound.flatMap { Int64($0[1]) } : nil)
    }

    private func acknowledged(in lines: [String]) -> Int64 {
        lines.last { $0.hasPrefix("ack ") }.flatMap { Int64($0.dropFirst(4)) } ?? 0
    }

    private func fills(_ small: SmallFilesystem, keeping reserved: Int) throws {
        // Appends until there is no room for the next; so many kilobytes are kept aside to be given back.
        let reserve = small.path + "/reserve"
        try small.run(["/usr/bin/fallocate", "-l", "\(reserved)K", reserve])
        let first = try OtherProcess(
            ["append", small.path, "0", "\(Self.batch)", "first"], entering: small.entering)
        let lines = first.remainingLines()
        #expect(first.end() == 1)
        #expect(lines.last == "failed store.full")
        let written = acknowledged(in: lines)
        #expect(written >= 5 * Int64(Self.batch))

        // The rest of the room goes, too. Another process can neither append nor harm what is there.
        #expect(try small.fill() < 4096)
        let second = try OtherProcess(
            ["append", small.path, "1", "\(Self.batch)", "second"], entering: small.entering)
        #expect(second.remainingLines().last == "failed store.full")
        #expect(second.end() == 1)

        // With room again it holds exactly what was acknowledged, and takes up where it ended.
        try small.makeRoom()
        try small.run(["/bin/rm", reserve])
        let kept = try found("first", small)
        #expect(kept.turns == Int(written) / Self.batch)
        #expect(kept.sound == written)
        #expect(try found("second", small).turns == 0)
        let third = try OtherProcess(
            ["append", small.path, "1", "\(Self.batch)", "third"], entering: small.entering)
        #expect(third.remainingLines() == ["open", "ack \(written + Int64(Self.batch))"])
        #expect(third.end() == 0)
        #expect(try found("third", small).sound == written + Int64(Self.batch))
    }
}
