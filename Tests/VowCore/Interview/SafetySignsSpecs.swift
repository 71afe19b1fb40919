import Testing
import VowCore
import VowRecitation

/// Statements of people in danger and of people who are not, and what the signs make of them.
@Suite("Danger signs")
struct SafetySignsSpecs {
    private struct Counts {
        var danger = 0
        var missed: [String] = []
        var safe = 0
        var stopped: [String] = []
        var asked: [String] = []
    }

    private static func counts(of file: String) throws -> Counts {
        var counts = Counts()
        for row in try InterviewCorpus.lines(of: "Safety/" + file) {
            let cells = row.split(separator: "\t", maxSplits: 2).map(String.init)
            guard cells.count == 3, cells[0] != "language" else { continue }
            let level = SafetySigns.read([cells[2]]).level
            if cells[1] == "safe" {
                counts.safe += 1
                if level == .danger { counts.stopped.append(row) }
                if level == .unsure { counts.asked.append(row) }
            } else {
                counts.danger += 1
                if level == .clear { counts.missed.append(row) }
            }
        }
        return counts
    }

    @Test(
        "M8: of 60 statements of danger at most 3 are missed, of 60 others at most 3 are stopped and 3 asked about",
        arguments: ["danger-first.tsv", "danger-second.tsv", "danger-fourth.tsv", "danger-fifth.tsv"])
    func corpus(file: String) throws {
        let counts = try Self.counts(of: file)
        #expect(counts.danger == 60 && counts.safe == 60)
        #expect(counts.missed.count <= 3, "missed: \(counts.missed)")
        #expect(counts.stopped.count <= 3, "stopped: \(counts.stopped)")
        #expect(counts.asked.count <= 3, "asked: \(counts.asked)")
    }

    @Test(
        "M8: of the 180 statements the signs were tuned on, at most 3 are missed; of 120 others 2 stopped, 4 asked"
    )
    func tuned() throws {
        let counts = try Self.counts(of: "danger-third.tsv")
        #expect(counts.danger == 180 && counts.safe == 120)
        #expect(counts.missed.count <= 3, "missed: \(counts.missed)")
        #expect(counts.stopped.count <= 2, "stopped: \(counts.stopped)")
        #expect(counts.asked.count <= 4, "asked: \(counts.asked)")
    }

    @Test(
        "M8: of 60 statements that nothing was written for or learned from, 3 are missed; of 60 others 3 are stopped"
    )
    func unseen() throws {
        let counts = try Self.counts(of: "danger-sixth.tsv")
        #expect(counts.danger == 60 && counts.safe == 60)
        #expect(counts.missed.count <= 3, "missed: \(counts.missed)")
        #expect(counts.stopped.count <= 3, "stopped: \(counts.stopped)")
        #expect(counts.asked.count <= 12, "asked: \(counts.asked)")
    }

    @Test(
        "M8: a text that sounds like danger as a whole leads to the question, and to no stop",
        arguments: [
            "I keep driving out to the bridge at night and one of these times I won't turn the car round",
            "busco en google cuántas de las que toma mi madre harían falta y luego me asusta lo tranquilo que me quedo",
            "天天都想4，不是玩梗，是真的",
        ])
    func doubtful(text: String) {
        let reading = SafetySigns.read([text])
        #expect(reading.level == .unsure)
        #expect(SafetySigns.read("I walk at six", after: [text]).level == .clear)
    }

    @Test("M8: lines and everyday sentences are hardly ever asked about")
    func everyday() throws {
        let texts = try InterviewCorpus.lines(of: "Safety/everyday.tsv").compactMap {
            $0.split(separator: "\t").last
        }
        let noticed = texts.filter { SafetySigns.read([String($0)]).level != .clear }
        #expect(texts.count > 200 && noticed.count * 100 <= texts.count, "\(noticed)")
    }

    @Test(
        "M8: a plain statement is heard in hurried spelling and whatever follows it",
        arguments: [
            "i keep having sucidal thoughts", "kiero matarme", "I want to take all my pills on Saturday",
            "I self harm and my mum doesn't know", "I overdosed in January", "me sigo haciendo daño",
        ])
    func hurried(text: String) {
        #expect(SafetySigns.read([text]).level == .danger)
    }

    @Test("M8: an everyday setting clears what it explains, and only in its own sentence")
    func settings() {
        #expect(SafetySigns.read(["My last week at this job, I say goodbye to everyone"]).level == .clear)
        #expect(SafetySigns.read(["I say goodbye to everyone"]).level == .unsure)
        #expect(SafetySigns.read(["I like my job. I say goodbye to everyone"]).level == .unsure)
        #expect(SafetySigns.read(["In 90 days I won't be here"]).level == .unsure)
        #expect(SafetySigns.read(["In 90 days I won't be here, I'm moving to Lisbon"]).level == .clear)
    }

    @Test(
        "M8: what follows a plain statement does not hide it",
        arguments: [
            "I want to die at night", "I tried to kill myself in March",
            "I want to hurt myself when I'm alone",
            "quiero morirme de verdad", "no quiero vivir al final", "quiero matarme en marzo", "我想死了",
        ])
    func unmasked(text: String) {
        #expect(SafetySigns.read([text]).level == .danger)
    }

    @Test("M8: the answers that ordinary people give are neither stopped nor asked about")
    func ordinary() throws {
        let texts = try InterviewCorpus.entries().filter {
            !["e037", "e080", "s018", "z020"].contains($0.id)
        }
        .map { entry in
            let answers = entry.answers
            return [
                answers.change, answers.whyNotLower, answers.upOnePoint, answers.benefits,
                answers.barriers,
                answers.supports, answers.pastSuccess, answers.plan, answers.values,
            ]
        }
        let noticed = texts.filter { SafetySigns.read($0).level != .clear }
        #expect(texts.count > 200 && noticed.count * 100 <= texts.count, "\(noticed)")
    }

    @Test("M8: a reading tells which words led to it")
    func explained() {
        let reading = SafetySigns.read([
            "I want to give my dog a new home, I won't be needing anything where I'm going"
        ])
        #expect(reading.level == .danger && reading.language == .english)
        #expect(reading.signs.allSatisfy { !$0.words.isEmpty && $0.weight > 0 })
        #expect(reading.signs.contains { $0.words.contains("where im going") })
    }

    @Test("M8: an idiom hides only the sign that it covers")
    func idioms() {
        #expect(SafetySigns.read(["My phone is killing me"]).level == .clear)
        #expect(SafetySigns.read(["Muero de vergüenza"]).level == .clear)
        #expect(SafetySigns.read(["累死了"]).level == .clear)
        #expect(SafetySigns.read(["My phone is killing me and I want to kill myself"]).level == .danger)
        #expect(SafetySigns.read(["Muero de vergüenza y quiero matarme"]).level == .danger)
        #expect(SafetySigns.read(["累死了，不想活了"]).level == .danger)
    }

    @Test("M8: a line announced as rest for ever is never made")
    func slogan() {
        let answers = InterviewAnswers(language: .spanish, change: "Descanso ya para siempre.")
        #expect(LineMaker.lines(from: answers).proposals.isEmpty)
        #expect(
            LineRewording.flaw(
                in: "Descanso ya para siempre.", for: "Descanso cada noche.", language: .spanish) == .promise)
    }

    @Test("M8: twenty thousand characters are read within the time of an answer")
    func long() {
        let text = String(
            repeating: "I keep thinking about my job and the house and everything else. ", count: 300)
        let clock = ContinuousClock()
        let spent = clock.measure { #expect(SafetySigns.read([text]).level == .clear) }
        #expect(spent < .seconds(10))
    }
}
