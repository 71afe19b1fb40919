/// Lines in Chinese about who the person is, from what they said matters, hinders and helps.
struct ChineseAffirmations: AffirmationGrammar {
    let anchor = "我对自己说到做到"
    let spare = "再难，我也一步步往前走"

    static var values: [([String], String)] { ChineseWords.values }

    func value(_ answers: [String]) -> [String] {
        var found: [String] = []
        for answer in answers.map(ChineseText.simplified) {
            let places = Self.values.compactMap { words, line in
                words.compactMap { answer.range(of: $0)?.lowerBound }.min().map { ($0, line) }
            }
            for (_, line) in places.sorted(by: { $0.0 < $1.0 }) where !found.contains(line) {
                found.append(line)
            }
        }
        return found
    }

    func barrier(_ answer: String) -> String? {
        guard let part = Self.parts(answer).first else { return nil }
        var thing = part[...]
        while let word = ChineseWords.longest(ChineseWords.barrierOpenings, in: thing),
            word.count < thing.count
        {
            thing = thing.dropFirst(word.count)
        }
        if ["忘", "老忘", "会忘", "总忘", "记不住"].contains(where: thing.hasPrefix) {
            return "忘了的时候，我重新开始"
        }
        guard ChineseWords.longest(ChineseWords.hindered, in: thing) == nil,
            !ChineseWords.nothing.contains(String(thing))
        else { return nil }
        // "短视频一刷就停不下来": the thing stands before.
        if let range = thing.range(of: "一"), thing[range.upperBound...].range(of: "就") != nil {
            thing = thing[..<range.lowerBound]
        }
        while ["了", "吧", "啊", "呢", "的时候", "的"].contains(where: thing.hasSuffix), thing.count > 1 {
            thing = thing.hasSuffix("的时候") ? thing.dropLast(3) : thing.dropLast()
        }
        guard (1...10).contains(thing.count), thing.contains(where: \.isLetter) else { return nil }
        if ["懒", "太懒"].contains(thing) { thing = "犯懒" }
        if thing == "犯懒" || ChineseWords.holds(thing, ChineseWords.states) { return "就算" + thing + "，我也迈一小步" }
        guard thing.count <= 8 else { return nil }
        return thing + "拦住我时，我重新开始"
    }

    func support(_ answer: String) -> String? {
        guard let person = person(in: answer) else { return nil }
        return "我接受" + person + "的帮助"
    }

    /// The first person an answer names, with a name that follows: "研友小林", "姐姐", "我哥".
    private func person(in answer: String) -> String? {
        for part in Self.parts(answer) where !ChineseWords.holds(part, ["没", "不", "他的", "她的"]) {
            var rest = part[...]
            while !rest.isEmpty {
                if let person = ChineseWords.longest(ChineseWords.persons, in: rest) {
                    let after = rest.dropFirst(person.count)
                    let isNamed =
                        ChineseWords.longest(ChineseWords.names, in: after) != nil && after.count >= 2
                    return person + (isNamed ? String(after.prefix(2)) : "")
                }
                rest = rest.dropFirst()
            }
        }
        return nil
    }

    func dear(_ answers: [String]) -> String? {
        for answer in answers {
            for part in Self.parts(answer) {
                let found = ChineseWords.dear.compactMap { word in
                    part.range(of: word).map { ($0.lowerBound, word) }
                }.filter { $0.0 == part.startIndex || part[part.index(before: $0.0)] != "一" }
                if let (_, word) = found.min(by: { $0.0 < $1.0 }) { return "我这样做，是为了" + word }
            }
        }
        return nil
    }

    func confidence(importance: Int?, confidence: Int?) -> String? {
        if let confidence, confidence <= 4 { return "我一小步一小步地成长" }
        if let confidence, confidence >= 8 { return "我相信自己能坚持到底" }
        if let importance, importance >= 8 { return "我选择对我重要的事" }
        return nil
    }

    /// What stands between commas, full stops and spaces.
    private static func parts(_ answer: String) -> [String] {
        ChineseText.simplified(answer).split {
            "，,、。.；;！!？?".contains($0) || $0.isWhitespace
        }.map(String.init)
    }
}
