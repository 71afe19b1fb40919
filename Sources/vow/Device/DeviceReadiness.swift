import LinuxAdapters
import VowSystem
import SoundAdapters
import VowCommandLine
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
        facts.sensors = Device.sensors().filter { needs.parts.contains($0.part) && $0.isPresent() }.map(
            \.part)
        // A service without a reader reads nothing; where it cannot be asked, there is none.
        if needs.parts.contains(.tagReader) { facts.hasTagReader = hasTagReader() }
        return facts
    }

    /// What an alarm's gate needs and does not find. Nothing is recorded.
    static func probe(_ definition: AlarmDefinition, _ settings: Settings, home: String) -> GateProbe {
        let pick = Wording(settings)
        let gate = definition.gate
        let needs = DeviceNeeds(lines: [], gates: [gate], sounds: [definition.sound])
        var findings = sound(settings, needs) + speech(settings, [gate.language], home: home)
        if !needs.parts.isEmpty {
            let facts = facts(LinuxMachineProbe(), needs, home: home)
            findings += Readiness.findings(facts, needs: needs, home: home, pick)
        }
        if needs.vibration { findings.append(vibration(pick)) }
        return GateProbe(definition, findings: findings, pick)
    }

    private static func vibration(_ pick: Wording) -> Readiness {
        Readiness.vibration(Device.vibrators().compactMap { $0.deviceName() }.first, pick)
    }

    /// What was found of speaker, microphone and speech, of waking, and of backups: what `vow status` shows.
    static func soundEarsAndWake(_ overview: DeviceOverview, home: String?) -> [Readiness] {
        soundAndEars(overview.settings, DeviceNeeds(overview), home: home)
            + wake(Wording(overview.settings))
            + (home.map { BackupStanding.findings(overview.settings, home: $0) } ?? [])
    }

    private static func hasTagReader() -> Bool {
        let reader = HelperTags()
        defer { reader.stop() }
        // A service that cannot be reached shows no reader.
        return (try? reader.hasReader()) ?? false
    }

    private static let machine = LinuxMachineProbe(
        notifications: { NotificationService().read() },
        display: { home, service in watcherDisplay(home: home, service).read() })

    /// Where the daemon of a home finds a display. One that is not there yet is the service where that is enabled, and has
    /// then nothing but what its manager has.
    private static func watcherDisplay(home: String, _ service: MachineFacts.Service) -> DisplayEnvironment {
        if let watcher = HomeLock.watcher(home: home) {
            return DisplayEnvironment(process: watcher) ?? DisplayEnvironment()
        }
        return service.isEnabled ? DisplayEnvironment(own: [:], isService: true) : DisplayEnvironment()
    }

    /// What was found of speaker, microphone and speech.
    private static func soundAndEars(_ settings: Settings, _ needs: DeviceNeeds, home: String?)
        -> [Readiness]
    {
        sound(settings, needs)
            + speech(settings, needs.languages, home: home)
    }

    /// Speaker and microphone, as the sound server has them, and the outputs that alarms name.
    private static func sound(_ settings: Settings, _ needs: DeviceNeeds) -> [Readiness] {
        let (pick, policy) = (Wording(settings), settings.soundCare)
        let probe = PulseAudioProbe(server: nil)
        let state: SoundServerState
        do throws(PortFailure) { state = try probe.state() } catch {
            return [
                Readiness(.speaker, .missing, error, pick), Readiness(.microphone, .missing, error, pick),
            ]
        }
        let usual = state.sink.flatMap { $0.isStandIn ? nil : $0 }
        let speaker = Readiness.speaker(
            usual.map(OutputFacts.init), policy, wakingPercent: needs.wakingVolumePercent, pick)
        // What the server does not tell in time is not called absent.
        let outputs = needs.routes.isEmpty ? nil : try? probe.outputs()
        let routed = outputs.map { outputs in
            needs.routes.compactMap { words in
                let output = outputs.first { $0.isCalled(words) }
                return Readiness.routed(
                    output.map(OutputFacts.init), name: output?.name ?? "", words: words, policy, pick)
            }
        }
        return [speaker] + (routed ?? []) + [microphone(state.source, pick)]
    }

    private static func microphone(_ source: SoundDevice?, _ pick: Wording) -> Readiness {
        guard let source, !source.isStandIn else {
            return Readiness(
                .microphone, .missing,
                pick(DeviceText.microphoneNone),
                repair: pick(DeviceText.microphoneConnect))
        }
        guard !source.isMuted, source.volumePercent > 0 else {
            return Readiness(
                .microphone, .missing,
                pick(DeviceText.microphoneMuted(name: source.description)),
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
                    pick(DeviceText.speechNone(language: name)),
                    repair: language == .english
                        ? "vow models install" : "vow models install whisper-base")
            }
            return Readiness(.speech, .ready, "\(name): \(engine)")
        }
    }

    private static func wake(_ pick: Wording) -> [Readiness] {
        // Without a timer the clock itself is reported as broken.
        guard let methods = try? Device.wakeMethods().methods() else { return [] }
        if let ready = methods.first(where: { $0.state == .ready }) {
            return [Readiness(.wake, .ready, ready.means.rawValue)]
        }
        return [
            Readiness(
                .wake, .doubtful, pick(DeviceText.wakeNone),
                repair: pick(DeviceText.wakeKeepAwake))
        ]
    }
}

extension OutputFacts {
    fileprivate init(_ device: SoundDevice) {
        self.init(
            description: device.description, volumePercent: device.volumePercent, isMuted: device.isMuted,
            isWorn: device.isWorn)
    }
}
