/// Plays sound once: a recording or a voice.
///
/// A single thread plays at a time; `stop` is thread-safe.
package protocol Loudspeaker: AnyObject, Sendable {
    /// Plays mono samples at 16 kHz, -1 to 1. Returns when the last one has left the sound server's buffers, or after
    /// `stop`. A microphone opened afterwards hears only the room's echo of it.
    ///
    /// Throws if nothing can be played, or if the server goes away. Returns immediately without samples.
    /// - Parameters:
    ///   - output: the output to play on, as named by `Ringer.output`; the default output if nil or gone.
    ///   - isWanted: called once before the first sample, when a `stop` already affects this call: sound cancelled
    /// earlier must not begin.
    func play(_ samples: [Float], on output: String?, isWanted: () -> Bool) throws(PortFailure)

    /// Falls silent: a `play` in progress returns within 100 ms. Does nothing without one.
    func stop()
}

extension Loudspeaker {
    /// Plays on the default output.
    package func play(_ samples: [Float]) throws(PortFailure) { try play(samples, on: nil) { true } }
}
