package import VowRuntime

/// The results of the trials, by class of attack and setting.
package struct AttackReport: Sendable {
    /// The trials of a class.
    package struct Row: Sendable {
        /// "live", or the loudspeaker.
        package let attack: String
        /// What the attacker had, or what the gate asked for.
        package let setting: String
        /// Whether the person's usual sound at the bedside was known.
        package let isTrained: Bool
        /// Whether the judging weights were learned without the speaker, the bedside and the kind of loudspeaker.
        package let isUnknownChannel: Bool
        /// Asked again after the first attempt.
        package let steppedUp: Share
        /// Not dismissed within two attempts.
        package let refused: Share
        /// The number of speakers.
        package let speakers: Int
    }

    /// The rows: live first, then the loudspeakers from small to large.
    package let rows: [Row]

    /// Counts trials.
    package init(_ trials: [AttackEvaluation.Trial]) {
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
