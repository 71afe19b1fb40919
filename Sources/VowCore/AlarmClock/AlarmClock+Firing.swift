import VowRecitation

// Firing what is due, and recording what came too late.
extension AlarmClock {
    /// The next occurrence of each alarm after `now`, earliest first; what is switched off is left out.
    package func upcoming(after now: Instant) -> [(alarm: AlarmID, occurrence: Occurrence)] {
        state.upcoming(after: now, in: zones)
    }

    /// Fires the earliest due occurrence when no session is active, and records what came too late.
    mutating func fireDue(at now: Instant, cause: MissCause, _ effects: inout [AlarmClockEffect]) {
        guard let deadline = plannedOccurrence(at: now), deadline <= now else { return }
        isPlanStale = true
        var ready: [(due: Instant, alarm: AlarmID, date: CivilDate)] = []
        for id in alarmOrder {
            for occurrence in state.dueOccurrences(of: id, at: now, in: zones) {
                if state.isWithinGrace(occurrence.instant, at: now, policy: policy) {
                    ready.append((occurrence.instant, id, occurrence.date))
                } else {
                    miss(id, occurrence, cause: cause, at: now, &effects)
                }
            }
        }
        for call in state.secondCalls(by: policy.secondCalls) where call.due <= now {
            if state.isWithinGrace(call.due, at: now, policy: policy) {
                ready.append((call.due, call.alarm, call.date))
            } else {
                state.forgetSecondCall(of: call.alarm)
            }
        }
        guard let first = ready.min(by: { ($0.due, $0.alarm) < ($1.due, $1.alarm) }) else { return }
        fire(first.alarm, due: first.due, date: first.date, at: now, &effects)
    }

    private mutating func miss(
        _ id: AlarmID, _ occurrence: Occurrence, cause: MissCause, at now: Instant,
        _ effects: inout [AlarmClockEffect]
    ) {
        let due = occurrence.instant
        let label = alarm(id).definition?.label ?? ""
        let run = RunID(bits.identifier(length: 8))
        // An absence that the device recorded explains the lateness better than the present input does.
        let known = state.history.absence(over: due).map { MissCause($0.cause) } ?? cause
        let event = RunEvent.missed(
            alarm: id, label: Sealed(label), due: due, date: occurrence.date, cause: known)
        note(event, run: run, terms: nil, at: now)
        effects.append(.session(run: run, [.append([event])]))
        effects.append(.tellMissed(run: run, label: label, due: due))
    }

    private mutating func fire(
        _ id: AlarmID, due: Instant, date: CivilDate, at now: Instant, _ effects: inout [AlarmClockEffect]
    ) {
        let alarm = alarm(id)
        guard let definition = alarm.definition, let (gate, snooze) = alarm.termsInForce(on: date) else {
            return
        }
        let rules = zones.rules(for: definition.zone)
        // Without a seed from outside, words and sums are drawn from the machine's own bits, and no commitment is
        // recorded.
        let seed = seeds.popLast()
        let draw = seed?.draw ?? bits.next()
        let asked = policy.gateRules(on: date, in: zones.device)
        let wordCount = asked.liveness.wordCount
        let steps = gate.steps(
            from: state.book, tokens: state.tokens, on: date, draw: draw, words: seed?.bits,
            wordCount: wordCount, order: asked.recitation.isOrdered ? seed?.bits ?? draw : nil)
        let challenge = seed.flatMap {
            gate.challengeTerms(
                $0, steps: steps, isOrdered: asked.recitation.isOrdered, mayRepeat: asked.liveness.isOn,
                wordCount: wordCount, answerMilliseconds: asked.liveness.answerMilliseconds)
        }
        let liveness =
            asked.liveness.isOn
            ? gate.livenessTerms(voice: state.voice, steps: steps, wordCount: wordCount, draw: ~draw) : nil
        let terms = FiredTerms(
            alarm: id, label: definition.label, due: due, lateMilliseconds: now.milliseconds(since: due),
            date: date, zone: rules.identifier, zoneVersion: rules.version,
            steps: steps,
            standIns: gate.standIns(from: state.book, tokens: state.tokens, on: date, draw: draw),
            sound: definition.sound,
            snooze: snooze,
            language: gate.language,
            verifierVersion: VerifierSettings(language: gate.language).verifierVersion,
            timings: policy.timings, liveness: liveness, challenge: challenge,
            wakeCheck: gate.check(draw: draw), recitation: asked.recitation)
        let run = RunID(bits.identifier(length: 8))
        sessions.append(
            Session(run: run, machine: WakeSession(verifier: verifier, hearsSums: policy.hearsSums)))
        countWindowsOn(run)
        drive(run, .fire(terms), at: now, &effects)
        for part in state.unrepairedParts { drive(run, .repairDemanded(part), at: now, &effects) }
    }
}
