import Foundation
import Testing

extension AnswerKeysTests {
    /// The coach, by typed answers.
    func askCoach() throws {
        let own = home + "/own.json"
        try #"[{"id":"mine","text":"我给花浇水。","lang":"zh","level":"easy","wordBucket":"common"}]"#
            .write(toFile: own, atomically: true, encoding: .utf8)
        let questions: [([String], String, within: String)] = [
            (["coach", "sentences", "import", own], "coach sentences import", ""),
            (["coach", "sentences"], "coach sentences", ""),
            (["coach", "sentences", "export", "--language", "zh", "--own"], "coach sentences", ""),
            (["coach", "sentences", "remove", "mine"], "coach sentences remove", ""),
            (["coach", "sentences", "propose"], "coach sentences propose", ""),
            (["coach", "say", "c002", "--text", "等雨小"], "coach say", ""),
            (["coach", "words"], "coach words", ""), (["coach", "summary"], "coach summary", ""),
            (["coach", "voices"], "coach voices", ""),
            (["coach", "calendar"], "coach calendar", ""),
            (["coach", "export", "--csv"], "coach export", ""),
            (["coach", "export", "--csv", "--output", home + "/c.csv"], "coach export", ""),
        ]
        for (arguments, heading, list) in questions { try check(arguments, as: heading, within: list) }
        let start = ["coach", "start", "--language", "en"]
        try check(try answer(start, home: home, input: "hello\nq\n"), of: start, as: "coach start")
    }
}
