import SoundAdapters
import Foundation
import Synchronization
import Testing
import VowCore
import VowPorts

/// R5 what rings without any sound server, against ALSA's own file plugin: what "plays" is written into a file.
@Suite("R5 ringing through ALSA alone", .serialized, .timeLimit(.minutes(1))) struct AplayRingerTests {
    private struct NoFiles: ToneReader {
        func tone(ofFileAt path: String, samplesPerSecond: Int) throws(PortFailure) -> OwnTone {
            throw PortFailure(
                code: "sound.file.missing", message: TextCode(worded: "None."),
                repair: TextCode(worded: "None."))
        }
    }

    /// A file of zeros that no reader refused.
    private struct Zeros: ToneReader {
        func tone(ofFileAt path: String, samplesPerSecond: Int) throws(PortFailure) -> OwnTone {
            OwnTone(samples: [Float](repeating: 0, count: 480), digest: "00")
        }
    }

    private static let request = RingRequest(source: .tone("siren"), volumePercent: 100, rampSeconds: 0)

    /// A player of ALSA with a configuration of its own, whose default device writes into a file of at most 4 MB. The
    /// device takes sound faster than it would play, so that it soon breaks off.
    private static func player(in folder: String) throws -> String {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try """
        pcm.!default { type file; file "\(folder)/played"; format raw; slave.pcm "nothing" }
        pcm.nothing { type null }
        """.write(toFile: folder + "/asound.conf", atomically: true, encoding: .utf8)
        let program = folder + "/player"
        try "#!/bin/sh\nulimit -f 8000\nALSA_CONFIG_PATH=\(folder)/asound.conf exec aplay \"$@\"\n".write(
            toFile: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        return program
    }

    @Test("what it plays is the tone, and a device that breaks off is told of") func plays() throws {
        let folder = NSTemporaryDirectory() + "vow-alsa-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let ringer = AplayRinger(program: try Self.player(in: folder), files: NoFiles())
        let (begun, broken) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        try ringer.start(Self.request) { news in
            switch news {
            case .started: begun.signal()
            case .failed: broken.signal()
            default: break
            }
        }
        #expect(begun.wait(timeout: .now() + 10) == .success)
        #expect(broken.wait(timeout: .now() + 10) == .success)
        #expect(Self.peak(folder) > 0.5)
        ringer.stop()
        ringer.stop()
    }

    @Test("a ring that sends nothing but silence fails as one, and one that sounds does not") func silent()
        throws
    {
        let folder = NSTemporaryDirectory() + "vow-alsa-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // A player that takes 15 seconds of sound at once, and then ends.
        let program = folder + "/player"
        try "#!/bin/sh\nexec head -c 2880000 >/dev/null\n".write(
            toFile: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        func failure(_ source: RingRequest.Source) throws -> String {
            let ringer = AplayRinger(program: program, files: Zeros())
            defer { ringer.stop() }
            let codes = Mutex<[String]>([])
            let failed = DispatchSemaphore(value: 0)
            try ringer.start(RingRequest(source: source, volumePercent: 100, rampSeconds: 0)) { news in
                if case .failed(let failure) = news {
                    codes.withLock { $0.append(failure.code) }
                    failed.signal()
                }
            }
            #expect(failed.wait(timeout: .now() + 20) == .success)
            return codes.withLock { $0.joined(separator: ",") }
        }
        #expect(try failure(.file(path: "/own.wav")) == PortFailure.nothingSent.code)
        #expect(try failure(.tone("siren")) == "sound.alsa")
    }

    @Test("a player that hangs is told of within seconds, and does not outlive its ring") func hangs() throws
    {
        let folder = NSTemporaryDirectory() + "vow-alsa-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // What the player holds open as long as it is there.
        let held = folder + "/held"
        try #require(mkfifo(held, 0o600) == 0)
        let reading = open(held, O_RDONLY | O_NONBLOCK)
        try #require(reading >= 0)
        defer { close(reading) }
        try "#!/bin/sh\nexec 9>\(held)\necho here >&9\nexec sleep 600\n".write(
            toFile: folder + "/player", atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/player")
        let ringer = AplayRinger(program: folder + "/player", files: NoFiles())
        let broken = DispatchSemaphore(value: 0)
        try ringer.start(Self.request) { if case .failed = $0 { broken.signal() } }
        #expect(broken.wait(timeout: .now() + 20) == .success)
        #expect(tells(reading) == POLLIN)
        var line = [UInt8](repeating: 0, count: 16)
        #expect(read(reading, &line, line.count) == 5)
        ringer.stop()
        #expect(tells(reading) == POLLHUP)
    }

    /// What a descriptor tells of next.
    private func tells(_ descriptor: Int32) -> Int32 {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&waiting, 1, 20_000)
        return Int32(waiting.revents)
    }

    @Test("a player that is not there, or that is refused, is told of within a second") func refused() {
        for program in ["no-such-player-of-vow", "false"] {
            let began = ContinuousClock.now
            let failure = #expect(throws: PortFailure.self) {
                try AplayRinger(program: program, files: NoFiles()).start(Self.request) { _ in }
            }
            #expect(failure?.code == "sound.alsa")
            #expect(ContinuousClock.now - began < .seconds(1))
        }
    }

    /// The loudest sample that was written.
    private static func peak(_ folder: String) -> Float {
        let data = FileManager.default.contents(atPath: folder + "/played") ?? Data()
        return data.withUnsafeBytes { bytes in
            (0..<bytes.count / 4).reduce(Float(0)) {
                max($0, abs(bytes.loadUnaligned(fromByteOffset: $1 * 4, as: Float.self)))
            }
        }
    }
}
