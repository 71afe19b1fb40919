/// The dictionary forms of Spanish words, without accents: a table of irregular verbs, and rules of endings.
enum SpanishLemmas {
    /// What the inflections of a word share; for a verb, the stem of its infinitive.
    static func lemma(of word: String) -> String { infinitives[word].map(stem) ?? stem(word) }

    private static let endings = ["abamos", "aban", "abas", "aba"]

    /// A word without its endings; what only spelling demands before an ending ("practico", "practique") is undone.
    private static func stem(_ word: String) -> String {
        var stem = SpanishRules.stem(word)
        if let ending = endings.first(where: { word.hasSuffix($0) && word.utf8.count - $0.utf8.count >= 3 }) {
            stem = String(word.dropLast(ending.count))
        } else if stem == word && word.hasSuffix("i") && word.utf8.count >= 4 {
            stem = String(word.dropLast())
        }
        for (written, plain) in [("qu", "c"), ("gu", "g"), ("zc", "c"), ("z", "c"), ("j", "g")]
        where stem.hasSuffix(written) && stem.utf8.count > 3 {
            return String(stem.dropLast(written.count)) + plain
        }
        return stem
    }

    /// The infinitive of each irregular form.
    ///
    /// Forms that belong to several verbs ("fui"), or that are as often another word ("vino", "consigo"), are left out.
    private static let infinitives: [String: String] = {
        var table: [String: String] = [:]
        for row in irregularVerbs.split(separator: "\n") {
            let words = row.split(separator: " ").map(String.init)
            for form in words { table[form] = words[0] }
        }
        return table
    }()

