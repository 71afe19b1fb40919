package import VowPorts

/// The state of a sound server.
package struct SoundServerState: Hashable, Sendable {
    /// The server's name and version.
    package let server: String
    /// The output an alarm would use, or nil if there is no sink.
    package let sink: SoundDevice?
    /// The input Vow would use, or nil if there is no source.
    package let source: SoundDevice?
}

/// Reads the state of a sound server without starting one.
package struct PulseAudioProbe: Sendable {
    private let server: String?
    private let timeoutMilliseconds: Int

    /// Creates a probe for a server's address, or the default server if nil. Each of its up to four requests takes at
    /// most `timeoutMilliseconds`; a missing server is noticed immediately.
    package init(server: String?, timeoutMilliseconds: Int = 200) {
        self.server = server
        self.timeoutMilliseconds = timeoutMilliseconds
    }

    /// The server's state; throws `sound.unreachable` or `sound.unresponsive`.
    package func state() throws(PortFailure) -> SoundServerState {
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

    /// All outputs, in the server's order; throws as `state` does.
    package func outputs() throws(PortFailure) -> [SoundDevice] {
        let connection = try PulseConnection(server: server, timeoutMilliseconds: timeoutMilliseconds)
        defer { connection.close() }
        return try connection.sinks(timeoutMilliseconds: timeoutMilliseconds)
    }

    /// Whether a server answers within the time-out.
    package func isReachable() -> Bool {
        do throws(PortFailure) {
            try PulseConnection(server: server, timeoutMilliseconds: timeoutMilliseconds).close()
            return true
        } catch { return false }
    }
}
