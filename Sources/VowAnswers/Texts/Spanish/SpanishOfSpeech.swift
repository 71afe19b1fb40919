extension SpanishSentences {
    /// Sentences of recognisers, voices and their models, by their English form.
    static let speech: [(english: String, spanish: String)] = [
        ("The speech model {} is not installed.", "El modelo de voz {} no está instalado."),
        (
            "Another engine listens if there is one. Run `vow models verify`.",
            "Escucha otro motor, si lo hay. Ejecuta `vow models verify`."
        ),
        (
            "Reinstall Vow: two versions of it seem to be mixed.",
            "Reinstala Vow: parece haber dos versiones mezcladas."
        ),
        (
            "One of Vow's own processes was asked what it does not know.",
            "A uno de los procesos de Vow se le pidió algo que no conoce."
        ),
        (
            "A recording of more than two minutes is not heard.",
            "Una grabación de más de dos minutos no se escucha."
        ),
        ("Cut it into pieces.", "Córtala en trozos."),
        (
            "Install it anew: apt-get install --reinstall espeak-ng.",
            "Reinstálala: apt-get install --reinstall espeak-ng."
        ),
        ("Install it: apt-get install espeak-ng.", "Instálala: apt-get install espeak-ng."),
        ("espeak-ng could not speak \"{}\".", "espeak-ng no pudo decir \"{}\"."),
        ("Flite could not speak the text.", "Flite no pudo decir el texto."),
        ("Install espeak-ng for other languages.", "Instala espeak-ng para otros idiomas."),
        (
            "Install the package libflite1, or install it anew: apt-get install --reinstall libflite1.",
            "Instala el paquete libflite1, o reinstálalo: apt-get install --reinstall libflite1."
        ),
        ("The Flite voice speaks English only, not \"{}\".", "La voz Flite solo habla inglés, no \"{}\"."),
        ("Choose one of: {}, wyoming:HOST:PORT.", "Elige uno de: {}, wyoming:HOST:PORT."),
        ("Install it: apt install pocketsphinx-en-us.", "Instálalo: apt install pocketsphinx-en-us."),
        ("PocketSphinx could not decode the recording.", "PocketSphinx no pudo descifrar la grabación."),
        (
            "Say it once more; if it happens again, choose another engine.",
            "Dilo otra vez; si se repite, elige otro motor."
        ),
        ("The PocketSphinx model cannot be used.", "El modelo de PocketSphinx no se puede usar."),
        ("Moonshine could not weigh the words.", "Moonshine no pudo sopesar las palabras."),
        ("Moonshine could not decode the recording.", "Moonshine no pudo descifrar la grabación."),
        ("Run `vow models install sherpa-onnx`.", "Ejecuta `vow models install sherpa-onnx`."),
        ("Run `vow models install {}`.", "Ejecuta `vow models install {}`."),
        (
            "Run scripts/fetch-models and build again, or choose PocketSphinx.",
            "Ejecuta scripts/fetch-models y compila de nuevo, o elige PocketSphinx."
        ),
        ("The speech library {} cannot be used.", "La biblioteca de voz {} no se puede usar."),
        (
            "This build of Vow has no sherpa-onnx, which the Moonshine engine needs.",
            "Esta compilación de Vow no tiene sherpa-onnx, que el motor Moonshine necesita."
        ),
        (
            "\"{}\" is no usable address of a cloud service.",
            "\"{}\" no es una dirección válida de un servicio en la nube."
        ),
        ("Run `vow models install whisper-base`.", "Ejecuta `vow models install whisper-base`."),
        (
            "The speech model {} is not what it should be: {}.",
            "El modelo de voz {} no es lo que debe ser: {}."
        ),
        (
            "Make it writable, or name another one in VOW_MODELS.",
            "Dale permiso de escritura, o nombra otra en VOW_MODELS."
        ),
        ("The model of meanings {} cannot be used.", "El modelo de significados {} no se puede usar."),
        ("Whisper could not decode the recording.", "Whisper no pudo descifrar la grabación."),
        (
            "Run `vow models list` to see what is installed.",
            "Ejecuta `vow models list` para ver qué hay instalado."
        ),
        ("{} listens instead of {}.", "Escucha {} en lugar de {}."),
        (
            "Run `vow models install`, or: apt install pocketsphinx-en-us.",
            "Ejecuta `vow models install`, o bien: apt install pocketsphinx-en-us."
        ),
        ("Speech is told from silence by its loudness.", "La voz se distingue del silencio por su volumen."),
        ("{} does not hear {}.", "{} no oye {}."),
        ("There is no speech engine named {}.", "No hay ningún motor de voz llamado {}."),
        ("Lines are judged by the words heard alone.", "Las frases se juzgan solo por las palabras oídas."),
        ("The speech engine failed.", "El motor de voz falló."),
        ("Run `vow models verify`.", "Ejecuta `vow models verify`."),
    ]
}
