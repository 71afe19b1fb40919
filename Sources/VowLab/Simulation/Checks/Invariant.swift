/// What must hold in every simulated morning, whatever goes wrong.
///
/// Adding one: a case here with its sentence, and one call of `Checks.require` at the place where it can be
/// seen; the place is a hook of `Checks` (`recorded`, `acted`, `advanced`, `settled`), or the start of the process in
/// `HistoryRunner`.
package enum Invariant: String, CaseIterable, Hashable, Sendable {
    /// A due, enabled alarm rings, or is recorded as missed.
    case dueRingsOrIsMissed
    /// An alarm rings only at an instant that the independent oracle calls due, and once.
    case ringsOnlyWhenDue
    /// A run is recorded as missed only when the device was away, or the clock jumped, for all of the grace time.
    case missedOnlyWhenAway
    /// Outside listening windows, snoozes and absences of the device, an open run is heard; a listening window is
    /// bounded.
    case neverSilent
    /// Once two windows in a row brought nothing, the tone sounds for at least half of any minute, whatever is heard or
    /// asked.
    case toneSoundsHalf
    /// A line or a sum counts only when the person really said or answered it, and no run is dismissed without every
    /// challenge of its gate, or what was allowed to stand in and is recorded as such.
    case gateHolds
    /// A loudspeaker's spectrum asks for an attempt once more in a step, a sound that was heard before and Vow's own
    /// never count, and what nothing speaks against is never asked for once more.
    case flaggedIsRepeated
    /// Whoever says every line and the word clearly, and is heard so, has the step opened.
    case trueWordsOpen
    /// What is judged in a run was captured in that run.
    case attemptsStayInTheirRun
    /// Snoozes are counted, limited, earned, and end in time.
    case snoozesBounded
    /// No microphone is open in a snooze before the person says that they are up; a gate that they pass then is passed, and
    /// one that they do not pass rings when the snooze would have ended.
    case snoozesAreDeaf
    /// Where a gate asks once more whether the person is still up, it asks when it was to, counted and limited; only an
    /// answer of theirs ends the run then, and without one in time the same run rings again and asks for its whole gate.
    case wakeCheckHolds
    /// Nothing is done before the event that it follows from is in the log, unless the log was reported broken.
    case recordedBeforeActed
    /// A process that did not run for more than two seconds while a run was in progress records so before anything else.
    case standstillIsRecorded
    /// After a crash an open run is open again, ringing at once.
    case runContinues
    /// The state read back from the log's bytes is the state that lives.
    case replayEqualsLive
    /// Projections kept event by event equal those built anew from the log.
    case projectionsEqualRebuild
    /// The next occurrence of each alarm is the one that the independent oracle finds.
    case nextEqualsOracle
    /// Before a night the machine is armed to wake ahead of the first occurrence that the oracle finds.
    case wakeIsArmed
    /// Every run ends within its limits, and the emergency exit works.
    case nobodyTrapped
    /// The emergency exit takes its thirty seconds, whatever is done to the clock.
    case emergencyExitIsSlow
    /// A deadline that was met is not asked for again.
    case neverSpins
    /// A looser gate holds only from the next day, and never in a run that has begun, but for what a person was offered
    /// there: 0.02 once, after two refusals.
    case looseningWaits
    /// A command that finds another one before it is decided anew on what that one left, so that neither is lost.
    case commandsSeeEachOther
    /// The log's chain is whole, and its bytes decode to the events that were appended.
    case logIsWhole
    /// The same words, lines and settings give the same verdict, however often they are asked for.
    case verdictsRepeat
}

/// A broken invariant, where and when it was seen.
package struct Violation: Hashable, Sendable {
    /// What does not hold.
    package let invariant: Invariant
    /// What was seen instead.
    package let detail: String
    /// The number of the morning.
    package let morning: Int
    /// Simulated milliseconds since the history began.
    package let afterMilliseconds: Int64
}
