package import VowCore
import VowLog
package import VowPorts
package import VowRecitation

/// What the alarm clock machine's effects act on: the real device, or a simulated one.
///
/// Every call returns soon; what comes of it arrives later as an input.
package protocol EffectPerformer: AnyObject {
    /// Records events of one aggregate, durably.
    ///
    /// `key` makes a repetition harmless; see `EventStore.append`.
    func append(_ events: [DomainEvent], at: Instant, correlation: String, key: String?) throws(AppendFailure)
    /// Makes the alarm heard.
    func startRinging(_ sound: SoundSettings)
    /// Changes the gain, 0 to 100 per cent of the alarm's volume.
    func duck(percent: Int)
    /// Ends the sound.
    func stopRinging()
    /// Alerts by any other means than the ringer.
    func alertWithoutRinger(label: String)
    /// Tells the person what keeps the ring from being heard.
    func warn(_ warning: SoundWarning)
    /// Makes ready what hears lines of a language, and opens the microphone.
    func prepareHearing(_ language: Language)
    /// Closes the microphone: nothing has to be heard for now.
    func restHearing(run: RunID)
    /// Asks for a challenge: opens a listening window, or shows what has to be answered by hand.
    func present(_ order: ChallengeOrder, run: RunID)
    /// Ends what was presented last.
    func withdraw()
    /// Lines were accepted.
    func linesAccepted(count: Int)
    /// Tells the person something besides the screen.
    func tell(_ notice: WakeNotice)
    /// An attempt was recorded with its verdict. Gives what is to be recorded of its sound, if anything is.
    func judged(_ verdict: AttemptVerdict) -> DomainEvent?
    /// Shows the wake screen.
    func show(_ screen: WakeScreen, run: RunID)
    /// A run ended.
    func finished(run: RunID, _ ending: RunEnding)
    /// Tells the person about a run that was missed.
    func tellMissed(run: RunID, label: String, due: Instant)
    /// The log cannot be written: say so, once for each change.
    func logUnavailable(_ failure: PortFailure?)
}

