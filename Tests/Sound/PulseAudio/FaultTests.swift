import Foundation
import SoundAdapters
import Synchronization
import Testing
import VowCore
import VowPorts
import VowRuntime

/// A house with two outputs whose sound breaks in one way or another while it rings.
private final class BrokenHouse: Sendable {
    static let other = "vow_other"
    let server: any SoundHouse
    let fresh: FreshServerRinger
    let ringer: FallbackRinger
    private let signals = Mutex<[(means: RingMeans, signal: RingerSignal)]>([])

    init(_ kind: HouseKind, outputs: Int = 2) throws {
        let server = try kind.open()
        let files = SndfileReader()
        // The room's own sink is no output that a person hears.
        try control(server, "set-sink-mute", PrivateSoundServer.roomSink, "1")
        if outputs > 1 {
            try control(
                server, "load-module", "module-null-sink", "sink_name=\(BrokenHouse.other)", "norewinds=yes")
        }
        fresh = FreshServerRinger(files: files) { () throws(PortFailure) in try PrivateSoundServer() }
        ringer = FallbackRinger([
            .init(.sound, PulseAudioRinger(server: server.address, files: files)),
            .init(.otherOutput, PulseAudioRinger(server: server.address, output: .another, files: files)),
            .init(.ownServer, fresh),
        ])
        self.server = server
    }

    /// Rings, and returns once it is heard on the speaker.
    func ring() throws {
        let request = RingRequest(source: .tone("siren"), volumePercent: 80, rampSeconds: 0)
        try ringer.start(request) { [weak self] news in
            guard let self else { return }
            let means = ringer.means
            signals.withLock { $0.append((means, news)) }
        }
        #expect(try isHeard(PrivateSoundServer.speakerSink))
    }

    /// Whether something is heard on a sink within two seconds.
    func isHeard(_ sink: String, of address: String? = nil) throws -> Bool {
        let recording = try SinkRecording(server: address ?? server.address, sink: sink)
        defer { recording.close() }
        return try recording.first(windowMilliseconds: 20, limitSeconds: 2) { $0.level > 0.05 } != nil
    }

    /// Whether a condition on the signals so far holds within two seconds.
    func tells(_ condition: ([(means: RingMeans, signal: RingerSignal)]) -> Bool) -> Bool {
        let until = ContinuousClock.now + .seconds(2)
        while ContinuousClock.now < until {
            if condition(signals.withLock { $0 }) { return true }
            usleep(10_000)
        }
        return false
    }

    func failed(_ code: String) -> Bool {
        tells {
            $0.contains { if case .failed(let failure) = $0.signal { failure.code == code } else { false } }
        }
    }

    func noticed(_ code: String) -> Bool {
        tells {
            $0.contains {
                switch $0.signal {
                case .noticed(let found), .unheard(let found, _): found.code == code
                default: false
                }
            }
        }
    }

    /// Whether it began again by some means after a failure.
    func beganAgain(by means: RingMeans) -> Bool {
        tells { signals in
            let begun = signals.filter { if case .started = $0.signal { true } else { false } }
            return begun.count > 1 && begun.last?.means == means
        }
    }

    func leave() {
        ringer.stop()
        server.hang(false)
        server.stop()
    }
}

extension SoundTests {
    /// Each fault ends in sound again within two seconds, and is signalled.
    @Suite("R12 faults while it rings", .serialized, .timeLimit(.minutes(2)))
    struct FaultTests {
        @Test("the server is killed and comes back", arguments: HouseKind.installed) func killed(
            kind: HouseKind
        ) throws {
            let house = try BrokenHouse(kind)
            defer { house.leave() }
            try house.ring()
            try house.server.crashAndReturn()
            #expect(house.failed("sound.unreachable"))
            #expect(house.beganAgain(by: .sound) || house.beganAgain(by: .ownServer))
            let address = house.ringer.means == .ownServer ? house.fresh.address : nil
            #expect(try house.isHeard(PrivateSoundServer.speakerSink, of: address))
        }

        @Test("the server is killed and stays away: one of its own rings", arguments: HouseKind.installed)
        func gone(kind: HouseKind) throws {
            let house = try BrokenHouse(kind)
            defer { house.leave() }
            try house.ring()
            house.server.crash()
            #expect(house.failed("sound.unreachable"))
            #expect(house.beganAgain(by: .ownServer))
            #expect(try house.isHeard(PrivateSoundServer.speakerSink, of: house.fresh.address))
        }

