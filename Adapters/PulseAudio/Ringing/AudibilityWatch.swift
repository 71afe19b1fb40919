import CPulse
import VowPorts

/// Watches whether what a stream plays can be heard, by what the server says of the sink and of the stream itself, and
/// does about it what the person set.
///
/// The server tells of each change, so nothing polls. Everything but `begin` and `end` happens on the connection's
/// thread. The connection must be closed before the last reference goes.
final class AudibilityWatch: @unchecked Sendable {
    /// What it tells, on the connection's thread.
    struct Telling {
        /// The stream has become unheard, or its volume has changed while it is; the volume in per cent.
        var unheard: (PortFailure, Int?) -> Void
        /// What it told of last is over.
        var heardAgain: () -> Void
        /// What is known of the sink that it plays on.
        var plays: (SoundDevice) -> Void
        /// It plays on another sink than before.
        var noticed: (PortFailure) -> Void
        /// The person turned the output down.
        var turnedDown: () -> Void
    }

    /// What is known of one of the two places at which a sound can be turned down.
    struct Setting {
        var isMuted: Bool
        var percent: Int
        var name: String
    }

    /// Two programs that both set a volume must not do so for ever.
    private static let mostRestorals = 20
    /// How long after a change of the connector its volume may follow.
    private static let settlingNanoseconds: Int64 = 1_000_000_000

    private let connection: PulseConnection
    private let playback: PulsePlayback
    private let telling: Telling
    private let care: AudibilityPolicy
    /// Whether the stream may be moved to another output.
    private let mayMove: Bool
    private var sinkIndex: UInt32?
    private var device: SoundDevice?
    private var portChangedAt: Int64?
    private var sink: Setting?
    private var ring: Setting?
    private var reported: (code: String, percent: Int?)?
    private var hasMoved = false
    private var suits: (SoundDevice) -> Bool = { _ in false }
    private var restorals = 0
    private var hasRouted = false
    /// Whether another connector or output was asked for, and the server has not done it yet.
    private var isRouting = false
    /// The output and connector to go back to when the ring is over.
    private var portBefore: (sink: String, port: String)?
    private var context: OpaquePointer?

