import CSound.Sndfile
import Foundation
import SoundAdapters
import Testing
import VowPorts

@Suite("R1 sound files")
struct SndfileReaderTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "vow-files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Writes a sine of 440 Hz on the left channel only, and returns its path.
    private func write(
        _ name: String, format: Int32, samplesPerSecond: Int, channels: Int, frames: Int
    ) throws -> String {
        let path = folder.appending(path: name).path
        var info = SF_INFO(
            frames: 0, samplerate: Int32(samplesPerSecond), channels: Int32(channels), format: format,
            sections: 0, seekable: 0)
        let file = try #require(sf_open(path, Int32(SFM_WRITE), &info))
        defer { sf_close(file) }
        var samples = [Float](repeating: 0, count: frames * channels)
        for frame in 0..<frames {
            samples[frame * channels] =
                Float(0.8 * sin(2 * Double.pi * 440 * Double(frame) / Double(samplesPerSecond)))
        }
        #expect(sf_writef_float(file, samples, sf_count_t(frames)) == frames)
        return path
    }

    private func read(_ path: String, samplesPerSecond: Int = 16_000) throws -> [Float] {
        try SndfileReader()
            .samples(ofFileAt: path, samplesPerSecond: samplesPerSecond, maximumSeconds: 10)
    }

    private func code(_ path: String) -> String? {
        do {
            _ = try read(path)
            return nil
        } catch {
            return (error as? PortFailure)?.code
        }
    }

    @Test(
        "an MP3 file is read, too, but for what its coder adds at the ends",
        arguments: [(44_100, 2), (48_000, 1)])
    func mp3(shape: (Int, Int)) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (rate, channels) = shape
        let path = try write(
            "a.mp3", format: Int32(SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III), samplesPerSecond: rate,
            channels: channels, frames: rate)
        let samples = try read(path, samplesPerSecond: 48_000)
        #expect(abs(samples.count - 48_000) < 4_800, "\(samples.count)")
        // A sine of 440 Hz changes its sign 880 times a second.
        let middle = samples[samples.count / 4..<samples.count * 3 / 4]
        let changes = zip(middle, middle.dropFirst()).filter { ($0 < 0) != ($1 < 0) }.count
        #expect(abs(Double(changes) / Double(middle.count) * 48_000 - 880) < 10)
        #expect(abs((middle.max() ?? 0) - 0.8 / Float(channels)) < 0.1)
    }

    @Test(
        arguments: [
            ("a.wav", Int32(SF_FORMAT_WAV | SF_FORMAT_PCM_16)),
            ("a.flac", Int32(SF_FORMAT_FLAC | SF_FORMAT_PCM_16)),
            ("a.ogg", Int32(SF_FORMAT_OGG | SF_FORMAT_VORBIS)),
        ], [(8_000, 1), (44_100, 2), (48_000, 3)])
    func everyKindRateAndChannelCountIsRead(kind: (String, Int32), shape: (Int, Int)) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (rate, channels) = shape
        let path = try write(
            kind.0, format: kind.1, samplesPerSecond: rate, channels: channels, frames: rate)
        for target in [16_000, 48_000] {
            let sound = try read(path, samplesPerSecond: target)
            #expect(abs(sound.count - target) <= 1)
            // One channel of several carries the sine, so the mix holds its share of it.
            let expected = 0.8 / Double(channels)
            var worst = 0.0
            for index in target / 10..<target * 9 / 10 {
                let wanted = expected * sin(2 * Double.pi * 440 * Double(index) / Double(target))
                worst = max(worst, abs(Double(sound[index]) - wanted))
            }
            #expect(worst < (kind.0 == "a.ogg" ? 0.05 : 0.001), "off by \(worst)")
        }
    }

    @Test func whatLiesAboveTheNewRateDoesNotFoldBack() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let high = (0..<48_000).map { Float(sin(2 * Double.pi * 11_000 * Double($0) / 48_000)) }
        let low = try resample(high, from: 48_000, to: 16_000)
        var loudest: Float = 0
        for sample in low[1_000..<15_000] { loudest = max(loudest, abs(sample)) }
        #expect(loudest < 0.001)
    }

    @Test func badFilesAreNamedForWhatTheyAre() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(code(folder.appending(path: "none.wav").path) == "sound.file.missing")
        #expect(code(folder.path) == "sound.file.unreadable")

        let garbage = folder.appending(path: "garbage.ogg")
        try Data((0..<4_096).map { UInt8($0 * 7 % 251) }).write(to: garbage)
        #expect(code(garbage.path) == "sound.file.unreadable")

        let nothing = folder.appending(path: "nothing.wav")
        try Data().write(to: nothing)
        #expect(code(nothing.path) == "sound.file.unreadable")

        let wav = Int32(SF_FORMAT_WAV | SF_FORMAT_PCM_16)
        let empty = try write("empty.wav", format: wav, samplesPerSecond: 16_000, channels: 1, frames: 0)
        #expect(code(empty) == "sound.file.empty")

        let long = try write("long.wav", format: wav, samplesPerSecond: 8_000, channels: 1, frames: 81_000)
        #expect(code(long) == "sound.file.tooLong")
    }

    @Test func aPipeDoesNotBlock() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "pipe.wav").path
        #expect(mkfifo(path, 0o600) == 0)
        #expect(code(path) == "sound.file.unreadable")
    }

    @Test func aHeaderThatPromisesTooMuchCostsNoMemory() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let wav = Int32(SF_FORMAT_WAV | SF_FORMAT_PCM_16)
        let path = try write("cut.wav", format: wav, samplesPerSecond: 16_000, channels: 1, frames: 16_000)
        var bytes = try Data(contentsOf: URL(filePath: path))
        // The length fields of the file and of its data chunk, set to almost four gigabytes.
        bytes.replaceSubrange(4..<8, with: [0xF0, 0xFF, 0xFF, 0xFF])
        bytes.replaceSubrange(40..<44, with: [0xC0, 0xFF, 0xFF, 0xFF])
        try bytes.write(to: URL(filePath: path))
        #expect(try read(path).count == 16_000)
    }
}
