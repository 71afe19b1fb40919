public import VowRuntime

/// The results of the trials, by class of attack and setting.
public struct AttackReport: Sendable {
    /// The trials of a class.
    public struct Row: Sendable {
        /// "live", or the loudspeaker.
        public let attack: String
        /// What the attacker had, or what the gate asked for.
        public let setting: String
        /// Whether the person's usual sound at the bedside was known.
        public let isTrained: Bool
        /// Whether the judging weights were learned without the speaker, the bedside and the kind of loudspeaker.
        public let isUnknownChannel: Bool
        /// Asked again after the first attempt.
        public let steppedUp: Share
        /// Not dismissed within two attempts.
        public let refused: Share
        /// The number of speakers.
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
                    let matches = trials.filter {
                        $0.isTrained == isTrained && $0.isUnknownChannel == isUnknown
                            && $0.loudspeaker == attack && $0.recorder == recorder
                    }
                    guard !matches.isEmpty else { continue }
                    rows.append(
                        Row(
                            attack: attack?.rawValue ?? "live", setting: recorder.name,
                            isTrained: isTrained, isUnknownChannel: isUnknown,
                            steppedUp: Share(matches.count(where: \.isSteppedUp), of: matches.count),
                            refused: Share(matches.count(where: \.isRefused), of: matches.count),
                            speakers: Set(matches.map(\.speaker)).count))
                }
            }
        }
        self.rows = rows
    }
}
