extension SpanishSentences {
    /// Sentences of calendars, zones and clocks, by their English form.
    static let calendars: [(english: String, spanish: String)] = [
        (
            "Close programs that hold many files, then start vow again.",
            "Cierra programas con muchos archivos abiertos y reinicia vow."
        ),
        ("No timer could be opened.", "No se pudo abrir ningún temporizador."),
        ("Waiting for the timer failed.", "Falló la espera del temporizador."),
        (
            "Changes of the time zone in {} cannot be followed.",
            "Los cambios de zona horaria en {} no se pueden seguir."
        ),
        ("Restart vow after changing the zone.", "Reinicia vow tras cambiar la zona."),
        ("Give a name such as \"Europe/Madrid\".", "Da un nombre como \"Europe/Madrid\"."),
        ("Install it with: apt install tzdata", "Instálala con: apt install tzdata"),
        ("Restore it with: apt install --reinstall tzdata", "Repáralo con: apt install --reinstall tzdata"),
        (
            "Set the zone with: timedatectl set-timezone Area/City",
            "Pon la zona con: timedatectl set-timezone Zona/Ciudad"
        ),
        ("The time zone file {} is damaged.", "El archivo de zona horaria {} está dañado."),
        ("The variable TZ names no time zone: {}", "La variable TZ no nombra ninguna zona horaria: {}"),
        ("There is no time zone called \"{}\".", "No hay ninguna zona horaria llamada \"{}\"."),
        ("There is no time zone database in {}.", "No hay base de zonas horarias en {}."),
        (
            "{} Or leave TZ out to use this device's own zone.",
            "{} O quita TZ para usar la zona de este dispositivo."
        ),
        ("{} is a copy of no zone in {}.", "{} no es copia de ninguna zona de {}."),
        ("Did you mean \"{}\"?", "¿Querías decir \"{}\"?"),
        (
            "There is no time zone called \"{}\" on this device.",
            "En este dispositivo no hay ninguna zona horaria \"{}\"."
        ),
        ("There is more than one {}.", "Hay más de un {}."),
        ("END:{} closes nothing that was begun.", "END:{} no cierra nada que se hubiera abierto."),
        ("The file does not begin with BEGIN:VCALENDAR.", "El archivo no empieza con BEGIN:VCALENDAR."),
        ("BEGIN:{} is never closed.", "BEGIN:{} no se cierra nunca."),
        ("The file begins with a continued line.", "El archivo empieza con una línea de continuación."),
        ("This is not UTF-8 text.", "Esto no es texto UTF-8."),
        ("This is no calendar line (NAME:value).", "Esto no es una línea de calendario (NOMBRE:valor)."),
        ("The event is cancelled.", "El evento está cancelado."),
        (
            "{} cannot be kept: one alarm has one time on all its days.",
            "{} no se puede guardar: una alarma tiene una sola hora en todos sus días."
        ),
        (
            "The event has no DTSTART, so no time to ring at.",
            "El evento no tiene DTSTART, así que no tiene hora a la que sonar."
        ),
        (
            "An all-day event has no time to ring at.",
            "Un evento de todo el día no tiene hora a la que sonar."
        ),
        (
            "\"{}\" is no date or time that Vow can keep.",
            "\"{}\" no es una fecha ni una hora que Vow pueda guardar."
        ),
        (
            "All dates of one alarm need the same time of day, in the same zone.",
            "Todas las fechas de una alarma necesitan la misma hora, en la misma zona."
        ),
        (
            "RRULE and RDATE together cannot be kept in one alarm. Make two events of it.",
            "RRULE y RDATE juntos no caben en una alarma. Haz dos eventos."
        ),
        ("A {} within an event is unknown.", "Un {} dentro de un evento es desconocido."),
        ("Vow sends no mail. Remove the VALARM.", "Vow no envía correo. Quita el VALARM."),
        ("The VALARM has no TRIGGER.", "El VALARM no tiene TRIGGER."),
        (
            "A trigger related to the end of the event cannot be kept.",
            "Un disparador relativo al fin del evento no se puede guardar."
        ),
        (
            "The trigger \"{}\" is no length of time, such as -PT10M.",
            "El disparador \"{}\" no es una duración, como -PT10M."
        ),
        ("The trigger is a week away or more.", "El disparador dista una semana o más."),
        ("\"{}\" is no part of a rule.", "\"{}\" no es parte de una regla."),
        (
            "Only rules that repeat DAILY or WEEKLY can be kept.",
            "Solo se pueden guardar reglas que repiten DAILY o WEEKLY."
        ),
        ("A rule has UNTIL or COUNT, not both.", "Una regla tiene UNTIL o COUNT, no ambos."),
        ("WKST={} is no day.", "WKST={} no es un día."),
        ("BYDAY={} is no plain day of the week.", "BYDAY={} no es un simple día de la semana."),
        (
            "{} cannot be kept. Alarms know days of the week.",
            "{} no se puede guardar. Las alarmas entienden de días de la semana."
        ),
        (
            "INTERVAL={} without an end cannot be kept. Give it UNTIL or COUNT.",
            "INTERVAL={} sin final no se puede guardar. Dale UNTIL o COUNT."
        ),
        (
            "The rule stands for too many dates, or none.",
            "La regla equivale a demasiadas fechas, o a ninguna."
        ),
        ("The rule stands for no date at all.", "La regla no equivale a ninguna fecha."),
        ("\"{}\" is no count that Vow can keep.", "\"{}\" no es un número de veces que Vow pueda guardar."),
        ("{} has no value that Vow knows: \"{}\".", "{} no tiene un valor que Vow conozca: \"{}\"."),
        ("\"{}\" is no range of dates.", "\"{}\" no es un intervalo de fechas."),
        ("\"{}\" is no date.", "\"{}\" no es una fecha."),
    ]
}
