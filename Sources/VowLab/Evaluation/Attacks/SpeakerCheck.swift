import Glibc
package import VowCore
package import VowRuntime

/// Whether a cheap voice comparison distinguishes people: the distance of an attempt's cepstrum and pitch from the
/// person's other takes at the same bedside.
///
/// An experiment, not part of the product: measures what it detects, and what it costs the person. Distances are
/// divided by the variation of a person's own takes, learned from other speakers than those judged; the threshold asks
/// again for 5% of these speakers' own takes.
package struct SpeakerCheck {
    /// A take at a bedside.
    package struct Take: Hashable, Sendable {
        package let speaker: String
        /// The bedside's number.
        package let bedside: Int
        /// Whether it is a synthetic voice, which then comes from a full-range loudspeaker.
        package let isMachine: Bool
        /// The measurements.
        package let sound: SoundMeasurements

        init(speaker: String, bedside: Int, isMachine: Bool, sound: SoundMeasurements) {
            self.speaker = speaker
            self.bedside = bedside
            self.isMachine = isMachine
            self.sound = sound
        }
    }

    /// The voice that is compared with a person's own.
    package enum Voice: String, CaseIterable, Hashable, Sendable {
        /// The person's own voice.
        case own
        /// Another person.
        case other
        case machine
    }

    /// The results of a class of voices.
    package struct Row: Sendable {
        /// The class of voices.
        package let voice: Voice
        /// The takes that were asked again.
        package let asked: Share
        /// The number of persons compared with.
        package let speakers: Int
    }

    private static let features: [SoundFeature] = [
        .cepstrum1, .cepstrum2, .cepstrum3, .cepstrum4, .cepstrum5, .cepstrum6, .cepstrum1Deviation,
        .cepstrum2Deviation, .cepstrum3Deviation, .pitchHertz,
    ]
    private static let groups = 3
    /// The fewest other takes that must be known of a person.
    private static let fewestKnown = 4
    private static let asksOwn = 0.05
    /// The most takes of others, and of machines, that are tried on each person.
    private static let mostStrangers = 40

    private struct Trial {
        let speaker: String
        let voice: Voice
        /// The distance of each feature from the person's own.
        let differences: [Double]
    }

    /// The rows; empty if nobody has enough takes.
    package static func rows(_ takes: [Take]) -> [Row] {
        let trials = self.trials(takes)
        var asked: [Voice: (count: Int, total: Int)] = [:]
        for group in 0..<groups {
            let ownTrials = trials.filter { self.group($0.speaker) != group && $0.voice == .own }
            guard !ownTrials.isEmpty else { continue }
            let spread = features.indices.map { place in
                max(
                    1e-6,
                    (ownTrials.reduce(0) { $0 + $1.differences[place] * $1.differences[place] }
                        / Double(ownTrials.count)).squareRoot())
            }
            let distances = ownTrials.map { distance($0.differences, spread) }.sorted()
            let threshold = distances[
                min(distances.count - 1, Int(Double(distances.count) * (1 - asksOwn)))]
            for trial in trials where self.group(trial.speaker) == group {
                asked[trial.voice, default: (0, 0)].total += 1
                if distance(trial.differences, spread) > threshold {
                    asked[trial.voice, default: (0, 0)].count += 1
                }
            }
        }
        return Voice.allCases.compactMap { voice in
            asked[voice].map { found in
                Row(
                    voice: voice, asked: Share(found.count, of: found.total),
                    speakers: Set(trials.filter { $0.voice == voice }.map(\.speaker)).count)
            }
        }
    }

    private static func trials(_ takes: [Take]) -> [Trial] {
        var trials: [Trial] = []
        for bedside in Set(takes.map(\.bedside)).sorted() {
            let here = takes.filter { $0.bedside == bedside }
            for speaker in Set(here.filter { !$0.isMachine }.map(\.speaker)).sorted() {
                let own = here.filter { $0.speaker == speaker && !$0.isMachine }
                guard own.count > fewestKnown else { continue }
                for place in own.indices {
                    var others = own
                    others.remove(at: place)
                    trials.append(
                        trial(speaker, .own, own[place], Array(others.prefix(LivenessRules.mostHeard))))
                }
                let norm = Array(own.prefix(LivenessRules.mostHeard))
                for (voice, strangers) in [
                    (Voice.other, here.filter { $0.speaker != speaker && !$0.isMachine }),
                    (.machine, here.filter(\.isMachine)),
                ] {
                    let step = max(1, strangers.count / mostStrangers)
                    for place in stride(from: 0, to: strangers.count, by: step) {
                        trials.append(trial(speaker, voice, strangers[place], norm))
                    }
                }
            }
        }
        return trials
    }

    private static func trial(_ speaker: String, _ voice: Voice, _ take: Take, _ known: [Take]) -> Trial {
        let differences = features.map { feature in
            value(take, feature) - known.reduce(0) { $0 + value($1, feature) } / Double(known.count)
        }
        return Trial(speaker: speaker, voice: voice, differences: differences)
    }

    /// A feature's value; pitch in semitones.
    private static func value(_ take: Take, _ feature: SoundFeature) -> Double {
        let value = take.sound[feature]
        return feature == .pitchHertz ? 12 * log2(max(value, 20)) : value
    }

    private static func distance(_ differences: [Double], _ spread: [Double]) -> Double {
        zip(differences, spread).reduce(0) { $0 + ($1.0 / $1.1) * ($1.0 / $1.1) }
    }

    private static func group(_ speaker: String) -> Int {
        var numbers = SeededNumbers(0, "voices/" + speaker)
        return numbers.index(below: groups)
    }
}
