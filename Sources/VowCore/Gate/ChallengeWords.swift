public import VowRecitation

/// The words a person may be asked to say within a recitation.
///
/// They are common, of two or three syllables, and sound unlike each other, so that recognisers hear them and
/// a recording made on another day holds the right one only by chance. Each English word was heard in at least six
/// of eight recitations, by four Flite voices after two different lines (`vow judge --batch`, Moonshine tiny); words
/// that did worse, such as "hotel" and "camera" with three of eight, are not asked for.
public enum ChallengeWords {
    /// The words of a language, in a fixed order that the draw indexes.
    public static func all(_ language: Language) -> [String] { list(language).words }

    /// Picks a word by unpredictable bits, passing over words that stand in the person's lines.
    public static func draw(_ draw: UInt64, language: Language, avoiding texts: [String]) -> String {
        let list = list(language)
        var isFree = Array(repeating: true, count: list.words.count)
        for text in texts { list.strike(text, from: &isFree) }
        if !isFree.contains(true) { return list.words[Int(draw % UInt64(list.words.count))] }
        var passed = Int(draw % UInt64(isFree.count { $0 }))
        for index in isFree.indices where isFree[index] {
            if passed == 0 { return list.words[index] }
            passed -= 1
        }
        preconditionFailure("a draw lies within the words that are free")
    }

    /// Words that are found in a text by their first byte, since only few words begin with each.
    private struct List {
        let words: [String]
        private let bytes: [[UInt8]]
        /// The words in the order of their first bytes, and for each byte where those that begin with it stand.
        private let byFirst: [Int]
        /// Their second bytes, which tell most of them apart from a text; every word has two.
        private let seconds: [UInt8]
        private let places: [Int]

        init(_ words: [String]) {
            self.words = words
            let bytes = words.map { Array($0.utf8) }
            var byFirst: [Int] = []
            var places: [Int] = []
            for byte in 0...UInt8.max {
                places.append(byFirst.count)
                byFirst += bytes.indices.filter { bytes[$0][0] == byte }
            }
            self.bytes = bytes
            self.byFirst = byFirst
            seconds = byFirst.map { bytes[$0][1] }
            self.places = places + [byFirst.count]
        }

        /// Marks the words that a text holds, also within other words.
        func strike(_ text: String, from isFree: inout [Bool]) {
            var text = text.lowercased()
            text.withUTF8 { text in
                for start in text.indices {
                    let first = Int(text[start])
                    let next = start + 1 < text.count ? text[start + 1] : 0
                    for place in places[first]..<places[first + 1] where seconds[place] == next {
                        let index = byFirst[place]
                        if isFree[index] { isFree[index] = !text[start...].starts(with: bytes[index]) }
                    }
                }
            }
        }
    }

    private static func list(_ language: Language) -> List {
        switch language {
        case .english: english
        case .spanish: spanish
        case .chinese: chinese
        }
    }

    private static let english = List([
        "sunrise", "water", "window", "telephone", "kitchen", "sister", "orange", "pencil", "yellow",
        "market",
        "dolphin", "chocolate", "violin", "island", "sandwich", "butter", "monkey", "finger", "silver",
        "winter",
        "dinner", "coffee", "football", "elephant", "bicycle", "computer", "hospital", "mushroom", "music",
        "doctor",
        "forest", "engine", "pocket", "banana", "station", "sugar", "village", "piano", "diamond",
        "blanket",
    ])

    private static let spanish = List([
        "amanecer", "ventana", "montaña", "cocina", "naranja", "lápiz", "amarillo", "mercado", "botella",
        "camisa", "isla", "verano", "tigre", "plata", "invierno", "cámara", "elefante", "bicicleta", "patata",
        "hospital", "biblioteca", "música", "doctora", "bosque", "bolsillo", "plátano", "estación", "pueblo",
        "paraguas", "diamante", "manta", "zapato", "escuela", "caballo", "jardín", "espejo", "guitarra",
        "lechuga", "martillo", "pelota",
    ])

    private static let chinese = List([
        "日出", "花园", "窗户", "高山", "厨房", "河流", "橙子", "铅笔", "黄色", "市场", "按钮", "酒店", "蜡烛", "海岛",
        "夏天", "黄油", "老虎", "瓶子", "银色", "冬天", "晚饭", "相机", "大象", "土豆", "医院", "音乐", "森林", "口袋",
        "香蕉", "车站", "假期", "村庄", "雨伞", "钻石", "毯子", "图书馆",
    ])
}
