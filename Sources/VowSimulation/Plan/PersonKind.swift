/// How the simulated person behaves on a morning.
public enum PersonKind: String, CaseIterable, Hashable, Sendable {
    /// Says everything at the first prompt.
    case alert
    /// Sleeps through some windows, says some lines, asks for snoozes, then says the rest.
    case sleepy
    /// Is heard with some words wrong, and repeats.
    case accented
    /// Whispers at first, so faintly that it may or may not be understood.
    case whispering
    /// Plays a recording without the challenge word, or yesterday's with the word of then, types where typing is closed, asks for snoozes; gives up
    /// after a while and says the lines.
    case cheating
    /// Is not there.
    case absent
    /// Cannot speak, and takes the emergency exit.
    case speechless
    /// Says and does anything at any time.
    case erratic

    /// What mornings are drawn from. Who is absent or speechless makes the longest mornings, and the least happens in
    /// them, so they come up less often.
    static let drawn: [PersonKind] = [
        .alert, .alert, .alert, .sleepy, .sleepy, .sleepy, .accented, .accented, .whispering, .whispering,
        .cheating, .cheating, .erratic, .erratic, .absent, .speechless,
    ]
}
