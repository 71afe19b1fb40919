import VowAnswers
import VowCore
import VowLog
import VowRecitation

/// What `vow status` says.
struct StatusTexts: Sendable {
    private let pick: Wording
    private let nextTexts: NextTexts

    /// The command that makes a first line, in the language that the texts are in.
    var addLine: String {
        pick(StatusText.addLine)
    }

    static let addAlarm = "vow alarm add --time 06:30 --days weekdays"
    static let watch = "vow run, or: systemctl --user enable --now vow"

    init(_ settings: Settings) { self.init(Wording(settings)) }

    init(_ pick: Wording) {
        self.pick = pick
        nextTexts = NextTexts(pick)
    }

    func next(_ ring: NextRing, now: Instant, isWatched: Bool) -> String {
        let line = nextTexts.line(ring, now: now, isWatched: isWatched)
        return line.prefix(1).uppercased() + line.dropFirst()
    }

    var noAlarm: String { pick(StatusText.noAlarm) }
    var noLines: String { pick(StatusText.noLines) }
    var watched: String { pick(StatusText.watched) }
    var unwatched: String {
        pick(StatusText.unwatched)
    }

    /// A daemon of another version goes on as it was started, until it is started anew.
    func watch(by running: String?, of own: String) -> Readiness {
        guard let running, running != own else { return Readiness(.watch, .ready, watched) }
        return Readiness(
            .watch, .doubtful, pick(DeviceText.watchedByOther(running: running, own: own)),
            repair: pick(DeviceText.watchedByOtherRepair))
    }

    func unreadable(_ positions: [Int64]) -> Readiness {
        Readiness(
            .log, .doubtful,
            pick(
                DeviceText.logUnreadable(count: "\(positions.count)", first: "\(positions.min() ?? 0)")),
            repair: pick(DeviceText.logUnreadableRepair))
    }

    func alarms(_ count: Int) -> String {
        pick(CountText.alarmsOn(count: count))
    }

    func lines(_ count: Int) -> String {
        pick(CountText.lines(count: count))
    }

    /// An alarm asks for kinds of lines in a language, of which none is there.
    func unspoken(_ alarm: AlarmID, _ kinds: [LineKind], _ language: Language) -> Readiness {
        let kindNames = kinds.map { kind in
            kind == .affirmation ? pick(StatusText.unspoken) : pick(StatusText.unspokenGoals)
        }
        let names = kindNames.dropFirst().reduce(kindNames.first ?? "") {
            pick(StatusText.kindsJoined(first: $0, second: $1))
        }
        let wanted = pick(StatusText.linesIn(lines: names, language: pick.name(of: language)))
        let kind = kinds == [.goal] ? "--goal " : ""
        let add = "vow lines add \(kind)--language \(language.rawValue) \"…\""
        return Readiness(
            .lines, .doubtful,
            pick(StatusText.unspokenTheAlarmAsks(alarm: "\(alarm)", wanted: "\(wanted)")),
            repair: pick(StatusText.unspokenTheAlarmS(add: "\(add)", alarm: "\(alarm)")))
    }

    /// An alarm asks for a code or a tag that was removed or erased.
    func unregistered(_ alarm: AlarmID, _ kind: TokenKind, _ name: String) -> Readiness {
        if name == FieldReader.erasedText {
            return Readiness(
                .alarms, .doubtful, pick(StatusText.erasedToken(alarm: alarm.text)),
                repair: pick(StatusText.erasedTokenRepair(alarm: alarm.text)))
        }
        let (message, repair) =
            switch kind {
            case .code:
                (
                    pick(StatusText.unregisteredCode(alarm: alarm.text, name: name)),
                    pick(StatusText.unregisteredCodeRepair(name: name, alarm: alarm.text))
                )
            case .tag:
                (
                    pick(StatusText.unregisteredTag(alarm: alarm.text, name: name)),
                    pick(StatusText.unregisteredTagRepair(name: name, alarm: alarm.text))
                )
            }
        return Readiness(.alarms, .doubtful, message, repair: repair)
    }

    func name(_ part: Readiness.Part) -> String {
        switch part {
        case .alarms: pick(StatusText.name)
        case .lines: pick(StatusText.nameLines)
        case .watch: pick(StatusText.nameWatch)
        case .speaker: pick(StatusText.nameSpeaker)
        case .microphone: pick(StatusText.nameMicrophone)
        case .speech: pick(StatusText.nameSpeech)
        case .wake: pick(StatusText.nameWakingTheMachine)
        case .notifications: pick(StatusText.nameNotifications)
        case .display: pick(StatusText.nameDisplay)
        case .vibration: pick(StatusText.nameVibration)
        case .clock: pick(StatusText.nameClock)
        case .disk: pick(StatusText.nameDisk)
        case .service: pick(StatusText.nameService)
        case .power: pick(StatusText.namePower)
        case .backup: pick(StatusText.nameBackup)
        case .log: pick(StatusText.nameLog)
        // What challenges need.
        default: ChallengeFaces.part(part, pick).name
        }
    }

    /// Why a part matters.
    func why(_ part: Readiness.Part) -> String {
        switch part {
        case .alarms: pick(DeviceText.whyAlarms)
        case .lines: pick(DeviceText.whyLines)
        case .watch: pick(DeviceText.whyWatch)
        case .speaker: pick(DeviceText.whySpeaker)
        case .microphone: pick(DeviceText.whyMicrophone)
        case .speech: pick(DeviceText.whySpeech)
        case .wake: pick(DeviceText.whyWake)
        case .notifications: pick(DeviceText.whyNotifications)
        case .display: pick(DeviceText.whyDisplay)
        case .vibration: pick(DeviceText.whyVibration)
        case .clock: pick(DeviceText.whyClock)
        case .disk: pick(DeviceText.whyDisk)
        case .service: pick(DeviceText.whyService)
        case .power: pick(DeviceText.whyPower)
        case .backup: pick(BackupText.why)
        case .log: pick(DeviceText.whyLog)
        default: ChallengeFaces.part(part, pick).why
        }
    }

    var fixable: String { pick(DeviceText.fixable) }

    func mark(_ state: Readiness.State) -> String {
        switch state {
        case .ready: "✓"
        case .doubtful: "!"
        case .missing: "✗"
        }
    }

    func begin(isReady: Bool) -> String {
        isReady ? pick(StatusText.begin) : pick(StatusText.beginToBeginWith)
    }

    var more: String { pick(StatusText.more) }
}
