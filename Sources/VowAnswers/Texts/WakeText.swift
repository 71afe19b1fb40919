/// What is said while it wakes someone: never blaming, always with the next step.
public enum WakeText: String, TextKey {
    case snoozing
    case affirmationsFirst
    case affirmations
    case goalsFirst
    case goals
    case includeWord
    case inThisOrder
    case typeAffirmationsFirst
    case typeAffirmations
    case typeGoalsFirst
    case typeGoals
    case greeting
    case sum
    case sumOfSeveral
    case sumComes
    case sumOfSeveralComes
    case sumSayOrType
    case scanCode
    case touchTag
    case shakeDevice
    case holdLeftUp
    case holdRightUp
    case chooseMove
    case insteadOfToken
    case chooseCode
    case chooseTag
    case otherCode
    case otherTag
    case showInstead
    case alternativesOpened
    case resting
    case restingPhase
    case checkAsked
    case checking
    case cannotSpeak
    case chooseTyping
    case chooseSums
    case rightAnswer
    case wrongAnswer
    case unreadableAnswer
    case lockedOut
    case dismissed
    case abandoned
    case bypassed
    case missed
    case notThoseWords
    case wordsMissed
    case numberChanged
    case negationChanged
    case otherOrder
    case lessClear
    case challengeWordMissing
    case challengeWordLate
    case onceMore
    case nothingHeard
    case listensLater
    case tooNoisy
    case tooQuiet
    case unclear
    case easingOffered
    case easingTyped
    case eased
    case stepDone
    case listeningFailed
    case partMissing
    case partStillMissing
    case typingOpened
    case unheard
    case outputMuted
    case outputFaint
    case outputInHeadphones
    case typingNotOpen
    case snoozeNeedsProgress
    case snoozesUsedUp
    case emergencyAsked
    case ringing
    case listening
    case answering
    case snoozed
    case ended

    /// See `TextKey`.
    public static let part = "wake"

