import Glibc
import VowCore

/// Determines whether a sound, or part of it, was heard before.
///
/// Analyses the sound at five speeds from 96 to 104 per cent, each at two offsets within a code. Sign patterns that
/// also occur in a known sound (`SoundIndex`) vote for a shift between the two; the three least certain signs of a
/// pattern are tried both ways. The shifts with most votes are compared sign by sign, over stretches of 0.9 to 2.6 s.
/// The likeness is the weight of agreeing signs minus that of the others, divided by the total weight, for the best
/// stretch. Longer stretches count more, because fewer signs agree by chance. Sound shorter than 0.9 s has no likeness.
struct SoundSearch {
    private static let speeds = [1.0, 0.98, 1.02, 0.96, 1.04]
    /// The offsets within a code at which versions begin, in steps of `BandChanges`.
    private static let phases = [0.0, 1.0]
    /// The lengths of stretches in codes, and the one that counts unscaled: 1.5 s.
    private static let stretches = [28, 36, 47, 62, 80]
    private static let plain = 47.0
    /// How much more longer stretches count. Like all numbers here, chosen on the tuning half of the speakers.
    private static let lengthPower = 0.5
    private static let shortest = 28
    /// The number of shifts that are compared sign by sign, each with a code to both sides.
    private static let mostShifts = 256
    /// Fewer votes are a coincidence.
    private static let fewestVotes = 2

    private struct Shift {
        let version: Int
        let shift: Int
        let votes: Int
    }

    private let versions: [WeighedSigns]

    init(_ changes: BandChanges) {
        versions = Self.speeds.flatMap { speed in
            Self.phases.map { WeighedSigns(changes.changes(speed: speed, from: $0)) }
        }
    }

    /// The likeness to the most similar known sound, 0 to 1; 0 if there is none.
    func likeness(to known: SoundIndex) -> Double {
        guard !known.sounds.isEmpty else { return 0 }
        var best = 0.0
        for shift in shifts(known) {
            for near in (shift.shift - 1)...(shift.shift + 1) {
                best = max(best, likeness(of: versions[shift.version], shiftedBy: near, to: known))
            }
        }
        return min(1, best)
    }

    /// The shifts with the most votes. A shift is the position among all known codes at which the sound begins.
    private func shifts(_ known: SoundIndex) -> [Shift] {
        var candidates: [Shift] = []
        for (version, signs) in versions.enumerated() {
            let count = signs.codes.count
            // Votes at the start are for shifts before the first known code.
            var votes = [UInt16](repeating: 0, count: known.codes.count + count + 2)
            for place in 0..<max(0, count - SoundIndex.gap) {
                for part in 0..<SoundIndex.parts {
                    vote(signs, place, part, known, &votes)
                }
            }
            for place in 1..<(votes.count - 1) where Int(votes[place]) >= Self.fewestVotes {
                let near = Int(votes[place - 1]) + Int(votes[place]) + Int(votes[place + 1])
                candidates.append(Shift(version: version, shift: place - 1 - count, votes: near))
            }
        }
        // A stable order, so that the same sounds always give the same likeness.
        let order = candidates.enumerated().sorted {
            ($1.element.votes, $0.offset) < ($0.element.votes, $1.offset)
        }
        return order.prefix(Self.mostShifts).map(\.element)
    }

    private func vote(
        _ signs: WeighedSigns, _ place: Int, _ part: Int, _ known: SoundIndex, _ votes: inout [UInt16]
    ) {
        let heard = SoundIndex.signs(part, signs.codes[place], signs.codes[place + SoundIndex.gap])
        let unsure = signs.unsure(part, place)
        for turned in 0..<8 {
            let turn = (turned & 1) << unsure.0 | (turned >> 1 & 1) << unsure.1 | (turned >> 2) << unsure.2
            for there in known.places(of: SoundIndex.pattern(part, heard ^ turn)) {
                votes[Int(there) - place + signs.codes.count + 1] &+= 1
            }
        }
    }

    /// The best stretch of a version that starts at `shift` among the known codes; no stretch spans two sounds.
    private func likeness(of signs: WeighedSigns, shiftedBy shift: Int, to known: SoundIndex) -> Double {
        var best = 0.0
        let end = shift + signs.codes.count
        var sound = known.sound(at: max(0, shift))
        while sound < known.sounds.count, known.starts[sound] < end {
            let from = max(known.starts[sound], shift)
            let to = min(known.starts[sound + 1], end)
            sound += 1
            guard to - from >= Self.shortest else { continue }
            var agreements: [Int32] = [0]
            var sums: [Int32] = [0]
            agreements.reserveCapacity(to - from + 1)
            sums.reserveCapacity(to - from + 1)
            for place in from..<to {
                agreements.append(
                    agreements[place - from] &+ signs.agreement(place - shift, with: known.codes[place]))
                sums.append(sums[place - from] &+ signs.sum(place - shift))
            }
            for stretch in Self.stretches where stretch <= to - from {
                let scale = pow(Double(stretch) / Self.plain, Self.lengthPower)
                for first in 0...(to - from - stretch) {
                    let sum = sums[first + stretch] &- sums[first]
                    let agreement = agreements[first + stretch] &- agreements[first]
                    if agreement > 0 { best = max(best, Double(agreement) / Double(sum) * scale) }
                }
            }
        }
        return best
    }
}
