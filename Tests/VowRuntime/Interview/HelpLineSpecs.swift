import Testing
import VowAnswers
import VowRecitation

@testable import VowRuntime

@Suite("Help lines")
struct HelpLineSpecs {
    @Test("M8: every number bears the page on which it was read, and a date")
    func sources() {
        #expect(HelpLines.entries.count > 20)
        for entry in HelpLines.entries {
            #expect(entry.source.hasPrefix("http") && entry.page.hasPrefix("https://"), "\(entry.name)")
            #expect(entry.read.count == 10 && entry.read.first == "2", "\(entry.name)")
            #expect(entry.number.contains(where: \.isNumber) && !entry.emergency.isEmpty, "\(entry.name)")
            #expect(entry.names.values.allSatisfy { !$0.isEmpty }, "\(entry.name)")
        }
    }

    @Test("M8: the lines of the country come first, by zone and else by locale")
    func country() {
        #expect(
            HelpLines.row(in: .spanish, zone: "Europe/Madrid", locale: "en_US.UTF-8").here.map(\.number) == [
                "024"
            ])
        #expect(HelpLines.row(in: .english, zone: "UTC", locale: "en_US.UTF-8").here.map(\.number) == ["988"])
        let argentina = HelpLines.row(in: .spanish, zone: "America/Argentina/Salta", locale: nil)
        #expect(argentina.here.map(\.number) == ["0800 999 0091", "135"])
        let nowhere = HelpLines.row(in: .chinese, zone: "UTC", locale: "C")
        #expect(nowhere.here.isEmpty && nowhere.elsewhere.count == HelpLines.entries.count)
        #expect(nowhere.plain.contains("findahelpline.com") && nowhere.plain.contains("112"))
        #expect(
            nowhere.language == "zh"
                && nowhere.elsewhere.contains { $0.country == "中国" && $0.number == "12356" })
    }

    @Test("M8: a table with a row cut short is refused")
    func broken() {
        #expect(HelpLines.read("ES\tSpain\tEspaña") == nil)
    }
}
