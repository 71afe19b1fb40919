/// Plays a stretch of sound once: a recording, a voice.
///
/// One thread plays at a time; `stop` may be called from any other.
public protocol Loudspeaker: AnyObject, Sendable {
    /// Plays 16,000 mono samples a second, -1 to 1, and returns when the last one has left the sound server's buffers, or
    /// after `stop`. A microphone that is opened then hears no more of it than the room's echo.
    ///
    /// Throws when nothing can be played, or the server is gone meanwhile. No samples are played at once.
    /// - Parameters:
    ///   - output: the output to play on, as `Ringer.output` names it; the usual one for nil, and where it is gone.
    ///   - isWanted: is asked once before the first sample, when a `stop` already reaches this stretch: what was called
    ///     off before must not begin after.
    func play(_ samples: [Float], on output: String?, isWanted: () -> Bool) throws(PortFailure)

    /// Falls silent: a `play` in progress returns within 100 ms. Without one, nothing happens.
    func stop()
}

extension Loudspeaker {
    /// Plays on the usual output.
    public func play(_ samples: [Float]) throws(PortFailure) { try play(samples, on: nil) { true } }
}
