/// The sounds in which heard and expected words are compared, and what it costs to take one for another.
///
/// A phone is one ASCII byte. Vowels: i (see), I (sit), E (say), e (set), A (sat), @ (about), a (father),
/// O (law), U (book), u (blue), R (her), Y (my), Q (boy), W (now), o (go). Consonants are their usual
/// letters, with T (thin), D (this), S (she), Z (measure), C (church), J (judge), N (sing), x (Spanish j),
/// and q for an r before a consonant or at the end, which many speakers leave out.
/// Costs are whole hundredths, so that sums are exact on every machine. The graded costs follow the usual
/// places and manners of articulation, and the confusions that accents are known for.
enum Phones {
    /// What it costs to leave a phone of the line unsaid, in hundredths.
    static func weight(_ phone: UInt8) -> Int32 { table.weights[Int(phone)] }

    /// The weight of a stretch of phones, in hundredths.
    static func weight(of phones: some Sequence<UInt8>) -> Int32 {
        var sum: Int32 = 0
        for phone in phones { sum += weight(phone) }
        return sum
    }

    /// What it costs to hear each phone for one of the line, in hundredths; by the heard phone.
    static func costs(of phone: UInt8) -> [Int32] { table.costs[Int(phone)] }

    private static let table = PhoneTable()

    static let vowels = Array("iIEeA@aOUuRYQWo".utf8)

    /// The consonants of a stretch in their order: the part of a word that accents keep best.
    static func skeleton(_ phones: [UInt8]) -> [UInt8] { phones.filter { !vowels.contains($0) } }

    /// The cost of hearing one stretch of phones for another, in hundredths.
    ///
    /// A weighted edit distance: removing costs the phone's weight, adding costs nine tenths of it.
    static func distance(_ expected: ArraySlice<UInt8>, _ heard: ArraySlice<UInt8>) -> Int32 {
        distance(expected, heard, atMost: .max)!
    }

    /// The same, or nil as soon as it is known to be more than a limit.
    static func distance(
        _ expected: ArraySlice<UInt8>, _ heard: ArraySlice<UInt8>, atMost limit: Int32
    ) -> Int32? {
        if expected.elementsEqual(heard) { return 0 }
        let insertions = heard.map { weight($0) * 9 / 10 }
        // What it costs to hear none, one, two … of the heard phones for the expected ones so far.
        var row = [Int32](repeating: 0, count: heard.count + 1)
        for (column, insertion) in insertions.enumerated() { row[column + 1] = row[column] + insertion }
        for phone in expected {
            let removal = weight(phone)
            let exchanges = costs(of: phone)
            var diagonal = row[0]
            row[0] += removal
            for (column, sound) in heard.enumerated() {
                let above = row[column + 1]
                row[column + 1] = min(
                    diagonal + exchanges[Int(sound)], above + removal, row[column] + insertions[column])
                diagonal = above
            }
            // No cost is negative, so that no later row holds less than this one.
            if row.allSatisfy({ $0 > limit }) { return nil }
        }
        return row[heard.count] > limit ? nil : row[heard.count]
    }
}

/// The weights of all phones, and the costs of all pairs of them.
private struct PhoneTable: Sendable {
    /// By phone.
    let weights: [Int32]
    /// By the phone of the line, and then by the one that is heard.
    let costs: [[Int32]]

    /// Tongue height and backness of each vowel, in halves of a step of the vowel chart.
    private static let vowelPlaces: [(phone: Character, height: Int32, back: Int32)] = [
        ("i", 0, 0), ("I", 2, 2), ("E", 3, 1), ("e", 4, 2), ("A", 6, 2), ("@", 5, 5), ("a", 8, 6),
        ("O", 6, 8), ("U", 2, 7), ("u", 0, 8), ("R", 4, 5), ("Y", 7, 4), ("Q", 4, 6), ("W", 7, 7),
        ("o", 4, 8),
    ]

    /// Pairs of phones that are taken for each other, with the cost in hundredths of a consonant.
    private static let confusions = """
        pb30 td30 kg30 fv30 TD20 sz20 SZ25 CJ30 mn45 nN30 mN55 lr50 ln55 lw55 rw45 Ts35 Tf45 Tt40 Dd35 Dz40 \
        Dv50 Dt45 Tz45 Ds45 sS45 zZ45 zJ50 ZJ35 SC45 sC60 tC50 dJ50 tk65 dg65 pk65 bg65 pt65 bd65 vw40 bv45 pf50 \
        fw65 bw65 yi15 yI25 wu15 wU25 wo35 rR15 yZ55 yJ50 kh65 gh70 hf65 hS70 lo50 lO50 lU45 lu55 rn65 rl50 \
        sf60 xh20 xk50 xg50 xf60 xS50 zv65 td30 dn65 tn75 ST55 Ct50 Jy50 nl55 NG40 gN55 kN65 dr55 tr65 dl60 tl65 ps80 zs20 JS55 Cs60 CS45 TC45 TS60 Zd65 qr10 qR20 ql50 qw40
        """

    init() {
        var weights = [Int32](repeating: 100, count: 128)
        for phone in Phones.vowels { weights[Int(phone)] = 60 }
        weights[Int(UInt8(ascii: "@"))] = 45
        weights[Int(UInt8(ascii: "q"))] = 25
        weights[Int(UInt8(ascii: "h"))] = 50
        weights[Int(UInt8(ascii: "y"))] = 60
        weights[Int(UInt8(ascii: "w"))] = 80
        let phones = UInt8(0)..<128
        var costs: [[Int32]] = phones.map { first in
            phones.map { second in Self.plainCost(first, second) }
        }
        for first in Self.vowelPlaces {
            for second in Self.vowelPlaces where first.phone != second.phone {
                let steps = abs(first.height - second.height) + abs(first.back - second.back)
                let (row, column) = (Int(first.phone.asciiValue!), Int(second.phone.asciiValue!))
                costs[row][column] = min(58, 8 + 6 * steps)
            }
        }
        for entry in Self.confusions.split(separator: " ") {
            let pair = entry.utf8.prefix(2).map { Int($0) }
            let cost = Int32(entry.suffix(2))!
            costs[pair[0]][pair[1]] = cost
            costs[pair[1]][pair[0]] = cost
        }
        self.weights = weights
        self.costs = costs
    }

    /// The cost of a pair about which the tables say nothing.
    private static func plainCost(_ first: UInt8, _ second: UInt8) -> Int32 {
        if first == second { return 0 }
        return Phones.vowels.contains(first) == Phones.vowels.contains(second) ? 100 : 95
    }
}
