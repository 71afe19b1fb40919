public import VowAnswers
public import VowCore

/// What a person is told before they agree to anything, in English and Spanish.
public struct ConsentTexts: Sendable {
    private let pick: Wording

    /// The texts in the language that was set for Vow's own texts.
    public init(_ settings: Settings) { self.init(Wording(settings)) }

    /// The texts in a language.
    public init(_ wording: Wording) { pick = wording }

    /// What is agreed to; its number is `ConsentState.statement`.
    public func statement(_ purpose: ConsentPurpose, recipient: String) -> String {
        switch purpose {
        case .cloudSpeech:
            pick(
                """
                Recordings of your attempts (your voice, with what you say) are sent to \(recipient), which sends back \
                the words that it heard. Only while it is set as fallback-engine (after this device's own engine has \
                refused) or as shadow-engine (after the alarm). Vow does not store the recordings; what the service \
                does with them, its own terms say. Your lines are not sent. You can withdraw at any time: \
                vow consent withdraw cloud-speech.
                """,
                """
                Las grabaciones de tus intentos (tu voz y lo que dices) se envían a \(recipient), que devuelve las \
                palabras que oyó. Solo mientras esté puesto como fallback-engine (cuando el motor de este dispositivo \
                ha rechazado) o como shadow-engine (después de la alarma). Vow no guarda las grabaciones; lo que el \
                servicio hace con ellas lo dicen sus condiciones. Tus frases no se envían. Puedes retirarlo cuando \
                quieras: vow consent withdraw cloud-speech.
                """)
        case .speechServer:
            pick(
                """
                Recordings of your attempts (your voice, with what you say) are sent to the speech server \
                \(recipient), which sends back the words that it heard. They travel unencrypted: agree only to a server \
                of your own network. Only while it is set as an engine. Vow does not store the recordings; what the \
                server does with them is up to whoever runs it. Your lines are not sent. You can withdraw at any time: \
                vow consent withdraw speech-server.
                """,
                """
                Las grabaciones de tus intentos (tu voz y lo que dices) se envían al servidor de voz \(recipient), que \
                devuelve las palabras que oyó. Viajan sin cifrar: acepta solo un servidor de tu propia red. Solo \
                mientras esté puesto como motor. Vow no guarda las grabaciones; lo que el servidor hace con ellas \
                depende de quien lo lleva. Tus frases no se envían. Puedes retirarlo cuando quieras: \
                vow consent withdraw speech-server.
                """)
        case .languageModel:
            pick(
                """
                When you ask for it, wishes are sent to \(recipient), which sends back texts: language, level, length and \
                topic of new sentences to practise (`vow coach sentences propose`); and the drafts of lines that Vow made \
                of your answers in the interview, each time only after you were shown what is sent and said yes. No \
                recording is sent, and nothing else that you said. Only while it is set as language-model. You can \
                withdraw at any time: vow consent withdraw language-model.
                """,
                """
                Cuando lo pides, se envían peticiones a \(recipient), que devuelve textos: idioma, nivel, longitud y tema \
                de frases nuevas para practicar (`vow coach sentences propose`); y los borradores de frases que Vow hizo \
                con tus respuestas en la entrevista, cada vez solo después de mostrarte lo que se envía y de que digas \
                que sí. No se envía ninguna grabación ni nada más de lo que dijiste. Solo mientras esté puesto como \
                language-model. Puedes retirarlo cuando quieras: vow consent withdraw language-model.
                """)
        case .pronunciation:
            pick(
                """
                When you practise with the coach, your recording of a sentence (your voice) and the sentence are sent to \
                \(recipient), which sends back scores. Only while it is set as coach.rater; never at an alarm. Vow does \
                not store the recordings; what the service does with them, its own terms say. You can withdraw at any \
                time: vow consent withdraw pronunciation.
                """,
                """
                Cuando practicas con el entrenador, tu grabación de una frase (tu voz) y la frase se envían a \
                \(recipient), que devuelve puntuaciones. Solo mientras esté puesto como coach.rater; nunca en una alarma. \
                Vow no guarda las grabaciones; lo que el servicio hace con ellas lo dicen sus condiciones. Puedes \
                retirarlo cuando quieras: vow consent withdraw pronunciation.
                """)
        case .voiceServer:
            pick(
                """
                The sentences that you practise with the coach are sent to the speech server \(recipient), which sends \
                back their sound. They travel unencrypted: agree only to a server of your own network. Sentences that \
                you wrote yourself are among them; no recording is. Only while it is set as coach.voice. You can \
                withdraw at any time: vow consent withdraw voice-server.
                """,
                """
                Las frases que practicas con el entrenador se envían al servidor de voz \(recipient), que devuelve su \
                sonido. Viajan sin cifrar: acepta solo un servidor de tu propia red. También van las frases que \
                escribiste tú; ninguna grabación. Solo mientras esté puesto como coach.voice. Puedes retirarlo cuando \
                quieras: vow consent withdraw voice-server.
                """)
        case .cohort: CohortTexts(pick).statement(recipient: recipient)
        case .recordings:
            pick(
                """
                When you record an affirmation in your own voice, the recording is kept on \(recipient), to be played \
                when you practise. It is the one place where Vow keeps sound: sealed under a key of its own, beside the \
                log and never in it, and sent to nobody. `vow practice record ID --remove` removes one, `vow wipe` all; \
                an archive holds them only with `vow export --recordings`. You can withdraw at any time, which removes \
                them: vow consent withdraw recordings.
                """,
                """
                Cuando grabas una afirmación con tu voz, la grabación se guarda en este dispositivo, para oírla cuando \
                practicas. Es el único lugar donde Vow guarda sonido: sellado con su propia clave, junto al registro y \
                nunca en él, y no se envía a nadie. `vow practice record ID --remove` quita una, `vow wipe` todas; un \
                archivo las lleva solo con `vow export --recordings`. Puedes retirarlo cuando quieras, y se quitan: \
                vow consent withdraw recordings.
                """)
        case .mqttBroker:
            pick(
                """
                The broker \(recipient) is told, under the name of this device, when the next alarm is due, whether it \
                rings, is put off or was dismissed, how the last one ended, and the streak; with mqtt.labels on, the names \
                of alarms, too. Whoever reads there sees when you sleep and get up. It travels unencrypted unless mqtt.tls \
                is set. No line, no word of yours and no sound is sent, and nothing that comes from there changes \
                anything. Only while it is set as mqtt.address. You can withdraw at any time: \
                vow consent withdraw mqtt-broker.
                """,
                """
                Al broker \(recipient) se le dice, con el nombre de este dispositivo, cuándo toca la próxima alarma, si \
                suena, está aplazada o se cumplió, cómo acabó la última, y la racha; con mqtt.labels en on, también los \
                nombres de las alarmas. Quien lea allí ve cuándo duermes y te levantas. Viaja sin cifrar si no se pone \
                mqtt.tls. No se envía ninguna frase, ninguna palabra tuya ni sonido, y nada de lo que llegue de allí \
                cambia nada. Solo mientras esté puesto como mqtt.address. Puedes retirarlo cuando quieras: \
                vow consent withdraw mqtt-broker.
                """)
        }
    }

