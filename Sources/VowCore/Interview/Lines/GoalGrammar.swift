import VowRecitation

/// A line about what the person does, and how well it serves.
struct GoalLine: Hashable, Sendable {
    /// The sentence, without its full stop.
    let text: String
    /// The higher, the nearer to a deed that can be done on a day.
    let rank: Int
    /// Whether the clause was about somebody else's behaviour.
    let aboutOther: Bool

    init(_ text: String, rank: Int, aboutOther: Bool = false) {
        self.text = text
        self.rank = rank
        self.aboutOther = aboutOther
    }
}

/// How a language turns an answer into lines about what the person does.
protocol GoalGrammar: Sendable {
    /// The language of the lines.
    var language: Language { get }
    /// The clauses of an answer.
    func clauses(_ text: String) -> [[AnswerWord]]
    /// The line for a clause; nil where it holds no deed.
    /// - Parameter asPlan: the clause tells what would help, so that a thing ("a new bag") is no goal.
    func goal(_ clause: [AnswerWord], asPlan: Bool) -> GoalLine?
}

/// What makes a line specific: a number, a day, a date, a time, how often.
enum Specifics {
    private static let words: Set<String> = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mondays",
        "tuesdays",
        "wednesdays",
        "thursdays", "fridays", "saturdays", "sundays", "weekend", "weekends", "weekday", "weekdays",
        "daily",
        "weekly",
        "every", "each", "january", "february", "march", "april", "june", "july", "august", "september",
        "october", "november",
        "december", "jan", "feb", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec",
        "tonight",
        "morning",
        "mornings", "evening", "evenings", "night", "nights", "noon", "midnight", "bedtime", "twice",
        "once",
        "half", "one",
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "fifteen",
        "twenty",
        "thirty", "forty", "sixty", "before", "after", "when", "lunch", "breakfast", "dinner", "month",
        "week", "day",
        "lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "sabados", "domingo", "domingos",
        "cada", "diario",
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
        "octubre",
        "noviembre",
        "diciembre", "manana", "mananas", "noche", "noches", "tarde", "mediodia", "uno", "dos", "tres",
        "cuatro", "cinco",
        "seis", "siete", "ocho", "nueve", "diez", "once", "doce", "quince", "veinte", "treinta",
        "media",
        "semana", "mes",
        "dia", "dias", "antes", "despues", "cuando", "veces",
    ]

    private static let days: Set<String> = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "lunes", "martes",
        "miercoles", "jueves",
        "viernes", "sabado", "sabados", "domingo", "domingos",
    ]

    /// Whether a word names a weekday.
    static func isDay(_ key: String) -> Bool {
        days.contains(key) || (key.hasSuffix("s") && days.contains(String(key.dropLast())))
    }

    /// Whether a line says how much, how often or when.
    static func isSpecific(_ line: String, _ language: Language) -> Bool {
        guard language == .chinese else { return AnswerText.words(line).contains(where: isSpecific) }
        return ChineseWords.holds(line, ChineseWords.specific)
            || line.contains { $0.isNumber && $0 != "一" }
    }

    static func isSpecific(_ word: AnswerWord) -> Bool {
        word.key.contains(where: \.isNumber) || words.contains(word.key)
    }
}

/// Words for people.
enum PersonWords {
    static let english: Set<String> = [
        "husband", "wife", "partner", "boyfriend", "girlfriend", "boss", "manager", "coworker",
        "coworkers",
        "colleague",
        "colleagues", "son", "daughter", "kid", "kids", "child", "children", "mother", "mom", "mum",
        "father",
        "dad",
        "parents", "brother", "sister", "friend", "friends", "roommate", "roommates", "neighbor",
        "neighbors",
        "neighbour",
        "neighbours", "family", "team", "teacher", "grandma", "grandmother", "grandpa", "grandfather",
        "aunt",
        "uncle",
        "cousin", "ex", "therapist", "coach", "doctor", "dentist", "cofounder", "trainer", "sponsor",
        "mentor",
        "students", "clients", "landlord", "grandson", "granddaughter", "grandkids", "niece", "nephew",
        "buddy", "mate",
        "flatmate", "employees", "staff", "stepson", "stepdaughter", "fiance", "fiancee", "baby",
        "toddler",
        "teenager",
        "teen", "counselor", "nurse", "instructor", "professor", "supervisor", "advisor", "pastor",
        "librarian",
    ]
    static let spanish: Set<String> = [
        "marido", "mujer", "esposa", "esposo", "pareja", "novio", "novia", "jefe", "jefa", "companero",
        "companera",
        "companeros", "companeras", "hijo", "hija", "hijos", "hijas", "ninos", "ninas", "nino", "nina",
        "madre", "mama",
        "padre", "papa", "padres", "hermano", "hermana", "hermanos", "hermanas", "amigo", "amiga",
        "amigos",
        "amigas",
        "vecino", "vecina", "vecinos", "familia", "equipo", "profesor", "profesora", "abuela", "abuelo",
        "abuelos", "tio",
        "tia", "primo", "prima", "ex", "terapeuta", "medico", "doctora", "directora", "director",
        "socia",
        "socio",
        "suegra", "suegro", "cunado", "cunada", "nieto", "nieta", "nietos", "sobrino", "sobrina",
        "entrenador",
        "entrenadora", "colega", "colegas", "bebe", "psicologa", "psicologo", "tutor", "tutora",
    ]
}

