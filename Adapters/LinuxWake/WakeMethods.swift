import CLinuxTimer
public import DesktopBus
import Foundation
import Glibc
import Synchronization
public import VowCore
public import VowPorts

/// The ways in which a Linux machine can be awake in time, best first.
///
/// 1. `alarmTimer`: a kernel timer that wakes (timerfd on CLOCK_REALTIME_ALARM), with CAP_WAKE_ALARM. The timer
///    can be created on machines that have no clock to wake them, so the clock is looked for.
/// 2. `powerService`: the desktop's power service wakes it, by its own right (PowerDevil).
/// 3. `clockFile`: the alarm of the real-time clock, written under /sys/class/rtc.
/// 4. `helper`: rtcwake, through sudo where that is allowed without a password.
/// 5. `inhibitor`: logind keeps the machine from sleeping until the alarm.
public final class WakeMethods: WakeScheduler {
    /// Where they are looked for; tests put a folder of their own in its place.
    public struct Paths: Sendable {
        /// The real-time clocks.
        public var clocks = "/sys/class/rtc"
        /// The program that sets a clock's alarm.
        public var helper = "/usr/sbin/rtcwake"
        /// The program that lends rights.
        public var sudo = "/usr/bin/sudo"
        /// Where the kernel tells about processes.
        public var processes = "/proc"
        /// How long the helper may take, in milliseconds: sudo may ask a directory service that does not answer, and the
        /// thread that waits here is the one that rings.
        public var helperMilliseconds: Int64 = 2_000

        /// Methods that are never used.
        public var leavingOut: [WakeMeans] = []

        /// The machine's own paths.
        public init() {}
    }

    private struct State {
        var timer: Int32 = -1
        var clockFile: String?
        var hasHelperAlarm = false
    }

    /// How long before the alarm the inhibitor is held at most; whoever arms earlier has to arm again by then.
    public static let holdMilliseconds: Int64 = 12 * 3_600_000

    private let paths: Paths
    private let power: LogindPower
    private let desktop: PowerDevil
    private let clock: any WakeClock
    private let state = Mutex(State())

    /// The methods of a machine; `power` is asked to keep it awake where nothing can wake it, and `desktop` to
    /// wake it where this process has no right to.
    public init(
        clock: any WakeClock, power: LogindPower, desktop: PowerDevil = PowerDevil(), paths: Paths = Paths()
    ) {
        self.clock = clock
        self.power = power
        self.desktop = desktop
        self.paths = paths
    }

    deinit { disarm() }

    // MARK: - Looking

    /// All methods, each probed now.
    public func methods() -> [WakeMethod] { probes.map { $0() } }

    /// What probes each method, best first. A bus or sudo may take seconds to answer.
    private var probes: [() -> WakeMethod] {
        let all: [(means: WakeMeans, probe: () -> WakeMethod)] = [
            (.alarmTimer, timerMethod), (.powerService, serviceMethod), (.clockFile, fileMethod),
            (.helper, helperMethod), (.inhibitor, inhibitorMethod),
        ]
        return all.filter { !paths.leavingOut.contains($0.means) }.map(\.probe)
    }

