/// How Chinese lines are said and heard; every character is a word.
struct ChineseRules: LanguageRules {
    let looseWords: Set<String> = ["啊", "呢", "吧", "哦", "嘛", "呀", "就", "那", "然", "后"]
    let corrections: [[String]] = [
        ["不", "对"], ["不", "是"], ["我", "是", "说"], ["应", "该", "是"], ["说", "错", "了"], ["对", "不", "起"],
    ]
    let reportingWords = ["说", "想", "信", "得", "是", "为", "要"]
    let dayParts = ["早": "早", "晚": "晚"]
    let opposingPrefixes: [String] = []
    let clauseOpeners = ["我", "你", "他", "她", "它", "每", "今", "明", "这", "那"]

    static let functionWords: Set<String> = [
        "的", "了", "着", "过", "吗", "呢", "吧", "啊", "呀", "嘛", "地", "得", "我", "你", "他", "她", "它", "们", "是", "在",
        "和", "与", "就", "都", "也", "很", "个", "把", "被", "给", "对", "这", "那", "会", "要", "能",
    ]
    static let fillers: Set<String> = ["嗯", "呃", "唔", "额", "哎", "哦"]
    static let negations: Set<String> = ["不", "没", "别", "无", "非", "未", "莫", "勿", "甭"]
    static let numbers: Set<String> = [
        "零", "二", "三", "四", "五", "六", "七", "八", "九", "十", "百", "千", "万", "亿", "两", "半",
    ]
    static let exclusives: Set<String> = ["前", "后", "早", "晚", "昨", "今", "明", "日", "周", "月", "年"]
    static let variants = ["两": "二", "〇": "零", "幺": "一", "号": "日", "她": "他", "它": "他", "您": "你", "俩": "二"]

    var opposites: Opposites { Self.opposites }

    private static let opposites = Opposites(
        sets: ChineseOpposites.sets.split(separator: "\n").map(String.init),
        turning: ChineseOpposites.turning, rules: ChineseRules())

    func segments(of text: LexedText) -> [Segment] { ChineseReader(lexemes: text.lexemes).segments() }

    func heard(_ text: LexedText) -> [HeardWord] { ChineseReader(lexemes: text.lexemes).heard() }

    func traits(of word: String) -> WordTraits {
        let phones = ChinesePhonetics.phones(of: word)
        let role: WordTraits.Role =
            Self.fillers.contains(word) ? .filler : Self.functionWords.contains(word) ? .function : .content
        let canonical = Self.variants[word] ?? word
        let full = Phones.weight(of: phones)
        return WordTraits(
            canonical: canonical, lemma: canonical, synonym: "", phones: phones, role: role,
            isNegation: Self.negations.contains(word), isNumber: Self.numbers.contains(word),
            isExclusive: Self.exclusives.contains(word), weight: role == .function ? full * 6 / 10 : full)
    }
}

/// Chinese numbers in characters, both ways.
enum ChineseNumbers {
    static let digits: [String] = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]

    /// The plain reading, one character per entry.
    static func cardinal(_ value: Int) -> [String] {
        if value < 10 { return [digits[value]] }
        if value < 20 { return ["十"] + (value == 10 ? [] : [digits[value - 10]]) }
        for (unit, name, next) in [
            (100_000_000, "亿", 10_000_000), (10_000, "万", 1000), (1000, "千", 100), (100, "百", 10),
        ]
        where value >= unit {
            let rest = value % unit
            let zero = rest > 0 && rest < next ? ["零"] : []
            let tail =
                rest == 0 ? [] : zero + (rest < 20 && rest >= 10 ? ["一"] + cardinal(rest) : cardinal(rest))
            return cardinal(value / unit) + [name] + tail
        }
        return [digits[value / 10], "十"] + (value % 10 == 0 ? [] : [digits[value % 10]])
    }

    static func spelled(_ digits: String) -> [String] {
        digits.compactMap(\.wholeNumberValue).map { Self.digits[$0] }
    }

    /// The value of a run of number characters that begins at a place; nil where none does.
    static func parse(_ words: [String], at start: Int) -> (value: Int, length: Int)? {
        var total = 0
        var section = 0
        var digit: Int?
        var place = start
        while place < words.count {
            let word = words[place] == "两" ? "二" : words[place] == "〇" ? "零" : words[place]
            if let value = digits.firstIndex(of: word) {
                if digit != nil && digit != 0 { return nil }
                digit = value
            } else if let unit = ["十": 10, "百": 100, "千": 1000][word] {
                section += (digit ?? 1) * unit
                digit = nil
            } else if word == "万" || word == "亿", section > 0 || digit != nil {
                total = (total + section + (digit ?? 0)) * (word == "万" ? 10_000 : 100_000_000)
                section = 0
                digit = nil
            } else {
                break
            }
            place += 1
        }
        return place == start ? nil : (total + section + (digit ?? 0), place - start)
    }
}

/// Reads Chinese text: numbers, times, dates and percentages in all their forms.
struct ChineseReader {
    let lexemes: [Lexeme]

    private func lexeme(_ place: Int) -> Lexeme? { lexemes.indices.contains(place) ? lexemes[place] : nil }

    func heard() -> [HeardWord] {
        var result: [HeardWord] = []
        for (words, place) in stretches(allForms: false).map({ ($0.forms[0], $0.place) }) {
            for (index, word) in words.enumerated() {
                result.append(HeardWord(text: word, afterPause: index == 0 && lexemes[place].afterPause))
            }
        }
        return result
    }

