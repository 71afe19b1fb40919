import SpeechAdapters
import Foundation
import Testing
import VowCore
import VowHearing

/// Every feature beside numpy's, which solves what Vow finds by recursion, transforms what Vow adds up, and adds up what
/// Vow transforms.
///
/// Where there is no numpy it is fetched into a folder of the test's own; where that fails, nothing is compared and the
/// test says so.
@Suite(.serialized) struct IndependentFeatureTests {
    private static let script = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Support/independent_features.py").path

    /// What a program prints; nil where it fails.
    private static func output(_ arguments: [String], path: String? = nil) -> Data? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        if let path { environment["PYTHONPATH"] = path }
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? data : nil
    }

    /// Signals that have something of a voice: overtones that glide, pauses, a room.
    private static let signals: [(name: String, sound: [Float])] = {
        let noise = KnownSound.noise(40_000).map { $0 * 0.01 }
        let low = KnownSound.vowel(110, 12_000)
        let high = KnownSound.vowel(220, 12_000)
        let quiet = [Float](repeating: 0, count: 8_000)
        let voice = zip(low + quiet + high + quiet, noise).map { $0 + $1 }
        let loud = voice.map { max(-1, min(1, $0 * 8)) }
        return [
            ("voice", voice), ("clipped", loud), ("noise", KnownSound.noise(24_000)),
            ("chirp", KnownSound.chirp(24_000)),
        ]
    }()

    @Test("all agree with numpy's") func agree() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "numpy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        if Self.output(["python3", "-c", "import numpy"]) == nil {
            _ = Self.output(
                ["python3", "-m", "pip", "install", "--quiet", "--target", folder.path, "numpy"])
        }
        guard Self.output(["python3", "-c", "import numpy"], path: folder.path) != nil else {
            try Test.cancel("numpy cannot be had")
        }
        let analyst = SpectralSoundAnalyst(FFTWSpectrumAnalyzer())
        for signal in Self.signals {
            let file = folder.appending(path: signal.name)
            try signal.sound.withUnsafeBytes { Data($0) }.write(to: file)
            let data = try #require(Self.output(["python3", Self.script, file.path], path: folder.path))
            let theirs = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Double])
            let ours = try #require(try analyst.analyse(signal.sound))
            #expect(Set(theirs.keys) == Set(SoundFeature.allCases.map(\.rawValue)))
            for (name, value) in theirs {
                let feature = try #require(SoundFeature(rawValue: name))
                // Vow keeps four places.
                #expect(
                    abs(ours[feature] - value) <= 2e-3 * max(1, abs(value)),
                    "\(signal.name) \(name): \(ours[feature]), numpy \(value)")
            }
        }
    }
}
