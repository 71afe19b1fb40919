import CSound.Sndfile
import Foundation
import SoundAdapters
import Testing
import VowPorts

/// What a sound file has to be so that an alarm may ring by it.
@Suite("R1 R7 tones that wake, and files that do not") struct ToneTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "vow-tones-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private static let rate = 8_000

    /// A sine so many seconds long; `level` is its share of full scale.
    private static func sine(_ seconds: Double, level: Float, hertz: Double = 440) -> [Float] {
        (0..<Int(seconds * Double(rate))).map {
            level * Float(sin(2 * Double.pi * hertz * Double($0) / Double(rate)))
        }
    }

    private static func silence(_ seconds: Double) -> [Float] {
        [Float](repeating: 0, count: Int(seconds * Double(rate)))
    }

    private func write(_ samples: [Float]) throws -> String {
        let path = folder.appending(path: "tone.wav").path
        var info = SF_INFO(
            frames: 0, samplerate: Int32(ToneTests.rate), channels: 1,
            format: Int32(SF_FORMAT_WAV | SF_FORMAT_FLOAT), sections: 0, seekable: 0)
        let file = try #require(sf_open(path, Int32(SFM_WRITE), &info))
        defer { sf_close(file) }
        #expect(sf_writef_float(file, samples, sf_count_t(samples.count)) == samples.count)
        return path
    }

    /// The code by which a file of these samples is refused; nil where it rings.
    private func refusal(_ samples: [Float]) throws -> String? {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = try write(samples)
        do throws(PortFailure) {
            _ = try SndfileReader().tone(ofFileAt: path, samplesPerSecond: 16_000)
            return nil
        } catch { return error.code }
    }

    @Test("zeros, an offset alone, what no speaker plays, and what is too quiet to wake anybody, are silent")
    func silent() throws {
        for samples in [
            Self.silence(5), [Float](repeating: 0.5, count: 3 * Self.rate),
            Self.sine(3, level: 0.9, hertz: 2), Self.sine(3, level: 0.005),
            [Float](repeating: .nan, count: 3 * Self.rate),
        ] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            #expect(try refusal(samples) == "sound.file.silent")
        }
    }

    @Test("a click in minutes of silence is silence, and so is a tone that pauses for long")
    func pauses() throws {
        let click = [Float](repeating: 0.9, count: 8)
        let tone = Self.sine(1, level: 0.5)
        for samples in [
            Self.silence(60) + click + Self.silence(120), tone + Self.silence(9),
            Self.silence(5) + tone + Self.silence(5), tone + Self.silence(9) + tone,
        ] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            #expect(try refusal(samples) == "sound.file.pauses")
        }
    }

    @Test("a tone, a quiet one, one with an offset, one that pauses for some seconds, and a metronome ring")
    func rings() throws {
        let metronome = (0..<6).flatMap { _ in Self.sine(0.05, level: 0.8) + Self.silence(0.95) }
        for samples in [
            Self.sine(0.2, level: 0.5), Self.sine(2, level: 0.03), Self.sine(2, level: 0.2).map { $0 + 0.4 },
            Self.sine(1, level: 0.5) + Self.silence(6), metronome,
        ] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            #expect(try refusal(samples) == nil)
        }
    }

    @Test("what is shorter than a tenth of a second is no tone") func tooShort() throws {
        #expect(try refusal(Self.sine(0.05, level: 0.9)) == "sound.file.tooShort")
    }

    @Test("the hash is the file's, whatever is read of it") func digest() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = try write(Self.sine(1, level: 0.5))
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/sha256sum")
        process.arguments = [path]
        process.standardOutput = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        for rate in [16_000, 48_000] {
            let tone = try SndfileReader().tone(ofFileAt: path, samplesPerSecond: rate)
            #expect(said.hasPrefix(tone.digest + " "))
            #expect(tone.samples.count == rate)
        }
    }
}
