import Foundation
import Testing
import VowAnswers

/// One catalogue for all front ends: whole in every language, and without a text that nobody shows.
@Suite struct TextCatalogueTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test("every text but the page's own is used by somebody")
    func usage() throws {
        var sources: [String] = []
        let folder = Self.root.appending(path: "Sources").path
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
        where !path.hasPrefix("VowTexts/") && (path.hasSuffix(".swift") || path.hasSuffix(".js")) {
            sources.append(try String(contentsOfFile: folder + "/" + path, encoding: .utf8))
        }
        let said = sources.joined(separator: "\n")
        let members = Set(said.matches(of: /\.([a-z][A-Za-z0-9]*)/).map { String($0.1) })
        for part in Self.parts { try check(part, members, said) }
    }

    private static let parts: [any TextKey.Type] = [
        WakeText.self, NoticeText.self, RefusalText.self, TerminalText.self, CoachText.self,
        CoachLevelText.self, PracticeText.self, DeviceText.self, BackupText.self, GoalsText.self,
        SafetyText.self, LanguageText.self, EarlyText.self, StatementText.self, NextText.self,
        RehearsalText.self, HindsightText.self, ReviewText.self, StatusText.self, AutopsyText.self,
        CohortText.self, ReplayText.self, ExportText.self, ConsentText.self, SoundText.self, RemarkText.self,
        BrokerText.self, CountText.self, FlawText.self, CalendarText.self, NumberText.self, AlarmText.self,
        ScheduleText.self, CalendarFileText.self, WakingText.self, JudgeText.self, LineText.self,
        EventText.self, ReplayedText.self, LedgerText.self, ReportText.self, ModelText.self, EngineText.self,
        ButtonText.self, WipeText.self, LogText.self, ArchiveText.self, PageServerText.self, MqttText.self,
        InterviewTerminalText.self, WakeScreenText.self, ProgramText.self, HelpText.self, ManualText.self,
        PartText.self, CauseText.self, FrameText.self,
    ]

    private func check<Key: TextKey>(_ part: Key.Type, _ members: Set<String>, _ said: String) throws {
        for key in part.allCases {
            let isUsed = members.contains("\(key)") || said.contains("\"\(key.name)\"")
            #expect(isUsed, "\(part).\(key)")
        }
    }

    @Test("every part of the catalogue is looked through")
    func parts() {
        let parts = Set(TextCatalogue.names.map { String($0.prefix { $0 != "." }) })
        #expect(
            parts
                == Set(
                    Self.parts.map { $0.part }
                        + [
                            PageText.part, DetailText.part, SettingText.part, ParserText.part,
                            // Named by adapters, which have no catalogue.
                            ToneText.part, "trouble",
                        ]))
    }

    @Test("every event of a morning has a name on the page")
    func events() throws {
        let folder = Self.root.appending(path: "Specs/Events").path
        var names: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(atPath: folder)
        where try String(contentsOfFile: folder + "/" + file, encoding: .utf8).contains(#""stream": "run/"#) {
            names.insert(String(file.prefix { $0 != "." }))
        }
        #expect(names.count > 20)
        for name in names.sorted() { #expect(PageText(code: "event.\(name)") != nil, "\(name)") }
    }

    @Test("a refusal keeps its code and data over the wire, and is worded at the other end")
    func refusal() throws {
        let refusal = Refusal(RefusalText.lineTooLong, ["count": "40", "most": "24"])
        let copy = try JSONDecoder().decode(Refusal.self, from: try JSONEncoder().encode(refusal))
        #expect(copy == refusal)
        #expect(copy.code == "line.tooLong")
        #expect(copy.text(Wording(in: .spanish)).contains("40 palabras"))
    }

    @Test("what a person does is all that can be said in an input")
    func inputs() throws {
        let decoder = JSONDecoder()
        for input in [PersonInput.ready, .snooze, .easier, .typed("I rest."), .standIn(Ordinal(1)!)] {
            #expect(try decoder.decode(PersonInput.self, from: try JSONEncoder().encode(input)) == input)
        }
        #expect(throws: DecodingError.self) {
            try decoder.decode(PersonInput.self, from: Data(#"{"kind":"heardEnd"}"#.utf8))
        }
    }
}
