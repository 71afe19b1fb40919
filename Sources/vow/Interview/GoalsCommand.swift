import ArgumentParser
import Foundation
import Glibc
import VowAnswers
import VowCommandLine
import VowCore
import VowPorts
import VowRecitation
import VowRuntime

/// `vow goals`: what the lines aim at, and how it goes.
struct GoalsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "goals", abstract: HelpText.goals.inHelp,
        discussion: HelpText.goalsMore.inHelp,
        subcommands: [List.self, Edit.self, Tonight.self, Answer.self, Week.self, Retire.self],
        defaultSubcommand: List.self)

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.goalsList.inHelp)
        @OptionGroup var common: CommonOptions

        func run() throws {
            try common.perform(ListGoals()) { rows, service in
                let texts = GoalTexts(try service.present().settings)
                return rows.isEmpty ? [texts.none] : rows.flatMap { Self.words($0, texts) }
            }
        }

        private static func words(_ row: GoalRow, _ texts: GoalTexts) -> [String] {
            let parts = texts.parts(row.why, row.barriers, row.supports, row.values)
                .filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }
            let evenings = row.answered > 0 ? [texts.evenings(row.done, row.answered)] : []
            return ["\(row.id)  \(row.text)"]
                + (parts + evenings + texts.signs(of: row)).map { "      " + $0 }
        }
    }

    struct Edit: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.goalsEdit.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.goalsId)) var id: String
        @Option(help: .text(.goalsEditText)) var text: String?
        @Option(help: .text(.goalsEditWhy)) var why: String?
        @Option(help: .text(.goalsEditBarriers)) var barriers: String?
        @Option(help: .text(.goalsEditSupports)) var supports: String?
        @Option(help: .text(.goalsEditValues)) var values: String?

        func run() throws {
            var operation = EditGoal()
            operation.id = id
            operation.text = text
            operation.why = why
            operation.barriers = barriers
            operation.supports = supports
            operation.values = values
            try common.perform(operation) { row, _ in "\(row.id)  \(row.text)" }
        }
    }

    struct Answer: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: HelpText.goalsAnswer.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.goalsId)) var id: String
        @Argument(help: .text(.goalsAnswerAnswer)) var answer: String
        @Option(help: .text(.goalsAnswerDate)) var date: String?

        func run() throws {
            guard
                let isDone = ["yes": true, "y": true, "si": true, "sí": true, "no": false, "n": false][
                    answer.lowercased()]
            else { throw Exit.saying(Exit.usage, .answerYesOrNo) }
            var operation = AnswerGoal()
            operation.id = id
            operation.isDone = isDone
            operation.date = date
            try common.perform(operation) { row, _ in "\(row.id)  \(row.text)" }
        }
    }

    struct Tonight: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.goalsTonight.inHelp)
        @OptionGroup var common: CommonOptions

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let overview = try service.present()
                let texts = GoalTexts(overview.settings)
                let open = try service.goals().filter { goal in
                    !goal.state.evenings.contains { $0.date == overview.today }
                }
                if open.isEmpty { Output.line(texts.nothingTonight) }
                for goal in open {
                    Output.put("\(goal.state.details.text)  \(texts.didYou) ")
                    guard let key = OneKey.read() else { break }
                    let isDone = "ysYS".contains(key)
                    guard isDone || "nN".contains(key) else {
                        Output.line(texts.left)
                        continue
                    }
                    try service.change(goal: goal.id, .answer(isDone, on: overview.today))
                    Output.line(isDone ? texts.didIt : texts.notToday)
                }
            }
        }
    }

    struct Week: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.goalsWeek.inHelp)
        @OptionGroup var common: CommonOptions

        func run() throws {
            try Exit.reporting {
                let service = try common.service()
                let texts = GoalTexts(try service.present().settings)
                let rows = try service.goalRows()
                if rows.isEmpty { Output.line(texts.none) }
                for row in rows
                where try !WeeklySession(service: service, texts: texts).run(row) { break }
            }
        }
    }

    struct Retire: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: HelpText.goalsRetire.inHelp)
        @OptionGroup var common: CommonOptions
        @Argument(help: .text(.goalsId)) var id: String

        func run() throws {
            var operation = RetireGoal()
            operation.id = id
            try common.perform(operation) { row, service in
                [GoalTexts(try service.present().settings).retired(row.removed)]
            }
        }
    }
}

/// The weekly session on one goal.
struct WeeklySession {
    let service: CommandService
    let texts: GoalTexts

    /// Asks three questions, and offers to refine goal and line.
    /// - Returns: false where the input ended.
    func run(_ row: GoalRow) throws -> Bool {
        Output.line("\n\(row.text)")
        if row.answered > 0 { Output.line(texts.evenings(row.done, row.answered)) }
        for sign in texts.signs(of: row) { Output.line(sign) }
        var answers: [String] = []
        var isSafe: Bool?
        for question in texts.weekly {
            Output.put("\(question)\n> ")
            guard let answer = readLine() else { return false }
            answers.append(answer)
            try SafetyQuestion.asked { given in
                try service.checkSafety(answers, isSafe: given ?? isSafe)
                isSafe = given ?? isSafe
            }
        }
        let offer = LineMaker.refined(row.text, easier: answers[2], texts.language)
        Output.put(texts.offer(offer) + "\n> ")
        guard let choice = readLine() else { return false }
        let text = Self.chosen(choice, offer, row.text)
        try SafetyQuestion.asked { given in
            try service.refine(goal: GoalID(row.id), occasion: .weekly, isSafe: given ?? isSafe) { details in
                details.text = text
                if !answers[1].isEmpty { details.barriers = answers[1] }
                if !answers[0].isEmpty { details.supports = answers[0] }
            }
        }
        Output.line(texts.now(text))
        return true
    }

    /// An empty answer or "no" keeps the words, "yes" takes the offer, anything else is the new line.
    static func chosen(_ choice: String, _ offer: String?, _ present: String) -> String {
        let word = choice.trimmingCharacters(in: .whitespaces).lowercased()
        if word.isEmpty || ["n", "no"].contains(word) { return present }
        if ["y", "yes", "s", "si", "sí"].contains(word) { return offer ?? present }
        return choice.trimmingCharacters(in: .whitespaces)
    }
}

/// One key from the terminal, without Enter; a line where the input is no terminal.
enum OneKey {
    static func read() -> Character? {
        guard isatty(0) == 1 else { return readLine().map { $0.first ?? " " } }
        var before = termios()
        tcgetattr(0, &before)
        var raw = before
        raw.c_lflag &= ~tcflag_t(ICANON)
        tcsetattr(0, TCSANOW, &raw)
        defer { tcsetattr(0, TCSANOW, &before) }
        var byte: UInt8 = 0
        guard Glibc.read(0, &byte, 1) == 1, byte != 4 else { return nil }
        Output.put(" ")
        return Character(UnicodeScalar(byte))
    }
}
