import VowPorts

// What is found of an output and of the stream on it, without any effect.
extension AudibilityWatch {
    /// What is known of one of the two places at which a sound can be turned down.
    struct Setting {
        var isMuted: Bool
        var percent: Int
        var name: String
    }

    /// How often something is undone that another program does: at once, then once a second at most, for as long as it
    /// goes on. Only the first times are told.
    struct Restraint {
        static let intervalNanoseconds: Int64 = 1_000_000_000
        static let mostTold = 3

        private var lastAt: Int64?
        private var count = 0

        /// How long to wait yet, in nanoseconds; nil where it may be done at an instant, which then begins the next wait.
        mutating func wait(at now: Int64) -> Int64? {
            if let lastAt, now - lastAt < Restraint.intervalNanoseconds {
                return lastAt + Restraint.intervalNanoseconds - now
            }
            lastAt = now
            return nil
        }

        /// Whether what was done just now is to be told.
        mutating func tells() -> Bool {
            count += 1
            return count <= Restraint.mostTold
        }
    }

    /// Whether somebody turned an output down, by what was known of it and what is.
    static func isTurnedDown(_ before: SoundDevice, _ now: SoundDevice) -> Bool {
        before.name == now.name && before.port == now.port && now.volumePercent < before.volumePercent
    }

    /// The volume that a stream of Vow's own is to have, in per cent, or nil if it may stay as it is.
    ///
    /// Where the server ties the two together, more than the output's volume would turn the output up, and an output that is
    /// turned down stays so.
    static func ownPercent(_ ring: Setting, on device: SoundDevice, _ care: AudibilityPolicy) -> Int? {
        let full = device.isTied ? device.volumePercent : 100
        if ring.percent < min(max(1, care.warnBelowPercent), full) { return full }
        return ring.isMuted ? ring.percent : nil
    }

    /// What keeps a ring from being heard, with the volume in per cent, or nil if nothing does.
    static func finding(_ sink: Setting, _ ring: Setting, _ device: SoundDevice, _ care: AudibilityPolicy)
        -> (
            failure: PortFailure, percent: Int?
        )?
    {
        // Where the server ties the two together, the stream's volume repeats the sink's; they never multiply here.
        let percent = min(sink.percent, ring.percent)
        if sink.isMuted || sink.percent == 0 {
            let failure = PortFailure(
                code: "sound.muted", message: "The output \"\(sink.name)\" is muted.",
                repair: "Unmute it: pactl set-sink-mute @DEFAULT_SINK@ 0")
            return (failure, sink.percent)
        }
        if ring.isMuted || ring.percent == 0 {
            let failure = PortFailure(
                code: "sound.muted", message: "Vow's own sound is muted in the mixer.",
                repair: "Unmute it there, for instance in pavucontrol under Playback.")
            return (failure, percent)
        }
        if device.isWorn, care.headphones != .leave {
            let failure = PortFailure(
                code: "sound.headphones", message: "The alarm plays in headphones: \"\(sink.name)\".",
                repair: "Unplug them before you sleep, or let Vow leave them alone: "
                    + "vow config set sound.headphones leave")
            return (failure, percent)
        }
        guard percent < care.warnBelowPercent else { return nil }
        if ring.percent < sink.percent {
            let failure = PortFailure(
                code: "sound.faint", message: "Vow's own sound is turned down to \(percent) % in the mixer.",
                repair: "Turn it up there, for instance in pavucontrol under Playback.")
            return (failure, percent)
        }
        let failure = PortFailure(
            code: "sound.faint", message: "The output \"\(sink.name)\" is turned down to \(percent) %.",
            repair: "Turn it up: pactl set-sink-volume @DEFAULT_SINK@ 60%")
        return (failure, percent)
    }
}
