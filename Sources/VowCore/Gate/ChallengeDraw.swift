/// Which challenges of a `pick` were drawn for a run.
///
/// From the seed and the kinds alone they can be drawn again (`ChallengeDraw.drawn`).
package struct ChallengeDraw: Codable, Hashable, Sendable {
    /// The kinds of the listed challenges, in the order of the list, as `ChallengePolicy.Ask.kindName` names them.
    package let listed: [String]
    /// The indices of those that were drawn, in the order in which they are asked for.
    package let drawn: [Int]

    /// Names what was listed and what was drawn.
    package init(listed: [String], drawn: [Int]) {
        self.listed = listed
        self.drawn = drawn
    }

    /// "pick" in ASCII. The words come from the same seed; mixed with this, a draw says nothing about them.
    private static let stream: UInt64 = 0x70_69_63_6B

    /// The draws of a gate's picks, in order.
    ///
    /// Each list is shuffled from the front by Fisher and Yates with one sequence of `RandomBits` for all picks, and its
    /// first `count` challenges are drawn. They are asked for in the order of the list, but codes and tags take the
    /// places of codes and tags in the order in which they were drawn.
    package static func drawn(by seed: UInt64, _ picks: [(count: Int, listed: [String])]) -> [ChallengeDraw] {
        var bits = RandomBits(seed: seed ^ stream)
        return picks.map { pick in
            var places = Array(pick.listed.indices)
            let count = min(pick.count, places.count)
            for place in 0..<count {
                places.swapAt(place, place + Int(bits.next() % UInt64(places.count - place)))
            }
            let chosen = places.prefix(count)
            var tokens = chosen.filter { isToken(pick.listed[$0]) }[...]
            let asked = chosen.sorted().map { isToken(pick.listed[$0]) ? tokens.removeFirst() : $0 }
            return ChallengeDraw(listed: pick.listed, drawn: asked)
        }
    }

    private static func isToken(_ kind: String) -> Bool { TokenKind(rawValue: kind) != nil }
}

extension ChallengePolicy {
    /// The challenges that it may ask for: those of a `pick`, else itself.
    package var listed: [ChallengePolicy] {
        if case .pick(_, let listed) = ask { listed } else { [self] }
    }

    /// How many challenges it asks for in a run.
    var count: Int {
        if case .pick(let count, _) = ask { count } else { 1 }
    }
}

extension GatePolicy {
    /// The challenges that a run may ask for, in order, with those of each `pick` in its place.
    package var listedChallenges: [ChallengePolicy] { challenges.flatMap(\.listed) }

    /// Changes each challenge, those of a `pick` included.
    package mutating func changeEach(_ change: (inout ChallengePolicy) -> Void) {
        for place in challenges.indices {
            guard case .pick(let count, var listed) = challenges[place].ask else {
                change(&challenges[place])
                continue
            }
            for index in listed.indices { change(&listed[index]) }
            challenges[place].ask = .pick(count, of: listed)
        }
    }

    /// The most challenges that a run asks for.
    package var challengeCount: Int { challenges.reduce(0) { $0 + $1.count } }

    /// What a seed draws of each `pick`, in order.
    func draws(by seed: UInt64) -> [ChallengeDraw] {
        ChallengeDraw.drawn(
            by: seed,
            challenges.compactMap {
                if case .pick(let count, let listed) = $0.ask {
                    (count, listed.map(\.ask.kindName))
                } else {
                    nil
                }
            })
    }

    /// The challenges of a run, with what a seed draws in the place of each `pick`.
    func drawnChallenges(by seed: UInt64) -> [ChallengePolicy] {
        var draws = draws(by: seed)[...]
        return challenges.flatMap { policy -> [ChallengePolicy] in
            guard case .pick(_, let listed) = policy.ask else { return [policy] }
            return draws.removeFirst().drawn.map { listed[$0] }
        }
    }
}
