import VowPorts

// Decisions about an output and the stream on it, without side effects.
extension AudibilityWatch {
    /// The volume setting of an output or of a stream.
    struct Setting {
        var isMuted: Bool
        var percent: Int
        var name: String
    }

    /// Limits how often a change by another program is undone: immediately, then once a second at most. Only the first
    /// changes are reported.
    struct Restraint {
        static let intervalNanoseconds: Int64 = 1_000_000_000
        static let mostTold = 3

        private var lastAt: Int64?
        private var count = 0

        /// Nanoseconds to wait before the next action, or nil if it may happen now; nil starts the next interval.
        mutating func wait(at now: Int64) -> Int64? {
            if let lastAt, now - lastAt < Restraint.intervalNanoseconds {
                return lastAt + Restraint.intervalNanoseconds - now
            }
            lastAt = now
            return nil
        }

        /// Whether to report the last action.
        mutating func tells() -> Bool {
            count += 1
            return count <= Restraint.mostTold
        }
    }

    /// Whether somebody turned the output down between two states.
    static func isTurnedDown(_ before: SoundDevice, _ now: SoundDevice) -> Bool {
        before.name == now.name && before.port == now.port && now.volumePercent < before.volumePercent
    }

    /// The volume to set for Vow's own stream, in per cent, or nil to leave it.
    ///
    /// On a tied output, more than the output's volume would turn the output up, so the stream stays at that volume.
    static func ownPercent(_ ring: Setting, on device: SoundDevice, _ care: AudibilityPolicy) -> Int? {
        let full = device.isTied ? device.volumePercent : 100
        if ring.percent < min(max(1, care.warnBelowPercent), full) { return full }
        return ring.isMuted ? ring.percent : nil
    }

    /// The reason why a ring cannot be heard, with the volume in per cent, or nil.
    static func finding(_ sink: Setting, _ ring: Setting, _ device: SoundDevice, _ care: AudibilityPolicy)
        -> (
            failure: PortFailure, percent: Int?
        )?
    {
        // On a tied output the stream's volume repeats the sink's, so the two are never multiplied.
        let percent = min(sink.percent, ring.percent)
        if sink.isMuted || sink.percent == 0 {
            let failure = PortFailure(
                code: "sound.muted", message: .outputMuted(output: sink.name),
                repair: .unmutePactlSetSinkMute)
            return (failure, sink.percent)
        }
        if ring.isMuted || ring.percent == 0 {
            let failure = PortFailure(
                code: "sound.muted", message: .vowsOwnSoundMutedIn,
                repair: .unmuteForInstanceInPavucontrol)
            return (failure, percent)
        }
        if device.isWorn, care.headphones != .leave {
            let failure = PortFailure(
                code: "sound.headphones", message: .alarmPlaysInHeadphones(output: sink.name),
                repair: .unplugThemBeforeYouSleep)
            return (failure, percent)
        }
        guard percent < care.warnBelowPercent else { return nil }
        if ring.percent < sink.percent {
            let failure = PortFailure(
                code: "sound.faint", message: .vowsOwnSoundTurnedDown(percent: percent),
                repair: .turnUpForInstanceIn)
            return (failure, percent)
        }
        let failure = PortFailure(
            code: "sound.faint", message: .outputTurnedDownTo(output: sink.name, percent: percent),
            repair: .turnUpPactlSetSink)
        return (failure, percent)
    }
}
