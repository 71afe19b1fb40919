import VowCore

/// The wire form of a run's events.
enum RunCodec {
    static func encode(_ event: RunEvent) throws(WireError) -> EncodedEvent {
        switch event {
        case .fired(let terms): try FiredCodec.encode(terms)
        case .missed(let alarm, let label, let due, let cause, let date):
            try EventCodec.sealed("AlarmMissed", schema: 2, class: "alarms") {
                $0.put("alarm", alarm)
                $0.put("due", due.millisecondsSinceEpoch)
                $0.put("date", date?.iso8601)
                $0.put("cause", cause)
            } personal: {
                $0.put("label", label)
            }
        case .ringStarted(let means, let delay, let ready):
            try EventCodec.plain("RingStarted", schema: ready == nil ? 1 : 2) {
                $0.put("means", means)
                $0.put("delayMilliseconds", delay)
                if let ready { $0.put("sinkReadyMilliseconds", ready) }
            }
        case .partFailed(let part, let code, let message):
            try EventCodec.plain("PartFailed") {
                $0.put("part", part)
                $0.put("code", code)
                $0.put("message", message)
            }
        case .listeningStarted(let step): try EventCodec.plain("ListeningStarted") { $0.put("step", step) }
        case .attemptJudged(let verdict): try AttemptCodec.encode(verdict)
        case .lineRecited(let line, let attempt, let score):
            try EventCodec.sealed("LineRecited", class: "recitations") {
                $0.put("line", line)
                $0.put("attempt", attempt)
            } personal: {
                $0.put("score", score)
            }
        case .challengeWordSaid(let step, let attempt):
            try EventCodec.plain("ChallengeWordSaid") {
                $0.put("step", step)
                $0.put("attempt", attempt)
            }
        case .cheatFlagged(let flag, let attempt, let measured, let threshold):
            try EventCodec.plain("CheatFlagged") {
                $0.put("flag", flag)
                $0.put("attempt", attempt)
                $0.put("measured", measured)
                $0.put("threshold", threshold)
            }
        default: try encodeTurn(event)
        }
    }

