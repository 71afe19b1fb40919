/// The time that the tone has to sound between turns that bring nothing.
///
/// A turn is a window that listens, or the tone turned down for an answer by hand. After a turn that brought nothing the
/// tone sounds for its share before another turn begins, whoever asks for it. The share grows with each such turn. From
/// the second one on, the tone is silent for at most 30 s of any 60 s, at the default timings.
struct RingShare: Sendable {
    /// The longest share after a turn that was silent for no longer than a usual ring.
    static let longestMilliseconds: Int64 = 30_000
    /// After so many turns in a row that brought nothing, a vain try counts as silence.
    static let spareTries = 2

    /// How many turns began since anything was gained at the gate.
    private(set) var idleTurns = 0
    /// Until when no turn begins, or nil if one may begin at once.
    private(set) var owedUntil: Instant?
    private var turn: Turn?

    private struct Turn: Sendable {
        /// Since when the tone is silent, or nil if it sounds.
        var silentSince: Instant?
        /// How long it was silent before.
        var silentMilliseconds: Int64 = 0
    }

    init() {}

    /// The share of a run that another process led. How long its last turn was silent is not known, so it counts as
    /// long.
    init(idleTurns: Int, ringMilliseconds: Int64, resumedAt instant: Instant) {
        self.idleTurns = idleTurns
        guard idleTurns > 0 else { return }
        let isSpare = idleTurns < RingShare.spareTries
        owedUntil = instant.adding(
            milliseconds: isSpare ? ringMilliseconds : RingShare.longestMilliseconds)
    }

    /// Whether a turn is open.
    var isTurnOpen: Bool { turn != nil }

    /// Whether the tone has to sound on at an instant.
    func isOwed(at instant: Instant) -> Bool { owedUntil.map { instant < $0 } ?? false }

    /// A turn begins, in which the tone is silent or turned down.
    mutating func beginTurn(isSilent: Bool, at instant: Instant) {
        idleTurns += 1
        turn = Turn(silentSince: isSilent ? instant : nil)
    }

    /// The tone sounds again in the open turn.
    mutating func soundReturned(at instant: Instant) {
        guard let since = turn?.silentSince else { return }
        turn?.silentSince = nil
        turn?.silentMilliseconds += max(0, instant.milliseconds(since: since))
    }

    /// Something was gained at the gate: the next turn may begin at once.
    mutating func noteGain() {
        idleTurns = 0
        owedUntil = nil
    }

    /// Ends the open turn.
    /// - Parameter isTried: whether somebody spoke or answered in it, although in vain.
    mutating func endTurn(isTried: Bool, ringMilliseconds: Int64, at instant: Instant) {
        soundReturned(at: instant)
        guard let ended = turn else { return }
        turn = nil
        guard idleTurns > 0, !isTried || idleTurns >= RingShare.spareTries else { return }
        let grown = ringMilliseconds * Int64(min(idleTurns, 100))
        var share = max(ringMilliseconds, min(grown, RingShare.longestMilliseconds))
        if idleTurns >= RingShare.spareTries, ended.silentMilliseconds > ringMilliseconds {
            share = max(share, RingShare.longestMilliseconds, ended.silentMilliseconds)
        }
        let until = instant.adding(milliseconds: share)
        owedUntil = max(until, owedUntil ?? until)
    }

    /// The wall clock was set.
    mutating func followClockStep(byMilliseconds milliseconds: Int64) {
        owedUntil = owedUntil?.adding(milliseconds: milliseconds)
        guard let since = turn?.silentSince else { return }
        turn?.silentSince = since.adding(milliseconds: milliseconds)
    }
}
