import PortContracts
import SoundAdapters
import Testing
import VowCore
import VowPorts

extension SoundTests {
    @Suite("Listening through PulseAudio", .serialized, .timeLimit(.minutes(2)))
    struct HearingTests {
        @Test func contract() async throws {
            let server = try PrivateSoundServer()
            defer { server.stop() }
            let room = try VirtualRoom(server: server)
            defer { room.leave() }
            MicrophoneContract(PulseAudioMicrophone(server: server.address)) { _ in }
                .readingBeforeOpeningFails()
            let contract = MicrophoneContract(PulseAudioMicrophone(server: server.address)) { room.say($0) }
            try contract.hearsWhatIsSaid()
            try contract.opensAgain()
            try await contract.closeEndsReading()
        }

        @Test("is named as the server names its source, once it was opened") func named() throws {
            let server = try PrivateSoundServer()
            defer { server.stop() }
            for source in [nil, PrivateSoundServer.speakerSink + ".monitor"] {
                let microphone = PulseAudioMicrophone(server: server.address, source: source)
                #expect(microphone.name == nil)
                try microphone.open()
                #expect(microphone.name == source ?? PrivateSoundServer.microphoneSource)
                microphone.close()
            }
        }

        @Test func aServerThatDiesIsAFailureWithARepair() throws {
            let server = try PrivateSoundServer()
            let microphone = PulseAudioMicrophone(server: server.address)
            try microphone.open()
            _ = try microphone.read()
            server.crash()
            let failure = #expect(throws: PortFailure.self) {
                while try microphone.read() != nil {}
            }
            #expect(failure?.code == "sound.unreachable")
            #expect(failure?.repair.isEmpty == false)
            microphone.close()
            #expect(try microphone.read() == nil)
        }

        @Test func noServerAndNoMicrophoneAreToldApart() throws {
            let nowhere = #expect(throws: PortFailure.self) {
                try PulseAudioMicrophone(server: "unix:/nowhere/native").open()
            }
            #expect(nowhere?.code == "sound.unreachable")
            let server = try PrivateSoundServer()
            defer { server.stop() }
            try control(server, "set-default-source", PrivateSoundServer.speakerSink + ".monitor")
            let missing = #expect(throws: PortFailure.self) {
                try PulseAudioMicrophone(server: server.address).open()
            }
            #expect(missing?.code == "microphone.missing")
        }

        @Test func theToneReachesTheMicrophoneOnlyThroughTheLeak() throws {
            let server = try PrivateSoundServer()
            defer { server.stop() }
            let room = try VirtualRoom(server: server)
            defer { room.leave() }
            let ringer = PulseAudioRinger(server: server.address, files: SndfileReader())
            defer { ringer.stop() }
            let microphone = PulseAudioMicrophone(server: server.address)
            try microphone.open()
            defer { microphone.close() }
            try ringer.start(RingRequest(source: .tone("siren"), volumePercent: 100, rampSeconds: 0)) { _ in }
            #expect(try loudest(microphone, seconds: 1) == 0)
            room.setToneLeak(gain: 0.25)
            _ = try loudest(microphone, seconds: 0.5)
            let leaked = try loudest(microphone, seconds: 2)
            #expect(abs(leaked - 0.9 * 0.25) < 0.03, "the leak is as loud as \(leaked)")
            room.setToneLeak(gain: 0)
            _ = try loudest(microphone, seconds: 0.5)
            #expect(try loudest(microphone, seconds: 1) == 0)
        }

        @Test func speakingTakesAsLongAsTheSpeech() throws {
            let server = try PrivateSoundServer()
            defer { server.stop() }
            let room = try VirtualRoom(server: server)
            defer { room.leave() }
            let clock = ContinuousClock()
            let taken = try clock.measure { try room.speak(MicrophoneContract.whistle) }
            #expect(taken > .milliseconds(900) && taken < .milliseconds(2_000), "it took \(taken)")
        }

        private func loudest(_ microphone: PulseAudioMicrophone, seconds: Double) throws -> Float {
            var loudest: Float = 0
            var count = 0
            while count < Int(seconds * 16_000), let chunk = try microphone.read() {
                for sample in chunk { loudest = max(loudest, abs(sample)) }
                count += chunk.count
            }
            return loudest
        }
    }
}
