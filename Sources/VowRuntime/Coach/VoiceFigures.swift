import Foundation
import VowPorts
package import VowRecitation

/// How well a voice was understood when it was measured, by a recogniser that hears a language's starter sentences.
package struct VoiceFigure: Hashable, Sendable {
    package let language: Language
    /// The voice's name, as it is set.
    package let voice: String
    /// What heard it.
    package let recogniser: String
    /// How many sentences it was measured on.
    package let sentences: Int
    /// Characters that were heard wrongly, in per cent of those that were said.
    package let errorPercent: Double

    /// Of so many characters in a hundred a voice may be misheard and still count for a language.
    package static let mostErrorPercent = 10.0

    /// Whether the voice counts for the language.
    package var counts: Bool { errorPercent <= Self.mostErrorPercent }
}

/// The figures that `vow-lab evaluate --voices` gave for the voices that the program knows.
package enum VoiceFigures {
    /// One for each language and voice that was measured.
    package static let measured: [VoiceFigure] = {
        guard let figures = read(String(decoding: PackageResources.voices_tsv, as: UTF8.self)) else {
            preconditionFailure("the table of voices is checked by the tests")
        }
        return figures
    }()

    /// The figure of a voice in a language; nil where it was not measured, as that of a server.
    package static func figure(of voice: String, in language: Language) -> VoiceFigure? {
        measured.first { $0.voice == voice && $0.language == language }
    }

    /// Whether any voice of this device counts for a language.
    package static func isSpoken(_ language: Language) -> Bool {
        measured.contains { $0.language == language && $0.counts }
    }

    /// The figures of a table as `vow-lab evaluate --voices` prints it; nil for any other text.
    static func read(_ table: String) -> [VoiceFigure]? {
        var figures: [VoiceFigure] = []
        for line in table.split(separator: "\n") where !line.hasPrefix("#") && !line.hasPrefix("language\t") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 5, let language = Language(rawValue: fields[0]),
                let sentences = Int(fields[3]), let percent = Double(fields[4])
            else { return nil }
            figures.append(
                VoiceFigure(
                    language: language, voice: fields[1], recogniser: fields[2], sentences: sentences,
                    errorPercent: percent))
        }
        return figures
    }
}

extension Settings {
    /// The name of the voice that speaks a language to the person, where nothing fails.
    package func coachVoice(for language: Language) -> String {
        let wished = self[.coachVoice]
        return wished.hasPrefix("wyoming:") ? wished : ownCoachVoice(for: language)
    }

    /// The voice of this device that speaks a language, also where a server that was set fails.
    ///
    /// "auto" takes Flite for English, which people find easier to follow, unless another pitch was set, which it
    /// cannot do.
    package func ownCoachVoice(for language: Language?) -> String {
        let wished = self[.coachVoice]
        let isFlite =
            language == .english && wished != "espeak-ng"
            && (wished == "flite" || coachStyle.pitchPercent == 100)
        return isFlite ? "flite" : "espeak-ng"
    }
}
