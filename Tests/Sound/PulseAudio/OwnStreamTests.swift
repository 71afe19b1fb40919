import Foundation
import PortContracts
@testable import SoundAdapters
import Testing
import VowPorts

/// A ring on a server, and another program that does something to its stream.
private struct Meddling {
    let server: any SoundHouse
    let ringer: PulseAudioRinger
    let signals = SignalLog()

    init(_ kind: HouseKind = .pulseAudio) throws {
        server = try kind.open()
        ringer = PulseAudioRinger(server: server.address, files: SndfileReader())
        // The room's own sink is no output that a person hears.
        try control(server, "set-sink-mute", PrivateSoundServer.roomSink, "1")
    }

    func leave() {
        ringer.stop()
        server.stop()
    }

    func ring(tags: [String] = []) async throws {
        try ringer.start(
            RingRequest(source: .tone("siren"), volumePercent: 80, rampSeconds: 0, routeTags: tags),
            signal: signals.take)
        await signals.wait { $0.contains { if case .started = $0 { true } else { false } } }
    }

    /// The server's number for the stream that rings.
    var stream: String {
        get throws {
            let rows = try listed(server, "sink-inputs")
            return try #require(rows.first?.split(separator: "\t").first.map(String.init))
        }
    }

    /// An output that is no device, or one that says that it is.
    func addSink(_ name: String, isDevice: Bool = false) throws {
        try control(
            server, "load-module", "module-null-sink", "sink_name=" + name, "norewinds=yes",
            "sink_properties=device.class=" + (isDevice ? "sound" : "abstract"))
    }

    /// Whether the ring is heard on a sink, again within so many seconds.
    func isHeard(_ sink: String, withinSeconds seconds: Double = 2) throws -> Bool {
        let recording = try SinkRecording(server: server.address, sink: sink)
        defer { recording.close() }
        return try recording.first(windowMilliseconds: 20, limitSeconds: seconds) { $0.level > 0.1 } != nil
    }

    /// Whether a sink is silent for a moment.
    func isSilent(_ sink: String) throws -> Bool {
        let recording = try SinkRecording(server: server.address, sink: sink)
        defer { recording.close() }
        return try recording.record(seconds: 0.3).level < 0.01
    }

    func noticed(_ code: String) -> Int {
        signals.all.count { if case .noticed(let found) = $0 { found.code == code } else { false } }
    }

    func waitForNotice(_ code: String) async {
        await signals.wait {
            $0.contains { if case .noticed(let found) = $0 { found.code == code } else { false } }
        }
    }
}

extension SoundTests {
    /// What a mixer or another program does to the stream that Vow rings by.
    @Suite("R6 R12 Vow's own stream", .serialized, .timeLimit(.minutes(2)))
    struct OwnStreamTests {
        @Test("muted in the mixer, it is set back at once, and that is told", arguments: HouseKind.installed)
        func muted(kind: HouseKind) async throws {
            let night = try Meddling(kind)
            defer { night.leave() }
            try await night.ring()
            try control(night.server, "set-sink-input-mute", try night.stream, "1")
            await night.waitForNotice("sound.setBack")
            #expect(try night.isHeard(PrivateSoundServer.speakerSink))
            await night.signals.wait { $0.contains(.heardAgain) }
        }

        @Test("turned to nothing in the mixer, it is set back at once, and that is told")
        func turnedDown() async throws {
            let night = try Meddling()
            defer { night.leave() }
            try await night.ring()
            try control(night.server, "set-sink-input-volume", try night.stream, "0%")
            await night.waitForNotice("sound.setBack")
            #expect(try night.isHeard(PrivateSoundServer.speakerSink))
        }

        @Test("muted again and again, it is heard again each second, and the log is not filled")
        func again() async throws {
            let night = try Meddling()
            defer { night.leave() }
            try await night.ring()
            let stream = try night.stream
            for _ in 0..<5 {
                try control(night.server, "set-sink-input-mute", stream, "1")
                #expect(try night.isHeard(PrivateSoundServer.speakerSink, withinSeconds: 2.5))
            }
            #expect((1...AudibilityWatch.Restraint.mostTold).contains(night.noticed("sound.setBack")))
        }

        @Test("the volume and the mute of the output stay as the person sets them") func speaker()
            async throws
        {
            let night = try Meddling()
            defer { night.leave() }
            try await night.ring()
            try control(night.server, "set-sink-volume", PrivateSoundServer.speakerSink, "12%")
            try control(night.server, "set-sink-mute", PrivateSoundServer.speakerSink, "1")
            try control(night.server, "set-sink-input-mute", try night.stream, "1")
            await night.waitForNotice("sound.setBack")
            let speaker = try PulseAudioProbe(server: night.server.address).state().sink
            #expect(speaker?.isMuted == true && speaker?.volumePercent == 12)
            #expect(night.noticed("sound.setBack") == 1)
        }

        @Test(
            "moved to an output that leads nowhere, it comes back to the device",
            arguments: HouseKind.installed)
        func moved(kind: HouseKind) async throws {
            let night = try Meddling(kind)
            defer { night.leave() }
            try night.addSink("device", isDevice: true)
            try night.addSink("nowhere")
            try control(night.server, "set-default-sink", "device")
            try await night.ring()
            #expect(try night.isHeard("device"))
            for _ in 0..<2 {
                try control(night.server, "move-sink-input", try night.stream, "nowhere")
                await night.waitForNotice("sound.noHardware")
                #expect(try night.isHeard("device", withinSeconds: 2.5))
                #expect(try night.isSilent("nowhere"))
            }
        }

