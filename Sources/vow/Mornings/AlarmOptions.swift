import ArgumentParser
import Foundation
import SoundAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime
import LinuxAdapters

/// What can be said about an alarm, on `vow alarm add` and `vow alarm edit` alike.
struct AlarmOptions: ParsableArguments {
    @Option(help: .text(.optionsAnAlarmLabel)) var label: String?
    @Option(help: .text(.optionsAnAlarmTime, valueName: "time")) var time: String?
    @Option(
        help: .text(.optionsAnAlarmDays, valueName: "days"))
    var days: [String] = []
    @Option(help: .text(.optionsAnAlarmDate, valueName: "date"))
    var date: String?
    @Option(help: .text(.optionsAnAlarmEvery, valueName: "2w"))
    var every: String?
    @Option(help: .text(.optionsAnAlarmMonthDays, valueName: "days"))
    var monthDays: [String] = []
    @Option(help: .text(.optionsAnAlarmPattern, valueName: "steps"))
    var pattern: String?
    @Option(help: .text(.optionsAnAlarmRrule, valueName: "rule"))
    var rrule: String?
    @Option(help: .text(.optionsAnAlarmDayTimes, valueName: "sat=09:00"))
    var dayTimes: [String] = []
    @Option(
        name: .customLong("from"),
        help: .text(.optionsAnAlarmStartsOn, valueName: "date"))
    var startsOn: String?
    @Option(
        name: .customLong("until"),
        help: .text(.optionsAnAlarmEndsOn, valueName: "date"))
    var endsOn: String?
    @Option(help: .text(.optionsAnAlarmZone)) var zone: String?
    @Option(help: .text(.optionsAnAlarmTone)) var tone: String?
    @Option(help: .text(.sharedVolume)) var volume: Int?
    @Option(help: .text(.optionsAnAlarmRamp)) var ramp: Int?
    @Option(help: .text(.optionsAnAlarmVibrate)) var vibrate: Switch?
    @Option(
        help: .text(.optionsAnAlarmRoute)
    )
    var route: [String] = []
    @Option(help: .text(.optionsAnAlarmSnoozes)) var snoozes: Int?
    @Option(help: .text(.optionsAnAlarmSnoozeMinutes)) var snoozeMinutes: Int?
    @Option(help: .text(.optionsAnAlarmRecite)) var recite: [String] = []
    @Option(
        help: .text(
            .optionsAnAlarmGate,
            more: .optionsAnAlarmGateMore, valueName: "challenges"))
    var gate: String?
    @Option(
        help: .text(.optionsAnAlarmInstead, valueName: "challenges"))
    var instead: String?
    @Option(help: .text(.optionsAnAlarmCheckAfter))
    var checkAfter: Int?
    @Option(help: .text(.optionsAnAlarmChecks)) var checks: Int?
    @Option(help: .text(.optionsAnAlarmChallengeWord)) var challengeWord: Switch?
    @Option(help: .text(.sharedSimilarity)) var similarity: Double?
    @Option(help: .text(.optionsAnAlarmLanguage))
    var language: Language?

    enum Switch: String, ExpressibleByArgument, CaseIterable {
        case on, off
    }

    /// What was given.
    /// - Parameter positional: the time where it was given without its option.
    func fields(positional: String? = nil) throws -> AlarmFields {
        guard positional == nil || time == nil else {
            throw CommandError.refused(.timeWasGivenTwiceLeave)
        }
        var fields = AlarmFields()
        fields.label = label
        fields.time = time ?? positional
        fields.days = days.isEmpty ? nil : days
        fields.date = date
        fields.every = every
        fields.monthDays = monthDays.isEmpty ? nil : monthDays
        fields.pattern = pattern
        fields.rrule = rrule
        let times = Self.parts(dayTimes)
        fields.dayTimes = times.isEmpty ? nil : times
        fields.startsOn = startsOn
        fields.endsOn = endsOn
        fields.zone = zone
        fields.tone = tone
        fields.volume = volume
        fields.ramp = ramp
        fields.vibrate = vibrate.map { $0 == .on }
        let words = Self.parts(route)
        fields.route = words.isEmpty ? nil : words
        fields.snoozes = snoozes
        fields.snoozeMinutes = snoozeMinutes
        fields.recite = recite.isEmpty ? nil : Self.parts(recite)
        fields.gate = gate
        fields.instead = instead
        fields.challengeWord = challengeWord.map { $0 == .on }
        fields.similarity = similarity
        fields.checkAfter = checkAfter
        fields.checks = checks
        fields.language = language
        return fields
    }

    private static func parts(_ texts: [String]) -> [String] {
        texts.flatMap { $0.split(separator: ",") }.map(String.init)
    }

    /// The tone that is meant: a built-in one's name, or the path of one of the person's own, or of any file.
    static func tone(_ text: String, home: String) throws -> ChosenTone {
        if ToneCatalogue.all.contains(where: { $0.name == text }) { return ChosenTone(text) }
        let library = ToneLibrary(home: home)
        if let path = library.path(of: text) { return try own(path) }
        if text.contains("/") || text.contains(".") {
            // The daemon may run in another folder, so a path is kept in full.
            let path = URL(fileURLWithPath: text).standardizedFileURL.path
            return try own(path)
        }
        let names = (ToneCatalogue.all.map(\.name) + library.names).joined(separator: ", ")
        throw CommandError.refused(
            .noToneKnownOrGive(text: text, names: names)
        )
    }

    /// Reads a tone's file as the ringer will, so that a wrong one is told of now and not in the morning.
    private static func own(_ path: String) throws -> ChosenTone {
        let tone = try SndfileReader().tone(ofFileAt: path, samplesPerSecond: 16_000)
        return ChosenTone(path, digest: tone.digest)
    }
}

extension CommonOptions {
    /// The tone that is meant, among those of this home.
    func tone(_ text: String) throws -> ChosenTone { try AlarmOptions.tone(text, home: homePath) }
}

/// The present, as the device's clock and zone have it.
enum Calendar {
    static var now: Instant { Instant(millisecondsSinceEpoch: Int64(Date().timeIntervalSince1970 * 1000)) }

    static var today: CivilDate { ZoneDatabase().deviceRules.civil(at: now).date }
}
