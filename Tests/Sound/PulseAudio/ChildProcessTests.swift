import Foundation
@testable import SoundAdapters
import Testing
import VowPorts

/// The process of a sound server of Vow's own.
@Suite("A child process that is waited for", .timeLimit(.minutes(1))) struct ChildProcessTests {
    @Test("one that starts after it was given up does not stay")
    func late() throws {
        // A child that writes into a pipe which nobody reads does not get as far as its program.
        let pipe = NSTemporaryDirectory() + "vow-child-\(UUID().uuidString)"
        try #require(mkfifo(pipe, 0o600) == 0)
        defer { unlink(pipe) }
        #expect(throws: PortFailure.self) {
            try ChildProcess(
                arguments: ["sleep", "600"], environment: ["PATH=/usr/bin:/bin"], outputPath: pipe,
                startMilliseconds: 100)
        }
        let reading = open(pipe, O_RDONLY)
        try #require(reading >= 0)
        defer { close(reading) }
        var end = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
        #expect(poll(&end, 1, 20_000) == 1 && Int32(end.revents) == POLLHUP)
    }

    @Test("one that is wanted stays until it is ended")
    func wanted() throws {
        let child = try ChildProcess(
            arguments: ["sleep", "600"], environment: ["PATH=/usr/bin:/bin"], outputPath: "/dev/null")
        #expect(!child.hasEnded(withinMilliseconds: 50))
        child.end(graceMilliseconds: 5_000)
        #expect(child.hasEnded(withinMilliseconds: 5_000))
    }
}