    /// One verb a row: its infinitive, then the forms whose stem is another.
    private static let irregularVerbs = """
        abrir abierto abierta abiertos abiertas
        acordar acuerdo acuerdas acuerda acuerdan acuerde
        acostar acuesto acuestas acuesta acuestan acueste acuesten
        almorzar almuerzo almuerzas almuerza almuerzan almuerce
        amar amo amas ama amamos aman ame amaba amando amado
        andar anduve anduviste anduvo anduvimos anduvieron
        apostar apuesto apuestas apuesta apuestan
        aprobar apruebo apruebas aprueba aprueban apruebe
        atender atiendo atiendes atiende atienden atienda
        caer caigo caes cae caemos caen cai cayo cayeron caiga cayendo caido
        calentar caliento calientas calienta calientan
        cerrar cierro cierras cierra cierran cierre cierren
        comenzar comienzo comienzas comienza comienzan comience
        competir compito compites compite compiten compita compitiendo
        conducir conduje condujiste condujo condujimos condujeron
        confesar confieso confiesas confiesa confiesan
        conseguir consigues consigue consiguen consiguio consiga consigan consiguiendo
        construir construyo construyes construye construyen construya construyendo
        contar cuento cuentas cuenta cuentan cuente cuenten
        contribuir contribuyo contribuyes contribuye contribuyen contribuya
        convertir convierto conviertes convierte convierten convirtio convierta convirtiendo
        corregir corrijo corriges corrige corrigen corrija corrigiendo
        creer creyo creyeron creyendo
        cubrir cubierto cubierta
        dar doy das da damos dan di dio dimos dieron dando dado
        decir digo dices dice dicen dije dijiste dijo dijimos dijeron dire dira diremos diran diga digas digan digamos diciendo dicho
        defender defiendo defiendes defiende defienden defienda
        descubrir descubierto descubierta
        despedir despido despides despide despiden despida despidiendo
        despertar despierto despiertas despierta despiertan despierte despierten
        detener detengo detienes detiene detienen detuve detuvo detuvieron detenga
        devolver devuelvo devuelves devuelve devuelven devuelva devuelto
        divertir divierto diviertes divierte divierten divirtio divierta divirtiendo
        dormir duermo duermes duerme duermen durmio durmieron duerma duerman durmiendo
        elegir elijo eliges elige eligen eligio elija elijan eligiendo
        empezar empiezo empiezas empieza empiezan empiece empiecen
        encender enciendo enciendes enciende encienden encienda
        encontrar encuentro encuentras encuentra encuentran encuentre
        entender entiendo entiendes entiende entienden entienda
        escribir escrito escrita escritos escritas
        esforzar esfuerzo esfuerzas esfuerza esfuerzan esfuerce
        estar estoy estuve estuviste estuvo estuvimos estuvieron
        forzar fuerzo fuerzas fuerza fuerzan
        haber he has ha hemos han hay hube hubo habia habian habra haya hayan
        hacer hago hice hiciste hizo hicimos hicieron hare hara haremos haran haga hagas hagan hagamos hecho
        incluir incluyo incluyes incluye incluyen incluya
        invertir invierto inviertes invierte invierten invirtio invierta invirtiendo
        ir voy vas va vamos van vaya vayas vayan iba ibas iban ibamos ire ira iremos iran yendo
        jugar juego juegas juega juegan juegue jueguen
        leer leo lees lee leemos leen lei leimos leyo leyeron lea leas lean leyendo leido
        mantener mantengo mantienes mantiene mantienen mantuve mantuvo mantuvimos mantuvieron mantendre mantenga mantengan
        medir mido mides mide miden midio mida midiendo
        mentir miento mientes miente mienten mintio mienta mintiendo
        morir muero mueres muere mueren murio muera muerto
        mostrar muestro muestras muestra muestran muestre
        mover muevo mueves mueve mueven mueva muevan
        negar niego niegas niega niegan
        obtener obtengo obtienes obtiene obtienen obtuve obtuvo obtuvieron obtenga
        oir oigo oyes oye oimos oyen oyo oyeron oiga oyendo oido
        pedir pido pides pide piden pidio pidieron pida pidan pidiendo
        pensar pienso piensas piensa piensan piense piensen
        perder pierdo pierdes pierde pierden pierda pierdan
        poder puedo puedes puede pueden pude pudiste pudo pudimos pudieron podre podra podremos podran pueda puedan pudiendo
        poner pongo puse pusiste puso pusimos pusieron pondre pondra pondremos pondran ponga pongas pongan puesto
        preferir prefiero prefieres prefiere prefieren prefirio prefiera
        probar pruebo pruebas prueba prueban pruebe
        producir produje produjo produjeron
        proponer propongo propuse propuso proponga propuesto
        querer quiero quieres quiere quieren quise quisiste quiso quisimos quisieron querre querra quiera quieras quieran
        recomendar recomiendo recomiendas recomienda recomiendan
        recordar recuerdo recuerdas recuerda recuerdan recuerde recuerden
        reducir reduje redujo redujeron
        renovar renuevo renuevas renueva renuevan
        repetir repito repites repite repiten repitio repita repitiendo
        resolver resuelvo resuelves resuelve resuelven resuelva resuelto
        romper roto rota
        saber supe supiste supo supimos supieron sabre sabra sabremos sabran sepa sepas sepan sepamos
        salir salgo saldre saldra saldremos saldran salga salgas salgan
        seguir sigo sigues sigue siguen siguio siguieron siga sigas sigan siguiendo
        sentir siento sientes siente sienten sintio sintieron sienta sientan sintiendo
        ser soy eres es somos son era eras eran eramos sere sera seremos seran sea seas sean siendo
        servir sirvo sirves sirve sirven sirvio sirva sirviendo
        sonar sueno suenas suena suenan suene
        sonreir sonrio sonries sonrie sonreimos sonrien sonria sonriendo
        sostener sostengo sostienes sostiene sostienen sostuve sostuvo sostenga
        tener tengo tienes tiene tienen tuve tuviste tuvo tuvimos tuvieron tendre tendra tendremos tendran tenga tengas tengan tengamos
        traducir traduje tradujo tradujeron
        traer traigo trajiste trajo trajimos trajeron traiga traigas traigan trayendo
        tropezar tropiezo tropiezas tropieza tropiezan
        usar usas usa usamos usan use usaba usando usado
        valer valgo valga
        venir vengo vienes viene vienen vine viniste vinimos vinieron vendre vendra vendremos vendran venga vengan viniendo
        ver veo ves vemos vi vimos vieron vea veas vean viendo
        vestir vistes viste visten vistio vistiendo
        volar vuelo vuelas vuela vuelan
        volver vuelvo vuelves vuelve vuelven vuelva vuelvan vuelto
        """
}
