package import VowCore
import VowPorts

/// Reads alarms from iCalendar objects (RFC 5545).
///
/// Each VALARM of a VEVENT becomes an alarm at its trigger; an event without one rings at its start. Floating times
/// follow the device, times with a TZID keep that zone, UTC times keep UTC. A COUNT becomes the last date. What Vow cannot
/// represent is reported with its line, never dropped silently.
package enum CalendarImport {
    /// The result of an import.
    package struct Reading: Sendable {
        /// The alarms, in the order of the file.
        package fileprivate(set) var alarms: [CalendarAlarm] = []
        /// The skipped items, each with its line and reason: entries that are no alarms or not supported, and malformed
        /// lines.
        package fileprivate(set) var passedOver: [CalendarProblem] = []
    }

    /// All alarms of a calendar; throws at the first item that is not supported.
    package static func alarms(
        in text: String, template: AlarmDefinition, rules: @escaping (String) -> ZoneRules?
    ) throws(CalendarProblem) -> [CalendarAlarm] {
        let reading = try read(Array(text.utf8), template: template, rules: rules)
        if let first = reading.passedOver.first { throw first }
        return reading.alarms
    }

    /// The alarms of another program's calendar, which may contain other things: skips and reports what is not
    /// supported. Throws only if the file is no calendar.
    /// - Parameters:
    ///   - bytes: the file in UTF-8; a folded line may split a character.
    ///   - template: sound, snoozes and gate for alarms that have none.
    ///   - rules: returns the rules of a zone by name, or nil.
    package static func read(
        _ bytes: [UInt8], template: AlarmDefinition, rules: @escaping (String) -> ZoneRules?
    ) throws(CalendarProblem) -> Reading {
        var reading = Reading()
        let lines = try ContentLine.lines(of: bytes) { reading.passedOver.append($0) }
        for root in try Component.roots(of: lines) {
            let names = zoneNames(root)
            let replacements = replacements(in: root)
            for (index, component) in root.children.enumerated()
            where component.name != "VTIMEZONE" && !replacements.places.contains(index) {
                do throws(CalendarProblem) {
                    guard component.name == "VEVENT" else {
                        throw CalendarProblem(
                            line: component.line, message: .noAlarm(name: component.name))
                    }
                    reading.alarms += try EventReader(
                        event: component, zoneNames: names, rules: rules,
                        replacements: component.first("UID").map { replacements.events[$0.value] ?? [] } ?? []
                    ).alarms(template: template)
                } catch {
                    reading.passedOver.append(error)
                }
            }
        }
        return reading
    }

    /// The events that replace single dates of other events, by the UID of those, with their lines.
    private static func replacements(in root: Component) -> (events: [String: [Component]], places: Set<Int>)
    {
        let repeating = root.children.filter { event in
            event.name == "VEVENT" && event.first("RECURRENCE-ID") == nil && event.first("RRULE") != nil
        }.compactMap { $0.first("UID")?.value }
        var events: [String: [Component]] = [:]
        var places: Set<Int> = []
        for (index, event) in root.children.enumerated()
        where event.name == "VEVENT" && event.first("RECURRENCE-ID") != nil {
            // An alarm that is written in parts is read from its first.
            let whole = event.first("X-VOW-MOVED").map { "\($0.value)@vow" }
            guard let uid = whole ?? event.first("UID")?.value, repeating.contains(uid) else { continue }
            events[uid, default: []].append(event)
            places.insert(index)
        }
        return (events, places)
    }

    /// The zone names of TZIDs that are not in the database, from their VTIMEZONE.
    private static func zoneNames(_ root: Component) -> [String: String] {
        var names: [String: String] = [:]
        for zone in root.children where zone.name == "VTIMEZONE" {
            if let name = zone.first("TZID")?.value, let location = zone.first("X-LIC-LOCATION")?.value {
                names[name] = location
            }
        }
        return names
    }
}

/// A component between BEGIN and END.
struct Component {
    let name: String
    let line: Int
    var lines: [ContentLine] = []
    var children: [Component] = []

    func first(_ name: String) -> ContentLine? { lines.first { $0.name == name } }

