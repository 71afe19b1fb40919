import VowCore
import VowHearing
import VowPorts
import VowRecitation
import VowRuntime

/// Something that will happen at a time of the steady clock.
struct Happening {
    enum What {
        /// A letter to the process that ran when it was posted; another incarnation never gets it. By reference, since
        /// the agenda moves what it holds.
        indirect case letter(SessionInput, incarnation: Int)
        case hand(HandAct)
        case answer(String, incarnation: Int)
        case fault(PlannedFault)
        case processStarts
        case outputReturns
        case outputUnmuted
        case outputUnhindered
        case outputBreaks(OutputBreak)
        /// The next rung of the process that lost its output.
        case anotherOutput(incarnation: Int)
        case microphoneReturns
        case diskReturns
    }

    let at: Int64
    let what: What
}

/// A wake-up that the machine is armed for.
struct ArmedWake {
    /// When it wakes.
    let at: Instant
    /// When it was asked for.
    let since: Instant
}
