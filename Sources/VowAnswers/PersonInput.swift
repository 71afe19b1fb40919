/// What a person does at a wake screen: the only thing that a front end may send into a run.
///
/// What devices report (speech, a broken ringer, time) has no form here, so no front end can forge it. In JSON, `kind`
/// names the case (`easier` takes the offer of an easier run), `text` is what was typed, `number` what stands in,
/// from 1, and `picture` a picture file in Base64. What a picture shows is found out by Vow itself: a front end
/// cannot claim to have seen a code.
package enum PersonInput: Hashable, Sendable {
    /// Ready to be asked: to speak at once where it rings, and up before a snooze is over.
    case ready
    /// A snooze, please.
    case snooze
    /// Yes to the offer of a run that is a little easier.
    case easier
    /// A typed text: lines where typing counts, or the sentence of the emergency exit.
    case typed(String)
    /// The person cannot speak, and takes the allowed stand-in of this number.
    case standIn(Ordinal)
    /// What a camera sees, as a picture file (JPEG, PNG …) in Base64.
    case scanned(String)

    /// The longest picture that is taken, in Base64 characters: a photograph of 1280 by 720 has a quarter of it.
    package static let longestPicture = 400_000
    /// The longest text that is taken, in characters; the longest lines of a gate have far fewer.
    package static let longestText = 2_000
}

extension PersonInput: Codable {
    private enum Kind: String, Codable, CaseIterable {
        case ready, snooze, easier, typed, scanned
        case standIn = "instead"
    }
    private enum CodingKeys: String, CodingKey { case kind, text, number, picture }

    /// The words for what a person may do.
    package static let kinds = Kind.allCases.map(\.rawValue)

    /// Reads an input; a text that is too long or a number beyond its limits is refused.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Kind.self, forKey: .kind) {
        case .ready: self = .ready
        case .snooze: self = .snooze
        case .easier: self = .easier
        case .standIn: self = .standIn(try container.decode(Ordinal.self, forKey: .number))
        case .scanned:
            let picture = try container.decode(String.self, forKey: .picture)
            guard picture.utf8.count <= PersonInput.longestPicture else {
                throw DecodingError.dataCorruptedError(
                    forKey: .picture, in: container, debugDescription: "too large")
            }
            self = .scanned(picture)
        case .typed:
            let text = try container.decode(String.self, forKey: .text)
            guard text.unicodeScalars.count <= PersonInput.longestText else {
                throw DecodingError.dataCorruptedError(
                    forKey: .text, in: container, debugDescription: "too long")
            }
            self = .typed(text)
        }
    }

    /// Writes an input.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .ready: try container.encode(Kind.ready, forKey: .kind)
        case .snooze: try container.encode(Kind.snooze, forKey: .kind)
        case .easier: try container.encode(Kind.easier, forKey: .kind)
        case .standIn(let choice):
            try container.encode(Kind.standIn, forKey: .kind)
            try container.encode(choice, forKey: .number)
        case .scanned(let picture):
            try container.encode(Kind.scanned, forKey: .kind)
            try container.encode(picture, forKey: .picture)
        case .typed(let text):
            try container.encode(Kind.typed, forKey: .kind)
            try container.encode(text, forKey: .text)
        }
    }
}
