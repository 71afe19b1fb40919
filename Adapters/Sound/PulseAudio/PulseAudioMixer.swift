import CSound.Pulse
package import VowPorts

/// Changes the volume of a sound server's default output and input, but only if a person asked for it or configured it.
package struct PulseAudioMixer: Sendable {
    private let server: String?
    private let timeoutMilliseconds: Int

    /// Creates a mixer for a server's address, or the default server if nil.
    package init(server: String? = nil, timeoutMilliseconds: Int = 1_000) {
        self.server = server
        self.timeoutMilliseconds = timeoutMilliseconds
    }

    /// Unmutes the default output. Throws `sound.unreachable`, `sound.unresponsive` or `sound.refused`.
    package func unmuteOutput() throws(PortFailure) {
        try change { pa_context_set_sink_mute_by_name($0, "@DEFAULT_SINK@", 0, $1, $2) }
    }

    /// Sets all channels of the default output, in per cent of the normal maximum. Throws as `unmuteOutput`.
    package func setOutputVolume(percent: Int) throws(PortFailure) {
        var volume = pa_cvolume()
        pa_cvolume_set(&volume, 1, pa_volume_t(Int(PA_VOLUME_NORM) * percent / 100))
        let wanted = volume
        try change { context, done, pointer in
            withUnsafePointer(to: wanted) {
                pa_context_set_sink_volume_by_name(context, "@DEFAULT_SINK@", $0, done, pointer)
            }
        }
    }

    /// Unmutes the default input. Throws as `unmuteOutput`.
    package func unmuteInput() throws(PortFailure) {
        try change { pa_context_set_source_mute_by_name($0, "@DEFAULT_SOURCE@", 0, $1, $2) }
    }

    private func change(
        _ order: (OpaquePointer, pa_context_success_cb_t, UnsafeMutableRawPointer) -> OpaquePointer?
    ) throws(PortFailure) {
        let connection = try PulseConnection(server: server, timeoutMilliseconds: timeoutMilliseconds)
        defer { connection.close() }
        try connection.change(timeoutMilliseconds: timeoutMilliseconds, order)
    }
}