    /// See `TextKey`.
    public var forms: TextForms {
        switch self {
        case .snoozing:
            TextForms("Snoozing. It rings again by itself.", "Aplazada. Volverá a sonar sola.")
        case .affirmationsFirst:
            TextForms(
                "Good morning. Say your affirmations now.", "Buenos días. Di tus afirmaciones ahora.")
        case .affirmations: TextForms("Now say your affirmations.", "Ahora di tus afirmaciones.")
        case .goalsFirst:
            TextForms("Good morning. Say your goals now.", "Buenos días. Di tus metas ahora.")
        case .goals: TextForms("Now say your goals.", "Ahora di tus metas.")
        case .includeWord: TextForms("Include the word '{word}'.", "Incluye la palabra '{word}'.")
        case .inThisOrder: TextForms("Today in this order.", "Hoy en este orden.")
        case .typeAffirmationsFirst:
            TextForms(
                "Good morning. Type your affirmations now.", "Buenos días. Escribe tus afirmaciones ahora.")
        case .typeAffirmations:
            TextForms("Now type your affirmations.", "Ahora escribe tus afirmaciones.")
        case .typeGoalsFirst:
            TextForms("Good morning. Type your goals now.", "Buenos días. Escribe tus metas ahora.")
        case .typeGoals: TextForms("Now type your goals.", "Ahora escribe tus metas.")
        case .greeting: TextForms("Good morning.", "Buenos días.")
        case .sum: TextForms("How much is {question}?", "¿Cuánto es {question}?")
        case .sumOfSeveral:
            TextForms(
                "How much is {question}? ({number} of {count})",
                "¿Cuánto es {question}? ({number} de {count})")
        case .sumComes:
            TextForms("A sum comes next. Press Enter.", "Ahora viene una cuenta. Pulsa Intro.")
        case .sumOfSeveralComes:
            TextForms(
                "A sum comes next ({number} of {count}). Press Enter.",
                "Ahora viene una cuenta ({number} de {count}). Pulsa Intro.")
        case .sumSayOrType: TextForms("Say it, or type it.", "Dilo o escríbelo.")
        case .scanCode:
            TextForms(
                "Scan code to dismiss: hold '{name}' in front of the camera.",
                "Escanea el código para parar: pon '{name}' delante de la cámara.")
        case .touchTag:
            TextForms(
                "Touch the tag '{name}' with the reader.", "Acerca la etiqueta '{name}' al lector.")
        case .shakeDevice:
            TextForms(
                "Turn this device from side to side for {seconds} seconds.",
                "Gira este equipo de un lado a otro durante {seconds} segundos.")
        case .holdLeftUp:
            TextForms(
                "Hold this device with its left side up, still, for {seconds} seconds.",
                "Sostén este equipo con el lado izquierdo arriba, quieto, durante {seconds} segundos.")
        case .holdRightUp:
            TextForms(
                "Hold this device with its right side up, still, for {seconds} seconds.",
                "Sostén este equipo con el lado derecho arriba, quieto, durante {seconds} segundos.")
        case .chooseMove: TextForms("move this device", "mover este equipo")
        case .insteadOfToken:
            TextForms("In its place, type: {choices}", "En su lugar, escribe: {choices}")
        case .chooseCode: TextForms("the code '{name}'", "el código '{name}'")
        case .chooseTag: TextForms("the tag '{name}'", "la etiqueta '{name}'")
        case .otherCode:
            TextForms(
                "That is another code. Look for the one called '{name}'.",
                "Ese es otro código. Busca el que se llama '{name}'.")
        case .otherTag:
            TextForms(
                "That is another tag. Look for the one called '{name}'.",
                "Esa es otra etiqueta. Busca la que se llama '{name}'.")
        case .showInstead:
            TextForms(
                "Typing does not count here: show it, or press Enter for this device's camera.",
                "Aquí no vale escribir: muéstralo, o pulsa Intro para usar la cámara de este equipo.")
        case .alternativesOpened:
            TextForms("{why} Another way is open.", "{why} Hay otra manera abierta.")
        case .resting:
            TextForms(
                "Done. In a while I ask once whether you are still up.",
                "Hecho. Dentro de un rato te pregunto si sigues en pie.")
        case .restingPhase: TextForms("quiet", "en silencio")
        case .checkAsked:
            TextForms(
                "Still up? How much is {question}?", "¿Sigues en pie? ¿Cuánto es {question}?")
        case .checking: TextForms("asking", "preguntando")
        case .cannotSpeak:
            TextForms(
                "Can't speak now? Type: {choices}", "¿No puedes hablar ahora? Escribe: {choices}")
        case .chooseTyping: TextForms("type the lines", "escribir las frases")
        case .chooseSums: TextForms("sums", "cuentas")
        case .rightAnswer: TextForms("Right. On to the next.", "Correcto. Vamos con la siguiente.")
        case .wrongAnswer: TextForms("Not quite. Here is another one.", "No es eso. Aquí tienes otra.")
        case .unreadableAnswer:
            TextForms("Type the answer in digits, such as 42.", "Escribe la respuesta con cifras, como 42.")
        case .lockedOut:
            TextForms(
                "A short pause after several tries: {seconds} s. Take a breath.",
                "Una pausa corta tras varios intentos: {seconds} s. Respira.")
        case .dismissed:
            TextForms("Done. You kept your promise today.", "Hecho. Hoy cumpliste tu promesa.")
        case .abandoned:
            TextForms(
                "Nobody answered, so the alarm has ended.", "Nadie respondió, así que la alarma terminó.")
        case .bypassed:
            TextForms("Stopped by the emergency exit.", "Detenida por la salida de emergencia.")
        case .missed: TextForms("The alarm was missed.", "La alarma no pudo sonar.")
        case .notThoseWords:
            TextForms("Not quite those words yet. Once more?", "Aún no son esas palabras. ¿Otra vez?")
        case .wordsMissed:
            TextForms("Almost. Not heard yet: {words}", "Casi. Aún no se ha oído: {words}")
        case .numberChanged:
            TextForms(
                "Almost. A number, date or time was heard otherwise. Say it as it stands.",
                "Casi. Se oyó otro número, fecha u hora. Dilo como está escrito.")
        case .negationChanged:
            TextForms(
                "Almost. A \"not\" was heard that is not in the line, or one was left out. Say it as it stands.",
                "Casi. Se oyó un \"no\" que no está en la frase, o faltó uno. Dila como está escrita.")
        case .otherOrder:
            TextForms(
                "The order is another one today. Go on with: {line}",
                "Hoy el orden es otro. Sigue con: {line}")
        case .lessClear:
            TextForms(
                "Almost. This one a little more clearly: {line}",
                "Casi. Esta, un poco más clara: {line}")
        case .challengeWordMissing:
            TextForms(
                "The lines are there. Say one of them again with the word '{word}'.",
                "Las frases están. Di una de nuevo con la palabra '{word}'.")
        case .challengeWordLate:
            TextForms(
                "The word came a little late. Say a line again, now with the word '{word}'.",
                "La palabra llegó un poco tarde. Di una frase de nuevo, ahora con la palabra '{word}'.")
        case .onceMore:
            TextForms(
                "That came through a little unclear. Once more, please, with the word '{word}'.",
                "No se oyó del todo bien. Una vez más, por favor, con la palabra '{word}'.")
        case .nothingHeard:
            TextForms("Nothing was heard. Take your time.", "No se ha oído nada. Con calma.")
        case .listensLater:
            TextForms(
                "It rings for a while first. It listens again in {seconds} s.",
                "Antes suena un rato. Vuelve a escuchar en {seconds} s.")
        case .tooNoisy:
            TextForms(
                "It is too noisy to hear you. Come closer to the microphone.",
                "Hay demasiado ruido. Acércate al micrófono.")
        case .tooQuiet:
            TextForms(
                "Your voice is very faint. A little louder, please.",
                "Tu voz se oye muy débil. Un poco más alto.")
        case .unclear:
            TextForms("No clear speech was heard. Once more?", "No se ha oído voz clara. ¿Otra vez?")
        case .easingOffered:
            TextForms(
                "Hard this morning? For today, and once, it may be 0.02 easier. Words, numbers and \"not\" stay as they "
                    + "are.",
                "¿Hoy cuesta? Por hoy, y una vez, puede ser 0,02 más fácil. Las palabras, los números y el \"no\" "
                    + "siguen igual.")
        case .easingTyped:
            TextForms(
                "Type: easier. A line that is too long gets shorter from the next morning on: vow lines edit",
                "Escribe: fácil. Una frase demasiado larga se acorta desde la próxima mañana: vow lines edit")
        case .eased:
            TextForms(
                "A little easier for today. Take a breath, and once more.",
                "Un poco más fácil por hoy. Respira, y una vez más.")
        case .stepDone: TextForms("Nice. Last one, keep going.", "Bien. La última, sigue así.")
        case .listeningFailed:
            TextForms(
                "That attempt was lost: {why} Say it again at the next silence.",
                "Ese intento se perdió: {why} Dilo otra vez en el próximo silencio.")
        case .partMissing:
            TextForms(
                "{why} Repair that, or snooze once for it. Emergency exit: type exactly this, twice, thirty seconds "
                    + "apart: {sentence}",
                "{why} Arréglalo, o aplázala una vez por eso. Salida de emergencia: escribe exactamente esto, dos "
                    + "veces, con treinta segundos entre ambas: {sentence}")
        case .partStillMissing:
            TextForms(
                "{why} Repair that. Emergency exit: type exactly this, twice, thirty seconds apart: {sentence}",
                "{why} Arréglalo. Salida de emergencia: escribe exactamente esto, dos veces, con treinta segundos "
                    + "entre ambas: {sentence}")
        case .typingOpened:
            TextForms(
                "{why} You allowed typing for that: type the lines.",
                "{why} Permitiste escribir en ese caso: escribe las frases.")
        case .unheard:
            TextForms(
                "The alarm plays, but nobody can hear it. {why}", "La alarma suena, pero nadie la oye. {why}")
        case .outputMuted:
            TextForms(
                "The sound is muted (volume {percent} %). Turn it on.",
                "El sonido está silenciado (volumen {percent} %). Actívalo.")
        case .outputFaint:
            TextForms(
                "The volume is at {percent} % only. Turn it up.",
                "El volumen está solo al {percent} %. Súbelo.")
        case .outputInHeadphones:
            TextForms(
                "The alarm plays in headphones. Unplug them.",
                "La alarma suena en los auriculares. Desconéctalos.")
        case .typingNotOpen:
            TextForms(
                "Say the lines aloud; typing does not count here. Emergency exit: type exactly this, twice, thirty "
                    + "seconds apart: {sentence}",
                "Di las frases en voz alta; aquí no vale escribir. Salida de emergencia: escribe exactamente esto, "
                    + "dos veces, con treinta segundos entre ambas: {sentence}")
        case .snoozeNeedsProgress:
            TextForms(
                "Snooze opens once the first lines are said.",
                "Podrás aplazar tras decir las primeras frases.")
        case .snoozesUsedUp:
            TextForms("All {count} snoozes are used up.", "Ya usaste los {count} aplazamientos.")
        case .emergencyAsked:
            TextForms(
                "Emergency exit noted. Type the sentence again after {seconds} s.",
                "Salida de emergencia anotada. Escribe la frase otra vez tras {seconds} s.")
        case .ringing: TextForms("ringing", "sonando")
        case .listening: TextForms("listening", "escuchando")
        case .answering: TextForms("waiting for your answer", "esperando tu respuesta")
        case .snoozed: TextForms("snoozed", "aplazada")
        case .ended: TextForms("ended", "terminada")
        }
    }
}
