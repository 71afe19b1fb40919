/// Phrases after which the interview stops and shows where to find help.
///
/// They are chosen to hear a person who may be thinking of suicide or of hurting themselves, and to let everyday words
/// pass ("this job is killing me", "I don't want to die like my father"). A list is no judgement of a person; it errs
/// towards showing help.
public enum CrisisPhrases {
    /// Whether any of the answers holds such a phrase, in English or Spanish, whatever language was chosen.
    public static func areIn(_ answers: [String]) -> Bool {
        answers.contains { answer in
            let words = PlainWords.of(AnswerText.cleaned(answer))
            return patterns.contains { !$0.spans(in: words).isEmpty && !isHarmless($0, words) }
        }
    }

    private static func isHarmless(_ pattern: WordPattern, _ words: [String]) -> Bool {
        let spans = pattern.spans(in: words)
        let allowed = harmless.flatMap { $0.spans(in: words) }
        return spans.allSatisfy { span in allowed.contains { $0.overlaps(span) } }
    }

    private static let patterns =
        [
            "kill/killing/hang/hanging/drown/drowning/shoot/shooting myself",
            "end/ending/take/taking my own life",
            "end/ending my life", "take/taking my life", "suicide", "suicidal", "unalive~",
            "want/wanna/wants to die", "wanna die", "wish * i/im was/were dead", "wish i were dead",
            "better off dead",
            "better off * without me", "better off if i/im", "rather be dead", "rather die", "hope i die",
            "id be dead",
            "dont want to live", "dont wanna live", "do not want to live", "dont want to be alive",
            "do not want to be alive", "dont want to be here anymore", "dont want to exist",
            "no reason to live",
            "nothing to live for", "no point in living", "no point living", "cant go on living",
            "tired of living",
            "tired of being alive", "hurt/hurting/harm/harming/cut/cutting/starve/starving myself",
            "self harm~", "selfharm~",
            "overdose", "not wake up anymore", "never wake up", "dont want to wake up",
            "disappear forever",
            "jump off * bridge", "jump in front", "end it all", "ending it all", "kms",
            "matarme", "me mato", "me voy a matar", "me quiero matar", "suicid~", "quitarme * vida",
            "quitarme la vida",
            "acabar con mi vida", "terminar con mi vida", "acabar con todo", "quiero morir",
            "quiero morirme",
            "me quiero morir", "querer morir", "quisiera morir", "ganas de morir", "ganas de morirme",
            "ganas de vivir ninguna", "no tengo ganas de vivir", "sin ganas de vivir", "no quiero vivir",
            "no quiero seguir viviendo", "no quiero seguir vivo/viva", "no vale la pena vivir",
            "mejor muerto/muerta",
            "estar muerto/muerta", "ojala * muerto/muerta", "no despertar mas", "no quiero despertar",
            "hacerme dano",
            "me hago dano", "cortarme", "autolesion~", "lastimarme", "mejor sin mi",
            "desaparecer para siempre",
            "no aguanto mas vivir", "ahorcarme", "tirarme * tren/puente", "para que vivir",
            "cansado/cansada de vivir",
        ].map { WordPattern($0) }

    /// What makes one of them an everyday sentence.
    private static let harmless =
        [
            "dont want to die like", "dont want to die", "do not want to die", "not want to die",
            "no quiero morir", "no quiero morirme", "cut myself some slack", "cutting myself some slack",
            "cut myself off", "cut myself a", "cortarme el pelo", "cortarme las unas",
            "hurt myself running",
            "hurt myself training", "hurt myself exercising", "hurt myself lifting",
            "hurt myself at the gym",
            "wouldnt rather die", "rather die than", "quiero morir de risa", "suicide prevention",
            "dont want to live with/in/at/there/here/alone/off/paycheck/far",
            "do not want to live with/in/at/there/here/alone/off/paycheck/far",
            "tired of living paycheck/in/with/out/off/at",
            "want to die of", "never wake up on/early/at/before/when/to/in/rested/refreshed/first",
            "dont want to wake up at/late/tired/early/so/every/hungover/with/in/my/the/to/before",
            "no quiero vivir con/en/lejos/aqui/alli/sola/solo", "quiero morir/morirme de",
            "me quiero morir de",
            "acabar con todo el/lo/este/eso", "matarme a/en", "me mato a/en",
            "no quiero despertar a/tarde/al/cansado/cansada",
            "suicide squad",
        ].map { WordPattern($0) }
}
