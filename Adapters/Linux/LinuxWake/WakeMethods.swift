import CLinux.Timer
import Foundation
import Glibc
import Synchronization
package import VowCore
package import VowPorts
import VowSystem

/// The methods to have a Linux machine awake in time, best first.
///
/// 1. `alarmTimer`: a kernel timer that wakes the machine (timerfd on CLOCK_REALTIME_ALARM), with CAP_WAKE_ALARM.
///    The kernel creates it even on machines without a clock that can wake them, so the clock is checked.
/// 2. `powerService`: the desktop's power service wakes the machine (PowerDevil).
/// 3. `clockFile`: the alarm of the real-time clock, written under /sys/class/rtc.
/// 4. `helper`: rtcwake, through sudo if that needs no password.
/// 5. `inhibitor`: logind prevents sleep until the alarm.
package final class WakeMethods: WakeScheduler {
    /// Where the methods are looked up; tests use a folder of their own.
    package struct Paths: Sendable {
        /// The real-time clocks.
        package var clocks = "/sys/class/rtc"
        /// The program that sets a clock's alarm.
        package var helper = "/usr/sbin/rtcwake"
        /// The path of sudo.
        package var sudo = "/usr/bin/sudo"
        /// The kernel's process files (proc(5)).
        package var processes = "/proc"
        /// Limit for the helper, in milliseconds: sudo may wait for a directory service, and the thread that waits here
        /// is the thread that rings.
        package var helperMilliseconds: Int64 = 2_000

        /// Methods that are never used.
        package var leavingOut: [WakeMeans] = []

        /// The machine's own paths.
        package init() {}
    }

    private struct State {
        var timer: Int32 = -1
        var clockFile: String?
        var hasHelperAlarm = false
    }

    /// How long before the alarm the inhibitor is taken. A caller that arms earlier must arm again by then.
    package static let holdMilliseconds: Int64 = 12 * 3_600_000

    private let paths: Paths
    private let power: LogindPower
    private let desktop: PowerDevil
    private let clock: any WakeClock
    private let state = Mutex(State())

    /// Creates the methods of a machine. `power` prevents sleep if nothing can wake the machine; `desktop` wakes it if
    /// this process has no right to.
    package init(
        clock: any WakeClock, power: LogindPower, desktop: PowerDevil = PowerDevil(), paths: Paths = Paths()
    ) {
        self.clock = clock
        self.power = power
        self.desktop = desktop
        self.paths = paths
    }

    deinit { disarm() }

    // MARK: - Looking

    /// All methods, probed now.
    package func methods() -> [WakeMethod] { probes.map { $0() } }

    /// The probe of each method, best first. A bus or sudo may take seconds to answer.
    private var probes: [() -> WakeMethod] {
        let all: [(means: WakeMeans, probe: () -> WakeMethod)] = [
            (.alarmTimer, timerMethod), (.powerService, serviceMethod), (.clockFile, fileMethod),
            (.helper, helperMethod), (.inhibitor, inhibitorMethod),
        ]
        return all.filter { !paths.leavingOut.contains($0.means) }.map(\.probe)
    }

    /// The folders of the clocks with an alarm.
    private var wakingClocks: [String] {
        Files.names(in: paths.clocks).filter { $0.hasPrefix("rtc") }.sorted().map { "\(paths.clocks)/\($0)" }
            .filter { FileManager.default.fileExists(atPath: $0 + "/wakealarm") }
    }

    private func noClock(_ means: WakeMeans) -> WakeMethod {
        WakeMethod(
            means: means, state: .missing,
            reason: .noRealTimeClockWith(folder: paths.clocks),
            repair: .keepMachineAwakeAtNight)
    }

    private func timerMethod() -> WakeMethod {
        let means = WakeMeans.alarmTimer
        guard let clockFolder = wakingClocks.first else { return noClock(means) }
        let timer = vow_timerfd_create(CLOCK_REALTIME_ALARM)
        guard timer >= 0 else {
            return WakeMethod(
                means: means, state: .denied,
                reason: .rightToWakeMissing(cause: WakeMethods.lastError),
                repair:
                    .runMakeInstallOnceMore)
        }
        close(timer)
        return WakeMethod(
            means: means, state: .ready, reason: .kernelWakesMachineBy(folder: clockFolder))
    }

    private func serviceMethod() -> WakeMethod {
        let means = WakeMeans.powerService
        guard !wakingClocks.isEmpty else { return noClock(means) }
        guard let process = desktop.processIdentifier() else {
            return WakeMethod(
                means: means, state: .missing, reason: .noPowerServiceAnswersOn,
                repair: .comesWithPlasmaDesktopApt)
        }
        // The service accepts requests that it has no right to fulfil, so its capabilities are checked.
        guard mayWake(process) else {
            return WakeMethod(
                means: means, state: .denied, reason: .powerdevilProcessHasNoRight(process: process),
                repair: .giveProgramRightSetcapCap)
        }
        return WakeMethod(means: means, state: .ready, reason: .powerdevilWakesMachine)
    }

    /// Whether a process has CAP_WAKE_ALARM, bit 35 of its effective capabilities (capabilities(7)).
    private func mayWake(_ process: Int32) -> Bool {
        let status = WakeMethods.read("\(paths.processes)/\(process)/status") ?? ""
        let field = status.split(separator: "\n").first { $0.hasPrefix("CapEff:") }
        let mask = field.flatMap { UInt64($0.dropFirst(7).filter { !$0.isWhitespace }, radix: 16) } ?? 0
        return mask & (1 << 35) != 0
    }

    /// Whether the kernel prevents this process from gaining privileges (prctl(2), PR_SET_NO_NEW_PRIVS).
    private var mayGainNothing: Bool {
        (WakeMethods.read("\(paths.processes)/self/status") ?? "").split(separator: "\n")
            .first { $0.hasPrefix("NoNewPrivs:") }.map { $0.hasSuffix("1") } ?? false
    }

    private func fileMethod() -> WakeMethod {
        let means = WakeMeans.clockFile
        let clocks = wakingClocks
        guard let first = clocks.first else { return noClock(means) }
        guard let writable = clocks.first(where: { access($0 + "/wakealarm", W_OK) == 0 }) else {
            return WakeMethod(
                means: means, state: .denied, reason: .wakealarmMayNotBeWritten(path: first),
                repair: .letGroupWriteWithUdev)
        }
        return WakeMethod(means: means, state: .ready, reason: .wakealarmCanBeWritten(path: writable))
    }

    private func helperMethod() -> WakeMethod {
        let means = WakeMeans.helper
        guard !wakingClocks.isEmpty else { return noClock(means) }
        guard access(paths.helper, X_OK) == 0 else {
            return WakeMethod(
                means: means, state: .missing, reason: .notInstalled(program: paths.helper),
                repair: .installAptInstallUtilLinux)
        }
        // A hardened service cannot gain privileges, whatever sudoers says (systemd.exec(5), NoNewPrivileges=).
        guard !mayGainNothing else {
            return WakeMethod(
                means: means, state: .denied, reason: .thisProcessMayNotGain,
                repair:
                    .giveServiceCapWakeAlarm
            )
        }
        let allowed =
            access(paths.sudo, X_OK) == 0 ? outcome(of: [paths.sudo, "-n", "-l", paths.helper]) : .refused
        switch allowed {
        case .done: break
        case .late:
            return WakeMethod(
                means: means, state: .denied, reason: .didNotAnswerInTime(name: paths.sudo),
                repair: .seeWhyWaitsSudoN(program: paths.helper))
        case .refused:
            return WakeMethod(
                means: means, state: .denied,
                reason: .needsRightsThatThisPerson(program: paths.helper),
                repair: .allowInSudoersWithoutPassword(program: paths.helper))
        }
        return WakeMethod(means: means, state: .ready, reason: .canBeRunThroughSudo(program: paths.helper))
    }

    private func inhibitorMethod() -> WakeMethod {
        let means = WakeMeans.inhibitor
        guard power.isReachable() else {
            return WakeMethod(
                means: means, state: .missing, reason: .systemdLogindDoesNotAnswer,
                repair: .keepMachineAwakeAtNightBy)
        }
        return WakeMethod(
            means: means, state: .ready, reason: .systemdLogindKeepsMachineAwake)
    }

    // MARK: - Arming

    /// Arms the first method that works; probes none after it.
    @discardableResult
    package func arm(_ instant: Instant?) throws(PortFailure) -> WakeMeans {
        disarm()
        guard let instant else { return .nothing }
        for probe in probes {
            let method = probe()
            if method.state == .ready, arm(method.means, instant) { return method.means }
        }
        throw PortFailure(
            code: "wake.impossible", message: .nothingCanWakeThisMachine,
            repair: .keepAwakeByPowerSettings)
    }

    /// A means that refuses is passed over, and the next one tried.
    private func isDone(_ work: () throws(PortFailure) -> Void) -> Bool {
        do throws(PortFailure) {
            try work()
            return true
        } catch { return false }
    }

    private func arm(_ means: WakeMeans, _ instant: Instant) -> Bool {
        switch means {
        case .alarmTimer: armTimer(instant)
        case .powerService:
            isDone { () throws(PortFailure) in
                try desktop.wake(atSecondsSinceEpoch: instant.secondsSinceEpoch)
            }
        case .clockFile: armFile(instant)
        case .helper: armHelper(instant)
        // Too early: nobody wants the machine awake all day for an alarm of the next morning.
        case .inhibitor where instant.milliseconds(since: clock.now()) > WakeMethods.holdMilliseconds: true
        case .inhibitor:
            isDone { () throws(PortFailure) in
                try power.blockSleep(why: "An alarm rings at \(instant.iso8601)")
            }
        case .nothing, .simulated: false
        }
    }

    private func disarm() {
        power.releaseBlock()
        desktop.clear()
        let old = state.withLock { state in
            let old = state
            state = State()
            return old
        }
        if old.timer >= 0 { close(old.timer) }
        if let file = old.clockFile { _ = WakeMethods.write("0", to: file) }
        if old.hasHelperAlarm { _ = run([paths.sudo, "-n", paths.helper, "-m", "disable"]) }
    }

    private func armTimer(_ instant: Instant) -> Bool {
        let timer = vow_timerfd_create(CLOCK_REALTIME_ALARM)
        guard timer >= 0 else { return false }
        let seconds = max(1, instant.secondsSinceEpoch)
        guard vow_timerfd_set(timer, seconds, 0) == 0 || errno == ECANCELED else {
            close(timer)
            return false
        }
        state.withLock { $0.timer = timer }
        return true
    }

    private func armFile(_ instant: Instant) -> Bool {
        for folder in wakingClocks {
            let file = folder + "/wakealarm"
            // The clock may run in local time or be wrong, so the alarm is relative to the clock's own time.
            guard let shown = WakeMethods.read(folder + "/since_epoch").flatMap({ Int64($0) }) else {
                continue
            }
            let wanted = shown + max(1, instant.milliseconds(since: clock.now()) / 1000)
            // An armed clock refuses another alarm until the first is cleared (rtc.rst).
            guard WakeMethods.write("0", to: file), WakeMethods.write("\(wanted)", to: file),
                WakeMethods.read(file) == "\(wanted)"
            else { continue }
            state.withLock { $0.clockFile = file }
            return true
        }
        return false
    }

    private func armHelper(_ instant: Instant) -> Bool {
        let seconds = "\(instant.secondsSinceEpoch)"
        guard run([paths.sudo, "-n", paths.helper, "-m", "no", "-t", seconds]) else { return false }
        state.withLock { $0.hasHelperAlarm = true }
        return true
    }

    /// The result of a program.
    private enum Outcome { case done, refused, late }

    private func run(_ words: [String]) -> Bool { outcome(of: words) == .done }

    /// Runs a program and waits for up to `Paths.helperMilliseconds`, then kills it.
    private func outcome(of words: [String]) -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: words[0])
        process.arguments = Array(words.dropFirst())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return .refused }
        let end = ContinuousClock.now + .milliseconds(paths.helperMilliseconds)
        while process.isRunning {
            guard ContinuousClock.now < end else {
                // A program that runs as another user cannot be killed by this process; it ends by itself.
                kill(process.processIdentifier, SIGKILL)
                return .late
            }
            usleep(2_000)
        }
        return process.terminationStatus == 0 ? .done : .refused
    }

    private static var lastError: String { String(cString: strerror(errno)) }

    private static func read(_ path: String) -> String? {
        Files.text(path)?.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func write(_ text: String, to path: String) -> Bool {
        let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return Glibc.write(descriptor, text, text.utf8.count) == text.utf8.count
    }
}
