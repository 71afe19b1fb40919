// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `interviewTerminal.…` of the catalogue, and the texts among them that take arguments.
package enum InterviewTerminalText: UInt16, TextKey {
    package static let part = "interviewTerminal"

    case kindAffirmation = 1070
    case kindGoal
    case prompt
    case reword
    case send
    case stopped

    package static func reword(service: some TextArgument) -> FilledText {
        FilledText(InterviewTerminalText.reword, ["service": service.asText])
    }
}
