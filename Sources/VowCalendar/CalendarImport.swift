public import VowCore

/// Reads alarms from iCalendar objects (RFC 5545).
///
/// Each VALARM of a VEVENT becomes an alarm that rings when it is triggered; an event without one rings at its
/// start. Floating times follow the device, times with a TZID keep that zone, times in UTC keep UTC. Rules that
/// end after a count, or that leave out days or weeks, become lists of dates. What Vow cannot keep is a problem
/// that names its line, never something dropped in silence.
public enum CalendarImport {
    /// What a calendar holds for Vow.
    public struct Reading: Sendable {
        /// The alarms, in the order of the file.
        public fileprivate(set) var alarms: [CalendarAlarm] = []
        /// What was passed over, each with its line and the reason: entries that are no alarms or cannot be kept, and
        /// lines that are none.
        public fileprivate(set) var passedOver: [CalendarProblem] = []
    }

    /// The alarms of a calendar, all of them or none: the first that cannot be kept is a problem.
    public static func alarms(
        in text: String, template: AlarmDefinition, rules: @escaping (String) -> ZoneRules?
    ) throws(CalendarProblem) -> [CalendarAlarm] {
        let reading = try read(Array(text.utf8), template: template, rules: rules)
        if let first = reading.passedOver.first { throw first }
        return reading.alarms
    }

    /// The alarms of a calendar of another program, which may hold other things as well: what cannot be kept is passed
    /// over and named. Only a file that is no calendar at all is a problem.
    /// - Parameters:
    ///   - bytes: the file in UTF-8; a character may be parted by a folded line.
    ///   - template: sound, snoozes and gate of alarms that carry none of their own.
    ///   - rules: the rules of a zone by its name, or nil when there is no such zone.
    public static func read(
        _ bytes: [UInt8], template: AlarmDefinition, rules: @escaping (String) -> ZoneRules?
    ) throws(CalendarProblem) -> Reading {
        var reading = Reading()
        let lines = try ContentLine.lines(of: bytes) { reading.passedOver.append($0) }
        for root in try Component.roots(of: lines) {
            let names = zoneNames(root)
            for component in root.children where component.name != "VTIMEZONE" {
                do throws(CalendarProblem) {
                    guard component.name == "VEVENT" else {
                        throw CalendarProblem(
                            line: component.line, message: "A \(component.name) is no alarm.")
                    }
                    reading.alarms += try EventReader(event: component, zoneNames: names, rules: rules)
                        .alarms(template: template)
                } catch {
                    reading.passedOver.append(error)
                }
            }
        }
        return reading
    }

    /// The zones of TZIDs that are no names of the database, found by their VTIMEZONE.
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

    /// The one property of a name; nil when there is none, a problem when there are several.
    func only(_ name: String) throws(CalendarProblem) -> ContentLine? {
        let found = lines.filter { $0.name == name }
        if found.count > 1 { throw found[1].fail("There is more than one \(name).") }
        return found.first
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
                    throw line.fail("END:\(line.value) closes nothing that was begun.")
                }
                if open.isEmpty { roots.append(closed) } else { open[open.count - 1].children.append(closed) }
            default:
                guard !open.isEmpty else { throw line.fail("The file does not begin with BEGIN:VCALENDAR.") }
                open[open.count - 1].lines.append(line)
            }
        }
        if let left = open.last {
            throw CalendarProblem(line: left.line, message: "BEGIN:\(left.name) is never closed.")
        }
        guard !roots.isEmpty, roots.allSatisfy({ $0.name == "VCALENDAR" }) else {
            throw CalendarProblem(line: 1, message: "The file does not begin with BEGIN:VCALENDAR.")
        }
        return roots
    }
}

/// A reading of a wall clock as a calendar writes it.
struct CalendarReading {
    enum Clock: Hashable {
        case floating
        case utc
        case zone(String)
    }

    let wall: CivilDateTime
    let clock: Clock
    /// A bare date; `wall` is then its midnight.
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
            // A leap second is rung at the second before it.
            let time = CivilTime(hour: hour, minute: minute, second: min(second, 59)), second <= 60
        else { return nil }
        wall = CivilDateTime(date: date, time: time)
        clock = isUTC ? .utc : zone.map(Clock.zone) ?? .floating
        isDate = false
    }
}

/// A length of time: "-PT15M", "P1DT2H", "P2W" (RFC 5545, section 3.3.6).
enum CalendarDuration {
    /// Longer ones are refused, so that the sum of any number of parts stays within 64 bits.
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
