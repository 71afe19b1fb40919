// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `calendar.…` of the catalogue, and the texts among them that take arguments.
package enum CalendarText: UInt16, TextKey {
    package static let part = "calendar"

    case april = 137
    case august
    case date
    case december
    case february
    case fri
    case january
    case july
    case june
    case march
    case may
    case mon
    case november
    case october
    case sat
    case september
    case sun
    case thu
    case timeAfterNoon
    case timeBeforeNoon
    case tue
    case wed

    package static func date(day: some TextArgument, month: some TextArgument, year: some TextArgument) -> FilledText {
        FilledText(CalendarText.date, ["day": day.asText, "month": month.asText, "year": year.asText])
    }

    package static func timeAfterNoon(time: some TextArgument) -> FilledText {
        FilledText(CalendarText.timeAfterNoon, ["time": time.asText])
    }

    package static func timeBeforeNoon(time: some TextArgument) -> FilledText {
        FilledText(CalendarText.timeBeforeNoon, ["time": time.asText])
    }
}
