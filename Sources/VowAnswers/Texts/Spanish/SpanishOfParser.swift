extension SpanishSentences {
    /// Sentences of the library that reads the command line, by their English form.
    static let parser: [(english: String, spanish: String)] = [
        ("Missing expected argument '{}'", "Falta el argumento '{}'"),
        ("Missing one of: {}", "Falta uno de: {}"),
        ("Missing value for '{}'", "Falta el valor de '{}'"),
        ("The value '{}' is invalid for '{}'", "El valor '{}' no vale para '{}'"),
        ("The value '{}' is invalid for '{}': {}", "El valor '{}' no vale para '{}': {}"),
        (
            "The value '{}' is invalid for '{}'. Please provide one of {}.",
            "El valor '{}' no vale para '{}'. Da uno de {}."
        ),
        ("Unexpected argument '{}'", "El argumento '{}' sobra"),
        ("{} unexpected arguments: {}", "Sobran {} argumentos: {}"),
        ("Unknown option '{}'", "La opción '{}' no existe"),
        ("Unknown option '{}'. Did you mean '{}'?", "La opción '{}' no existe. ¿Querías decir '{}'?"),
        ("Ask for another language.", "Pide otro idioma."),
        (
            "Check the server, or choose another voice: vow config set coach.voice auto.",
            "Revisa el servidor, o elige otra voz: vow config set coach.voice auto."
        ),
        ("espeak-ng does not speak \"{}\".", "espeak-ng no habla \"{}\"."),
        ("The Wyoming server at {} did not speak.", "El servidor Wyoming de {} no habló."),
        ("The Wyoming server at {} does not speak \"{}\".", "El servidor Wyoming de {} no habla \"{}\"."),
        ("A sentence of that length is not spoken.", "Una frase de esa longitud no se dice."),
    ]
}
