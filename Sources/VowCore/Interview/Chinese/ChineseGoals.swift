import VowRecitation

/// Turns answers in Chinese into lines about what the person does.
///
/// A clause is read from its beginning: what opens it and how it wishes are left out, then times, amounts and places may
/// stand before the first word that names a deed. A clause that names none is no goal.
struct ChineseGoals: GoalGrammar {
    let language = Language.chinese

    // MARK: Clauses

    func clauses(_ text: String) -> [[AnswerWord]] {
        var clauses: [String] = []
        for sentence in AnswerText.parts(ChineseText.simplified(text)) {
            var waiting: String?
            let pieces = sentence.flatMap(pieces)
            for (place, piece) in pieces.enumerated() {
                if let trigger = waiting {
                    clauses.append(trigger + "，" + piece)
                    waiting = nil
                } else if place + 1 < pieces.count, isTrigger(piece), goal(piece, asPlan: false) == nil {
                    waiting = piece
                } else if place > 0, let last = clauses.last, continues(piece), !last.contains("，") {
                    clauses[clauses.count - 1] = last + "，" + piece
                } else {
                    clauses.append(piece)
                }
            }
            if let waiting { clauses.append(waiting) }
        }
        return clauses.map { [AnswerWord($0)] }
    }

    /// The parts of what stands between two commas: cut at spaces between Chinese characters, at words like "但是", and
    /// at "和" before another deed.
    private func pieces(_ part: String) -> [String] {
        var text = ""
        let characters = Array(part)
        for (place, character) in characters.enumerated() {
            let next = place + 1 < characters.count ? characters[place + 1] : " "
            let isCut = text.last.map(ChineseText.isChinese) == true && ChineseText.isChinese(next)
            text.append(character.isWhitespace ? (isCut ? "\n" : " ") : character)
        }
        for word in ChineseWords.breaks { text = replaced(word, in: text, by: "\n") }
        for wish in ["我想", "我要", "我希望", "我打算"] {
            text = replaced(wish, in: text, by: "\n" + wish)
        }
        return text.split(separator: "\n").flatMap { joinedDeeds(trimmed(String($0))) }.filter { !$0.isEmpty }
    }

    private func joinedDeeds(_ piece: String) -> [String] {
        for (place, character) in zip(piece.indices, piece) where "和、并".contains(character) {
            let (before, after) = (String(piece[..<place]), String(piece[piece.index(after: place)...]))
            if isDeed(wished(before)[...]), isDeed(after[...]) || isTurned(after) {
                return [before] + joinedDeeds(after)
            }
        }
        return [piece]
    }

    private func replaced(_ word: String, in text: String, by other: String) -> String {
        guard let range = text.range(of: word) else { return text }
        return text[..<range.lowerBound] + other
            + replaced(word, in: String(text[range.upperBound...]), by: other)
    }

    private func trimmed(_ text: String) -> String {
        let front = text.drop { $0.isWhitespace }
        return String(front.reversed().drop { $0.isWhitespace }.reversed())
    }

    /// "吃完饭以后", "如果下雨": it tells when, and belongs to what follows.
    private func isTrigger(_ piece: String) -> Bool {
        piece.count <= 12
            && (ChineseWords.triggers.contains(where: piece.hasSuffix)
                || ChineseWords.triggerOpenings.contains(where: piece.hasPrefix))
    }

    /// "只在周末", "每天30分钟", "最多两杯": it goes on with the clause before.
    private func continues(_ piece: String) -> Bool {
        if ["只", "最多", "至少", "不超过", "尤其"].contains(where: piece.hasPrefix) { return true }
        return amount(piece[...]).rest.isEmpty
    }

    // MARK: Goals

    func goal(_ clause: [AnswerWord], asPlan: Bool) -> GoalLine? {
        goal(clause.map(\.text).joined(), asPlan: asPlan)
    }

