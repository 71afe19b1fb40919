import ArgumentParser
import Foundation
import SoundFile
import Tones
import VowCore
import VowPorts
import VowRecitation
import VowRuntime
import ZoneDatabase

/// What can be said about an alarm, on `vow alarm add` and `vow alarm edit` alike.
struct AlarmOptions: ParsableArguments {
    @Option(help: "A name for it.") var label: String?
    @Option(help: ArgumentHelp("The local time, such as 06:30 or 6:30pm.", valueName: "time")) var time:
        String?
    @Option(
        help: ArgumentHelp(
            "Days, such as mon,wed,fri or mon-fri; also everyday, weekdays, weekend. May be given several times.",
            valueName: "days"))
    var days: [String] = []
    @Option(help: ArgumentHelp("A single date, such as 2026-03-29, tomorrow or friday.", valueName: "date"))
    var date: String?
    @Option(name: .customLong("from"), help: ArgumentHelp("The first date it may ring.", valueName: "date"))
    var startsOn: String?
    @Option(name: .customLong("until"), help: ArgumentHelp("The last date it may ring.", valueName: "date"))
    var endsOn: String?
    @Option(help: "A fixed zone such as Europe/Madrid; \"device\" follows this device.") var zone: String?
    @Option(help: "A tone of `vow tones`, or the path of a WAV, FLAC, OGG or MP3 file.") var tone: String?
    @Option(help: "The loudness, 0 to 100 per cent.") var volume: Int?
    @Option(help: "Seconds until full loudness, 0 to 600.") var ramp: Int?
    @Option(help: "Vibrate too: on or off.") var vibrate: Switch?
    @Option(help: "Words that name the wished output, separated by commas; all rings on every output.")
    var route: [String] = []
    @Option(help: "The most snoozes in one run, 0 to 10.") var snoozes: Int?
    @Option(help: "Minutes of one snooze, 1 to 60.") var snoozeMinutes: Int?
    @Option(help: "What to recite, in order: affirmations,goals.") var recite: [String] = []
    @Option(
        help: ArgumentHelp(
            "What stops it, in order, such as recite:affirmations,sum:medium,type:goals.",
            discussion:
                "code and tag take a registered name, recite and type take the lines' kind, sum takes easy, medium, hard or own limits such as "
                + "10-99; behind further colons count=5, timeout=60 and lockout=3/60.",
            valueName: "challenges"))
    var gate: String?
    @Option(
        help: ArgumentHelp(
            "What may stand in where you cannot speak, such as type,sum:hard; none takes it back.",
            valueName: "challenges"))
    var instead: String?
    @Option(help: "Ask again so many minutes after, whether you are still up: 1 to 60; 0 for never.")
    var checkAfter: Int?
    @Option(help: "How often it asks again at most, 1 to 5.") var checks: Int?
    @Option(help: "Ask for a random word within the recitation: on or off.") var challengeWord: Switch?
    @Option(help: "The score a line needs, 0.5 to 1.") var similarity: Double?
    @Option(help: "The language of the lines: en, es or zh.") var language: Language?

    enum Switch: String, ExpressibleByArgument, CaseIterable {
        case on, off
    }

    /// The definition with what was given laid over it.
    func applied(to definition: AlarmDefinition, home: String) throws -> AlarmDefinition {
        var result = definition
        if let label {
            guard label.count <= Self.longestLabel else {
                throw CommandError.refused(
                    "The label has \(label.count) characters; at most \(Self.longestLabel) fit beside a time."
                )
            }
            result.label = label
        }
        result.rule = try rule(over: definition.rule)
        if let zone { result.zone = zone == "device" ? .device : .fixed(zone) }
        if let tone { result.sound.tone = try AlarmOptions.tone(tone, home: home) }
        if let volume { result.sound.volumePercent = volume }
        if let ramp { result.sound.rampSeconds = ramp }
        if let vibrate { result.sound.vibrate = vibrate == .on }
        if !route.isEmpty {
            result.sound.routeTags = route.flatMap { $0.split(separator: ",") }.map(String.init)
        }
        if let snoozes { result.snooze.maximumCount = snoozes }
        if let snoozeMinutes { result.snooze.lengthMinutes = snoozeMinutes }
        if !recite.isEmpty, gate != nil {
            throw CommandError.refused("Give either --recite or --gate, not both.")
        }
        if let gate { result.gate.challenges = try ChallengePolicy.challenges(gate) }
        if let instead {
            result.gate.standIns = instead == "none" ? [] : try ChallengePolicy.standIns(instead)
        }
        if !recite.isEmpty { result.gate.kinds = try AlarmOptions.kinds(recite.joined(separator: ",")) }
        if let challengeWord { result.gate.challengeWord = challengeWord == .on }
        if let similarity { result.gate.minimumSimilarity = similarity }
        if let language { result.gate.language = language }
        result.gate.wakeCheck = WakeCheckPolicy.changed(
            result.gate.wakeCheck, afterMinutes: checkAfter, limit: checks)
        return result
    }

