// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `manual.…` of the catalogue, and the texts among them that take arguments.
package enum ManualText: UInt16, TextKey {
    package static let part = "manual"

    case about = 1129
    case colourVariable
    case command
    case commonOptions
    case description
    case done
    case environment
    case exitStatus
    case failed
    case files
    case fromInput
    case head
    case help
    case home
    case homeFolder
    case homeVariable
    case json
    case modelsVariable
    case name
    case no
    case operation
    case operations
    case option
    case purpose
    case seeAlso
    case synopsis
    case utc
    case wrong
    case zoneVariable
}
