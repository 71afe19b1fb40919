import VowAnswers
import VowCore
import VowRecitation

/// What `vow status` says.
struct StatusTexts: Sendable {
    private let pick: Wording
    private let nextTexts: NextTexts

    /// The command that makes a first line, in the language that the texts are in.
    var addLine: String {
        pick(
            "vow lines add \"I keep promises to myself.\"",
            "vow lines add \"Cumplo lo que me prometo.\"")
    }

    static let addAlarm = "vow alarm add --time 06:30 --days weekdays"
    static let watch = "vow run, or: systemctl --user enable --now vow"

    init(_ settings: Settings) { self.init(pick: Wording(settings)) }

    init(isSpanish: Bool) { self.init(pick: Wording(isSpanish ? .spanish : .english)) }

    private init(pick: Wording) {
        self.pick = pick
        nextTexts = NextTexts(pick)
    }

    /// What a part said of itself.
    func said(_ english: String) -> String { pick.said(english) }

    func next(_ ring: NextRing, now: Instant, isWatched: Bool) -> String {
        let line = nextTexts.line(ring, now: now, isWatched: isWatched)
        return line.prefix(1).uppercased() + line.dropFirst()
    }

    var noAlarm: String { pick("none is planned", "no hay ninguna prevista") }
    var noLines: String { pick("there is nothing to say yet", "aún no hay nada que decir") }
    var watched: String { pick("`vow run` watches over the alarms", "`vow run` vigila las alarmas") }
    var unwatched: String {
        pick("nobody watches over the alarms, so nothing rings", "nadie vigila las alarmas: nada sonará")
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
        pick(Plural.of(count, "alarm is", "alarms are") + " on", Plural.of(count, "activa", "activas"))
    }

    func lines(_ count: Int) -> String { Plural.of(count, pick("line", "frase"), pick("lines", "frases")) }

    /// An alarm asks for kinds of lines in a language, of which none is there.
    func unspoken(_ alarm: AlarmID, _ kinds: [LineKind], _ language: Language) -> Readiness {
        let names = kinds.map { kind in
            kind == .affirmation ? pick("affirmations", "afirmaciones") : pick("goals", "metas")
        }.joined(separator: pick(" and ", " y "))
        let wanted = pick("\(names) in \(pick.name(of: language))", "\(names) en \(pick.name(of: language))")
        let kind = kinds == [.goal] ? "--goal " : ""
        let add = "vow lines add \(kind)--language \(language.rawValue) \"…\""
        return Readiness(
            .lines, .doubtful,
            pick(
                "the alarm \(alarm) asks for \(wanted), and there are none",
                "la alarma \(alarm) pide \(wanted), y no hay"),
            repair: pick(
                "\(add); the alarm's own language: vow alarm edit \(alarm) --language LANGUAGE",
                "\(add); el idioma de la alarma: vow alarm edit \(alarm) --language IDIOMA"))
    }

    func name(_ part: Readiness.Part) -> String {
        switch part {
        case .alarms: pick("alarms", "alarmas")
        case .lines: pick("lines", "frases")
        case .watch: pick("watch", "guardia")
        case .speaker: pick("speaker", "altavoz")
        case .microphone: pick("microphone", "micrófono")
        case .speech: pick("speech", "voz")
        case .wake: pick("waking the machine", "despertar la máquina")
        case .notifications: pick("notifications", "notificaciones")
        case .display: pick("display", "pantalla")
        case .camera: pick("camera", "cámara")
        case .tags: pick("tag reader", "lector de etiquetas")
        case .vibration: pick("vibration", "vibración")
        case .motion: pick("motion sensor", "sensor de movimiento")
        case .clock: pick("clock", "reloj")
        case .disk: pick("disk", "disco")
        case .service: pick("service", "servicio")
        case .power: pick("power", "energía")
        case .backup: pick("backup", "copia de seguridad")
        case .log: pick("log", "registro")
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
        case .camera: pick(DeviceText.whyCamera)
        case .tags: pick(DeviceText.whyTags)
        case .vibration: pick(DeviceText.whyVibration)
        case .motion: pick(DeviceText.whyMotion)
        case .clock: pick(DeviceText.whyClock)
        case .disk: pick(DeviceText.whyDisk)
        case .service: pick(DeviceText.whyService)
        case .power: pick(DeviceText.whyPower)
        case .backup: pick(BackupText.why)
        case .log: pick(DeviceText.whyLog)
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
        isReady ? pick("Good to know:", "Conviene saber:") : pick("To begin with:", "Para empezar:")
    }

    var more: String { pick("Everything else: vow --help", "Todo lo demás: vow --help") }
}
