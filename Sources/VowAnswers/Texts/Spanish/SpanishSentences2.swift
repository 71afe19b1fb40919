extension SpanishSentences {
    /// Sentences of refusals, failures and repairs, by their English form, in order; part 2 of 3.
    static let part2: [(english: String, spanish: String)] = [
        ("Make room, or choose another place.", "Libera espacio, o elige otro lugar."),
        ("Make sure that it exists and is yours.", "Comprueba que existe y es tuya."),
        ("Make sure that it is there and yours.", "Comprueba que está y que es tuya."),
        ("Make sure that the folder exists and is yours.", "Comprueba que la carpeta existe y es tuya."),
        (
            "Make the folder and its files writable for you, or choose another with --home.",
            "Dale permiso de escritura a la carpeta y sus archivos, o elige otra con --home."
        ),
        ("Moonshine could not decode the recording.", "Moonshine no pudo descifrar la grabación."),
        ("Moonshine could not weigh the words.", "Moonshine no pudo sopesar las palabras."),
        (
            "Move the link away, and put the file itself in its place; or name its folder with --home.",
            "Aparta el enlace y pon el archivo en su lugar; o indica su carpeta con --home."
        ),
        ("Name a file that ends in .pdf or .svg.", "Indica un archivo que acabe en .pdf o .svg."),
        (
            "Name a run, or --last for several; not both.",
            "Nombra un turno, o --last para varios; no ambos."
        ),
        ("Name another file with --output.", "Indica otro archivo con --output."),
        ("Name the run: vow certificate RUN.", "Nombra el turno: vow certificate TURNO."),
        (
            "No `vow run` serves the page. Start it: vow run",
            "Ningún `vow run` sirve la página. Inícialo: vow run"
        ),
        ("No `vow run` watches over {}.", "Ningún `vow run` vigila {}."),
        (
            "No alarm rings next. Make one, or name one with --alarm.",
            "Ninguna alarma suena próximamente. Crea una, o nombra una con --alarm."
        ),
        (
            "No browser could be started. Open this address in one:",
            "No se pudo iniciar ningún navegador. Abre esta dirección en uno:"
        ),
        (
            "No key was given, and nothing was changed. An empty line removes it.",
            "No se dio ninguna clave y no se cambió nada. Una línea vacía la quita."
        ),
        ("No line fits the row \"{}\" of {}.", "Ninguna frase encaja con la fila \"{}\" de {}."),
        ("No microphone is connected.", "No hay ningún micrófono conectado."),
        ("No sound began within 5 s.", "Ningún sonido empezó en 5 s."),
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
        ("No speech engine on this device hears {}.", "Ningún motor de voz de este dispositivo oye {}."),
        ("No tag reader is connected.", "No hay ningún lector de etiquetas conectado."),
        (
            "Nobody speaks \"{}\" in the demonstration; en and es are spoken.",
            "Nadie habla \"{}\" en la demostración; se hablan en y es."
        ),
        (
            "Nothing can wake this machine, or keep it awake.",
            "Nada puede despertar esta máquina ni mantenerla encendida."
        ),
        (
            "Nothing can wake this machine, so it is not put to sleep. --awake rehearses the rest.",
            "Nada puede despertar esta máquina, así que no se duerme. --awake ensaya lo demás."
        ),
        ("Nothing here measures sound.", "Nada aquí mide el sonido."),
        (
            "Nothing here measures sound. Run `vow models verify`.",
            "Nada aquí mide el sonido. Ejecuta `vow models verify`."
        ),
        ("Nothing of the log {} can be read.", "Nada del registro {} se puede leer."),
        ("Nothing on this device vibrates.", "Nada en este dispositivo vibra."),
        ("Nothing that {} proposed can be used.", "Nada de lo que propuso {} sirve."),
        ("Nothing was done: {}", "No se hizo nada: {}"),
        ("Nothing was erased.", "No se borró nada."),
        (
            "Nothing was erased. Give --yes where nobody can be asked.",
            "No se borró nada. Da --yes donde no se pueda preguntar a nadie."
        ),
        (
            "Nothing was erased: the run {} is in progress and asks for its lines. `vow run` takes "
                + "it up again; erase when it has ended.",
            "No se borró nada: el turno {} está en marcha y pide sus frases. `vow run` lo retoma; "
                + "borra cuando haya terminado."
        ),
        ("Open another.", "Abre otra."),
        ("Other commands kept changing {}.", "Otras órdenes cambiaban {} sin parar."),
        (
            "Other programs cannot follow this `vow run`; alarms ring all the same.",
            "Otros programas no pueden seguir este `vow run`; las alarmas suenan igual."
        ),
        ("Others can read the key in {}.", "Otros pueden leer la clave en {}."),
        ("Paste the key (it is not shown), then Enter:", "Pega la clave (no se muestra) y pulsa Intro:"),
        ("Please report this with the next line.", "Comunícalo con la línea siguiente."),
        ("Plug one in, and try again.", "Conecta uno e inténtalo de nuevo."),
        (
            "Plug one in, or choose an input: pactl set-default-source NAME.",
            "Conecta uno, o elige una entrada: pactl set-default-source NOMBRE."
        ),
        (
            "Plug the reader out and in, and see whether pcscd runs.",
            "Desconecta y conecta el lector, y mira si pcscd funciona."
        ),
        ("PocketSphinx could not decode the recording.", "PocketSphinx no pudo descifrar la grabación."),
        (
            "Port {} of this machine cannot be listened on.",
            "En el puerto {} de esta máquina no se puede escuchar."
        ),
        (
            "Put a copy of it back from a backup; without it, sealed records stay closed.",
            "Devuelve una copia; sin ella, lo sellado queda cerrado."
        ),
        (
            "Put log.sqlite and log.head back from a backup. To begin anew, move keys.json, log.head "
                + "and views.sqlite away as well.",
            "Devuelve log.sqlite y log.head de una copia. Para empezar de nuevo, aparta también "
                + "keys.json, log.head y views.sqlite."
        ),
        (
            "Put log.sqlite and log.head back, from a backup or from a folder damaged-N beside them. "
                + "To begin anew, move keys.json, log.head and views.sqlite away; or name another folder "
                + "with --home.",
            "Devuelve log.sqlite y log.head, de una copia o de una carpeta damaged-N contigua. Para "
                + "empezar de nuevo, aparta keys.json, log.head y views.sqlite; o indica otra carpeta con "
                + "--home."
        ),
        (
            "Put the file keys.json back from a backup. Where there is none, `vow log salvage` goes "
                + "on without the words that were sealed; alarms keep their times.",
            "Devuelve el archivo keys.json de una copia. Si no hay ninguna, `vow log salvage` sigue "
                + "sin las palabras selladas; las alarmas conservan sus horas."
        ),
        (
            "Put the newer log.sqlite and log.head back. Where they are lost, `vow log salvage` goes "
                + "on with what is there.",
            "Devuelve los log.sqlite y log.head más nuevos. Si se perdieron, `vow log salvage` sigue "
                + "con lo que hay."
        ),
        (
            "Raise fs.inotify.max_user_instances and max_user_watches.",
            "Sube fs.inotify.max_user_instances y max_user_watches."
        ),
        (
            "Read it with the version of vow that wrote it ({}).",
            "Léelo con la versión de vow que lo escribió ({})."
        ),
        (
            "Recordings are removed on this device: vow consent withdraw recordings.",
            "Las grabaciones se quitan en este dispositivo: vow consent withdraw recordings."
        ),
        (
            "Recordings stay here. Write the recipient as \"this device\".",
            "Las grabaciones se quedan aquí. Escribe el destinatario como \"this device\"."
        ),
        (
            "Reinstall Vow: two versions of it seem to be mixed.",
            "Reinstala Vow: parece haber dos versiones mezcladas."
        ),
        (
            "Remove it, and start `vow run` again; alarms ring meanwhile.",
            "Quítalo y reinicia `vow run`; las alarmas suenan mientras tanto."
        ),
        (
            "Remove its model with `vow models remove`, and install it again.",
            "Quita su modelo con `vow models remove` e instálalo de nuevo."
        ),
        (
            "Report this with the output of `vow log verify`.",
            "Comunícalo con lo que responde `vow log verify`."
        ),
        (
            "Restart it (systemctl --user restart pulseaudio, or pipewire-pulse).",
            "Reinícialo (systemctl --user restart pulseaudio, o pipewire-pulse)."
        ),
        ("Restart it, or choose another output.", "Reinícialo, o elige otra salida."),
        ("Restart the sound server.", "Reinicia el servidor de sonido."),
        ("Restart vow after changing the zone.", "Reinicia vow tras cambiar la zona."),
        ("Restore it with: apt install --reinstall tzdata", "Repáralo con: apt install --reinstall tzdata"),
        ("Run `vow cloud key` again.", "Ejecuta `vow cloud key` de nuevo."),
        ("Run `vow cloud key`, and paste the key alone.", "Ejecuta `vow cloud key` y pega solo la clave."),
        ("Run `vow log rebuild`.", "Ejecuta `vow log rebuild`."),
        (
            "Run `vow log verify` to see where, then `vow log salvage` to save every intact record.",
            "Ejecuta `vow log verify` para ver dónde, y `vow log salvage` para salvar todo lo intacto."
        ),
        (
            "Run `vow log verify`, then `vow log salvage`.",
            "Ejecuta `vow log verify` y después `vow log salvage`."
        ),
        ("Run `vow log verify`.", "Ejecuta `vow log verify`."),
        (
            "Run `vow log verify`; a newer version of vow may have written it.",
            "Ejecuta `vow log verify`; quizá lo escribió una versión más nueva de vow."
        ),
        ("Run `vow models install sherpa-onnx`.", "Ejecuta `vow models install sherpa-onnx`."),
        ("Run `vow models install whisper-base`.", "Ejecuta `vow models install whisper-base`."),
        ("Run `vow models install {}`.", "Ejecuta `vow models install {}`."),
        (
            "Run `vow models list` to see what is installed.",
            "Ejecuta `vow models list` para ver qué hay instalado."
        ),
        (
            "Run `vow models verify {}` and `vow models install {}`.",
            "Ejecuta `vow models verify {}` y `vow models install {}`."
        ),
        ("Run `vow models verify`, and try again.", "Ejecuta `vow models verify` e inténtalo de nuevo."),
        ("Run it again.", "Ejecútala de nuevo."),
        (
            "Run scripts/fetch-models and build again, or choose PocketSphinx.",
            "Ejecuta scripts/fetch-models y compila de nuevo, o elige PocketSphinx."
        ),
        ("Run: chmod 600 {}", "Ejecuta: chmod 600 {}"),
        (
            "Save the file at 44,100 or 48,000 samples a second.",
            "Guarda el archivo a 44 100 o 48 000 muestras por segundo."
        ),
        (
            "Say it once more; if it happens again, choose another engine.",
            "Dilo otra vez; si se repite, elige otro motor."
        ),
        ("Say one sentence at a time.", "Di una frase cada vez."),
        ("Say the whole line.", "Di la frase entera."),
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
        ("See that dbus and systemd-logind run.", "Mira que dbus y systemd-logind funcionen."),
        ("See that iio-sensor-proxy runs.", "Mira que iio-sensor-proxy funcione."),
        (
            "Set the zone with: timedatectl set-timezone Area/City",
            "Pon la zona con: timedatectl set-timezone Zona/Ciudad"
        ),
        (
            "Sound at {} samples a second could not be brought to {}.",
            "El sonido a {} muestras por segundo no se pudo llevar a {}."
        ),
        (
            "Start PulseAudio or PipeWire (systemctl --user start pulseaudio, or pipewire-pulse), "
                + "and check with \"pactl info\".",
            "Inicia PulseAudio o PipeWire (systemctl --user start pulseaudio, o pipewire-pulse) y "
                + "compruébalo con \"pactl info\"."
        ),
        ("Start again.", "Empieza de nuevo."),
        ("Start it again: vow run", "Inícialo de nuevo: vow run"),
        (
            "Start it: vow run, or as a service: systemctl --user enable --now vow",
            "Inícialo: vow run, o como servicio: systemctl --user enable --now vow"
        ),
        ("Take another one.", "Toma otra."),
        ("The Flite voice speaks English only, not \"{}\".", "La voz Flite solo habla inglés, no \"{}\"."),
        ("The PocketSphinx model cannot be used.", "El modelo de PocketSphinx no se puede usar."),
        ("The Wyoming server at {} cannot be used.", "El servidor Wyoming de {} no se puede usar."),
        ("The Wyoming server at {} does not hear \"{}\".", "El servidor Wyoming de {} no oye \"{}\"."),
        ("The alarm plays in headphones: \"{}\".", "La alarma suena en los auriculares: \"{}\"."),
        (
            "The built-in sentences stand in; try again, or another model.",
            "Valen las frases incluidas; inténtalo de nuevo, o con otro modelo."
        ),
        ("The certificate cannot be signed.", "El certificado no se puede firmar."),
        ("The check of the log was interrupted.", "La comprobación del registro se interrumpió."),
        ("The code scanner failed on this picture.", "El lector de códigos falló con esta imagen."),
        (
            "The code {} holds bytes that are no text. Use the printed one that you have.",
            "El código {} contiene bytes que no son texto. Usa el impreso que tienes."
        ),
        (
            "The disk of the log {} failed; what was just recorded may have been written, or not.",
            "El disco del registro {} falló; lo último puede haberse escrito o no."
        ),
        (
            "The disk that holds the log {} is full; nothing was written.",
            "El disco del registro {} está lleno; no se escribió nada."
        ),
        (
            "The engine \"{}\" took no notes of {}. `vow engines` shows which did.",
            "El motor \"{}\" no tomó notas de {}. `vow engines` muestra cuál sí."
        ),
        ("The engine {} cannot be had.", "El motor {} no está disponible."),
        ("The event {} at position {} cannot be read.", "El suceso {} en la posición {} no se puede leer."),
        (
            "The file is no picture that can be read, or a very large one.",
            "El archivo no es una imagen legible, o es enorme."
        ),
        ("The file {} cannot be read.", "El archivo {} no se puede leer."),
        (
            "The file {} cannot be read: {} Check its name and its rights.",
            "El archivo {} no se puede leer: {} Comprueba su nombre y sus permisos."
        ),
        ("The file {} cannot be written.", "El archivo {} no se puede escribir."),
        (
            "The file {} cannot be written. Choose another place.",
            "El archivo {} no se puede escribir. Elige otro lugar."
        ),
        ("The file {} cannot be written: {}.", "El archivo {} no se puede escribir: {}."),
        (
            "The file {} could not be written; nothing is left of it.",
            "El archivo {} no se pudo escribir; no queda nada de él."
        ),
        (
            "The first row of {} does not name id, speaker, text, accuracy, fluency, prosodic and words.",
            "La primera fila de {} no nombra id, speaker, text, accuracy, fluency, prosodic y words."
        ),
        (
            "The first row of {} does not name the columns conversation, text and label.",
            "La primera fila de {} no nombra las columnas conversation, text y label."
        ),
        ("The folder {} cannot be made.", "La carpeta {} no se puede crear."),
        ("The folder {} cannot be opened.", "La carpeta {} no se puede abrir."),
        ("The folder {} cannot be written.", "En la carpeta {} no se puede escribir."),
        (
            "The gate must ask for something: affirmations, goals or both.",
            "La puerta debe pedir algo: affirmations, goals o ambas."
        ),
        ("The head of the log, {}, cannot be read.", "La cabeza del registro, {}, no se puede leer."),
        (
            "The head of the log, {}, cannot be written.",
            "La cabeza del registro, {}, no se puede escribir."
        ),
        (
            "The installer scripts/fetch-models is not beside this program. Reinstall Vow.",
            "El instalador scripts/fetch-models no está junto a este programa. Reinstala Vow."
        ),
        (
            "The interview speaks English and Spanish: --language en or es.",
            "La entrevista habla inglés y español: --language en o es."
        ),
        (
            "The interview speaks English and Spanish: en or es.",
            "La entrevista habla inglés y español: en o es."
        ),
        ("The key cannot be written to {}.", "La clave no se puede escribir en {}."),
        ("The key in {} cannot be read.", "La clave en {} no se puede leer."),
        ("The key vault could not be written.", "Las claves no se pudieron escribir."),
        ("The key vault {} can be read by other users.", "Otros usuarios pueden leer las claves {}."),
        ("The key vault {} cannot be read.", "Las claves {} no se pueden leer."),
        ("The key vault {} cannot be written.", "Las claves {} no se pueden escribir."),
        ("The keys of the log are missing.", "Faltan las claves del registro."),
        (
            "The label has {} characters; at most {} fit beside a time.",
            "La etiqueta tiene {} caracteres; caben {} junto a una hora."
        ),
        ("The level is easy, medium or hard, not \"{}\".", "El nivel es easy, medium o hard, no \"{}\"."),
        (
            "The library for tag readers (libpcsclite) is not there.",
            "La biblioteca de lectores de etiquetas (libpcsclite) no está."
        ),
        (
            "The lines could not be taken out of use; their words are erased all the same.",
            "Las frases no se pudieron retirar del uso; sus palabras se borran igualmente."
        ),
        (
            "The log beside {} was replaced or removed meanwhile; nothing was written.",
            "El registro junto a {} fue reemplazado o quitado; no se escribió nada."
        ),
        (
            "The log is older than it was: record {}, which the key file knows, is not in it.",
            "El registro es más antiguo de lo que era: el registro {}, que el archivo de claves "
                + "conoce, no está."
        ),
        (
            "The log was saved, and what you agreed to could not be withdrawn: do so by `vow consent "
                + "withdraw`.",
            "El registro se salvó, y lo que aceptaste no se pudo retirar: hazlo con `vow consent "
                + "withdraw`."
        ),
        (
            "The log {} can only be read here; nothing was written.",
            "El registro {} aquí solo se puede leer; no se escribió nada."
        ),
        ("The log {} cannot be made.", "El registro {} no se puede crear."),
        ("The log {} cannot be opened.", "El registro {} no se puede abrir."),
        (
            "The log {} cannot be written; nothing was written.",
            "En el registro {} no se puede escribir; no se escribió nada."
        ),
        ("The log {} could not be used.", "El registro {} no se pudo usar."),
        (
            "The log {} has format {}, which this version does not know.",
            "El registro {} tiene el formato {}, que esta versión no conoce."
        ),
        ("The log {} is damaged.", "El registro {} está dañado."),
        (
            "The log {} is gone, and there was one: its keys or its head are here.",
            "El registro {} ya no está, y había uno: sus claves o su cabeza están aquí."
        ),
        ("The machine may not be put to sleep. {}", "La máquina no se puede dormir. {}"),
        ("The manifest {} cannot be read.", "La lista {} no se puede leer."),
        (
            "The manifest {} holds no recording to evaluate.",
            "La lista {} no contiene ninguna grabación que evaluar."
        ),
        (
            "The microphone has sent nothing for three seconds.",
            "El micrófono no envía nada desde hace tres segundos."
        ),
        ("The microphone stopped giving sound.", "El micrófono dejó de dar sonido."),
    ]
}
