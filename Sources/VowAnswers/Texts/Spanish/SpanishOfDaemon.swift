extension SpanishSentences {
    /// Sentences of the daemon, the device and the page, by their English form.
    static let daemon: [(english: String, spanish: String)] = [
        ("{} was refused.", "{} se rechazó."),
        ("{}.{} was refused.", "{}.{} fue rechazado."),
        ("The program {} could not be started.", "El programa {} no se pudo iniciar."),
        ("The file {} cannot be written.", "El archivo {} no se puede escribir."),
        ("The folder {} cannot be written.", "En la carpeta {} no se puede escribir."),
        ("The key vault {} cannot be written.", "Las claves {} no se pueden escribir."),
        ("{} cannot be written.", "{} no se puede escribir."),
        (
            "Raise the number of files that may be open: ulimit -n.",
            "Sube el número de archivos que pueden estar abiertos: ulimit -n."
        ),
        ("The key in {} cannot be removed.", "La clave de {} no se puede quitar."),
        ("Remove it by hand.", "Quítala a mano."),
        ("Start it again: vow run", "Inícialo de nuevo: vow run"),
        ("`vow run` ended.", "`vow run` terminó."),
        (
            "Other programs cannot follow this `vow run`; alarms ring all the same.",
            "Otros programas no pueden seguir este `vow run`; las alarmas suenan igual."
        ),
        (
            "Remove it, and start `vow run` again; alarms ring meanwhile.",
            "Quítalo y reinicia `vow run`; las alarmas suenan mientras tanto."
        ),
        ("{} is no socket of yours, so it is not used.", "{} no es un conector tuyo, así que no se usa."),
        ("The engine {} cannot be had.", "El motor {} no está disponible."),
        ("--days goes from 1 to 3660.", "--days va de 1 a 3660."),
        ("vow status", "vow status"),
        (
            "Check that it is plugged in; `vow demo` tries it.",
            "Comprueba que esté conectado; `vow demo` lo prueba."
        ),
        (
            "Another process wrote to the same stream (now at {}).",
            "Otro proceso escribió en la misma serie (ahora en {})."
        ),
        ("Let only one `vow run` use this home.", "Deja que un solo `vow run` use esta carpeta."),
        (
            "Make it writable, or choose another with --home DIR.",
            "Dale permiso de escritura, o elige otra con --home DIR."
        ),
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
        ("Put a newer one in its place.", "Pon uno más nuevo en su lugar."),
        ("The key {} is not the one of the certificate {}.", "La clave {} no es la del certificado {}."),
        (
            "Set web.certificate and web.key to two that belong together.",
            "Pon en web.certificate y web.key dos que vayan juntos."
        ),
        (
            "Give the path of a PEM file: vow config set web.certificate FILE",
            "Da la ruta de un archivo PEM: vow config set web.certificate ARCHIVO"
        ),
        (
            "Give the path of a PEM file without a passphrase: vow config set web.key FILE",
            "Da la ruta de un archivo PEM sin frase de paso: vow config set web.key ARCHIVO"
        ),
        ("Choose --yourself or --silent, not both.", "Elige --yourself o --silent, no ambos."),
        (
            "Nobody speaks \"{}\" in the demonstration; en and es are spoken.",
            "Nadie habla \"{}\" en la demostración; se hablan en y es."
        ),
        (
            "An alarm is due within three minutes. Try again after it.",
            "Una alarma suena en menos de tres minutos. Inténtalo después."
        ),
        ("Nothing was done: {}", "No se hizo nada: {}"),
        (
            "The run {} is in progress. Try again when it has ended.",
            "El turno {} está en marcha. Inténtalo cuando termine."
        ),
        ("Another `vow run` already watches over {}.", "Otro `vow run` ya vigila {}."),
        (
            "Let that one ring, or choose another home with --home DIR.",
            "Deja que suene ese, o elige otra carpeta con --home DIR."
        ),
        ("Alarms ring all the same.", "Las alarmas suenan igual."),
        (
            "Another program holds {}/{}. End it: `lslocks` shows who holds what.",
            "Otro programa retiene {}/{}. Ciérralo: `lslocks` muestra quién retiene qué."
        ),
        (
            "Another command erases or replaces what is in {}. Try again when it has ended.",
            "Otra orden borra o reemplaza lo que hay en {}. Inténtalo cuando termine."
        ),
        (
            "`vow run` watches over {}. End it first: Ctrl-C, or `systemctl --user stop vow`; start it "
                + "again afterwards.",
            "`vow run` vigila {}. Termínalo antes: Ctrl-C, o `systemctl --user stop vow`; inícialo de "
                + "nuevo después."
        ),
        (
            "`vow run` shows a screen and answers nothing, so there is no JSON of it. What happens is "
                + "in the log: `vow log list --json`, or `vow runs --json`.",
            "`vow run` muestra una pantalla y no responde nada, así que no tiene JSON. Lo que ocurre "
                + "está en el registro: `vow log list --json`, o `vow runs --json`."
        ),
        (
            "No alarm rings next. Make one, or name one with --alarm.",
            "Ninguna alarma suena próximamente. Crea una, o nombra una con --alarm."
        ),
        (
            "`vow try` shows a screen and records nothing, so there is no JSON of it.",
            "`vow try` muestra una pantalla y no registra nada, así que no tiene JSON."
        ),
        (
            "A name follows code or tag only: vow try code kitchen",
            "Solo a code o tag le sigue un nombre: vow try code kitchen"
        ),
        ("A trial answers no questions.", "Una prueba no responde preguntas."),
        ("--patience goes from 20 to 600 seconds.", "--patience va de 20 a 600 segundos."),
        ("Wait 1 to 120 seconds.", "Espera de 1 a 120 segundos."),
        (
            "A password is never given as an argument, where others see it. Say: vow password",
            "Una contraseña nunca se da como argumento, donde otros la ven. Di: vow password"
        ),
        ("Try it yourself.", "Pruébalo tú."),
        (
            "Remove its model with `vow models remove`, and install it again.",
            "Quita su modelo con `vow models remove` e instálalo de nuevo."
        ),
        (
            "The speech engine {} works, but did not hear \"{}\".",
            "El motor de voz {} funciona, pero no oyó \"{}\"."
        ),
        (
            "Another `vow models`{} is at work in {}. This one waits until that has ended.",
            "Otro `vow models`{} trabaja en {}. Este espera a que termine."
        ),
        (
            "The installer scripts/fetch-models is not beside this program. Reinstall Vow.",
            "El instalador scripts/fetch-models no está junto a este programa. Reinstala Vow."
        ),
        ("There is no folder {}. Check --from.", "No hay ninguna carpeta {}. Comprueba --from."),
        ("There is no model {}. There are: {}.", "No hay ningún modelo {}. Hay: {}."),
        ("{} cannot be removed: {}.", "{} no se puede quitar: {}."),
        ("The coach's process ended.", "El proceso del entrenador terminó."),
        (
            "Try again: nothing that was recorded is lost.",
            "Inténtalo otra vez: nada de lo anotado se ha perdido."
        ),
        ("Try it on the command line: vow {}", "Pruébalo en la línea de órdenes: vow {}"),
        ("The program could not be started.", "El programa no se pudo iniciar."),
        ("The program took too long, and was ended.", "El programa tardó demasiado y se detuvo."),
        (
            "The answer was too long, and the program was ended.",
            "La respuesta era demasiado larga y el programa se detuvo."
        ),
        (
            "No `vow run` serves the page. Start it: vow run",
            "Ningún `vow run` sirve la página. Inícialo: vow run"
        ),
        (
            "No browser could be started. Open this address in one:",
            "No se pudo iniciar ningún navegador. Abre esta dirección en uno:"
        ),
        (
            "The page is switched off. Switch it on, then start `vow run` anew: vow config set web.port "
                + "8690",
            "La página está apagada. Enciéndela y reinicia `vow run`: vow config set web.port 8690"
        ),
        ("No trial goes on.", "No hay ningún ensayo en marcha."),
        ("Begin another one.", "Empieza otro."),
        ("Try it on the command line: vow try", "Pruébalo en la línea de órdenes: vow try"),
        (
            "Name the sessions to end, or end them all: --all",
            "Nombra las sesiones que hay que terminar, o termínalas todas: --all"
        ),
        ("There is no session {}.", "No hay ninguna sesión {}."),
        ("No password was given.", "No se dio ninguna contraseña."),
        (
            "A password takes {} characters or more; a sentence is easy to remember.",
            "Una contraseña lleva {} caracteres o más; una frase se recuerda bien."
        ),
        ("The two are not the same; nothing was changed.", "Las dos no son iguales; no se cambió nada."),
    ]
}
