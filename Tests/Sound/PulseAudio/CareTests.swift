import Foundation
import PortContracts
@testable import SoundAdapters
import Synchronization
import Testing
import VowPorts

/// A server, a ringer on it, and what it signals.
private struct Night {
    let server: PrivateSoundServer
    let ringer: PulseAudioRinger
    let signals = SignalLog()

    init() throws {
        server = try PrivateSoundServer()
        ringer = PulseAudioRinger(server: server.address, files: SndfileReader())
        // The room's own sink is no output that a person hears.
        try control(server, "set-sink-mute", PrivateSoundServer.roomSink, "1")
    }

    func leave() {
        ringer.stop()
        server.stop()
    }

    func ring(_ care: AudibilityPolicy, rampSeconds: Int = 0, tags: [String] = []) throws {
        try ringer.start(
            RingRequest(
                source: .tone("siren"), volumePercent: 80, rampSeconds: rampSeconds, routeTags: tags,
                care: care),
            signal: signals.take)
    }

    func isHeard(_ sink: String) throws -> Bool {
        let recording = try SinkRecording(server: server.address, sink: sink)
        defer { recording.close() }
        return try recording.first(windowMilliseconds: 20, limitSeconds: 2) { $0.level > 0.02 } != nil
    }

    var speaker: SoundDevice? { (try? PulseAudioProbe(server: server.address).state())?.sink }
}

extension SoundTests {
    /// What is done about an output on which an alarm would not be heard, on a server of its own.
    @Suite("R6 R9 route and volume", .serialized, .timeLimit(.minutes(2)))
    struct CareTests {
        @Test("a warning holds the volume in per cent, follows it, and goes") func percent() async throws {
            let night = try Night()
            defer { night.leave() }
            try control(night.server, "set-sink-volume", PrivateSoundServer.speakerSink, "28%")
            try night.ring(AudibilityPolicy(warnBelowPercent: 30))
            func tells(_ percent: Int) -> @Sendable ([RingerSignal]) -> Bool {
                {
                    $0.contains {
                        if case .unheard(let why, percent) = $0 { why.code == "sound.faint" } else { false }
                    }
                }
            }
            await night.signals.wait(until: tells(28))
            try control(night.server, "set-sink-volume", PrivateSoundServer.speakerSink, "21%")
            await night.signals.wait(until: tells(21))
            try control(night.server, "set-sink-volume", PrivateSoundServer.speakerSink, "30%")
            await night.signals.wait { $0.contains(.heardAgain) }
        }

        @Test("a muted, faint output is brought back where that was set, and stays as it is where it was not")
        func restores() async throws {
            let night = try Night()
            defer { night.leave() }
            try control(night.server, "set-sink-volume", PrivateSoundServer.speakerSink, "10%")
            try control(night.server, "set-sink-mute", PrivateSoundServer.speakerSink, "1")
            try night.ring(AudibilityPolicy())
            await night.signals.wait { $0.contains { if case .unheard = $0 { true } else { false } } }
            #expect(night.speaker?.isMuted == true)
            try night.ring(AudibilityPolicy(restorePercent: 60))
            await night.signals.wait { $0.contains(.heardAgain) }
            #expect(night.speaker?.isMuted == false)
            #expect(night.speaker?.volumePercent == 60)
            try control(night.server, "set-sink-volume", PrivateSoundServer.speakerSink, "5%")
            await night.signals.wait { $0.filter { $0 == .heardAgain }.count > 1 }
            #expect(night.speaker?.volumePercent == 60)
        }

        /// Two outputs that say what they are: headphones over the air, and a speaker.
        private func addWorn(_ server: PrivateSoundServer, withSpeaker: Bool) throws {
            try control(
                server, "load-module", "module-null-sink", "sink_name=worn", "norewinds=yes",
                "sink_properties='device.form_factor=headset device.bus=bluetooth'")
            try control(server, "set-default-sink", "worn")
            guard withSpeaker else { return }
            try control(
                server, "load-module", "module-null-sink", "sink_name=standing", "norewinds=yes",
                "sink_properties=device.form_factor=internal")
        }

        @Test("headphones would swallow it: the speaker rings, and nobody has to hear of headphones")
        func forced() async throws {
            let night = try Night()
            defer { night.leave() }
            try addWorn(night.server, withSpeaker: true)
            try night.ring(AudibilityPolicy(headphones: .force))
            #expect(try night.isHeard("standing"))
            #expect(!night.signals.all.contains { if case .unheard = $0 { true } else { false } })
        }

