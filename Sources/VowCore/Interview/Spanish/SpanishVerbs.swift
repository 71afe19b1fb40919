/// Spanish verbs, as the line maker needs them: the first person of the present.
enum SpanishVerbs {
    private static let irregular = table(
        """
        hacer:hago tener:tengo ir:voy ser:soy estar:estoy decir:digo poner:pongo salir:salgo venir:vengo poder:puedo querer:quiero
        dar:doy ver:veo saber:sé oír:oigo oir:oigo caer:caigo traer:traigo haber:he reír:río reir:río sonreír:sonrío
        sonreir:sonrío caber:quepo valer:valgo huir:huyo construir:construyo incluir:incluyo disminuir:disminuyo
        sustituir:sustituyo contribuir:contribuyo distribuir:distribuyo concluir:concluyo enviar:envío confiar:confío
        criar:crío guiar:guío variar:varío ampliar:amplío vaciar:vacío enfriar:enfrío continuar:continúo actuar:actúo
        evaluar:evalúo graduar:gradúo reunir:reúno prohibir:prohíbo aislar:aíslo oler:huelo errar:yerro jugar:juego
        adquirir:adquiero esquiar:esquío fotografiar:fotografío deshacer:deshago rehacer:rehago mantener:mantengo
        obtener:obtengo contener:contengo detener:detengo entretener:entretengo componer:compongo proponer:propongo
        disponer:dispongo imponer:impongo suponer:supongo reponer:repongo exponer:expongo prever:preveo distraer:distraigo
        atraer:atraigo satisfacer:satisfago bendecir:bendigo predecir:predigo intervenir:intervengo prevenir:prevengo
        mecer:mezo vencer:venzo convencer:convenzo ejercer:ejerzo torcer:tuerzo cocer:cuezo
        """)

    /// Stems whose vowel changes: stem before, stem after, for the first person.
    private static let changed = table(
        """
        dormir:duermo morir:muero empezar:empiezo comenzar:comienzo pensar:pienso cerrar:cierro volver:vuelvo devolver:devuelvo
        envolver:envuelvo encontrar:encuentro contar:cuento acostar:acuesto despertar:despierto perder:pierdo entender:entiendo
        mover:muevo promover:promuevo sentir:siento mentir:miento almorzar:almuerzo probar:pruebo comprobar:compruebo
        aprobar:apruebo mostrar:muestro demostrar:demuestro recordar:recuerdo acordar:acuerdo soñar:sueño volar:vuelo
        colgar:cuelgo morder:muerdo resolver:resuelvo defender:defiendo encender:enciendo atender:atiendo tender:tiendo
        extender:extiendo calentar:caliento sentar:siento regar:riego negar:niego fregar:friego apretar:aprieto
        pedir:pido despedir:despido seguir:sigo conseguir:consigo perseguir:persigo servir:sirvo repetir:repito vestir:visto
        medir:mido elegir:elijo corregir:corrijo competir:compito freír:frío gobernar:gobierno quebrar:quiebro
        sembrar:siembro merendar:meriendo confesar:confieso tropezar:tropiezo invertir:invierto convertir:convierto
        divertir:divierto preferir:prefiero sugerir:sugiero referir:refiero herir:hiero costar:cuesto rodar:ruedo
        renovar:renuevo apostar:apuesto sonar:sueno tostar:tuesto rogar:ruego doler:duelo llover:llueve soltar:suelto
        consolar:consuelo descender:desciendo manifestar:manifiesto recomendar:recomiendo
        """)

    private static let subjunctives = table(
        """
        hiciera:hacer hiciese:hacer tuviera:tener tuviese:tener fuera:ir pudiera:poder pusiera:poner saliera:salir
        viniera:venir dijera:decir durmiera:dormir diera:dar viera:ver leyera:leer estuviera:estar supiera:saber
        pidiera:pedir siguiera:seguir consiguiera:conseguir quisiera:querer trajera:traer anduviera:andar
        """)

    private static let gerunds = table(
        """
        durmiendo:dormir pidiendo:pedir leyendo:leer yendo:ir diciendo:decir siguiendo:seguir sintiendo:sentir
        viniendo:venir pudiendo:poder oyendo:oír cayendo:caer trayendo:traer siendo:ser vistiendo:vestir
        sirviendo:servir repitiendo:repetir construyendo:construir haciendo:hacer comiendo:comer bebiendo:beber
        poniendo:poner teniendo:tener escribiendo:escribir viviendo:vivir saliendo:salir corriendo:correr
        aprendiendo:aprender viendo:ver volviendo:volver perdiendo:perder vendiendo:vender compartiendo:compartir
        subiendo:subir abriendo:abrir recibiendo:recibir creyendo:creer sonriendo:sonreír barriendo:barrer
        encendiendo:encender moviendo:mover metiendo:meter recogiendo:recoger asistiendo:asistir
        """)

    /// Words that end like an infinitive and are none.
    private static let things: Set<String> = [
        "lugar", "azucar", "mujer", "taller", "ayer", "placer", "bar", "mar", "par", "hogar", "celular",
        "familiar", "mejor",
        "escolar", "popular", "lunar", "dolar", "altar", "militar", "particular", "regular", "singular",
        "ordenador", "saber",
        "deber", "ser", "super", "cualquier", "alquiler", "malestar", "bienestar", "calamar", "collar",
        "millar", "pulgar",
        "similar", "hangar", "solar", "vulgar", "titular", "tutor", "calor", "temor", "amor", "dolor",
        "color", "poder", "laser",
    ]
    private static let realVerbs: Set<String> = ["ser", "saber", "deber", "poder"]

