import CSound.Pulse
import VowPorts
import VowSystem

/// A sink (an output) or a source (an input).
package struct SoundDevice: Hashable, Sendable {
    /// The server's name for the device.
    package let name: String
    /// The name that mixers show.
    package let description: String
    /// The loudest channel's volume in per cent of the normal maximum; above 100 if amplified.
    package let volumePercent: Int
    /// Whether the device is muted.
    package let isMuted: Bool
    /// Whether the device is no real one: the null sink of a machine without a sound card, or a monitor source.
    package let isStandIn: Bool
    /// Whether the server has suspended it, because it is unused or held by another program.
    package let isSuspended: Bool
    /// Whether its volume is so low that an alarm would hardly be heard.
    package var isFaint: Bool { volumePercent < AudibilityPolicy().warnBelowPercent }
    /// Whether it is audible, as far as the server knows.
    var isAudible: Bool { !isStandIn && !isMuted && volumePercent > 0 }
    /// The active port, for instance "analog-output-headphones"; empty if the device has none.
    package let port: String
    /// All ports.
    package var ports: [Port] = []
    /// The device's kind, such as "internal", "speaker" or "headphone"; empty if unknown.
    package var formFactor = ""
    /// Whether it is a Bluetooth device.
    package var isBluetooth = false
    /// The monitor source of a sink; empty if there is none.
    var monitor = ""
    /// Of a sink, whether its sound leaves the machine, as far as the server knows.
    var leadsToHardware = false
    /// Of a sink, whether the server ties its volume to those of its streams (flat volumes).
    var isTied = false
}

/// Collects the answers to a request.
///
/// `ask` keeps it alive until the request is answered or cancelled.
private final class Answers {
    struct Progress {
        var devices: [SoundDevice] = []
        var names: (sink: String?, source: String?, server: String)?
        var isRefused = false
        var isComplete = false
    }
    let progress = Monitor(Progress())
}

extension PulseConnection {
    /// The names of the default sink and source, and the server's own name.
    func defaults(timeoutMilliseconds: Int) throws(PortFailure) -> (
        sink: String?, source: String?, server: String
    ) {
        let answered = try ask(timeoutMilliseconds: timeoutMilliseconds) { context, pointer in
            pa_context_get_server_info(
                context,
                { _, info, pointer in
                    guard let pointer else { return }
                    let answers = Unmanaged<Answers>.fromOpaque(pointer).takeUnretainedValue()
                    answers.progress.update { progress in
                        if let info = info?.pointee {
                            progress.names = (
                                text(info.default_sink_name), text(info.default_source_name),
                                "\(text(info.server_name) ?? "?") \(text(info.server_version) ?? "?")"
                            )
                        }
                        progress.isComplete = true
                    }
                }, pointer)
        }
        guard let names = answered.names else { throw noAnswer(cause: "no server information") }
        return names
    }

    /// All sinks, or the one with this name.
    func sinks(named name: String? = nil, timeoutMilliseconds: Int) throws(PortFailure) -> [SoundDevice] {
        let answer: pa_sink_info_cb_t = { _, info, end, pointer in
            guard let pointer else { return }
            let device = info.map { SoundDevice($0.pointee) }
            Unmanaged<Answers>.fromOpaque(pointer).takeUnretainedValue().add(device, end: end)
        }
        return try ask(timeoutMilliseconds: timeoutMilliseconds) { context, pointer in
            if let name { return pa_context_get_sink_info_by_name(context, name, answer, pointer) }
            return pa_context_get_sink_info_list(context, answer, pointer)
        }.devices
    }

    /// All sources, or the one with this name.
    func sources(named name: String? = nil, timeoutMilliseconds: Int) throws(PortFailure) -> [SoundDevice] {
        let answer: pa_source_info_cb_t = { _, info, end, pointer in
            guard let pointer else { return }
            let device = info.map { SoundDevice($0.pointee) }
            Unmanaged<Answers>.fromOpaque(pointer).takeUnretainedValue().add(device, end: end)
        }
        return try ask(timeoutMilliseconds: timeoutMilliseconds) { context, pointer in
            if let name { return pa_context_get_source_info_by_name(context, name, answer, pointer) }
            return pa_context_get_source_info_list(context, answer, pointer)
        }.devices
    }

