/// What reaches the alarm clock machine.
package enum AlarmClockInput: Hashable, Sendable {
    /// The history was folded in: begin to watch. No process watched for `awayMilliseconds`, by the heartbeat marks of
    /// the one before, or nil if it left none, negative where the newest lies ahead, since the clock was set back.
    case start(awayMilliseconds: Int64? = nil)
    /// Time has passed, or definitions changed.
    case timePassed
    /// The process lived and did not run for so long.
    case stoodStill(milliseconds: Int64)
    /// The wall clock was set; positive is forward.
    case clockStepped(byMilliseconds: Int64)
    /// The device's zone rules are these now.
    indirect case deviceZone(ZoneRules)
    /// Something for the active session.
    case session(SessionInput)
}

/// What the alarm clock machine wants done.
package enum AlarmClockEffect: Hashable, Sendable {
    /// Record an event of the device.
    case appendDevice(DeviceEvent)
    /// Do this for a run, in this order; what is to be appended is durable before any later effect.
    case session(run: RunID, [SessionEffect])
    /// A run was missed: tell the person.
    case tellMissed(run: RunID, label: String, due: Instant)
}

/// How the alarm clock machine deals with time.
package struct AlarmClockPolicy: Hashable, Sendable {
    /// How late an occurrence may still ring.
    package var graceMilliseconds: Int64
    /// How long the phases of a run last.
    package var timings: SessionTimings
    /// How often, and after how long, an unanswered alarm rings again.
    package var secondCalls: SecondCallPolicy
    /// What is done about recordings that are played.
    package var liveness = LivenessPolicy()
    /// What is asked of recitations beside each line's own score.
    package var recitation = RecitationTerms()
    /// The values of `liveness` and `recitation` that held before settings were changed, oldest first; see `gateRules`.
    package var earlierRules: [EarlierGateRules] = []
    /// Whether the answers to sums may be said as well as typed.
    package var hearsSums = false
    /// After how many mornings with the same words a line is to be refreshed; nil for never.
    package var refreshDays: Int? = 14

    /// Makes a policy; an occurrence rings up to ten minutes late.
    package init(
        graceMilliseconds: Int64 = 600_000, timings: SessionTimings = SessionTimings(),
        secondCalls: SecondCallPolicy = SecondCallPolicy()
    ) {
        self.graceMilliseconds = graceMilliseconds
        self.timings = timings
        self.secondCalls = secondCalls
    }
}
