extension SpanishSentences {
    /// Sentences of refusals, failures and repairs that came later.
    static let part4: [(english: String, spanish: String)] = [
        (
            "A name follows code or tag only: vow try code kitchen",
            "Solo a code o tag le sigue un nombre: vow try code kitchen"
        ),
        ("The process that films failed.", "El proceso que filma falló."),
        ("Plug the camera out and in.", "Desconecta y conecta la cámara."),
        ("Give one of --scan, --image and --payload.", "Da uno de --scan, --image y --payload."),
        (
            "No code was read. Come closer, and let light fall on it.",
            "No se leyó ningún código. Acércate, y que le dé la luz."
        ),
        (
            "No code was read in {}. Come closer, and let light fall on it.",
            "No se leyó ningún código en {}. Acércate, y que le dé la luz."
        ),
        (
            "There are {} codes in {}. Take a picture of one of them only.",
            "Hay {} códigos en {}. Haz una foto de uno solo."
        ),
        (
            "{}: The file is no picture that can be read, or a very large one. Use a PNG, JPEG, WebP, GIF, BMP or PGM file.",
            "{}: el archivo no es una imagen legible, o es enorme. Usa un archivo PNG, JPEG, WebP, GIF, BMP o PGM."
        ),
        ("The camera's frame was cut off.", "La imagen de la cámara llegó cortada."),
        ("Plug it out and in.", "Desconéctala y conéctala."),
        ("Another program uses the camera.", "Otro programa usa la cámara."),
        ("Close it.", "Ciérralo."),
        ("The camera is closed to you.", "No tienes permiso para la cámara."),
        (
            "Join the group video: sudo adduser $USER video, and log in again.",
            "Únete al grupo video: sudo adduser $USER video, y vuelve a entrar."
        ),
        ("The camera delivers nothing.", "La cámara no entrega nada."),
        ("The camera was unplugged.", "La cámara se desconectó."),
        ("Plug it in.", "Conéctala."),
        ("No camera was found.", "No se encontró ninguna cámara."),
        (
            "A password is never given as an argument, where others see it. Say: vow password",
            "Una contraseña nunca se da como argumento, donde otros la ven. Di: vow password"
        ),
        ("No password was given.", "No se dio ninguna contraseña."),
        (
            "A password takes {} characters or more; a sentence is easy to remember.",
            "Una contraseña lleva {} caracteres o más; una frase se recuerda bien."
        ),
        ("The two are not the same; nothing was changed.", "Las dos no son iguales; no se cambió nada."),
        (
            "Other machines are let in by a password only, and none is set.",
            "Otros equipos solo entran con contraseña, y no hay ninguna."
        ),
        ("Set one: vow password", "Pon una: vow password"),
        (
            "A certificate and its key belong together, and only one of them is set.",
            "Un certificado y su clave van juntos, y solo hay uno de los dos."
        ),
        ("Set both web.certificate and web.key, or neither.", "Pon web.certificate y web.key, o ninguno."),
        ("The certificate {} has expired.", "El certificado {} ha caducado."),
        ("Put a newer one in its place.", "Pon uno más nuevo en su lugar."),
        ("The key {} is not the one of the certificate {}.", "La clave {} no es la del certificado {}."),
        (
            "Set web.certificate and web.key to two that belong together.",
            "Pon en web.certificate y web.key dos que vayan juntos."
        ),
        ("The certificate {} cannot be read.", "El certificado {} no se puede leer."),
        (
            "Give the path of a PEM file: vow config set web.certificate FILE",
            "Da la ruta de un archivo PEM: vow config set web.certificate ARCHIVO"
        ),
        ("The key {} cannot be read.", "La clave {} no se puede leer."),
        (
            "Give the path of a PEM file without a passphrase: vow config set web.key FILE",
            "Da la ruta de un archivo PEM sin frase de paso: vow config set web.key ARCHIVO"
        ),
        ("Plug one in, or use the camera of the page.", "Conecta una, o usa la cámara de la página."),
        ("A trial answers no questions.", "Una prueba no responde preguntas."),
        ("--patience goes from 20 to 600 seconds.", "--patience va de 20 a 600 segundos."),
        (
            "The log holds events of a newer version of Vow; nothing was written.",
            "El registro contiene sucesos de una versión más nueva de Vow; no se escribió nada."
        ),
        (
            "Use that version, or one after it. Turning off, taking out and erasing still work.",
            "Usa esa versión o una posterior. Apagar, quitar y borrar siguen funcionando."
        ),
    ]

    /// What the library that reads the command line says of words that it does not understand.
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
        (
            "Unknown option '{}'. Did you mean '{}'?",
            "La opción '{}' no existe. ¿Querías decir '{}'?"
        ),
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
