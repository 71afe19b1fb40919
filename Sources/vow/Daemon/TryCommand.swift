import ArgumentParser
import Foundation
import VowSystem
import VowAnswers
import VowCommandLine
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// `vow try`: a challenge, a tone or a whole morning, tried in peace.
struct TryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "try", abstract: HelpText.try.inHelp,
        discussion: HelpText.tryMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Argument(
        help: .text(.tryWhat, valueName: "what"))
    var what: String
    @Argument(help: .text(.tryName, valueName: "name"))
    var name: String?
    @Option(help: .text(.tryAlarm, valueName: "alarm"))
    var alarm: String?
    @Option(help: .text(.tryTone)) var tone: String?
    @Option(help: .text(.sharedVolume)) var volume: Int = 40
    @Option(help: .text(.tryPatience, valueName: "seconds"))
    var patience: Int?

    func run() throws {
        try Exit.reporting {
            guard !common.json else {
                throw CommandError.refused(.vowTryShowsScreenRecords)
            }
            var asked = AskedTrial(what: what)
            (asked.name, asked.alarm, asked.tone) = (name, alarm, tone)
            (asked.volume, asked.patience) = (volume, patience)
            let isPassed = try asked.play(try common.service(), home: common.homePath, on: .terminal)
            guard isPassed else { throw Exit.no }
        }
    }
}

/// Where a trial is shown and answered.
enum TrialStage {
    case terminal
    /// Over a socket, for the page.
    case frontEnds(TrialGuest)
}

/// Who a trial is shown to that another process asked for.
struct TrialGuest {
    /// Where it is shown: the folder with the socket, and how far its clock is ahead of this machine's.
    struct Place: Codable {
        let folder: String
        let aheadMilliseconds: Int64
    }

    /// Receives where it is shown, once it can be followed.
    let show: (Place) -> Void
    /// Takes what ends it, for when nobody is there any more.
    let whenGone: (@escaping @Sendable () -> Void) -> Void
}

/// A trial as it was asked for.
struct AskedTrial {
    let what: String
    var name: String?
    var alarm: String?
    var tone: String?
    var volume = 40
    /// How long each challenge may take, in seconds, or nil for five minutes together.
    var patience: Int?

    init(what: String) { self.what = what }

    /// Plays it to its end; whether the gate let go, or the tone was played.
    func play(_ service: CommandService, home: String, on stage: TrialStage) throws -> Bool {
        guard (0...100).contains(volume) else {
            throw CommandError.refused(.volumeNotBetween0100(volume: volume))
        }
        guard patience.map((20...600).contains) ?? true else {
            throw CommandError.refused(.patienceGoesFrom20To)
        }
        try Self.checkIsQuiet(try service.present())
        let wanted = try definition(service, home: home)
        let trial = try Trial(from: service.log, home: home)
        defer { trial.clear() }
        let limit = patience.map { $0 * max(1, wanted.gate.challengeCount) }
        let ending = try trial.play(
            wanted, seconds: what == "tone" ? 6 : nil, limitSeconds: limit ?? 5 * 60, on: stage)
        if ending == .dismissed, what != "tone" { try service.passTrial(of: wanted.gate) }
        return what == "tone" || ending == .dismissed
    }

    /// Nothing is tried while a morning is in progress or about to begin: nobody must take the one for the other.
    private static func checkIsQuiet(_ overview: DeviceOverview) throws {
        let isBusy = overview.runs.contains { run in
            run.state.isOpen
        }
        let isNear = overview.upcoming.contains {
            (0..<nearMilliseconds).contains($0.occurrence.instant.milliseconds(since: overview.now))
        }
        guard !isBusy, !isNear else {
            throw CommandError.refused(Refusal(isBusy ? RefusalText.tryInRun : RefusalText.tryTooNear))
        }
    }

    /// How near an alarm may be, in milliseconds.
    private static let nearMilliseconds: Int64 = 60_000

    /// The alarm of the trial, without its time.
    private func definition(_ service: CommandService, home: String) throws -> AlarmDefinition {
        var definition = AlarmDefinition(
            label: "Trial",
            rule: OccurrenceRule(time: CivilTime(hour: 0, minute: 0)!, recurrence: .weekly([])))
        if let known = try chosen(service) {
            definition.sound = known.sound
            definition.gate = known.gate
            // Nobody waits minutes in a trial to be asked whether they are still up.
            definition.gate.wakeCheck = nil
        }
        if let tone { definition.sound.take(try AlarmOptions.tone(tone, home: home)) }
        definition.sound.volumePercent = volume
        definition.sound.rampSeconds = 1
        switch what {
        case "morning": break
        case "tone":
            definition.gate.challenges = [ChallengePolicy(.sum(.easy, count: 1))]
            // No line is said, so what the screen says is in the language that Vow speaks.
            definition.gate.language = service.wording.ofLines
        default:
            let isNamed = what == "code" || what == "tag"
            guard name == nil || isNamed else {
                throw CommandError.refused(.nameFollowsCodeOrTag)
            }
            definition.gate.challenges = try ChallengePolicy.challenges(
                isNamed ? "\(what):\(name ?? "")" : what)
            try service.checkTokens(definition.gate)
        }
        return definition
    }

