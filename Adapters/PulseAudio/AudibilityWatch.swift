import CPulse
import VowPorts

/// Watches whether what a stream plays can be heard, by what the server says of the sink and of the stream itself.
///
/// The server tells of each change, so nothing polls. Everything but `begin` and `end` happens on the connection's
/// thread. The connection must be closed before the last reference goes.
final class AudibilityWatch: @unchecked Sendable {
    /// A volume below this share of the normal maximum is called faint. The scale of PulseAudio and of the mixers is
    /// cubic (`pa_sw_volume_to_linear`), so that 20 per cent are 42 dB below full scale: a tone that speakers play at
    /// 85 dB would come out at 43 dB, which is softer than a quiet talk.
    static let faintPercent = 20

    /// What is known of one of the two places at which a sound can be turned down.
    private struct Setting {
        var isMuted: Bool
        var percent: Int
        var name: String
    }

    private let connection: PulseConnection
    private let playback: PulsePlayback
    private let found: (PortFailure) -> Void
    private let noticed: (PortFailure) -> Void
    private var sinkIndex: UInt32?
    private var sink: Setting?
    private var ring: Setting?
    private var reportedCode: String?
    private var hasMoved = false
    private var context: OpaquePointer?

    /// A watch that calls `found` on the connection's thread each time the stream has become unheard, and `noticed` when
    /// it plays on another sink than before.
    init(
        _ connection: PulseConnection, _ playback: PulsePlayback, found: @escaping (PortFailure) -> Void,
        noticed: @escaping (PortFailure) -> Void
    ) {
        self.connection = connection
        self.playback = playback
        self.found = found
        self.noticed = noticed
    }

    /// Looks at once, and again with each change.
    func begin() {
        connection.locked { context in
            let pointer = Unmanaged.passUnretained(self).toOpaque()
            pa_context_set_subscribe_callback(
                context,
                { context, event, _, pointer in
                    guard let pointer, let context else { return }
                    let kind = event.rawValue & PA_SUBSCRIPTION_EVENT_TYPE_MASK.rawValue
                    if kind == PA_SUBSCRIPTION_EVENT_REMOVE.rawValue { return }
                    Unmanaged<AudibilityWatch>.fromOpaque(pointer).takeUnretainedValue().look(context)
                }, pointer)
            let mask = PA_SUBSCRIPTION_MASK_SINK.rawValue | PA_SUBSCRIPTION_MASK_SINK_INPUT.rawValue
            let wanted = pa_subscription_mask(rawValue: mask)
            if let asked = pa_context_subscribe(context, wanted, nil, nil) { pa_operation_unref(asked) }
            look(context)
        }
    }

    /// Looks no more.
    func end() {
        connection.locked { pa_context_set_subscribe_callback($0, nil, nil) }
    }

    /// Asks after the sink that the stream plays on now, and after the stream. A server that does not answer leaves
    /// things as they are known.
    private func look(_ context: OpaquePointer) {
        guard let place = playback.place else { return }
        self.context = context
        let pointer = Unmanaged.passUnretained(self).toOpaque()
        let sinkAsked = pa_context_get_sink_info_by_index(
            context, place.sink,
            { _, info, _, pointer in
                guard let info, let pointer else { return }
                let device = SoundDevice(info.pointee)
                let watch = Unmanaged<AudibilityWatch>.fromOpaque(pointer).takeUnretainedValue()
                watch.sink = Setting(
                    isMuted: device.isMuted || device.isStandIn, percent: device.volumePercent,
                    name: device.description)
                watch.noteMove(to: info.pointee.index)
                watch.weigh()
            }, pointer)
        if let sinkAsked { pa_operation_unref(sinkAsked) }
        let ringAsked = pa_context_get_sink_input_info(
            context, place.stream,
            { _, info, _, pointer in
                guard let info = info?.pointee, let pointer else { return }
                let percent = info.has_volume != 0 ? volumePercent(info.volume) : 100
                let watch = Unmanaged<AudibilityWatch>.fromOpaque(pointer).takeUnretainedValue()
                watch.ring = Setting(isMuted: info.mute != 0, percent: percent, name: "")
                watch.weigh()
            }, pointer)
        if let ringAsked { pa_operation_unref(ringAsked) }
    }

    private func noteMove(to index: UInt32) {
        defer { sinkIndex = index }
        guard let sinkIndex, sinkIndex != index, let name = sink?.name else { return }
        noticed(
            PortFailure(
                code: "sound.moved", message: "The ring moved to the output \"\(name)\".",
                repair: "Look which outputs are connected, if you did not move it."))
    }

    private func weigh() {
        guard let sink, let ring else { return }
        let finding = finding(sink, ring)
        defer { reportedCode = finding?.code }
        guard let finding, finding.code != reportedCode else { return }
        found(finding)
        // An output that is silent leaves the person asleep, so another one rings. One that is only turned down is the
        // person's choice.
        if sink.isMuted || sink.percent == 0, let context { moveElsewhere(context) }
    }

    /// Moves the stream to the first output that can be heard, if there is one.
    private func moveElsewhere(_ context: OpaquePointer) {
        let pointer = Unmanaged.passUnretained(self).toOpaque()
        hasMoved = false
        let asked = pa_context_get_sink_info_list(
            context,
            { context, info, _, pointer in
                guard let context, let info, let pointer else { return }
                let watch = Unmanaged<AudibilityWatch>.fromOpaque(pointer).takeUnretainedValue()
                guard !watch.hasMoved, let place = watch.playback.place, info.pointee.index != place.sink,
                    SoundDevice(info.pointee).isAudible
                else { return }
                watch.hasMoved = true
                let moved = pa_context_move_sink_input_by_index(
                    context, place.stream, info.pointee.index, nil, nil)
                if let moved { pa_operation_unref(moved) }
            }, pointer)
        if let asked { pa_operation_unref(asked) }
    }

    private func finding(_ sink: Setting, _ ring: Setting) -> PortFailure? {
        if sink.isMuted || sink.percent == 0 {
            return PortFailure(
                code: "sound.muted", message: "The output \"\(sink.name)\" is muted.",
                repair: "Unmute it: pactl set-sink-mute @DEFAULT_SINK@ 0")
        }
        if ring.isMuted || ring.percent == 0 {
            return PortFailure(
                code: "sound.muted", message: "Vow's own sound is muted in the mixer.",
                repair: "Unmute it there, for instance in pavucontrol under Playback.")
        }
        // Where the server ties the two together, the stream's volume repeats the sink's; they never multiply here.
        let percent = min(sink.percent, ring.percent)
        guard percent < AudibilityWatch.faintPercent else { return nil }
        return PortFailure(
            code: "sound.faint", message: "The output \"\(sink.name)\" is turned down to \(percent) %.",
            repair: "Turn it up: pactl set-sink-volume @DEFAULT_SINK@ 60%")
    }
}