        @Test("where the usual output leads nowhere, it rings on the device") func usual() async throws {
            let night = try Meddling()
            defer { night.leave() }
            try night.addSink("device", isDevice: true)
            try night.addSink("nowhere")
            try control(night.server, "set-default-sink", "nowhere")
            try await night.ring()
            #expect(try night.isHeard("device"))
            #expect(try night.isSilent("nowhere"))
            #expect(night.noticed("sound.noHardware") == 1)
        }

        @Test("an output that the alarm names is kept, also where it leads nowhere") func named() async throws
        {
            let night = try Meddling()
            defer { night.leave() }
            try night.addSink("device", isDevice: true)
            try night.addSink("nowhere")
            try await night.ring(tags: ["nowhere"])
            #expect(try night.isHeard("nowhere"))
            #expect(try night.isSilent("device"))
        }

        @Test("where every output is rung on, those that lead nowhere are left out") func every() async throws
        {
            let night = try Meddling()
            defer { night.leave() }
            try night.addSink("device", isDevice: true)
            try night.addSink("nowhere")
            try await night.ring(tags: [RingRequest.everyOutput])
            #expect(try night.isHeard("device"))
            #expect(try night.isSilent("nowhere"))
            try control(night.server, "move-sink-input", try night.stream, "nowhere")
            #expect(try night.isHeard("device", withinSeconds: 2.5))
        }

        @Test("devices, network speakers and filters lead to hardware; other sinks do not") func judgement() {
            func leads(_ flags: UInt32 = 0, ports: Int = 0, with properties: [String: String] = [:]) -> Bool {
                SoundDevice.leadsToHardware(flags: flags, portCount: ports, property: { properties[$0] })
            }
            // PA_SINK_HARDWARE and PA_SINK_NETWORK, as libpulse's def.h numbers them.
            #expect(leads(0x0004) && leads(0x0008))
            #expect(leads(ports: 2))
            #expect(leads(with: ["device.class": "sound"]) && leads(with: ["device.api": "alsa"]))
            #expect(
                leads(with: ["device.class": "filter"])
                    && leads(with: ["device.master_device": "alsa_output.pci"]))
            #expect(leads(with: ["node.link-group": "filter-chain-1"]))
            // A null sink: PA_SINK_LATENCY, PA_SINK_DECIBEL_VOLUME and PA_SINK_DYNAMIC_LATENCY.
            #expect(!leads(0x00a2, with: ["device.class": "abstract"]))
        }

        @Test("it goes back to where it was, else to an output that is heard, else it stays") func wayBack() {
            func sink(_ name: String, isReal: Bool, isMuted: Bool = false) -> SoundDevice {
                var device = SoundDevice(
                    name: name, description: name, volumePercent: 60, isMuted: isMuted, isStandIn: false,
                    isSuspended: false, port: "")
                device.leadsToHardware = isReal
                return device
            }
            let all = [
                sink("null", isReal: false), sink("hdmi", isReal: true, isMuted: true),
                sink("speaker", isReal: true), sink("dock", isReal: true),
            ]
            func way(_ home: String?, mayTakeAny: Bool = true, _ sinks: [SoundDevice]) -> String? {
                SpeakerRoute.wayBack(among: sinks, home: home, mayTakeAny: mayTakeAny)?.name
            }
            #expect(way("dock", all) == "dock")
            #expect(way(nil, all) == "speaker")
            #expect(way("gone", all) == "speaker")
            #expect(way("gone", mayTakeAny: false, all) == nil)
            #expect(way(nil, Array(all[...1])) == "hdmi")
            #expect(way(nil, Array(all[...0])) == nil)
            #expect(SpeakerRoute.usable(all).map(\.name) == ["hdmi", "speaker", "dock"])
            #expect(SpeakerRoute.usable(Array(all[...0])).map(\.name) == ["null"])
        }

        @Test("what is undone is undone at once, then once a second") func restraint() {
            var restraint = AudibilityWatch.Restraint()
            #expect(restraint.wait(at: 500) == nil)
            #expect(restraint.wait(at: 600) == 999_999_900)
            #expect(restraint.wait(at: 1_000_000_500) == nil)
            let told = (0..<6).count { _ in restraint.tells() }
            #expect(told == AudibilityWatch.Restraint.mostTold)
        }

        @Test("its volume is set back to the whole of it; a lower one that is heard stays") func volume() {
            var device = SoundDevice(
                name: "speaker", description: "", volumePercent: 40, isMuted: false, isStandIn: false,
                isSuspended: false, port: "")
            func wanted(_ percent: Int, isMuted: Bool = false, warnBelow: Int = 30) -> Int? {
                AudibilityWatch.ownPercent(
                    .init(isMuted: isMuted, percent: percent, name: ""), on: device,
                    AudibilityPolicy(warnBelowPercent: warnBelow))
            }
            #expect(wanted(0) == 100)
            #expect(wanted(29) == 100)
            #expect(wanted(50) == nil)
            #expect(wanted(50, isMuted: true) == 50)
            #expect(wanted(0, warnBelow: 0) == 100)
            // Where the server ties it to the output's, the output must not grow louder.
            device.isTied = true
            #expect(wanted(0) == 40)
            #expect(wanted(40) == nil)
            device = SoundDevice(
                name: "speaker", description: "", volumePercent: 0, isMuted: false, isStandIn: false,
                isSuspended: false, port: "", isTied: true)
            #expect(wanted(0) == nil)
        }
    }
}