    /// How to answer.
    public var question: String {
        pick("Type \"yes\" to agree: ", "Escribe \"sí\" para consentir: ")
    }

    /// Whether an answer agrees.
    public func agrees(_ answer: String) -> Bool { ["yes", "sí", "si"].contains(answer.lowercased()) }

    /// The person did not agree.
    public var notGiven: String { pick("Nothing was agreed to.", "No se consintió nada.") }

    /// It is given.
    public func given(_ recipient: String, for purpose: ConsentPurpose) -> String {
        if purpose == .cohort { return CohortTexts(pick).given(recipient) }
        if purpose == .languageModel {
            return pick(
                "Agreed: wishes for texts may go to \(recipient).",
                "Consentido: las peticiones de textos pueden ir a \(recipient).")
        }
        if purpose == .voiceServer {
            return pick(
                "Agreed: sentences may go to \(recipient).",
                "Consentido: las frases pueden ir a \(recipient).")
        }
        if purpose == .mqttBroker {
            return pick(
                "Agreed: times and states of alarms may go to \(recipient).",
                "Consentido: las horas y estados de las alarmas pueden ir a \(recipient).")
        }
        if recipient == ConsentPurpose.ownDevice {
            return pick(
                "Agreed: recordings of your affirmations may be kept on this device.",
                "Consentido: las grabaciones de tus afirmaciones se pueden guardar en este dispositivo.")
        }
        return pick(
            "Agreed: recordings may go to \(recipient).",
            "Consentido: las grabaciones pueden ir a \(recipient).")
    }

