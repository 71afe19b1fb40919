extension SpanishSentences {
    /// Sentences of settings, the log and archives, by their English form.
    static let part6: [(english: String, spanish: String)] = [
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
        (
            "Say on or off, not \"{}\".",
            "Di on u off, no \"{}\"."
        ),
        (
            "Say written or drawn, not \"{}\".",
            "Di written o drawn, no \"{}\"."
        ),
        (
            "Say 24 or 12, not \"{}\".",
            "Di 24 o 12, no \"{}\"."
        ),
        (
            "\"{}\" is no score from 0.5 to 1, and not off.",
            "\"{}\" no es una puntuación de 0.5 a 1, ni off."
        ),
        (
            "\"{}\" is no score from 0.5 to 1.",
            "\"{}\" no es una puntuación de 0.5 a 1."
        ),
        (
            "\"{}\" is no level from -80 to -20, and not auto.",
            "\"{}\" no es un nivel de -80 a -20, ni auto."
        ),
        (
            "Give a whole path, such as /media/stick/vow, or off.",
            "Da una ruta completa, como /media/stick/vow, u off."
        ),
        (
            "Give a whole path, such as /etc/vow/page.pem, or auto.",
            "Da una ruta completa, como /etc/vow/page.pem, o auto."
        ),
        (
            "Choose one of {}, not \"{}\".",
            "Elige uno de {}, no \"{}\"."
        ),
        (
            "Vow speaks en, es and zh, not \"{}\".",
            "Vow habla en, es y zh, no \"{}\"."
        ),
        (
            "The coach practises zh, en and es, not \"{}\".",
            "El entrenador practica zh, en y es, no \"{}\"."
        ),
        (
            "There is no voice \"{}\". Choose one of {}, or a server: wyoming:HOST:PORT.",
            "No hay ninguna voz \"{}\". Elige una de {}, o un servidor: wyoming:HOST:PORT."
        ),
        (
            "\"{}\" is no time such as 18:30.",
            "\"{}\" no es una hora como 18:30."
        ),
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
        (
            "\"{}\" is not a whole number from {} to {}.",
            "\"{}\" no es un número entero de {} a {}."
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
            "A recording is never sent in the clear: use https. Plain http is for this machine only.",
            "Una grabación nunca se envía sin cifrar: usa https. http a secas es solo para este equipo."
        ),
        (
            "Keep keys and passwords out of the address; `vow cloud key` takes the key.",
            "No pongas claves ni contraseñas en la dirección; `vow cloud key` toma la clave."
        ),
        (
            "\"{}\" is neither the name of a tone, see `vow tones`, nor the whole path of a sound file.",
            "\"{}\" no es el nombre de un tono, véase `vow tones`, ni la ruta completa de un archivo de "
                + "sonido."
        ),
        (
            "\"time\" must be HH:MM from 00:00 to 23:59, not \"{}\".",
            "\"time\" debe ser HH:MM de 00:00 a 23:59, no \"{}\"."
        ),
        (
            "\"count\" must be from 1 to {}, not {}.",
            "\"count\" debe ir de 1 a {}, no {}."
        ),
        (
            "\"date\" must be a day of the calendar as YYYY-MM-DD, not \"{}\".",
            "\"date\" debe ser un día del calendario como AAAA-MM-DD, no \"{}\"."
        ),
        (
            "Either \"days\" or \"date\" is needed.",
            "Hace falta \"days\" o \"date\"."
        ),
        (
            "\"days\" and \"date\" exclude each other.",
            "\"days\" y \"date\" se excluyen."
        ),
        (
            "\"days\" must name at least one day.",
            "\"days\" debe nombrar al menos un día."
        ),
        (
            "\"{}\" must be {}.",
            "\"{}\" debe ser {}."
        ),
        (
            "\"{}\" is missing; it must be {}.",
            "Falta \"{}\"; debe ser {}."
        ),
        (
            "\"from\" must be {}, not \"{}\".",
            "\"from\" debe ser {}, no \"{}\"."
        ),
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
        (
            "Alarms ring all the same.",
            "Las alarmas suenan igual."
        ),
        (
            "Alarms ring all the same, from {} records that could be read; what happens is kept in "
                + "memory until the log can be used.",
            "Las alarmas suenan igual, según {} anotaciones que se pudieron leer; lo que ocurra queda "
                + "en memoria hasta que el registro se pueda usar."
        ),
        (
            "Alarms ring all the same, from {} records that could be read and what was last made of "
                + "the log; what happens is kept in memory until the log can be used.",
            "Las alarmas suenan igual, según {} anotaciones que se pudieron leer y lo último que se "
                + "sacó del registro; lo que ocurra queda en memoria hasta que el registro se pueda usar."
        ),
        (
            "Saved {} records into a new log.",
            "Se salvaron {} anotaciones en un registro nuevo."
        ),
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
            "Saved {} records into a new log; lost: records {}; not written by this device and left "
                + "out: records {}.",
            "Se salvaron {} anotaciones en un registro nuevo; perdidas: {}; no escritas por este "
                + "dispositivo y omitidas: {}."
        ),
        (
            "The old files are in {}.",
            "Los archivos antiguos están en {}."
        ),
        (
            "Alarms go on.",
            "Las alarmas siguen."
        ),
        (
            "NO ALARM IS LEFT, so nothing rings: put a backup back (`vow import`), or make the alarms "
                + "anew (`vow alarm add`).",
            "NO QUEDA NINGUNA ALARMA, así que nada suena: recupera una copia (`vow import`) o crea las "
                + "alarmas de nuevo (`vow alarm add`)."
        ),
        (
            "What you agreed to is withdrawn, since a withdrawal may be lost; `vow consent give` gives "
                + "it anew.",
            "Lo que consentiste queda retirado, pues puede haberse perdido una retirada; `vow consent "
                + "give` lo da de nuevo."
        ),
        (
            "Another program holds {}/{}. End it: `lslocks` shows who holds what.",
            "Otro programa retiene {}/{}. Ciérralo: `lslocks` muestra quién retiene qué."
        ),
        (
            "The answer could not be written ({}).",
            "No se pudo escribir la respuesta ({})."
        ),
        (
            "The answer could not be written ({}); what the command does is done.",
            "No se pudo escribir la respuesta ({}); lo que la orden hace está hecho."
        ),
        (
            "archive of `vow export`",
            "archivo de `vow export`"
        ),
        (
            "report of `vow report`",
            "informe de `vow report`"
        ),
        (
            "calendar of `vow calendar export`",
            "calendario de `vow calendar export`"
        ),
        (
            "curve of `vow evaluate`",
            "curva de `vow evaluate`"
        ),
        (
            "table of `vow evaluate`",
            "tabla de `vow evaluate`"
        ),
        (
            "a line of it is longer than any record",
            "una línea suya es más larga que cualquier anotación"
        ),
        (
            "it does not begin as {}",
            "no empieza como {}"
        ),
        (
            "record {} does not follow from the one before",
            "la anotación {} no sigue a la anterior"
        ),
        (
            "record {} is not as it was exported",
            "la anotación {} no está como se exportó"
        ),
        (
            "record {}, {}, cannot be read by this version of Vow",
            "la anotación {}, {}, no la puede leer esta versión de Vow"
        ),
        (
            "record {} does not open under its key",
            "la anotación {} no se abre con su clave"
        ),
        (
            "its end is missing",
            "falta su final"
        ),
        (
            "it has no single run \"{}\", but {}",
            "no tiene una única mañana \"{}\", sino {}"
        ),
        (
            "The row is no JSON object with the agreed keys.",
            "La línea no es un objeto JSON con las claves acordadas."
        ),
        (
            "The value of \"{}\" has the wrong type.",
            "El valor de \"{}\" es de otro tipo."
        ),
        (
            "The row is no JSON object.",
            "La línea no es un objeto JSON."
        ),
        (
            "\"text\" is missing.",
            "Falta \"text\"."
        ),
        (
            "\"audio\" is missing.",
            "Falta \"audio\"."
        ),
        (
            "\"text\" is missing, or is no text.",
            "Falta \"text\", o no es un texto."
        ),
        (
            "The language \"{}\" is not one of en, es, zh.",
            "El idioma \"{}\" no es en, es ni zh."
        ),
    ]
}
