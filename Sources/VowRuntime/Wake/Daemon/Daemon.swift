import Foundation
package import VowAnswers
package import VowCore
import VowLog
package import VowPorts
import VowRecitation

/// Watches over the alarms: one thread with one wait; other threads post messages to its mailbox.
///
/// `run` blocks its thread until `quit`. All other calls are safe from any thread.
package final class Daemon {
    /// The log that it records in.
    package let log: EventLog
    let parts: DeviceParts
    let display: any WakeDisplay
    let mailbox: Mailbox
    let hearing: Hearing
    let senses: TokenSenses
    let sensors: SensorSenses
    let secondEngines: SecondEngines
    let sounds: SoundMemory
    let shaker: AlarmVibration
    /// How the run that rings shakes; nil where it does not.
    var shaking: VibrationPattern?
    private let version: String
    var loop: DaemonLoop
    var settings = Settings()
    private var seenPosition: Int64 = 0
    var ownPositions: Set<Int64> = []
    var alarmSound: AlarmSound
    let watchdog: RingWatchdog
    let prompter: Prompter?
    /// The window whose prompt is being spoken.
    var spokenOrder: ListenOrder?
    var announcer: Announcer
    var memory = MemoryRest()
    var stopsAfterRun = false
    var isQuitting = false
    var isNextStale = true
    private var hasShownNext = false
    private var shownNext: PlannedRing?
    let views: ViewProjector?
    var reminders = Reminders()
    private var night: NightlyBackup
    /// Whether a broker of home automation is set that is to be told of alarms.
    package var hasBroker: Bool { settings[.mqttAddress] != "off" }
    /// What is wrong with the log, once it was found damaged.
    package private(set) var damage: PortFailure?
    /// What happened and could not be recorded, in order.
    package var unrecorded: [SessionRunner.Pending] { loop.runner.pending }

    /// Folds the log in, from the views where there are some; nothing rings before `run`.
    /// - Parameter unrecorded: what an earlier daemon of this process could not record.
    package init(
        log: EventLog, parts: DeviceParts, display: any WakeDisplay, version: String,
        views: ViewProjector? = nil, unrecorded: [SessionRunner.Pending] = []
    ) throws(PortFailure) {
        self.views = views
        self.log = log
        self.parts = parts
        self.display = display
        self.version = version
        let mailbox = Mailbox(clock: parts.clock)
        self.mailbox = mailbox
        let secondEngines = SecondEngines(source: parts.transcribers, clock: parts.clock, post: mailbox.post)
        self.secondEngines = secondEngines
        let sounds = SoundMemory(log: log, clock: parts.clock)
        self.sounds = sounds
        let prompter = parts.prompts.map(Prompter.init)
        self.prompter = prompter
        hearing = Hearing(
            microphone: parts.microphone, source: parts.transcribers, clock: parts.clock,
            known: sounds.known, played: Daemon.played(parts, prompter), echo: Daemon.echo(parts, mailbox),
            keep: { take in
                secondEngines.takes.offer(take)
                sounds.note(take)
            }, level: { mailbox.post(.level(percent: $0, isVoice: $1)) },
            yield: { mailbox.post(.session(.heard(window: $0, $1))) })
        shaker = AlarmVibration(parts.vibrators)
        senses = TokenSenses(parts: parts) { mailbox.post(.session($0)) }
        sensors = SensorSenses(parts: parts) { mailbox.post(.session($0)) }
        watchdog = RingWatchdog(parts.supervisor, clock: parts.clock)
        alarmSound = AlarmSound(
            ringer: parts.ringer, clock: parts.clock, mailbox: mailbox, watchdog: watchdog)
        announcer = Announcer(display: display, notifier: parts.notifier)
        night = NightlyBackup(parts.backup)
        let device = parts.zones.deviceRules
        // Views exist only where every event can be read; otherwise the log is folded without the unreadable ones.
        let kept = try? views?.caughtUp()
        let seed = parts.entropy.next()
        // No other runner's keys may begin like this one's: they tell a repeated append from a new one.
        let keyPrefix =
            "\(parts.entropy.next()) \(parts.clock.now().millisecondsSinceEpoch) \(kept?.position ?? 0)"
        loop = DaemonLoop(
            runner: SessionRunner(
                alarmClock: AlarmClock(
                    state: kept?.readings.alarmClock ?? AlarmClockState(),
                    zones: ZoneTable(device: device), seed: seed),
                keyPrefix: keyPrefix, entropy: parts.entropy),
            wakeAheadMilliseconds: settings.wakeAheadMilliseconds,
            beatMilliseconds: min(
                Daemon.beatMilliseconds, parts.supervisor?.aliveWithinMilliseconds.map { $0 / 2 } ?? .max))
        if let kept {
            (settings, seenPosition) = (kept.readings.settings, kept.position)
            announcer.texts = NoticeTexts(settings)
            reminders = Reminders(kept.readings.reminders)
            for zone in kept.readings.alarmClock.namedZones { loadZone(zone) }
        }
        try readLog()
        loop.runner.takeOver(unrecorded)
    }

    /// A handle for other threads: what the person asks for, and the end.
    package var controls: Controls { Controls(mailbox: mailbox, senses: senses) }

    /// What other threads may ask of a running daemon.
    package struct Controls: Sendable {
        let mailbox: Mailbox
        let senses: TokenSenses
        /// Hands what the person did to the active session. What devices report has no way in here.
        package func send(_ input: PersonInput) {
            switch input {
            case .ready:
                mailbox.post(.session(.personReady))
                senses.openCamera()
            case .scanned(let picture): senses.read(picture)
            case .snooze: mailbox.post(.session(.snoozeRequested))
            case .easier: mailbox.post(.session(.easingChosen))
            case .typed(let text): mailbox.post(.session(.typed(text)))
            case .standIn(let choice): mailbox.post(.session(.standInChosen(choice.index)))
            }
        }
        /// Ends the daemon in good order; a run that is active goes on at the next start.
        package func quit() { mailbox.post(.quit) }
        /// Says that the log was found damaged.
        package func reportDamage(_ failure: PortFailure) { mailbox.post(.damaged(failure)) }
    }

    /// Changes how long the phases of a run last; for the demonstration, which shortens them.
    package func adjustPolicy(_ change: (inout AlarmClockPolicy) -> Void) {
        loop.runner.adjustPolicy(change)
        policyIsAdjusted = true
    }
    private var policyIsAdjusted = false

    /// Watches until `quit`, or until the first run has ended when `stopsAfterRun`.
    ///
    /// With `endsOnDamage` it also ends, as soon as nothing rings, when the log was found damaged, so that it can be
    /// salvaged; `damage` and `unrecorded` then say what there is to do.
    package func run(stopsAfterRun: Bool = false, endsOnDamage: Bool = false) throws(PortFailure) {
        self.stopsAfterRun = stopsAfterRun
        let mailbox = self.mailbox
        let follow = try log.store.follow { mailbox.post(.logChanged) }
        defer { follow.cancel() }
        let began = parts.clock.now()
        let (mark, boot) = (parts.heartbeat?.last(), parts.heartbeat?.boot)
        let returned = DaemonLoop.returned(
            after: loop.runner.alarmClock.history, mark: mark, boot: boot, at: began)
        if let returned { loop.runner.record(returned, at: began, world: self) }
        loop.runner.record(.started(version: version, boot: boot), at: began, world: self)
        for machine in parts.watches { self.follow(machine) }
        defer { for machine in parts.watches { machine.end() } }
        loop.begin(lastAlive: mark?.at, world: self)
        showNext()
        letOldWordsGo()
        parts.supervisor?.ready()
        inspectDevice(for: loop.runner.alarmClock)
        while !isQuitting {
            for mail in mailbox.drain() { handle(mail) }
            if isQuitting { break }
            if endsOnDamage, damage != nil, !loop.runner.isActive {
                hearing.end()
                return
            }
            let deadline = [loop.plan(world: self), remind(), backUp(), trimMemory()].compactMap { $0 }.min()
            let reason = try wait(until: deadline)
            loop.woke(reason, lateMilliseconds: parts.clock.lateMilliseconds(), world: self)
            showNext()
        }
        watchdog.follow(isActive: false)
        parts.supervisor?.stopping()
        night.giveWay()
        alarmSound.stop()
        shaker.end()
        // A daemon that runs for a single run has a log of its own, which no later daemon reads.
        if !stopsAfterRun, !loop.runner.alarmClock.isAtRest { announcer.notice(announcer.texts.notOver) }
        hearing.end()
        let ended = parts.clock.now()
        loop.runner.record(.stopped, at: ended, world: self)
        parts.heartbeat?.beat(at: ended)
    }

    /// Waits, and notices during a run at once where this process did not run.
    private func wait(until deadline: Instant?) throws(PortFailure) -> WakeReason {
        let isActive = loop.runner.isActive
        watchdog.follow(isActive: isActive)
        watchdog.waits(for: deadline.map { max(0, $0.milliseconds(since: parts.clock.now())) })
        defer { watchdog.works() }
        return try parts.clock.wait(
            until: deadline, noticing: isActive ? DaemonLoop.smallestStandstillMilliseconds : nil)
    }

    /// Gives memory back where nothing rings or is about to. Returns when to look again.
    private func trimMemory() -> Instant? {
        guard let trimmer = parts.trimmer, loop.runner.alarmClock.isAtRest, !loop.isWarm else { return nil }
        let step = memory.step(at: parts.clock.now())
        if step.gives { trimmer.trim() }
        return step.again
    }

    private func handle(_ mail: Mail) {
        switch mail {
        case .session(let input):
            loop.handle(.session(input), world: self)
            showNext()
        case .level(let percent, let isVoice): display.show(levelPercent: percent, isVoice: isVoice)
        case .prompted(let order): listenAfterPrompt(order)
        case .overheard(let note):
            note.record(in: log, at: parts.clock.now())
            memory.stir()
        case .told(let failure): announcer.notice(failure)
        case .backedUp(let record): night.ended(record, announcer: announcer)
        case .inspected(let findings, let isAsked):
            handle(findings, isAsked: isAsked)
            // Checking the whole device used more memory than waiting does.
            memory.stir()
        case .wokeAt(let volume): noteWaking(volumePercent: volume)
        case .quit: isQuitting = true
        case .damaged(let failure): damage = failure
        case .machine(let signal): handle(signal)
        case .logChanged:
            do throws(PortFailure) {
                try watchdog.storing { () throws(PortFailure) in try readLog() }
            } catch {
                noteDamage(error)
                announcer.notice(error)
                return
            }
            isNextStale = true
            loop.logChanged(world: self)
            showNext()
        }
    }

    /// Says what rings next, where that has changed and nothing rings.
    func showNext() {
        guard isNextStale, loop.runner.alarmClock.isAtRest else { return }
        isNextStale = false
        let alarmClock = loop.runner.alarmClock
        let next = alarmClock.upcoming(after: parts.clock.now()).first.map { entry in
            PlannedRing(
                alarm: entry.alarm, label: alarmClock.alarm(entry.alarm).definition?.label ?? "",
                occurrence: entry.occurrence)
        }
        guard next != shownNext || !hasShownNext else { return }
        (shownNext, hasShownNext) = (next, true)
        display.show(next: next)
        parts.supervisor?.status(
            next.map { "Next alarm \($0.occurrence.instant.iso8601)" } ?? "No alarm is planned")
    }
}