    func segments() -> [Segment] {
        stretches(allForms: true).map { stretch in
            Segment(
                stretch.forms.map { form in
                    form.enumerated().map { index, word in
                        let place = stretch.place + min(index, stretch.length - 1)
                        return SpokenWord(word, lexemes[place].display)
                    }
                })
        }
    }

    private struct Stretch {
        let forms: [[String]]
        let place: Int
        let length: Int
    }

    private func stretches(allForms: Bool) -> [Stretch] {
        var result: [Stretch] = []
        var place = 0
        let words = lexemes.map { $0.word ?? "" }
        while place < lexemes.count {
            let (forms, length) = read(place, words, allForms)
            if !forms.isEmpty { result.append(Stretch(forms: forms, place: place, length: length)) }
            place += length
        }
        return result
    }

    private func read(_ place: Int, _ words: [String], _ allForms: Bool) -> ([[String]], Int) {
        if case .number(let whole, let fraction) = lexemes[place].kind {
            return readDigits(whole, fraction, place, words, allForms)
        }
        if let sign = lexemes[place].sign {
            switch sign {
            case "%": return ([], 1)
            case "/": return allForms ? ([["每"], ["一"], []], 1) : ([["每"]], 1)
            case "+": return ([["加"]], 1)
            default: return ([], 1)
            }
        }
        if allForms, let number = ChineseNumbers.parse(words, at: place) {
            let original = Array(words[place..<(place + number.length)])
            if let time = time(number.value, place + number.length, words) {
                return (time.forms, number.length + time.length)
            }
            return ([original, ChineseNumbers.cardinal(number.value)], number.length)
        }
        return ([[words[place]]], 1)
    }

    private func readDigits(
        _ whole: String, _ fraction: String, _ place: Int, _ words: [String], _ allForms: Bool
    )
        -> ([[String]], Int)
    {
        let value = whole.count <= 9 ? Int(whole) ?? 0 : 0
        let plain = whole.count <= 9 ? ChineseNumbers.cardinal(value) : ChineseNumbers.spelled(whole)
        if !fraction.isEmpty {
            return percent(plain + ["点"] + ChineseNumbers.spelled(fraction), place, 1)
        }
        if lexeme(place + 1)?.sign == ":", lexemes[place + 1].attached,
            let minute = lexeme(place + 2)?.integer, minute < 60
        {
            let forms = Self.timeForms(value, minute)
            return (allForms ? forms : [forms[0]], 3)
        }
        if allForms, let time = time(value, place + 1, words) { return (time.forms, 1 + time.length) }
        if whole.count == 4, lexeme(place + 1)?.word == "年" {
            return (allForms ? [ChineseNumbers.spelled(whole), plain] : [ChineseNumbers.spelled(whole)], 1)
        }
        let spelled = ChineseNumbers.spelled(whole)
        if lexeme(place + 1)?.sign == "%" { return percent(plain, place, 1) }
        return (allForms && spelled.count > 1 ? [plain, spelled] : [plain], 1)
    }

    private func percent(_ number: [String], _ place: Int, _ length: Int) -> ([[String]], Int) {
        lexeme(place + length)?.sign == "%" ? ([["百", "分", "之"] + number], length + 1) : ([number], length)
    }

    /// A time written with 点: the hour is known, and what follows it is read.
    private func time(_ hour: Int, _ next: Int, _ words: [String]) -> (forms: [[String]], length: Int)? {
        guard hour <= 24, next < words.count, words[next] == "点" || words[next] == "點" else { return nil }
        if next + 1 < words.count, words[next + 1] == "半" { return (Self.timeForms(hour, 30), 2) }
        if next + 2 < words.count, words[next + 2] == "刻", words[next + 1] == "一" || words[next + 1] == "三" {
            return (Self.timeForms(hour, words[next + 1] == "一" ? 15 : 45), 3)
        }
        if let minute = ChineseNumbers.parse(words, at: next + 1), minute.value < 60 {
            let unit = next + 1 + minute.length < words.count && words[next + 1 + minute.length] == "分"
            return (Self.timeForms(hour, minute.value), 1 + minute.length + (unit ? 1 : 0))
        }
        if let minute = lexeme(next + 1)?.integer, minute < 60 {
            let unit = next + 2 < words.count && words[next + 2] == "分"
            return (Self.timeForms(hour, minute), 2 + (unit ? 1 : 0))
        }
        return (Self.timeForms(hour, 0), 1)
    }

    static func timeForms(_ hour: Int, _ minute: Int) -> [[String]] {
        var forms: [[String]] = []
        for value in hour > 12 && hour < 24 ? [hour, hour - 12] : [hour] {
            let start = ChineseNumbers.cardinal(value) + ["点"]
            if minute == 0 {
                forms += [start, start + ["整"], start + ["钟"]]
                continue
            }
            let minutes = (minute < 10 ? ["零"] : []) + ChineseNumbers.cardinal(minute)
            forms += [start + minutes, start + minutes + ["分"]]
            if minute == 30 { forms.append(start + ["半"]) }
            if minute == 15 { forms.append(start + ["一", "刻"]) }
            if minute == 45 { forms.append(start + ["三", "刻"]) }
        }
        return forms
    }
}