    /// It is withdrawn.
    public func withdrawn(_ purpose: ConsentPurpose) -> String {
        switch purpose {
        case .cloudSpeech:
            pick(
                "Withdrawn: nothing goes to a cloud service any more.",
                "Retirado: ya nada va a un servicio en la nube.")
        case .speechServer:
            pick(
                "Withdrawn: nothing goes to a speech server on another machine any more. This device's own engine "
                    + "listens.",
                "Retirado: ya nada va a un servidor de voz de otra máquina. Escucha el motor de este dispositivo."
            )
        case .languageModel:
            pick(
                "Withdrawn: nothing goes to a language model any more.",
                "Retirado: ya nada va a un modelo de lenguaje.")
        case .pronunciation:
            pick(
                "Withdrawn: nothing goes to a rating service any more. This device rates.",
                "Retirado: ya nada va a un servicio que puntúa. Puntúa este dispositivo.")
        case .voiceServer:
            pick(
                "Withdrawn: nothing goes to a speech server that speaks any more. This device speaks.",
                "Retirado: ya nada va a un servidor de voz que habla. Habla este dispositivo.")
        case .cohort: CohortTexts(pick).withdrawn
        case .recordings:
            pick(
                "Withdrawn: your recordings are removed, and none is kept any more.",
                "Retirado: tus grabaciones se han quitado, y ya no se guarda ninguna.")
        case .mqttBroker:
            pick(
                "Withdrawn: no broker on another machine is told anything any more. What it keeps, it keeps.",
                "Retirado: ya no se dice nada a ningún broker de otra máquina. Lo que guarda, lo guarda.")
        }
    }

    /// An engine on another machine was named that the person did not agree to, or no longer agrees to.
    public func notAgreed(_ recipient: String) -> String {
        pick(
            "Recordings of your voice would go to \(recipient), and you have not agreed to it. To agree: "
                + "vow consent give speech-server --to \(recipient).",
            "Las grabaciones de tu voz irían a \(recipient), y no has dado tu consentimiento. Para consentir: "
                + "vow consent give speech-server --to \(recipient).")
    }

    /// The same of a setting that is in force from before: what it comes to until the person agrees.
    public func standsIdle(_ recipient: String) -> String {
        notAgreed(recipient) + " "
            + pick(
                "Until then nothing is sent there, and this device's own engine listens.",
                "Hasta entonces no se le envía nada, y escucha el motor de este dispositivo.")
    }

    /// A part of a consent cannot be read.
    public func denied(_ purpose: ConsentPurpose) -> String {
        pick(
            "A record of the consent \(purpose.rawValue) cannot be read, so it counts as not given, and nothing leaves "
                + "this device for it. `vow log verify` tells more.",
            "Un registro del consentimiento \(purpose.rawValue) no se puede leer, así que cuenta como no dado, y por él "
                + "nada sale de este dispositivo. `vow log verify` cuenta más.")
    }

    /// A cloud service was set that the person did not agree to, or no longer agrees to.
    public func cloudStandsIdle(_ recipient: String) -> String {
        pick(
            "You have not agreed that recordings go to \(recipient); until you do, it is not asked. To agree: "
                + "vow consent give cloud-speech --to \(recipient).",
            "No has consentido que las grabaciones vayan a \(recipient); hasta entonces no se le pregunta. Para "
                + "consentir: vow consent give cloud-speech --to \(recipient).")
    }

    /// One row of the list.
    public func row(_ purpose: ConsentPurpose, _ state: ConsentState) -> String {
        let since = state.changedAt.map { " (\($0.iso8601))" } ?? ""
        if let recipient = state.recipient {
            return "\(purpose.rawValue)  " + pick("given, to ", "dado, a ") + recipient + since
        }
        return "\(purpose.rawValue)  "
            + (state.changedAt == nil ? pick("not given", "no dado") : pick("withdrawn", "retirado")) + since
    }
}
