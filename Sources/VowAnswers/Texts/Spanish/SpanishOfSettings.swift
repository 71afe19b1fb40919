extension SpanishSentences {
    /// Sentences of settings, arguments and commands in general, by their English form.
    static let settings: [(english: String, spanish: String)] = [
        ("To agree: vow consent give {} --to {}.", "Para consentir: vow consent give {} --to {}."),
        ("This device has no motion sensor.", "Este dispositivo no tiene sensor de movimiento."),
        ("The speech engine {} {}.", "El motor de voz {}: {}."),
        ("The voice espeak-ng is not installed.", "La voz espeak-ng no está instalada."),
        ("The recording {} could not be {}.", "La grabación {} no se pudo procesar ({})."),
        ("No `vow run` watches over {}.", "Ningún `vow run` vigila {}."),
        (
            "Start it: vow run, or as a service: systemctl --user enable --now vow",
            "Inícialo: vow run, o como servicio: systemctl --user enable --now vow"
        ),
        ("The sound server takes no sound any more.", "El servidor de sonido ya no admite sonido."),
        ("No microphone is connected.", "No hay ningún micrófono conectado."),
        (
            "The microphone has sent nothing for three seconds.",
            "El micrófono no envía nada desde hace tres segundos."
        ),
        ("The sound server records nothing any more.", "El servidor de sonido ya no graba nada."),
        (
            "The sound server gave Vow no microphone.",
            "El servidor de sonido no le dio ningún micrófono a Vow."
        ),
        ("Vow cannot reach {}.", "Vow no alcanza {}."),
        ("The sound server took no sound from Vow.", "El servidor de sonido no admitió sonido de Vow."),
        ("The sound server does not answer.", "El servidor de sonido no responde."),
        ("No speech engine on this device hears {}.", "Ningún motor de voz de este dispositivo oye {}."),
        ("Write it as cloud:https://HOST/v1#MODEL.", "Escríbela como cloud:https://HOST/v1#MODEL."),
        ("Another program uses the camera.", "Otro programa usa la cámara."),
        ("No camera was found.", "No se encontró ninguna cámara."),
        (
            "No speech engine on this device hears Chinese.",
            "Ningún motor de voz de este dispositivo oye chino."
        ),
        (
            "No speech engine on this device hears English.",
            "Ningún motor de voz de este dispositivo oye inglés."
        ),
        (
            "No speech engine on this device hears Spanish.",
            "Ningún motor de voz de este dispositivo oye español."
        ),
        ("The microphone stopped giving sound.", "El micrófono dejó de dar sonido."),
        ("Vow cannot reach the default sound server.", "Vow no alcanza el servidor de sonido."),
        ("No tag was touched.", "No se acercó ninguna etiqueta."),
        ("Try again, and hold it still.", "Inténtalo otra vez y mantenla quieta."),
        ("No tag reader is connected.", "No hay ningún lector de etiquetas conectado."),
        ("See: {} --help", "Véase: {} --help"),
        ("record {} does not follow from the one before", "la anotación {} no sigue a la anterior"),
        (
            "\"{}\" asks for the same lines twice. Name each kind once.",
            "\"{}\" pide dos veces las mismas frases. Nombra cada clase una vez."
        ),
        (
            "\"{}\" cannot be recited. Choose affirmations, goals or both.",
            "\"{}\" no se puede recitar. Elige affirmations, goals o ambas."
        ),
        (
            "\"{}\" is no date of the calendar. Write it as 2026-03-29, or say tomorrow or friday.",
            "\"{}\" no es una fecha del calendario. Escríbela como 2026-03-29, o di tomorrow o friday."
        ),
        (
            "\"{}\" is no time of day. Write it as 06:30, 6:30 or 6:30pm, from 00:00 to 23:59.",
            "\"{}\" no es una hora del día. Escríbela como 06:30, 6:30 o 6:30pm, de 00:00 a 23:59."
        ),
        (
            "\"{}\" is no wait. Write it as 20m, 90s or 1h30.",
            "\"{}\" no es una espera. Escríbela como 20m, 90s o 1h30."
        ),
        (
            "The gate must ask for something: affirmations, goals or both.",
            "La puerta debe pedir algo: affirmations, goals o ambas."
        ),
        (
            "The label has {} characters; at most {} fit beside a time.",
            "La etiqueta tiene {} caracteres; caben {} junto a una hora."
        ),
        ("The time {} never comes in {}.", "La hora {} no llega nunca en {}."),
        (
            "The volume {} is not between 0 and 100 per cent.",
            "El volumen {} no está entre 0 y 100 por ciento."
        ),
        ("There is nothing in {} to replay.", "No hay nada en {} que reproducir."),
        ("Other commands kept changing {}.", "Otras órdenes cambiaban {} sin parar."),
        ("Try again in a moment.", "Inténtalo en un momento."),
        ("Another process wrote at the same moment.", "Otro proceso escribió en el mismo momento."),
        ("record {} is not as it was exported", "la anotación {} no está como se exportó"),
        (
            "vow run, or: systemctl --user enable --now vow",
            "vow run, o bien: systemctl --user enable --now vow"
        ),
        ("Did you mean: {}?", "¿Querías decir: {}?"),
        ("There is no command \"{} {}\".", "No hay ninguna orden \"{} {}\"."),
        (
            "`vow helper` is for other commands of Vow; it talks to no person.",
            "`vow helper` es para otras órdenes de Vow; no habla con personas."
        ),
        (
            "{} was given twice, and only one of the two can hold.",
            "{} se dio dos veces, y solo puede valer una."
        ),
        ("The answer could not be written ({}).", "No se pudo escribir la respuesta ({})."),
        (
            "The answer could not be written ({}); what the command does is done.",
            "No se pudo escribir la respuesta ({}); lo que la orden hace está hecho."
        ),
        (
            "{} is an archive: `vow replay RUN --archive {}` shows one of its runs.",
            "{} es un archivo de exportación: `vow replay RUN --archive {}` muestra uno de sus turnos."
        ),
        ("{} is no report of vow.", "{} no es un informe de vow."),
        (
            "Check {}. What records something, such as `vow alarm add`, makes the folder.",
            "Comprueba {}. Lo que registra algo, como `vow alarm add`, crea la carpeta."
        ),
        ("Choose another folder, or make it writable.", "Elige otra carpeta, o dale permiso de escritura."),
        (
            "There is no folder {}, so there is nothing to show.",
            "No hay ninguna carpeta {}, así que no hay nada que mostrar."
        ),
        (
            "--in says when it rings; leave time, --days and --date out.",
            "--in dice cuándo suena; quita la hora, --days y --date."
        ),
        ("Give either --days or --date, not both.", "Da --days o --date, no ambos."),
        ("Give either --image or --payload, not both.", "Da --image o --payload, no ambos."),
        ("Give either --recite or --gate, not both.", "Da --recite o --gate, no ambos."),
        (
            "Give the time, such as 06:30, or a wait with --in 20m.",
            "Da la hora, como 06:30, o una espera con --in 20m."
        ),
        (
            "{} The keys are destroyed all the same; what they sealed stays closed.",
            "{} Las claves se destruyen igualmente; lo que sellaron queda cerrado."
        ),
        ("{}, {} Nothing was imported.", "{}, {} No se importó nada."),
        ("{}: {} Nothing was imported.", "{}: {} No se importó nada."),
        (
            "{}: The file is no picture that can be read, or a very large one. Use a PNG, JPEG, WebP, "
                + "GIF, BMP or PGM file.",
            "{}: el archivo no es una imagen legible, o es enorme. Usa un archivo PNG, JPEG, WebP, GIF, "
                + "BMP o PGM."
        ),
        (
            "Alarms ring all the same, from {} records that could be read; what happens is kept in "
                + "memory until the log can be used.",
            "Las alarmas suenan igual, según {} anotaciones que se pudieron leer; lo que ocurra queda "
                + "en memoria hasta que el registro se pueda usar."
        ),
        (
            "Alarms ring all the same, from {} records that could be read and what was last made of the "
                + "log; what happens is kept in memory until the log can be used.",
            "Las alarmas suenan igual, según {} anotaciones que se pudieron leer y lo último que se "
                + "sacó del registro; lo que ocurra queda en memoria hasta que el registro se pueda usar."
        ),
        ("Saved {} records into a new log.", "Se salvaron {} anotaciones en un registro nuevo."),
        (
            "Saved {} records into a new log; lost: records {}.",
            "Se salvaron {} anotaciones en un registro nuevo; perdidas: {}."
        ),
        (
            "Saved {} records into a new log; not written by this device and left out: records {}.",
            "Se salvaron {} anotaciones en un registro nuevo; no escritas por este dispositivo y "
                + "omitidas: {}."
        ),
        (
            "sentence {} ({}): lang is zh, en or es, not \"{}\"",
            "frase {} ({}): lang es zh, en o es, no \"{}\""
        ),
        (
            "sentence {} ({}): level is easy, medium or hard, not \"{}\"",
            "frase {} ({}): level es easy, medium o hard, no \"{}\""
        ),
        (
            "sentence {} ({}): wordBucket is common or less-common, not \"{}\"",
            "frase {} ({}): wordBucket es common o less-common, no \"{}\""
        ),
        ("sentence {} ({}): the id has 1 to 64 letters", "frase {} ({}): id tiene de 1 a 64 letras"),
        ("sentence {} ({}): the id comes twice", "frase {} ({}): id aparece dos veces"),
        (
            "sentence {} ({}): the text is one line of 1 to 200 letters",
            "frase {} ({}): text es una línea de 1 a 200 letras"
        ),
    ]
}
