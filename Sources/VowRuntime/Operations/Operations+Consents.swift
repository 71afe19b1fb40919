package import VowAnswers
import VowCore
package import VowRecitation

extension Operations {
    static let consents: [any Operation.Type] = [
        ListConsents.self, ShowStatement.self, GiveConsent.self, WithdrawConsent.self,
    ]

    fileprivate static let purposes = ConsentPurpose.allCases.map(\.rawValue)
    /// The most characters of the name of whom data go to.
    fileprivate static let longestRecipient = 500
}

package struct ListConsents: Query {
    package static let name = "consent.list"
    package static let summary = "What was agreed to."

    package init() {}

    package func run(_ context: OperationContext) throws -> [ConsentRow] {
        try context.service.present().consentRows
    }
}

/// The words that are agreed to. Asking records nothing.
package struct ShowStatement: Query {
    package static let name = "consent.statement"
    package static let summary = "What a person reads before they agree to something."
    package static let fields: [OperationField<Self>] = [
        .choice("purpose", \.purpose, Operations.purposes),
        .text("to", \.recipient, most: Operations.longestRecipient), .language(\.language),
    ]
    package var purpose = ""
    package var recipient = ""
    package var language: Language?

    package init() {}

    package func run(_ context: OperationContext) throws -> ConsentStatementRow {
        let purpose = try ConsentPurpose.named(purpose)
        let recipient = try purpose.recipient(recipient)
        let wording = try language.map { Wording($0) } ?? context.wording
        return ConsentStatementRow(
            purpose, recipient: recipient, number: ConsentState.statement,
            text: ConsentTexts(wording).statement(purpose, recipient: recipient))
    }
}

package struct GiveConsent: Command {
    package static let name = "consent.give"
    package static let summary =
        "Agrees to a purpose for one recipient, once `consent.statement` was read."
    package static let beginsHome = true
    package static let grantsRight = true
    package static let fields: [OperationField<Self>] = [
        .choice("purpose", \.purpose, Operations.purposes),
        .text("to", \.recipient, most: Operations.longestRecipient),
        .whole("statement", \.statement, 1...1000, isRequired: true),
        .flag("yes", \.isAgreed, isRequired: true),
    ]
    package var purpose = ""
    package var recipient = ""
    /// The number of the words that were shown: a page may stay open until other words hold.
    package var statement = ConsentState.statement
    /// Whether the person agreed after reading the words.
    package var isAgreed = false

    package init() {}

    package func run(_ context: OperationContext) throws -> ConsentRow {
        let purpose = try ConsentPurpose.named(purpose)
        guard isAgreed else { throw CommandError.refused(Refusal(RefusalText.confirm)) }
        guard statement == ConsentState.statement else {
            throw CommandError.refused(Refusal(RefusalText.consentOtherWords))
        }
        try context.service.consent(to: purpose, .give(recipient: try purpose.recipient(recipient)))
        return ConsentRow(purpose, try context.service.present().consent(for: purpose))
    }
}

/// Withdraws a consent. Recordings are removed with the consent to keep them.
package struct WithdrawConsent: Command {
    package static let name = "consent.withdraw"
    package static let summary = "Withdraws what was agreed to."
    package static let fields: [OperationField<Self>] = [
        .choice("purpose", \.purpose, Operations.purposes)
    ]
    package var purpose = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> ConsentRow {
        let (service, purpose) = (context.service, try ConsentPurpose.named(purpose))
        if purpose == .recordings {
            if let recordings = context.parts.recordings(service) {
                try service.removeAllRecordings(in: recordings)
            } else if try service.present().practices.contains(where: { $0.state.recording != nil }) {
                throw CommandError.refused(Refusal(RefusalText.consentRecordingsHere))
            }
        }
        try service.consent(to: purpose, .withdraw)
        return ConsentRow(purpose, try service.present().consent(for: purpose))
    }
}
