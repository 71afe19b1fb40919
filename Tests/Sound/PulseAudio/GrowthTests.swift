import Foundation
import SoundAdapters
import Testing
import VowPorts

extension SoundTests {
    /// What many rings leave behind.
    @Suite("R12 many rings", .serialized, .timeLimit(.minutes(1)))
    struct GrowthTests {
        private func count(_ folder: String) -> Int {
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).count
        }

        private func streams(of server: PrivateSoundServer) throws -> Int {
            try listed(server, "sink-inputs").count
        }

        @Test("forty rings, prepared and not, leave no descriptor, no thread and no stream") func forty()
            throws
        {
            let server = try PrivateSoundServer()
            defer { server.stop() }
            let ringer = PulseAudioRinger(server: server.address, files: SndfileReader())
            let request = RingRequest(source: .tone("beacon"), volumePercent: 50, rampSeconds: 0)
            func ring(_ number: Int) throws {
                if number.isMultiple(of: 2) { try ringer.prepare(request) }
                try ringer.start(request) { _ in }
                ringer.duck(toPercent: 30)
                ringer.stop()
            }
            // What is made once and kept is no growth.
            for number in 0..<4 { try ring(number) }
            let rest = ContinuousClock.now + .seconds(3)
            while try streams(of: server) > 0, ContinuousClock.now < rest {}
            usleep(1_200_000)
            let (descriptors, threads) = (count("/proc/self/fd"), count("/proc/self/task"))
            for number in 0..<40 { try ring(number) }
            // Each is closed a moment after its end, a second later at the latest.
            let limit = ContinuousClock.now + .seconds(5)
            while ContinuousClock.now < limit {
                if try streams(of: server) == 0, count("/proc/self/fd") <= descriptors + 4,
                    count("/proc/self/task") <= threads + 4
                {
                    break
                }
                usleep(50_000)
            }
            #expect(try streams(of: server) == 0)
            // The system's pool may keep a few threads for the next work, each with what it waits on; a ring that left
            // one behind would leave forty.
            #expect(count("/proc/self/fd") <= descriptors + 4)
            #expect(count("/proc/self/task") <= threads + 4)
        }
    }
}
