/// What the words of a text together say about danger: weights learned from statements by
/// `scripts/tables/learn-danger-weights.py`, which cuts a text into the same pieces.
///
/// It leads to the plain question or spares it; it never stops an interview, nor lets a plain statement pass.
struct SafetyOpinion: Sendable {
    static let learned = SafetyOpinion(PackageResources.weights_txt)

    /// From this score on, in thousandths, a text without signs is asked about (chosen on statements left out of the
    /// learning: Specs/Interview/Safety).
    static let asksFrom = 800
    /// Where every sentence of a text scores below this, a sign that asks is a weak one. Of the texts asked about by their
    /// signs, each left out of the learning in turn, 0 of 37 of danger and 43 of 53 harmless ones are.
    static let calmBelow = -2200

    private var weights: [String: Int] = [:]
    private var base = 0

    init(_ file: [UInt8]) {
        for line in file.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            let cells = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
            guard cells.count == 2, let weight = Int(String(decoding: cells[0], as: UTF8.self)) else {
                preconditionFailure("a weight has two cells")
            }
            weights[String(decoding: cells[1], as: UTF8.self)] = weight
        }
        base = weights.removeValue(forKey: "=") ?? 0
    }

    /// How much a text, given as the words of its sentences, sounds like danger, in thousandths; above 0, more like the
    /// statements of danger than like the others.
    func score(_ sentences: [[String]]) -> Int {
        let known = sentences.reduce(into: Set<String>()) { $0.formUnion(Self.pieces(of: $1)) }
            .compactMap { weights[$0] }
        let length = Double(max(4, known.count)).squareRoot()
        return base + Int((Double(known.reduce(0, +)) / length).rounded())
    }

    private static func pieces(of sentence: [String]) -> Set<String> {
        let words = sentence.filter { $0 != "," }
        guard !words.isEmpty else { return [] }
        let around = ["^"] + words + ["$"]
        var pieces = Set(words)
        for word in words where word.count > 5 { pieces.insert(word.prefix(5) + "*") }
        for index in around.indices.dropLast() { pieces.insert(around[index] + " " + around[index + 1]) }
        for index in around.indices.dropLast(2) {
            let second = around[index + 1]
            let middle = second.first.map({ ChineseText.isChinese($0) }) == true ? second : "_"
            pieces.insert("\(around[index]) \(middle) \(around[index + 2])")
        }
        return pieces
    }
}