        @Test(
            "headphones and no speaker, or one that may not be taken: asked to unplug",
            arguments: [true, false])
        func asked(mayForce: Bool) async throws {
            let night = try Night()
            defer { night.leave() }
            try addWorn(night.server, withSpeaker: !mayForce)
            try night.ring(AudibilityPolicy(headphones: mayForce ? .force : .ask))
            await night.signals.wait {
                $0.contains {
                    if case .unheard(let why, _) = $0 { why.code == "sound.headphones" } else { false }
                }
            }
            #expect(try night.isHeard("worn"))
        }

        @Test("headphones that the alarm names, or that are to be left alone, ring") func left() async throws
        {
            let night = try Night()
            defer { night.leave() }
            try addWorn(night.server, withSpeaker: true)
            try night.ring(AudibilityPolicy(headphones: .leave))
            #expect(try night.isHeard("worn"))
            try night.ring(AudibilityPolicy(headphones: .force), tags: ["worn"])
            #expect(try night.isHeard("worn"))
            #expect(!night.signals.all.contains { if case .unheard = $0 { true } else { false } })
        }

        @Test("the connector of the speaker beside that of the headphones is the one to take")
        func port() {
            let speaker = SoundDevice.Port(name: "analog-output-speaker", type: 2)
            let phones = SoundDevice.Port(name: "analog-output-headphones", type: 3)
            func device(_ active: String, _ ports: [SoundDevice.Port]) -> SoundDevice {
                SoundDevice(
                    name: "alsa_output.pci", description: "Built-in", volumePercent: 60, isMuted: false,
                    isStandIn: false, isSuspended: false, port: active, ports: ports, formFactor: "internal")
            }
            let worn = device(phones.name, [speaker, phones])
            #expect(SpeakerRoute.decide(on: worn, .force) == .port(speaker.name))
            #expect(SpeakerRoute.decide(on: worn, .ask) == .ask)
            #expect(SpeakerRoute.decide(on: worn, .leave) == .stay)
            #expect(SpeakerRoute.decide(on: device(phones.name, [phones]), .force) == .elsewhere)
            #expect(SpeakerRoute.decide(on: device(speaker.name, [speaker, phones]), .force) == .stay)
            // Older servers name connectors, and do not say what they are.
            let old = [
                SoundDevice.Port(name: "analog-output-speaker", type: 0),
                SoundDevice.Port(name: "analog-output-headphones", type: 0),
            ]
            #expect(SpeakerRoute.decide(on: device(old[1].name, old), .force) == .port(old[0].name))
        }

        @Test("another connector brings its own volume, and nobody turned that down")
        func volumeOfAConnector() {
            func device(_ port: String, _ percent: Int, name: String = "alsa_output.pci") -> SoundDevice {
                SoundDevice(
                    name: name, description: "Built-in", volumePercent: percent, isMuted: false,
                    isStandIn: false, isSuspended: false, port: port)
            }
            let before = device("analog-output-headphones", 80)
            #expect(AudibilityWatch.isTurnedDown(before, device("analog-output-headphones", 60)))
            #expect(!AudibilityWatch.isTurnedDown(before, device("analog-output-headphones", 90)))
            #expect(!AudibilityWatch.isTurnedDown(before, device("analog-output-speaker", 60)))
            #expect(!AudibilityWatch.isTurnedDown(before, device(before.port, 60, name: "hdmi")))
        }

        @Test("every output rings at once, and one that goes leaves the others ringing") func everyOutput()
            async throws
        {
            let night = try Night()
            defer { night.leave() }
            try control(
                night.server, "load-module", "module-null-sink", "sink_name=kitchen", "norewinds=yes")
            try night.ring(AudibilityPolicy(), tags: [RingRequest.everyOutput])
            #expect(try night.isHeard(PrivateSoundServer.speakerSink))
            #expect(try night.isHeard("kitchen"))
            night.ringer.duck(toPercent: 0)
            let kitchen = try SinkRecording(server: night.server.address, sink: "kitchen")
            #expect(try kitchen.first(limitSeconds: 2) { $0.level == 0 } != nil)
            kitchen.close()
            night.ringer.duck(toPercent: 100)
            try control(night.server, "suspend-sink", "kitchen", "1")
            await night.signals.wait { $0.contains { if case .noticed = $0 { true } else { false } } }
            #expect(try night.isHeard(PrivateSoundServer.speakerSink))
            #expect(!night.signals.all.contains { if case .failed = $0 { true } else { false } })
        }

