import Foundation

/// Writes a calendar file with one alarm so many seconds ahead: the command line takes whole minutes, a calendar takes
/// seconds.
/// - Parameter lines: further lines of the event.
func writeCalendar(_ file: String, secondsAhead: Int, _ lines: String...) throws {
    let format = DateFormatter()
    format.timeZone = TimeZone(identifier: "UTC")
    format.dateFormat = "yyyyMMdd'T'HHmmss'Z'"
    let due = format.string(from: Date().addingTimeInterval(Double(secondsAhead)))
    let event =
        ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "DTSTART:\(due)"] + lines + ["END:VEVENT", "END:VCALENDAR"]
    try event.joined(separator: "\r\n").write(toFile: file, atomically: true, encoding: .utf8)
}
