import ArgumentParser
import Foundation
import SoundAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime
import LinuxAdapters
import VowSystem

/// `vow demo`: one whole morning in under a minute.
struct DemoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo", abstract: HelpText.demo.inHelp,
        discussion: HelpText.demoMore.inHelp)
    @Flag(help: .text(.demoYourself)) var yourself = false
    @Flag(help: .text(.demoSilent)) var silent = false
    @Option(help: .text(.sharedEngine)) var engine: String = "auto"
    @Option(help: .text(.demoLanguage)) var language: Language = .english

    func run() throws {
        try Exit.reporting {
            if let objection = SettingKey.engine.objection(to: engine) {
                throw CommandError.refused(objection)
            }
            if yourself, silent { throw CommandError.refused(.chooseYourselfOrSilentNot) }
            guard let script = DemoScript(language) else {
                throw CommandError.refused(
                    .nobodySpeaksInDemonstrationEn(language: language.rawValue))
            }
            // Spoken once before anything rings: without a voice the demonstration could never pass the gate.
            if !yourself { _ = try script.voice.speech(for: script.mumble, language: language.rawValue) }
            let home = NSTemporaryDirectory() + "vow-demo-\(UUID().uuidString)"
            let stage = try DemoSetup(
                home: home, engine: engine, script: script,
                place: yourself ? .bedroom : silent ? .virtualRoom : .speaker)
            defer { stage.clear() }
            guard try stage.play() else { throw Exit.no }
        }
    }
}

/// The temporary home, the room and the person of a demonstration.
final class DemoSetup {
    private let home: String
    private let script: DemoScript
    private let log: EventLog
    private let server: PrivateSoundServer?
    private let room: VirtualRoom?
    private let parts: DeviceParts
    private let service: CommandService

    /// Where the demonstration takes place.
    enum Place {
        /// With this machine's speaker and microphone.
        case bedroom
        /// On this machine's speaker when there is one, with a virtual microphone.
        case speaker
        /// With a virtual speaker and microphone.
        case virtualRoom
    }

    init(home: String, engine: String, script: DemoScript, place: Place) throws {
        self.home = home
        self.script = script
        log = try Home.open(home)
        if place == .bedroom {
            Output.line(Wording(script.language)(TerminalText.demoOwnMachine))
            (server, room) = (nil, nil)
            parts = try Device.parts(home: nil)
        } else {
            // Without a sound server the demonstration is not heard, and says so.
            let sink = place == .speaker ? try? PulseAudioProbe(server: nil).state().sink : nil
            let speaker = sink.flatMap { $0.isStandIn ? nil : $0 }
            Output.line(DemoSetup.opening(speaker: speaker, place: place, Wording(script.language)))
            let server = try PrivateSoundServer()
            self.server = server
            room = try VirtualRoom(server: server)
            parts = try Device.parts(
                home: nil, speaker: speaker == nil ? server.address : nil, microphone: server.address)
        }
        service = CommandService(log: log, clock: parts.clock, zones: parts.zones, entropy: parts.entropy)
        try service.set(.engine, to: engine)
        try service.set(.language, to: script.language.rawValue)
    }

    private static func opening(speaker: SoundDevice?, place: Place, _ pick: Wording) -> String {
        if let speaker {
            return pick(TerminalText.demoOnSpeaker(speaker: speaker.description))
        }
        let reason = place == .speaker ? [pick(TerminalText.demoNoSoundServer)] : []
        return (reason + [pick(TerminalText.demoPrivateServer)]).joined(separator: " ")
    }

    /// Plays the morning; whether the gate let go.
    func play() throws -> Bool {
        let due = try prepare()
        var ended: (run: RunID, ending: RunEnding)?
        let person = room.map { DemoPerson(room: $0, script: script) }
        let terminal = WakeTerminal(announcesNext: false, isPrivate: true)
        let live = LiveState(clock: parts.clock, zones: parts.zones)
        live.follow { terminal.show($0) }
        let display = TrialDisplay(live) {
            person?.see($0)
        } onFinish: {
            ended = ($0, $1)
        }
        let daemon = try Daemon(log: log, parts: parts, display: display, version: Device.version)
        daemon.adjustPolicy { policy in
            policy.timings.firstRingMilliseconds = 3_500
            policy.timings.ringMilliseconds = 4_000
        }
        let controls = daemon.controls
        let signals = Signals.onInterrupt { controls.quit() }
        defer { signals.forEach { $0.cancel() } }
        let page = DemoPage(home: home, service: service, live: live, clock: parts.clock) {
            controls.send($0)
        }
        defer { page?.end(isOver: ended != nil) }
        let keyboard = Keyboard(terminal) { controls.send($0) }
        if person == nil { keyboard.follow() }
        defer { keyboard.release() }
        let pick = Wording(script.language)
        let countdown = Countdown(due: due, clock: parts.clock, pick)
        defer { countdown.stop() }
        try daemon.run(stopsAfterRun: true)
        guard let ended else {
            Output.line(pick(TerminalText.demoInterrupted))
            return false
        }
        Output.line("\n" + pick(TerminalText.demoWhatLogSays))
        Output.line(Timeline.text(try log.stream(Aggregates.run.stream(ended.run)), pick))
        return ended.ending == .dismissed
    }

    /// Three lines and an alarm about five seconds ahead; gives the due instant.
    private func prepare() throws -> Instant {
        for text in script.affirmations {
            _ = try service.addLine(text, kind: .affirmation, language: script.language)
        }
        _ = try service.addLine(script.goal, kind: .goal, language: script.language)
        let rules = try parts.zones.rules(for: try parts.zones.deviceZoneIdentifier())
        // Whole seconds, because that is what a wall clock can be set to.
        let due = Instant(secondsSinceEpoch: service.now.secondsSinceEpoch + 6)
        let wall = rules.civil(at: due)
        let rule = OccurrenceRule(time: wall.time, recurrence: .once(wall.date))
        let sound = SoundSettings(volumePercent: 60, rampSeconds: 3)
        _ = try service.schedule(
            AlarmDefinition(
                label: "Demo", rule: rule, sound: sound,
                gate: GatePolicy(challengeWord: script.drawsWord, language: script.language)))
        return due
    }

    func clear() {
        room?.leave()
        server?.stop()
        Files.remove(home)
    }
}
