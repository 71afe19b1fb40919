import VowRecitation

/// Sentences as `SafetySigns` compares them: small letters without accents, and each Chinese character as a word of its
/// own, in its simplified form.
enum SafetyWords {
    /// The sentences of a text, each in its words.
    static func sentences(of text: String) -> [[String]] {
        sentences(text).map(words(of:)).filter { !$0.isEmpty }
    }

    private static func sentences(_ text: String) -> [String] {
        PlainSentences.of(text).flatMap { sentence in
            sentence.split { "。！？；".contains($0) }.map(String.init)
        }
    }

    private static func words(of sentence: String) -> [String] {
        var words: [String] = []
        var rest = ""
        for character in sentence {
            guard ChineseText.isChinese(character) else {
                rest.append(character)
                continue
            }
            // A pause keeps the characters at its sides apart.
            if rest.contains(where: { "，、, ".contains($0) }), !words.isEmpty { words.append(",") }
            words += written(rest)
            rest = ""
            words.append(String(simplified[character] ?? character))
        }
        return words + written(rest)
    }

    private static func written(_ text: String) -> [String] {
        PlainWords.of(text).map { spellings[$0] ?? $0 }
    }

    /// Hurried spellings of words that signs are made of: `usual spelling | as people type it`.
    private static let spellings: [String: String] = {
        var usual: [String: String] = [:]
        for line in spellingTable.split(separator: "\n") {
            let cells = line.split(separator: "|")
            precondition(cells.count == 2, "a spelling has two cells")
            for typed in cells[1].split(separator: " ") {
                usual[String(typed)] = cells[0].split(separator: " ").joined()
            }
        }
        return usual
    }()

    private static let spellingTable = """
        suicide | sucide suiside suicid suicde suiceide
        suicidal | sucidal suicidel suicidial suisidal suicdal
        myself | mysef myslef myelf mself meself
        disappear | dissapear disapear dissappear
        relieved | releived relived
        anymore | anymor anymroe anymre nomore
        tomorrow | tomorow tommorow tommorrow tmrw tmr
        forever | forevr 4ever foreva
        wanna | wana wunna
        gonna | gna gunna
        burden | burdon burdun berden
        dying | dieing dyeing
        pills | pils pilss
        alive | alife
        living | livin liveing
        nothing | nothin nuthin nuffin
        nobody | nobdy noboby
        noone | no1
        everyone | every1 evryone everyon
        someone | sum1 some1
        goodbye | goodby gudbye
        friends | freinds
        their | thier
        because | coz cuz cos bcos bcuz becuase
        you | u
        your | ur
        would | wud wld
        could | cud
        que | q k
        porque | xq pq porq xk
        para | pa xa
        quiero | kiero quero
        quitarme | kitarme
        suicidarme | suisidarme suicidarm
        suicidio | suisidio
        matarme | matarm
        morirme | morirm
        aqui | aki aca
        estoy | toy stoy
        nadie | nadien naiden
        necesito | nesesito
        despues | dsps despue
        """

    /// The words of a pattern of the Chinese table: each character by itself, `*` and `a/b` as everywhere.
    static func spaced(_ pattern: String) -> String {
        var spaced = ""
        var previous: Character = "/"
        for character in pattern {
            if character != "/", previous != "/" { spaced.append(" ") }
            spaced.append(character)
            previous = character
        }
        return spaced
    }

    private static let simplified: [Character: Character] = {
        let pairs = PhraseFile.chineseSigns["simplified"].joined().filter { !$0.isWhitespace }.map(\.self)
        var forms: [Character: Character] = [:]
        for place in stride(from: 0, to: pairs.count - 1, by: 2) { forms[pairs[place]] = pairs[place + 1] }
        return forms
    }()
}
