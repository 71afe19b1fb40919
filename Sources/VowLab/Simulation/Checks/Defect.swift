/// A bug put in on purpose, to see that its invariant finds it: each stands for a mistake in the product, made at
/// the seam between the machine and its world.
///
/// Adding one: a case, its `target`, and the place in `SimulatedWorld` or `HistoryRunner` that misbehaves.
package enum Defect: String, CaseIterable, Hashable, Sendable {
    /// Alarms made or changed by another process are not taken in.
    case ignoresOtherProcesses
    /// After a start the runs that are over are not remembered, so that their occurrences ring again.
    case forgetsWhatRang
    /// Occurrences ring only within ten seconds.
    case hasNoPatience
    /// The tone does not come back after a listening window.
    case staysDucked
    /// Whoever asks for the microphone gets it at once, whatever came of it before.
    case listensAtOnce
    /// The recogniser hears what the gate asks for, whatever was said.
    case hearsWhatItWants
    /// Nothing of the sound reaches a verdict but its words.
    case ignoresSounds
    /// The recogniser loses the last word of every sentence.
    case losesLastWord
    /// Answers are handed to whichever run listens, whatever run they were captured for.
    case mixesUpWindows
    /// After a start snoozes are counted from nothing.
    case forgetsSnoozes
    /// Effects come before their events are in the log.
    case actsBeforeRecording
    /// After a start open runs are not looked for.
    case abandonsOpenRuns
    /// Recited lines are left out of what the log gives back.
    case losesRecitedLines
    /// A projection does not hear of endings.
    case projectsNoEndings
    /// A changed zone is not noticed.
    case ignoresZoneChanges
    /// Deadlines are never looked at while a run rings.
    case neverGivesUp
    /// The emergency exit needs no wait.
    case emergencyAtOnce
    /// Timers fire a millisecond early, for ever.
    case firesEarly
    /// A looser gate holds at once.
    case loosensAtOnce
    /// A command writes what it decided on an alarm that another command has changed meanwhile.
    case overwritesOtherCommands
    /// A byte of the log changes on its way.
    case flipsBytes
    /// Verdicts are remembered by their transcript alone, whatever lines and word were asked for.
    case mixesUpVerdicts
    /// Wire forms are remembered whatever the event.
    case mixesUpForms
    /// Whatever is typed as the answer of a sum is taken for the right one.
    case takesAnyAnswer
    /// Whatever is held before the camera or the reader is taken for the right one.
    case takesAnyCode
    /// Typed lines count while nothing can hear the person, though they allowed none.
    case opensTyping
    /// Somebody else answers whether the person is still up.
    case answersForSleepers
    /// The microphone is not closed as a snooze begins.
    case listensToSleepers
    /// The loop does not see that the clock was set.
    case overlooksClockSteps
    /// The loop does not see that its process stood still.
    case overlooksStandstills
    /// The loop arms the machine to wake once, and never anew.
    case armsOnce

    /// The invariant that has to find it; another one may see it first.
    package var target: Invariant {
        switch self {
        case .ignoresOtherProcesses: .dueRingsOrIsMissed
        case .forgetsWhatRang: .ringsOnlyWhenDue
        case .hasNoPatience: .missedOnlyWhenAway
        case .staysDucked: .neverSilent
        case .hearsWhatItWants, .takesAnyAnswer, .takesAnyCode, .opensTyping: .gateHolds
        case .listensAtOnce: .toneSoundsHalf
        case .ignoresSounds: .flaggedIsRepeated
        case .answersForSleepers: .wakeCheckHolds
        case .listensToSleepers: .snoozesAreDeaf
        case .overlooksClockSteps: .runContinues
        case .overlooksStandstills: .standstillIsRecorded
        case .armsOnce: .wakeIsArmed
        case .losesLastWord: .trueWordsOpen
        case .mixesUpWindows: .attemptsStayInTheirRun
        case .forgetsSnoozes: .snoozesBounded
        case .actsBeforeRecording: .recordedBeforeActed
        case .abandonsOpenRuns: .runContinues
        case .losesRecitedLines: .replayEqualsLive
        case .projectsNoEndings: .projectionsEqualRebuild
        case .ignoresZoneChanges: .nextEqualsOracle
        case .neverGivesUp: .nobodyTrapped
        case .emergencyAtOnce: .emergencyExitIsSlow
        case .firesEarly: .neverSpins
        case .loosensAtOnce: .looseningWaits
        case .overwritesOtherCommands: .commandsSeeEachOther
        case .flipsBytes: .logIsWhole
        case .mixesUpVerdicts: .verdictsRepeat
        case .mixesUpForms: .logIsWhole
        }
    }
}
