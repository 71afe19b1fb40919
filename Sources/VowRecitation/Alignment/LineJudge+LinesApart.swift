// A line whose words stand in another line, too, may have been said beside it.
extension LineJudge {
    /// The lines where each was said by itself.
    ///
    /// A line is found where it was heard best. That may be within a longer line that holds its words and a "not"
    /// besides, when the line itself came out less clearly. A line that is refused there is looked for
    /// before and behind that other line, if that was said, and counts where the words there pass by themselves.
    func apart(_ placed: [PlacedLine]) -> [PlacedLine] {
        var apart = placed
        for index in placed.indices {
            let other = placed.indices.first { other in
                other != index && placed[other].isHeard
                    && isSamePlace(placed[index].alignment, placed[other].alignment)
            }
            guard let other, !isPassed(index, of: placed), isPassed(other, of: placed) else { continue }
            let taken = placed[other].alignment.span
            for rest in [0..<taken.lowerBound, taken.upperBound..<heard.tokens.count] where !rest.isEmpty {
                let part = LineJudge(
                    heard: heard.only(rest), rules: rules, calibration: calibration, version: version,
                    opinions: [])
                let found = part.finder().find(placed.map(\.line))
                // By itself, too, since other lines may explain what stands around it.
                if part.judge(found)[index].verdict.passed, part.judge([found[index]])[0].verdict.passed {
                    apart[index] = found[index].moved(by: rest.lowerBound)
                    break
                }
            }
        }
        return apart
    }

    private func isPassed(_ index: Int, of placed: [PlacedLine]) -> Bool {
        judge(placed[index], insteadOf: index, of: placed).verdict.passed
    }
}

extension PlacedLine {
    /// The same place in a transcript that has so many more words before.
    fileprivate func moved(by count: Int) -> PlacedLine {
        PlacedLine(
            line: line,
            span: FoundSpan(
                form: span.form, tokens: span.tokens.moved(by: count), cost: span.cost, weight: span.weight),
            alignment: LineAlignment(
                expected: alignment.expected, steps: alignment.steps.map { $0.moved(by: count) }),
            isApart: true)
    }
}

extension AlignedStep {
    fileprivate func moved(by count: Int) -> AlignedStep {
        switch self {
        case .said(let expected, let heard, let cost):
            .said(expected: expected, heard: heard.moved(by: count), cost: cost)
        case .missed: self
        case .added(let index): .added(index + count)
        case .takenBack(let heard): .takenBack(heard.moved(by: count))
        }
    }
}

extension Range<Int> {
    fileprivate func moved(by count: Int) -> Range<Int> { lowerBound + count..<upperBound + count }
}