    /// A watch over a stream.
    /// - Parameter mayMove: whether it may take the stream to an output that is heard.
    init(
        _ connection: PulseConnection, _ playback: PulsePlayback, care: AudibilityPolicy, mayMove: Bool,
        telling: Telling
    ) {
        self.connection = connection
        self.playback = playback
        self.care = care
        self.mayMove = mayMove
        self.telling = telling
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
                    Unmanaged<AudibilityWatch>.fromOpaque(pointer).takeUnretainedValue().check(context)
                }, pointer)
            let mask = PA_SUBSCRIPTION_MASK_SINK.rawValue | PA_SUBSCRIPTION_MASK_SINK_INPUT.rawValue
            let wanted = pa_subscription_mask(rawValue: mask)
            if let asked = pa_context_subscribe(context, wanted, nil, nil) { pa_operation_unref(asked) }
            check(context)
        }
    }

    /// Looks no more, and puts a connector back where it was.
    func end() {
        connection.locked { pa_context_set_subscribe_callback($0, nil, nil) }
        let before = connection.locked { _ in
            defer { portBefore = nil }
            return portBefore
        }
        guard let before, connection.loss == nil else { return }
        try? connection.change(timeoutMilliseconds: 300) {
            pa_context_set_sink_port_by_name($0, before.sink, before.port, $1, $2)
        }
    }

    /// Asks after the sink that the stream plays on now, and after the stream. A server that does not answer leaves
    /// things as they are known.
    private func check(_ context: OpaquePointer) {
        guard let place = playback.place else { return }
        self.context = context
        let pointer = Unmanaged.passUnretained(self).toOpaque()
        let sinkAsked = pa_context_get_sink_info_by_index(
            context, place.sink,
            { _, info, _, pointer in
                guard let info, let pointer else { return }
                Unmanaged<AudibilityWatch>.fromOpaque(pointer).takeUnretainedValue().handle(info.pointee)
            }, pointer)
        release(sinkAsked)
        let ringAsked = pa_context_get_sink_input_info(
            context, place.stream,
            { _, info, _, pointer in
                guard let info = info?.pointee, let pointer else { return }
                let percent = info.has_volume != 0 ? volumePercent(info.volume) : 100
                let watch = Unmanaged<AudibilityWatch>.fromOpaque(pointer).takeUnretainedValue()
                let now = Setting(isMuted: info.mute != 0, percent: percent, name: "")
                watch.noteTurn(from: watch.ring, to: now)
                watch.ring = now
                watch.weigh()
            }, pointer)
        release(ringAsked)
    }

    private func handle(_ info: pa_sink_info) {
        // What was asked before a move and is answered after it is of an output that plays nothing any more.
        guard info.index == playback.place?.sink else { return }
        let device = SoundDevice(info)
        let now = Setting(
            isMuted: device.isMuted || device.isStandIn, percent: device.volumePercent,
            name: device.description)
        noteTurn(to: device)
        (sink, self.device) = (now, device)
        telling.plays(device)
        noteMove(to: info.index)
        weigh()
    }

    /// The same for the output. Another connector brings its own volume along, in the same moment or soon after, and nobody
    /// turned that down.
    private func noteTurn(to now: SoundDevice) {
        guard let before = device else { return }
        if before.name == now.name, before.port != now.port { portChangedAt = steadyNanoseconds() }
        let isSettled = portChangedAt.map { steadyNanoseconds() - $0 > AudibilityWatch.settlingNanoseconds }
        if AudibilityWatch.isTurnedDown(before, now), isSettled ?? true { telling.turnedDown() }
    }

    /// Whether somebody turned an output down, by what was known of it and what is.
    static func isTurnedDown(_ before: SoundDevice, _ now: SoundDevice) -> Bool {
        before.name == now.name && before.port == now.port && now.volumePercent < before.volumePercent
    }

    /// A ramp that grows while somebody turns the sound down works against them.
    private func noteTurn(from before: Setting?, to now: Setting) {
        if let before, now.percent < before.percent { telling.turnedDown() }
    }

    private func noteMove(to index: UInt32) {
        defer { sinkIndex = index }
        guard let sinkIndex, sinkIndex != index, let name = sink?.name else { return }
        telling.noticed(
            PortFailure(
                code: "sound.moved", message: "The ring moved to the output \"\(name)\".",
                repair: "Look which outputs are connected, if you did not move it."))
    }

    private func weigh() {
        // Right after a move what is known is still of the output before; the new one is asked for.
        guard let sink, let ring, let device, sinkIndex == playback.place?.sink else { return }
        let finding = AudibilityWatch.finding(sink, ring, device, care)
        // Only where there is no other way does the person have to hear of headphones.
        if finding?.failure.code == "sound.headphones" {
            if isRouting { return }
            if let context, routes(context, device) { return }
        }
        report(finding)
        guard let finding, finding.failure.code != "sound.headphones", let context else { return }
        if restores(context) { return }
        // An output that is silent leaves the person asleep, so another one rings. One that is only turned down is the
        // person's choice.
        if mayMove, sink.isMuted || sink.percent == 0 { moveElsewhere(context) { $0.isAudible } }
    }

    private func report(_ finding: (failure: PortFailure, percent: Int?)?) {
        let before = reported
        reported = finding.map { ($0.failure.code, $0.percent) }
        guard let finding else {
            if before != nil { telling.heardAgain() }
            return
        }
        if before?.code != finding.failure.code || before?.percent != finding.percent {
            telling.unheard(finding.failure, finding.percent)
        }
    }
}

// What is done about it.
extension AudibilityWatch {
    /// Rings on the speaker, where the person set that; tried once a ring. Whether that is on its way: what became of it
    /// is weighed again.
    private func routes(_ context: OpaquePointer, _ device: SoundDevice) -> Bool {
        guard mayMove, !hasRouted else { return false }
        hasRouted = true
        switch SpeakerRoute.decide(on: device, care.headphones) {
        case .stay, .ask: return false
        case .port(let port):
            isRouting = true
            portBefore = (device.name, device.port)
            let pointer = Unmanaged.passUnretained(self).toOpaque()
            release(
                pa_context_set_sink_port_by_name(
                    context, device.name, port,
                    { context, _, pointer in
                        guard let context, let pointer else { return }
                        Unmanaged<AudibilityWatch>.fromOpaque(pointer).takeUnretainedValue().routed(context)
                    }, pointer))
        case .elsewhere:
            isRouting = true
            moveElsewhere(context) { $0.isAudible && $0.isSpeaker }
        }
        return true
    }

