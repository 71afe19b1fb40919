/// Expands a line of one language into every acceptable way to say it.
protocol LineReader {
    /// The line, with its numbers read.
    var items: [ReadItem] { get }

    /// What may be said for the items from a place on, and how many of them that takes in.
    func stretch(at place: Int) -> ([Segment], Int)
}

extension LineReader {
    /// The segments of the whole line.
    func read() -> [Segment] {
        var segments: [Segment] = []
        var place = 0
        while place < items.count {
            let (added, length) = stretch(at: place)
            segments += added
            place += max(1, length)
        }
        return segments
    }

    /// The item at a place; nil before the first and behind the last.
    func item(_ place: Int) -> ReadItem? { items.indices.contains(place) ? items[place] : nil }

    /// Forms whose every word stands for what is displayed at a place.
    func segment(_ forms: [[String]], _ place: Int) -> Segment {
        Segment(forms.map { $0.map { SpokenWord($0, items[place].display) } })
    }

    /// The half of the day that is written at a place, and how many items that takes in.
    func meridiem(_ place: Int) -> (String, Int)? {
        guard let word = item(place)?.word else { return nil }
        if word == "am" || word == "pm" { return (word == "am" ? "a.m." : "p.m.", 1) }
        if word == "a" || word == "p", item(place + 1)?.word == "m" {
            return (word == "a" ? "a.m." : "p.m.", 2)
        }
        return nil
    }
}
