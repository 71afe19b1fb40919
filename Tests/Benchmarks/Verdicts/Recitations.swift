import SpeechAdapters
import Foundation
import SoundAdapters
import VowCore
import VowLab
import VowPorts
import VowRecitation

/// Recitations to measure engines with: those of people where `VOW_RECORDINGS` names a manifest as
/// `vow-lab evaluate` reads it, else lines that the voice of this machine speaks. It is English; other languages it reads
/// from a spelling in English sounds, which an engine hears well enough to be at work as long as for anybody.
struct Recitations {
    /// What is said, and its sound.
    typealias Recitation = (text: String, samples: [Float])

    /// A hundred are needed for a 99th percentile that is not the longest one. A slow engine that has heard so many in
    /// English gets fewer of the other languages, which cost it the same work. `VOW_RECITATIONS` may ask for another
    /// number.
    static func wanted(in language: Language) -> Int {
        let wish = ProcessInfo.processInfo.environment["VOW_RECITATIONS"].flatMap { Int($0) }
        return wish.map { max(1, $0) }
            ?? (language == .english ? rounds(100, short: 1) : rounds(16, short: 1))
    }

    /// Who speaks.
    let source: String
    /// At most `wanted`.
    let all: [Recitation]

    /// Those of a language; nil where the manifest has none.
    init?(in language: Language) throws {
        if let manifest = Self.manifest {
            source = "people; the noise of their rooms makes the wait shorter than it is"
            all = try Self.recordings(manifest, language)
        } else {
            source = language == .english ? "spoken by Flite" : "read by Flite in English sounds"
            let lines = Self.spoken(language)
            all = try (0..<Self.wanted(in: language)).map { index in
                let said = Self.said(index, lines)
                return (said.text, try FliteVoice().speech(for: said.sounds, language: "en"))
            }
        }
        if all.isEmpty { return nil }
    }

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
        let count = min(wanted(in: language), chosen.count)
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
    private static func said(_ index: Int, _ lines: [(text: String, sounds: String)]) -> (
        text: String, sounds: String
    ) {
        let first = lines[index % lines.count]
        let round = index / lines.count
        if round == 0 { return first }
        let second = lines[(index + round * 7) % lines.count]
        return (first.text + " " + second.text, first.sounds + ", " + second.sounds)
    }

    /// Lines, and how to spell them for the voice.
    private static func spoken(_ language: Language) -> [(text: String, sounds: String)] {
        switch language {
        case .english: lines.map { ($0, $0) }
        case .spanish: spanish
        case .chinese: chinese
        }
    }

    static let lines = [
        "I keep promises to myself.", "I get up when my alarm rings.", "I finish what I start.",
        "I choose the harder right over the easier wrong.", "I complete four workouts a week.",
        "I read ten pages every night.", "I drink water before coffee.", "I am calm under pressure.",
        "I save fifty dollars a week.", "I write for twenty minutes before breakfast.",
        "I call my mother on Sundays.", "I walk home through the park.", "I learn from my mistakes.",
        "I go to bed before eleven.", "I speak kindly to my children.", "I practise the piano after lunch.",
        "I leave my phone in the kitchen.", "I cook dinner for my family.", "I take the stairs every day.",
        "I begin with the hardest task.",
    ]

    private static let spanish = [
        ("Cumplo mis promesas.", "koomplo mees prohmaysahs"),
        ("Me levanto cuando suena mi alarma.", "may lay vahn toe kwan doe sway nah mee ah larmah"),
        ("Termino lo que empiezo.", "tairmeeno low kay emp yay so"),
        ("Leo diez páginas cada noche.", "lay oh d yes pah heenahs kah dah noh chay"),
        ("Bebo agua antes del café.", "bay bo ah gwa ahn tays dell kah fay"),
        ("Llamo a mi madre los domingos.", "yah mo ah mee mah dray lohs doe ming goes"),
        ("Aprendo de mis errores.", "ah pren doe day mees air roar ace"),
        (
            "Escribo veinte minutos antes del desayuno.",
            "ace kree bo bane tay mee noo toes ahn tays dell day sah you no"
        ),
    ]
    private static let chinese = [
        ("我信守对自己的承诺。", "waw sheen show dway dzuh gee duh chung nwaw"),
        ("闹钟一响我就起床。", "now joong ee shee ahng waw joe chee chwahng"),
        ("我每天喝水。", "waw may tyen huh shway"),
        ("我每天早上跑步。", "waw may tyen dzow shahng pow boo"),
        ("我今天很高兴。", "waw jin tyen hun gow shing"),
        ("我爱我的家人。", "waw eye waw duh jah ren"),
        ("我每天学习中文。", "waw may tyen shweh shee joong wun"),
        ("我现在就开始。", "waw shyen dzai joe kai shuh"),
    ]
}
