import Foundation
import TestSupport
import SoundAdapters
import Testing
import VowCore
import VowRecitation

// Gates that ask for what a reader sees, with the reader taken away, and what the run is put off for.
extension Way {
    private static func input(_ fields: String) -> String { #"{"vow":1,"id":1,"input":{\#(fields)}}"# }

    /// What a front end sends that has no reader.
    private static func sendAnything(_ ring: AttackedRing) throws {
        for fields in [#""kind":"ready""#, #""kind":"typed","text":"done""#] {
            try ring.ask(input(fields), answers: "\"id\":1")
        }
    }

    private static let code = Surroundings.gate(.token(.code, name: "bed"))
    private static let tag = Surroundings.gate(.token(.tag, name: "door"))
    private static let shaking = Surroundings.gate(.move(.shake, seconds: 10))
    private static let bright = Surroundings.gate(.light(LightLevel(), seconds: 10))

    /// A picture without a code: one white pixel, as PNG.
    private static let picture =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg=="

    /// A part that is taken away once its challenge was shown.
    private static func away(
        _ name: String, _ tried: String, around surroundings: Surroundings, _ part: DevicePart,
        _ attempt: @escaping @Sendable (AttackedRing) throws -> Void
    ) -> Way {
        Way(alone: .readers, name, tried, around: surroundings, .recorded(.failed(part), .part(part))) {
            ring in
            #expect(try ring.bedroom.waitFor { if case .challengePresented = $0 { true } else { false } })
            try attempt(ring)
            try sendAnything(ring)
        }
    }

    /// Camera, tag reader and sensors.
    static let readers: [Way] = [
        away(
            "no camera", "an alarm that asks for a code, on a device without a camera",
            around: Surroundings(gate: code, lacksCamera: true), .camera
        ) { _ in },
        Way(
            alone: .readers, "the page's camera taken away",
            "an alarm that asks for a code, a picture from a page's camera, and then no more; a snooze asked for",
            around: Surroundings(gate: code)
        ) { ring in
            try ring.ask(input(#""kind":"scanned","picture":"\#(picture)""#), answers: "\"id\":1")
            #expect(try ring.bedroom.waitFor { if case .challengePresented = $0 { true } else { false } })
            try ring.ask(input(#""kind":"scanned","picture":"\#(picture)""#), answers: "\"id\":1")
            try sendAnything(ring)
            try ring.ask(input(#""kind":"snooze""#), answers: "\"id\":1")
        },
        away(
            "the tag reader unplugged", "an alarm that asks for a tag; the reader pulled out while it asks",
            around: Surroundings(gate: tag, hasTagReader: true), .tagReader
        ) { try $0.parts.reader?.unplug() },
        away(
            "the readers' service ended", "an alarm that asks for a tag; `pcscd` killed while it asks",
            around: Surroundings(gate: tag, hasTagReader: true), .tagReader
        ) { $0.parts.reader?.stopService() },
        away(
            "no motion sensor", "an alarm that asks to be shaken, on a device without a sensor",
            around: Surroundings(gate: shaking), .motionSensor
        ) { _ in },
        away(
            "the motion sensor taken away",
            "an alarm that asks to be shaken; the sensor's service ended while it asks",
            around: Surroundings(gate: shaking, hasSensors: true), .motionSensor
        ) { $0.parts.sensor?.stop() },
        away(
            "nothing that measures light",
            "an alarm that asks for a bright room, on a device without a light sensor and without a camera",
            around: Surroundings(gate: bright, lacksCamera: true), .lightSensor
        ) { _ in },
        away(
            "the light sensor taken away",
            "an alarm that asks for a bright room; the sensor's service ended while it asks",
            around: Surroundings(gate: bright, hasSensors: true, lacksCamera: true), .lightSensor
        ) { $0.parts.sensor?.stop() },
        Way(
            alone: .codes, "the code typed, or another under its name",
            "what the code holds, typed; `vow codes add bed` with another payload",
            around: Surroundings(gate: code)
        ) { ring in
            #expect(try ring.bedroom.waitFor { if case .challengePresented = $0 { true } else { false } })
            try ring.ask(
                input(#""kind":"typed","text":"\#(AttackedRing.code)""#), answers: "\"id\":1")
            try ring.vow(["codes", "add", "bed", "--payload", "5901234123457"])
        },
    ]

    /// Runs that are put off, as the rules allow it, and what they come to.
    static let snoozes: [Way] = [
        Way(
            alone: .snoozes, "put off for a missing camera",
            "a snooze asked for where the camera is missing; asked for again after it; then the emergency exit",
            around: Surroundings(gate: code, lacksCamera: true),
            .over(
                .run("`PartBypassed` of the camera") { $0 == .partBypassed(part: .camera) },
                .putOff(for: .camera, .bypassed))
        ) { ring in
            #expect(
                try ring.bedroom.waitFor { if case .partFailed(.camera, _, _) = $0 { true } else { false } })
            try ring.ask(input(#""kind":"snooze""#), answers: "\"id\":1")
            #expect(try ring.bedroom.waitFor { if case .snoozed = $0 { true } else { false } })
            #expect(try ring.bedroom.isSilentWithin(seconds: 5))
            #expect(try ring.bedroom.waitFor(seconds: 90) { $0 == .snoozeEnded })
            try ring.ask(input(#""kind":"snooze""#), answers: "\"id\":1")
            #expect(try ring.isHeardAnywhere(), "the second snooze was granted")
            try takeEmergencyExit(ring)
        },
        Way(
            alone: .snoozes, "a snooze that was earned",
            "the first step recited, a snooze, and then the rest",
            .over(
                .run("`Snoozed`") { if case .snoozed = $0 { true } else { false } },
                .putOff(for: nil, .dismissed))
        ) { ring in
            #expect(try ring.bedroom.waitFor { $0.isListening })
            try ring.bedroom.recite(Bedroom.affirmations.joined(separator: " "))
            try ring.ask(input(#""kind":"snooze""#), answers: "\"id\":1")
            #expect(try ring.bedroom.waitFor { if case .snoozed = $0 { true } else { false } })
            #expect(try ring.bedroom.isSilentWithin(seconds: 5))
            let windows = try ring.bedroom.count { $0.isListening }
            #expect(try ring.bedroom.waitFor(seconds: 90) { $0 == .snoozeEnded })
            #expect(try ring.bedroom.waitFor(windows + 1) { $0.isListening })
            try ring.bedroom.recite(try ring.bedroom.goalWithWord())
        },
    ]

    /// The sentence of the emergency exit, typed each second until it counts: it is too early at first.
    static func takeEmergencyExit(_ ring: AttackedRing) throws {
        let line = input(#""kind":"typed","text":"\#(WakeSession.emergencySentence(.english))""#)
        if try ring.state().emergencyAskedAt == nil { try ring.ask(line, answers: "\"id\":1") }
        #expect(try ring.bedroom.waitFor { $0.isEmergencyAsked })
        // A second of new sound is a second; what was recorded before passes at once.
        ring.bedroom.forgetSound()
        for _ in 0..<40 {
            guard case .active = try ring.state().phase else { return }
            try ring.ask(line, answers: "\"id\":1")
            _ = try ring.bedroom.sink.record(seconds: 1)
        }
    }
}
