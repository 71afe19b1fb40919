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
            "\"{}\" is neither the name of a tone, see `vow tones`, nor the whole path of a sound file.",
            "\"{}\" no es el nombre de un tono, véase `vow tones`, ni la ruta completa de un archivo de "
                + "sonido."
        ),
        (
            "A recording is never sent in the clear: use https. Plain http is for this machine only.",
            "Una grabación nunca se envía sin cifrar: usa https. http a secas es solo para este equipo."
        ),
        (
            "Keep keys and passwords out of the address; `vow cloud key` takes the key.",
            "No pongas claves ni contraseñas en la dirección; `vow cloud key` toma la clave."
        ),
        (
            "Give a whole path, such as /etc/vow/page.pem, or auto.",
            "Da una ruta completa, como /etc/vow/page.pem, o auto."
        ),
        (
            "\"{}\" is no address such as 0.0.0.0 or 192.168.1.20, and not off.",
            "\"{}\" no es una dirección como 0.0.0.0 o 192.168.1.20, ni off."
        ),
        (
            "\"{}\" is no list of names such as clock.local,192.168.1.20, and not auto.",
            "\"{}\" no es una lista de nombres como clock.local,192.168.1.20, ni auto."
        ),
        (
            "\"{}\" is no broker such as homeassistant.local:1883, and not off.",
            "\"{}\" no es un broker como homeassistant.local:1883, ni off."
        ),
        ("A user's name has at most 128 letters.", "Un nombre de usuario tiene como mucho 128 letras."),
        (
            "Say on, off, or give a whole path such as /etc/vow/ca.pem.",
            "Di on, off, o da una ruta completa como /etc/vow/ca.pem."
        ),
        (
            "A device is called by letters, digits, _ and -, at most 64 of them.",
            "Un dispositivo se llama con letras, cifras, _ y -, como mucho 64."
        ),
        (
            "A topic is made of letters, digits, _ and -, with slashes between, at most 64 of them.",
            "Un tema se forma con letras, cifras, _ y -, con barras entre medias, como mucho 64."
        ),
        (
            "There is no engine \"{}\". Choose one of {}, or a server: wyoming:HOST:PORT.",
            "No hay ningún motor \"{}\". Elige uno de {}, o un servidor: wyoming:HOST:PORT."
        ),
        (
            "{} hears English only. Choose one of {}, or a server: wyoming:HOST:PORT.",
            "{} solo oye inglés. Elige uno de {}, o un servidor: wyoming:HOST:PORT."
        ),
        (
            "Name the model, too: cloud:https://HOST/v1#MODEL.",
            "Indica también el modelo: cloud:https://HOST/v1#MODELO."
        ),
        ("Say on or off, not \"{}\".", "Di on u off, no \"{}\"."),
        ("Say written or drawn, not \"{}\".", "Di written o drawn, no \"{}\"."),
        ("Say 24 or 12, not \"{}\".", "Di 24 o 12, no \"{}\"."),
        ("\"{}\" is no score from 0.5 to 1, and not off.", "\"{}\" no es una puntuación de 0.5 a 1, ni off."),
        ("\"{}\" is no score from 0.5 to 1.", "\"{}\" no es una puntuación de 0.5 a 1."),
        ("\"{}\" is no level from -80 to -20, and not auto.", "\"{}\" no es un nivel de -80 a -20, ni auto."),
        (
            "Give a whole path, such as /media/stick/vow, or off.",
            "Da una ruta completa, como /media/stick/vow, u off."
        ),
        ("Choose one of {}, not \"{}\".", "Elige uno de {}, no \"{}\"."),
        ("Vow speaks en, es and zh, not \"{}\".", "Vow habla en, es y zh, no \"{}\"."),
        ("The coach practises zh, en and es, not \"{}\".", "El entrenador practica zh, en y es, no \"{}\"."),
        (
            "There is no voice \"{}\". Choose one of {}, or a server: wyoming:HOST:PORT.",
            "No hay ninguna voz \"{}\". Elige una de {}, o un servidor: wyoming:HOST:PORT."
        ),
        ("\"{}\" is no time such as 18:30.", "\"{}\" no es una hora como 18:30."),
        (
            "\"{}\" is no list such as {}, each from 0 to 100.",
            "\"{}\" no es una lista como {}, cada número de 0 a 100."
        ),
        (
            "A cloud service never stands between you and the end of an alarm. Set it as "
                + "fallback-engine or shadow-engine.",
            "Un servicio en la nube nunca se interpone entre tú y el fin de una alarma. Ponlo como "
                + "fallback-engine o shadow-engine."
        ),
        (
            "There is no engine \"{}\" to stand beside. Choose one of {}, wyoming:HOST:PORT, cloud:URL, "
                + "or off.",
            "No hay ningún motor \"{}\" que pueda acompañar. Elige uno de {}, wyoming:HOST:PORT, "
                + "cloud:URL, u off."
        ),
        ("\"{}\" is not a whole number from {} to {}.", "\"{}\" no es un número entero de {} a {}."),
        (
            "vow run, or: systemctl --user enable --now vow",
            "vow run, o bien: systemctl --user enable --now vow"
        ),
        ("Did you mean: {} {}?", "¿Querías decir: {} {}?"),
        ("There is no command \"{} {}\".", "No hay ninguna orden \"{} {}\"."),
        (
            "`vow ears` is for other commands of Vow; it talks to no person.",
            "`vow ears` es para otras órdenes de Vow; no habla con personas."
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
        ("The file {} is larger than 300 kB.", "El archivo {} pasa de 300 kB."),
        ("{}, {} Nothing was imported.", "{}, {} No se importó nada."),
        ("{}: {} Nothing was imported.", "{}: {} No se importó nada."),
        (
            "{}: The file is no picture that can be read, or a very large one. Use a PNG, JPEG, WebP, "
                + "GIF, BMP or PGM file.",
            "{}: el archivo no es una imagen legible, o es enorme. Usa un archivo PNG, JPEG, WebP, GIF, "
                + "BMP o PGM."
        ),
        (
            "\"{}\" names no cloud service. Write it as cloud:https://HOST/v1#MODEL.",
            "\"{}\" no nombra ningún servicio en la nube. Escríbelo como cloud:https://HOST/v1#MODELO."
        ),
        (
            "The address holds characters that no address has. Write it as cloud:https://HOST/v1#MODEL.",
            "La dirección lleva caracteres que ninguna dirección tiene. Escríbela como "
                + "cloud:https://HOST/v1#MODELO."
        ),
        (
            "\"{}\" is no address. Write it as cloud:https://HOST/v1#MODEL.",
            "\"{}\" no es una dirección. Escríbela como cloud:https://HOST/v1#MODELO."
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
