import ArgumentParser
import LinuxAdapters
import SoundAdapters
import Synchronization
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRuntime

/// `vow rehearse`: does the whole way from a sleeping machine to a sound work here?
struct RehearseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rehearse", abstract: HelpText.rehearse.inHelp,
        discussion: HelpText.rehearseMore.inHelp)
    @Option(help: .text(.rehearseSeconds)) var seconds: Int = 90
    @Flag(help: .text(.rehearseAwake)) var awake = false
    @Flag(help: .text(.optionsCommonJson)) var json = false

    func run() throws {
        try Exit.reporting {
            guard (5...3600).contains(seconds) else {
                throw CommandError.refused(.secondsGoesFrom5To)
            }
            let clock = try LinuxWakeClock()
            let power = LogindPower()
            let waking = WakeMethods(clock: clock, power: power)
            let due = clock.now().adding(seconds: Int64(seconds))
            var rehearsal = Rehearsal(clock: clock, due: due)
            if !awake { try fallAsleep(&rehearsal, methods: waking, power: power) }
            // A timer that stays set wakes the machine once more; the daemon then sets its own.
            defer { _ = try? waking.arm(nil) }
            try rehearsal.waitForDue()
            try rehearsal.ring()
            if json { JSONPrinter.print(rehearsal.rows) }
            for row in rehearsal.rows where !json {
                let distance = Texts.padded("\(row.fromDueMilliseconds) ms", to: 12)
                let detail = HomeLanguage.ofArguments(written: row.detail)
                Output.line("\(Texts.leading(row.step, to: 12)) \(row.at) \(distance)  \(detail)")
            }
            if let unheard = rehearsal.unheard {
                throw Exit.saying(Exit.no, .rangButNobodyCouldHear(cause: unheard.told))
            }
        }
    }

    /// Arms the best method that wakes and sends the machine to sleep; refuses where either is impossible.
    private func fallAsleep(_ rehearsal: inout Rehearsal, methods waking: WakeMethods, power: LogindPower)
        throws
    {
        let methods = waking.methods().filter { $0.means != .inhibitor }
        guard methods.contains(where: { $0.state == .ready }) else {
            for method in methods {
                Exit.tell(
                    Exit.saying(
                        Exit.no,
                        TextCode(method.means.rawValue + ":").followed(by: method.reason).followed(
                            by: method.repair)), HomeLanguage.ofArguments)
            }
            throw Exit.saying(
                Exit.no,
                .nothingCanWakeThisMachineSo)
        }
        // Sound devices need a moment after a resume: a real alarm wakes the machine minutes ahead, a rehearsal as
        // early as its time allows.
        let ahead = min(15, Int64(seconds) / 2)
        rehearsal.note("armed", try waking.arm(rehearsal.due.adding(seconds: -ahead)).rawValue)
        do { try power.suspend() } catch {
            // What stays armed wakes the machine once.
            _ = try? waking.arm(nil)
            throw Exit.saying(Exit.no, .machineMayNotBePut(cause: error.told))
        }
    }
}

/// What the ringer's thread reports.
private final class Heard: Sendable {
    let started = Mutex<(latency: Int, ready: Int)?>(nil)
    let unheard = Mutex<PortFailure?>(nil)
    let failure = Mutex<PortFailure?>(nil)
}

/// One rehearsal with its ledger.
private struct Rehearsal {
    let clock: LinuxWakeClock
    let due: Instant
    private(set) var rows: [LedgerRow] = []
    /// Why nobody could hear it, when nobody could.
    private(set) var unheard: PortFailure?
    private let sleptBefore: Int64

    init(clock: LinuxWakeClock, due: Instant) {
        self.clock = clock
        self.due = due
        sleptBefore = clock.suspendedMilliseconds()
    }

    mutating func note(_ step: String, _ detail: String, at instant: Instant? = nil) {
        let now = instant ?? clock.now()
        rows.append(
            LedgerRow(
                step: step, at: now.iso8601Milliseconds, fromDueMilliseconds: now.milliseconds(since: due),
                detail: detail))
    }

    mutating func waitForDue() throws {
        var isResumed = false
        while clock.now() < due {
            _ = try clock.wait(until: due)
            let slept = clock.suspendedMilliseconds() - sleptBefore
            if slept >= 1_000, !isResumed {
                isResumed = true
                note("resumed", TextCode.afterMsOfSleep(milliseconds: slept).description)
            }
        }
        note("fired", "")
    }

    mutating func ring() throws {
        let ringer = PulseAudioRinger(server: nil, files: SndfileReader())
        let heard = Heard()
        let clock = self.clock
        let asked = clock.now()
        try ringer.start(
            RingRequest(source: .tone("beacon"), volumePercent: 60, rampSeconds: 0, routeTags: [])
        ) { signal in
            switch signal {
            case .started(let latency, let ready): heard.started.withLock { $0 = (latency, ready) }
            case .unheard(let finding, _): heard.unheard.withLock { $0 = finding }
            case .failed(let broken): heard.failure.withLock { $0 = broken }
            case .level, .fed, .noticed, .heardAgain, .measured: return
            }
            clock.interrupt()
        }
        defer { ringer.stop() }
        let patience = clock.now().adding(seconds: 5)
        while heard.started.withLock({ $0 }) == nil, clock.now() < patience {
            if let broken = heard.failure.withLock({ $0 }) { throw broken }
            _ = try clock.wait(until: patience)
        }
        guard let (latency, ready) = heard.started.withLock({ $0 }) else {
            throw Exit.saying(Exit.no, .noSoundBeganWithin5)
        }
        note("sinkReady", "", at: asked.adding(milliseconds: Int64(ready)))
        note("firstSample", "", at: asked.adding(milliseconds: Int64(latency)))
        let end = clock.now().adding(seconds: 3)
        while clock.now() < end { _ = try clock.wait(until: end) }
        unheard = heard.unheard.withLock { $0 }
    }
}
