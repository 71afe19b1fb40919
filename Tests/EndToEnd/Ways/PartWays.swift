import Foundation
import Glibc
import SoundAdapters
import Testing
import VowCore

// What is done to the sound: in a mixer, to the server, to the microphone and the engines.
extension Way {
    /// The columns of `pactl list short`, row by row.
    private static func rows(_ ring: AttackedRing, _ kind: String) throws -> [[String]] {
        try ring.bedroom.server.control("list", "short", kind).split(separator: "\n")
            .map { $0.split(separator: "\t").map(String.init) }
    }

    /// The server's number for the stream that rings.
    private static func stream(_ ring: AttackedRing) throws -> String {
        // Between windows the stream may be away for a moment, and the server may have put it on an output that came.
        for attempt in 0..<600 {
            let sinks = try rows(ring, "sinks")
            let speaker = sinks.first { $0[1] == PrivateSoundServer.speakerSink }?[0]
            let streams = try rows(ring, "sink-inputs")
            let other = attempt < 100 ? nil : streams.first
            if let row = streams.first(where: { $0[1] == speaker }) ?? other { return row[0] }
            usleep(20_000)
        }
        throw AttackedRing.Unready(output: "no stream plays")
    }

    /// The number of the module that made a device.
    private static func module(_ ring: AttackedRing, of name: String) throws -> String {
        try #require(try rows(ring, "modules").first { $0.joined().contains("_name=" + name) }?.first)
    }

    private static let setBack = Trace.failed(.speaker, "sound.setBack")

    /// Mixer, server, microphone, engines.
    static let parts: [Way] = [
        Way(
            .mixer, "the stream muted", "`pactl set-sink-input-mute STREAM 1`",
            .recorded(setBack, .part(.speaker))
        ) {
            ring in
            try ring.bedroom.server.control("set-sink-input-mute", try stream(ring), "1")
        },
        Way(
            .mixer, "the stream turned to nothing", "`pactl set-sink-input-volume STREAM 0%`",
            .recorded(setBack, .part(.speaker))
        ) { ring in try ring.bedroom.server.control("set-sink-input-volume", try stream(ring), "0%") },
        Way(
            .mixer, "another default output",
            "`pactl set-default-sink` to another one, and back; it rings where the system sends it"
        ) { ring in
            try ring.bedroom.server.control("set-default-sink", PrivateSoundServer.roomSink)
            let isHeard = try ring.isHeardAnywhere()
            #expect(isHeard, "with another default")
            try ring.bedroom.server.control("set-default-sink", PrivateSoundServer.speakerSink)
        },
        Way(.microphone, "the microphone muted", "`pactl set-source-mute MICROPHONE 1`") { ring in
            try ring.bedroom.server.control("set-source-mute", PrivateSoundServer.microphoneSource, "1")
        },
        Way(
            alone: .mixer, "the output muted", "`pactl set-sink-mute OUTPUT 1`; another output rings",
            .recorded(.failed(.speaker), .part(.speaker))
        ) { ring in try ring.bedroom.server.control("set-sink-mute", PrivateSoundServer.speakerSink, "1") },
        Way(
            alone: .mixer, "the output turned to nothing",
            "`pactl set-sink-volume OUTPUT 0%`; another output rings",
            .recorded(.failed(.speaker), .part(.speaker))
        ) { ring in try ring.bedroom.server.control("set-sink-volume", PrivateSoundServer.speakerSink, "0%")
        },
        Way(
            alone: .server, "the output suspended",
            "`pactl suspend-sink OUTPUT 1`; it is woken, or another one rings"
        ) { ring in try ring.bedroom.server.control("suspend-sink", PrivateSoundServer.speakerSink, "1") },
        Way(
            alone: .mixer, "moved to an output without hardware",
            "`pactl move-sink-input` to a null sink, where another output is hardware",
            .recorded(.failed(.speaker, "sound.noHardware"), .part(.speaker))
        ) { ring in
            for (name, kind) in [(AttackedRing.hall, "sound"), ("nowhere", "abstract")] {
                try ring.bedroom.server.control(
                    "load-module", "module-null-sink", "sink_name=" + name, "norewinds=yes",
                    "sink_properties=device.class=" + kind)
            }
            let number = try stream(ring)
            try ring.bedroom.server.control("move-sink-input", number, AttackedRing.hall)
            usleep(500_000)
            try ring.bedroom.server.control("move-sink-input", number, "nowhere")
        },
        Way(
            alone: .server, "the output unloaded", "`pactl unload-module` of the output; another one rings",
            .recorded(.failed(.speaker), .part(.speaker))
        ) { ring in
            try ring.bedroom.server.control(
                "unload-module", try module(ring, of: PrivateSoundServer.speakerSink))
        },
        Way(
            alone: .server, "the sound server killed", "the sound server ended and started again",
            .recorded(.failed(.ringer), .part(.ringer))
        ) { ring in
            try ring.bedroom.server.crashAndReturn()
        },
        Way(
            alone: .microphone, "the microphone unloaded", "`pactl unload-module` of the microphone",
            .recorded(.failed(.microphone), .part(.microphone))
        ) { ring in
            try ring.bedroom.server.control(
                "unload-module", try module(ring, of: PrivateSoundServer.microphoneSource))
        },
        Way(
            alone: .microphone, "another morning's recording",
            "what passed the gate on an earlier morning, played into the microphone in three windows",
            around: Surroundings(hasEarlierMorning: true),
            .recorded(
                .run("`CheatFlagged` as a replay") {
                    if case .cheatFlagged(.replay, _, _, _) = $0 { true } else { false }
                }, .flagged(.replay))
        ) { ring in
            #expect(ring.recordings.count == 2, "the earlier morning was not passed")
            for _ in 0..<3 {
                let attempts = try ring.bedroom.count { $0.isAttempt }
                let windows = try ring.bedroom.count { $0.isListening }
                for recording in ring.recordings { try ring.bedroom.room.speak(recording) }
                #expect(try ring.bedroom.waitFor(attempts + 1) { $0.isAttempt })
                _ = try ring.bedroom.waitFor(windows + 1) { $0.isListening }
            }
        },
        Way(
            alone: .engines, "the speech models taken away",
            "the folder of the models renamed and the engine's process killed before a window; a snooze asked for",
            around: Surroundings(hasOwnModels: true)
        ) { ring in
            let models = try #require(ring.parts.models)
            try FileManager.default.moveItem(atPath: models, toPath: models + "-away")
            for process in try ring.children("ears") { kill(process, SIGKILL) }
            let windows = try ring.bedroom.count { $0.isListening }
            _ = try ring.bedroom.waitFor(windows + 2, seconds: 30) { $0.isListening }
            try ring.ask(
                #"{"vow":1,"id":1,"input":{"kind":"typed","text":"I get up."}}"#, answers: "\"id\":1")
        },
    ]
}
