package import VowAnswers
package import VowCore
package import VowRecitation

extension Operations {
    static let practice: [any Operation.Type] = [
        ListPractice.self, AddPractice.self, TargetPractice.self, RemindPractice.self, SnoozePractice.self,
        TypePractice.self, MakeLineOfPractice.self, ShowPractice.self, EditPractice.self,
        RemovePractice.self, SayPractice.self, ListenPractice.self, PlayPractice.self, RecordPractice.self,
    ]

    /// How often an affirmation may be meant to be said.
    static let targets = 1...100_000
}

package struct ListPractice: Query {
    package static let name = "practice.list"
    package static let summary = "Every affirmation that is practised."

    package init() {}

    package func run(_ context: OperationContext) throws -> [PracticeRow] {
        try context.service.practiceRows()
    }
}

/// Begins to practise an affirmation, or a line of the person.
package struct AddPractice: Command {
    package static let name = "practice.add"
    package static let summary = "Begins to practise an affirmation, or a line."
    package static let beginsHome = true
    package static let fields: [OperationField<Self>] = [
        .text("text", \.text, most: Operations.longestLine), .text("line", \.line, most: 64),
        .whole("target", \.target, Operations.targets), .language(\.language), .flag("safe", \.isSafe),
    ]
    package var text: String?
    /// A line in place of a sentence.
    package var line: String?
    package var target = PracticeState.defaultTarget
    package var language: Language?
    package var isSafe: Bool?

    package init() {}

    package mutating func confirm(isSafe: Bool) { self.isSafe = isSafe }

    package func run(_ context: OperationContext) throws -> PracticeRow {
        let service = context.service
        guard (text == nil) != (line == nil) else {
            throw CommandError.refused(Refusal(RefusalText.practiceSentenceOrLine))
        }
        let id =
            if let line {
                try service.practise(line: try service.line(named: line), target: target)
            } else {
                try service.addPractice(text ?? "", language: language, target: target, isSafe: isSafe)
            }
        let row = try service.practiceRow(id, in: nil)
        let language = try service.practice(id.text).state.language
        try context.remark { _ in try context.remarks(onHearing: language, service.present()) }
        return row
    }
}

/// Changes how often an affirmation is to be said.
package struct TargetPractice: Command {
    package static let name = "practice.target"
    package static let summary = "Changes how often it is to be said."
    package static let fields: [OperationField<Self>] = [
        .identifier(\.id), .whole("target", \.target, Operations.targets, isRequired: true),
    ]
    package var id = ""
    package var target = PracticeState.defaultTarget

    package init() {}

    package func run(_ context: OperationContext) throws -> PracticeRow {
        try context.changed(practice: id) { _ in .setTarget(target) }
    }
}

package struct RemindPractice: Command {
    package static let name = "practice.remind"
    package static let summary = "Reminds each day at a time, or no more."
    package static let fields: [OperationField<Self>] = [
        .identifier(\.id), .text("time", \.time, most: 5),
    ]
    package var id = ""
    /// The time, or `off`.
    package var time = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> PracticeRow {
        let time = try CommandService.reminderTime(time)
        return try context.changed(practice: id) { _ in .setReminder(time) }
    }
}

package struct SnoozePractice: Command {
    package static let name = "practice.snooze"
    package static let summary = "Puts today's reminder off."
    package static let fields: [OperationField<Self>] = [
        .identifier(\.id), .whole("minutes", \.minutes, 1...720),
    ]
    package var id = ""
    package var minutes = 30

    package init() {}

    package func run(_ context: OperationContext) throws -> PracticeRow {
        let id = try context.service.practice(id).id
        try context.service.snoozeReminder(ofPractice: id, minutes: minutes)
        return try context.service.practiceRow(id, in: nil)
    }
}

package struct TypePractice: Command {
    package static let name = "practice.type"
    package static let summary = "Typed in place of saying it; kept, and not counted."
    package static let fields: [OperationField<Self>] = [
        .identifier(\.id), .text("text", \.text, most: Operations.longestLine),
    ]
    package var id = ""
    package var text = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> PracticeRow {
        try context.changed(practice: id) { .type(text, on: $0) }
    }
}

