import SoundAdapters
import VowAnswers
import VowRuntime
import VowCommandLine
import VowCore
import VowPorts
import LinuxAdapters

/// Alarms to and from calendar files, for the command and for front ends.
enum CalendarExchange {
    /// How many alarms of a file are taken in at once: nobody looks through more before they are made.
    private static let mostAlarms = 200

    /// The alarms as a calendar file, and how many they are.
    /// - Parameter all: also those that are switched off, as cancelled events.
    static func file(_ overview: DeviceOverview, all: Bool) -> (text: String, count: Int) {
        let alarms = overview.alarms.filter { all || $0.state.isEnabled }.compactMap { entry in
            entry.state.definition.map {
                CalendarAlarm(id: entry.id, definition: $0, isEnabled: entry.state.isEnabled)
            }
        }
        let text = CalendarExport.text(
            alarms, zones: overview.zones, today: overview.today, stamp: overview.now)
        return (text, alarms.count)
    }

    /// What an event is made an alarm by, as far as it says nothing of its own: a new alarm's sound and gate.
    static func template(_ settings: Settings, lines: LineList, home: String) -> AlarmDefinition {
        var template = settings.newAlarm(
            OccurrenceRule(time: CivilTime(secondsSinceMidnight: 0)!, recurrence: .weekly([])),
            lines: lines)
        // A tone that is away is named as it is; a ring falls back to the built-in one.
        if let found = try? AlarmOptions.tone(template.sound.tone, home: home) { template.sound.take(found) }
        return template
    }

    /// What a file holds for Vow.
    /// - Parameters:
    ///   - template: what its events are made alarms by.
    ///   - name: what the file is called in a refusal.
    ///   - strict: whether anything that would be passed over refuses the whole file.
    static func reading(
        _ bytes: [UInt8], by template: AlarmDefinition, of name: String, strict: Bool, _ pick: Wording
    ) throws(CommandError) -> CalendarImport.Reading {
        let zones = ZoneDatabase()
        do throws(CalendarProblem) {
            let reading = try CalendarImport.read(bytes, template: template) { zones.knownRules(for: $0) }
            if strict, let first = reading.passedOver.first { throw first }
            return reading
        } catch {
            let place = pick(CalendarFileText.at(name: name, line: error.line))
            let end = pick(CalendarFileText.nothingImported)
            throw .refused(worded: "\(place): \(pick(error.message)) \(end)")
        }
    }

    /// What was passed over, in the order of the file.
    static func passedOver(_ reading: CalendarImport.Reading) -> [CalendarProblem] {
        reading.passedOver.sorted { $0.line < $1.line }
    }

    /// A line of a file and what is wrong with it, in a person's language.
    static func sentence(_ problem: CalendarProblem, _ pick: Wording) -> String {
        pick(CalendarFileText.problem(line: problem.line, message: pick(problem.message)))
    }

    /// Makes and changes alarms by a file, all of it or nothing.
    /// - Parameters:
    ///   - dryRun: only tells what would come of it.
    ///   - said: how a refusal is put.
    static func importAlarms(
        _ alarms: [CalendarAlarm], _ service: CommandService, dryRun: Bool, _ pick: Wording,
        said: (Refusal) -> String
    ) throws -> [CalendarRow] {
        guard alarms.count <= mostAlarms else {
            throw CommandError.refused(
                worded: pick(CalendarFileText.tooMany(count: mostAlarms)))
        }
        let overview = try service.present()
        let alarms = alarms.map { hashed($0, overview) }
        let states = alarms.map { overview.alarm($0.id) }
        // Everything is decided before anything is written, so that a refusal leaves no half of a file.
        for (alarm, state) in zip(alarms, states) {
            do {
                _ = try (state.definition == nil ? AlarmState() : state).decide(
                    command(alarm, state, overview.today))
            } catch {
                throw CommandError.refused(
                    worded: "\(alarm.definition.label): \(said(Refusal(error, alarm: alarm.id))) "
                        + pick(CalendarFileText.nothingImported))
            }
        }
        var known = overview.alarms.compactMap { entry in
            entry.state.definition.map { (id: AlarmID?.some(entry.id), definition: $0) }
        }
        var rows: [CalendarRow] = []
        for (alarm, state) in zip(alarms, states) {
            // The file may come from another home, whose identifiers mean nothing here.
            if let same = known.first(where: { $0.definition == alarm.definition }) {
                rows.append(CalendarRow(alarm.definition, alarm: same.id, action: "unchanged"))
                continue
            }
            let isNew = state.definition == nil
            var id: AlarmID? = isNew ? nil : alarm.id
            if !dryRun {
                if isNew {
                    id = try service.schedule(alarm.definition)
                } else {
                    try service.change(alarm: alarm.id, command(alarm, state, overview.today))
                }
                if !alarm.isEnabled, let id { try service.change(alarm: id, .disable) }
            }
            known.append((id, alarm.definition))
            rows.append(CalendarRow(alarm.definition, alarm: id, action: isNew ? "new" : "changed"))
        }
        return rows
    }

    /// The same with the hash of its tone's file, which no calendar holds: as an alarm of this device has it, else as the
    /// file is now.
    private static func hashed(_ alarm: CalendarAlarm, _ overview: DeviceOverview) -> CalendarAlarm {
        let path = alarm.definition.sound.tone
        guard path.contains("/"), alarm.definition.sound.toneDigest == nil else { return alarm }
        let sounds = overview.alarms.compactMap(\.state.definition?.sound)
        var alarm = alarm
        // A file that cannot be read has no digest, and adding the alarm says so.
        alarm.definition.sound.toneDigest =
            sounds.first { $0.tone == path }?.toneDigest
            ?? (try? SndfileReader().tone(ofFileAt: path, samplesPerSecond: 16_000))?.digest
        return alarm
    }

    private static func command(_ alarm: CalendarAlarm, _ state: AlarmState, _ today: CivilDate)
        -> AlarmCommand
    {
        state.definition == nil ? .schedule(alarm.definition) : .change(alarm.definition, today: today)
    }
}
