/// English verbs, as the line maker needs them: which words are verbs, and their base form.
enum EnglishVerbs {
    private static let list = """
        accept achieve act add admit adopt answer apologize apply argue arrange arrive ask attend avoid bake be bring become
        begin bike bite blame block blog book borrow break breathe brush build burn buy call care carry catch celebrate
        change charge chase chat check chew choose clean clear climb close coach code collect come comfort commit commute
        compare complain complete connect contact continue control cook count create criticize cry cut cycle dance
        date deal decide declutter delay delegate delete deliver describe design develop dial diet dine dig discuss do
        donate draw dress drink drive drop earn eat edit email embroider encourage end enjoy enroll enter establish exercise
        explain explore express face fall fast feed feel figure fight file fill finish fish fit fix floss fly focus follow forget
        forgive gain garden gather get give go graduate greet grow handle hang hate have help hide hike hold host hug
        hurry improve increase invest invite iron jog join journal judge juggle jump keep kick kiss knit know laugh launch
        lead learn leave lend let lie lift limit listen live lock log look lose love lower maintain make manage marry
        master measure meditate meet mend message mind mop move nap nag need network note notice offer open order organize
        outline overcome overeat overthink own pack paint pause pay perform phone pick plan plant play polish post pour
        practice practise praise pray prepare prepay present prevent print procrastinate produce program promise protect
        publish pull push put question quit raise reach read rearrange record recover reduce refuse rehearse relax release
        remember remind repair repeat replace reply respond report research resist resolve rest return review revise ride
        run save say schedule scroll see seek sell send serve set settle sew share shave ship shop shout show shower sign
        sing sit skate skip sketch ski sleep slow smile smoke snack snooze solve sort speak spend stand start stay stick
        stop store straighten stress stretch study submit succeed support surf swap swear swim take talk teach tell thank
        think throw tidy touch track train translate travel treat trust try turn type understand unplug update use vacuum
        vape visit volunteer wait wake walk warm wash waste watch water wear weed weigh whisper win wipe wish work worry
        worship write yell binge gamble gossip interrupt swipe doomscroll game text brag nibble fidget slouch oversleep
        """

    /// Words that are more often a thing than a deed when they come first and alone.
    private static let things: Set<String> = [
        "stress", "journal", "water", "weed", "work", "mind", "need", "phone", "text", "diet", "fish",
        "garden",
        "love",
        "hate", "care",
        "control", "fight", "date", "network", "report", "store", "support", "question", "program",
        "present",
        "game",
        "post", "iron", "order", "wish", "book", "mop", "bike", "deal",
    ]

    private static let bases: [String] = list.split(whereSeparator: \.isWhitespace).map(String.init)
    private static let known = Set(bases)
    private static let gerunds = Dictionary(bases.map { (gerund($0), $0) }) { first, _ in first }
    private static let pasts: [String: String] = {
        var found = Dictionary(bases.map { (regularPast($0), $0) }) { first, _ in first }
        for pair in irregular.split(whereSeparator: \.isWhitespace) {
            let cells = pair.split(separator: ":")
            found[String(cells[0])] = String(cells[1])
        }
        return found
    }()

    private static let irregular = """
        had:have did:do went:go got:get made:make took:take put:put slept:sleep ate:eat drank:drink wrote:write read:read
        ran:run kept:keep left:leave began:begin gave:give found:find felt:feel knew:know spoke:speak said:say told:tell
        thought:think bought:buy brought:bring built:build came:come cut:cut drove:drive fell:fall forgot:forget held:hold
        learnt:learn lost:lose met:meet paid:pay quit:quit rode:ride rose:rise sang:sing sat:sit sent:send set:set shut:shut
        sold:sell spent:spend stood:stand stuck:stick swam:swim taught:teach threw:throw understood:understand woke:wake
        wore:wear won:win let:let hung:hang grew:grow chose:choose broke:break dealt:deal
        """

    /// Whether a word is known as a verb's base form.
    static func isBase(_ key: String) -> Bool { known.contains(key) }

    /// Whether a word that begins a clause is rather a thing.
    static func isRatherThing(_ key: String) -> Bool { things.contains(key) }

    /// The base form of a gerund ("writing" is "write"); nil for a word that is none.
    static func base(ofGerund key: String) -> String? { gerunds[key] }

    /// The base form of a past form ("went" is "go"); nil for a word that is none.
    static func base(ofPast key: String) -> String? { pasts[key] }

    /// The gerund of a base form.
    static func gerund(_ base: String) -> String {
        if base == "be" || base == "see" || base == "ski" { return base + "ing" }
        if base.hasSuffix("ie") { return base.dropLast(2) + "ying" }
        if base.hasSuffix("ee") || base.hasSuffix("oe") || base.hasSuffix("ye") { return base + "ing" }
        if base.hasSuffix("e") { return base.dropLast() + "ing" }
        return doubled(base) + "ing"
    }

    private static func regularPast(_ base: String) -> String {
        if base.hasSuffix("e") { return base + "d" }
        if base.hasSuffix("y"), let before = base.dropLast().last, !"aeiou".contains(before) {
            return base.dropLast() + "ied"
        }
        return doubled(base) + "ed"
    }

    /// "run" is doubled to "runn", "visit" and "play" are not.
    private static func doubled(_ base: String) -> String {
        let letters = Array(base)
        guard letters.count >= 3,
            letters.count <= 4 || ["begin", "forget", "admit", "commit", "unplug"].contains(base)
        else { return base }
        let tail = letters.suffix(3)
        let vowels = "aeiou"
        guard let first = tail.first, let last = tail.last, !vowels.contains(first) || base == "quit",
            vowels.contains(tail[tail.index(after: tail.startIndex)]), !vowels.contains(last),
            !"wxy".contains(last)
        else { return base }
        return letters.count == 4 && ["open", "edit", "note", "sew", "visit"].contains(base)
            ? base : base + String(last)
    }
}
