/// Finds the zone name that somebody may have meant.
enum ClosestName {
    /// The known name closest to a mistyped one, ignoring case and also comparing the last part alone ("madrid" finds
    /// "Europe/Madrid"); nil if none is close.
    static func match(for typed: String, among names: [String]) -> String? {
        let wanted = folded(typed)
        let wantedCity = lastPart(of: wanted)
        guard !wantedCity.isEmpty else { return nil }
        var best: (distance: Int, name: String)?
        for name in names {
            let candidate = folded(name)
            var distance = editDistance(wanted, candidate)
            // A correct city in a wrong or missing area is closer than any misspelling of the whole.
            distance = min(distance, 1 + editDistance(wantedCity, lastPart(of: candidate)))
            if best.map({ distance < $0.distance }) ?? true { best = (distance, name) }
        }
        guard let best, best.distance <= max(2, wantedCity.count / 3) else { return nil }
        return best.name
    }

    private static func folded(_ name: String) -> [UInt8] {
        name.lowercased().utf8.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "_") : $0 }
    }

    private static func lastPart(of name: [UInt8]) -> [UInt8] {
        Array(name.split(separator: UInt8(ascii: "/")).last ?? [])
    }

    /// The number of insertions, deletions and replacements between two texts (Wagner and Fischer, 1974).
    private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var row = Array(0...right.count)
        for (leftIndex, leftByte) in left.enumerated() {
            var diagonal = row[0]
            row[0] = leftIndex + 1
            for (rightIndex, rightByte) in right.enumerated() {
                let replaced = diagonal + (leftByte == rightByte ? 0 : 1)
                diagonal = row[rightIndex + 1]
                row[rightIndex + 1] = min(replaced, diagonal + 1, row[rightIndex] + 1)
            }
        }
        return row[right.count]
    }
}
