public import VowPorts

/// What a sound server offers at one moment.
public struct SoundServerState: Hashable, Sendable {
    /// The server's name and version.
    public let server: String
    /// Where an alarm would play; nil when there is no sink at all.
    public let sink: SoundDevice?
    /// Where Vow would listen; nil when there is no source at all.
    public let source: SoundDevice?
}

/// Looks whether a sound server is there and how it is set, without starting one.
public struct PulseAudioProbe: Sendable {
    private let server: String?
    private let timeoutMilliseconds: Int

    /// Makes a probe of a server's address, or of the default server for nil. Each of its at most four
    /// questions takes at most `timeoutMilliseconds`; a missing server is noticed at once.
    public init(server: String?, timeoutMilliseconds: Int = 200) {
        self.server = server
        self.timeoutMilliseconds = timeoutMilliseconds
    }

    /// The server's state; throws `sound.unreachable` or `sound.unresponsive`.
    public func state() throws(PortFailure) -> SoundServerState {
        let connection = try PulseConnection(server: server, timeoutMilliseconds: timeoutMilliseconds)
        defer { connection.close() }
        let defaults = try connection.defaults(timeoutMilliseconds: timeoutMilliseconds)
        var sink: SoundDevice?
        if let name = defaults.sink {
            sink = try connection.sinks(named: name, timeoutMilliseconds: timeoutMilliseconds).first
        }
        var source: SoundDevice?
        if let name = defaults.source {
            source = try connection.sources(named: name, timeoutMilliseconds: timeoutMilliseconds).first
        }
        return SoundServerState(server: defaults.server, sink: sink, source: source)
    }

    /// Every output of the server, in its order; throws as `state` does.
    public func outputs() throws(PortFailure) -> [SoundDevice] {
        let connection = try PulseConnection(server: server, timeoutMilliseconds: timeoutMilliseconds)
        defer { connection.close() }
        return try connection.sinks(timeoutMilliseconds: timeoutMilliseconds)
    }

    /// Whether a server answers; never waits longer than the time-out.
    public func isReachable() -> Bool {
        guard
            let connection = try? PulseConnection(server: server, timeoutMilliseconds: timeoutMilliseconds)
        else { return false }
        connection.close()
        return true
    }
}
