package import VowAnswers

extension Operations {
    static let tones: [any Operation.Type] = [
        ListTones.self, AddTone.self, RemoveTone.self, PlayTone.self,
    ]
}

package struct ListTones: Query, DeviceOperation {
    package typealias Answer = [ToneRow]
    package static let name = "tones.list"
    package static let summary = "Every tone that an alarm may have."

    package init() {}
}

/// Takes in a sound file as a tone. Alarms that ring with the tone of that name ring with the new one.
package struct AddTone: Command, DeviceOperation {
    package typealias Answer = ToneRow
    package static let name = "tones.add"
    package static let summary = "Takes in a sound file as a tone; in the place of one of that name."
    package static let place = OperationPlace.ownProcess
    package static let beginsHome = true
    package static let fields: [OperationField<Self>] =
        HandedFile.fields(most: 10_700_000).map { $0.within(\.file) } + [
            .text("name", \.title, most: 40)
        ]
    package var file = HandedFile()
    /// A file of this device in place of one that is handed in. Only the command line can name one.
    package var path: String?
    /// What the tone is called; as the file is, where it is left out.
    package var title: String?

    package init() {}
}

package struct RemoveTone: Command, DeviceOperation {
    package typealias Answer = RemovedRow
    package static let name = "tones.remove"
    package static let summary = "Takes a tone away that was taken in."
    package static let fields = [OperationField<Self>.identifier(\.id)]
    package var id = ""

    package init() {}
}

package struct PlayTone: Command, DeviceOperation {
    package typealias Answer = PlayedToneRow
    package static let name = "tones.play"
    package static let summary = "Plays a tone for some seconds, and measures how loud it is."
    package static let place = OperationPlace.ownProcess
    package static let fields: [OperationField<Self>] = [
        .text("tone", \.tone, most: 1024), .whole("volume", \.volume, 0...100),
        .whole("seconds", \.seconds, 1...120),
    ]
    /// A tone's name, or the path of a file.
    package var tone = ""
    package var volume = 40
    package var seconds = 4

    package init() {}
}
