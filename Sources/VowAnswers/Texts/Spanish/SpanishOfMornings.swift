extension SpanishSentences {
    /// Sentences of alarms, the lines, challenges and what becomes of a morning, by their English form.
    static let mornings: [(english: String, spanish: String)] = [
        ("The event {} at position {} cannot be read.", "El suceso {} en la posición {} no se puede leer."),
        ("The file {} cannot be read.", "El archivo {} no se puede leer."),
        ("The key in {} cannot be read.", "La clave en {} no se puede leer."),
        ("The key vault {} cannot be read.", "Las claves {} no se pueden leer."),
        ("The manifest {} cannot be read.", "La lista {} no se puede leer."),
        ("The sound file {} cannot be read.", "El archivo de sonido {} no se puede leer."),
        ("The table {} cannot be read.", "La tabla {} no se puede leer."),
        ("The key {} cannot be read.", "La clave {} no se puede leer."),
        ("Take another one.", "Toma otra."),
        ("The log {} could not be used.", "El registro {} no se pudo usar."),
        ("The sound file {} is longer than {} seconds.", "El archivo de sonido {} dura más de {} segundos."),
        ("Try another picture.", "Prueba otra imagen."),
        ("The similarity {} is not between 0.5 and 1.", "La similitud {} no está entre 0.5 y 1."),
        ("A {} is no alarm.", "Un {} no es una alarma."),
        ("The language \"{}\" is not one of en, es, zh.", "El idioma \"{}\" no es en, es ni zh."),
        ("{} ms late", "{} ms tarde"),
        ("--count goes from 1 to 1000.", "--count va de 1 a 1000."),
        ("\"{}\" must be {}.", "\"{}\" debe ser {}."),
        ("Run `vow models verify`, and try again.", "Ejecuta `vow models verify` e inténtalo de nuevo."),
        ("Say the whole line.", "Di la frase entera."),
        ("The sound is too short to be known again.", "El sonido es demasiado corto para reconocerlo."),
        ("\"{}\" is missing; it must be {}.", "Falta \"{}\"; debe ser {}."),
        ("\"from\" must be {}, not \"{}\".", "\"from\" debe ser {}, no \"{}\"."),
        (
            "\"time\" must be HH:MM from 00:00 to 23:59, not \"{}\".",
            "\"time\" debe ser HH:MM de 00:00 a 23:59, no \"{}\"."
        ),
        ("\"count\" must be from 1 to {}, not {}.", "\"count\" debe ir de 1 a {}, no {}."),
        (
            "\"date\" must be a day of the calendar as YYYY-MM-DD, not \"{}\".",
            "\"date\" debe ser un día del calendario como AAAA-MM-DD, no \"{}\"."
        ),
        ("Either \"days\" or \"date\" is needed.", "Hace falta \"days\" o \"date\"."),
        ("\"days\" and \"date\" exclude each other.", "\"days\" y \"date\" se excluyen."),
        ("\"days\" must name at least one day.", "\"days\" debe nombrar al menos un día."),
        ("An event of the report cannot be read.", "Un suceso del informe no se puede leer."),
        ("An event of the run could not be written.", "Un suceso del turno no se pudo escribir."),
        ("Ask for the report again.", "Pide el informe de nuevo."),
        (
            "Read it with the version of vow that wrote it ({}).",
            "Léelo con la versión de vow que lo escribió ({})."
        ),
        ("This is a report of the form {}.", "Este es un informe de la forma {}."),
        ("{} ms after it was asked for", "{} ms después de pedirse"),
        ("{}, {} ms after it was asked for", "{}, {} ms después de pedirse"),
        ("No code was read.", "No se leyó ningún código."),
        ("Come closer, and let light fall on it.", "Acércate, y que le dé la luz."),
        ("There are several codes in the picture.", "Hay varios códigos en la imagen."),
        ("Show one of them only.", "Muestra solo uno."),
        (
            "No code was read. Come closer, and let light fall on it.",
            "No se leyó ningún código. Acércate, y que le dé la luz."
        ),
        (
            "No code was read in {}. Come closer, and let light fall on it.",
            "No se leyó ningún código en {}. Acércate, y que le dé la luz."
        ),
        ("The process that films failed.", "El proceso que filma falló."),
        ("Plug the camera out and in.", "Desconecta y conecta la cámara."),
        ("The picture is empty or too large.", "La imagen está vacía o es demasiado grande."),
        ("The process that reads pictures failed.", "El proceso que lee imágenes falló."),
        (
            "Plug the reader out and in, and see whether pcscd runs.",
            "Desconecta y conecta el lector, y mira si pcscd funciona."
        ),
        ("The process that reads tags failed.", "El proceso que lee etiquetas falló."),
        ("Name a file that ends in .pdf or .svg.", "Indica un archivo que acabe en .pdf o .svg."),
        ("Name another file with --output.", "Indica otro archivo con --output."),
        (
            "{} is there already. Name another file with --output.",
            "{} ya existe. Indica otro archivo con --output."
        ),
        ("Give one of --scan, --image and --payload.", "Da uno de --scan, --image y --payload."),
        (
            "{} cannot be read as a picture: it is missing, empty, closed to you, or larger than 64 MB.",
            "{} no se puede leer como imagen: falta, está vacío, te está vedado o supera los 64 MB."
        ),
        (
            "There are {} codes in {}. Take a picture of one of them only.",
            "Hay {} códigos en {}. Haz una foto de uno solo."
        ),
        ("Plug one in, and try again.", "Conecta uno e inténtalo de nuevo."),
        (
            "The row is no JSON object with the agreed keys.",
            "La línea no es un objeto JSON con las claves acordadas."
        ),
        ("The value of \"{}\" has the wrong type.", "El valor de \"{}\" es de otro tipo."),
        ("A line is empty; nobody can say it.", "Una frase está vacía; nadie puede decirla."),
        ("Give at least one --line.", "Da al menos un --line."),
        ("Give either --transcript TEXT or --audio FILE.", "Da --transcript TEXTO o --audio ARCHIVO."),
        (
            "\"lines\" is missing or empty, or one of them is.",
            "\"lines\" falta o está vacío, o una de ellas."
        ),
        ("Give either \"transcript\" or \"audio\".", "Da \"transcript\" o \"audio\"."),
        ("The challenge word \"{}\" is not one word.", "La palabra sorteada \"{}\" no es una sola palabra."),
        ("Give either --goal or --kind affirmation, not both.", "Da --goal o --kind affirmation, no ambos."),
        (
            "Give recordings by --sound or by --manifest, not by both.",
            "Da grabaciones con --sound o con --manifest, no con ambos."
        ),
        ("No line fits the row \"{}\" of {}.", "Ninguna frase encaja con la fila \"{}\" de {}."),
        (
            "There are no lines to rehearse. Add one: vow lines add \"...\"",
            "No hay frases que ensayar. Añade una: vow lines add \"...\""
        ),
        ("What was heard cannot be kept: {}", "Lo que se oyó no se puede guardar: {}"),
        (
            "{} is there, and is no file of transcripts.",
            "{} ya existe, y no es un archivo de transcripciones."
        ),
        (
            "A report holds no words that another verifier could judge.",
            "Un informe no contiene palabras que otro verificador pueda juzgar."
        ),
        ("The run has the steps 1 to {}.", "El turno tiene los pasos 1 a {}."),
        (
            "The words of this run were erased; nothing is left to redact.",
            "Las palabras de este turno se borraron; no queda nada que tachar."
        ),
        ("Give either --month or --days, not both.", "Da --month o --days, no ambos."),
        ("Give at least one run to --last.", "Da al menos un turno a --last."),
        ("after {} ms of sleep", "tras {} ms de suspensión"),
        ("--last goes from 1 to 60.", "--last va de 1 a 60."),
        ("Give at least one morning to --last.", "Da al menos una mañana a --last."),
        ("Line {} of {} is no transcript: {}", "La línea {} de {} no es una transcripción: {}"),
        (
            "Line {} of {} names the run \"{}\", which is not there.",
            "La línea {} de {} nombra el turno \"{}\", que no está."
        ),
        ("Name a run, or --last for several; not both.", "Nombra un turno, o --last para varios; no ambos."),
        (
            "Say what to change: --min-similarity 0.70, --challenge-word off, --recite affirmations, "
                + "--verifier 7, --engine whisper, or --transcripts FILE.",
            "Di qué cambiar: --min-similarity 0.70, --challenge-word off, --recite affirmations, "
                + "--verifier 7, --engine whisper, o --transcripts ARCHIVO."
        ),
        (
            "Say what to change: --min-similarity 0.70, --challenge-word off, or --recite affirmations.",
            "Di qué cambiar: --min-similarity 0.70, --challenge-word off, o --recite affirmations."
        ),
        (
            "The engine \"{}\" took no notes of {}. `vow engines` shows which did.",
            "El motor \"{}\" no tomó notas de {}. `vow engines` muestra cuál sí."
        ),
        ("There is no verifier {}; there are {} to {}.", "No hay ningún verificador {}; hay de {} a {}."),
        ("There are no mornings yet to judge again.", "Aún no hay mañanas que juzgar de nuevo."),
        ("Leave one out.", "Quita una."),
        ("The time was given twice. Leave one out.", "La hora se dio dos veces. Quita una."),
        (
            "There is no tone \"{}\". Known: {}; or give the path of a file, or add it: vow tones add",
            "No hay ningún tono \"{}\". Conocidos: {}; o da la ruta de un archivo, o añádelo: vow tones "
                + "add"
        ),
        (
            "The file {} cannot be read: {} Check its name and its rights.",
            "El archivo {} no se puede leer: {} Comprueba su nombre y sus permisos."
        ),
        (
            "The file {} cannot be written. Choose another place.",
            "El archivo {} no se puede escribir. Elige otro lugar."
        ),
        (
            "Install a voice: apt-get install espeak-ng libflite1.",
            "Instala una voz: apt-get install espeak-ng libflite1."
        ),
        ("The process that speaks failed.", "El proceso que habla falló."),
        ("Install it: apt-get install faad.", "Instálalo: apt-get install faad."),
        (
            "M4A files are read by the program faad, which is not here.",
            "Los archivos M4A los lee el programa faad, que no está aquí."
        ),
        ("Use a WAV, FLAC, OGG, MP3 or M4A file.", "Usa un archivo WAV, FLAC, OGG, MP3 o M4A."),
        (
            "--from must be an instant such as 2025-03-30T01:00:00Z, not \"{}\".",
            "--from debe ser un instante como 2025-03-30T01:00:00Z, no \"{}\"."
        ),
        (
            "--batch takes its questions from the file; leave the others out.",
            "--batch toma sus preguntas del archivo; quita las demás opciones."
        ),
        (
            "Give --time with --days or --date, or --batch. See: vow help next",
            "Usa --time con --days o --date, o --batch. Véase: vow help next"
        ),
        ("--seconds goes from 5 to 3600.", "--seconds va de 5 a 3600."),
        ("It rang, but nobody could hear it. {}", "Sonó, pero nadie podía oírlo. {}"),
        ("No sound began within 5 s.", "Ningún sonido empezó en 5 s."),
        (
            "Nothing can wake this machine, so it is not put to sleep. --awake rehearses the rest.",
            "Nada puede despertar esta máquina, así que no se duerme. --awake ensaya lo demás."
        ),
        ("The machine may not be put to sleep. {}", "La máquina no se puede dormir. {}"),
        (
            "\"{}\" is no instant. Write it as 2026-03-28T12:00:00Z or with +02:00.",
            "\"{}\" no es un instante. Escríbelo como 2026-03-28T12:00:00Z o con +02:00."
        ),
        ("--days goes from 1 to 366.", "--days va de 1 a 366."),
        (
            "\"{}\" is no name for a tone: it takes letters, digits and hyphens, at most 40.",
            "\"{}\" no es un nombre de tono: admite letras, cifras y guiones, 40 como mucho."
        ),
        ("Make room there, and make it writable.", "Libera espacio allí y dale permiso de escritura."),
        ("The tone could not be kept in {}.", "El tono no se pudo guardar en {}."),
        (
            "There is no tone \"{}\" of yours. `vow tones` shows them.",
            "No tienes ningún tono \"{}\". `vow tones` los muestra."
        ),
        (
            "\"{}\" is a built-in tone. Choose another name.",
            "\"{}\" es un tono propio de Vow. Elige otro nombre: --name"
        ),
        (
            "The volume goes from 0 to 100, the seconds from 1 to 120.",
            "El volumen va de 0 a 100, los segundos de 1 a 120."
        ),
    ]
}
