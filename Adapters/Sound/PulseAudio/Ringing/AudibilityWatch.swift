import CSound.Pulse
import Dispatch
import VowCore
import VowPorts

/// Watches whether a stream can be heard, from the volumes of its sink and of the stream itself, and applies the
/// person's settings.
///
/// The server reports each change, so nothing polls. Everything but `begin` and `end` runs on the connection's thread.
/// Close the connection before releasing the last reference.
// Unchecked: all that changes is used on the connection's thread or with its lock. Another lock could delay samples.
final class AudibilityWatch: @unchecked Sendable {
    /// Callbacks, on the connection's thread.
    struct Telling {
        /// The stream has become inaudible, or its volume changed while inaudible; the volume in per cent.
        var unheard: (PortFailure, Int?) -> Void
        /// The stream can be heard again.
        var heardAgain: () -> Void
        /// The present state of the sink.
        var plays: (SoundDevice) -> Void
        /// A change that people should know of, such as a move to another sink.
        var noticed: (PortFailure) -> Void
        /// The person turned the output down.
        var turnedDown: () -> Void
    }

    /// Selects one of all outputs to move to.
    private struct Choice {
        let pick: ([SoundDevice]) -> SoundDevice?
        let chosen: (SoundDevice) -> Void
        let unmet: () -> Void
    }

    /// Limits a contest with another program that also sets the volume.
    private static let mostRestorals = 20
    /// How long after a change of port its volume may follow.
    private static let settlingNanoseconds: Int64 = 1_000_000_000

    private let connection: PulseConnection
    private let playback: PulsePlayback
    private let telling: Telling
    private let care: AudibilityPolicy
    /// Whether the stream may be moved to another output.
    private let mayMove: Bool
    /// Whether the alarm chose an output, which the stream then never leaves.
    private let isChosen: (SoundDevice) -> Bool
    private var ownSound = Restraint()
    private var leaving = Restraint()
    /// The last output with a speaker.
    private var home: String?
    private let queue = DispatchQueue(label: "vow.ringer.watch")
    private var looksAgain = false
    private var isOver = false
    private var sinkIndex: UInt32?
    private var device: SoundDevice?
    private var portChangedAt: Int64?
    private var sink: Setting?
    private var ring: Setting?
    private var reported: (code: String, percent: Int?)?
    private var listed: [SoundDevice] = []
    /// Choices that wait for the list of all outputs.
    private var choices: [Choice] = []
    private var restorals = 0
    private var hasRouted = false
    /// Whether a change of port or output is pending on the server.
    private var isRouting = false
    /// The output and port to restore after the ring.
    private var portBefore: (sink: String, port: String)?
    private var context: OpaquePointer?

    /// Creates a watch over a stream.
    /// - Parameters:
    ///   - mayMove: whether the stream may be moved to an audible output.
    ///   - isChosen: whether the alarm chose an output, which the stream then never leaves.
    init(
        _ connection: PulseConnection, _ playback: PulsePlayback, care: AudibilityPolicy, mayMove: Bool,
        isChosen: @escaping (SoundDevice) -> Bool, telling: Telling
    ) {
        self.isChosen = isChosen
        self.connection = connection
        self.playback = playback
        self.care = care
        self.mayMove = mayMove
        self.telling = telling
    }

    /// Checks now and after each change.
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

    /// Stops watching and restores the port.
    func end() {
        connection.locked { context in
            isOver = true
            pa_context_set_subscribe_callback(context, nil, nil)
        }
        let before = connection.locked { _ in
            defer { portBefore = nil }
            return portBefore
        }
        guard let before, connection.loss == nil else { return }
        // A server that hangs keeps the port that rang; the person is awake to change it.
        try? connection.change(timeoutMilliseconds: 300) {
            pa_context_set_sink_port_by_name($0, before.sink, before.port, $1, $2)
        }
    }