    private func goal(_ clause: String, asPlan: Bool) -> GoalLine? {
        var text = clause
        for reason in ChineseWords.reasons {
            if let range = text.range(of: reason) { text = String(text[..<range.lowerBound]) }
        }
        guard !text.isEmpty else { return nil }
        if let comma = text.firstIndex(of: "，"), isTrigger(String(text[..<comma])) {
            return triggered(opened(String(text[..<comma])), String(text[text.index(after: comma)...]))
        }
        text = ended(wished(text))
        guard !text.isEmpty else { return nil }
        if let other = aboutOther(text) { return other }
        if let (turned, rank) = turned(text) { return line("我" + turned, rank: rank) }
        guard !ChineseWords.holds(text, ChineseWords.refused) else { return nil }
        if let chained = chained(text) { return line(chained, rank: 5) }
        if let being = being(text) { return line("我练习" + being, rank: 3) }
        if let outcome = outcome(text) { return line("我" + outcome, rank: 4) }
        if ChineseWords.noted.contains(where: text.hasPrefix) { return line("我把它" + text, rank: 4) }
        if let placed = placed(text) { return line("我" + placed, rank: 5) }
        if ChineseWords.bare.contains(text) { return line("我抽时间" + text, rank: 4) }
        if isDeed(text[...]) { return line("我" + text, rank: 5) }
        if !asPlan, ChineseWords.things.contains(text) { return line("我把时间花在" + text + "上", rank: 2) }
        return nil
    }

    private func line(_ text: String, rank: Int, aboutOther: Bool = false) -> GoalLine? {
        let short = ChineseText.shortened(text)
        return short.count <= ChineseText.mostCharacters
            ? GoalLine(short, rank: rank, aboutOther: aboutOther) : nil
    }

    /// The clause without what opens it and how it wishes: "嗯我想每天跑步" is "每天跑步".
    private func wished(_ clause: String) -> String {
        var rest = clause[...]
        while true {
            if let word = ChineseWords.longest(ChineseWords.openings + ChineseWords.wishes, in: rest),
                word.count < rest.count
            {
                rest = rest.dropFirst(word.count)
            } else if rest.first == "我", ChineseWords.longest(ChineseWords.persons, in: rest) == nil {
                rest = rest.dropFirst()
            } else if rest.first == " " {
                rest = rest.dropFirst()
            } else {
                return String(rest)
            }
        }
    }

    private func opened(_ clause: String) -> String {
        var rest = clause[...]
        while let word = ChineseWords.longest(ChineseWords.openings, in: rest), word.count < rest.count {
            rest = rest.dropFirst(word.count)
        }
        return String(rest)
    }

    private func ended(_ clause: String) -> String {
        var rest = String(clause.reversed().drop { ".!?;".contains($0) }.reversed())
        rest.removeAll { "!?;".contains($0) }
        while let ending = ChineseWords.endings.first(where: rest.hasSuffix), ending.count < rest.count {
            rest.removeLast(ending.count)
        }
        return trimmed(rest)
    }

    /// "如果下雨" and "就在家跳绳" make "如果下雨，我就在家跳绳".
    private func triggered(_ trigger: String, _ rest: String) -> GoalLine? {
        let then = rest.hasPrefix("就") || rest.hasPrefix("我就")
        let deed = ended(wished(rest))
        guard !ChineseWords.holds(trigger + deed, ChineseWords.refused), !deed.isEmpty else { return nil }
        if let (turned, rank) = turned(deed) { return line(trigger + "，我" + turned, rank: rank) }
        guard isDeed(deed[...]) || placed(deed) != nil else { return nil }
        return line(trigger + "，我" + (then ? "就" : "") + (placed(deed) ?? deed), rank: 5)
    }

