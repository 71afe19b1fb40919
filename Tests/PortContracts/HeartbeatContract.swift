package import Testing
import VowCore
package import VowPorts

/// What everything behind `Heartbeat` must do.
package struct HeartbeatContract {
    let heartbeat: any Heartbeat
    private let restartMachine: () throws -> Void
    private let overwrite: () throws -> Void

    /// Names the marks under test, of which none was left yet.
    /// - Parameters:
    ///   - restartMachine: starts the machine again, in another boot.
    ///   - overwrite: writes something else in place of the newest mark, without the key.
    package init(
        _ heartbeat: any Heartbeat, restartMachine: @escaping () throws -> Void,
        overwrite: @escaping () throws -> Void
    ) {
        self.heartbeat = heartbeat
        self.restartMachine = restartMachine
        self.overwrite = overwrite
    }

    /// The newest mark is read back with its boot, also in the next boot; what somebody else wrote is no mark.
    package func holds(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let (first, second) = (
            Instant(iso8601: "2029-01-01T07:00:00Z")!, Instant(iso8601: "2029-01-01T07:05:00Z")!
        )
        let boot = try #require(heartbeat.boot, sourceLocation: sourceLocation)
        #expect(heartbeat.last() == nil, sourceLocation: sourceLocation)
        heartbeat.beat(at: first)
        heartbeat.beat(at: second)
        #expect(heartbeat.last() == HeartbeatMark(at: second, boot: boot), sourceLocation: sourceLocation)
        try restartMachine()
        #expect(heartbeat.boot != boot, sourceLocation: sourceLocation)
        #expect(heartbeat.last() == HeartbeatMark(at: second, boot: boot), sourceLocation: sourceLocation)
        try overwrite()
        #expect(heartbeat.last() == nil, sourceLocation: sourceLocation)
        heartbeat.beat(at: first)
        #expect(
            heartbeat.last() == HeartbeatMark(at: first, boot: heartbeat.boot ?? ""),
            sourceLocation: sourceLocation)
    }
}
