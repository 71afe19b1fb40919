/// What became of the trials, for each class of attack and setting.
public struct AttackReport: Sendable {
    /// The trials of one class.
    public struct Row: Sendable {
        /// "live", or what played.
        public let attack: String
        /// What the attacker had, or what was asked for.
        public let setting: String
        /// Whether it was known how the person sounds at the bedside.
        public let isTrained: Bool
        /// Whether the judging weights never met the speaker, the bedside and the kind of loudspeaker.
        public let isUnknownChannel: Bool
        /// Asked for once more after the first attempt.
        public let steppedUp: Share
        /// Not dismissed within two attempts.
        public let refused: Share
        /// The speakers.
        public let speakers: Int
    }

    /// The rows: live first, then the loudspeakers from small to large.
    public let rows: [Row]

    /// Counts trials.
    public init(_ trials: [AttackEvaluation.Trial]) {
        var rows: [Row] = []
        let attacks: [PlaybackChannel.Loudspeaker?] = [nil] + PlaybackChannel.Loudspeaker.allCases
        for (isUnknown, isTrained) in [(false, true), (false, false), (true, true), (true, false)] {
            for attack in attacks {
                for recorder in [
                    AttackEvaluation.Recorder.linesWithoutWord, .earlierAttempt, .yesterday, .words(40),
                    .words(.max),
                ] {
                    let found = trials.filter {
                        $0.isTrained == isTrained && $0.isUnknownChannel == isUnknown
                            && $0.loudspeaker == attack && $0.recorder == recorder
                    }
                    guard !found.isEmpty else { continue }
                    rows.append(
                        Row(
                            attack: attack?.rawValue ?? "live", setting: recorder.name,
                            isTrained: isTrained, isUnknownChannel: isUnknown,
                            steppedUp: Share(found.count(where: \.isSteppedUp), of: found.count),
                            refused: Share(found.count(where: \.isRefused), of: found.count),
                            speakers: Set(found.map(\.speaker)).count))
                }
            }
        }
        self.rows = rows
    }
}