    /// The only property with a name, or nil; throws if there are several.
    func only(_ name: String) throws(CalendarProblem) -> ContentLine? {
        let matches = lines.filter { $0.name == name }
        if matches.count > 1 { throw matches[1].fail(.moreThanOne(name: name)) }
        return matches.first
    }

    /// The calendars of a file, mostly one.
    static func roots(of lines: [ContentLine]) throws(CalendarProblem) -> [Component] {
        var open: [Component] = []
        var roots: [Component] = []
        for line in lines {
            switch line.name {
            case "BEGIN": open.append(Component(name: line.value.uppercased(), line: line.number))
            case "END":
                guard let closed = open.popLast(), closed.name == line.value.uppercased() else {
                    throw line.fail(.endClosesNothingThatWas(text: line.value))
                }
                if open.isEmpty { roots.append(closed) } else { open[open.count - 1].children.append(closed) }
            default:
                guard !open.isEmpty else { throw line.fail(.fileDoesNotBeginWith) }
                open[open.count - 1].lines.append(line)
            }
        }
        if let left = open.last {
            throw CalendarProblem(line: left.line, message: .beginNeverClosed(name: left.name))
        }
        guard !roots.isEmpty, roots.allSatisfy({ $0.name == "VCALENDAR" }) else {
            throw CalendarProblem(line: 1, message: .fileDoesNotBeginWith)
        }
        return roots
    }
}

/// A date or time in a calendar.
struct CalendarReading {
    enum Clock: Hashable {
        case floating
        case utc
        case zone(String)
    }

    let wall: CivilDateTime
    let clock: Clock
    /// Whether it is a date only; `wall` is then its midnight.
    let isDate: Bool

    init?(_ text: some StringProtocol, zone: String? = nil) {
        let bytes = Array(text.utf8)
        func number(_ range: Range<Int>) -> Int? {
            guard range.upperBound <= bytes.count else { return nil }
            var value = 0
            for byte in bytes[range] {
                guard (48...57).contains(byte) else { return nil }
                value = value * 10 + Int(byte - 48)
            }
            return value
        }
        guard let year = number(0..<4), let month = number(4..<6), let day = number(6..<8),
            let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        if bytes.count == 8 {
            wall = CivilDateTime(date: date, time: CivilTime(hour: 0, minute: 0)!)
            (clock, isDate) = (zone.map(Clock.zone) ?? .floating, true)
            return
        }
        let isUTC = bytes.count == 16 && bytes[15] == UInt8(ascii: "Z")
        guard bytes.count == 15 || isUTC, bytes[8] == UInt8(ascii: "T"), let hour = number(9..<11),
            let minute = number(11..<13), let second = number(13..<15),
            // A leap second rings a second earlier.
            let time = CivilTime(hour: hour, minute: minute, second: min(second, 59)), second <= 60
        else { return nil }
        wall = CivilDateTime(date: date, time: time)
        clock = isUTC ? .utc : zone.map(Clock.zone) ?? .floating
        isDate = false
    }
}

/// A duration: "-PT15M", "P1DT2H", "P2W" (RFC 5545, section 3.3.6).
enum CalendarDuration {
    /// Longer durations are rejected, so that sums stay within 64 bits.
    private static let longestSeconds: Int64 = 1 << 48

    static func seconds(_ text: String) -> Int64? {
        var rest = Substring(text)
        var sign: Int64 = 1
        if let first = rest.first, first == "-" || first == "+" {
            sign = first == "-" ? -1 : 1
            rest.removeFirst()
        }
        guard rest.first == "P" else { return nil }
        rest.removeFirst()
        var units: [Character: Int64] = ["W": 604_800, "D": 86_400]
        var total: Int64 = 0
        var partCount = 0
        while let first = rest.first {
            if first == "T" {
                units = ["H": 3600, "M": 60, "S": 1]
                rest.removeFirst()
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard let value = Int64(digits), value < 1_000_000_000,
                let letter = rest.dropFirst(digits.count).first,
                let unit = units[letter]
            else { return nil }
            total += value * unit
            guard total < longestSeconds else { return nil }
            partCount += 1
            rest = rest.dropFirst(digits.count + 1)
        }
        return partCount > 0 ? sign * total : nil
    }
}