extension Daemon: DaemonWorld {
    /// How often a heartbeat mark is left: a power cut is dated to within this, and each mark costs one wake-up.
    static let beatMilliseconds: Int64 = 300_000

    /// The present, by the device's clocks.
    package func reading() -> DaemonReading {
        let reading = parts.clock.reading()
        announcer.tellZone(parts.zones.deviceZone)
        return DaemonReading(
            wall: reading.wall, steadyMilliseconds: reading.steadyMilliseconds,
            suspendedMilliseconds: parts.clock.suspendedMilliseconds())
    }

    /// The rules of the zone that the machine says it is in.
    package var zone: ZoneRules { parts.zones.deviceZone.rules }

    /// Leaves a mark, and tells whoever supervises.
    package func beat(at now: Instant) {
        parts.heartbeat?.beat(at: now)
        parts.supervisor?.alive()
    }

    /// Arms what can wake the machine; nil where nothing was ever set up for it.
    package func armWake(at instant: Instant?) -> WakeMeans? {
        guard let waker = parts.waker else { return nil }
        // That nothing wakes the machine is recorded and told.
        return (try? waker.arm(instant)) ?? WakeMeans.nothing
    }
}

// The log, and its backup.
extension Daemon {
    func noteDamage(_ failure: PortFailure) {
        if failure.code == "store.damaged" || failure.code == "store.tampered" { damage = failure }
    }