        @Test("the sink is unloaded: another output rings", arguments: HouseKind.installed) func unloaded(
            kind: HouseKind
        ) throws {
            let house = try BrokenHouse(kind)
            defer { house.leave() }
            try house.ring()
            try unload(house.server, "sink_name=" + PrivateSoundServer.speakerSink)
            #expect(try house.isHeard(BrokenHouse.other))
            #expect(house.failed("sound.refused") || house.noticed("sound.moved"))
        }

        @Test(
            "a new default output appears: the ring goes there, and that is told",
            arguments: HouseKind.installed) func newDefault(kind: HouseKind) throws
        {
            let house = try BrokenHouse(kind, outputs: 1)
            defer { house.leave() }
            try house.ring()
            try control(
                house.server, "load-module", "module-null-sink", "sink_name=\(BrokenHouse.other)",
                "norewinds=yes")
            try control(house.server, "set-default-sink", BrokenHouse.other)
            #expect(try house.isHeard(BrokenHouse.other))
            #expect(house.noticed("sound.moved"))
        }

        @Test(
            "the output is muted, or turned down to nothing: another one rings",
            arguments: HouseKind.installed, [["set-sink-mute", "1"], ["set-sink-volume", "0%"]])
        func muted(kind: HouseKind, words: [String]) throws {
            let house = try BrokenHouse(kind)
            defer { house.leave() }
            try house.ring()
            try control(house.server, words[0], PrivateSoundServer.speakerSink, words[1])
            #expect(house.noticed("sound.muted"))
            #expect(try house.isHeard(BrokenHouse.other))
            #expect(house.noticed("sound.moved"))
        }

        @Test(
            "the only output is muted: that is told, and the ring goes on for when it is not",
            arguments: HouseKind.installed)
        func onlyMuted(kind: HouseKind) throws {
            let house = try BrokenHouse(kind, outputs: 1)
            defer { house.leave() }
            try house.ring()
            try control(house.server, "set-sink-mute", PrivateSoundServer.speakerSink, "1")
            #expect(house.noticed("sound.muted"))
            try control(house.server, "set-sink-mute", PrivateSoundServer.speakerSink, "0")
            #expect(try house.isHeard(PrivateSoundServer.speakerSink))
        }

        @Test("another program holds the device: another output rings", arguments: HouseKind.installed)
        func held(kind: HouseKind) throws {
            let house = try BrokenHouse(kind)
            defer { house.leave() }
            try house.ring()
            try control(house.server, "suspend-sink", PrivateSoundServer.speakerSink, "1")
            if kind == .pipeWire {
                // It wakes an output that was put to sleep for whoever plays on it.
                #expect(try house.isHeard(PrivateSoundServer.speakerSink))
                return
            }
            #expect(house.failed("sound.stalled"))
            #expect(house.beganAgain(by: .otherOutput))
        }

        @Test("the server hangs without dying: one of its own rings", arguments: HouseKind.installed)
        func hung(kind: HouseKind) throws {
            let house = try BrokenHouse(kind)
            defer { house.leave() }
            try house.ring()
            house.server.hang(true)
            let began = ContinuousClock.now
            #expect(house.failed("sound.stalled"))
            #expect(house.beganAgain(by: .ownServer))
            let taken = ContinuousClock.now - began
            #expect(taken < .seconds(2), "\(taken)")
            #expect(try house.isHeard(PrivateSoundServer.speakerSink, of: house.fresh.address))
        }

        @Test("the microphone disappears and returns", arguments: HouseKind.installed) func microphone(
            kind: HouseKind
        ) throws {
            let server = try kind.open()
            defer { server.stop() }
            let microphone = PulseAudioMicrophone(server: server.address)
            defer { microphone.close() }
            try microphone.open()
            #expect(try microphone.read() != nil)
            try unload(server, "source_name=" + PrivateSoundServer.microphoneSource)
            let began = ContinuousClock.now
            #expect(throws: PortFailure.self) { while try microphone.read() != nil {} }
            #expect(ContinuousClock.now - began < .seconds(2))
            #expect(throws: PortFailure.self) { try microphone.open() }
            try control(
                server, "load-module", "module-remap-source",
                "source_name=" + PrivateSoundServer.microphoneSource,
                "master=\(PrivateSoundServer.roomSink).monitor")
            try control(server, "set-default-source", PrivateSoundServer.microphoneSource)
            try microphone.open()
            #expect(try microphone.read() != nil)
        }
    }
}

/// Unloads the module of a server whose arguments hold a text.
private func unload(_ server: any SoundHouse, _ argument: String) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["pactl", "--server", server.address, "list", "short", "modules"]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let row = try #require(text.split(separator: "\n").first { $0.contains(argument) })
    try control(server, "unload-module", String(row.split(separator: "\t")[0]))
}
