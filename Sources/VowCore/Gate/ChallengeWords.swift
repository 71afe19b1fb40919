public import VowRecitation

/// The words a person may be asked to say within a recitation.
///
/// They are common, of two or three syllables, and sound unlike each other, so that recognisers hear them and
/// a recording made on another day holds the right one only by chance. Each English word was heard in at least six
/// of eight recitations, by four Flite voices after two different lines (`vow judge --batch`, Moonshine tiny); words
/// that did worse, such as "hotel" and "camera" with three of eight, are not asked for.
public enum ChallengeWords {
    /// The words of a language, in a fixed order that the draw indexes.
    public static func all(_ language: Language) -> [String] {
        switch language {
        case .english: english
        case .spanish: spanish
        case .chinese: chinese
        }
    }

    /// Picks a word by unpredictable bits, passing over words that stand in the person's lines or begin one of theirs,
    /// such as "doctors".
    public static func draw(_ draw: UInt64, language: Language, avoiding texts: [String]) -> String {
        let words = all(language)
        let said = texts.flatMap { $0.lowercased().split { !$0.isLetter } }
        let free = words.filter { word in
            // Chinese is written without spaces between words.
            !said.contains { language == .chinese ? $0.contains(word) : $0.hasPrefix(word) }
        }
        let candidates = free.isEmpty ? words : free
        return candidates[Int(draw % UInt64(candidates.count))]
    }

    /// Picks several words, none twice, and writes them as a person reads them.
    public static func draw(_ draw: UInt64, count: Int, language: Language, avoiding texts: [String])
        -> String
    {
        var bits = RandomBits(seed: draw)
        var words = [self.draw(draw, language: language, avoiding: texts)]
        while words.count < count {
            words.append(self.draw(bits.next(), language: language, avoiding: texts + words))
        }
        return words.joined(separator: " ")
    }

    private static let english = [
        "sunrise", "water", "window", "telephone", "kitchen", "sister", "orange", "pencil", "yellow",
        "market",
        "dolphin", "chocolate", "violin", "island", "sandwich", "butter", "monkey", "finger", "silver",
        "winter",
        "dinner", "coffee", "football", "elephant", "bicycle", "computer", "hospital", "mushroom", "music",
        "doctor",
        "forest", "engine", "pocket", "banana", "station", "sugar", "village", "piano", "diamond",
        "blanket",
    ]

    private static let spanish = [
        "amanecer", "ventana", "montaña", "cocina", "naranja", "lápiz", "amarillo", "mercado", "botella",
        "camisa", "isla", "verano", "tigre", "plata", "invierno", "cámara", "elefante", "bicicleta", "patata",
        "hospital", "biblioteca", "música", "doctora", "bosque", "bolsillo", "plátano", "estación", "pueblo",
        "paraguas", "diamante", "manta", "zapato", "escuela", "caballo", "jardín", "espejo", "guitarra",
        "lechuga", "martillo", "pelota",
    ]

    private static let chinese = [
        "日出", "花园", "窗户", "高山", "厨房", "河流", "橙子", "铅笔", "黄色", "市场", "按钮", "酒店", "蜡烛", "海岛",
        "夏天", "黄油", "老虎", "瓶子", "银色", "冬天", "晚饭", "相机", "大象", "土豆", "医院", "音乐", "森林", "口袋",
        "香蕉", "车站", "假期", "村庄", "雨伞", "钻石", "毯子", "图书馆",
    ]
}
