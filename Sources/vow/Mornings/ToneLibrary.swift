import Foundation
import SoundAdapters
import VowCommandLine
import VowHearing
import VowPorts
import VowRuntime
import VowSystem

/// The tones that a person added. Each is decoded when it is added and kept as plain sound, so that a morning depends
/// on no decoder and on no file elsewhere.
struct ToneLibrary {
    /// The rate at which they are kept.
    static let samplesPerSecond = 48_000
    /// The longest tone that is kept, in seconds: a minute takes 6 MB on the disk.
    static let longestSeconds = 120

    private let folder: String

    init(home: String) { folder = home + "/tones" }

    /// The names, in order.
    var names: [String] {
        let files = Files.names(in: folder)
        return files.filter { $0.hasSuffix(".wav") }.map { String($0.dropLast(4)) }.sorted()
    }

    /// Where a tone lies; nil where there is none of this name.
    func path(of name: String) -> String? { names.contains(name) ? file(name) : nil }

    private func file(_ name: String) -> String { "\(folder)/\(name).wav" }

    /// Decodes a file and keeps it under a name, in place of any other tone of that name.
    func add(_ path: String, as name: String) throws {
        guard ToneLibrary.isName(name) else {
            throw CommandError.refused(
                .noNameForToneTakes(name: name))
        }
        let samples = try CompressedTone.readable(path) { path in
            // What would wake nobody is refused.
            _ = try SndfileReader().tone(ofFileAt: path, samplesPerSecond: 16_000)
            return try SndfileReader().samples(
                ofFileAt: path, samplesPerSecond: ToneLibrary.samplesPerSecond,
                maximumSeconds: ToneLibrary.longestSeconds)
        }
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try ToneLibrary.wave(samples).write(to: URL(filePath: file(name)), options: .atomic)
        } catch {
            throw PortFailure(
                code: "tones.unwritable", message: .toneCouldNotBeKept(folder: folder),
                repair: .makeRoomMakeWritable, cause: error.inWords)
        }
    }

    /// Takes a tone away.
    func remove(_ name: String) throws {
        guard let path = path(of: name) else {
            throw CommandError.refused(.noToneOfYoursVow(name: name))
        }
        try FileManager.default.removeItem(atPath: path)
    }

    /// A name that a file's own suggests: what no name takes becomes hyphens.
    static func name(ofFile path: String) -> String {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let parts = name.split { !isPart($0) || $0 == "-" }
        return String(parts.joined(separator: "-").prefix(longestName))
    }

    /// How many characters a name has at most.
    private static let longestName = 40

    private static func isName(_ text: String) -> Bool {
        (1...longestName).contains(text.count) && text.allSatisfy(isPart)
    }

    private static func isPart(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-"
        }
    }

    /// A WAV file of one channel of sixteen bits (RIFF, WAVE_FORMAT_PCM).
    private static func wave(_ samples: [Float]) -> Data {
        let sound = SixteenBitSound.bytes(of: samples[...])
        var data = Data("RIFF".utf8)
        func put(_ value: Int, bytes: Int) {
            for place in 0..<bytes { data.append(UInt8(truncatingIfNeeded: value >> (8 * place))) }
        }
        put(36 + sound.count, bytes: 4)
        data.append(Data("WAVEfmt ".utf8))
        for (value, bytes) in [
            (16, 4), (1, 2), (1, 2), (samplesPerSecond, 4), (2 * samplesPerSecond, 4), (2, 2), (16, 2),
        ] {
            put(value, bytes: bytes)
        }
        data.append(Data("data".utf8))
        put(sound.count, bytes: 4)
        data.append(contentsOf: sound)
        return data
    }
}
