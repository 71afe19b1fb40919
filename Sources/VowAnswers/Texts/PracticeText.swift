/// What is said while somebody practises.
public enum PracticeText: String, TextKey {
    case none
    case added
    case counted
    case reached
    case wordsMissing
    case otherWords
    case polarityChanged
    case numberChanged
    case noSpeech
    case tooNoisy
    case tooQuiet
    case playedSound
    case sayIt
    case listenFirst
    case silent
    case listened
    case typed
    case notPlayed
    case waiting
    case notHeard
    case stopped
    case nobodyThere
    case gaveWay
    case notRecorded
    case recorded
    case recordingRemoved
    case recordingDamaged
    case recordingMissing
    case recordingErased
    case noRecording
    case readyToRecord
    case removed
    case forecast
    case forecastOneDay
    case tooFewDays
    case targetReached
    case created
    case today
    case pace
    case bestWeek
    case reminderTitle
    case reminder
    case reminderOff
    case reminderSet
    case reminderSnoozed
    case isLine
    case keys
    case leftOut

    /// See `TextKey`.
    public static let part = "practice"

    /// See `TextKey`.
    public var forms: TextForms {
        switch self {
        case .none:
            TextForms(
                "Nothing to practise yet. Begin: vow practice add \"I keep promises to myself.\"",
                "Aún no hay nada que practicar. Empieza: vow practice add \"Cumplo lo que me prometo.\"")
        case .added: TextForms("To practise ({id}): {text}", "Para practicar ({id}): {text}")
        case .counted: TextForms("{count} of {target}.", "{count} de {target}.")
        case .reached:
            TextForms(
                "{count} of {target}. You said it as often as you set out to.",
                "{count} de {target}. Lo dijiste tantas veces como te propusiste.")
        case .wordsMissing: TextForms("Almost. Not heard yet: {words}", "Casi. Aún no se oyó: {words}")
        case .otherWords:
            TextForms("I heard “{heard}”. Say: {text}", "Oí «{heard}». Di: {text}")
        case .polarityChanged:
            TextForms(
                "Almost. A “not” was added or left out: {text}", "Casi. Sobró o faltó un «no»: {text}")
        case .numberChanged:
            TextForms("Almost. The number is another one: {text}", "Casi. El número es otro: {text}")
        case .noSpeech:
            TextForms("I heard nobody speak. Try once more.", "No oí a nadie. Prueba otra vez.")
        case .tooNoisy:
            TextForms(
                "It is too noisy to hear you. Come closer to the microphone.",
                "Hay demasiado ruido para oírte. Acércate al micrófono.")
        case .tooQuiet:
            TextForms(
                "Your voice is very faint. A little louder, please.",
                "Tu voz se oye muy débil. Un poco más alto, por favor.")
        case .playedSound:
            TextForms(
                "That sounded like your recording. Now say it yourself.",
                "Eso sonó como tu grabación. Ahora dilo tú.")
        case .sayIt: TextForms("Now you: {text}", "Ahora tú: {text}")
        case .listenFirst: TextForms("Listen: {text}", "Escucha: {text}")
        case .silent:
            TextForms("Nobody spoke. That is fine; once more.", "Nadie habló. No pasa nada; otra vez.")
        case .listened:
            TextForms("Listened to; it is kept, and not counted.", "Escuchada; se anota y no se cuenta.")
        case .typed: TextForms("Typed; it is kept, and not counted.", "Escrita; se anota y no se cuenta.")
        case .notPlayed:
            TextForms("It cannot be played here; read it instead.", "Aquí no se puede oír; léela.")
        case .waiting:
            TextForms(
                "{count} to be recorded as soon as the log takes it: {why}",
                "{count} por anotar en cuanto el registro lo admita: {why}")
        case .notHeard: TextForms("I cannot hear at present: {why}", "Ahora no puedo oír: {why}")
        case .stopped: TextForms("See you next time.", "Hasta la próxima.")
        case .nobodyThere:
            TextForms(
                "Nobody spoke for a while, so practice rests. Start it again whenever you like.",
                "Nadie habló en un rato y la práctica descansa. Empieza de nuevo cuando quieras.")
        case .gaveWay:
            TextForms("An alarm rings; practice waits.", "Suena una alarma; la práctica espera.")
        case .notRecorded:
            TextForms(
                "{count} could not be recorded and do not count: {why}",
                "{count} no se pudieron anotar y no cuentan: {why}")
        case .recorded:
            TextForms(
                "Kept: {seconds} s in your own voice, sealed on this device.",
                "Guardada: {seconds} s con tu voz, sellada en este dispositivo.")
        case .recordingRemoved: TextForms("The recording is removed.", "La grabación se ha quitado.")
        case .recordingDamaged:
            TextForms(
                "The recording is damaged and is not played. Record it again: vow practice record {id}",
                "La grabación está dañada y no se reproduce. Grábala de nuevo: vow practice record {id}")
        case .recordingMissing:
            TextForms(
                "The recording is gone. Record it again: vow practice record {id}",
                "La grabación ya no está. Grábala de nuevo: vow practice record {id}")
        case .recordingErased:
            TextForms(
                "The recording was erased. To make another: vow practice record {id}",
                "La grabación se borró. Para hacer otra: vow practice record {id}")
        case .noRecording:
            TextForms(
                "There is no recording of it yet. To make one: vow practice record {id}",
                "Aún no hay grabación. Para hacer una: vow practice record {id}")
        case .readyToRecord:
            TextForms("Say it as you want to hear it: {text}", "Dila como quieras oírla: {text}")
        case .removed: TextForms("No longer practised: {id}.", "Ya no se practica: {id}.")
        case .forecast:
            TextForms(
                "At this pace between {from} and {through}.", "A este paso, entre el {from} y el {through}.")
        case .forecastOneDay: TextForms("At this pace on {from}.", "A este paso, el {from}.")
        case .tooFewDays:
            TextForms("Too few days yet to say when.", "Aún son pocos días para decir cuándo.")
        case .targetReached: TextForms("Reached.", "Conseguido.")
        case .created: TextForms("begun on {date}", "empezada el {date}")
        case .today: TextForms("today {count}", "hoy {count}")
        case .pace: TextForms("{count} a day", "{count} al día")
        case .bestWeek:
            TextForms("best week {count}, from {date}", "mejor semana {count}, desde el {date}")
        case .reminderTitle: TextForms("Vow: practice", "Vow: práctica")
        case .reminder:
            TextForms(
                "Time to practise: {text} ({count} of {target}). Later: vow practice snooze {id}",
                "Hora de practicar: {text} ({count} de {target}). Más tarde: vow practice snooze {id}")
        case .reminderOff: TextForms("No reminder any more.", "Ya no hay recordatorio.")
        case .reminderSet:
            TextForms("A reminder each day at {time}.", "Un recordatorio cada día a las {time}.")
        case .reminderSnoozed: TextForms("Reminded again at {time}.", "Se recordará de nuevo a las {time}.")
        case .isLine: TextForms("It is the line {line}: {text}", "Es la frase {line}: {text}")
        case .keys:
            TextForms(
                "n: the next one · l: only listen · q: stop (then Enter)",
                "n: la siguiente · l: solo escuchar · q: parar (y luego Intro)")
        case .leftOut:
            TextForms(
                "Left out: {count} recordings of your voice. To take them along: vow export --recordings",
                "No incluye: {count} grabaciones de tu voz. Para llevarlas: vow export --recordings")
        }
    }
}
