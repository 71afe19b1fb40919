import Foundation
import Synchronization
import Testing
import VowAnswers
import VowCore
import VowPorts

@testable import vow

/// R4 R8: a person's own programs are told how a run goes, and are never in its way.
@Suite("R4 R8 Hooks", .serialized, .timeLimit(.minutes(1))) struct RunHooksTests {
    /// A home with a program under a name; what it writes lies in `told`.
    private final class Home {
        let path = NSTemporaryDirectory() + "vow-hooks-\(UUID().uuidString)"

        func put(_ name: String, _ script: String) throws {
            try FileManager.default.createDirectory(
                atPath: path + "/hooks", withIntermediateDirectories: true)
            let file = "\(path)/hooks/\(name)"
            try "#!/bin/sh\n\(script)\n".write(toFile: file, atomically: false, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        }

        /// The lines that were written once there are so many, or after ten seconds.
        func told(_ count: Int) -> [String] {
            for _ in 0..<1_000 {
                let lines = lines
                if lines.count >= count { return lines }
                usleep(10_000)
            }
            return lines
        }

        var lines: [String] {
            let text = (try? String(contentsOfFile: path + "/told", encoding: .utf8)) ?? ""
            return text.split(separator: "\n").map(String.init)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private func row(_ phase: LiveRow.Phase, ending: String? = nil) -> LiveRow {
        let run = LiveRow.Run(id: "r1", label: "Morning", language: "en", phaseText: "", prompt: "")
        let gate = LiveRow.Gate(
            step: 0, stepCount: 1, task: LiveRow.Task("recite"), words: LiveRow.Words(lines: []), attempt: 1,
            windowMilliseconds: 20_000, typingOpen: false,
            snooze: LiveRow.Snooze(allowed: false, reason: nil, minutes: nil), emergency: nil)
        let standing: LiveRow.Standing =
            switch phase {
            case .idle: .idle(nil)
            case .ended: .ended(run, ending: ending ?? "")
            default: LiveRow.Standing(phase, run, gate)
            }
        return LiveRow(standing, at: "2029-01-01T07:00:00.000Z")
    }

    @Test("each change is told with its state, the same twice only once, and an idle clock never")
    func changes() throws {
        let home = Home()
        try home.put("run", "echo \"$VOW_PHASE $VOW_RUN $VOW_LABEL $VOW_ENDING\" >> \(home.path)/told")
        try home.put("abandoned", "echo help >> \(home.path)/told")
        let hooks = RunHooks(home: home.path)
        hooks.show(row(.idle))
        hooks.show(row(.ringing))
        hooks.show(row(.ringing))
        #expect(home.told(1) == ["ringing r1 Morning "])
        hooks.show(row(.ended, ending: "abandoned"))
        #expect(home.told(3) == ["ringing r1 Morning ", "ended r1 Morning abandoned", "help"])
        hooks.end()
    }

    @Test("a ring that nobody hears is told after the notifier was asked, and only while it rings")
    func unheard() throws {
        let home = Home()
        try home.put("run", "echo \"$VOW_PHASE:$VOW_UNHEARD\" >> \(home.path)/told")
        let hooks = RunHooks(home: home.path)
        let asked = Asked()
        let notifier = HookNotifier(notifier: asked, hooks: hooks)
        try notifier.notify(title: "Vow", body: "Wake up", audible: true)
        hooks.show(row(.ringing))
        #expect(home.told(1) == ["ringing:"])
        #expect(throws: PortFailure.self) {
            asked.fails.withLock { $0 = true }
            try notifier.notify(title: "Vow", body: "Wake up", audible: true)
        }
        #expect(home.told(2) == ["ringing:", "ringing:1"])
        asked.fails.withLock { $0 = false }
        try notifier.notify(title: "Vow", body: "Tomorrow", audible: false)
        hooks.show(row(.ended, ending: "dismissed"))
        #expect(home.told(3) == ["ringing:", "ringing:1", "ended:"])
        hooks.end()
        #expect(asked.count.withLock { $0 } == 3)
    }

    @Test("what is not heard is told also where another change comes while a program still runs")
    func unheardMeanwhile() throws {
        let home = Home()
        try home.put(
            "run",
            """
            echo "$VOW_PHASE:$VOW_UNHEARD" >> \(home.path)/told
            while [ $VOW_PHASE = ringing ] && [ ! -e \(home.path)/go ]; do sleep 0.02; done
            """)
        let hooks = RunHooks(home: home.path)
        hooks.show(row(.ringing))
        #expect(home.told(1) == ["ringing:"])
        hooks.alert()
        hooks.show(row(.listening))
        try "".write(toFile: home.path + "/go", atomically: false, encoding: .utf8)
        #expect(home.told(2) == ["ringing:", "listening:1"])
        hooks.show(row(.ended, ending: "dismissed"))
        #expect(home.told(3) == ["ringing:", "listening:1", "ended:"])
        hooks.end()
    }

    private final class Asked: Notifier {
        let count = Mutex(0)
        let fails = Mutex(false)
        func notify(title: String, body: String, audible: Bool) throws(PortFailure) {
            count.withLock { $0 += 1 }
            if fails.withLock({ $0 }) {
                throw PortFailure(
                    code: "test", message: TextCode(worded: "No."), repair: TextCode(worded: "None."))
            }
        }
    }

    @Test("a program that hangs is ended at its limit, and the newest change is told then")
    func hangs() throws {
        let home = Home()
        try home.put(
            "run", "echo $VOW_PHASE >> \(home.path)/told; [ $VOW_PHASE = ringing ] && exec sleep 60")
        let hooks = RunHooks(home: home.path, limitMilliseconds: 300)
        hooks.show(row(.ringing))
        #expect(home.told(1) == ["ringing"])
        hooks.show(row(.listening))
        hooks.show(row(.ended, ending: "dismissed"))
        #expect(home.told(2) == ["ringing", "ended"])
        hooks.end()
    }

    @Test("without such programs, or with one that cannot be run, nothing happens") func none() throws {
        let home = Home()
        let hooks = RunHooks(home: home.path)
        hooks.show(row(.ringing))
        try home.put("run", "echo told >> \(home.path)/told")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o644], ofItemAtPath: home.path + "/hooks/run")
        hooks.show(row(.listening))
        hooks.end()
        #expect(home.lines.isEmpty)
    }
}
