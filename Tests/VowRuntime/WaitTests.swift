import Testing
import VowAnswers
import VowCore
import VowRuntime

@Suite("Y3 A wait in words") struct WaitTests {
    @Test(
        "minutes are rounded up, and each language has its own units",
        arguments: [
            ("en", "7 h 12 min", "2 d 3 h"), ("es", "7 h 12 min", "2 d 3 h"),
            ("zh", "7 小时 12 分钟", "2 天 3 小时"),
        ])
    func words(_ language: String, _ hours: String, _ days: String) {
        let wording = Wording(setting: language)
        func text(_ minutes: Int64) -> String {
            Wait.text(
                from: Instant(secondsSinceEpoch: 1), to: Instant(secondsSinceEpoch: minutes * 60),
                in: wording)
        }
        #expect(text(7 * 60 + 12) == hours)
        #expect(text(51 * 60) == days)
    }
}
