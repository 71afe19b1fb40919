import Foundation
import SoundAdapters
import Testing
import VowCore

// What commands do to a ring, on the command line.
extension Way {
    private static func edit(_ name: String, _ words: String..., ends status: Int32 = 0) -> Way {
        command(.edits, name, ["alarm", "edit", AttackedRing.alarm] + words, ends: status)
    }

    private static func config(_ key: String, _ value: String, _ kind: Kind = .config) -> Way {
        command(kind, "setting \(key)", ["config", "set", key, value])
    }

    /// Changes of the alarm, its rules, and what it asks for.
    static let commands: [Way] = [
        edit("another time", "--time", "23:59"),
        edit("a lower score", "--similarity", "0.5"),
        edit("no challenge word", "--challenge-word", "off"),
        edit("another gate", "--gate", "sum:easy:count=1"),
        edit("a stand-in", "--instead", "type"),
        edit("more snoozes", "--snoozes", "10", "--snooze-minutes", "60"),
        edit("more snoozes than there may be", "--snoozes", "99", ends: 2),
        edit("a snooze for hours", "--snooze-minutes", "600", ends: 2),
        edit("no volume", "--volume", "0"),
        edit("a long ramp", "--ramp", "600"),
        edit("another tone", "--tone", "siren"),
        edit("another language", "--language", "es"),
        edit("another name", "--label", "Other"),
        edit("no days", "--days", "mon", "--until", "2020-01-01", ends: 2),
        edit("another output", "--route", "nowhere"),
        command(
            .clock, "another zone for the alarm",
            ["alarm", "edit", AttackedRing.alarm, "--zone", "Pacific/Kiritimati"]),
        command(
            .clock, "this device's zone for the alarm",
            ["alarm", "edit", AttackedRing.alarm, "--zone", "device"]),
        command(.disabling, "disabled", ["alarm", "disable", AttackedRing.alarm]),
        command(.disabling, "enabled again", ["alarm", "enable", AttackedRing.alarm]),
        command(.skipping, "the next ring skipped", ["alarm", "skip", AttackedRing.alarm]),
        Way(
            .skipping, "today skipped",
            "`vow alarm skip test --date` with today's date, refused or for another ring"
        ) {
            ring in
            // What rings now is not to come any more.
            _ = try ChildProcess(
                ["alarm", "skip", AttackedRing.alarm, "--date", Way.today, "--home", ring.bedroom.home],
                soundServer: ring.bedroom.server.address
            ).finish()
        },
        command(
            .skipping, "a year skipped",
            ["alarm", "skip", AttackedRing.alarm, "--from", "2026-01-01", "--to", "2099-01-01"]),
        command(.skipping, "paused", ["alarm", "pause", AttackedRing.alarm, "--until", "2099-01-01"]),
        Way(
            .skipping, "paused, and the pause ended", "`vow alarm pause test --until 2099-01-01`, and `--end`"
        ) {
            ring in
            try ring.vow(["alarm", "pause", AttackedRing.alarm, "--until", "2099-01-01"])
            try ring.vow(["alarm", "pause", AttackedRing.alarm, "--end"])
        },
        command(
            .rules, "easier rules adopted",
            ["adopt", "--alarm", AttackedRing.alarm, "--min-similarity", "0.5", "--yes"]),
        command(.rules, "up early", ["now"], ends: 2),
        command(.rules, "a tone tried", ["try", "tone"], ends: 2),
        command(.rules, "a morning tried", ["try", "morning"], ends: 2),
        command(.lines, "a line made short", ["lines", "edit", "a0", "I keep."]),
        command(.lines, "a line set aside", ["lines", "disable", "a1"]),
        command(.lines, "a line added", ["lines", "add", "Yes."]),
        command(.lines, "the goal's line removed", ["lines", "remove", "g"]),
        command(.lines, "a goal let go", ["goals", "retire", "g"], ends: 2),
        Way(.codes, "a code registered and removed", "`vow codes add bed`, and `vow codes remove bed`") {
            ring in
            try ring.vow(["codes", "add", "bed", "--payload", AttackedRing.code])
            try ring.vow(["codes", "remove", "bed"])
        },
        command(.codes, "a tag removed that is not there", ["tags", "remove", "door"], ends: 2),
    ]

    /// Today's date in universal time.
    static var today: String { String(Bedroom.now.iso8601.prefix(10)) }

    /// Settings of the device.
    static let settings: [Way] = [
        config("abandon-minutes", "5"), config("grace-minutes", "0"), config("ring-again-times", "0"),
        config("engine", "pocketsphinx", .engines), config("fallback-engine", "off", .engines),
        config("liveness", "off"), config("overall-similarity", "off"), config("challenge-seconds", "off"),
        config("challenge-words", "1"), config("line-order", "written"), config("ambient-decibels", "-80"),
        config("language", "es"), config("sound.warn-below", "0"), config("sound.headphones", "leave"),
        config("sound.restore", "off"), config("alarm.volume", "0"), config("alarm.tone", "siren"),
        config("button.exit", "30"), config("prompts.spoken", "on"), config("sums.aloud", "on"),
        config("retention-days", "1"), config("web.address", "off"), config("mqtt.address", "off"),
        Way(.clock, "another zone for Vow", "`TZ=Pacific/Kiritimati vow next`, another zone for a command") {
            ring in
            let child = try ChildProcess(
                ["next", "--home", ring.bedroom.home], soundServer: ring.bedroom.server.address,
                zone: "Pacific/Kiritimati")
            #expect(child.finish().status == 0)
        },
    ]

    /// The log as a whole: what replaces, empties or mends it.
    static let stores: [Way] = [
        Way(
            .imports, "a calendar with the alarm moved",
            "`vow calendar import` of the exported calendar, a year later"
        ) {
            ring in
            let calendar = try ring.vow(["calendar", "export", "-"])
            let file = ring.file("../" + UUID().uuidString + ".ics")
            defer { try? FileManager.default.removeItem(atPath: file) }
            try calendar.replacing("DTSTART:\(Way.today.prefix(4))", with: "DTSTART:2099")
                .write(toFile: file, atomically: true, encoding: .utf8)
            try ring.vow(["calendar", "import", file])
        },
        Way(.imports, "an archive of this home", "`vow import` of `vow export`'s archive, refused") { ring in
            let file = ring.file("../" + UUID().uuidString + ".tar")
            defer { try? FileManager.default.removeItem(atPath: file) }
            try ring.vow(["export", file])
            try ring.vow(["import", file], ends: 2)
        },
        Way(.restores, "a backup of this home", "`vow restore` of `vow backup`'s newest file, refused") {
            ring in
            let folder = ring.bedroom.home + "-backup"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            try ring.vow(["backup", "--to", folder])
            let file = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
            try ring.vow(["restore", folder + "/" + file], ends: 2, input: "no key\n")
        },
        command(.wipes, "everything erased", ["wipe", "--yes"], ends: 2),
        command(.wipes, "the lines erased", ["wipe", "--class", "lines", "--yes"], ends: 2),
        command(.wipes, "the alarms erased", ["wipe", "--class", "alarms", "--yes"], ends: 2),
        command(.restores, "the log salvaged", ["log", "salvage"], ends: 2),
        command(.restores, "the views made again", ["log", "rebuild"]),
    ]

    /// What takes the alarm away.
    static let removals: [Way] = [
        command(
            .removing, "a copy in its place", ["alarm", "duplicate", AttackedRing.alarm, "--time", "00:01"]),
        command(.removing, "removed", ["alarm", "remove", AttackedRing.alarm]),
    ]
}
