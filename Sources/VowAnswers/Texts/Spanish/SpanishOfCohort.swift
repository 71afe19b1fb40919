extension SpanishSentences {
    /// Sentences of a cohort and its database, by their English form.
    static let cohort: [(english: String, spanish: String)] = [
        ("The database {} cannot be reached.", "No se puede llegar a la base de datos {}."),
        (
            "See that it runs, and that address and account are right. A password is taken from PGPASSWORD or "
                + "~/.pgpass.",
            "Mira que funcione, y que la dirección y la cuenta sean correctas. La contraseña se toma de PGPASSWORD o "
                + "~/.pgpass."
        ),
        (
            "The connection to {} broke; what was sent last may be there, or not.",
            "Se cortó la conexión con {}; lo último enviado puede estar allí, o no."
        ),
        (
            "Do it again: what is there already is not written twice.",
            "Hazlo de nuevo: lo que ya está no se escribe dos veces."
        ),
        (
            "A record in the database cannot be read.",
            "Una anotación de la base de datos no se puede leer."
        ),
        ("Record {} is missing from the database.", "Falta la anotación {} en la base de datos."),
        (
            "Record {} in the database is not what was written.",
            "La anotación {} de la base de datos no es lo que se escribió."
        ),
        (
            "Record {} was in the database, and is not there any more.",
            "La anotación {} estaba en la base de datos, y ya no está."
        ),
        (
            "A key of an append in the database was not written by this device.",
            "Una clave de la base de datos no la escribió este dispositivo."
        ),
        (
            "Of {} records of a log, the database holds {}.",
            "De {} anotaciones de un registro, la base de datos tiene {}."
        ),
        (
            "Ask whoever runs the database {} what happened to it.",
            "Pregunta a quien lleva la base de datos {} qué le pasó."
        ),
        (
            "The database {} has no tables for a cohort.",
            "La base de datos {} no tiene tablas para un estudio."
        ),
        (
            "Whoever owns it makes them: vow cohort prepare --at ADDRESS.",
            "Las hace quien es su dueño: vow cohort prepare --at DIRECCIÓN."
        ),
        (
            "Somebody else is writing to this log in the database; nothing was written.",
            "Alguien más está escribiendo este registro en la base de datos; no se escribió nada."
        ),
        ("Try again in a minute.", "Inténtalo dentro de un minuto."),
        (
            "The database {} took too long; nothing was written.",
            "La base de datos {} tardó demasiado; no se escribió nada."
        ),
        ("Try again when it has less to do.", "Inténtalo cuando tenga menos que hacer."),
        (
            "This account may not do that in the database {}.",
            "Esta cuenta no puede hacer eso en la base de datos {}."
        ),
        (
            "Ask whoever owns it for the right, or use another account.",
            "Pide el permiso a su dueño, o usa otra cuenta."
        ),
        ("The database {} takes no writes now.", "La base de datos {} no acepta escrituras ahora."),
        (
            "Use the server that does, or try again later.",
            "Usa el servidor que sí, o inténtalo más tarde."
        ),
        (
            "The database {} has no room or no connection left.",
            "A la base de datos {} no le queda sitio o ninguna conexión."
        ),
        ("Tell whoever runs it; nothing was written.", "Díselo a quien la lleva; no se escribió nada."),
        ("The database {} could not be used.", "La base de datos {} no se pudo usar."),
        ("Tell whoever runs it what it said.", "Cuenta a quien la lleva lo que dijo."),
        ("A log of a cohort is only read here.", "Un registro de un estudio aquí solo se lee."),
        (
            "Its device ships what it holds: vow cohort ship.",
            "Lo envía su dispositivo: vow cohort ship."
        ),
        (
            "The client library of PostgreSQL is not installed.",
            "La biblioteca de PostgreSQL no está instalada."
        ),
        ("Install it with: apt install libpq5", "Instálala con: apt install libpq5"),
        (
            "{} is set, and would lead to another server than the one named.",
            "{} tiene un valor, y llevaría a otro servidor que el nombrado."
        ),
        ("Run it without that variable.", "Ejecútalo sin esa variable."),
        ("The database {} does not keep UTF-8.", "La base de datos {} no guarda UTF-8."),
        (
            "Make one that does: createdb --encoding UTF8 --template template0 NAME.",
            "Haz una que sí: createdb --encoding UTF8 --template template0 NOMBRE."
        ),
        (
            "A log that can only be read is not shipped.",
            "Un registro que solo se puede leer no se envía."
        ),
        ("Ship it from the device that writes it.", "Envíalo desde el dispositivo que lo escribe."),
        (
            "What {} holds of this log is not what this device wrote.",
            "Lo que {} tiene de este registro no es lo que escribió este dispositivo."
        ),
        (
            "Ask whoever runs the database what happened to it; nothing was sent.",
            "Pregunta a quien lleva la base de datos qué le pasó; no se envió nada."
        ),
    ]
}
