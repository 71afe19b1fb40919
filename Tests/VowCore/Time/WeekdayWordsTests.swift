import Testing
import VowCore

/// S1: which days an alarm rings on is what the person wrote, to the last letter.
@Suite("Days of the week in words")
struct WeekdayWordsTests {
    @Test(
        "ranges, spaces, full names, groups, capitals and mixtures are understood",
        arguments: [
            ("mon", "mon"), ("mon,tue", "mon tue"), ("mon-fri", "mon tue wed thu fri"),
            ("Mon - Fri", "mon tue wed thu fri"), ("mon–wed", "mon tue wed"), ("mon to wed", "mon tue wed"),
            ("mon fri", "mon fri"), ("Mon, Tue", "mon tue"), ("MONDAY", "mon"),
            ("mondays and fridays", "mon fri"),
            ("fri-mon", "mon fri sat sun"), ("mon-wed, fri", "mon tue wed fri"),
            ("mon tue-thu", "mon tue wed thu"),
            ("weekdays,sat", "mon tue wed thu fri sat"), ("weekend mon", "mon sat sun"),
            ("everyday", "mon tue wed thu fri sat sun"), ("Every Day", "mon tue wed thu fri sat sun"),
            ("lunes", "mon"), ("lun-mié", "mon tue wed"), ("sábado y domingo", "sat sun"),
            ("fin de semana", "sat sun"), ("lun a vie", "mon tue wed thu fri"), ("mon,mon", "mon"),
            ("todos los días", "mon tue wed thu fri sat sun"), ("días laborables", "mon tue wed thu fri"),
            ("周一到周五", "mon tue wed thu fri"), ("星期一、周三，礼拜天", "mon wed sun"), ("周六和周日", "sat sun"),
            ("工作日", "mon tue wed thu fri"), ("每天", "mon tue wed thu fri sat sun"),
        ])
    func understood(text: String, days: String) throws {
        #expect(try WeekdayWords.read(text).codes.joined(separator: " ") == days)
    }

    @Test(
        "anything else is refused, and the part that was not understood is named",
        arguments: [
            ("monkey", "monkey"), ("sunrise", "sunrise"), ("mon;fri", "mon;fri"), ("mon/tue", "mon/tue"),
            ("mon-", "mon-"), ("-fri", "-fri"), ("mon-mon", "mon-mon"), ("mon--fri", "mon--fri"),
            ("mon-tue-fri", "mon-tue-fri"), ("weekdays-sat", "weekdays-sat"), ("mon,,tue", ""), ("mon,", ""),
            ("", ""), (" ", " "), ("mo", "mo"), ("mon and", "and"), ("and mon", "and"), ("mon to", "mon to"),
            ("1", "1"), ("周八", "周八"), ("mon\u{301}day", "mońday"),
        ])
    func refused(text: String, part: String) {
        #expect(throws: WeekdayWords.Mistake(part: part)) { try WeekdayWords.read(text) }
    }

    @Test("several texts add up, and none is no days")
    func several() throws {
        #expect(try WeekdayWords.read(["mon", "tue,wed"]).codes == ["mon", "tue", "wed"])
        #expect(throws: WeekdayWords.Mistake.self) { try WeekdayWords.read([]) }
    }
}