    /// The folders of the clocks that have an alarm.
    private var wakingClocks: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: paths.clocks)) ?? []
        return names.filter { $0.hasPrefix("rtc") }.sorted().map { "\(paths.clocks)/\($0)" }
            .filter { FileManager.default.fileExists(atPath: $0 + "/wakealarm") }
    }

    private func noClock(_ means: WakeMeans) -> WakeMethod {
        WakeMethod(
            means: means, state: .missing,
            reason: "There is no real-time clock with an alarm under \(paths.clocks).",
            repair: "Keep the machine awake at night, or use one whose clock can wake it.")
    }

    private func timerMethod() -> WakeMethod {
        let means = WakeMeans.alarmTimer
        guard let found = wakingClocks.first else { return noClock(means) }
        let timer = vow_timerfd_create(CLOCK_REALTIME_ALARM)
        guard timer >= 0 else {
            return WakeMethod(
                means: means, state: .denied,
                reason: "The right to wake is missing (\(WakeMethods.lastError)).",
                repair:
                    "Run `make install` once more, which says how the service gets CAP_WAKE_ALARM, or allow the "
                    + "clock's own file.")
        }
        close(timer)
        return WakeMethod(means: means, state: .ready, reason: "The kernel wakes the machine by \(found).")
    }

    private func serviceMethod() -> WakeMethod {
        let means = WakeMeans.powerService
        guard !wakingClocks.isEmpty else { return noClock(means) }
        guard let process = desktop.processIdentifier() else {
            return WakeMethod(
                means: means, state: .missing, reason: "No power service answers on the session's bus.",
                repair: "It comes with the Plasma desktop (apt install powerdevil).")
        }
        // The service takes wishes also where it has no right to fulfil them, so its rights are looked at.
        guard mayWake(process) else {
            return WakeMethod(
                means: means, state: .denied, reason: "PowerDevil (process \(process)) has no right to wake.",
                repair: "Give its program the right: setcap cap_wake_alarm=ep.")
        }
        return WakeMethod(means: means, state: .ready, reason: "PowerDevil wakes the machine.")
    }

    /// Whether a process holds CAP_WAKE_ALARM, bit 35 of its effective capabilities (capabilities(7)).
    private func mayWake(_ process: Int32) -> Bool {
        let status = WakeMethods.read("\(paths.processes)/\(process)/status") ?? ""
        let field = status.split(separator: "\n").first { $0.hasPrefix("CapEff:") }
        let mask = field.flatMap { UInt64($0.dropFirst(7).filter { !$0.isWhitespace }, radix: 16) } ?? 0
        return mask & (1 << 35) != 0
    }

    /// Whether the kernel keeps this process from gaining rights (prctl(2), PR_SET_NO_NEW_PRIVS).
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
                means: means, state: .denied, reason: "\(first)/wakealarm may not be written.",
                repair: "Let your group write it with a udev rule for SUBSYSTEM==\"rtc\".")
        }
        return WakeMethod(means: means, state: .ready, reason: "\(writable)/wakealarm can be written.")
    }

    private func helperMethod() -> WakeMethod {
        let means = WakeMeans.helper
        guard !wakingClocks.isEmpty else { return noClock(means) }
        guard access(paths.helper, X_OK) == 0 else {
            return WakeMethod(
                means: means, state: .missing, reason: "\(paths.helper) is not installed.",
                repair: "Install it: apt install util-linux-extra")
        }
        // A hardened service may not gain rights, whatever sudoers says (systemd.exec(5), NoNewPrivileges=).
        guard !mayGainNothing else {
            return WakeMethod(
                means: means, state: .denied, reason: "This process may not gain rights, so sudo cannot run.",
                repair:
                    "Give the service CAP_WAKE_ALARM instead, or let your group write the clock's wakealarm file."
            )
        }
        let allowed =
            access(paths.sudo, X_OK) == 0 ? outcome(of: [paths.sudo, "-n", "-l", paths.helper]) : .refused
        switch allowed {
        case .done: break
        case .late:
            return WakeMethod(
                means: means, state: .denied, reason: "\(paths.sudo) did not answer in time.",
                repair: "See why it waits: sudo -n -l \(paths.helper)")
        case .refused:
            return WakeMethod(
                means: means, state: .denied,
                reason: "\(paths.helper) needs rights that this person has not.",
                repair: "Allow it in sudoers without a password: \(paths.helper)")
        }
        return WakeMethod(means: means, state: .ready, reason: "\(paths.helper) can be run through sudo.")
    }

    private func inhibitorMethod() -> WakeMethod {
        let means = WakeMeans.inhibitor
        guard power.isReachable() else {
            return WakeMethod(
                means: means, state: .missing, reason: "systemd-logind does not answer on the system's bus.",
                repair: "Keep the machine awake at night by its power settings.")
        }
        return WakeMethod(
            means: means, state: .ready, reason: "systemd-logind keeps the machine awake until the alarm.")
    }

    // MARK: - Arming

    /// Arms the first method that works; those behind it are not asked.
    @discardableResult
    public func arm(_ instant: Instant?) throws(PortFailure) -> WakeMeans {
        disarm()
        guard let instant else { return .nothing }
        for probe in probes {
            let method = probe()
            if method.state == .ready, arm(method.means, instant) { return method.means }
        }
        throw PortFailure(
            code: "wake.impossible", message: "Nothing can wake this machine, or keep it awake.",
            repair: "Keep it awake by its power settings; `vow wake` says what is missing.")
    }

    private func arm(_ means: WakeMeans, _ instant: Instant) -> Bool {
        switch means {
        case .alarmTimer: armTimer(instant)
        case .powerService: (try? desktop.wake(atSecondsSinceEpoch: instant.secondsSinceEpoch)) != nil
        case .clockFile: armFile(instant)
        case .helper: armHelper(instant)
        // Keeping a machine awake all day for an alarm of the next morning would be a nuisance.
        case .inhibitor where instant.milliseconds(since: clock.now()) > WakeMethods.holdMilliseconds: true
        case .inhibitor: (try? power.blockSleep(why: "An alarm rings at \(instant.iso8601)")) != nil
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
            // The clock may run in local time or be off, so its own present is what counts from.
            guard let shown = WakeMethods.read(folder + "/since_epoch").flatMap({ Int64($0) }) else {
                continue
            }
            let wanted = shown + max(1, instant.milliseconds(since: clock.now()) / 1000)
            // A clock that is armed refuses another alarm until the first was cleared (rtc.rst).
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

    /// How a program that was waited for came out.
    private enum Outcome { case done, refused, late }

    private func run(_ words: [String]) -> Bool { outcome(of: words) == .done }

    /// Runs a program and waits for it, as long as `Paths.helperMilliseconds`; then it is ended.
    private func outcome(of words: [String]) -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: words[0])
        process.arguments = Array(words.dropFirst())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return .refused }
        let end = ContinuousClock.now + .milliseconds(paths.helperMilliseconds)
        while process.isRunning {
            guard ContinuousClock.now < end else {
                // One that runs with another person's rights may not be ended by this process, and ends by itself.
                kill(process.processIdentifier, SIGKILL)
                return .late
            }
            usleep(2_000)
        }
        return process.terminationStatus == 0 ? .done : .refused
    }

    private static var lastError: String { String(cString: strerror(errno)) }

    private static func read(_ path: String) -> String? {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func write(_ text: String, to path: String) -> Bool {
        let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return Glibc.write(descriptor, text, text.utf8.count) == text.utf8.count
    }
}
