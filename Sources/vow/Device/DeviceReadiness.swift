import DesktopBus
import LinuxProbe
import LinuxWake
import PulseAudio
import SpeechEngines
import VowAnswers
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// Looks whether this device has what a morning needs, without starting, loading or recording anything.
///
/// Takes at most about two seconds, where a sound server or the system's bus does not answer.
enum DeviceReadiness {
    /// Everything that a morning needs of this device.
    static func findings(_ settings: Settings, _ needs: DeviceNeeds, home: String) -> [Readiness] {
        let pick = Wording(settings)
        let facts = facts(machine, needs, home: home)
        var findings =
            soundAndEars(settings, needs, home: home) + wake(pick)
            + Readiness.findings(facts, needs: needs, home: home, pick)
        if needs.vibration, settings.vibration != nil {
            findings.append(vibration(pick))
        }
        return findings
            + BackupStanding.findings(settings, home: home)
    }

    /// What a probe sees, and what only the parts themselves can tell.
    private static func facts(_ probe: LinuxMachineProbe, _ needs: DeviceNeeds, home: String) -> MachineFacts
    {
        var facts = probe.facts(home: home)
        if needs.motion { facts.hasMotionSensor = SensorProxyMotion().isPresent() }
        // A service without a reader reads nothing; where it cannot be asked, there is none.
        if needs.tags { facts.hasTagReader = hasTagReader() }
        return facts
    }

    /// What an alarm's gate needs and does not find. Nothing is recorded.
    static func probe(_ definition: AlarmDefinition, _ settings: Settings, home: String) -> GateProbe {
        let pick = Wording(settings)
        let gate = definition.gate
        let needs = DeviceNeeds(lines: [], gates: [gate], sounds: [definition.sound])
        var findings = sound(pick) + speech(settings, [gate.language], home: home)
        if needs.camera || needs.tags || needs.motion {
            let facts = facts(LinuxMachineProbe(), needs, home: home)
            findings += Readiness.findings(facts, needs: needs, home: home, pick)
        }
        if needs.vibration { findings.append(vibration(pick)) }
        return GateProbe(definition, findings: findings, pick)
    }

    private static func vibration(_ pick: Wording) -> Readiness {
        Readiness.vibration(Device.vibrators().compactMap { $0.look() }.first, pick)
    }

    /// What was found of speaker, microphone and speech, of waking, and of backups: what `vow status` shows.
    static func soundEarsAndWake(_ overview: DeviceOverview, home: String?) -> [Readiness] {
        soundAndEars(overview.settings, DeviceNeeds(overview), home: home)
            + wake(Wording(overview.settings))
            + (home.map { BackupStanding.findings(overview.settings, home: $0) } ?? [])
    }

    private static func hasTagReader() -> Bool {
        let reader = ChildTagReader()
        defer { reader.stop() }
        return (try? reader.hasReader()) ?? false
    }

    /// An output that is turned down by as much sounds clearly fainter: 80 to 60 per cent are 7.5 dB of PulseAudio's
    /// cubic scale.
    private static let quieterPercent = 20

    private static let machine = LinuxMachineProbe { NotificationService().look() }

    /// What was found of speaker, microphone and speech.
    private static func soundAndEars(_ settings: Settings, _ needs: DeviceNeeds, home: String?)
        -> [Readiness]
    {
        sound(Wording(settings), waking: needs.wakingVolumePercent)
            + speech(settings, needs.languages, home: home)
    }

    /// Speaker and microphone, as the sound server has them.
    /// - Parameter waking: how loud the output was when it woke this person last.
    static func sound(_ pick: Wording, waking: Int? = nil) -> [Readiness] {
        let state: SoundServerState
        do throws(PortFailure) { state = try PulseAudioProbe(server: nil).state() } catch {
            return [Readiness(.speaker, .missing, error), Readiness(.microphone, .missing, error)]
        }
        return [speaker(state.sink, waking, pick), microphone(state.source, pick)]
    }

    private static func speaker(_ sink: SoundDevice?, _ waking: Int?, _ pick: Wording) -> Readiness {
        guard let sink, !sink.isStandIn else {
            return Readiness(
                .speaker, .missing, pick("there is none", "no hay ninguno"),
                repair: pick(
                    "Connect one, or choose an output: pactl list short sinks",
                    "Conecta uno, o elige una salida: pactl list short sinks"))
        }
        let name = "\(sink.description), \(sink.volumePercent) %"
        if sink.isMuted || sink.volumePercent == 0 {
            return Readiness(
                .speaker, .missing, pick("\(name), muted", "\(name), silenciado"),
                repair: "pactl set-sink-mute @DEFAULT_SINK@ 0; pactl set-sink-volume @DEFAULT_SINK@ 60%",
                fix: sink.isMuted ? .unmuteSpeaker : .raiseSpeaker)
        }
        guard !sink.isFaint else {
            return Readiness(
                .speaker, .doubtful, pick("\(name), very faint", "\(name), muy bajo"),
                repair: "pactl set-sink-volume @DEFAULT_SINK@ 60%", fix: .raiseSpeaker)
        }
        if let waking, sink.volumePercent <= waking - quieterPercent {
            return Readiness(
                .speaker, .doubtful,
                pick(
                    "\(name); it woke you at \(waking) % last time",
                    "\(name); la última vez te despertó al \(waking) %"),
                repair: "pactl set-sink-volume @DEFAULT_SINK@ \(waking)%")
        }
        return Readiness(.speaker, .ready, name)
    }

    private static func microphone(_ source: SoundDevice?, _ pick: Wording) -> Readiness {
        guard let source, !source.isStandIn else {
            return Readiness(
                .microphone, .missing,
                pick(
                    "there is none, so the lines have to be typed",
                    "no hay ninguno: habrá que escribir las frases"),
                repair: pick(
                    "Connect one, or choose an input: pactl list short sources",
                    "Conecta uno, o elige una entrada: pactl list short sources"))
        }
        guard !source.isMuted, source.volumePercent > 0 else {
            return Readiness(
                .microphone, .missing,
                pick("\(source.description), muted", "\(source.description), silenciado"),
                repair: "pactl set-source-mute @DEFAULT_SOURCE@ 0", fix: .unmuteMicrophone)
        }
        return Readiness(.microphone, .ready, source.description)
    }

    /// An engine for each language in which something has to be said.
    static func speech(_ settings: Settings, _ languages: [Language], home: String?) -> [Readiness] {
        let pick = Wording(settings)
        let engines = speechEngines(home: home)
        return languages.map { language in
            let name = pick.name(of: language)
            guard
                let engine = engines.engineAtHand(
                    for: language, wished: settings.engine(for: language))
            else {
                return Readiness(
                    .speech, .missing,
                    pick(
                        "no engine on this device hears \(name)",
                        "ningún motor de este dispositivo entiende \(name)"),
                    repair: language == .english
                        ? "vow models install" : "vow models install whisper-base")
            }
            return Readiness(.speech, .ready, "\(name): \(engine)")
        }
    }

    private static func wake(_ pick: Wording) -> [Readiness] {
        guard let methods = try? Device.wakeMethods().methods() else { return [] }
        if let ready = methods.first(where: { $0.state == .ready }) {
            return [Readiness(.wake, .ready, ready.name)]
        }
        return [
            Readiness(
                .wake, .doubtful, pick("nothing can wake this machine", "nada puede despertar esta máquina"),
                repair: pick(
                    "Keep it awake at night; see: vow wake", "Déjala encendida de noche; mira: vow wake"))
        ]
    }
}
