import VowCore

extension SampleEvents {
    /// Answers by hand and by parts of the device.
    var answers: [RunEvent] {
        [
            .answered(step: 0, .sum(SumQuestion("7 * 16 - 23")!, answer: 89), passed: true),
            .answered(step: 0, .sum(SumQuestion("17 + 26")!, answer: -9), passed: false),
            .answered(step: 1, .token(.code, digest: Sealed(digest)), passed: true),
            .answered(step: 2, .token(.tag, digest: Sealed(digest)), passed: false),
            .answered(
                step: 1,
                .motion(
                    MotionEvidence(
                        readings: [
                            MotionReading(atMilliseconds: 0, orientation: nil),
                            MotionReading(atMilliseconds: 1_450, orientation: .leftUp),
                        ], untilMilliseconds: 16_600)), passed: true),
            .answered(step: 1, .motion(MotionEvidence(readings: [], untilMilliseconds: 0)), passed: false),
            .answered(
                step: 1,
                .light(
                    LightEvidence(
                        unit: .lux,
                        readings: [
                            LightReading(atMilliseconds: 0, level: 4),
                            LightReading(atMilliseconds: 1_000, level: 320),
                        ])), passed: true),
            .answered(step: 1, .light(LightEvidence(unit: .percent, readings: [])), passed: false),
        ]
    }
}
