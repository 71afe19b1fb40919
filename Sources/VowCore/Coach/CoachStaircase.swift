/// How difficulty follows the person: a weighted up-down staircase (C. Kaernbach, "Simple adaptive testing with the
/// weighted up-down method", Perception & Psychophysics 49, 1991, pages 227 to 229).
///
/// A sentence that is right at the first try takes the level up by a step, any other down by four steps. The level
/// stands still where ups and downs weigh the same, p · 1 = (1 − p) · 4, so that four sentences in five succeed at
/// once. It swings between two difficulties. At either end of the scale it stays there, and more or fewer than four in
/// five succeed.
package struct CoachStaircase: Hashable, Sendable {
    /// A step up, in thousandths of a difficulty.
    package static let stepUp = 125
    /// A step down, in thousandths of a difficulty.
    package static let stepDown = 500
    /// The highest `CoachSentence.difficulty`.
    package static let topDifficulty = SentenceLevel.allCases.count * WordBucket.allCases.count - 1

    /// The level in thousandths of a difficulty, from 0 to 1000 times `topDifficulty`.
    package let level: Int

    /// Makes a staircase at a level.
    package init(level: Int = 0) { self.level = min(max(level, 0), Self.topDifficulty * 1000) }

    /// The difficulty that sentences are taken from.
    package var difficulty: Int { (level + 500) / 1000 }

    /// The staircase after a sentence.
    package func after(success: Bool) -> CoachStaircase {
        CoachStaircase(level: success ? level + Self.stepUp : level - Self.stepDown)
    }
}