/// Carries inputs to the alarm clock machine and its effects to a world, in order: recorded first, then done.
///
/// When the log cannot be written, an alarm still rings and nobody is trapped: the events wait in memory, in
/// order, are tried again with every input, and the person is told. This is the one exception to "nothing is
/// acted on before it is in the log", and it ends as soon as the log takes them.
package struct SessionRunner {
    /// Events of one aggregate that happened and are not yet in the log.
    package struct Pending: Sendable {
        package let events: [DomainEvent]
        /// When they happened.
        package let at: Instant
        /// The run they belong to; may be empty.
        package let correlation: String
        /// What makes a second try harmless where the first may have been written.
        var key: String?
    }

    /// The machine.
    package private(set) var alarmClock: AlarmClock
    /// What happened and is not yet in the log, in order.
    package private(set) var pending: [Pending] = []
    private var isLogFailing = false
    private var isNewerTold = false
    private let keyPrefix: String?
    private let entropy: (any Entropy)?
    private var batchCount = 0
    /// Empty between inputs; kept for its room.
    private var effects: [AlarmClockEffect] = []

    /// Makes a session runner for a machine whose history was folded in.
    /// - Parameters:
    ///   - keyPrefix: begins the keys of its appends, and no other runner's; nil where appends have none.
    ///   - entropy: where the seeds of challenge words come from; without it nothing is committed.
    package init(alarmClock: AlarmClock, keyPrefix: String? = nil, entropy: (any Entropy)? = nil) {
        self.alarmClock = alarmClock
        self.keyPrefix = keyPrefix
        self.entropy = entropy
    }

    /// Takes an input at an instant and performs what follows.
    package mutating func handle(_ input: AlarmClockInput, at now: Instant, world: some EffectPerformer) {
        var effects = effects
        self.effects = []
        if alarmClock.wantsSeed, let entropy { alarmClock.add(CommittedSeed(drawn: entropy.next())) }
        alarmClock.handle(input, at: now, &effects)
        for effect in effects { perform(effect, at: now, world: world) }
        if effects.isEmpty, !pending.isEmpty { flush(world) }
        effects.removeAll(keepingCapacity: true)
        self.effects = effects
    }

    /// Takes in an event of the device that was noticed outside the machine, and records it after all that waits.
    package mutating func record(_ event: DeviceEvent, at now: Instant, world: some EffectPerformer) {
        record(.device(event), at: now, world: world)
    }

    /// Takes in any event that came about outside the machine, and records it after all that waits.
    package mutating func record(_ event: DomainEvent, at now: Instant, world: some EffectPerformer) {
        alarmClock.apply(event, at: now)
        append(Pending(events: [event], at: now, correlation: ""), world)
    }

    /// Takes over what an earlier session runner could not record.
    package mutating func takeOver(_ pending: [Pending]) {
        for item in pending {
            for event in item.events { alarmClock.apply(event, at: item.at) }
        }
        self.pending += pending
    }

    /// Takes in an event that another process appended.
    package mutating func apply(_ event: DomainEvent, at instant: Instant) {
        alarmClock.apply(event, at: instant)
    }

    /// Hands in the rules of a zone that an alarm names.
    package mutating func addZone(_ rules: ZoneRules) { alarmClock.addZone(rules) }

    /// Changes how the machine deals with time; runs already in progress keep their terms.
    package mutating func adjustPolicy(_ change: (inout AlarmClockPolicy) -> Void) {
        change(&alarmClock.policy)
    }

    /// Whether a run rings, listens, or waits for an answer now.
    package var isActive: Bool { alarmClock.isActive }

    /// When the machine wants to look at the time next, whatever waits for the log.
    package func nextDue(at now: Instant) -> Instant? { alarmClock.nextDeadline(at: now) }

    /// When `timePassed` is wanted next.
    package func nextDeadline(at now: Instant) -> Instant? {
        let deadline = alarmClock.nextDeadline(at: now)
        guard !pending.isEmpty else { return deadline }
        let retry = now.adding(seconds: 1)
        return deadline.map { min($0, retry) } ?? retry
    }

    private mutating func perform(_ effect: AlarmClockEffect, at now: Instant, world: some EffectPerformer) {
        switch effect {
        case .appendDevice(let event):
            append(Pending(events: [.device(event)], at: now, correlation: ""), world)
        case .tellMissed(let run, let label, let due): world.tellMissed(run: run, label: label, due: due)
        case .session(let run, let effects):
            for effect in effects { perform(effect, run: run, at: now, world: world) }
        }
    }

    private mutating func perform(
        _ effect: SessionEffect, run: RunID, at now: Instant, world: some EffectPerformer
    ) {
        switch effect {
        case .append(let events):
            append(Pending(events: events.map { .run(run, $0) }, at: now, correlation: run.text), world)
        case .startRinging(let sound): world.startRinging(sound)
        case .duck(let percent): world.duck(percent: percent)
        case .stopRinging: world.stopRinging()
        case .alertWithoutRinger: world.alertWithoutRinger(label: alarmClock.activeTerms?.label ?? "")
        case .warn(let warning): world.warn(warning)
        case .prepareHearing(let language): world.prepareHearing(language)
        case .restHearing: world.restHearing(run: run)
        case .present(let order): world.present(order, run: run)
        case .withdraw: world.withdraw()
        case .linesAccepted(let count): world.linesAccepted(count: count)
        case .tell(let notice): world.tell(notice)
        case .judged(let verdict):
            if let event = world.judged(verdict) { record(event, at: now, world: world) }
        case .show(let screen): world.show(screen, run: run)
        case .finished(let ending): world.finished(run: run, ending)
        }
    }

    /// Appends what happened, after all that waits.
    private mutating func append(_ batch: Pending, _ world: some EffectPerformer) {
        var batch = batch
        if let keyPrefix {
            batchCount += 1
            batch.key = "\(keyPrefix)-\(batchCount)"
        }
        if pending.isEmpty {
            if !isDone(batch, world) { pending.append(batch) }
        } else {
            pending.append(batch)
            flush(world)
        }
    }

    /// Appends what waits, in order, until the log refuses.
    private mutating func flush(_ world: some EffectPerformer) {
        var count = 0
        while count < pending.count, isDone(pending[count], world) { count += 1 }
        pending.removeFirst(count)
        if pending.isEmpty, isLogFailing {
            isLogFailing = false
            world.logUnavailable(nil)
        }
    }

    /// Whether a batch need not wait any more; the first refusal is told.
    ///
    /// What a stream refuses because a newer version wrote to it, it refuses for as long as this version runs: that is
    /// told once, and let go, and the ring goes on.
    private mutating func isDone(_ batch: Pending, _ world: some EffectPerformer) -> Bool {
        do {
            try world.append(
                batch.events, at: batch.at, correlation: batch.correlation, key: batch.key)
            return true
        } catch {
            let failure = SessionRunner.failure(error)
            if failure.code == PortFailure.newerCode {
                if !isNewerTold { world.logUnavailable(failure) }
                isNewerTold = true
                return true
            }
            if !isLogFailing {
                isLogFailing = true
                world.logUnavailable(failure)
            }
            return false
        }
    }

    static func failure(_ error: AppendFailure) -> PortFailure {
        switch error {
        case .failed(let failure), .uncertain(let failure): failure
        case .conflict(let actual):
            PortFailure(
                code: "store.conflict",
                message: .anotherProcessWroteToSame(position: actual),
                repair: .letOnlyOneVowRun)
        }
    }
}
