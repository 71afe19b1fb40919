extension SpanishSentences {
    /// Sentences of the interview, practice and the coach, by their English form.
    static let practising: [(english: String, spanish: String)] = [
        (
            "A recording of more than thirty seconds is not rated.",
            "Una grabación de más de treinta segundos no se valora."
        ),
        ("Give a sentence with words in it.", "Da una frase con palabras."),
        ("Say one sentence at a time.", "Di una frase cada vez."),
        (
            "The sentence has no word that could be rated.",
            "La frase no tiene ninguna palabra que se pueda valorar."
        ),
        (
            "no list of {\"id\",\"text\",\"lang\",\"level\",\"wordBucket\"}",
            "no es una lista de {\"id\",\"text\",\"lang\",\"level\",\"wordBucket\"}"
        ),
        (
            "line {} is no {\"id\",\"text\",\"lang\",\"level\",\"wordBucket\"}",
            "la línea {} no es {\"id\",\"text\",\"lang\",\"level\",\"wordBucket\"}"
        ),
        ("Nothing that {} proposed can be used.", "Nada de lo que propuso {} sirve."),
        (
            "The built-in sentences stand in; try again, or another model.",
            "Valen las frases incluidas; inténtalo de nuevo, o con otro modelo."
        ),
        ("Try again.", "Inténtalo de nuevo."),
        ("That could not be done.", "Eso no se pudo hacer."),
        ("The recording could not be sealed.", "La grabación no se pudo sellar."),
        ("--from \"{}\" is no date such as 2025-08-31.", "--from \"{}\" no es una fecha como 2025-08-31."),
        (
            "--count goes from 1 to 20, and --most-words from 4 to 40.",
            "--count va de 1 a 20, y --most-words de 4 a 40."
        ),
        (
            "--words takes common or less-common, not \"{}\".",
            "--words admite common o less-common, no \"{}\"."
        ),
        ("A topic is a word or two, such as \"food\".", "Un tema es una palabra o dos, como \"comida\"."),
        ("The level is easy, medium or hard, not \"{}\".", "El nivel es easy, medium o hard, no \"{}\"."),
        (
            "Give --text TEXT and --audio FILE, or --batch FILE.",
            "Da --text TEXTO y --audio ARCHIVO, o --batch ARCHIVO."
        ),
        ("The text has no word that could be said.", "El texto no tiene ninguna palabra que se pueda decir."),
        (
            "With --batch, the file says what is rated. Leave the rest out.",
            "Con --batch, el archivo dice qué se valora. Quita lo demás."
        ),
        ("The row is no JSON object.", "La línea no es un objeto JSON."),
        ("\"text\" is missing.", "Falta \"text\"."),
        ("\"audio\" is missing.", "Falta \"audio\"."),
        ("There is no step \"{}\".", "No hay ningún paso \"{}\"."),
        ("That is no step.", "Eso no es un paso."),
        ("--minutes goes from 1 to 180.", "--minutes va de 1 a 180."),
        ("Give either --audio FILE or --text TEXT.", "Da --audio ARCHIVO o --text TEXTO."),
        ("Answer yes or no.", "Responde sí o no."),
        ("Give either --batch FILE or --classify FILE.", "Da --batch ARCHIVO o --classify ARCHIVO."),
        ("\"text\" is missing, or is no text.", "Falta \"text\", o no es un texto."),
        ("--round goes with --audio.", "--round va con --audio."),
        ("--rounds is at least 1.", "--rounds es al menos 1."),
    ]
}
