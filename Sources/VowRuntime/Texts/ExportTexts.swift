import VowAnswers
package import VowCore
package import VowRecitation

/// What the page of an export says, in English and Spanish. Words between backticks are commands to type.
package struct ExportTexts: Sendable {
    private let pick: Wording

    /// The texts in the language that was set for Vow's own texts.
    package init(_ settings: Settings) { pick = Wording(settings) }

    /// The language of the texts.
    package var language: Language { pick.ofLines }
    /// The page's title.
    package var title: String { pick(ExportText.title) }
    /// What stands where there is nothing.
    package var none: String { pick(ExportText.none) }
    /// Where there is no recipient.
    package var nobody: String { pick(ExportText.nobody) }
    /// A purpose that was not agreed to.
    package var notGiven: String { pick(ExportText.notGiven) }

    /// Yes or no.
    package func answer(_ isSo: Bool) -> String { isSo ? pick(ExportText.yes) : pick(ExportText.no) }

    /// What a line is for.
    package func kind(_ kind: LineKind) -> String {
        switch kind {
        case .affirmation: pick(ExportText.kindAffirmation)
        case .goal: pick(ExportText.kindGoal)
        }
    }

    /// How an attempt was made.
    package func mode(_ mode: RecitationMode) -> String {
        switch mode {
        case .spoken: pick(ExportText.modeSpoken)
        case .typed: pick(ExportText.modeTyped)
        }
    }

    /// When the page was written, and which clock its times are those of.
    package func written(at time: String, zone: String) -> String {
        pick(ExportText.written(time: time, zone: zone))
    }

    /// The headings, in the order of the page.
    package enum Heading: CaseIterable, Sendable {
        case kept, decides, rights, consents, alarms, lines, rehearsals, settings, mornings, recitations
        case streak, review
    }

    /// A heading's words.
    package func heading(_ heading: Heading) -> String {
        switch heading {
        case .kept:
            pick(ExportText.headingKept)
        case .decides: pick(ExportText.headingDecides)
        case .rights: pick(ExportText.headingRights)
        case .consents: pick(ExportText.headingConsents)
        case .alarms: pick(ExportText.headingAlarms)
        case .lines: pick(ExportText.headingLines)
        case .rehearsals: pick(ExportText.headingRehearsals)
        case .settings: pick(ExportText.headingSettings)
        case .mornings: pick(ExportText.headingMornings)
        case .recitations:
            pick(ExportText.headingRecitations)
        case .streak: pick(ExportText.headingStreak)
        case .review:
            pick(ExportText.headingReview)
        }
    }

    /// The names of the columns below a heading; none where there is no table.
    package func columns(_ heading: Heading) -> [String] {
        switch heading {
        case .kept:
            [
                pick(ExportText.columnData), pick(ExportText.columnPurpose), pick(ExportText.columnKeptUntil),
                pick(ExportText.columnGivenTo),
            ]
        case .consents:
            [
                pick(ExportText.columnConsentPurpose), pick(ExportText.columnRecipient),
                pick(ExportText.columnSince),
            ]
        case .alarms:
            [
                pick(ExportText.columnLabel), pick(ExportText.columnTime), pick(ExportText.columnDays),
                pick(ExportText.columnZone), pick(ExportText.columnOn),
            ]
        case .lines: [pick(ExportText.columnKind), pick(ExportText.columnText)]
        case .rehearsals:
            [
                pick(ExportText.columnLine), pick(ExportText.columnHeard), pick(ExportText.columnEngine),
                pick(ExportText.columnScore), pick(ExportText.columnOutcome),
                pick(ExportText.columnHoldsFrom),
            ]
        case .settings: [pick(ExportText.columnSetting), pick(ExportText.columnValue)]
        case .mornings:
            [
                pick(ExportText.columnDue), pick(ExportText.columnMorningLabel), pick(ExportText.columnEnd),
                pick(ExportText.columnAttempts), pick(ExportText.columnSnoozes),
            ]
        case .recitations:
            [
                pick(ExportText.columnAt), pick(ExportText.columnHow), pick(ExportText.columnHeard),
                pick(ExportText.columnLine), pick(ExportText.columnScore), pick(ExportText.columnPassed),
                pick(ExportText.columnMissed),
            ]
        case .decides, .rights, .streak, .review: []
        }
    }

    /// Where the data come from.
    package var origin: String {
        pick(ExportText.origin)
    }

    /// What the program decides without a person.
    package var decisions: String {
        pick(ExportText.decisions)
    }

    /// What the person may ask for.
    package var rights: String {
        pick(ExportText.rights)
    }

    /// A recipient that the person agreed to.
    package func agreed(_ recipient: String) -> String {
        pick(ExportText.agreed(recipient: recipient))
    }

    /// A speech server: on this machine, or on another one with the person's consent or still without it.
    package func server(_ name: String, isLoopback: Bool, isAgreed: Bool) -> String {
        let server = pick(ExportText.server(name: name))
        if isLoopback { return server }
        return isAgreed
            ? agreed(server)
            : pick(ExportText.serverUnagreed(server: server))
    }

    /// What is kept, why, until when, and who gets it, row by row.
    /// - Parameter listeners: who may receive sound.
    package func kept(listeners: String) -> [[String]] {
        let erased = pick(ExportText.untilErased)
        let deleted = pick(ExportText.untilDeleted)
        return [
            [
                pick(ExportText.dataAlarms),
                pick(ExportText.purposeRing), erased, nobody,
            ],
            [
                pick(ExportText.dataLines),
                pick(ExportText.purposeCompare), erased, nobody,
            ],
            [
                pick(ExportText.dataTranscripts),
                pick(ExportText.purposeDecide),
                pick(ExportText.untilRetention),
                nobody,
            ],
            [
                pick(ExportText.dataRehearsals),
                pick(ExportText.purposeHearBetter),
                pick(ExportText.untilLineChanged), nobody,
            ],
            [
                pick(ExportText.dataSound), pick(ExportText.purposeJudge),
                pick(ExportText.untilJudged), listeners,
            ],
            [
                pick(ExportText.dataMornings),
                pick(ExportText.purposeGoOn),
                deleted, nobody,
            ],
            [
                pick(ExportText.dataSettings), pick(ExportText.purposeSettings),
                deleted, nobody,
            ],
            [
                pick(ExportText.dataDevice),
                pick(ExportText.purposeWake), deleted, nobody,
            ],
        ]
    }
}