    /// Takes in what is new in the log and did not come from here. What cannot be read is told of, once.
    private func readLog() throws(PortFailure) {
        var flaws: [(record: StoredEvent, failure: PortFailure)] = []
        defer { announcer.tellFlaws(flaws) }
        try log.forEachReadable(after: seenPosition) { record, failure in
            seenPosition = record.position
            flaws.append((record, failure))
        } _: { logged in
            seenPosition = logged.position
            if case .setting(let key, let value) = logged.event {
                settings.apply(key: key, value: value, at: logged.at)
                announcer.texts = NoticeTexts(settings)
            }
            reminders.apply(logged.event, at: logged.at)
            if ownPositions.remove(logged.position) != nil { return }
            // Nobody can say a line whose words are lost; without any, the built-in line stands in.
            if logged.isLostLine { return }
            loadZone(of: logged.event)
            loop.runner.apply(logged.event, at: logged.at)
        }
        // Where the notice is switched off, the device is looked at all the same.
        loop.noticeHour = settings.noticeHour ?? Daemon.checkHour
        alarmSound.care = settings.soundCare
        loop.wakeAheadMilliseconds = settings.wakeAheadMilliseconds
        if !policyIsAdjusted {
            let policy = settings.policy
            loop.runner.adjustPolicy { $0 = policy }
        }
    }

    /// Has the nightly backup made where it is due and nothing rings. Returns when to look again.
    private func backUp() -> Instant? {
        let alarmClock = loop.runner.alarmClock
        guard alarmClock.isAtRest else {
            night.giveWay()
            return nil
        }
        let now = parts.clock.now()
        return night.next(
            settings, at: now, in: parts.zones.deviceRules,
            before: alarmClock.upcoming(after: now).first?.occurrence.instant,
            post: { [mailbox] in mailbox.post(.backedUp($0)) })
    }
}
