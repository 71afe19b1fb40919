package import Testing
package import VowPorts

/// What everything behind `Vibrator` must do.
package struct VibratorContract {
    let vibrator: any Vibrator

    /// Names what is under test.
    package init(_ vibrator: any Vibrator) { self.vibrator = vibrator }

    /// One with something to move: it is named, shakes, may be asked again, and rests as often as it is told to.
    package func shakes(
        _ pattern: VibrationPattern = VibrationPattern(), sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(vibrator.deviceName() != nil, sourceLocation: sourceLocation)
        vibrator.stop()
        for _ in 0..<2 {
            if let lasts = try vibrator.shake(pattern) {
                #expect((1...60_000).contains(lasts), sourceLocation: sourceLocation)
            }
        }
        vibrator.pulse(count: 2, pattern)
        vibrator.stop()
        vibrator.stop()
        _ = try vibrator.shake(pattern)
        vibrator.stop()
    }

    /// One with nothing to move says so, and nothing of it fails beyond that.
    package func hasNothing(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(vibrator.deviceName() == nil, sourceLocation: sourceLocation)
        #expect(throws: PortFailure.noVibration, sourceLocation: sourceLocation) {
            try vibrator.shake(VibrationPattern())
        }
        vibrator.pulse(count: 1, VibrationPattern())
        vibrator.stop()
    }
}