/// Makes an affirmation a line of alarms.
package struct MakeLineOfPractice: Command {
    package static let name = "practice.line"
    package static let summary = "Makes a line of it."
    package static let fields: [OperationField<Self>] = [.identifier(\.id), .word("kind", \.kind)]
    package var id = ""
    package var kind = LineKind.affirmation

    package init() {}

    package func run(_ context: OperationContext) throws -> PracticeRow {
        let id = try context.service.practice(id).id
        _ = try context.service.makeLine(ofPractice: id, kind: kind)
        return try context.service.practiceRow(id, in: nil)
    }
}

package struct ShowPractice: Query {
    package static let name = "practice.show"
    package static let summary = "One of them, day by day."
    // Its recording is opened.
    package static let place = OperationPlace.ownProcess
    package static let fields = [OperationField<Self>.identifier(\.id)]
    package var id = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> PracticeRow {
        try context.service.practiceRow(id, in: context.parts.recordings(context.service))
    }
}

/// Changes the words, and removes a recording, which says the old ones.
package struct EditPractice: Command {
    package static let name = "practice.edit"
    package static let summary = "Changes its words."
    package static let fields: [OperationField<Self>] = [
        .identifier(\.id), .text("text", \.text, most: Operations.longestLine), .flag("safe", \.isSafe),
    ]
    package var id = ""
    package var text = ""
    package var isSafe: Bool?

    package init() {}

    package mutating func confirm(isSafe: Bool) { self.isSafe = isSafe }

    package func run(_ context: OperationContext) throws -> PracticeRow {
        let service = context.service
        let (id, state) = try service.practice(id)
        // Before anything is removed.
        try service.checkSafety([text], isSafe: isSafe)
        if state.text != text, state.recording != nil {
            try service.removeRecording(ofPractice: id, in: context.recordings())
        }
        try service.change(practice: id, .edit(text: text), isSafe: true)
        return try service.practiceRow(id, in: nil)
    }
}

package struct RemovePractice: Command {
    package static let name = "practice.remove"
    package static let summary = "Practises it no longer."
    package static let fields = [OperationField<Self>.identifier(\.id)]
    package var id = ""

    package init() {}

    package func run(_ context: OperationContext) throws -> RemovedRow {
        let id = try context.service.practice(id).id
        try context.service.remove(practice: id, in: try context.recordings())
        return RemovedRow(removed: id.text)
    }
}

package struct SayPractice: Command, DeviceOperation {
    package typealias Answer = PracticeRoundRow
    package static let name = "practice.say"
    package static let summary = "One round: plays it, listens, and counts what was said."
    package static let place = OperationPlace.ownProcess
    package static let fields = [OperationField<Self>.identifier(\.id)]
    package var id = ""
    /// A recording in place of the microphone, and the round that it belongs to. Only the command line names them.
    package var audio, round: String?

    package init() {}
}

package struct ListenPractice: Command, DeviceOperation {
    package typealias Answer = PracticeRow
    package static let name = "practice.listen"
    package static let summary = "Plays it once; kept, and not counted."
    package static let place = OperationPlace.ownProcess
    package static let fields = [OperationField<Self>.identifier(\.id)]
    package var id = ""

    package init() {}
}

package struct PlayPractice: Command, DeviceOperation {
    package typealias Answer = PracticeRow
    package static let name = "practice.play"
    package static let summary = "Plays its recording."
    package static let place = OperationPlace.ownProcess
    package static let fields = [OperationField<Self>.identifier(\.id)]
    package var id = ""

    package init() {}
}

/// Recordings need the person's consent to keep them, which `consent.give` records.
package struct RecordPractice: Command, DeviceOperation {
    package typealias Answer = PracticeRow
    package static let name = "practice.record"
    package static let summary = "Records it at the microphone, or removes the recording."
    package static let place = OperationPlace.ownProcess
    package static let fields: [OperationField<Self>] = [.identifier(\.id), .flag("remove", \.removes)]
    package var id = ""
    package var removes = false
    /// A recording in place of the microphone. Only the command line names one.
    package var audio: String?

    package init() {}
}

extension OperationContext {
    /// The recordings of the home.
    fileprivate func recordings() throws -> SealedRecordings {
        guard let recordings = parts.recordings(service) else {
            throw CommandError.refused(Refusal(RefusalText.consentRecordingsHere))
        }
        return recordings
    }

    fileprivate func changed(practice name: String, _ command: (CivilDate) -> PracticeCommand) throws
        -> PracticeRow
    {
        let id = try service.practice(name).id
        try service.change(practice: id, command(try service.present().today))
        return try service.practiceRow(id, in: nil)
    }
}
