import Foundation
import Testing
import VowCore

/// R1: a morning with a sound file of the person's own, which a process of its own reads.
@Suite("R1 A morning with a tone of one's own", .serialized, .timeLimit(.minutes(2))) struct OwnToneTests {
    /// Rings with a file that `write` makes, listens to other words, and rings again; gives what the daemon said.
    private func rings(_ write: (_ path: String) throws -> Void) throws -> String {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        let file = bedroom.home + "/own.wav"
        try write(file)
        try bedroom.prepare(secondsAhead: 4, tone: file)
        let daemon = try bedroom.daemon()
        #expect(try bedroom.waitFor { $0.isRinging })
        #expect(try bedroom.ringsWithin(seconds: 20))
        #expect(try bedroom.waitFor { $0.isListening })
        try bedroom.say("Five more minutes please, the bed is so warm.")
        #expect(try bedroom.waitFor { $0.isAttempt })
        bedroom.forgetSound()
        // What is turned up again does not wait for the file.
        #expect(try bedroom.ringsWithin(seconds: 3))
        daemon.stop()
        return daemon.finish().output
    }

    @Test("its own sound is heard")
    func own() throws {
        let tone = (0..<16_000).map { Float(sin(Double($0) * 0.25)) * 0.5 }
        let said = try rings { path in
            try RehearsedMorningTests.wave(tone).write(to: URL(filePath: path))
        }
        #expect(!said.contains("cannot be read"), "\(said)")
    }

    @Test(
        "a file of zeros, overwritten after the alarm was set: the built-in tone sounds, and that is recorded"
    )
    func silent() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        let file = bedroom.home + "/own.wav"
        let tone = (0..<16_000).map { Float(sin(Double($0) * 0.25)) * 0.5 }
        try RehearsedMorningTests.wave(tone).write(to: URL(filePath: file))
        try bedroom.prepare(secondsAhead: 5, tone: file)
        try RehearsedMorningTests.wave([Float](repeating: 0, count: 16_000)).write(to: URL(filePath: file))
        let daemon = try bedroom.daemon()
        #expect(try bedroom.waitFor { $0.isRinging })
        #expect(try bedroom.ringsWithin(seconds: 5))
        let started = try bedroom.runEvents().compactMap {
            if case .ringStarted(_, let delay, _) = $0 { delay } else { nil }
        }
        #expect(started.allSatisfy { $0 < 1_000 }, "\(started)")
        #expect(
            try bedroom.waitFor {
                if case .partFailed(.tone, "sound.file.silent", _) = $0 { true } else { false }
            })
        daemon.stop()
        let said = daemon.finish().output
        #expect(said.contains("would wake nobody"), "\(said)")
    }

    @Test("a file that is another than the one that was chosen, and is heard, rings; that is recorded")
    func changed() throws {
        let bedroom = try Bedroom()
        defer { bedroom.clear() }
        let file = bedroom.home + "/own.wav"
        func write(_ step: Double) throws {
            let tone = (0..<16_000).map { Float(sin(Double($0) * step)) * 0.5 }
            try RehearsedMorningTests.wave(tone).write(to: URL(filePath: file))
        }
        try write(0.25)
        try bedroom.prepare(secondsAhead: 5, tone: file, digest: String(repeating: "0", count: 64))
        let daemon = try bedroom.daemon()
        #expect(try bedroom.waitFor { $0.isRinging })
        #expect(try bedroom.ringsWithin(seconds: 5))
        #expect(
            try bedroom.waitFor {
                if case .partFailed(.tone, "sound.file.changed", _) = $0 { true } else { false }
            })
        daemon.stop()
        _ = daemon.finish()
    }

    @Test(
        "a file that takes too long to read holds no ring up: the built-in tone sounds, and the file is named"
    )
    func endless() throws {
        let said = try rings { path in
            // Ten minutes of eight channels at 192,000 samples a second, of which the disk holds the header only.
            var header = Array(RehearsedMorningTests.wave([]))
            func put(_ value: UInt32, at place: Int, bytes: Int) {
                for index in 0..<bytes {
                    header[place + index] = UInt8(truncatingIfNeeded: value >> (8 * index))
                }
            }
            let size: UInt32 = 600 * 192_000 * 16
            put(36 + size, at: 4, bytes: 4)
            put(8, at: 22, bytes: 2)
            put(192_000, at: 24, bytes: 4)
            put(192_000 * 16, at: 28, bytes: 4)
            put(16, at: 32, bytes: 2)
            put(size, at: 40, bytes: 4)
            try Data(header).write(to: URL(filePath: path))
            #expect(truncate(path, Int(size) + 44) == 0)
        }
        #expect(said.contains("cannot be read"), "\(said)")
    }
}