    private static func table(_ text: String) -> [String: String] {
        var found: [String: String] = [:]
        for pair in text.split(whereSeparator: \.isWhitespace) {
            let cells = pair.split(separator: ":").map(String.init)
            found[PlainWords.fold(cells[0])] = cells[1]
        }
        return found
    }

    /// An infinitive taken apart: "acostarme" is "acostar" and "me".
    struct Infinitive: Hashable {
        /// The infinitive without pronouns, folded.
        let verb: String
        /// Pronouns in the order in which they stand before the verb.
        let pronouns: [String]
    }

    /// Takes a word for an infinitive; nil where it is none.
    static func infinitive(_ word: AnswerWord) -> Infinitive? {
        var stem = word.key
        var pronouns: [String] = []
        for pronoun in [
            "melos", "melas", "melo", "mela", "selo", "selos", "sela", "les", "los", "las", "me", "se",
            "te",
            "nos", "lo", "la", "le",
        ]
        where stem.hasSuffix(pronoun) && endsAsInfinitive(String(stem.dropLast(pronoun.count)))
            && stem.count > pronoun.count + 2
        {
            stem = String(stem.dropLast(pronoun.count))
            if pronoun.count > 3, pronoun != "selos" {
                pronouns = ["me", String(pronoun.dropFirst(2))]
            } else {
                pronouns = [["se", "te", "nos"].contains(pronoun) ? "me" : pronoun]
            }
            break
        }
        guard endsAsInfinitive(stem),
            !(pronouns.isEmpty && things.contains(stem) && !realVerbs.contains(stem))
        else { return nil }
        return Infinitive(verb: stem, pronouns: pronouns)
    }

    private static func endsAsInfinitive(_ key: String) -> Bool {
        key == "ir" || (key.count > 2 && ["ar", "er", "ir"].contains { key.hasSuffix($0) })
    }

    /// The first person of the present, pronouns before it: "me acuesto".
    static func present(_ infinitive: Infinitive) -> String {
        (infinitive.pronouns + [present(infinitive.verb)]).joined(separator: " ")
    }

    private static func present(_ verb: String) -> String {
        if let form = irregular[verb] ?? changed[verb] { return form }
        let stem = String(verb.dropLast(2))
        let isFirst = verb.hasSuffix("ar")
        if !isFirst {
            if stem.hasSuffix("c"), let before = stem.dropLast().last {
                return stem.dropLast() + ("aeiou".contains(before) ? "zco" : "zo")
            }
            if stem.hasSuffix("gu") { return stem.dropLast() + "o" }
            if stem.hasSuffix("g") { return stem.dropLast() + "jo" }
            if stem.hasSuffix("qu") { return stem.dropLast(2) + "co" }
        }
        return accented(stem) + "o"
    }

    /// The letter that folding took from a stem: "ensen" is "enseñ".
    private static func accented(_ stem: String) -> String {
        let known = [
            "ensen": "enseñ", "acompan": "acompañ", "ban": "bañ", "son": "soñ", "disen": "diseñ",
            "desempen": "desempeñ",
            "empen": "empeñ", "extran": "extrañ", "dan": "dañ", "engan": "engañ", "rega": "rega",
            "desayun": "desayun",
        ]
        return known[stem] ?? stem
    }

    /// The infinitive of "dejara", "durmiendo", "dejando"; nil for any other word.
    static func infinitive(ofForm key: String) -> Infinitive? {
        var stem = key
        var pronouns: [String] = []
        for pronoun in ["me", "se", "lo", "la"] where stem.hasSuffix("ndo" + pronoun) {
            stem = String(stem.dropLast(2))
            pronouns = [pronoun == "se" ? "me" : pronoun]
        }
        if let verb = gerunds[stem] ?? subjunctives[stem] {
            return Infinitive(verb: PlainWords.fold(verb), pronouns: pronouns)
        }
        if stem.hasSuffix("ando"), stem.count > 5 {
            return Infinitive(verb: stem.dropLast(4) + "ar", pronouns: pronouns)
        }
        return nil
    }

    /// The infinitive of an imperfect subjunctive of the first conjugation ("dejara", "dejase").
    static func infinitive(ofSubjunctive key: String) -> Infinitive? {
        if let verb = subjunctives[key] { return Infinitive(verb: verb, pronouns: []) }
        for ending in ["ara", "ase"] where key.hasSuffix(ending) && key.count > 5 {
            return Infinitive(verb: key.dropLast(3) + "ar", pronouns: [])
        }
        for ending in ["iera", "iese"] where key.hasSuffix(ending) && key.count > 6 {
            let stem = String(key.dropLast(4))
            let known = [
                "com", "beb", "corr", "aprend", "vend", "met", "le", "mov", "encend", "recog", "volv",
                "perd",
            ]
            return Infinitive(verb: stem + (known.contains(stem) ? "er" : "ir"), pronouns: [])
        }
        return nil
    }
}
