import Foundation
import VowCore
package import VowPorts

/// A voice that hums: a tone of 80 ms for each letter or digit, whose pitch depends on the character.
///
/// Speaks only the given languages. The sound does not depend on the machine.
package struct HummingVoice: Voice {
    private let languages: [String]

    /// Creates a voice for languages, given as codes of two letters.
    package init(languages: [String] = ["en", "es", "zh"]) { self.languages = languages }

    /// See `Voice`.
    package func speech(for text: String, language: String, style: SpeakingStyle) throws(PortFailure)
        -> [Float]
    {
        let code = language == "cmn" ? "zh" : String(language.prefix { $0 != "-" && $0 != "_" })
        guard languages.contains(code) else {
            throw PortFailure(
                code: "voice.language.unsupported",
                message: TextCode(worded: "This voice does not hum \"\(language)\"."),
                repair: TextCode(worded: "Ask for another language."))
        }
        let length = 1_280 * 100 / style.ratePercent
        return text.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
            .flatMap { scalar -> [Float] in
                let pitch = 200 + Double(scalar.value % 40) * 10 * Double(style.pitchPercent) / 100
                return (0..<length).map { Float(0.3 * sin(Double($0) * pitch * 2 * .pi / 16_000)) }
            }
    }
}
