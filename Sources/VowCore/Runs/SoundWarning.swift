/// What keeps a ring from being heard as it should, while that lasts.
package struct SoundWarning: Hashable, Sendable {
    /// What is wrong: `sound.muted`, `sound.faint`, `sound.headphones` or another code of the ringer's.
    package let code: String
    /// What the ringer says of it, with the repair.
    package let message: String
    /// The volume of the output in per cent of the normal maximum; nil where it is not known.
    package let percent: Int?
    /// How often it was told, from 1.
    package internal(set) var told: Int

    /// Makes a warning.
    package init(code: String, message: String, percent: Int?, told: Int = 1) {
        self.code = code
        self.message = message
        self.percent = percent
        self.told = told
    }

    /// Below this volume another sound has to wake, too: 42 dB below full scale on the cubic scale of the mixers.
    static let hardlyHeardPercent = 20

    /// Whether the sound is too faint to wake anybody, so that other means of alerting are needed.
    var wakesNobody: Bool {
        switch code {
        case "sound.faint": (percent ?? 0) < SoundWarning.hardlyHeardPercent
        case "sound.headphones": false
        default: true
        }
    }
}
