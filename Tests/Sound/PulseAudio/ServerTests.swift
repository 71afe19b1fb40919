import Foundation
import Testing
import VowPorts

@testable import SoundAdapters

/// Runs `pactl` against a private server, and requires that it succeeds.
func control(_ server: any SoundHouse, _ arguments: String...) throws {
    try #require(try accepts(server, arguments), "pactl \(arguments.joined(separator: " "))")
}

/// Runs `pactl` against a private server; whether it succeeds.
func accepts(_ server: any SoundHouse, _ arguments: [String]) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["pactl", "--server", server.address] + arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
}

/// What `pactl` lists of a private server, a row each.
func listed(_ server: any SoundHouse, _ kind: String) throws -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["pactl", "--server", server.address, "list", "short", kind]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
}

extension SoundTests {
    @Suite("R6 the state of a sound server", .serialized, .timeLimit(.minutes(1)))
    struct ServerTests {
        @Test func theProbeTellsVolumeAndMute() throws {
            let server = try PrivateSoundServer()
            defer { server.stop() }
            let probe = PulseAudioProbe(server: server.address)
            let fresh = try probe.state()
            #expect(fresh.sink?.name == PrivateSoundServer.speakerSink)
            #expect(fresh.sink?.volumePercent == 100)
            #expect(fresh.sink?.isMuted == false)
            #expect(fresh.sink?.isStandIn == false)
            #expect(fresh.source?.name == PrivateSoundServer.microphoneSource)
            #expect(fresh.source?.isStandIn == false)
            try control(server, "set-sink-volume", PrivateSoundServer.speakerSink, "35%")
            try control(server, "set-sink-mute", PrivateSoundServer.speakerSink, "1")
            let changed = try probe.state()
            #expect(changed.sink?.volumePercent == 35)
            #expect(changed.sink?.isMuted == true)
        }

        @Test func aMissingServerIsNoticedAtOnceAndNotStarted() {
            let probe = PulseAudioProbe(server: "unix:/nowhere/native")
            let taken = ContinuousClock().measure {
                let failure = #expect(throws: PortFailure.self) { try probe.state() }
                #expect(failure?.code == "sound.unreachable")
            }
            #expect(taken < .seconds(1))
            #expect(!probe.isReachable())
        }

        /// A socket that takes connections and never answers, as a server that hangs.
        @Test func aServerThatHangsIsGivenUpWithinASecond() throws {
            let path = NSTemporaryDirectory() + "vow-hung-\(UUID().uuidString.prefix(8))"
            let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            defer {
                close(listener)
                unlink(path)
            }
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
            let bound = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
                }
            }
            try #require(bound == 0 && listen(listener, 4) == 0)
            let taken = ContinuousClock().measure {
                #expect(throws: PortFailure.self) { try PulseAudioProbe(server: "unix:" + path).state() }
            }
            #expect(taken < .seconds(1), "it took \(taken)")
        }

        @Test("a parent that was killed before its server began leaves no server")
        func parentGone() throws {
            let folder = NSTemporaryDirectory() + "vow-orphan-\(UUID().uuidString.prefix(8))"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try ".fail\nload-module module-native-protocol-unix socket=\(folder)/native\n"
                .write(toFile: folder + "/script.pa", atomically: true, encoding: .utf8)
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            // Nobody is the child of the process that starts everything, but for those whose parent is gone.
            process.arguments = PrivateSoundServer.command(in: folder, parent: 1)
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 1)
            #expect(!FileManager.default.fileExists(atPath: folder))
        }

        @Test func aPrivateServerLeavesNothingBehind() throws {
            for crashes in [false, true] {
                let server = try PrivateSoundServer()
                let folder = String(server.address.dropFirst("unix:".count).dropLast("/native".count))
                #expect(FileManager.default.fileExists(atPath: folder))
                if crashes { server.crash() } else { server.stop() }
                server.stop()
                #expect(!FileManager.default.fileExists(atPath: folder))
                #expect(!PulseAudioProbe(server: server.address).isReachable())
            }
        }
    }
}