    /// Requests the state of the stream and its sink. Without an answer the last known state stays.
    private func check(_ context: OpaquePointer) {
        guard let indices = playback.indices else { return }
        self.context = context
        let pointer = Unmanaged.passUnretained(self).toOpaque()
        let sinkAsked = pa_context_get_sink_info_by_index(
            context, indices.sink,
            { _, info, _, pointer in
                guard let info, let pointer else { return }
                Unmanaged<AudibilityWatch>.fromOpaque(pointer).takeUnretainedValue().handle(info.pointee)
            }, pointer)
        release(sinkAsked)
        let ringAsked = pa_context_get_sink_input_info(
            context, indices.stream,
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
        // An answer requested before a move describes an output that no longer plays the stream.
        guard info.index == playback.indices?.sink else { return }
        let device = SoundDevice(info)
        let now = Setting(
            isMuted: device.isMuted || device.isStandIn, percent: device.volumePercent,
            name: device.description)
        noteTurn(to: device)
        (sink, self.device) = (now, device)
        telling.plays(device)
        noteMove(to: info.index)
        if device.leadsToHardware { home = device.name } else { leave(device) }
        weigh()
    }

    /// The same for the output. A new port brings its own volume, at once or soon after, which nobody turned down.
    private func noteTurn(to now: SoundDevice) {
        guard let before = device else { return }
        if before.name == now.name, before.port != now.port { portChangedAt = BootClock.nanoseconds() }
        let isSettled = portChangedAt.map {
            BootClock.nanoseconds() - $0 > AudibilityWatch.settlingNanoseconds
        }
        if AudibilityWatch.isTurnedDown(before, now), isSettled ?? true { telling.turnedDown() }
    }

    /// The ramp must not work against a person who turns the sound down. A volume so low that it is reset does not
    /// count.
    private func noteTurn(from before: Setting?, to now: Setting) {
        if let before, now.percent < before.percent, now.percent >= care.warnBelowPercent {
            telling.turnedDown()
        }
    }

    private func noteMove(to index: UInt32) {
        defer { sinkIndex = index }
        guard let sinkIndex, sinkIndex != index, let name = sink?.name else { return }
        telling.noticed(
            PortFailure(
                code: "sound.moved", message: .ringMovedToOutput(name: name),
                repair: .lookWhichOutputsConnectedIf))
    }

    private func weigh() {
        // Right after a move the known state is still the old output's; the new one has been requested.
        guard let sink, let ring, let device, sinkIndex == playback.indices?.sink else { return }
        let finding = AudibilityWatch.finding(sink, ring, device, care)
        // Reports headphones only if no other output works.
        if finding?.failure.code == "sound.headphones" {
            if isRouting { return }
            if let context, routes(context, device) { return }
        }
        report(finding)
        setOwnSoundBack(ring, on: device)
        guard let finding, finding.failure.code != "sound.headphones", let context else { return }
        if restores(context) { return }
        // A silent output leaves the person asleep, so ring on another one. A low volume is the person's choice.
        if mayMove, sink.isMuted || sink.percent == 0 { moveElsewhere { $0.isAudible } }
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

// Reactions.
extension AudibilityWatch {
    /// Switches to the speaker if the person configured that, once per ring. Returns whether the switch is pending; its
    /// result is checked again.
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
            moveElsewhere { $0.isAudible && $0.isSpeaker }
        }
        return true
    }

    /// Restores the configured volume of the output. Returns whether that is pending.
    private func restores(_ context: OpaquePointer) -> Bool {
        guard let percent = care.restorePercent, restorals < AudibilityWatch.mostRestorals,
            let indices = playback.indices, let sink, sink.isMuted || sink.percent < care.warnBelowPercent
        else { return false }
        restorals += 1
        var volume = pa_cvolume()
        pa_cvolume_set(&volume, 1, pa_volume_t(Int(PA_VOLUME_NORM) * percent / 100))
        release(pa_context_set_sink_mute_by_index(context, indices.sink, 0, nil, nil))
        release(pa_context_set_sink_volume_by_index(context, indices.sink, &volume, nil, nil))
        return true
    }

    /// Unmutes Vow's own stream and restores its volume if it is too low: the alarm sets how loud it rings, and the
    /// output's volume belongs to the person. A volume above the limit stays.
    private func setOwnSoundBack(_ ring: Setting, on device: SoundDevice) {
        guard let percent = AudibilityWatch.ownPercent(ring, on: device, care), let context,
            let indices = playback.indices
        else { return }
        if let wait = ownSound.wait(at: BootClock.nanoseconds()) { return lookAgain(after: wait) }
        release(pa_context_set_sink_input_mute(context, indices.stream, 0, nil, nil))
        if percent != ring.percent {
            var volume = pa_cvolume()
            pa_cvolume_set(&volume, 1, pa_volume_t(Int(PA_VOLUME_NORM) * percent / 100))
            release(pa_context_set_sink_input_volume(context, indices.stream, &volume, nil, nil))
        }
        guard ownSound.tells() else { return }
        let message: TextCode =
            ring.isMuted
            ? .vowsOwnSoundWasMuted
            : .vowsOwnSoundWasTurned(percent: ring.percent)
        telling.noticed(
            PortFailure(
                code: "sound.setBack", message: message,
                repair: .turnOutputDownInsteadIf))
    }

    /// Moves the stream from an output without a speaker, such as one that another program created, to its last output
    /// with a speaker, or to any it may use.
    private func leave(_ device: SoundDevice) {
        guard !isChosen(device) else { return }
        let (home, mayMove) = (home, mayMove)
        guard mayMove || home != nil else { return }
        if let wait = leaving.wait(at: BootClock.nanoseconds()) { return lookAgain(after: wait) }
        move(
            Choice(
                pick: { SpeakerRoute.wayBack(among: $0, home: home, mayTakeAny: mayMove) },
                chosen: { [weak self] other in
                    guard let self, leaving.tells() else { return }
                    telling.noticed(
                        PortFailure(
                            code: "sound.noHardware",
                            message: .outputLeadsToNoSpeaker(
                                output: device.description, other: other.description),
                            repair: .chooseOtherOneAsUsual(name: other.name)))
                }, unmet: {}))
    }

    /// Checks again later, when the next action is allowed.
    private func lookAgain(after nanoseconds: Int64) {
        guard !looksAgain else { return }
        looksAgain = true
        queue.asyncAfter(deadline: .now() + .nanoseconds(Int(nanoseconds))) { [weak self] in
            guard let self else { return }
            connection.locked { [self] context in
                looksAgain = false
                if !isOver { check(context) }
            }
        }
    }

    /// Moves the stream to the first suitable output, if any.
    private func moveElsewhere(where suits: @escaping (SoundDevice) -> Bool) {
        let name = device?.name
        move(
            Choice(
                pick: { SpeakerRoute.usable($0).first { $0.name != name && suits($0) } }, chosen: { _ in },
                unmet: { [weak self] in self?.endRouting() }))
    }

    /// Moves the stream to an output selected by `choice`, once the server has listed all outputs.
    private func move(_ choice: Choice) {
        choices.append(choice)
        guard choices.count == 1, let context else { return }
        listed = []
        let asked = pa_context_get_sink_info_list(
            context,
            { context, info, _, pointer in
                guard let context, let pointer else { return }
                let watch = Unmanaged<AudibilityWatch>.fromOpaque(pointer).takeUnretainedValue()
                guard let info else { return watch.choose(context) }
                watch.listed.append(SoundDevice(info.pointee))
            }, Unmanaged.passUnretained(self).toOpaque())
        if asked == nil { choices = [] }
        release(asked)
    }

    /// All outputs are listed.
    private func choose(_ context: OpaquePointer) {
        let waiting = choices
        choices = []
        for choice in waiting {
            guard let other = choice.pick(listed), let indices = playback.indices else {
                choice.unmet()
                continue
            }
            choice.chosen(other)
            release(
                pa_context_move_sink_input_by_name(
                    context, indices.stream, other.name,
                    { context, _, pointer in
                        guard let context, let pointer else { return }
                        Unmanaged<AudibilityWatch>.fromOpaque(pointer).takeUnretainedValue().routed(context)
                    }, Unmanaged.passUnretained(self).toOpaque()))
        }
    }

    /// Without a speaker among the outputs, reports the headphones.
    private func endRouting() {
        guard isRouting else { return }
        isRouting = false
        weigh()
    }

    /// The server has made or rejected the change, so its answers now reflect the result.
    private func routed(_ context: OpaquePointer) {
        isRouting = false
        check(context)
    }

    private func release(_ operation: OpaquePointer?) { if let operation { pa_operation_unref(operation) } }
}
