import InMemory
import Testing
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// What a home answers that nobody began, and when somebody did.
@Suite("A log that was never begun") struct UnwrittenLogTests {
    private static let now = Instant(secondsSinceEpoch: 1_780_000_000)

    @Test("it speaks a language, and takes nothing") func language() throws {
        let spanish = EventLog.unwritten(speaking: .spanish)
        #expect(try CommandService.settings(of: spanish)[.language] == "es")
        #expect(try CommandService.settings(of: .unwritten(speaking: .english))[.language] == "en")
        #expect(throws: AppendFailure.self) {
            try spanish.append([.setting(key: "language", value: "en")], at: Self.now)
        }
    }

    @Test("it is begun with what a person records, not with what the device does") func begun() throws {
        let log = EventLog(store: MemoryEventStore(), vault: MemoryKeyVault())
        #expect(log.holdsNothingOfAPerson)
        try log.append([.device(.started(version: "1"))], at: Self.now)
        #expect(log.holdsNothingOfAPerson)
        try log.append([.setting(key: "language", value: "en")], at: Self.now)
        #expect(!log.holdsNothingOfAPerson)
    }
}
