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
    public var notGiven: String { pick(StatementText.notGiven) }

    /// It is given.
    public func given(_ recipient: String, for purpose: ConsentPurpose) -> String {
        if purpose == .cohort { return CohortTexts(pick).given(recipient) }
        if purpose == .languageModel {
            return pick(StatementText.given(recipient: "\(recipient)"))
        }
        if purpose == .voiceServer {
            return pick(StatementText.givenAgreedSentencesMay(recipient: "\(recipient)"))
        }
        if purpose == .mqttBroker {
            return pick(StatementText.givenAgreedTimesAnd(recipient: "\(recipient)"))
        }
        if recipient == ConsentPurpose.ownDevice {
            return pick(StatementText.givenAgreedRecordingsOf)
        }
        return pick(StatementText.givenAgreedRecordingsMay(recipient: "\(recipient)"))
    }

    /// It is withdrawn.
    public func withdrawn(_ purpose: ConsentPurpose) -> String {
        switch purpose {
        case .cloudSpeech:
            pick(StatementText.withdrawn)
        case .speechServer:
            pick(StatementText.withdrawnWithdrawnNothingGoes)
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
            pick(StatementText.withdrawnWithdrawnYourRecordings)
        case .mqttBroker:
            pick(StatementText.withdrawnWithdrawnNoBroker)
        }
    }

    /// An engine on another machine was named that the person did not agree to, or no longer agrees to.
    public func notAgreed(_ recipient: String) -> String {
        pick(StatementText.notAgreed(recipient: "\(recipient)"))
    }

    /// The same of a setting that is in force from before: what it comes to until the person agrees.
    public func standsIdle(_ recipient: String) -> String {
        notAgreed(recipient) + " "
            + pick(StatementText.standsIdle)
    }

    /// A part of a consent cannot be read.
    public func denied(_ purpose: ConsentPurpose) -> String {
        pick(StatementText.denied(purpose: "\(purpose.rawValue)"))
    }

    /// A cloud service was set that the person did not agree to, or no longer agrees to.
    public func cloudStandsIdle(_ recipient: String) -> String {
        pick(StatementText.cloudStandsIdle(recipient: "\(recipient)"))
    }

    /// One row of the list.
    public func row(_ purpose: ConsentPurpose, _ state: ConsentState) -> String {
        let since = state.changedAt.map { " (\($0.iso8601))" } ?? ""
        if let recipient = state.recipient {
            return "\(purpose.rawValue)  " + pick("given, to ", "dado, a ") + recipient + since
        }
        return "\(purpose.rawValue)  "
            + (state.changedAt == nil ? pick(StatementText.row) : pick(StatementText.rowWithdrawn)) + since
    }
}
