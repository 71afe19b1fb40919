extension SpanishSentences {
    /// Sentences of refusals, failures and repairs, by their English form, in order; part 3 of 3.
    static let part3: [(english: String, spanish: String)] = [
        ("The microphone was read before it was opened.", "El micrófono se leyó antes de abrirse."),
        ("The model of meanings {} cannot be used.", "El modelo de significados {} no se puede usar."),
        ("The motion sensor is gone.", "El sensor de movimiento ya no está."),
        ("The new log could not be put in place, at {}.", "El registro nuevo no se pudo colocar en {}."),
        (
            "The noise \"{}\" is not one of pink, babble, tone.",
            "El ruido \"{}\" no es uno de pink, babble, tone."
        ),
        (
            "The number of devices {} is not between 1 and 50.",
            "El número de dispositivos {} no está entre 1 y 50."
        ),
        ("The number of other sentences is negative.", "El número de otras frases es negativo."),
        ("The output \"{}\" is muted.", "La salida \"{}\" está silenciada."),
        ("The output \"{}\" is turned down to {} %.", "La salida \"{}\" está bajada al {} %."),
        ("The output has taken no sound for {} ms.", "La salida no admite sonido desde hace {} ms."),
        (
            "The output plays silence in place of the ring.",
            "La salida reproduce silencio en lugar del tono."
        ),
        (
            "The page is switched off. Switch it on, then start `vow run` anew: vow config set "
                + "web.port 8690",
            "La página está apagada. Enciéndela y reinicia `vow run`: vow config set web.port 8690"
        ),
        ("The picture is empty or too large.", "La imagen está vacía o es demasiado grande."),
        (
            "The private sound server takes no sound any more.",
            "El servidor de sonido privado ya no admite sonido."
        ),
        (
            "The process of the speech engines was asked what it does not know.",
            "Al proceso de los motores de voz se le pidió algo que no conoce."
        ),
        ("The process that reads pictures failed.", "El proceso que lee imágenes falló."),
        ("The process that reads tags failed.", "El proceso que lee etiquetas falló."),
        ("The process that speaks failed.", "El proceso que habla falló."),
        ("The program {} could not be started.", "El programa {} no se pudo iniciar."),
        ("The recording could not be sealed.", "La grabación no se pudo sellar."),
        ("The recording was closed.", "La grabación se cerró."),
        ("The recording {} could not be {}.", "La grabación {} no se pudo procesar ({})."),
        ("The ring moved to the output \"{}\".", "El sonido pasó a la salida \"{}\"."),
        ("The run has the steps 1 to {}.", "El turno tiene los pasos 1 a {}."),
        ("The run {} has not ended.", "El turno {} no ha terminado."),
        (
            "The run {} is in progress. Try again when it has ended.",
            "El turno {} está en marcha. Inténtalo cuando termine."
        ),
        (
            "The sentence has no word that could be rated.",
            "La frase no tiene ninguna palabra que se pueda valorar."
        ),
        (
            "The service for tag readers (pcscd) cannot be reached.",
            "El servicio de lectores de etiquetas (pcscd) no responde."
        ),
        ("The similarity {} is not between 0.5 and 1.", "La similitud {} no está entre 0.5 y 1."),
        ("The socket {} cannot be made.", "El conector {} no se puede crear."),
        ("The sound file {} cannot be read.", "El archivo de sonido {} no se puede leer."),
        ("The sound file {} holds no sound.", "El archivo de sonido {} no contiene sonido."),
        (
            "The sound file {} is longer than {} seconds.",
            "El archivo de sonido {} dura más de {} segundos."
        ),
        (
            "The sound file {} is silent, and would wake nobody. Choose another.",
            "El archivo de sonido {} es silencio y no despertaría a nadie. Elige otro."
        ),
        ("The sound is too short to be known again.", "El sonido es demasiado corto para reconocerlo."),
        ("The sound server does not answer.", "El servidor de sonido no responde."),
        (
            "The sound server gave Vow no microphone.",
            "El servidor de sonido no le dio ningún micrófono a Vow."
        ),
        ("The sound server records nothing any more.", "El servidor de sonido ya no graba nada."),
        (
            "The sound server refuses to change the volume.",
            "El servidor de sonido se niega a cambiar el volumen."
        ),
        ("The sound server takes no sound any more.", "El servidor de sonido ya no admite sonido."),
        ("The sound server took no sound from Vow.", "El servidor de sonido no admitió sonido de Vow."),
        (
            "The speech engine {} works, but did not hear \"{}\".",
            "El motor de voz {} funciona, pero no oyó \"{}\"."
        ),
        ("The speech engine {} {}.", "El motor de voz {}: {}."),
        ("The speech library {} cannot be used.", "La biblioteca de voz {} no se puede usar."),
        ("The speech model {} is not installed.", "El modelo de voz {} no está instalado."),
        (
            "The speech model {} is not what it should be: {}.",
            "El modelo de voz {} no es lo que debe ser: {}."
        ),
        ("The split \"{}\" is neither tune nor held-out.", "El reparto \"{}\" no es tune ni held-out."),
        ("The table {} cannot be read.", "La tabla {} no se puede leer."),
        (
            "The tempo {} is not between -20 and 20 percent.",
            "El tempo {} no está entre -20 y 20 por ciento."
        ),
        (
            "The text has no word that could be said.",
            "El texto no tiene ninguna palabra que se pueda decir."
        ),
        ("The time was given twice. Leave one out.", "La hora se dio dos veces. Quita una."),
        ("The time zone file {} is damaged.", "El archivo de zona horaria {} está dañado."),
        ("The time {} never comes in {}.", "La hora {} no llega nunca en {}."),
        ("The tone could not be kept in {}.", "El tono no se pudo guardar en {}."),
        ("The variable TZ names no time zone: {}", "La variable TZ no nombra ninguna zona horaria: {}"),
        ("The views beside the log cannot be used.", "Las vistas junto al registro no se pueden usar."),
        ("The voice espeak-ng is not installed.", "La voz espeak-ng no está instalada."),
        (
            "The volume goes from 0 to 100, the seconds from 1 to 120.",
            "El volumen va de 0 a 100, los segundos de 1 a 120."
        ),
        (
            "The volume {} is not between 0 and 100 per cent.",
            "El volumen {} no está entre 0 y 100 por ciento."
        ),
        (
            "The words of this run were erased; nothing is left to redact.",
            "Las palabras de este turno se borraron; no queda nada que tachar."
        ),
        (
            "There are no lines to rehearse. Add one: vow lines add \"...\"",
            "No hay frases que ensayar. Añade una: vow lines add \"...\""
        ),
        ("There is no class \"{}\"; choose one of {}.", "No hay ninguna clase \"{}\"; elige una de {}."),
        (
            "There is no folder {}, so there is nothing to show.",
            "No hay ninguna carpeta {}, así que no hay nada que mostrar."
        ),
        ("There is no folder {}. Check --from.", "No hay ninguna carpeta {}. Comprueba --from."),
        ("There is no step \"{}\".", "No hay ningún paso \"{}\"."),
        (
            "There is no goal {}. `vow goals` shows them.",
            "No hay ninguna meta {}. `vow goals` las muestra."
        ),
        ("There is no log in {}.", "No hay ningún registro en {}."),
        ("There is no log to read at {}.", "No hay ningún registro que leer en {}."),
        ("There is no memory or thread left for sound.", "No queda memoria ni hilo para el sonido."),
        ("There is no model {}. There are: {}.", "No hay ningún modelo {}. Hay: {}."),
        ("There is no other output that could be heard.", "No hay otra salida que se pueda oír."),
        ("There is no output that could be heard.", "No hay ninguna salida que se pueda oír."),
        ("There is no purpose \"{}\". Known: {}.", "No hay ningún propósito \"{}\". Conocidos: {}."),
        ("There is no readable sound file at {}.", "No hay ningún archivo de sonido legible en {}."),
        ("There is no setting \"{}\". Known: {}.", "No hay ningún ajuste \"{}\". Conocidos: {}."),
        ("There is no such bug. Choose all or one of: {}.", "No hay tal defecto. Elige all o uno de: {}."),
        (
            "There is no such fault. Choose all, none, or some of: {}.",
            "No hay tal fallo. Elige all, none, o algunos de: {}."
        ),
        ("There is no time zone called \"{}\".", "No hay ninguna zona horaria llamada \"{}\"."),
        ("There is no time zone database in {}.", "No hay base de zonas horarias en {}."),
        (
            "There is no tone \"{}\" of yours. `vow tones` shows them.",
            "No tienes ningún tono \"{}\". `vow tones` los muestra."
        ),
        (
            "There is no tone \"{}\". Known: {}; or give the path of a file, or add it: vow tones add",
            "No hay ningún tono \"{}\". Conocidos: {}; o da la ruta de un archivo, o añádelo: vow "
                + "tones add"
        ),
        ("There is no tone called \"{}\".", "No hay ningún tono llamado \"{}\"."),
        ("There is no verifier {}; there are {} to {}.", "No hay ningún verificador {}; hay de {} a {}."),
        ("There is nothing in {} to replay.", "No hay nada en {} que reproducir."),
        (
            "This build of Vow has no sherpa-onnx, which the Moonshine engine needs.",
            "Esta compilación de Vow no tiene sherpa-onnx, que el motor Moonshine necesita."
        ),
        (
            "This cannot be undone, and no backup brings it back to this device:",
            "Esto no se puede deshacer, y ninguna copia lo devuelve a este dispositivo:"
        ),
        ("This device has no motion sensor.", "Este dispositivo no tiene sensor de movimiento."),
        ("This is a mistake in Vow: report it.", "Es un error de Vow: comunícalo."),
        ("This is a report of the form {}.", "Este es un informe de la forma {}."),
        ("This text fits into no QR code.", "Este texto no cabe en ningún código QR."),
        ("Try again in a moment.", "Inténtalo en un momento."),
        ("Try again.", "Inténtalo de nuevo."),
        (
            "Try again; `vow log verify` tells what is there now.",
            "Inténtalo de nuevo; `vow log verify` dice qué hay ahora."
        ),
        ("Try another picture.", "Prueba otra imagen."),
        ("Try it yourself.", "Pruébalo tú."),
        (
            "Turn it up: pactl set-sink-volume @DEFAULT_SINK@ 60%",
            "Súbela: pactl set-sink-volume @DEFAULT_SINK@ 60%"
        ),
        (
            "Unmute it there, for instance in pavucontrol under Playback.",
            "Quita allí el silencio, por ejemplo en pavucontrol, en Reproducción."
        ),
        (
            "Unmute it: pactl set-sink-mute @DEFAULT_SINK@ 0",
            "Quita el silencio: pactl set-sink-mute @DEFAULT_SINK@ 0"
        ),
        (
            "Unplug and replug it, or restart the sound server.",
            "Desconéctalo y conéctalo, o reinicia el servidor de sonido."
        ),
        (
            "Unplug them before you sleep, or let Vow leave them alone: vow config set "
                + "sound.headphones leave",
            "Desconéctalos antes de dormir, o haz que Vow los deje estar: vow config set "
                + "sound.headphones leave"
        ),
        ("Use a PNG, JPEG, WebP, GIF, BMP or PGM file.", "Usa un archivo PNG, JPEG, WebP, GIF, BMP o PGM."),
        ("Use a WAV, FLAC, OGG or MP3 file.", "Usa un archivo WAV, FLAC, OGG o MP3."),
        ("Use a WAV, FLAC, OGG, MP3 or M4A file.", "Usa un archivo WAV, FLAC, OGG, MP3 o M4A."),
        ("Use at most about 2,000 characters.", "Usa como mucho unos 2000 caracteres."),
        ("Vow cannot reach {}.", "Vow no alcanza {}."),
        ("Vow's own sound is muted in the mixer.", "El sonido de Vow está silenciado en el mezclador."),
        (
            "Vow's own sound server could not be started.",
            "El servidor de sonido propio de Vow no se pudo iniciar."
        ),
        ("What is only looked back on takes no events.", "Lo que solo se mira no admite sucesos."),
        ("What is only read takes no events.", "Lo que solo se lee no admite sucesos."),
        ("What is only read takes no keys.", "Lo que solo se lee no admite claves."),
        ("What was heard cannot be kept: {}", "Lo que se oyó no se puede guardar: {}"),
        ("What {} holds is no key.", "Lo que contiene {} no es una clave."),
        (
            "Where it has one, install the package iio-sensor-proxy.",
            "Si lo tiene, instala el paquete iio-sensor-proxy."
        ),
        ("Whisper could not decode the recording.", "Whisper no pudo descifrar la grabación."),
        (
            "With --batch, the file says what is judged. Leave the rest out.",
            "Con --batch, el archivo dice qué se juzga. Quita lo demás."
        ),
        (
            "With --batch, the file says what is rated. Leave the rest out.",
            "Con --batch, el archivo dice qué se valora. Quita lo demás."
        ),
        (
            "Without --noise there is nothing for --snr or --babble: give --noise pink, say.",
            "Sin --noise no hay nada para --snr ni --babble: da --noise pink, por ejemplo."
        ),
        ("Write it as cloud:https://HOST/v1#MODEL.", "Escríbela como cloud:https://HOST/v1#MODEL."),
        (
            "`vow ears` is for other commands of Vow; it talks to no person.",
            "`vow ears` es para otras órdenes de Vow; no habla con personas."
        ),
        ("`vow run` ended.", "`vow run` terminó."),
        (
            "`vow run` shows a screen and answers nothing, so there is no JSON of it. What happens "
                + "is in the log: `vow log list --json`, or `vow runs --json`.",
            "`vow run` muestra una pantalla y no responde nada, así que no tiene JSON. Lo que ocurre "
                + "está en el registro: `vow log list --json`, o `vow runs --json`."
        ),
        (
            "`vow run` watches over {}. End it first: Ctrl-C, or `systemctl --user stop vow`; start "
                + "it again afterwards.",
            "`vow run` vigila {}. Termínalo antes: Ctrl-C, o `systemctl --user stop vow`; inícialo "
                + "de nuevo después."
        ),
        (
            "`vow try` shows a screen and records nothing, so there is no JSON of it.",
            "`vow try` muestra una pantalla y no registra nada, así que no tiene JSON."
        ),
        ("espeak-ng could not speak \"{}\".", "espeak-ng no pudo decir \"{}\"."),
        ("vow log verify", "vow log verify"),
        ("vow status", "vow status"),
        ("{} Give --yes where nobody can be asked.", "{} Da --yes donde no se pueda preguntar a nadie."),
        (
            "{} Or leave TZ out to use this device's own zone.",
            "{} O quita TZ para usar la zona de este dispositivo."
        ),
        (
            "{} The keys are destroyed all the same; what they sealed stays closed.",
            "{} Las claves se destruyen igualmente; lo que sellaron queda cerrado."
        ),
        (
            "{} cannot be read as a picture: it is missing, empty, closed to you, or larger than 64 MB.",
            "{} no se puede leer como imagen: falta, está vacío, te está vedado o supera los 64 MB."
        ),
        (
            "{} cannot be read, or is not an archive of `vow export`.",
            "{} no se puede leer, o no es un archivo de `vow export`."
        ),
        ("{} cannot be removed: {}.", "{} no se puede quitar: {}."),
        ("{} cannot be written.", "{} no se puede escribir."),
        ("{} cannot be written: {}", "{} no se puede escribir: {}"),
        (
            "{} does not hear the language of the recordings ({}).",
            "{} no oye el idioma de las grabaciones ({})."
        ),
        (
            "{} holds a log already; choose another --home.",
            "{} ya contiene un registro; elige otra carpeta con --home."
        ),
        (
            "{} holds a log already; name an empty folder.",
            "{} ya contiene un registro; indica una carpeta vacía."
        ),
        ("{} holds no labelled utterance.", "{} no contiene ninguna frase etiquetada."),
        (
            "{} holds no rated recording that can be used.",
            "{} no contiene ninguna grabación valorada que sirva."
        ),
        (
            "{} holds something else than an earlier {}; it was left as it is. Choose another name.",
            "{} contiene otra cosa que {} anterior; se dejó como está. Elige otro nombre."
        ),
        ("{} is a copy of no zone in {}.", "{} no es copia de ninguna zona de {}."),
        ("{} is a symbolic link; nothing was written.", "{} es un enlace simbólico; no se escribió nada."),
        (
            "{} is an archive: `vow replay RUN --archive {}` shows one of its runs.",
            "{} es un archivo de exportación: `vow replay RUN --archive {}` muestra uno de sus turnos."
        ),
        ("{} is no report of vow.", "{} no es un informe de vow."),
        ("{} is no socket of yours, so it is not used.", "{} no es un conector tuyo, así que no se usa."),
        ("{} is not a file. Give the name of one.", "{} no es un archivo. Da el nombre de uno."),
        ("{} is not a sound archive: {}.", "{} no es un archivo íntegro: {}."),
        (
            "{} is there already. Name another file with --output.",
            "{} ya existe. Indica otro archivo con --output."
        ),
        (
            "{} is there, and is no file of transcripts.",
            "{} ya existe, y no es un archivo de transcripciones."
        ),
        (
            "{} was given twice, and only one of the two can hold.",
            "{} se dio dos veces, y solo puede valer una."
        ),
        ("Wait 1 to 120 seconds.", "Espera de 1 a 120 segundos."),
        (
            "No keys or buttons of this device can be read.",
            "No se puede leer ninguna tecla ni botón de este equipo."
        ),
        (
            "Join the group that may: sudo usermod -aG input $USER, then log in again.",
            "Únete al grupo que puede: sudo usermod -aG input $USER, y entra de nuevo."
        ),
        ("{} was refused.", "{} se rechazó."),
        ("{}, {} Nothing was imported.", "{}, {} No se importó nada."),
        ("{}: {} Nothing was imported.", "{}: {} No se importó nada."),
    ]
}