    /// The alarm that was named, or the one that rings next; nil where there is none.
    private func chosen(_ service: CommandService) throws -> AlarmDefinition? {
        if let alarm {
            let id = try service.alarmID(named: alarm)
            return try service.present().alarms.first { $0.id == id }?.state.definition
        }
        let overview = try service.present()
        guard let next = overview.upcoming.first?.alarm else {
            if what == "morning" {
                throw CommandError.refused(.noAlarmRingsNextMake)
            }
            return overview.alarms.first?.state.definition
        }
        return overview.alarms.first { $0.id == next }?.state.definition
    }
}

/// A morning in a home of its own that is thrown away: the person's lines and settings, and nothing that leads back.
private final class Trial {
    private let home: String
    private let log: EventLog
    private let parts: DeviceParts

    /// - Parameters:
    ///   - known: the person's log, of which lines, settings and consents are taken over.
    ///   - home: their folder, where engines look for what they need.
    init(from known: EventLog, home: String) throws {
        self.home = NSTemporaryDirectory() + "vow-try-\(UUID().uuidString)"
        log = try Home.open(self.home)
        var parts = try Device.parts(home: home)
        parts.eyes = HelperEyes(isFilming: true)
        parts.camera = HelperCamera.ofDevice
        parts.tagReader = HelperTags()
        parts.sensors = Device.sensors()
        self.parts = parts
        for logged in try known.history() where !logged.isErased {
            switch logged.event {
            case .line, .setting, .consent, .token: try log.append([logged.event], at: logged.at)
            case .alarm, .run, .device, .shadow, .other: continue
            }
        }
    }

    /// Rings in about two seconds, until the gate lets go, for `limitSeconds` at most, or for so many seconds.
    func play(_ wanted: AlarmDefinition, seconds: Int?, limitSeconds: Int, on stage: TrialStage) throws
        -> RunEnding?
    {
        let service = CommandService(
            log: log, clock: parts.clock, zones: parts.zones, entropy: parts.entropy)
        let zone = try service.present().deviceZone
        // Whole seconds, because that is what a wall clock can be set to.
        let wall = zone.civil(at: Instant(secondsSinceEpoch: service.now.secondsSinceEpoch + 3))
        var definition = wanted
        definition.rule = OccurrenceRule(time: wall.time, recurrence: .once(wall.date))
        definition.zone = .device
        _ = try service.schedule(definition)
        var ending: RunEnding?
        let live = LiveState(clock: parts.clock, zones: parts.zones)
        let display = TrialDisplay(live) { ending = $1 }
        let daemon = try Daemon(log: log, parts: parts, display: display, version: Device.version)
        daemon.adjustPolicy { policy in
            // Where a tone alone is tried, it rings for the whole time and no window opens.
            policy.timings.firstRingMilliseconds = seconds == nil ? 3_000 : Int64(limitSeconds) * 1_000
            policy.timings.ringMilliseconds = 4_000
            policy.timings.abandonMilliseconds = Int64(limitSeconds) * 1_000
        }
        let controls = daemon.controls
        let signals = Signals.onInterrupt { controls.quit() }
        defer { signals.forEach { $0.cancel() } }
        let tone = seconds == nil ? nil : wanted.sound.tone
        let close = try show(live, controls, on: stage, toneAlone: tone)
        defer { close() }
        if let seconds {
            DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds + 3)) { controls.quit() }
        }
        try daemon.run(stopsAfterRun: true)
        return ending
    }

    /// Shows it, and takes what the person does; the returned closure ends that.
    /// - Parameter toneAlone: the tone, where nothing but a tone is tried, so that no gate is shown.
    private func show(
        _ live: LiveState, _ controls: Daemon.Controls, on stage: TrialStage, toneAlone: String?
    ) throws -> () -> Void {
        switch stage {
        case .terminal where toneAlone != nil:
            let terminal = WakeTerminal(announcesNext: false)
            live.follow { change in
                guard case .row(let row) = change else { return terminal.show(change) }
                guard case .ringing(var run, let asked) = row.standing else { return }
                run.prompt = Wording(setting: run.language)(
                    TerminalText.toneTried(tone: URL(filePath: toneAlone ?? "").lastPathComponent))
                terminal.show(.row(LiveRow(.ringing(run, asked.withoutTask), at: row.at)))
            }
            return {}
        case .terminal:
            let terminal = WakeTerminal(announcesNext: false)
            live.follow { terminal.show($0) }
            let keyboard = Keyboard(terminal) { controls.send($0) }
            keyboard.follow()
            return { keyboard.release() }
        case .frontEnds(let guest):
            let close = try TrialDisplay.serve(live, clock: parts.clock, home: home) { controls.send($0) }
            guest.whenGone { controls.quit() }
            guest.show(.init(folder: home, aheadMilliseconds: 0))
            return close
        }
    }

    func clear() { try? FileManager.default.removeItem(atPath: home) }
}