    /// "闹钟一响就起床", "到家了就换跑鞋".
    private func chained(_ text: String) -> String? {
        guard let range = text.range(of: "就") else { return nil }
        let (before, after) = (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
        guard before.count <= 10, before.hasSuffix("了") || before.contains("一"), after.count >= 2,
            !ChineseWords.holds(after, ["不", "好了", "行"]), amount(before[...]).rest.count > 1
        else { return nil }
        return before + "，我就" + after
    }

    /// A wish about somebody else's behaviour: the line says the person's own part.
    private func aboutOther(_ text: String) -> GoalLine? {
        var rest = text[...]
        if let cause = ["要求", "让", "叫", "劝", "使"].first(where: rest.hasPrefix) {
            rest = rest.dropFirst(cause.count)
        }
        if ["他", "她"].contains(where: rest.hasPrefix) {
            return line("我平静地说出我的需要", rank: 2, aboutOther: true)
        }
        guard
            let full = ChineseWords.longest(
                ChineseWords.persons.flatMap { [$0, "我" + $0, "我的" + $0] }, in: rest),
            full.count < rest.count, rest.dropFirst(full.count).first != "的",
            !ChineseWords.holds(text, ["以后", "之后", "的时候"])
        else { return nil }
        let person =
            full.hasPrefix("我的")
            ? full.dropFirst(2) : full.count > 2 && full.hasPrefix("我") ? full.dropFirst() : full[...]
        return line("我平静地告诉" + person + "我的需要", rank: 2, aboutOther: true)
    }

    /// A wish against something as a deed: "戒烟" is "过无烟的生活", "不吃夜宵" is "对夜宵说不".
    private func turned(_ text: String) -> (String, Int)? {
        guard !ChineseWords.holds(text, ChineseWords.unturned) else { return nil }
        var rest = text[...]
        while ChineseWords.longest(ChineseWords.negatives, in: rest) == nil {
            let word = ChineseWords.longest(ChineseWords.adverbs, in: rest)
            let isAmount = rest.first.map { $0.isNumber || ChineseWords.units.contains(String($0)) } ?? false
            guard word != nil || isAmount else { return nil }
            rest = rest.dropFirst(word?.count ?? 1)
        }
        let head = text.prefix(text.count - rest.count)
        let negative = ChineseWords.longest(ChineseWords.negatives, in: rest) ?? ""
        var body = rest.dropFirst(negative.count)
        while let word = ChineseWords.longest(["老是", "总是", "再", "总", "老", "那么", "这么", "天天"], in: body) {
            body = body.dropFirst(word.count)
        }
        guard !body.isEmpty, body.count <= 14 else { return nil }
        if ChineseWords.holds(body, ChineseWords.late) {
            let time = clock(in: String(body))
            return (time.map { head + $0 + "前睡觉" } ?? head + "早点睡觉", 5)
        }
        if ChineseWords.holds(body, ChineseWords.anger) {
            let person = ChineseWords.persons.filter { body.range(of: $0) != nil }.max { $0.count < $1.count }
            return (head + (person.map { "平静地跟" + $0 + "说话" } ?? "平静地说话"), 5)
        }
        if ["少", "减少"].contains(negative) { return (String(head + negative + body), 4) }
        for (words, line) in ChineseWords.instead where ChineseWords.holds(body, words) {
            return (head + line, 5)
        }
        if let verb = ChineseWords.longest(ChineseWords.consumed, in: body), verb.count < body.count {
            body = body.dropFirst(verb.count)
        }
        if let range = body.range(of: "到"), range.lowerBound > body.startIndex {
            body = body[..<range.lowerBound]
        }
        guard body.count <= 8, !ChineseWords.holds(body, ChineseWords.refused) else { return nil }
        return (head + "对" + body + "说不", 4)
    }

    private func isTurned(_ text: String) -> Bool { turned(text) != nil }

    /// The time of day in a text: "两点", "12点半".
    private func clock(in text: String) -> String? {
        guard let range = text.range(of: "点") else { return nil }
        let digits = text[..<range.lowerBound].reversed().prefix { $0.isNumber || "两".contains($0) }
            .reversed()
        guard !digits.isEmpty else { return nil }
        return String(digits) + "点" + (text[range.upperBound...].hasPrefix("半") ? "半" : "")
    }

    /// "成为更好的爸爸", "更自律", "对孩子更有耐心".
    private func being(_ text: String) -> String? {
        if let verb = ChineseWords.longest(["成为", "做一个", "做个", "当一个", "当个", "变成", "做"], in: text[...]),
            ChineseWords.roles.contains(where: text.hasSuffix)
        {
            var rest = text.dropFirst(verb.count)
            if let one = ["一个", "一名", "个"].first(where: rest.hasPrefix) { rest = rest.dropFirst(one.count) }
            return "做一个" + rest
        }
        guard text.count <= 12,
            let being = ChineseWords.longest(
                ChineseWords.beings,
                in: text[
                    (ChineseWords.beings.compactMap { text.range(of: $0)?.lowerBound }.min() ?? text.endIndex)...
                ])
        else { return nil }
        if text.hasPrefix("对") { return text }
        let before = text[..<(text.range(of: being)?.lowerBound ?? text.startIndex)]
        guard ["", "更", "变", "变得", "更加", "变得更", "变得更加", "保持", "变更"].contains(before) else { return nil }
        return being.hasPrefix("有") ? "更" + being : "变得更" + being
    }

    /// What no one does on a day, as a small step each day: "减肥20斤" is "为减肥20斤每天迈一小步".
    private func outcome(_ text: String) -> String? {
        let rest = amount(text[...]).rest
        guard let outcome = ChineseWords.longest(ChineseWords.outcomes, in: rest),
            outcome.count >= (ChineseWords.longest(ChineseWords.deeds, in: rest)?.count ?? 0)
        else { return nil }
        return ["每天", "每周", "每个月", "每月"].contains { text.range(of: $0) != nil }
            ? text : "为" + text + "每天迈一小步"
    }

    /// "手机放在客厅" is "把手机放在客厅".
    private func placed(_ text: String) -> String? {
        guard text.range(of: "把") == nil, text.range(of: "不") == nil else { return nil }
        let (time, rest) = amount(text[...])
        guard ChineseWords.longest(ChineseWords.deeds + ChineseWords.prepositions, in: rest) == nil,
            let place = ChineseWords.placed.compactMap({ rest.range(of: $0) })
                .min(by: { $0.lowerBound < $1.lowerBound }), place.lowerBound > rest.startIndex,
            rest[..<place.lowerBound].count <= 6, place.upperBound < rest.endIndex
        else { return nil }
        // "桌上放个水杯" tells where, "手机放在客厅" what.
        let isPlace = ["上", "里", "旁边", "床头", "门口", "旁"].contains(where: rest[..<place.lowerBound].hasSuffix)
        return time + (isPlace ? "在" : "把") + rest
    }

    /// Times and amounts at the beginning of a text, and the rest.
    private func amount(_ text: Substring) -> (time: Substring, rest: Substring) {
        var rest = text
        while let first = rest.first {
            if let word = ChineseWords.longest(ChineseWords.adverbs, in: rest) {
                rest = rest.dropFirst(word.count)
            } else if first.isNumber || first == " " || ChineseWords.units.contains(String(first)) {
                rest = rest.dropFirst()
            } else {
                break
            }
        }
        return (text[..<rest.startIndex], rest)
    }

    /// Whether a text names a deed, after times, amounts, and where or with whom.
    private func isDeed(_ text: Substring) -> Bool {
        var rest = text
        var named = 0
        while let first = rest.first {
            if ChineseWords.longest(ChineseWords.nouns, in: rest) != nil { return false }
            let adverb = ChineseWords.longest(ChineseWords.adverbs, in: rest)
            let deed = ChineseWords.longest(ChineseWords.deeds, in: rest)
            if let deed, deed.count >= adverb?.count ?? 0 { return true }
            let preposition = ChineseWords.longest(ChineseWords.prepositions, in: rest)
            if let word = [adverb, preposition].compactMap({ $0 }).max(by: { $0.count < $1.count }) {
                if word == preposition { named = 8 }
                rest = rest.dropFirst(word.count)
            } else if first.isNumber || first == " " || ChineseWords.units.contains(String(first)) {
                rest = rest.dropFirst()
            } else if named > 0 {
                named -= 1
                rest = rest.dropFirst()
            } else {
                return false
            }
        }
        return false
    }
}
