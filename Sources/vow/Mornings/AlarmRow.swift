import VowAnswers
import VowCore
import VowRuntime

/// An alarm as the command line prints it.
extension AlarmRow {
    /// One line for a list.
    func line(now: Instant, _ pick: Wording) -> String {
        let named = days?.map { code in
            Weekday.allCases.first { $0.code == code }.map { pick.weekday($0) } ?? code
        }
        let when = named?.joined(separator: ",") ?? date ?? ""
        let state = enabled ? pick("on ", "sí") : pick("off", "no")
        let name = label.isEmpty ? "" : "  \(label)"
        return "\(id)  \(state)  \(time)  \(when)\(name)  \(nextText(now: now, pick))"
    }

    /// All of it, for one alarm.
    func text(now: Instant, _ pick: Wording) -> String {
        var lines = [line(now: now, pick)]
        let add = { (name: String, text: String) in lines.append("  \(Texts.leading(name, to: 10)) \(text)") }
        add(
            pick("sound", "sonido"),
            "\(tone), \(volumePercent) %, " + pick("ramp \(rampSeconds) s", "sube en \(rampSeconds) s"))
        add(pick("output", "salida"), outputText(pick))
        add(pick("vibrates", "vibra"), vibrate ? pick("yes", "sí") : pick("no", "no"))
        add(
            pick("snooze", "aplazar"),
            pick(
                "at most \(snoozeMaximum), \(snoozeMinutes) min each",
                "como mucho \(snoozeMaximum), \(snoozeMinutes) min cada uno"))
        let word =
            challengeWord && !recite.isEmpty
            ? pick(", with a challenge word", ", con una palabra sorteada") : ""
        let score =
            gate.contains { !$0.hasPrefix("sum") }
            ? pick(
                ", each line at \(minimumSimilarity) (\(language))",
                ", cada frase a \(minimumSimilarity) (\(language))") : ""
        add(
            pick("stops for", "cesa con"),
            gate.joined(separator: pick(", then ", ", luego ")) + word + score)
        if !instead.isEmpty {
            add(pick("instead", "en su lugar"), instead.joined(separator: pick(" or ", " o ")))
        }
        if let checkAfter {
            add(
                pick("asks again", "repregunta"),
                pick(
                    "\(checkAfter) min later whether you are still up, at most \(checks ?? 1)x",
                    "\(checkAfter) min después si sigues en pie, como mucho \(checks ?? 1)x"))
        }
        add(
            pick("zone", "zona"),
            followsDevice ? pick("this device's (\(zone))", "la de este dispositivo (\(zone))") : zone)
        if let startsOn { add(pick("from", "desde"), startsOn) }
        if let endsOn { add(pick("until", "hasta"), endsOn) }
        if !skippedDates.isEmpty { add(pick("skipped", "saltada"), skippedDates.joined(separator: ", ")) }
        for range in skippedRanges {
            add(pick("skipped", "saltada"), pick("\(range[0]) to \(range[1])", "\(range[0]) a \(range[1])"))
        }
        if let pausedUntil {
            add(pick("paused", "en pausa"), pick("until \(pausedUntil)", "hasta el \(pausedUntil)"))
        }
        if let loosenedFrom {
            add(
                pick("easier", "más fácil"),
                pick(
                    "from \(loosenedFrom); until then as before",
                    "desde el \(loosenedFrom); hasta entonces, como antes"))
        }
        return lines.joined(separator: "\n")
    }

    /// Where it rings.
    private func outputText(_ pick: Wording) -> String {
        if routeTags.isEmpty { return pick("the usual one", "la habitual") }
        if routeTags == ["all"] { return pick("every one", "todas") }
        return routeTags.joined(separator: ", ")
    }

    private func nextText(now: Instant, _ pick: Wording) -> String {
        guard let next, let instant = Instant(iso8601: next.instant) else {
            return enabled ? pick("never rings again", "ya no suena más") : ""
        }
        let local = next.local.replacing("T", with: " ").prefix(16)
        let wait = Wait.text(from: now, to: instant)
        return pick("next \(local), in \(wait)", "próxima \(local), en \(wait)")
    }
}