/// Cuts an answer into clauses, each of which may hold a deed.
enum ClauseCutter {
    /// - Parameters:
    ///   - joins: words like "and" that part two clauses where a new one begins after them.
    ///   - breaks: words like "but" that always do.
    ///   - glue: words that continue the clause before a comma ("…, only on weekends").
    ///   - triggers: words that begin a clause which belongs to the one after the comma ("after coffee, …").
    ///   - begins: whether a clause begins with these words.
    static func clauses(
        _ text: String, joins: Set<String>, breaks: Set<String>, glue: Set<String>,
        triggers: Set<String>,
        begins: ([AnswerWord]) -> Bool
    ) -> [[AnswerWord]] {
        var clauses: [[AnswerWord]] = []
        for sentence in AnswerText.parts(text) {
            var waiting: [AnswerWord] = []
            for (index, part) in sentence.enumerated() {
                let words = AnswerText.words(part)
                guard let first = words.first?.key else { continue }
                if index > 0, waiting.isEmpty, continues(words, glue),
                    let last = clauses.last,
                    !["less", "more", "no", "fewer", "menos", "mas"].contains(last[0].key)
                        || !startsWithNumber(words), !begins(words), last.count + words.count <= 24
                {
                    var before = last
                    before[before.count - 1].text += ","
                    clauses[clauses.count - 1] = before + words.drop { openings.contains($0.key) }
                    continue
                }
                if waiting.isEmpty, triggers.contains(first), index + 1 < sentence.count, words.count <= 8 {
                    waiting = words
                    continue
                }
                let pieces = cut(words, joins: joins, breaks: breaks, begins: begins)
                for (place, piece) in pieces.enumerated() {
                    clauses.append(place == 0 && !waiting.isEmpty ? joined(waiting, piece) : piece)
                }
                waiting = []
            }
            if !waiting.isEmpty { clauses.append(waiting) }
        }
        return clauses
    }

    private static func startsWithNumber(_ words: [AnswerWord]) -> Bool {
        words[0].key.first?.isNumber ?? false
    }

    private static let openings: Set<String> = [
        "maybe", "perhaps", "quizas", "quiza", "like", "about", "say", "como",
    ]

    /// Whether words go on with the clause before the comma: "only on weekends", "20 pages a night", "Fridays at 7".
    private static func continues(_ words: [AnswerWord], _ glue: Set<String>) -> Bool {
        guard let first = words.first(where: { !openings.contains($0.key) })?.key else { return false }
        let isNumber = first.first?.isNumber ?? false
        return isNumber || months.contains(first) || glue.contains(first) || amounts.contains(first)
            || Specifics.isDay(first)
    }

    private static let months: Set<String> = [
        "january", "february", "march", "april", "june", "july", "august", "september", "october", "november",
        "december", "jan",
        "feb", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec",
    ]

    private static let amounts: Set<String> = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "half", "max",
        "maximum", "maximo", "minimo",
        "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "media", "unos",
        "unas",
    ]

    /// "When I get home" and "I run" make one clause; "after coffee" and "meditate" make "meditate after coffee".
    private static func joined(_ trigger: [AnswerWord], _ piece: [AnswerWord]) -> [AnswerWord] {
        let speaks =
            trigger.contains { ["i", "yo"].contains($0.key) }
            || ["cuando", "if", "si"].contains(trigger[0].key)
        return speaks
            ? trigger + piece
            : piece
                + trigger.enumerated().map { index, word in
                    index == 0 ? AnswerWord(word.text.lowercased()) : word
                }
    }

    private static func cut(
        _ words: [AnswerWord], joins: Set<String>, breaks: Set<String>, begins: ([AnswerWord]) -> Bool
    ) -> [[AnswerWord]] {
        var pieces: [[AnswerWord]] = [[]]
        for (index, word) in words.enumerated() {
            let rest = Array(words[(index + 1)...])
            let isJoin = joins.contains(word.key) && index > 0 && !rest.isEmpty && begins(rest)
            if isJoin || (breaks.contains(word.key) && !rest.isEmpty) {
                pieces.append([])
            } else {
                pieces[pieces.count - 1].append(word)
            }
        }
        return pieces.filter { !$0.isEmpty }
    }
}
