/// Why something that a person asked for is refused. The raw value is the refusal's code.
public enum RefusalText: String, TextKey {
    case alarmUnknown = "alarm.unknown"
    case alarmAlreadyThere = "alarm.alreadyThere"
    case alarmNotNamed = "alarm.notNamed"
    case alarmWithoutDays = "alarm.withoutDays"
    case alarmNeverRings = "alarm.neverRings"
    case alarmVolume = "alarm.volume"
    case alarmRamp = "alarm.ramp"
    case alarmSnooze = "alarm.snooze"
    case alarmSimilarity = "alarm.similarity"
    case alarmEmptyGate = "alarm.emptyGate"
    case tryInRun = "try.inRun"
    case tryTooNear = "try.tooNear"
    case gateTooManyChallenges = "gate.tooManyChallenges"
    case gateLinesTwice = "gate.linesTwice"
    case gateSums = "gate.sums"
    case gateMotion = "gate.motion"
    case gateLimits = "gate.limits"
    case gateSpokenStandIn = "gate.spokenStandIn"
    case gateEmpty = "gate.empty"
    case gateUnknownChallenge = "gate.unknownChallenge"
    case gateUnknownSums = "gate.unknownSums"
    case gateUnknownMove = "gate.unknownMove"
    case gateUnknownLines = "gate.unknownLines"
    case gateNameMissing = "gate.nameMissing"
    case gateWakeCheck = "gate.wakeCheck"
    case gateCannotWork = "gate.cannotWork"
    case rangeBackwards = "dates.backwards"
    case gateReciteOrGate = "gate.reciteOrGate"
    case timeMissing = "time.missing"
    case timeUnknown = "time.unknown"
    case dateUnknown = "date.unknown"
    case dayUnknown = "days.unknown"
    case timeNever = "time.never"
    case waitAlone = "wait.alone"
    case waitUnknown = "wait.unknown"
    case daysOrDate = "days.orDate"
    case reciteUnknown = "recite.unknown"
    case reciteTwice = "recite.twice"
    case languageUnknown = "language.unknown"
    case skipRangeOver = "skip.rangeOver"
    case skipNoNext = "skip.noNext"
    case skipNothing = "skip.nothing"
    case skipWhich = "skip.which"
    case skipNotSkipped = "skip.notSkipped"
    case skipNoneToCome = "skip.noneToCome"
    case pauseOver = "pause.over"
    case pauseWhich = "pause.which"
    case lineUnknown = "line.unknown"
    case lineAlreadyThere = "line.alreadyThere"
    case lineNotNamed = "line.notNamed"
    case lineEmpty = "line.empty"
    case lineTooLong = "line.tooLong"
    case lineScript = "line.script"
    case goalUnknown = "goal.unknown"
    case goalAlreadyThere = "goal.alreadyThere"
    case goalEmpty = "goal.empty"
    case runNotNamed = "run.notNamed"
    case rehearsalWhileRinging = "rehearsal.whileRinging"
    case consentNoRecipient = "consent.noRecipient"
    case consentNotAgreed = "consent.notAgreed"
    case consentNoBroker = "consent.noBroker"
    case consentOtherWords = "consent.otherWords"
    case consentUnreadable = "consent.unreadable"
    case practiceUnknown = "practice.unknown"
    case practiceNotNamed = "practice.notNamed"
    case practiceAlreadyThere = "practice.alreadyThere"
    case practiceEmpty = "practice.empty"
    case practiceTooLong = "practice.tooLong"
    case practiceTarget = "practice.target"
    case practiceOtherWords = "practice.otherWords"
    case practiceNoReminder = "practice.noReminder"
    case practiceWhileRinging = "practice.whileRinging"
    case practiceElsewhere = "practice.elsewhere"
    case practiceNotAgreed = "practice.notAgreed"
    case practiceNoRecording = "practice.noRecording"
    case practiceNoSpeech = "practice.noSpeech"
    case interviewLanguage = "interview.language"
    case safetyStop = "safety.stop"
    case safetyAsk = "safety.ask"
    case numberRange = "number.range"
    case textLength = "text.length"
    case argumentUnknown = "argument.unknown"
    case fileTooLarge = "file.tooLarge"

