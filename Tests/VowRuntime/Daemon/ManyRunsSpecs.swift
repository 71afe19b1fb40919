import Foundation
import InMemory
import Testing
import VowCore
import VowRuntime

/// What a hundred mornings leave behind in one daemon.
@Suite("R12 a hundred runs", .timeLimit(.minutes(2))) struct ManyRunsSpecs {
    private func count(_ folder: String) -> Int {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).count
    }

    private var residentKilobytes: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        return pages.flatMap { $0.count > 1 ? Int($0[1]) : nil }.map { $0 * 4 } ?? 0
    }

    @Test(
        "a hundred mornings on one daemon leave no descriptor and no thread, and each one's memory is small")
    func hundred() throws {
        let morning = try DaemonMorning()
        defer { try? morning.end() }
        #expect(morning.clock.rest())
        func live(_ number: Int) throws {
            if number > 0 {
                morning.clock.pass(milliseconds: 86_400_000 - 60_000)
                #expect(morning.clock.rest())
            }
            let first = try #require(morning.nextWindow(), "morning \(number)")
            let seen = morning.display.windowCount
            morning.answer(first)
            morning.answer(
                try #require(morning.display.screen { $0.phase == .listening && $0.window > first.window }))
            #expect(morning.display.hasEnded(number + 1))
            #expect(morning.display.windowCount > seen)
        }
        for number in 0..<10 { try live(number) }
        let (descriptors, threads) = (count("/proc/self/fd"), count("/proc/self/task"))
        let memory = residentKilobytes
        for number in 10..<110 { try live(number) }
        let ended = try morning.runEvents().filter { if case .dismissed = $0 { true } else { false } }
        #expect(ended.count == 110)
        #expect(count("/proc/self/fd") <= descriptors)
        // The system's pool may keep a few threads for the next work.
        #expect(count("/proc/self/task") <= threads + 4)
        // The log is in memory here, some 5 kB a morning.
        #expect(residentKilobytes - memory < 24_000, "\(residentKilobytes - memory) kB")
    }
}
