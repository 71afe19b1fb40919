extension SpanishSentences {
    /// Sentences of batches, tones and calendars, by their English form.
    static let part7: [(english: String, spanish: String)] = [
        (
            "\"lines\" is missing or empty, or one of them is.",
            "\"lines\" falta o está vacío, o una de ellas."
        ),
        (
            "Give either \"transcript\" or \"audio\".",
            "Da \"transcript\" o \"audio\"."
        ),
        (
            "The challenge word \"{}\" is not one word.",
            "La palabra sorteada \"{}\" no es una sola palabra."
        ),
        (
            "There are no mornings yet to judge again.",
            "Aún no hay mañanas que juzgar de nuevo."
        ),
        (
            "That is no step.",
            "Eso no es un paso."
        ),
        (
            "No trial goes on.",
            "No hay ningún ensayo en marcha."
        ),
        (
            "Begin another one.",
            "Empieza otro."
        ),
        (
            "Try it on the command line: vow {}",
            "Pruébalo en la línea de órdenes: vow {}"
        ),
        (
            "Did you mean \"{}\"?",
            "¿Querías decir \"{}\"?"
        ),
        (
            "Did you mean: {} {}?",
            "¿Querías decir: {} {}?"
        ),
        (
            "There is no command \"{} {}\".",
            "No hay ninguna orden \"{} {}\"."
        ),
        (
            "See: {} --help",
            "Véase: {} --help"
        ),
        (
            "The alarm {} is not skipped on {}.",
            "La alarma {} no se salta el {}."
        ),
        (
            "No date to come of the alarm {} is skipped.",
            "Ninguna fecha futura de la alarma {} se salta."
        ),
        (
            "The coach's process ended.",
            "El proceso del entrenador terminó."
        ),
        (
            "Try again: nothing that was recorded is lost.",
            "Inténtalo otra vez: nada de lo anotado se ha perdido."
        ),
        (
            "The program could not be started.",
            "El programa no se pudo iniciar."
        ),
        (
            "Try it on the command line: vow try",
            "Pruébalo en la línea de órdenes: vow try"
        ),
        (
            "vow run, or: systemctl --user enable --now vow",
            "vow run, o bien: systemctl --user enable --now vow"
        ),
        (
            "Vow cannot reach the default sound server.",
            "Vow no alcanza el servidor de sonido."
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
        (
            "sentence {} ({}): the id has 1 to 64 letters",
            "frase {} ({}): id tiene de 1 a 64 letras"
        ),
        (
            "sentence {} ({}): the id comes twice",
            "frase {} ({}): id aparece dos veces"
        ),
        (
            "sentence {} ({}): the text is one line of 1 to 200 letters",
            "frase {} ({}): text es una línea de 1 a 200 letras"
        ),
        (
            "no list of {\"id\",\"text\",\"lang\",\"level\",\"wordBucket\"}",
            "no es una lista de {\"id\",\"text\",\"lang\",\"level\",\"wordBucket\"}"
        ),
        (
            "line {} is no {\"id\",\"text\",\"lang\",\"level\",\"wordBucket\"}",
            "la línea {} no es {\"id\",\"text\",\"lang\",\"level\",\"wordBucket\"}"
        ),
        (
            "{} ms late",
            "{} ms tarde"
        ),
        (
            "{} ms after it was asked for",
            "{} ms después de pedirse"
        ),
        (
            "{}, {} ms after it was asked for",
            "{}, {} ms después de pedirse"
        ),
        (
            "after {} ms of sleep",
            "tras {} ms de suspensión"
        ),
        (
            "880 Hz in four quick pulses, then a pause.",
            "880 Hz en cuatro pulsos rápidos y una pausa."
        ),
        (
            "Three church bells in turn, ringing on.",
            "Tres campanas por turno, que siguen sonando."
        ),
        (
            "A soft falling chime of four notes.",
            "Un carillón suave que baja en cuatro notas."
        ),
        (
            "A lively wooden figure.",
            "Una figura viva de madera."
        ),
        (
            "A long swell that climbs from 330 to 660 Hz.",
            "Un largo crescendo que sube de 330 a 660 Hz."
        ),
        (
            "Half a minute of soft swells, half a minute of pulses, then the siren.",
            "Medio minuto de oleadas suaves, medio de pulsos y luego la sirena."
        ),
        (
            "Urgent, wavering between 700 and 1,100 Hz; for heavy sleepers.",
            "Urgente, oscila entre 700 y 1100 Hz; para sueños profundos."
        ),
        (
            "A {} is no alarm.",
            "Un {} no es una alarma."
        ),
        (
            "There is more than one {}.",
            "Hay más de un {}."
        ),
        (
            "END:{} closes nothing that was begun.",
            "END:{} no cierra nada que se hubiera abierto."
        ),
        (
            "The file does not begin with BEGIN:VCALENDAR.",
            "El archivo no empieza con BEGIN:VCALENDAR."
        ),
        (
            "BEGIN:{} is never closed.",
            "BEGIN:{} no se cierra nunca."
        ),
        (
            "The file begins with a continued line.",
            "El archivo empieza con una línea de continuación."
        ),
        (
            "This is not UTF-8 text.",
            "Esto no es texto UTF-8."
        ),
        (
            "This is no calendar line (NAME:value).",
            "Esto no es una línea de calendario (NOMBRE:valor)."
        ),
        (
            "The event is cancelled.",
            "El evento está cancelado."
        ),
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
            "There is no time zone called \"{}\" on this device.",
            "En este dispositivo no hay ninguna zona horaria \"{}\"."
        ),
        (
            "All dates of one alarm need the same time of day, in the same zone.",
            "Todas las fechas de una alarma necesitan la misma hora, en la misma zona."
        ),
        (
            "RRULE and RDATE together cannot be kept in one alarm. Make two events of it.",
            "RRULE y RDATE juntos no caben en una alarma. Haz dos eventos."
        ),
        (
            "A {} within an event is unknown.",
            "Un {} dentro de un evento es desconocido."
        ),
        (
            "Vow sends no mail. Remove the VALARM.",
            "Vow no envía correo. Quita el VALARM."
        ),
        (
            "The VALARM has no TRIGGER.",
            "El VALARM no tiene TRIGGER."
        ),
        (
            "A trigger related to the end of the event cannot be kept.",
            "Un disparador relativo al fin del evento no se puede guardar."
        ),
        (
            "The trigger \"{}\" is no length of time, such as -PT10M.",
            "El disparador \"{}\" no es una duración, como -PT10M."
        ),
        (
            "The trigger is a week away or more.",
            "El disparador dista una semana o más."
        ),
        (
            "\"{}\" is no part of a rule.",
            "\"{}\" no es parte de una regla."
        ),
        (
            "Only rules that repeat DAILY or WEEKLY can be kept.",
            "Solo se pueden guardar reglas que repiten DAILY o WEEKLY."
        ),
        (
            "A rule has UNTIL or COUNT, not both.",
            "Una regla tiene UNTIL o COUNT, no ambos."
        ),
        (
            "WKST={} is no day.",
            "WKST={} no es un día."
        ),
        (
            "BYDAY={} is no plain day of the week.",
            "BYDAY={} no es un simple día de la semana."
        ),
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
        (
            "The rule stands for no date at all.",
            "La regla no equivale a ninguna fecha."
        ),
        (
            "\"{}\" is no count that Vow can keep.",
            "\"{}\" no es un número de veces que Vow pueda guardar."
        ),
        (
            "{} has no value that Vow knows: \"{}\".",
            "{} no tiene un valor que Vow conozca: \"{}\"."
        ),
        (
            "\"{}\" is no range of dates.",
            "\"{}\" no es un intervalo de fechas."
        ),
        (
            "\"{}\" is no date.",
            "\"{}\" no es una fecha."
        ),
    ]
}