    /// See `TextKey`.
    public static let part = "refusal"

    /// See `TextKey`.
    public var forms: TextForms {
        switch self {
        case .practiceUnknown: TextForms("Nothing is practised as {id}.", "No se practica nada como {id}.")
        case .practiceNotNamed:
            TextForms(
                "There is no single affirmation \"{text}\" to practise.",
                "Ninguna afirmación única que practicar corresponde a \"{text}\".")
        case .practiceAlreadyThere: TextForms("{id} is practised already.", "{id} ya se practica.")
        case .practiceEmpty:
            TextForms("There is nothing in it to say aloud.", "No hay en ella nada que decir en voz alta.")
        case .practiceTooLong:
            TextForms(
                "It has {count} words; more than {most} are too many to say in one breath.",
                "Tiene {count} palabras; más de {most} son demasiadas para decirlas de una vez.")
        case .practiceTarget:
            TextForms(
                "{value} is no number to practise towards; it goes from 1 to 100000.",
                "{value} no es un número de repeticiones; va de 1 a 100000.")
        case .practiceOtherWords: TextForms("Not heard yet: {words}", "Aún no se oyó: {words}")
        case .practiceNoReminder:
            TextForms("There is no reminder to put off.", "No hay ningún recordatorio que aplazar.")
        case .practiceWhileRinging:
            TextForms(
                "An alarm rings or is snoozed; practise when it is over.",
                "Una alarma suena o está aplazada; practica cuando termine.")
        case .practiceElsewhere:
            TextForms(
                "Practice is going on elsewhere on this device; one at a time, so that nothing counts twice.",
                "Ya se practica en otro lugar de este dispositivo; de una en una, para que nada cuente dos veces."
            )
        case .practiceNotAgreed:
            TextForms(
                "A recording keeps the sound of your voice, and you have not agreed to that.",
                "Una grabación guarda el sonido de tu voz, y no lo has consentido.")
        case .practiceNoRecording:
            TextForms(
                "There is no recording of {id} that can be played.",
                "No hay grabación de {id} que se pueda oír.")
        case .practiceNoSpeech:
            TextForms("Nobody was heard; nothing was kept.", "No se oyó a nadie; no se guardó nada.")
        case .interviewLanguage:
            TextForms(
                "The interview speaks English and Spanish: en or es.",
                "La entrevista habla inglés y español: en o es.")
        // Both come in the language of the words that led to them.
        case .safetyStop: TextForms("{help}", "{help}")
        case .safetyAsk: TextForms("{question}", "{question}")
        case .numberRange:
            TextForms("{name} goes from {least} to {most}.", "{name} va de {least} a {most}.")
        case .textLength:
            TextForms(
                "{name} may have at most {most} characters.",
                "{name} puede tener como mucho {most} caracteres.")
        case .argumentUnknown:
            TextForms("{request} takes no {name}.", "{request} no lleva {name}.")
        case .fileTooLarge:
            TextForms("The file {name} is larger than {kB} kB.", "El archivo {name} pasa de {kB} kB.")
        case .alarmUnknown: TextForms("There is no alarm {id}.", "No hay ninguna alarma {id}.")
        case .alarmAlreadyThere: TextForms("There is already an alarm {id}.", "Ya hay una alarma {id}.")
        case .alarmNotNamed:
            TextForms(
                "There is no single alarm \"{text}\".", "Ninguna alarma única corresponde a \"{text}\".")
        case .alarmWithoutDays:
            TextForms(
                "Without any day the alarm would never ring.", "Sin ningún día la alarma no sonaría nunca.")
        case .alarmNeverRings:
            TextForms(
                "The alarm would never ring: its date and time are over, or its last date comes before its first.",
                "La alarma no sonaría nunca: su fecha y hora ya pasaron, o su última fecha va antes que la primera."
            )
        case .alarmVolume:
            TextForms(
                "The volume {value} is not between 0 and 100 per cent.",
                "El volumen {value} no está entre 0 y 100 por ciento.")
        case .alarmRamp:
            TextForms(
                "The ramp {value} is not between 0 and 600 seconds.",
                "La subida {value} no está entre 0 y 600 segundos.")
        case .alarmSnooze:
            TextForms(
                "Snoozes can be 0 to 10, of 1 to 60 minutes each.",
                "Los aplazamientos pueden ser de 0 a 10, de 1 a 60 minutos cada uno.")
        case .alarmSimilarity:
            TextForms(
                "The similarity {value} is not between 0.5 and 1.",
                "La similitud {value} no está entre 0,5 y 1.")
        case .alarmEmptyGate:
            TextForms(
                "The gate must ask for something: affirmations, goals or both.",
                "Algo hay que pedir: afirmaciones, metas o ambas.")
        case .tryInRun:
            TextForms(
                "A morning is in progress. Try it when that is over.",
                "Hay una mañana en curso. Pruébalo cuando termine.")
        case .tryTooNear:
            TextForms(
                "An alarm rings within a minute. Try it after that.",
                "Una alarma suena en menos de un minuto. Pruébalo después.")
        case .gateTooManyChallenges:
            TextForms("A gate can hold {most} challenges at most.", "Caben como mucho {most} retos.")
        case .gateLinesTwice:
            TextForms(
                "The gate asks for the same lines twice in the same way. Name each once.",
                "Se piden las mismas frases dos veces del mismo modo. Nombra cada una una vez.")
        case .gateSums:
            TextForms(
                "Sums can be 1 to 20, with own limits as LOW-HIGH, from 0 to {largest}.",
                "Las cuentas pueden ser de 1 a 20, con límites propios como MENOR-MAYOR, de 0 a {largest}.")
        case .gateMotion:
            TextForms(
                "A device can be moved or held for 3 to 120 seconds.",
                "Un equipo se puede mover o sostener de 3 a 120 segundos.")
        case .gateLimits:
            TextForms(
                "A time-out can be 5 to 600 seconds; a lockout comes after 1 to 20 wrong answers and lasts 5 to 600 "
                    + "seconds.",
                "El tiempo límite puede ser de 5 a 600 segundos; la pausa llega tras 1 a 20 errores y dura de 5 a "
                    + "600 segundos.")
        case .gateSpokenStandIn:
            TextForms(
                "A recitation cannot stand in for a recitation. Allow type, sum, a code or a tag.",
                "Recitar no puede sustituir a recitar. Permite type, sum, un código o una etiqueta.")
        case .gateEmpty:
            TextForms(
                "The gate must ask for something, such as recite:affirmations,sum:medium.",
                "Algo hay que pedir, como recite:affirmations,sum:medium.")
        case .gateUnknownChallenge:
            TextForms(
                "\"{name}\" is no challenge. Choose recite, type, sum, code, tag or move, separated by commas.",
                "\"{name}\" no es un reto. Elige recite, type, sum, code, tag o move, separados por comas.")
        case .gateUnknownMove:
            TextForms(
                "\"{detail}\" says nothing of moving. Write move:shake or move:still, with seconds=20 behind another colon.",
                "\"{detail}\" no dice nada de mover. Escribe move:shake o move:still, con seconds=20 tras otros dos puntos."
            )
        case .gateUnknownSums:
            TextForms(
                "\"{detail}\" says nothing of sums. Write sum:easy, sum:medium, sum:hard or sum:10-99; with count=5, "
                    + "timeout=60 or lockout=3/60 behind another colon.",
                "\"{detail}\" no dice nada de las cuentas. Escribe sum:easy, sum:medium, sum:hard o sum:10-99; con "
                    + "count=5, timeout=60 o lockout=3/60 tras otros dos puntos.")
        case .gateUnknownLines:
            TextForms(
                "\"{detail}\" says nothing of {name}. Write {name}:affirmations or {name}:goals; with timeout=60 or "
                    + "lockout=3/60 behind another colon.",
                "\"{detail}\" no dice nada de {name}. Escribe {name}:affirmations o {name}:goals; con timeout=60 o "
                    + "lockout=3/60 tras otros dos puntos.")
        case .gateNameMissing:
            TextForms(
                "Name the {name}: {name}:NAME. `vow {name}s` shows what there is.",
                "Di cuál: {name}:NOMBRE. `vow {name}s` muestra lo que hay.")
        case .gateWakeCheck:
            TextForms(
                "The wake-up check comes 1 to 60 minutes after, and 1 to 5 times at most.",
                "La comprobación llega de 1 a 60 minutos después, y de 1 a 5 veces como mucho.")
        case .gateCannotWork:
            TextForms(
                "This gate could never be opened: {what}. Repair that ({repair}), or allow something in its place: "
                    + "--instead type",
                "Esta alarma no podría pararse nunca: {what}. Arréglalo ({repair}) o permite algo en su lugar: "
                    + "--instead type")
        case .gateReciteOrGate:
            TextForms(
                "Give either what to recite or the whole gate, not both.",
                "Da qué recitar o todos los retos, no ambas cosas.")
        case .timeMissing:
            TextForms(
                "Say at what time it rings, such as 06:30.",
                "Di a qué hora suena, por ejemplo 06:30.")
        case .timeUnknown:
            TextForms(
                "\"{text}\" is no time of day. Write it as 06:30, 6:30 or 6:30pm, from 00:00 to 23:59.",
                "\"{text}\" no es una hora. Escríbela como 06:30, 6:30 o 6:30pm, de 00:00 a 23:59.")
        case .dateUnknown:
            TextForms(
                "\"{text}\" is no date of the calendar. Write it as 2026-03-29, or say tomorrow or friday.",
                "\"{text}\" no es una fecha del calendario. Escríbela como 2026-03-29, o di tomorrow o friday."
            )
        case .dayUnknown:
            TextForms(
                "\"{text}\" names no days. Write mon,wed,fri or mon-fri; weekdays, weekend or everyday.",
                "\"{text}\" no son días. Escribe mon,wed,fri o mon-fri; weekdays, weekend o everyday.")
        case .timeNever:
            TextForms(
                "The time {text} never comes in {zone}.",
                "Las {text} no llegan nunca en {zone}.")
        case .waitAlone:
            TextForms(
                "The wait says when it rings; leave time, days and date out.",
                "La espera dice cuándo suena; deja fuera la hora, los días y la fecha.")
        case .waitUnknown:
            TextForms(
                "\"{text}\" is no wait. Write it as 20m, 90s or 1h30.",
                "\"{text}\" no es una espera. Escríbela como 20m, 90s o 1h30.")
        case .daysOrDate:
            TextForms(
                "Give either days or a date, not both.",
                "Da días o una fecha, no ambas cosas.")
        case .reciteUnknown:
            TextForms(
                "\"{text}\" cannot be recited. Choose affirmations, goals or both.",
                "\"{text}\" no se puede recitar. Elige afirmaciones, metas o ambas.")
        case .reciteTwice:
            TextForms(
                "\"{text}\" asks for the same lines twice. Name each kind once.",
                "\"{text}\" pide las mismas frases dos veces. Nombra cada tipo una vez.")
        case .languageUnknown:
            TextForms(
                "\"{text}\" is no language of lines. Choose en, es or zh.",
                "\"{text}\" no es un idioma de frases. Elige en, es o zh.")
        case .skipRangeOver:
            TextForms(
                "The range is over already.",
                "El intervalo ya pasó.")
        case .skipNoNext:
            TextForms(
                "The alarm {alarm} has no next occurrence to skip.",
                "La alarma {alarm} no tiene una próxima vez que omitir.")
        case .skipNothing:
            TextForms(
                "The alarm {alarm} does not ring on {date}, so there is nothing to skip.",
                "La alarma {alarm} no suena el {date}, así que no hay nada que omitir.")
        case .skipWhich:
            TextForms(
                "Say one date, or the first and the last of a range, or nothing for the next time.",
                "Di una fecha, o la primera y la última de un intervalo, o nada para la próxima vez.")
        case .skipNotSkipped:
            TextForms(
                "The alarm {alarm} is not skipped on {date}.", "La alarma {alarm} no se salta el {date}.")
        case .skipNoneToCome:
            TextForms(
                "No date to come of the alarm {alarm} is skipped.",
                "Ninguna fecha futura de la alarma {alarm} se salta.")
        case .pauseOver:
            TextForms(
                "The pause would be over already.",
                "La pausa ya habría terminado.")
        case .pauseWhich:
            TextForms(
                "Say until when it pauses, or that the pause ends.",
                "Di hasta cuándo es la pausa, o que termina.")
        case .rangeBackwards:
            TextForms(
                "The range ends before it starts. Give the earlier date first.",
                "El intervalo termina antes de empezar. Da primero la fecha anterior.")
        case .lineUnknown: TextForms("There is no line {id}.", "No hay ninguna frase {id}.")
        case .lineAlreadyThere: TextForms("There is already a line {id}.", "Ya hay una frase {id}.")
        case .lineNotNamed:
            TextForms("There is no single line \"{text}\".", "Ninguna frase única corresponde a \"{text}\".")
        case .lineEmpty:
            TextForms(
                "There is nothing to say in it. Write a sentence, such as \"I keep promises to myself.\"",
                "No hay nada que decir. Escribe una frase, como \"Cumplo lo que me prometo.\"")
        case .lineTooLong:
            TextForms(
                "It has {count} words; at most {most} can be said in one breath. Make it shorter.",
                "Tiene {count} palabras; de un aliento caben {most}. Hazla más corta.")
        case .lineScript:
            TextForms(
                "No engine for English or Spanish hears {words}.",
                "Ningún motor para inglés o español oye {words}.")
        case .goalUnknown: TextForms("There is no goal {id}.", "No hay ninguna meta {id}.")
        case .goalAlreadyThere: TextForms("There is already a goal {id}.", "Ya hay una meta {id}.")
        case .goalEmpty: TextForms("A goal needs a few words.", "Una meta necesita unas palabras.")
        case .runNotNamed:
            TextForms("There is no single run \"{text}\".", "Ninguna mañana única corresponde a \"{text}\".")
        case .rehearsalWhileRinging:
            TextForms(
                "An alarm is ringing or put off. Rehearse when it is over; what is learnt holds from the next day.",
                "Una alarma suena o está aplazada. Ensaya cuando termine; lo aprendido vale desde el día siguiente."
            )
        case .consentNoRecipient:
            TextForms("Say who would receive it.", "Di quién lo recibiría.")
        case .consentUnreadable:
            TextForms(
                "Record {position} of this consent cannot be read, so nothing can be agreed to for this purpose, and "
                    + "nothing leaves the device.",
                "El registro {position} de este consentimiento no se puede leer, así que no se puede consentir nada "
                    + "para este fin, y nada sale del dispositivo.")
        case .consentOtherWords:
            TextForms(
                "What you read is not what holds now, so nothing was agreed to. Read it again.",
                "Lo que leíste no es lo que vale ahora, así que no se consintió nada. Léelo otra vez.")
        case .consentNotAgreed:
            TextForms(
                "Recordings of your voice would go to {recipient}, and you have not agreed to it.",
                "Las grabaciones de tu voz irían a {recipient}, y no has dado tu consentimiento.")
        case .consentNoBroker:
            TextForms(
                "Times of your alarms would go to {recipient}, and you have not agreed to it.",
                "Las horas de tus alarmas irían a {recipient}, y no has dado tu consentimiento.")
        }
    }
}
