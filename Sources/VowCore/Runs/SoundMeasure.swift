/// What became of a ring's sound at one place, compared with what was sent there (N7).
package struct SoundMeasure: Codable, Hashable, Sendable {
    /// Where it was looked for.
    package enum Place: String, Codable, Hashable, Sendable {
        /// In what the output itself played.
        case output
        /// In what the microphone heard.
        case room
    }

    /// Where it was looked for.
    package let place: Place
    /// How loud it was sent, in decibels of full scale.
    package let sentDecibels: Double
    /// How loud it was found, in decibels of full scale.
    package let decibels: Double
    /// How much of what was found there is the ring, from 0 to 1; see `SoundEcho`.
    package let likeness: Double

    /// Makes a measure; levels are kept to a tenth of a decibel, and a likeness to a hundredth.
    package init(place: Place, sentDecibels: Double, decibels: Double, likeness: Double) {
        self.place = place
        self.sentDecibels = (sentDecibels * 10).rounded() / 10
        self.decibels = (decibels * 10).rounded() / 10
        self.likeness = (likeness * 100).rounded() / 100
    }

    /// The measure in a few words, such as "heard at -31.2 dB".
    package var text: String {
        "\(place == .output ? "played" : "heard") at \(decibels) dB, sent at \(sentDecibels) dB"
    }
}
