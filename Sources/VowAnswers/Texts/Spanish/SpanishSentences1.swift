extension SpanishSentences {
    /// Sentences of refusals, failures and repairs, by their English form, in order; part 1 of 3.
    static let part1: [(english: String, spanish: String)] = [
        (
            "\"{}\" asks for the same lines twice. Name each kind once.",
            "\"{}\" pide dos veces las mismas frases. Nombra cada clase una vez."
        ),
        (
            "\"{}\" cannot be recited. Choose affirmations, goals or both.",
            "\"{}\" no se puede recitar. Elige affirmations, goals o ambas."
        ),
        (
            "\"{}\" is a built-in tone. Choose another name: --name",
            "\"{}\" es un tono propio de Vow. Elige otro nombre: --name"
        ),
        ("\"{}\" is neither machine nor people.", "\"{}\" no es machine ni people."),
        ("\"{}\" is neither others nor everything.", "\"{}\" no es others ni everything."),
        (
            "\"{}\" is no date of the calendar. Write it as 2026-03-29, or say tomorrow or friday.",
            "\"{}\" no es una fecha del calendario. Escríbela como 2026-03-29, o di tomorrow o friday."
        ),
        (
            "\"{}\" is no date up to today, such as 2026-03-01.",
            "\"{}\" no es una fecha hasta hoy, como 2026-03-01."
        ),
        ("\"{}\" is no history.", "\"{}\" no es una historia."),
        (
            "\"{}\" is no instant. Write it as 2026-03-28T12:00:00Z or with +02:00.",
            "\"{}\" no es un instante. Escríbelo como 2026-03-28T12:00:00Z o con +02:00."
        ),
        (
            "\"{}\" is no name for a tone: it takes letters, digits and hyphens, at most 40.",
            "\"{}\" no es un nombre de tono: admite letras, cifras y guiones, 40 como mucho."
        ),
        ("\"{}\" is no name of a recording.", "\"{}\" no es el nombre de una grabación."),
        (
            "\"{}\" is no seed, number of mornings and digest.",
            "\"{}\" no es una semilla, un número de mañanas y un resumen."
        ),
        (
            "\"{}\" is no speech server. Write it as wyoming:HOST:PORT.",
            "\"{}\" no es un servidor de voz. Escríbelo como wyoming:HOST:PORT."
        ),
        (
            "\"{}\" is no time of day. Write it as 06:30, 6:30 or 6:30pm, from 00:00 to 23:59.",
            "\"{}\" no es una hora del día. Escríbela como 06:30, 6:30 o 6:30pm, de 00:00 a 23:59."
        ),
        (
            "\"{}\" is no usable address of a cloud service.",
            "\"{}\" no es una dirección válida de un servicio en la nube."
        ),
        (
            "\"{}\" is no wait. Write it as 20m, 90s or 1h30.",
            "\"{}\" no es una espera. Escríbela como 20m, 90s o 1h30."
        ),
        (
            "\"{}\" is no whole number of decibels between -20 and 60.",
            "\"{}\" no es un número entero de decibelios entre -20 y 60."
        ),
        ("--count goes from 1 to 1000.", "--count va de 1 a 1000."),
        (
            "--count goes from 1 to 20, and --most-words from 4 to 40.",
            "--count va de 1 a 20, y --most-words de 4 a 40."
        ),
        (
            "--csv goes with --reliability, and not with --json.",
            "--csv va con --reliability, y no con --json."
        ),
        ("--days goes from 1 to 366.", "--days va de 1 a 366."),
        ("--days goes from 1 to 3660.", "--days va de 1 a 3660."),
        ("--from \"{}\" is no date such as 2025-08-31.", "--from \"{}\" no es una fecha como 2025-08-31."),
        (
            "--in says when it rings; leave time, --days and --date out.",
            "--in dice cuándo suena; quita la hora, --days y --date."
        ),
        ("--log and --into go with --plan.", "--log y --into van con --plan."),
        ("--minutes goes from 1 to 180.", "--minutes va de 1 a 180."),
        ("--minutes goes from 1 to 720.", "--minutes va de 1 a 720."),
        ("--round goes with --audio.", "--round va con --audio."),
        ("--rounds is at least 1.", "--rounds es al menos 1."),
        ("--seconds goes from 5 to 3600.", "--seconds va de 5 a 3600."),
        (
            "--words takes common or less-common, not \"{}\".",
            "--words admite common o less-common, no \"{}\"."
        ),
        ("A line is empty; nobody can say it.", "Una frase está vacía; nadie puede decirla."),
        (
            "A name, key or correlation holds a NUL; nothing was written.",
            "Un nombre, clave o correlación contiene un NUL; no se escribió nada."
        ),
        ("A record cannot be exported.", "Un registro no se puede exportar."),
        ("A record of the run cannot be read.", "Un registro del turno no se puede leer."),
        (
            "A recording of more than thirty seconds is not rated.",
            "Una grabación de más de treinta segundos no se valora."
        ),
        (
            "A recording of more than two minutes is not heard.",
            "Una grabación de más de dos minutos no se escucha."
        ),
        (
            "A report holds no words that another verifier could judge.",
            "Un informe no contiene palabras que otro verificador pueda juzgar."
        ),
        (
            "A sound server of Vow's own did not start a moment ago.",
            "Un servidor de sonido propio de Vow no arrancó hace un momento."
        ),
        ("A topic is a word or two, such as \"food\".", "Un tema es una palabra o dos, como \"comida\"."),
        ("A view of the log cannot be used.", "Una vista del registro no se puede usar."),
        ("ALSA's player plays nothing.", "El reproductor de ALSA no reproduce nada."),
        (
            "An alarm is due within three minutes. Try again after it.",
            "Una alarma suena en menos de tres minutos. Inténtalo después."
        ),
        ("An event could not be written.", "Un suceso no se pudo escribir."),
        ("An event of the report cannot be read.", "Un suceso del informe no se puede leer."),
        ("An event of the run could not be written.", "Un suceso del turno no se pudo escribir."),
        (
            "Another `vow models`{} is at work in {}. This one waits until that has ended.",
            "Otro `vow models`{} trabaja en {}. Este espera a que termine."
        ),
        ("Another `vow run` already watches over {}.", "Otro `vow run` ya vigila {}."),
        (
            "Another command erases or replaces what is in {}. Try again when it has ended.",
            "Otra orden borra o reemplaza lo que hay en {}. Inténtalo cuando termine."
        ),
        (
            "Another engine listens if there is one. Run `vow models verify`.",
            "Escucha otro motor, si lo hay. Ejecuta `vow models verify`."
        ),
        (
            "Another process keeps the log {} locked; nothing was written.",
            "Otro proceso mantiene bloqueado el registro {}; no se escribió nada."
        ),
        ("Another process writes to {}.", "Otro proceso escribe en {}."),
        ("Another process wrote at the same moment.", "Otro proceso escribió en el mismo momento."),
        (
            "Another process wrote to the same stream (now at {}).",
            "Otro proceso escribió en la misma serie (ahora en {})."
        ),
        (
            "Another program holds the folder {}, and does not let go of it.",
            "Otro programa retiene la carpeta {} y no la suelta."
        ),
        (
            "Another program holds the keys, {}, and does not let go of them.",
            "Otro programa retiene las claves, {}, y no las suelta."
        ),
        ("Answer yes or no.", "Responde sí o no."),
        ("Ask for the report again.", "Pide el informe de nuevo."),
        (
            "Babble needs a recording of many voices: give --babble FILE.",
            "El murmullo necesita una grabación de muchas voces: da --babble ARCHIVO."
        ),
        (
            "Change it in the desktop's own sound settings.",
            "Cámbialo en los ajustes de sonido del escritorio."
        ),
        (
            "Change the key at the service, then run `vow cloud key`.",
            "Cambia la clave en el servicio y ejecuta `vow cloud key`."
        ),
        ("Changes of the log cannot be watched.", "Los cambios del registro no se pueden seguir."),
        (
            "Changes of the time zone in {} cannot be followed.",
            "Los cambios de zona horaria en {} no se pueden seguir."
        ),
        (
            "Check that an input is there and allowed: pactl list short sources.",
            "Comprueba que hay una entrada permitida: pactl list short sources."
        ),
        (
            "Check that an output is there and chosen: pactl list short sinks.",
            "Comprueba que hay una salida elegida: pactl list short sinks."
        ),
        ("Check that it is installed.", "Comprueba que está instalado."),
        (
            "Check that it is plugged in; `vow demo` tries it.",
            "Comprueba que esté conectado; `vow demo` lo prueba."
        ),
        (
            "Check that it runs, or choose another engine: vow config set engine auto.",
            "Comprueba que funciona, o elige otro motor: vow config set engine auto."
        ),
        ("Check that the folder can be written.", "Comprueba que se puede escribir en la carpeta."),
        ("Check the path.", "Comprueba la ruta."),
        (
            "Check {}. What records something, such as `vow alarm add`, makes the folder.",
            "Comprueba {}. Lo que registra algo, como `vow alarm add`, crea la carpeta."
        ),
        ("Choose --yourself or --silent, not both.", "Elige --yourself o --silent, no ambos."),
        ("Choose another file.", "Elige otro archivo."),
        ("Choose another folder, or make it writable.", "Elige otra carpeta, o dale permiso de escritura."),
        ("Choose another with --port.", "Elige otro con --port."),
        ("Choose one of: {}, wyoming:HOST:PORT.", "Elige uno de: {}, wyoming:HOST:PORT."),
        ("Choose one of: {}.", "Elige uno de: {}."),
        ("Close other programs, then try again.", "Cierra otros programas e inténtalo de nuevo."),
        (
            "Close programs that hold many files, then start vow again.",
            "Cierra programas con muchos archivos abiertos y reinicia vow."
        ),
        (
            "Connect one, or unmute one: pactl list short sinks.",
            "Conecta una, o quita el silencio de una: pactl list short sinks."
        ),
        (
            "Copy the folder to a place that can be written, and name that with --home.",
            "Copia la carpeta a un lugar donde se pueda escribir, e indícala con --home."
        ),
        ("Cut it into pieces.", "Córtala en trozos."),
        ("Cut it shorter, or choose another file.", "Acórtalo, o elige otro archivo."),
        ("End it: `lslocks` shows who holds what.", "Termínalo: `lslocks` muestra quién retiene qué."),
        (
            "End the other program that has the file open (`fuser {}` names it), then try again.",
            "Termina el programa que tiene abierto el archivo (`fuser {}` lo nombra) e inténtalo de "
                + "nuevo."
        ),
        ("Flite could not speak the text.", "Flite no pudo decir el texto."),
        (
            "Free some space; alarms go on ringing meanwhile.",
            "Libera espacio; las alarmas siguen sonando mientras tanto."
        ),
        (
            "Give --engine or --compare, which tries every engine.",
            "Da --engine o --compare, que prueba todos los motores."
        ),
        (
            "Give --text TEXT and --audio FILE, or --batch FILE.",
            "Da --text TEXTO y --audio ARCHIVO, o --batch ARCHIVO."
        ),
        ("Give a list of recordings, or --talk FILE.", "Da una lista de grabaciones, o --talk ARCHIVO."),
        ("Give a name such as \"Europe/Madrid\".", "Da un nombre como \"Europe/Madrid\"."),
        ("Give a sentence with words in it.", "Da una frase con palabras."),
        ("Give at least one --line, or --batch FILE.", "Da al menos un --line, o --batch ARCHIVO."),
        ("Give at least one event to --last.", "Da al menos un suceso a --last."),
        ("Give at least one morning to --last.", "Da al menos una mañana a --last."),
        ("Give at least one morning.", "Da al menos una mañana."),
        ("Give at least one run to --last.", "Da al menos un turno a --last."),
        ("Give either --audio FILE or --text TEXT.", "Da --audio ARCHIVO o --text TEXTO."),
        ("Give either --batch FILE or --classify FILE.", "Da --batch ARCHIVO o --classify ARCHIVO."),
        ("Give either --days or --date, not both.", "Da --days o --date, no ambos."),
        (
            "Give either --goal or --kind affirmation, not both.",
            "Da --goal o --kind affirmation, no ambos."
        ),
        ("Give either --image or --payload, not both.", "Da --image o --payload, no ambos."),
        ("Give either --month or --days, not both.", "Da --month o --days, no ambos."),
        ("Give either --recite or --gate, not both.", "Da --recite o --gate, no ambos."),
        ("Give either --transcript TEXT or --audio FILE.", "Da --transcript TEXTO o --audio ARCHIVO."),
        ("Give either a sentence or --line LINE.", "Da una frase o --line FRASE."),
        ("Give from 1 to 256 jobs.", "Da de 1 a 256 trabajos."),
        (
            "Give it a model of that language, or choose another engine.",
            "Dale un modelo de ese idioma, o elige otro motor."
        ),
        (
            "Give one of --plan, --digests, --defect and --seeds.",
            "Da uno de --plan, --digests, --defect y --seeds."
        ),
        (
            "Give recordings by --sound or by --manifest, not by both.",
            "Da grabaciones con --sound o con --manifest, no con ambos."
        ),
        (
            "Give recordings, or --pronunciation FILE; not both.",
            "Da grabaciones o --pronunciation ARCHIVO; no ambos."
        ),
        ("Give recordings, or --talk FILE; not both.", "Da grabaciones o --talk ARCHIVO; no ambos."),
        ("Give the command that records it.", "Da la orden que lo registra."),
        ("Give the folder that holds {}.", "Da la carpeta que contiene {}."),
        ("Give the folder with --home DIR.", "Da la carpeta con --home DIR."),
        (
            "Give the time, such as 06:30, or a wait with --in 20m.",
            "Da la hora, como 06:30, o una espera con --in 20m."
        ),
        (
            "Import an archive into a home, or begin a home with `vow alarm add`.",
            "Importa un archivo en una carpeta, o empieza una con `vow alarm add`."
        ),
        (
            "Install a voice: apt-get install espeak-ng libflite1.",
            "Instala una voz: apt-get install espeak-ng libflite1."
        ),
        (
            "Install alsa-utils, and look what holds the device: fuser -v /dev/snd/*.",
            "Instala alsa-utils, y mira qué ocupa el dispositivo: fuser -v /dev/snd/*."
        ),
        ("Install espeak-ng for other languages.", "Instala espeak-ng para otros idiomas."),
        (
            "Install it anew: apt-get install --reinstall espeak-ng.",
            "Reinstálala: apt-get install --reinstall espeak-ng."
        ),
        ("Install it with: apt install tzdata", "Instálala con: apt install tzdata"),
        ("Install it: apt install pocketsphinx-en-us.", "Instálalo: apt install pocketsphinx-en-us."),
        ("Install it: apt-get install espeak-ng.", "Instálala: apt-get install espeak-ng."),
        ("Install it: apt-get install faad.", "Instálalo: apt-get install faad."),
        (
            "Install it: apt-get install pulseaudio util-linux.",
            "Instálalo: apt-get install pulseaudio util-linux."
        ),
        (
            "Install the package libflite1, or install it anew: apt-get install --reinstall libflite1.",
            "Instala el paquete libflite1, o reinstálalo: apt-get install --reinstall libflite1."
        ),
        (
            "Install the package pcscd, and start it: systemctl enable --now pcscd.socket.",
            "Instala el paquete pcscd e inícialo: systemctl enable --now pcscd.socket."
        ),
        ("Install the packages libpcsclite1 and pcscd.", "Instala los paquetes libpcsclite1 y pcscd."),
        ("Install the version of Vow that wrote it.", "Instala la versión de Vow que lo escribió."),
        ("Interrupted after {} of {} mornings.", "Interrumpido tras {} de {} mañanas."),
        ("It rang, but nobody could hear it. {}", "Sonó, pero nadie podía oírlo. {}"),
        (
            "Keep it awake by its power settings; `vow wake` says what is missing.",
            "Mantenla encendida con sus ajustes de energía; `vow wake` dice qué falta."
        ),
        ("Leave one out.", "Quita una."),
        ("Leave that character out.", "Quita ese carácter."),
        (
            "Let a program do it: see hooks/run in the README.",
            "Deja que lo haga un programa: mira hooks/run en el README."
        ),
        ("Let only one `vow run` use this home.", "Deja que un solo `vow run` use esta carpeta."),
        (
            "Let that one ring, or choose another home with --home DIR.",
            "Deja que suene ese, o elige otra carpeta con --home DIR."
        ),
        ("Line {} of {} is no transcript: {}", "La línea {} de {} no es una transcripción: {}"),
        (
            "Line {} of {} names the run \"{}\", which is not there.",
            "La línea {} de {} nombra el turno \"{}\", que no está."
        ),
        (
            "Look at the disk's health; `vow log verify` tells whether the log is sound.",
            "Comprueba la salud del disco; `vow log verify` dice si el registro está íntegro."
        ),
        ("Look at the key file, keys.json.", "Mira el archivo de claves, keys.json."),
        (
            "Look at the machine's own sound server: pactl info.",
            "Mira el servidor de sonido de la máquina: pactl info."
        ),
        (
            "Look what holds it, or restart the sound server (systemctl --user restart pulseaudio, "
                + "or pipewire-pulse).",
            "Mira qué la ocupa, o reinicia el servidor de sonido (systemctl --user restart "
                + "pulseaudio, o pipewire-pulse)."
        ),
        (
            "Look what is behind it, for instance an equaliser: pactl list sinks.",
            "Mira qué hay detrás, por ejemplo un ecualizador: pactl list sinks."
        ),
        (
            "Look what is there before you do it again, and look at the disk's health.",
            "Mira qué hay antes de repetirlo, y comprueba la salud del disco."
        ),
        (
            "Look which outputs are connected, if you did not move it.",
            "Mira qué salidas están conectadas, si no la cambiaste tú."
        ),
        (
            "M4A files are read by the program faad, which is not here.",
            "Los archivos M4A los lee el programa faad, que no está aquí."
        ),
        (
            "Make it writable, or choose another with --home DIR.",
            "Dale permiso de escritura, o elige otra con --home DIR."
        ),
        (
            "Make it writable, or name another one in VOW_MODELS.",
            "Dale permiso de escritura, o nombra otra en VOW_MODELS."
        ),
        (
            "Make room on the disk and the folder writable; they are made again from the log.",
            "Libera espacio y dale permiso de escritura a la carpeta; se rehacen desde el registro."
        ),
        (
            "Make room on the disk, and make the folder writable for you.",
            "Libera espacio en el disco y dale permiso de escritura a la carpeta."
        ),
        (
            "Make room on the disk, make the folder writable, and try again; nothing is lost meanwhile.",
            "Libera espacio, dale permiso de escritura a la carpeta e inténtalo de nuevo; no se "
                + "pierde nada."
        ),
        ("Make room there, and make it writable.", "Libera espacio allí y dale permiso de escritura."),
    ]
}
