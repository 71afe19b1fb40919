import VowAnswers
import VowCore
import VowRecitation

// What a person may agree to at a front end: the words first, then the answer.
extension RequestRouter {
    static let consentQueries: [String: Handler] = [
        "consent.list": { service, _ in try service.present().consentRows },
        // The words that are agreed to, as `vow consent give` shows them; asking records nothing.
        "consent.statement": { service, arguments in
            let purpose = try ConsentPurpose.named(try arguments.required("purpose"))
            let recipient = try purpose.recipient(try arguments.required("to"))
            let language = try AlarmFields.language(try arguments.text("language"))
            let wording = try language.map { Wording($0) } ?? Wording(service.present().settings)
            return ConsentStatementRow(
                purpose, recipient: recipient, number: ConsentState.statement,
                text: ConsentTexts(wording).statement(purpose, recipient: recipient))
        },
    ]

    static let consentCommands: [String: Handler] = [
        "consent.give": { service, arguments in
            let purpose = try ConsentPurpose.named(try arguments.required("purpose"))
            // Agreeing is an act of its own: a front end has to have shown the words that are agreed to.
            guard try arguments.truth("yes") == true else {
                throw ArgumentMistake(
                    name: "yes", expected: "true, once the words that are agreed to were shown")
            }
            // Which words they were: a page may stand open for longer than the words that it shows hold.
            guard let shown = try arguments.count("statement") else {
                throw ArgumentMistake(name: "statement", expected: "number of the words that were shown")
            }
            guard shown == ConsentState.statement else {
                throw CommandError.refused(Refusal(RefusalText.consentOtherWords))
            }
            let recipient = try purpose.recipient(try arguments.required("to"))
            try service.consent(to: purpose, .give(recipient: recipient))
            return ConsentRow(purpose, try service.present().consent(for: purpose))
        },
        "consent.withdraw": { service, arguments in
            let purpose = try ConsentPurpose.named(try arguments.required("purpose"))
            // Recordings go with the consent to keep them, by a command that knows where they lie.
            if purpose == .recordings,
                try service.present().practices.contains(where: { $0.state.recording != nil })
            {
                throw CommandError.refused(Refusal(RefusalText.consentRecordingsHere))
            }
            try service.consent(to: purpose, .withdraw)
            return ConsentRow(purpose, try service.present().consent(for: purpose))
        },
    ]
}