    /// Brings the output back to the volume that was set for it; whether that is on its way.
    private func restores(_ context: OpaquePointer) -> Bool {
        guard let percent = care.restorePercent, restorals < AudibilityWatch.mostRestorals,
            let place = playback.place, let sink, let ring
        else { return false }
        restorals += 1
        var volume = pa_cvolume()
        pa_cvolume_set(&volume, 1, pa_volume_t(Int(PA_VOLUME_NORM) * percent / 100))
        if sink.isMuted || sink.percent < care.warnBelowPercent {
            release(pa_context_set_sink_mute_by_index(context, place.sink, 0, nil, nil))
            release(pa_context_set_sink_volume_by_index(context, place.sink, &volume, nil, nil))
        }
        if ring.isMuted || ring.percent < care.warnBelowPercent {
            release(pa_context_set_sink_input_mute(context, place.stream, 0, nil, nil))
            release(pa_context_set_sink_input_volume(context, place.stream, &volume, nil, nil))
        }
        return true
    }

    /// Moves the stream to the first output that will do, if there is one.
    private func moveElsewhere(_ context: OpaquePointer, where suits: @escaping (SoundDevice) -> Bool) {
        self.suits = suits
        let pointer = Unmanaged.passUnretained(self).toOpaque()
        hasMoved = false
        let asked = pa_context_get_sink_info_list(
            context,
            { context, info, _, pointer in
                guard let context, let pointer else { return }
                let watch = Unmanaged<AudibilityWatch>.fromOpaque(pointer).takeUnretainedValue()
                guard let info else { return watch.endRouting() }
                guard !watch.hasMoved, let place = watch.playback.place, info.pointee.index != place.sink,
                    watch.suits(SoundDevice(info.pointee))
                else { return }
                watch.hasMoved = true
                watch.release(
                    pa_context_move_sink_input_by_index(
                        context, place.stream, info.pointee.index,
                        { context, _, pointer in
                            guard let context, let pointer else { return }
                            Unmanaged<AudibilityWatch>.fromOpaque(pointer).takeUnretainedValue()
                                .routed(context)
                        }, pointer))
            }, pointer)
        release(asked)
    }

    /// Every output was looked at: where none is a speaker, the person hears of the headphones.
    private func endRouting() {
        guard isRouting, !hasMoved else { return }
        isRouting = false
        weigh()
    }

    /// The server has done what was asked, or has refused it: what it says from now on is of after that.
    private func routed(_ context: OpaquePointer) {
        isRouting = false
        check(context)
    }

    private func release(_ operation: OpaquePointer?) { if let operation { pa_operation_unref(operation) } }

    /// What keeps a ring from being heard, with the volume in per cent; nil where nothing does.
    static func finding(_ sink: Setting, _ ring: Setting, _ device: SoundDevice, _ care: AudibilityPolicy)
        -> (
            failure: PortFailure, percent: Int?
        )?
    {
        // Where the server ties the two together, the stream's volume repeats the sink's; they never multiply here.
        let percent = min(sink.percent, ring.percent)
        if sink.isMuted || sink.percent == 0 {
            let failure = PortFailure(
                code: "sound.muted", message: "The output \"\(sink.name)\" is muted.",
                repair: "Unmute it: pactl set-sink-mute @DEFAULT_SINK@ 0")
            return (failure, sink.percent)
        }
        if ring.isMuted || ring.percent == 0 {
            let failure = PortFailure(
                code: "sound.muted", message: "Vow's own sound is muted in the mixer.",
                repair: "Unmute it there, for instance in pavucontrol under Playback.")
            return (failure, percent)
        }
        if device.isWorn, care.headphones != .leave {
            let failure = PortFailure(
                code: "sound.headphones", message: "The alarm plays in headphones: \"\(sink.name)\".",
                repair: "Unplug them before you sleep, or let Vow leave them alone: "
                    + "vow config set sound.headphones leave")
            return (failure, percent)
        }
        guard percent < care.warnBelowPercent else { return nil }
        let failure = PortFailure(
            code: "sound.faint", message: "The output \"\(sink.name)\" is turned down to \(percent) %.",
            repair: "Turn it up: pactl set-sink-volume @DEFAULT_SINK@ 60%")
        return (failure, percent)
    }
}