    /// The events that move a run from one phase to another.
    private static func encodeTurn(_ event: RunEvent) throws(WireError) -> EncodedEvent {
        switch event {
        case .stepPassed(let step): try EventCodec.plain("StepPassed") { $0.put("step", step) }
        case .snoozed(let until, let count):
            try EventCodec.plain("Snoozed") {
                $0.put("until", until.millisecondsSinceEpoch)
                $0.put("count", count)
            }
        case .snoozeEnded: try EventCodec.plain("SnoozeEnded")
        case .resumed(let gap): try EventCodec.plain("RunResumed") { $0.put("gapMilliseconds", gap) }
        case .emergencyAsked: try EventCodec.plain("EmergencyAsked")
        case .dismissed(let mode): try EventCodec.plain("Dismissed") { $0.put("mode", mode.rawValue) }
        case .abandoned: try EventCodec.plain("RunAbandoned")
        case .bypassed: try EventCodec.plain("RunBypassed")
        default: preconditionFailure("every event of a run has a wire form")
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> RunEvent {
        let plain = wire.plain
        switch (wire.name, wire.schema) {
        // The first form of both has no date, which is optional in the second.
        case ("AlarmFired", 1), ("AlarmFired", 2): return .fired(try FiredCodec.decode(wire))
        case ("AlarmMissed", 1), ("AlarmMissed", 2):
            return .missed(
                alarm: try plain.string("alarm"), label: try wire.personal.string("label"),
                due: try plain.instant("due"), cause: try plain.string("cause"),
                date: try plain.optionalDate("date"))
        // The second form tells besides when the output was open.
        case ("RingStarted", 1), ("RingStarted", 2):
            return .ringStarted(
                means: try plain.string("means"), delayMilliseconds: try plain.int64("delayMilliseconds"),
                sinkReadyMilliseconds: wire.schema == 1 ? nil : try plain.int64("sinkReadyMilliseconds"))
        case ("PartFailed", 1):
            return .partFailed(
                part: try plain.string("part"), code: try plain.string("code"),
                message: try plain.string("message"))
        case ("ListeningStarted", 1): return .listeningStarted(step: try plain.int("step"))
        case ("AttemptJudged", 1), ("AttemptJudged", 2): return .attemptJudged(try AttemptCodec.decode(wire))
        case ("LineRecited", 1):
            return .lineRecited(
                line: try plain.string("line"), attempt: try plain.int("attempt"),
                score: try wire.personal.double("score"))
        case ("ChallengeWordSaid", 1):
            return .challengeWordSaid(step: try plain.int("step"), attempt: try plain.int("attempt"))
        case ("CheatFlagged", 1):
            return .cheatFlagged(
                flag: try plain.string("flag"), attempt: try plain.int("attempt"),
                measured: try plain.double("measured"), threshold: try plain.double("threshold"))
        default: return try decodeTurn(wire)
        }
    }

    private static func decodeTurn(_ wire: WireEvent) throws(WireError) -> RunEvent {
        let plain = wire.plain
        return switch (wire.name, wire.schema) {
        case ("StepPassed", 1): .stepPassed(step: try plain.int("step"))
        case ("Snoozed", 1): .snoozed(until: try plain.instant("until"), count: try plain.int("count"))
        case ("SnoozeEnded", 1): .snoozeEnded
        case ("RunResumed", 1): .resumed(gapMilliseconds: try plain.int64("gapMilliseconds"))
        case ("EmergencyAsked", 1): .emergencyAsked
        case ("Dismissed", 1): .dismissed(mode: try plain.choice("mode", RecitationMode.self))
        case ("RunAbandoned", 1): .abandoned
        case ("RunBypassed", 1): .bypassed
        default: throw wire.unknown
        }
    }
}

/// The wire form of `AlarmFired`.
enum FiredCodec {
    static func encode(_ terms: FiredTerms) throws(WireError) -> EncodedEvent {
        try EventCodec.sealed("AlarmFired", schema: 2, class: "lines") {
            $0.put("alarm", terms.alarm)
            $0.put("due", terms.due.millisecondsSinceEpoch)
            $0.put("lateMilliseconds", terms.lateMilliseconds)
            $0.put("date", terms.date?.iso8601)
            $0.put("zone", terms.zone)
            $0.put("zoneVersion", terms.zoneVersion)
            $0.put("language", terms.language.rawValue)
            $0.put("verifierVersion", terms.verifierVersion)
            $0.put("steps", terms.steps.map(step))
            $0.put("sound", AlarmCodec.sound(terms.sound))
            $0.put("snooze", AlarmCodec.snooze(terms.snooze))
            $0.put("timings", timings(terms.timings))
        } personal: {
            $0.put("label", terms.label)
            $0.put("texts", terms.steps.flatMap(\.lines).map(\.text))
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> FiredTerms {
        let plain = wire.plain
        var texts = try wire.personal.strings("texts")[...]
        var steps: [GateStep] = []
        for reader in try plain.objects("steps") {
            var lines: [RequiredLine] = []
            for line in try reader.objects("lines") {
                let text = texts.popFirst() ?? FieldReader.erasedText
                lines.append(
                    RequiredLine(
                        id: try line.string("id"), text: text,
                        minimumSimilarity: try line.double("minimumSimilarity")))
            }
            steps.append(
                GateStep(
                    kind: try reader.choice("kind", LineKind.self), lines: lines,
                    challengeWord: try reader.optionalString("challengeWord")))
        }
        return FiredTerms(
            alarm: try plain.string("alarm"), label: try wire.personal.string("label"),
            due: try plain.instant("due"), lateMilliseconds: try plain.int64("lateMilliseconds"),
            date: try plain.optionalDate("date"), zone: try plain.string("zone"),
            zoneVersion: try plain.string("zoneVersion"), steps: steps,
            sound: try AlarmCodec.sound(try plain.object("sound")),
            snooze: try AlarmCodec.snooze(try plain.object("snooze")),
            language: try plain.choice("language", Language.self),
            verifierVersion: try plain.int("verifierVersion"),
            timings: try timings(try plain.object("timings")))
    }

    private static func step(_ step: GateStep) -> FieldWriter {
        var writer = FieldWriter()
        writer.put("kind", step.kind.rawValue)
        writer.put(
            "lines",
            step.lines.map { line in
                var writer = FieldWriter()
                writer.put("id", line.id)
                writer.put("minimumSimilarity", line.minimumSimilarity)
                return writer
            })
        writer.put("challengeWord", step.challengeWord)
        return writer
    }

    private static func timings(_ timings: SessionTimings) -> FieldWriter {
        var writer = FieldWriter()
        writer.put("firstRingMilliseconds", timings.firstRingMilliseconds)
        writer.put("ringMilliseconds", timings.ringMilliseconds)
        writer.put("silenceMilliseconds", timings.silenceMilliseconds)
        writer.put("windowMilliseconds", timings.windowMilliseconds)
        writer.put("abandonMilliseconds", timings.abandonMilliseconds)
        writer.put("emergencyWaitMilliseconds", timings.emergencyWaitMilliseconds)
        return writer
    }

    private static func timings(_ reader: FieldReader) throws(WireError) -> SessionTimings {
        SessionTimings(
            firstRingMilliseconds: try reader.int64("firstRingMilliseconds"),
            ringMilliseconds: try reader.int64("ringMilliseconds"),
            silenceMilliseconds: try reader.int64("silenceMilliseconds"),
            windowMilliseconds: try reader.int64("windowMilliseconds"),
            abandonMilliseconds: try reader.int64("abandonMilliseconds"),
            emergencyWaitMilliseconds: try reader.int64("emergencyWaitMilliseconds"))
    }
}

/// The wire form of `AttemptJudged`; the second schema has opinions besides.
enum AttemptCodec {
    static func encode(_ verdict: AttemptVerdict) throws(WireError) -> EncodedEvent {
        let evidence = verdict.evidence
        return try EventCodec.sealed(
            "AttemptJudged", schema: evidence.opinions.isEmpty ? 1 : 2, class: "recitations"
        ) {
            $0.put("number", verdict.number)
            $0.put("step", verdict.step)
            $0.put("mode", evidence.mode.rawValue)
            $0.put("engine", evidence.engine)
            $0.put("model", evidence.model)
            $0.put("speechMilliseconds", evidence.speechMilliseconds)
            $0.put("speechLevelDecibels", evidence.speechLevelDecibels)
            $0.put("noiseLevelDecibels", evidence.noiseLevelDecibels)
            $0.put("latencyMilliseconds", evidence.latencyMilliseconds)
            $0.put("challengeWordHeard", verdict.challengeWordHeard)
            $0.put("reasons", verdict.reasons.map(\.rawValue))
        } personal: {
            $0.put("transcript", evidence.transcript)
            $0.put("lines", verdict.lines.map(line))
            if !evidence.opinions.isEmpty { $0.put("opinions", evidence.opinions.map(opinion)) }
        }
    }

    static func decode(_ wire: WireEvent) throws(WireError) -> AttemptVerdict {
        let plain = wire.plain
        let evidence = AttemptEvidence(
            transcript: try wire.personal.string("transcript"),
            mode: try plain.choice("mode", RecitationMode.self), engine: try plain.string("engine"),
            model: try plain.string("model"), speechMilliseconds: try plain.int64("speechMilliseconds"),
            speechLevelDecibels: try plain.optionalDouble("speechLevelDecibels"),
            noiseLevelDecibels: try plain.optionalDouble("noiseLevelDecibels"),
            latencyMilliseconds: try plain.int64("latencyMilliseconds"),
            opinions: wire.schema == 1 ? [] : try opinions(wire.personal))
        var reasons: [AttemptReason] = []
        for text in try plain.strings("reasons") {
            guard let reason = AttemptReason(rawValue: text) else {
                throw .invalid(field: "reasons", value: text)
            }
            reasons.append(reason)
        }
        var lines: [LineResult] = []
        for reader in try wire.personal.objects("lines") {
            lines.append(
                LineResult(
                    line: try reader.string("line"), score: try reader.double("score"),
                    passed: try reader.bool("passed"), missed: try reader.strings("missed")))
        }
        return AttemptVerdict(
            number: try plain.int("number"), step: try plain.int("step"), evidence: evidence, lines: lines,
            challengeWordHeard: try plain.optionalBool("challengeWordHeard"), reasons: reasons)
    }

    private static func opinion(_ opinion: LineOpinion) -> FieldWriter {
        var writer = FieldWriter()
        writer.put("line", opinion.line)
        writer.put("pieceCount", opinion.pieceCount)
        writer.put("likelihoodHundredths", opinion.likelihoodHundredths)
        writer.put("leastHundredths", opinion.leastHundredths)
        writer.put("gainHundredths", opinion.gainHundredths)
        return writer
    }

    private static func opinions(_ personal: FieldReader) throws(WireError) -> [LineOpinion] {
        var opinions: [LineOpinion] = []
        for reader in try personal.objects("opinions") {
            opinions.append(
                LineOpinion(
                    line: try reader.string("line"), pieceCount: try reader.int("pieceCount"),
                    likelihoodHundredths: try reader.int("likelihoodHundredths"),
                    leastHundredths: try reader.int("leastHundredths"),
                    gainHundredths: try reader.int("gainHundredths")))
        }
        return opinions
    }

    private static func line(_ result: LineResult) -> FieldWriter {
        var writer = FieldWriter()
        writer.put("line", result.line)
        writer.put("score", result.score)
        writer.put("passed", result.passed)
        writer.put("missed", result.missed)
        return writer
    }
}
