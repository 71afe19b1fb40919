extension SpanishSentences {
    /// Sentences of batches, evaluations and the simulation, by their English form.
    static let engineering: [(english: String, spanish: String)] = [
        ("Nothing here measures sound.", "Nada aquí mide el sonido."),
        (
            "Nothing here measures sound. Run `vow models verify`.",
            "Nada aquí mide el sonido. Ejecuta `vow models verify`."
        ),
        ("\"{}\" is neither machine nor people.", "\"{}\" no es machine ni people."),
        ("\"{}\" is neither others nor everything.", "\"{}\" no es others ni everything."),
        (
            "\"{}\" is no whole number of decibels between -20 and 60.",
            "\"{}\" no es un número entero de decibelios entre -20 y 60."
        ),
        (
            "Babble needs a recording of many voices: give --babble FILE.",
            "El murmullo necesita una grabación de muchas voces: da --babble ARCHIVO."
        ),
        (
            "Give --engine or --compare, which tries every engine.",
            "Da --engine o --compare, que prueba todos los motores."
        ),
        ("Give a list of recordings, or --talk FILE.", "Da una lista de grabaciones, o --talk ARCHIVO."),
        (
            "Give recordings, or --pronunciation FILE; not both.",
            "Da grabaciones o --pronunciation ARCHIVO; no ambos."
        ),
        ("Give recordings, or --talk FILE; not both.", "Da grabaciones o --talk ARCHIVO; no ambos."),
        (
            "The manifest {} holds no recording to evaluate.",
            "La lista {} no contiene ninguna grabación que evaluar."
        ),
        (
            "The noise \"{}\" is not one of pink, babble, tone.",
            "El ruido \"{}\" no es uno de pink, babble, tone."
        ),
        (
            "The number of devices {} is not between 1 and 50.",
            "El número de dispositivos {} no está entre 1 y 50."
        ),
        ("The number of other sentences is negative.", "El número de otras frases es negativo."),
        ("The split \"{}\" is neither tune nor held-out.", "El reparto \"{}\" no es tune ni held-out."),
        ("The tempo {} is not between -20 and 20 percent.", "El tempo {} no está entre -20 y 20 por ciento."),
        (
            "Without --noise there is nothing for --snr or --babble: give --noise pink, say.",
            "Sin --noise no hay nada para --snr ni --babble: da --noise pink, por ejemplo."
        ),
        (
            "{} does not hear the language of the recordings ({}).",
            "{} no oye el idioma de las grabaciones ({})."
        ),
        (
            "The first row of {} does not name id, speaker, text, accuracy, fluency, prosodic and words.",
            "La primera fila de {} no nombra id, speaker, text, accuracy, fluency, prosodic y words."
        ),
        (
            "{} holds no rated recording that can be used.",
            "{} no contiene ninguna grabación valorada que sirva."
        ),
        ("\"{}\" is no history.", "\"{}\" no es una historia."),
        (
            "\"{}\" is no seed, number of mornings and digest.",
            "\"{}\" no es una semilla, un número de mañanas y un resumen."
        ),
        ("--log and --into go with --plan.", "--log y --into van con --plan."),
        ("Another process writes to {}.", "Otro proceso escribe en {}."),
        ("Give at least one morning.", "Da al menos una mañana."),
        ("Give from 1 to 256 jobs.", "Da de 1 a 256 trabajos."),
        (
            "Give one of --plan, --digests, --defect and --seeds.",
            "Da uno de --plan, --digests, --defect y --seeds."
        ),
        ("Interrupted after {} of {} mornings.", "Interrumpido tras {} de {} mañanas."),
        ("There is no such bug. Choose all or one of: {}.", "No hay tal defecto. Elige all o uno de: {}."),
        (
            "There is no such fault. Choose all, none, or some of: {}.",
            "No hay tal fallo. Elige all, none, o algunos de: {}."
        ),
        (
            "{} holds a log already; name an empty folder.",
            "{} ya contiene un registro; indica una carpeta vacía."
        ),
        (
            "The first row of {} does not name the columns conversation, text and label.",
            "La primera fila de {} no nombra las columnas conversation, text y label."
        ),
        ("{} holds no labelled utterance.", "{} no contiene ninguna frase etiquetada."),
    ]
}