    /// Sends a change and waits until it is done; throws `sound.refused` if the server rejects it.
    func change(
        timeoutMilliseconds: Int,
        _ order: (OpaquePointer, pa_context_success_cb_t, UnsafeMutableRawPointer) -> OpaquePointer?
    ) throws(PortFailure) {
        let done: pa_context_success_cb_t = { _, success, pointer in
            guard let pointer else { return }
            Unmanaged<Answers>.fromOpaque(pointer).takeUnretainedValue().progress.update { progress in
                progress.isRefused = success == 0
                progress.isComplete = true
            }
        }
        let answered = try ask(timeoutMilliseconds: timeoutMilliseconds) { order($0, done, $1) }
        guard !answered.isRefused else {
            throw PortFailure(
                code: "sound.refused", message: .soundServerRefusesToChange,
                repair: .changeInDesktopsOwnSound, cause: locked { _ in lastError() })
        }
    }

    /// Sends a request and waits for its last answer.
    private func ask(
        timeoutMilliseconds: Int, _ question: (OpaquePointer, UnsafeMutableRawPointer) -> OpaquePointer?
    ) throws(PortFailure) -> Answers.Progress {
        let answers = Answers()
        // The request is cancelled under the lock before the reference is released, so no callback finds it gone.
        let operation = locked { question($0, Unmanaged.passUnretained(answers).toOpaque()) }
        guard let operation else { throw noAnswer(cause: locked { _ in lastError() }) }
        let complete = answers.progress.wait(milliseconds: timeoutMilliseconds) {
            $0.isComplete ? $0 : nil
        }
        locked { _ in
            pa_operation_cancel(operation)
            pa_operation_unref(operation)
        }
        return try withExtendedLifetime(answers) { () throws(PortFailure) in
            guard let complete else { throw noAnswer(cause: "no answer within \(timeoutMilliseconds) ms") }
            return complete
        }
    }

    private func noAnswer(cause: String) -> PortFailure {
        PortFailure(
            code: "sound.unresponsive", message: .soundServerDoesNotAnswer,
            repair: .restartSystemctlUserRestartPulseaudio, cause: cause)
    }
}

extension Answers {
    func add(_ device: SoundDevice?, end: Int32) {
        progress.update { progress in
            if let device { progress.devices.append(device) }
            // A negative value ends a request about a device that does not exist.
            if end != 0 { progress.isComplete = true }
        }
    }
}

extension SoundDevice {
    init(_ info: pa_sink_info) {
        let name = text(info.name) ?? ""
        self.init(
            name: name, description: text(info.description) ?? name,
            volumePercent: SoundAdapters.volumePercent(info.volume), isMuted: info.mute != 0,
            isStandIn: name == "auto_null", isSuspended: info.state == PA_SINK_SUSPENDED,
            port: text(info.active_port?.pointee.name) ?? "")
        ports = (0..<Int(info.n_ports)).compactMap { index in
            info.ports?[index].map { Port(name: text($0.pointee.name) ?? "", type: $0.pointee.type) }
        }
        monitor = text(info.monitor_source_name) ?? ""
        formFactor = text(pa_proplist_gets(info.proplist, PA_PROP_DEVICE_FORM_FACTOR)) ?? ""
        isBluetooth = text(pa_proplist_gets(info.proplist, PA_PROP_DEVICE_BUS)) == "bluetooth"
        isTied = info.flags.rawValue & PA_SINK_FLAT_VOLUME.rawValue != 0
        leadsToHardware = SoundDevice.leadsToHardware(
            flags: info.flags.rawValue, portCount: ports.count,
            property: { text(pa_proplist_gets(info.proplist, $0)) })
    }

    init(_ info: pa_source_info) {
        let name = text(info.name) ?? ""
        self.init(
            name: name, description: text(info.description) ?? name,
            volumePercent: SoundAdapters.volumePercent(info.volume), isMuted: info.mute != 0,
            isStandIn: info.monitor_of_sink != UInt32.max, isSuspended: info.state == PA_SOURCE_SUSPENDED,
            port: text(info.active_port?.pointee.name) ?? "")
    }
}

private func text(_ pointer: UnsafePointer<CChar>?) -> String? { pointer.map { String(cString: $0) } }

/// The loudest channel's volume in per cent of the normal maximum, on the cubic scale that mixers show.
func volumePercent(_ volume: pa_cvolume) -> Int {
    var volume = volume
    // The normal maximum, PA_VOLUME_NORM, is 0x10000; mixers show per cent of it on the same scale.
    return (Int(pa_cvolume_max(&volume)) * 100 + 0x8000) / 0x10000
}