        @Test("what is spoken during a ring comes from where the ring does, else from the usual place")
        func spokenBeside() async throws {
            let night = try Night()
            defer { night.leave() }
            try control(
                night.server, "load-module", "module-null-sink", "sink_name=kitchen", "norewinds=yes")
            try night.ring(AudibilityPolicy(), tags: ["kitchen"])
            await night.signals.wait { $0.contains { if case .started = $0 { true } else { false } } }
            for _ in 0..<200 where night.ringer.output == nil { usleep(10_000) }
            #expect(night.ringer.output == "kitchen")
            night.ringer.duck(toPercent: 0)
            let loudspeaker = PulseAudioLoudspeaker(server: night.server.address)
            let voice = [Float](repeating: 0, count: 24_000).indices.map { Float($0 % 32 < 16 ? 0.3 : -0.3) }
            for (output, place) in [
                ("kitchen", "kitchen"), ("cellar", PrivateSoundServer.speakerSink),
            ] {
                let recording = try SinkRecording(server: night.server.address, sink: place)
                defer { recording.close() }
                // The ring is silent from here on.
                #expect(try recording.first(limitSeconds: 2) { $0.level == 0 } != nil)
                Thread.detachNewThread { try? loudspeaker.play(voice, on: output) { true } }
                #expect(try recording.first(limitSeconds: 3) { $0.level > 0.1 } != nil)
                loudspeaker.stop()
            }
            night.ringer.stop()
            #expect(night.ringer.output == nil)
        }

        @Test("what is spoken next can be stopped, also where it began before the last was over")
        func nextStretch() throws {
            let server = try PrivateSoundServer()
            defer { server.stop() }
            let loudspeaker = PulseAudioLoudspeaker(server: server.address)
            let (begun, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let over = DispatchSemaphore(value: 0)
            // A minute: nobody hears its end here.
            let voice = [Float](repeating: 0.1, count: 960_000)
            try loudspeaker.play([0.1], on: nil) {
                Thread.detachNewThread {
                    try? loudspeaker.play(voice, on: nil) {
                        begun.signal()
                        goOn.wait()
                        return true
                    }
                    over.signal()
                }
                begun.wait()
                return false
            }
            loudspeaker.stop()
            goOn.signal()
            #expect(over.wait(timeout: .now() + 20) == .success)
        }

        @Test("a ramp stands still when the person turns the sound down, and goes on later") func ramp() {
            var gain = RingGain(volumePercent: 100, rampSeconds: 10, samplesPerSecond: 1_000)
            let before = gain.gain(at: 5_000)
            gain.hold(at: 5_000)
            #expect(gain.gain(at: 4_000) < before)
            #expect(gain.gain(at: 60_000) == before)
            #expect(gain.gain(at: 67_000) > before)
            #expect(gain.gain(at: 70_000) == 1)
            gain.hold(at: 67_000)
            gain.hold(at: 68_000)
            #expect(gain.gain(at: 128_000) == gain.gain(at: 67_000))
            #expect(gain.gain(at: 132_000) == 1)
        }

        @Test("turning the output down while it grows makes the ramp stand still") func rampOnTheServer()
            async throws
        {
            let night = try Night()
            defer { night.leave() }
            try night.ring(AudibilityPolicy(warnBelowPercent: 0), rampSeconds: 4)
            await night.signals.wait { $0.contains { if case .started = $0 { true } else { false } } }
            try control(night.server, "set-sink-volume", PrivateSoundServer.speakerSink, "80%")
            let recording = try SinkRecording(
                server: night.server.address, sink: PrivateSoundServer.speakerSink)
            defer { recording.close() }
            _ = try recording.record(seconds: 0.5)
            let early = try recording.record(seconds: 0.6).level
            _ = try recording.record(seconds: 2)
            let late = try recording.record(seconds: 0.6).level
            // Without the hold it would have grown by more than 10 dB in this time.
            #expect(early > 0 && late < early * 1.3, "\(early) \(late)")
        }
    }
}
