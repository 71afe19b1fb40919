import Flite
import Foundation
import SoundFile
import VowCore
import VowEvaluation

/// Recitations to measure engines with: those of people where `VOW_RECORDINGS` names a manifest as
/// `vow evaluate` reads it, else lines that the voice of this machine speaks, which is English.
struct Recitations {
    /// What is said, and its sound.
    typealias Recitation = (text: String, samples: [Float])

    /// A hundred are needed for a 99th percentile that is not the longest one; `VOW_RECITATIONS` may ask for fewer.
    static let wanted =
        ProcessInfo.processInfo.environment["VOW_RECITATIONS"].flatMap { Int($0) }.map { max(1, $0) } ?? 100

    /// Who speaks.
    let source: String
    /// At most `wanted`.
    let all: [Recitation]

    /// Those of a language; nil where none can be had.
    init?(in language: Language) throws {
        if let manifest = Self.manifest {
            source = "people; the noise of their rooms makes the wait shorter than it is"
            all = try Self.recordings(manifest, language)
        } else if language == .english {
            source = "spoken by Flite"
            all = try (0..<Self.wanted).map { index in
                let text = Self.text(index)
                return (text, try FliteVoice().speech(for: text, language: "en"))
            }
        } else {
            return nil
        }
        if all.isEmpty { return nil }
    }

    /// Without recordings of people, English only.
    static var languages: [Language] { manifest == nil ? [.english] : [.english, .spanish, .chinese] }

    private static var manifest: String? { ProcessInfo.processInfo.environment["VOW_RECORDINGS"] }

    /// Spread evenly over the manifest; synthetic voices only where nobody else speaks the language.
    private static func recordings(_ manifest: String, _ language: Language) throws -> [Recitation] {
        let text = try String(contentsOfFile: manifest, encoding: .utf8)
        let folder = (manifest as NSString).deletingLastPathComponent
        let rows = try RecordingManifest(text: text, folder: folder).recordings.filter {
            $0.language == language && $0.transcript.count > 8
        }
        let people = rows.filter(\.isHuman)
        let chosen = people.isEmpty ? rows : people
        let count = min(wanted, chosen.count)
        return try (0..<count).map { index in
            let row = chosen[index * chosen.count / count]
            return (
                row.transcript,
                try SndfileReader().samples(
                    ofFileAt: row.path, samplesPerSecond: 16_000, maximumSeconds: 30)
            )
        }
    }

    /// Each line alone, then pairs of different lines.
    private static func text(_ index: Int) -> String {
        let first = lines[index % lines.count]
        let round = index / lines.count
        return round == 0 ? first : first + " " + lines[(index + round * 7) % lines.count]
    }

    private static let lines = [
        "I keep promises to myself.", "I get up when my alarm rings.", "I finish what I start.",
        "I choose the harder right over the easier wrong.", "I complete four workouts a week.",
        "I read ten pages every night.", "I drink water before coffee.", "I am calm under pressure.",
        "I save fifty dollars a week.", "I write for twenty minutes before breakfast.",
        "I call my mother on Sundays.", "I walk home through the park.", "I learn from my mistakes.",
        "I go to bed before eleven.", "I speak kindly to my children.", "I practise the piano after lunch.",
        "I leave my phone in the kitchen.", "I cook dinner for my family.", "I take the stairs every day.",
        "I begin with the hardest task.",
    ]
}
