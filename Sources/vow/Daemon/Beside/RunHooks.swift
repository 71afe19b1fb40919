import Foundation
import Glibc
import Synchronization
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
final class RunHooks: Sendable {
    /// How long a program may run.
    static let limitMilliseconds = 30_000

    private struct Call {
        let program: String
        let environment: [String: String]
    }

    private let folder: String
    private let limitMilliseconds: Int
    private let queue = DispatchQueue(label: "vow.hooks")
    /// Locked by blocks of the queue only, so that nobody waits for it.
    private let state = Mutex(State())

    private struct State {
        var phase = LiveRow.Phase.idle
        var run = ""
        var shown: LiveRow?
        var waiting: [Call] = []
        var running: Process?
    }

    init(home: String, limitMilliseconds: Int = RunHooks.limitMilliseconds) {
        folder = home + "/hooks"
        self.limitMilliseconds = limitMilliseconds
    }

    /// Takes in what goes on.
    func show(_ row: LiveRow) {
        perform { hooks, state in
            state.shown = row
            guard row.phase != state.phase || (row.run?.id ?? "") != state.run else { return }
            let began = state.phase != .idle || row.phase != .idle
            (state.phase, state.run) = (row.phase, row.run?.id ?? "")
            guard began else { return }
            hooks.call("run", row, &state)
            if row.phase == .ended, row.ending == "abandoned" { hooks.call("abandoned", row, &state) }
        }
    }

    /// The ring is not heard, and everything else that could be was tried.
    func alert() {
        perform { hooks, state in
            guard let shown = state.shown, shown.isOn else { return }
            hooks.call("run", shown, isUnheard: true, &state)
        }
    }

    /// Ends what still runs.
    func end() {
        queue.sync {
            state.withLock { state in
                state.waiting = []
                if let running = state.running { RunHooks.finish(running) }
            }
        }
    }

    private func perform(_ work: @escaping @Sendable (RunHooks, inout State) -> Void) {
        queue.async { [self] in state.withLock { work(self, &$0) } }
    }

    private func call(_ name: String, _ row: LiveRow, isUnheard: Bool = false, _ state: inout State) {
        let program = "\(folder)/\(name)"
        guard access(program, X_OK) == 0 else { return }
        var environment = ProcessInfo.processInfo.environment
        environment["VOW_PHASE"] = row.phase.rawValue
        environment["VOW_RUN"] = row.run?.id ?? ""
        environment["VOW_LABEL"] = row.label ?? ""
        environment["VOW_ENDING"] = row.ending ?? ""
        environment["VOW_AT"] = row.at
        // A call that is replaced by this one may have been the one that says so, and the run is still not heard.
        let wasUnheard = state.waiting.contains {
            $0.program == program && $0.environment["VOW_UNHEARD"] == "1"
        }
        environment["VOW_UNHEARD"] = isUnheard || (row.isOn && wasUnheard) ? "1" : ""
        state.waiting.removeAll { $0.program == program }
        state.waiting.append(Call(program: program, environment: environment))
        startNext(&state)
    }

    private func startNext(_ state: inout State) {
        guard state.running == nil, !state.waiting.isEmpty else { return }
        let call = state.waiting.removeFirst()
        let process = Process()
        process.executableURL = URL(filePath: call.program)
        process.environment = call.environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { [weak self] ended in
            self?.perform { hooks, state in
                guard state.running === ended else { return }
                state.running = nil
                hooks.startNext(&state)
            }
        }
        // A program that cannot be started is the person's own affair; the next one may be.
        guard (try? process.run()) != nil else { return startNext(&state) }
        state.running = process
        queue.asyncAfter(deadline: .now() + .milliseconds(limitMilliseconds)) { [weak self] in
            guard self?.state.withLock({ $0.running === process }) == true else { return }
            RunHooks.finish(process)
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
