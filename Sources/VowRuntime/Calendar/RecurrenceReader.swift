import VowCore

/// Reads RRULE lines (RFC 5545, section 3.3.10).
enum RecurrenceReader {
    /// The rule of a line and its end, counted from the date of DTSTART.
    static func read(_ line: ContentLine, from start: CivilDate) throws(CalendarProblem) -> DateRule.Ended {
        do throws(DateRule.Flaw) { return try DateRule.read(line.value, from: start) } catch {
            throw line.fail(error.explanation)
        }
    }
}
