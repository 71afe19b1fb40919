import Foundation
import Glibc
import VowAnswers
import VowCore
import VowPorts

/// Runs a person's own programs as a run goes on: `hooks/run` of the home at each change (a lamp, a radio, a vibrating
/// pillow) and wherever nothing else makes the ring heard, and `hooks/abandoned` once nobody answered (a call to a second
/// person).
///
/// They are files that the person puts there and makes executable; no setting names them, so that nobody who reaches
/// the settings can run anything. What they need to know stands in their environment. They are never in the way of the
/// ring: they run aside, one at a time, each for at most half a minute, and of the changes that come meanwhile only the
/// newest is told. Safe from any thread.
final class RunHooks: @unchecked Sendable {
    /// How long a program may run.
    static let limitMilliseconds = 30_000

    private struct Call {
        let program: String
        let environment: [String: String]
    }

    private let folder: String
    private let limitMilliseconds: Int
    private let queue = DispatchQueue(label: "vow.hooks")
    // All that changes is touched on the queue only.
    private var phase = LiveRow.Phase.idle
    private var run = ""
    private var shown: LiveRow?
    private var waiting: [Call] = []
    private var running: Process?

    init(home: String, limitMilliseconds: Int = RunHooks.limitMilliseconds) {
        folder = home + "/hooks"
        self.limitMilliseconds = limitMilliseconds
    }

    /// Takes in what goes on.
    func show(_ row: LiveRow) {
        queue.async { [self] in
            shown = row
            guard row.phase != phase || (row.run?.id ?? "") != run else { return }
            let began = phase != .idle || row.phase != .idle
            (phase, run) = (row.phase, row.run?.id ?? "")
            guard began else { return }
            call("run", row)
            if row.phase == .ended, row.ending == "abandoned" { call("abandoned", row) }
        }
    }

    /// The ring is not heard, and everything else that could be was tried.
    func alert() {
        queue.async { [self] in
            guard let shown, shown.isOn else { return }
            call("run", shown, isUnheard: true)
        }
    }

    /// Ends what still runs.
    func end() {
        queue.sync {
            waiting = []
            if let running { RunHooks.finish(running) }
        }
    }

    private func call(_ name: String, _ row: LiveRow, isUnheard: Bool = false) {
        let program = "\(folder)/\(name)"
        guard access(program, X_OK) == 0 else { return }
        var environment = ProcessInfo.processInfo.environment
        environment["VOW_PHASE"] = row.phase.rawValue
        environment["VOW_RUN"] = row.run?.id ?? ""
        environment["VOW_LABEL"] = row.label ?? ""
        environment["VOW_ENDING"] = row.ending ?? ""
        environment["VOW_AT"] = row.at
        // A call that is replaced by this one may have been the one that says so, and the run is still not heard.
        let wasUnheard = waiting.contains { $0.program == program && $0.environment["VOW_UNHEARD"] == "1" }
        environment["VOW_UNHEARD"] = isUnheard || (row.isOn && wasUnheard) ? "1" : ""
        waiting.removeAll { $0.program == program }
        waiting.append(Call(program: program, environment: environment))
        goOn()
    }

    private func goOn() {
        guard running == nil, !waiting.isEmpty else { return }
        let call = waiting.removeFirst()
        let process = Process()
        process.executableURL = URL(filePath: call.program)
        process.environment = call.environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { [weak self] ended in
            guard let self else { return }
            queue.async { [self] in
                guard running === ended else { return }
                running = nil
                goOn()
            }
        }
        guard (try? process.run()) != nil else { return goOn() }
        running = process
        queue.asyncAfter(deadline: .now() + .milliseconds(limitMilliseconds)) { [weak self] in
            if let running = self?.running, running === process { RunHooks.finish(running) }
        }
    }

    /// A program that does not end when it is asked to is killed.
    private static func finish(_ process: Process) {
        let number = process.processIdentifier
        process.terminate()
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(1)) {
            if process.isRunning { kill(number, SIGKILL) }
        }
    }
}

/// Asks another notifier, and the person's own program after it where something must be heard.
struct HookNotifier: Notifier {
    let notifier: any Notifier
    let hooks: RunHooks

    func notify(title: String, body: String, audible: Bool) throws(PortFailure) {
        if audible { hooks.alert() }
        try notifier.notify(title: title, body: body, audible: audible)
    }

    func notify(title: String, body: String, button: NoticeButton) throws(PortFailure) {
        try notifier.notify(title: title, body: body, button: button)
    }
}
