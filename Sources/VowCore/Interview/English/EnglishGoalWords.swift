/// The words that `EnglishGoals` goes by.
enum EnglishGoalWords {
    static let fillers: Set<String> = [
        "honestly", "well", "so", "um", "uh", "maybe", "perhaps", "probably", "possibly", "just",
        "really", "also", "and",
        "but", "like",
        "basically", "okay", "ok", "please", "finally", "actually", "definitely", "mostly", "then",
        "or",
        "hopefully",
        "simply", "mainly", "yes", "yeah", "hmm", "oh", "first", "second", "third", "firstly",
        "secondly",
        "again",
    ]

    static let leads =
        [
            "i guess", "i think", "i suppose", "i believe", "i mean", "you know", "to be honest",
            "if im honest",
            "at least", "i know", "id say", "a bit", "one thing is", "i feel like", "i feel",
            "i/we * want/wanna/need/hope/wish/plan/intend/aim/ought/have/try/like/love/gotta/prefer to",
            "i/we * wanna/gotta/should/must/could/can/will/shall/would", "ill",
            "im going/planning/trying/hoping/aiming to",
            "i am going/planning/trying/hoping/aiming to", "im gonna", "gonna", "going to",
            "want/wanna/need/hope/like/wish to",
            "id * like/love/prefer to", "i * would like/love/prefer to", "would like/love to", "have to",
            "i was thinking about/of", "ive been thinking about/of", "i have been thinking about/of",
            "i am thinking about/of",
            "im thinking about/of", "thinking about/of", "considering", "i have been trying to",
            "ive been wanting/thinking/planning to", "i have been wanting to",
            "i no longer want to", "no longer",
            "ive been trying to", "ive been meaning to", "i wish i could", "wanna", "gotta", "should",
            "shouldnt", "must",
            "i/we * want/need/would/wish/prefer", "id like/love", "i want", "want", "need", "i need",
            "wish",
            "goal is",
            "my * goal/dream/wish/plan/resolution/aim/change/target/intention * is to",
            "my * goal/dream/wish/plan/resolution/aim/change/target/intention * is/are",
            "my * goal/dream/wish/plan/resolution/aim/change/target/intention * would be to",
            "the * thing/change/goal/difference * is to", "the * thing/change/goal/difference * is",
            "thing/change/goal/difference would be to", "it would be * to", "itd be * to",
            "it * be nice/good/great to", "would be to", "it would be to", "it is to", "its to",
            "to be able to", "be able to", "able to", "to", "try to", "trying to", "try and",
            "trying and",
            "start to",
            "starting to", "begin to", "manage to", "make sure that i", "make sure i", "make sure to",
            "remember to",
            "get to", "let me", "i", "we",
        ].map { WordPattern("^ " + $0) }

    /// Beginnings inside a clause after which what is wanted follows.
    static let innerLeads =
        [
            "i * want/need/would like/plan to", "id like to", "i should", "i want to", "i need to",
            "i wanna",
            "i would like to", "i would love to", "id love to", "i plan to", "i have to", "im going to",
            "is to",
            "would be to", "i will", "i must", "i guess * to", "wants/tells/told/asked/asks/begs me to",
        ].map { WordPattern($0) }

    static let reasons: Set<String> = [
        "because", "since", "cause", "cuz", "coz", "which", "although", "though", "unless", "whereas",
        "who",
        "as",
    ]

    static let people: Set<String> = PersonWords.english

    static let ends: Set<String> = ["stop", "quit", "avoid", "not", "dont", "never", "without", "no"]

    static let outcomes: Set<String> = [
        "lose", "find", "become", "feel", "win", "earn", "gain", "get", "overcome", "achieve", "reach",
        "succeed",
        "forget", "improve", "recover", "look", "marry", "sell", "change", "weigh",
    ]

    static let cares: Set<String> = [
        "health", "body", "skin", "teeth", "back", "finances", "home", "family", "money", "marriage",
        "mind",
        "house",
        "weight", "sleep", "posture", "hair", "garden", "plants", "dog", "cat", "fitness", "diet",
        "knees",
        "heart",
    ]

    static let afterDeed: Set<String> = [
        "my", "the", "a", "an", "out", "on", "up", "with", "for", "to", "at", "from", "less", "more",
        "harder", "every",
        "in", "about", "myself", "him", "her", "them", "it", "off", "one", "two", "three", "down",
    ]

    static let dangling: Set<String> = [
        "and", "or", "but", "so", "to", "the", "a", "an", "of", "for", "with", "my", "that", "then",
        "just",
        "really",
        "please", "again", "ever", "anymore", "finally", "all", "thing", "maybe", "though",
        "like",
        "actually", "honestly", "lol",
    ]

    static let aids: Set<String> = [
        "plan", "list", "class", "buddy", "app", "group", "shoes", "partner", "bag", "schedule", "club",
        "program", "budget",
    ]

    static let notVerbs: Set<String> = [
        "a", "an", "the", "my", "more", "better", "some", "enough", "at", "in", "on", "only", "one",
        "two",
        "three", "all",
        "not", "with", "for", "every", "half", "like", "most", "both", "up", "about", "of",
    ]

    /// After these, what follows is a verb.
    static let beforeVerb: Set<String> = [
        "to", "should", "must", "will", "wanna", "gonna", "gotta", "could", "can", "ill", "shall",
        "would",
    ]

    /// A wish with one of these is a wish for an end.
    static let negations: Set<String> = [
        "dont", "not", "never", "wont", "shouldnt", "wouldnt", "hate",
    ]

    /// What a person may want to be.
    static let qualities: Set<String> = [
        "happy", "happier", "healthy", "healthier", "fit", "fitter", "calm", "calmer", "organized",
        "organised", "patient",
        "kind", "kinder", "strong", "stronger", "confident", "brave", "braver", "sober", "present",
        "focused",
        "productive",
        "disciplined", "positive", "consistent", "punctual", "honest", "outgoing", "social", "active",
        "mindful", "grateful",
        "tidy", "tidier", "gentle", "gentler", "open", "assertive", "creative", "independent",
        "relaxed",
        "rested", "balanced",
        "motivated", "energetic", "thankful", "reliable", "generous", "curious", "stressed", "angry",
        "anxious", "late", "lazy",
        "busy", "tired", "distracted", "impatient", "sociable", "friendly", "responsible", "flexible",
        "efficient", "cheerful",
    ]

    /// Words that a mere thing has none of: where they are, a sentence is told.
    static let noThings: Set<String> = [
        "i", "is", "are", "am", "was", "were", "be", "been", "have", "has", "had", "do", "does", "did",
        "not",
        "dont", "cant",
        "he", "she", "they", "it", "its", "you", "we", "that", "what", "why", "how", "if", "because",
        "too",
        "will", "would",
        "should", "could", "there", "theres", "im", "ive", "id", "ill", "isnt", "doesnt", "wont",
        "wasnt",
        "makes", "gets", "goes",
        "keeps", "says", "means", "very", "just", "really", "us", "them", "him", "who", "which",
        "going",
        "hi", "hello", "back",
        "thanks", "thank", "please", "lol", "me", "sent", "told", "gave", "made", "here", "yes", "sorry",
        "something", "everything", "anything",
        "nothing",
        "stuff", "things",
        "wants", "tells", "thinks", "feels", "looks", "seems",
    ]
}
