extension SpanishSentences {
    /// Sentences of the log, the keys, archives and erasure, by their English form.
    static let data: [(english: String, spanish: String)] = [
        (
            "Another program holds the keys, {}, and does not let go of them.",
            "Otro programa retiene las claves, {}, y no las suelta."
        ),
        ("End it: `lslocks` shows who holds what.", "Termínalo: `lslocks` muestra quién retiene qué."),
        (
            "Make room on the disk, and make the folder writable for you.",
            "Libera espacio en el disco y dale permiso de escritura a la carpeta."
        ),
        ("Please report this with the next line.", "Comunícalo con la línea siguiente."),
        (
            "Put a copy of it back from a backup; without it, sealed records stay closed.",
            "Devuelve una copia; sin ella, lo sellado queda cerrado."
        ),
        ("Run: chmod 600 {}", "Ejecuta: chmod 600 {}"),
        ("The key vault could not be written.", "Las claves no se pudieron escribir."),
        ("The key vault {} can be read by other users.", "Otros usuarios pueden leer las claves {}."),
        ("\"{}\" is no name of a recording.", "\"{}\" no es el nombre de una grabación."),
        ("Run `vow log verify`.", "Ejecuta `vow log verify`."),
        ("vow log verify", "vow log verify"),
        (
            "Another process keeps the log {} locked; nothing was written.",
            "Otro proceso mantiene bloqueado el registro {}; no se escribió nada."
        ),
        (
            "End the other program that has the file open (`fuser {}` names it), then try again.",
            "Termina el programa que tiene abierto el archivo (`fuser {}` lo nombra) e inténtalo de "
                + "nuevo."
        ),
        (
            "Free some space; alarms go on ringing meanwhile.",
            "Libera espacio; las alarmas siguen sonando mientras tanto."
        ),
        (
            "Look at the disk's health; `vow log verify` tells whether the log is sound.",
            "Comprueba la salud del disco; `vow log verify` dice si el registro está íntegro."
        ),
        (
            "Look what is there before you do it again, and look at the disk's health.",
            "Mira qué hay antes de repetirlo, y comprueba la salud del disco."
        ),
        ("Make sure that the folder exists and is yours.", "Comprueba que la carpeta existe y es tuya."),
        (
            "Make the folder and its files writable for you, or choose another with --home.",
            "Dale permiso de escritura a la carpeta y sus archivos, o elige otra con --home."
        ),
        (
            "Run `vow log verify` to see where, then `vow log salvage` to save every intact record.",
            "Ejecuta `vow log verify` para ver dónde, y `vow log salvage` para salvar todo lo intacto."
        ),
        (
            "The disk of the log {} failed; what was just recorded may have been written, or not.",
            "El disco del registro {} falló; lo último puede haberse escrito o no."
        ),
        (
            "The disk that holds the log {} is full; nothing was written.",
            "El disco del registro {} está lleno; no se escribió nada."
        ),
        ("The folder {} cannot be opened.", "La carpeta {} no se puede abrir."),
        ("The log {} cannot be opened.", "El registro {} no se puede abrir."),
        (
            "The log {} cannot be written; nothing was written.",
            "En el registro {} no se puede escribir; no se escribió nada."
        ),
        ("The log {} is damaged.", "El registro {} está dañado."),
        ("Make sure that it is there and yours.", "Comprueba que está y que es tuya."),
        ("The head of the log, {}, cannot be read.", "La cabeza del registro, {}, no se puede leer."),
        ("The head of the log, {}, cannot be written.", "La cabeza del registro, {}, no se puede escribir."),
        (
            "The log beside {} was replaced or removed meanwhile; nothing was written.",
            "El registro junto a {} fue reemplazado o quitado; no se escribió nada."
        ),
        (
            "Try again; `vow log verify` tells what is there now.",
            "Inténtalo de nuevo; `vow log verify` dice qué hay ahora."
        ),
        ("Changes of the log cannot be watched.", "Los cambios del registro no se pueden seguir."),
        (
            "Raise fs.inotify.max_user_instances and max_user_watches.",
            "Sube fs.inotify.max_user_instances y max_user_watches."
        ),
        (
            "Make room on the disk, make the folder writable, and try again; nothing is lost meanwhile.",
            "Libera espacio, dale permiso de escritura a la carpeta e inténtalo de nuevo; no se pierde "
                + "nada."
        ),
        ("The new log could not be put in place, at {}.", "El registro nuevo no se pudo colocar en {}."),
        ("Give the folder that holds {}.", "Da la carpeta que contiene {}."),
        ("Nothing of the log {} can be read.", "Nada del registro {} se puede leer."),
        (
            "Put log.sqlite and log.head back from a backup. To begin anew, move keys.json, log.head "
                + "and views.sqlite away as well.",
            "Devuelve log.sqlite y log.head de una copia. Para empezar de nuevo, aparta también "
                + "keys.json, log.head y views.sqlite."
        ),
        ("There is no log to read at {}.", "No hay ningún registro que leer en {}."),
        (
            "Another program holds the folder {}, and does not let go of it.",
            "Otro programa retiene la carpeta {} y no la suelta."
        ),
        ("Install the version of Vow that wrote it.", "Instala la versión de Vow que lo escribió."),
        ("Make sure that it exists and is yours.", "Comprueba que existe y es tuya."),
        (
            "Move the link away, and put the file itself in its place; or name its folder with --home.",
            "Aparta el enlace y pon el archivo en su lugar; o indica su carpeta con --home."
        ),
        (
            "Put log.sqlite and log.head back, from a backup or from a folder damaged-N beside them. To "
                + "begin anew, move keys.json, log.head and views.sqlite away; or name another folder with "
                + "--home.",
            "Devuelve log.sqlite y log.head, de una copia o de una carpeta damaged-N contigua. Para "
                + "empezar de nuevo, aparta keys.json, log.head y views.sqlite; o indica otra carpeta con "
                + "--home."
        ),
        (
            "The log {} has format {}, which this version does not know.",
            "El registro {} tiene el formato {}, que esta versión no conoce."
        ),
        (
            "The log {} is gone, and there was one: its keys or its head are here.",
            "El registro {} ya no está, y había uno: sus claves o su cabeza están aquí."
        ),
        ("{} is a symbolic link; nothing was written.", "{} es un enlace simbólico; no se escribió nada."),
        (
            "Copy the folder to a place that can be written, and name that with --home.",
            "Copia la carpeta a un lugar donde se pueda escribir, e indícala con --home."
        ),
        (
            "The log {} can only be read here; nothing was written.",
            "El registro {} aquí solo se puede leer; no se escribió nada."
        ),
        ("Run it again.", "Ejecútala de nuevo."),
        ("The check of the log was interrupted.", "La comprobación del registro se interrumpió."),
        (
            "Make room on the disk and the folder writable; they are made again from the log.",
            "Libera espacio y dale permiso de escritura a la carpeta; se rehacen desde el registro."
        ),
        ("The views beside the log cannot be used.", "Las vistas junto al registro no se pueden usar."),
        ("Give the command that records it.", "Da la orden que lo registra."),
        ("What is only looked back on takes no events.", "Lo que solo se mira no admite sucesos."),
        ("The file {} cannot be written: {}.", "El archivo {} no se puede escribir: {}."),
        ("{} cannot be written: {}", "{} no se puede escribir: {}"),
        (
            "A name, key or correlation holds a NUL; nothing was written.",
            "Un nombre, clave o correlación contiene un NUL; no se escribió nada."
        ),
        ("Leave that character out.", "Quita ese carácter."),
        ("An event could not be written.", "Un suceso no se pudo escribir."),
        (
            "Report this with the output of `vow log verify`.",
            "Comunícalo con lo que responde `vow log verify`."
        ),
        (
            "Run `vow log verify`; a newer version of vow may have written it.",
            "Ejecuta `vow log verify`; quizá lo escribió una versión más nueva de vow."
        ),
        (
            "The log holds events of a newer version of Vow; nothing was written.",
            "El registro contiene sucesos de una versión más nueva de Vow; no se escribió nada."
        ),
        (
            "Use that version, or one after it. Turning off, taking out and erasing still work.",
            "Usa esa versión o una posterior. Apagar, quitar y borrar siguen funcionando."
        ),
        (
            "Put the file keys.json back from a backup. Where there is none, `vow log salvage` goes on "
                + "without the words that were sealed; alarms keep their times.",
            "Devuelve el archivo keys.json de una copia. Si no hay ninguna, `vow log salvage` sigue sin "
                + "las palabras selladas; las alarmas conservan sus horas."
        ),
        (
            "Put the newer log.sqlite and log.head back. Where they are lost, `vow log salvage` goes on "
                + "with what is there.",
            "Devuelve los log.sqlite y log.head más nuevos. Si se perdieron, `vow log salvage` sigue "
                + "con lo que hay."
        ),
        (
            "Put log.head back where it was. Where it is lost, `vow log salvage` saves every intact record.",
            "Devuelve log.head a su sitio. Si se perdió, `vow log salvage` guarda cada anotación intacta."
        ),
        (
            "The log {} has format {}, from before Vow 1.0, which this version cannot read.",
            "El registro {} tiene el formato {}, anterior a Vow 1.0, que esta versión no puede leer."
        ),
        (
            "Export with the old program, import with the new: install the version of Vow that wrote it, run "
                + "`vow export FILE`, install this version again, move the old folder away, and run "
                + "`vow import FILE`.",
            "Exporta con el programa antiguo e importa con el nuevo: instala la versión de Vow que lo escribió, "
                + "ejecuta `vow export FILE`, vuelve a instalar esta versión, aparta la carpeta antigua y ejecuta "
                + "`vow import FILE`."
        ),
        ("The keys of the log are missing.", "Faltan las claves del registro."),
        (
            "The log is older than it was: record {}, which the key file knows, is not in it.",
            "El registro es más antiguo de lo que era: el registro {}, que el archivo de claves conoce, "
                + "no está."
        ),
        (
            "Saved {} records into a new log; lost: records {}; not written by this device and left "
                + "out: records {}.",
            "Se salvaron {} anotaciones en un registro nuevo; perdidas: {}; no escritas por este "
                + "dispositivo y omitidas: {}."
        ),
        ("The old files are in {}.", "Los archivos antiguos están en {}."),
        ("Alarms go on.", "Las alarmas siguen."),
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
        ("A record cannot be exported.", "Un registro no se puede exportar."),
        (
            "Import an archive into a home, or begin a home with `vow alarm add`.",
            "Importa un archivo en una carpeta, o empieza una con `vow alarm add`."
        ),
        ("What is only read takes no events.", "Lo que solo se lee no admite sucesos."),
        ("What is only read takes no keys.", "Lo que solo se lee no admite claves."),
        ("it does not begin as {}", "no empieza como {}"),
        (
            "record {}, {}, cannot be read by this version of Vow",
            "la anotación {}, {}, no la puede leer esta versión de Vow"
        ),
        ("record {} does not open under its key", "la anotación {} no se abre con su clave"),
        ("its end is missing", "falta su final"),
        ("it has no single run \"{}\", but {}", "no tiene una única mañana \"{}\", sino {}"),
        ("A record of the run cannot be read.", "Un registro del turno no se puede leer."),
        ("Look at the key file, keys.json.", "Mira el archivo de claves, keys.json."),
        ("The certificate cannot be signed.", "El certificado no se puede firmar."),
        ("The run {} has not ended.", "El turno {} no ha terminado."),
        ("The certificate {} has expired.", "El certificado {} ha caducado."),
        ("The certificate {} cannot be read.", "El certificado {} no se puede leer."),
        ("A view of the log cannot be used.", "Una vista del registro no se puede usar."),
        ("Run `vow log rebuild`.", "Ejecuta `vow log rebuild`."),
        ("Make room, or choose another place.", "Libera espacio, o elige otro lugar."),
        (
            "The file {} could not be written; nothing is left of it.",
            "El archivo {} no se pudo escribir; no queda nada de él."
        ),
        (
            "{} holds something else than an earlier {}; it was left as it is. Choose another name.",
            "{} contiene otra cosa que {} anterior; se dejó como está. Elige otro nombre."
        ),
        ("{} is not a file. Give the name of one.", "{} no es un archivo. Da el nombre de uno."),
        ("archive of `vow export`", "archivo de `vow export`"),
        ("report of `vow report`", "informe de `vow report`"),
        ("calendar of `vow calendar export`", "calendario de `vow calendar export`"),
        ("curve of `vow-lab evaluate`", "curva de `vow-lab evaluate`"),
        ("table of `vow-lab evaluate`", "tabla de `vow-lab evaluate`"),
        ("a line of it is longer than any record", "una línea suya es más larga que cualquier anotación"),
        (
            "No key was given, and nothing was changed. An empty line removes it.",
            "No se dio ninguna clave y no se cambió nada. Una línea vacía la quita."
        ),
        ("Paste the key (it is not shown), then Enter:", "Pega la clave (no se muestra) y pulsa Intro:"),
        ("{} Give --yes where nobody can be asked.", "{} Da --yes donde no se pueda preguntar a nadie."),
        (
            "Run `vow log verify`, then `vow log salvage`.",
            "Ejecuta `vow log verify` y después `vow log salvage`."
        ),
        (
            "--csv goes with --reliability, and not with --json.",
            "--csv va con --reliability, y no con --json."
        ),
        ("Give at least one event to --last.", "Da al menos un suceso a --last."),
        ("Give the folder with --home DIR.", "Da la carpeta con --home DIR."),
        ("There is no log in {}.", "No hay ningún registro en {}."),
        ("Name the run: vow certificate RUN.", "Nombra el turno: vow certificate TURNO."),
        ("Nothing was erased.", "No se borró nada."),
        (
            "Nothing was erased. Give --yes where nobody can be asked.",
            "No se borró nada. Da --yes donde no se pueda preguntar a nadie."
        ),
        (
            "Nothing was erased: the run {} is in progress and asks for its lines. `vow run` takes it "
                + "up again; erase when it has ended.",
            "No se borró nada: el turno {} está en marcha y pide sus frases. `vow run` lo retoma; borra "
                + "cuando haya terminado."
        ),
        (
            "The lines could not be taken out of use; their words are erased all the same.",
            "Las frases no se pudieron retirar del uso; sus palabras se borran igualmente."
        ),
        ("There is no class \"{}\"; choose one of {}.", "No hay ninguna clase \"{}\"; elige una de {}."),
        (
            "This cannot be undone, and no backup brings it back to this device:",
            "Esto no se puede deshacer, y ninguna copia lo devuelve a este dispositivo:"
        ),
        (
            "{} cannot be read, or is not an archive of `vow export`.",
            "{} no se puede leer, o no es un archivo de `vow export`."
        ),
        (
            "{} holds a log already; choose another --home.",
            "{} ya contiene un registro; elige otra carpeta con --home."
        ),
        ("{} is not a sound archive: {}.", "{} no es un archivo íntegro: {}."),
        (
            "A key of the log's appends was not written by this device.",
            "Una clave de las anotaciones del registro no la escribió este dispositivo."
        ),
        (
            "Record {} of the log is not what was written.",
            "La anotación {} del registro no es lo que se escribió."
        ),
        (
            "The log does not end as its signed head says, at record {}.",
            "El registro no termina donde dice su cabeza firmada, en la anotación {}."
        ),
        (
            "A record of the log was removed: it has {} of {}.",
            "Se quitó una anotación del registro: tiene {} de {}."
        ),
        ("The signed head of the log, {}, is missing.", "Falta la cabeza firmada del registro, {}."),
        (
            "The log ends at record {}, but record {} was written.",
            "El registro termina en la anotación {}, pero se escribió la {}."
        ),
        (
            "Record {} of the log is not the one that was written.",
            "La anotación {} del registro no es la que se escribió."
        ),
        (
            "The tables of the log, or the triggers that protect it, were altered.",
            "Se cambiaron las tablas del registro o los disparadores que lo protegen."
        ),
        (
            "The head of the log, {}, was not signed by this device's vault.",
            "La cabeza del registro, {}, no la firmó la caja de claves de este dispositivo."
        ),
        (
            "Record {} of the log was not written by this device.",
            "La anotación {} del registro no la escribió este dispositivo."
        ),
        ("Record {} of the log is missing.", "Falta la anotación {} del registro."),
        (
            "Record {} of the log was written, and is not there any more.",
            "La anotación {} del registro se escribió y ya no está."
        ),
        ("Make room on the disk, and try again.", "Haz sitio en el disco y prueba otra vez."),
        ("Check the folder's rights.", "Revisa los permisos de la carpeta."),
    ]
}
