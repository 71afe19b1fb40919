import ArgumentParser
import Foundation
import SoundFile
import Tones
import VowAnswers
import VowCommandLine
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
    @Option(
        name: .customLong("from"),
        help: ArgumentHelp("The first date it may ring; none takes it back.", valueName: "date"))
    var startsOn: String?
    @Option(
        name: .customLong("until"),
        help: ArgumentHelp("The last date it may ring; none takes it back.", valueName: "date"))
    var endsOn: String?
    @Option(help: "A fixed zone such as Europe/Madrid; \"device\" follows this device.") var zone: String?
    @Option(help: "A tone of `vow tones`, or the path of a WAV, FLAC, OGG or MP3 file.") var tone: String?
    @Option(help: "The loudness, 0 to 100 per cent.") var volume: Int?
    @Option(help: "Seconds until full loudness, 0 to 600.") var ramp: Int?
    @Option(help: "Vibrate too: on or off.") var vibrate: Switch?
    @Option(
        help:
            "Words that name the wished output, separated by commas; all rings on every output, none on the usual one."
    )
    var route: [String] = []
    @Option(help: "The most snoozes in one run, 0 to 10.") var snoozes: Int?
    @Option(help: "Minutes of one snooze, 1 to 60.") var snoozeMinutes: Int?
    @Option(help: "What to recite, in order: affirmations,goals.") var recite: [String] = []
    @Option(
        help: ArgumentHelp(
            "What stops it, in order, such as recite:affirmations,sum:medium,type:goals.",
            discussion:
                "code and tag take a registered name, recite and type take the lines' kind, sum takes easy, medium, hard or own limits such as "
                + "10-99, move takes shake or still and seconds=20; behind further colons count=5, timeout=60 and lockout=3/60. "
                + "pick:2/4(code:kitchen,code:bath,tag:door,sum:hard) draws two of the four each morning.",
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
    @Option(help: "The language of the lines: en, es or zh; a new alarm's is that of the settings.")
    var language: Language?

    enum Switch: String, ExpressibleByArgument, CaseIterable {
        case on, off
    }

    /// What was given.
    /// - Parameter positional: the time where it was given without its option.
    func fields(positional: String? = nil) throws -> AlarmFields {
        guard positional == nil || time == nil else {
            throw CommandError.refused("The time was given twice. Leave one out.")
        }
        var fields = AlarmFields()
        fields.label = label
        fields.time = time ?? positional
        fields.days = days.isEmpty ? nil : days
        fields.date = date
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
            "There is no tone \"\(text)\". Known: \(names); or give the path of a file, or add it: vow tones add"
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
