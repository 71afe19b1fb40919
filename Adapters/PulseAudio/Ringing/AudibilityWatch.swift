import CPulse
import Dispatch
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

    /// Which of all outputs to move to, and what to do where none will do.
    private struct Choice {
        let pick: ([SoundDevice]) -> SoundDevice?
        let chosen: (SoundDevice) -> Void
        let unmet: () -> Void
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
    /// Whether the alarm means an output, so that it stays there whatever the output is.
    private let isChosen: (SoundDevice) -> Bool
    private var ownSound = Restraint()
    private var leaving = Restraint()
    /// The output with a speaker on which it rang last.
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
    /// What waits for the list of all outputs.
    private var choices: [Choice] = []
    private var restorals = 0
    private var hasRouted = false
    /// Whether another connector or output was asked for, and the server has not done it yet.
    private var isRouting = false
    /// The output and connector to go back to when the ring is over.
    private var portBefore: (sink: String, port: String)?
    private var context: OpaquePointer?

    /// A watch over a stream.
    /// - Parameters:
    ///   - mayMove: whether it may take the stream to an output that is heard.
    ///   - isChosen: whether the alarm means an output, so that it stays there whatever the output is.
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
        connection.locked { context in
            isOver = true
            pa_context_set_subscribe_callback(context, nil, nil)
        }
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
        if device.leadsToHardware { home = device.name } else { leave(device) }
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

    /// A ramp that grows while somebody turns the sound down works against them. What is turned down so far that it is set
    /// back holds nothing up.
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
        setOwnSoundBack(ring, on: device)
        guard let finding, finding.failure.code != "sound.headphones", let context else { return }
        if restores(context) { return }
        // An output that is silent leaves the person asleep, so another one rings. One that is only turned down is the
        // person's choice.
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
            moveElsewhere { $0.isAudible && $0.isSpeaker }
        }
        return true
    }

    /// Brings the output back to the volume that was set for it; whether that is on its way.
    private func restores(_ context: OpaquePointer) -> Bool {
        guard let percent = care.restorePercent, restorals < AudibilityWatch.mostRestorals,
            let place = playback.place, let sink, sink.isMuted || sink.percent < care.warnBelowPercent
        else { return false }
        restorals += 1
        var volume = pa_cvolume()
        pa_cvolume_set(&volume, 1, pa_volume_t(Int(PA_VOLUME_NORM) * percent / 100))
        release(pa_context_set_sink_mute_by_index(context, place.sink, 0, nil, nil))
        release(pa_context_set_sink_volume_by_index(context, place.sink, &volume, nil, nil))
        return true
    }

    /// Takes the mute from Vow's own stream, and brings it back to the volume that Vow plays at: the alarm says how loud it
    /// rings, and the output's volume is the person's. A volume that is merely lower stays as it was set.
    private func setOwnSoundBack(_ ring: Setting, on device: SoundDevice) {
        guard let percent = AudibilityWatch.ownPercent(ring, on: device, care), let context,
            let place = playback.place
        else { return }
        if let wait = ownSound.wait(at: steadyNanoseconds()) { return lookAgain(after: wait) }
        release(pa_context_set_sink_input_mute(context, place.stream, 0, nil, nil))
        if percent != ring.percent {
            var volume = pa_cvolume()
            pa_cvolume_set(&volume, 1, pa_volume_t(Int(PA_VOLUME_NORM) * percent / 100))
            release(pa_context_set_sink_input_volume(context, place.stream, &volume, nil, nil))
        }
        guard ownSound.tells() else { return }
        let message =
            ring.isMuted
            ? "Vow's own sound was muted in the mixer, and was set back."
            : "Vow's own sound was turned down to \(ring.percent) % in the mixer, and was set back."
        telling.noticed(
            PortFailure(
                code: "sound.setBack", message: message,
                repair: "Turn the output down instead, if it is too loud."))
    }

    /// Leaves an output without a speaker, such as one that another program made, where there is one with a speaker: the one
    /// that it rang on before, or any that it may take.
    private func leave(_ device: SoundDevice) {
        guard !isChosen(device) else { return }
        let (home, mayMove) = (home, mayMove)
        guard mayMove || home != nil else { return }
        if let wait = leaving.wait(at: steadyNanoseconds()) { return lookAgain(after: wait) }
        move(
            Choice(
                pick: { SpeakerRoute.wayBack(among: $0, home: home, mayTakeAny: mayMove) },
                chosen: { [weak self] found in
                    guard let self, leaving.tells() else { return }
                    telling.noticed(
                        PortFailure(
                            code: "sound.noHardware",
                            message: "The output \"\(device.description)\" leads to no speaker, so the ring "
                                + "goes to \"\(found.description)\".",
                            repair: "Choose the other one as the usual output: pactl set-default-sink "
                                + "\(found.name)."))
                }, unmet: {}))
    }

    /// Looks once more a little later, since what was done meanwhile was too soon to be undone.
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

    /// Moves the stream to the first output that will do, if there is one.
    private func moveElsewhere(where suits: @escaping (SoundDevice) -> Bool) {
        let name = device?.name
        move(
            Choice(
                pick: { SpeakerRoute.usable($0).first { $0.name != name && suits($0) } }, chosen: { _ in },
                unmet: { [weak self] in self?.endRouting() }))
    }

    /// Moves the stream by a choice among all outputs, once the server has listed them.
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

    /// Every output was looked at.
    private func choose(_ context: OpaquePointer) {
        let waiting = choices
        choices = []
        for choice in waiting {
            guard let found = choice.pick(listed), let place = playback.place else {
                choice.unmet()
                continue
            }
            choice.chosen(found)
            release(
                pa_context_move_sink_input_by_name(
                    context, place.stream, found.name,
                    { context, _, pointer in
                        guard let context, let pointer else { return }
                        Unmanaged<AudibilityWatch>.fromOpaque(pointer).takeUnretainedValue().routed(context)
                    }, Unmanaged.passUnretained(self).toOpaque()))
        }
    }

    /// Where none of the outputs is a speaker, the person hears of the headphones.
    private func endRouting() {
        guard isRouting else { return }
        isRouting = false
        weigh()
    }

    /// The server has done what was asked, or has refused it: what it says from now on is of after that.
    private func routed(_ context: OpaquePointer) {
        isRouting = false
        check(context)
    }

    private func release(_ operation: OpaquePointer?) { if let operation { pa_operation_unref(operation) } }
}
