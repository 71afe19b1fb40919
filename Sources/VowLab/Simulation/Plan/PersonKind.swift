/// How the simulated person behaves on a morning.
package enum PersonKind: String, CaseIterable, Hashable, Sendable {
    /// Says everything at the first prompt.
    case alert
    /// Sleeps through some windows, says some lines, asks for snoozes, then says the rest.
    case sleepy
    /// Is heard with some words wrong, and repeats.
    case accented
    /// Whispers at first, so faintly that it may or may not be understood.
    case whispering
    /// Plays a recording without the challenge word, or yesterday's with the word of then, types where typing is
    /// closed, asks for snoozes; gives up after a while and says the lines.
    case cheating
    /// Plays lines and words, all of which were recorded, on a phone; gives up after a while and says them.
    case phonePlaying
    /// Plays an earlier attempt; gives up after a while and says the lines.
    case replaying
    /// Has made a recording of the lines the tone of the alarm; gives up after a while and says them.
    case echoing
    /// Lets a machine's voice say lines and words.
    case synthetic
    /// Asks for the microphone four times a second for two minutes and says nothing, and says the lines after that.
    case impatient
    /// Lies beside a radio that talks into every window, and says the lines after some.
    case chattering
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
        .cheating, .cheating, .phonePlaying, .replaying, .echoing, .synthetic, .impatient, .chattering,
        .erratic, .erratic, .absent, .speechless,
    ]
}
