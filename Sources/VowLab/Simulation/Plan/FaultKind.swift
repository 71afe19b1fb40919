/// What can go wrong in a simulated morning; `PlannedFault.at`, from 0 to 999, says where.
///
/// Adding one: a case here, its place in `HistoryRunner.plant` or `strike`, and a call of `SimulatedWorld.note` where it
/// takes effect, so that campaigns count it. Plans draw it by themselves.
package enum FaultKind: String, CaseIterable, Hashable, Sendable {
    /// The process dies at the n-th append of the morning: before it, or after it and before any effect.
    case crashAtAppend
    /// The process dies at the n-th effect of the morning, before or after it happens.
    case crashAtEffect
    /// The power fails within an append, and only the first half of its events is on the disk.
    case tornWrite
    /// The disk is full for a while.
    case diskFull
    /// Another process holds the log's lock for a few seconds.
    case logLocked
    /// The power fails, for seconds to hours.
    case powerOff
    /// The machine is suspended without a way to wake by itself, for minutes to hours.
    case suspend
    /// The process is stopped by a signal, and goes on after seconds to a quarter of an hour.
    case processStopped
    /// The machine lies in a drawer for up to five weeks.
    case longAbsence
    /// The sound device goes away and comes back later.
    case outputLost
    /// The microphone goes away and comes back later.
    case microphoneLost
    /// The microphone is denied from the start of the morning.
    case microphoneDenied
    /// The recogniser hangs: no answer comes for any window until the process is started again.
    case engineStall
    /// The recogniser reports a failure for one window.
    case engineFailure
    /// The process of the recogniser dies in the middle of a window, once or at each window from then on: each engine is
    /// given up after its second death, until none is left.
    case engineCrash
    /// The recogniser hears other words than were said, once.
    case wrongTranscript
    /// The recogniser's answer for a window comes seconds late, also after the window was closed.
    case lateAnswer
    /// A timer fires late, by up to four seconds.
    case lateTimer
    /// A timer fires twice.
    case duplicateTimer
    /// The wall clock is set forward, by up to a day.
    case clockForward
    /// The wall clock is set back, by up to a day.
    case clockBack
    /// The wall clock runs fast or slow, by up to 200 parts in a million.
    case clockDrift
    /// The device travels to another zone.
    case zoneChange
    /// Another process edits alarms or lines while this one runs. (A second daemon never runs: it is refused at its
    /// start by the lock of the home.)
    case otherProcess
    /// Two other processes change the same alarm at the same moment: the second has read what the first then changes.
    case twoCommands
    /// The camera, the reader or the sensor that a challenge needs is not there.
    case partMissing
    /// Somebody mutes the output for up to a minute.
    case outputMuted
    /// Somebody turns the output down to less than 30 per cent, for up to a minute.
    case outputFaint
    /// The output leads to headphones for up to a minute.
    case headphonesWorn
    /// Another output becomes the default one, and the ring moves there.
    case outputMoved
    /// The output is unloaded, or its server dies: another output rings within two seconds.
    case outputReplaced
    /// The sound server hangs without dying: that is noticed after a second, and another output rings.
    case outputHangs
    /// The output plays silence in place of the ring: that is noticed after some seconds, and another output rings.
    case outputSwallows
    /// Another program holds the device as a ring begins, up to three times: another output rings.
    case outputHeld
    /// The alarm's own sound file is silent or gone: the built-in tone rings in its place.
    case toneRefused

    /// Reads `all`, `none`, or names separated by commas; nil when a name is unknown.
    package static func list(_ text: String) -> [FaultKind]? {
        switch text {
        case "all": return allCases
        case "none": return []
        default:
            var kinds: [FaultKind] = []
            for name in text.split(separator: ",", omittingEmptySubsequences: false) {
                guard let kind = FaultKind(rawValue: String(name)) else { return nil }
                kinds.append(kind)
            }
            return kinds
        }
    }
}
