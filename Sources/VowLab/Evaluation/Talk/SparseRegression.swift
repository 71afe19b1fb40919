/// Multinomial logistic regression on binary features, with a ridge penalty, learned by AdaGrad in a fixed order.
///
/// J. Duchi, E. Hazan, Y. Singer, "Adaptive subgradient methods for online learning", 2011. Three labels, 0 to 2.
struct SparseRegression {
    private var places: [String: Int] = [:]
    private var weights: [[Double]] = []

    /// Learns from the feature names of each row; omits names in fewer than three rows.
    init(_ rows: [[String]], _ labels: [Int], rounds: Int = 25, rate: Double = 0.3, penalty: Double = 0.002) {
        var counts: [String: Int] = [:]
        for row in rows { for name in Set(row) { counts[name, default: 0] += 1 } }
        for row in rows {
            for name in row where places[name] == nil && counts[name, default: 0] >= 3 {
                places[name] = places.count + 1
            }
        }
        let found = rows.map(features)
        weights = Array(repeating: [0, 0, 0], count: places.count + 1)
        var squares = weights
        for _ in 0..<rounds {
            for (features, label) in zip(found, labels) {
                let shares = shares(features)
                for side in 0..<3 {
                    let error = shares[side] - (side == label ? 1 : 0)
                    for feature in features {
                        let slope = error + (feature == 0 ? 0 : penalty * weights[feature][side])
                        squares[feature][side] += slope * slope
                        weights[feature][side] -= rate * slope / (squares[feature][side].squareRoot() + 1e-8)
                    }
                }
            }
        }
    }

    /// The most likely label.
    func label(of row: [String]) -> Int {
        let shares = shares(features(of: row))
        return shares.indices.max { shares[$0] < shares[$1] } ?? 2
    }

    /// The indices of a row's known features without duplicates, after 0, the constant.
    private func features(of row: [String]) -> [Int] {
        var known: Set<Int> = []
        return [0] + row.compactMap { places[$0] }.filter { known.insert($0).inserted }
    }

    private func shares(_ features: [Int]) -> [Double] {
        var scores = [0.0, 0, 0]
        for feature in features {
            for side in 0..<3 { scores[side] += weights[feature][side] }
        }
        let highest = scores.max() ?? 0
        let powers = scores.map { Exponential.of($0 - highest) }
        let sum = powers.reduce(0, +)
        return powers.map { $0 / sum }
    }
}

/// The exponential function for numbers up to 0, the same on every machine.
enum Exponential {
    static func of(_ number: Double) -> Double {
        guard number > -40 else { return 0 }
        // e^x = (e^(x/64))^64, the inner one by its series.
        let small = number / 64
        var term = 1.0
        var sum = 1.0
        for place in 1...9 {
            term *= small / Double(place)
            sum += term
        }
        for _ in 0..<6 { sum *= sum }
        return sum
    }
}

/// The words of a text, for a baseline.
enum WordBag {
    static func words(of text: String) -> [String] {
        text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "'") }.map(String.init)
    }
}