    /// The rule that was given in full, for a new alarm. A time alone is the next such time, once.
    /// - Parameters:
    ///   - positional: the time where it was given without its option.
    ///   - wait: how long from now, in place of a time.
    func newRule(positional: String?, wait: String?) throws -> OccurrenceRule {
        guard positional == nil || time == nil else {
            throw CommandError.refused("The time was given twice. Leave one out.")
        }
        let isUnsaid = days.isEmpty && date == nil
        if let wait {
            guard positional == nil, time == nil, isUnsaid else {
                throw CommandError.refused("--in says when it rings; leave time, --days and --date out.")
            }
            guard let seconds = TimeWords.seconds(wait) else {
                throw CommandError.refused("\"\(wait)\" is no wait. Write it as 20m, 90s or 1h30.")
            }
            return try once(at: Calendar.now.adding(seconds: seconds))
        }
        guard let text = time ?? positional else {
            throw CommandError.refused("Give the time, such as 06:30, or a wait with --in 20m.")
        }
        let parsed = try AlarmOptions.time(text)
        let whole = OccurrenceRule(time: parsed, recurrence: .weekly(.everyDay))
        if isUnsaid {
            let rules = try rules()
            guard let next = whole.next(after: Calendar.now, in: rules) else {
                throw CommandError.refused("The time \(parsed.iso8601) never comes in \(rules.identifier).")
            }
            return try rule(over: OccurrenceRule(time: parsed, recurrence: .once(next.date)))
        }
        return try rule(over: OccurrenceRule(time: parsed, recurrence: .weekly([])))
    }

    private func once(at instant: Instant) throws -> OccurrenceRule {
        let wall = try rules().civil(at: instant)
        return OccurrenceRule(time: wall.time, recurrence: .once(wall.date))
    }

    /// The zone that the alarm's time is read in.
    private func rules() throws(PortFailure) -> ZoneRules {
        let zones = ZoneDatabase()
        guard let zone, zone != "device" else { return try zones.rules(for: zones.deviceZoneIdentifier()) }
        return try zones.rules(for: zone)
    }

    private func rule(over rule: OccurrenceRule) throws -> OccurrenceRule {
        if !days.isEmpty, date != nil {
            throw CommandError.refused("Give either --days or --date, not both.")
        }
        var recurrence = rule.recurrence
        if !days.isEmpty { recurrence = .weekly(try AlarmOptions.days(days)) }
        if let date { recurrence = .once(try AlarmOptions.date(date)) }
        return OccurrenceRule(
            time: try time.map(AlarmOptions.time) ?? rule.time, recurrence: recurrence,
            startsOn: try startsOn.map(AlarmOptions.date) ?? rule.startsOn,
            endsOn: try endsOn.map(AlarmOptions.date) ?? rule.endsOn, skippedDates: rule.skippedDates,
            skippedRanges: rule.skippedRanges, pausedUntil: rule.pausedUntil)
    }

    static func time(_ text: String) throws -> CivilTime {
        guard let time = TimeWords.time(text) else {
            throw CommandError.refused(
                "\"\(text)\" is no time of day. Write it as 06:30, 6:30 or 6:30pm, from 00:00 to 23:59.")
        }
        return time
    }

    /// A date as `TimeWords` reads it, seen from this device's today.
    static func date(_ text: String) throws -> CivilDate {
        guard let date = TimeWords.date(text, today: Calendar.today) else {
            throw CommandError.refused(
                "\"\(text)\" is no date of the calendar. Write it as 2026-03-29, or say tomorrow or friday.")
        }
        return date
    }

    private static func days(_ texts: [String]) throws -> WeekdaySet {
        do throws(WeekdayWords.Mistake) { return try WeekdayWords.read(texts) } catch {
            throw CommandError.refused(error.explanation)
        }
    }

    static func kinds(_ text: String) throws -> [LineKind] {
        let kinds = try text.split(separator: ",").map { part -> LineKind in
            switch part {
            case "affirmation", "affirmations": return .affirmation
            case "goal", "goals": return .goal
            default:
                throw CommandError.refused(
                    "\"\(part)\" cannot be recited. Choose affirmations, goals or both.")
            }
        }
        guard !kinds.isEmpty else {
            throw CommandError.refused("The gate must ask for something: affirmations, goals or both.")
        }
        guard Set(kinds).count == kinds.count else {
            throw CommandError.refused("\"\(text)\" asks for the same lines twice. Name each kind once.")
        }
        return kinds
    }

    /// The tone that is meant: a built-in one's name, or the path of one of the person's own, or of any file.
    static func tone(_ text: String, home: String) throws -> String {
        if ToneCatalogue.all.contains(where: { $0.name == text }) { return text }
        let library = ToneLibrary(home: home)
        if let path = library.path(of: text) { return path }
        if text.contains("/") || text.contains(".") {
            // The daemon may run in another folder, so a path is kept in full.
            let path = URL(fileURLWithPath: text).standardizedFileURL.path
            try checkSound(path)
            return path
        }
        let names = (ToneCatalogue.all.map(\.name) + library.names).joined(separator: ", ")
        throw CommandError.refused(
            "There is no tone \"\(text)\". Known: \(names); or give the path of a file, or add it: vow tones add"
        )
    }

    /// Reads a tone's file as the ringer will, so that a wrong one is told of now and not in the morning.
    static func checkSound(_ path: String) throws {
        let samples = try SndfileReader().samples(
            ofFileAt: path, samplesPerSecond: 16_000, maximumSeconds: RingRequest.longestFileSeconds)
        guard samples.contains(where: { abs($0) > softestPeak }) else {
            throw CommandError.refused(
                "The sound file \(path) is silent, and would wake nobody. Choose another.")
        }
    }

    /// The most characters of a label, which stands in one row of lists, notices and calendars.
    private static let longestLabel = 100

    /// The least peak of a tone, of full scale: 60 dB below it, where a bedroom's own noise hides it.
    private static let softestPeak: Float = 0.001
}

/// The present, as the device's clock and zone have it.
enum Calendar {
    static var now: Instant { Instant(millisecondsSinceEpoch: Int64(Date().timeIntervalSince1970 * 1000)) }

    static var today: CivilDate { ZoneDatabase().deviceRules.civil(at: now).date }
}
