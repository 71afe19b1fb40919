// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `help.…` of the catalogue, and the texts among them that take arguments.
package enum HelpText: UInt16, TextKey {
    package static let part = "help"

    case adopt = 575
    case adoptAlarm
    case adoptMore
    case adoptYes
    case alarm
    case alarmAdd
    case alarmAddAt
    case alarmAddMore
    case alarmAddNap
    case alarmAddVerbose
    case alarmAddWait
    case alarmDisable
    case alarmDuplicate
    case alarmEdit
    case alarmEditMore
    case alarmEditOnce
    case alarmEnable
    case alarmFrom
    case alarmId
    case alarmList
    case alarmPause
    case alarmPauseEnd
    case alarmPauseUntil
    case alarmRemove
    case alarmShow
    case alarmSkip
    case alarmSkipDate
    case alarmTo
    case alarmUnskip
    case alarmUnskipDate
    case autopsy
    case autopsyMore
    case backup
    case backupMore
    case backupNewKey
    case backupTo
    case buttons
    case buttonsAdd
    case buttonsAddSeconds
    case buttonsAddWish
    case buttonsList
    case buttonsMore
    case buttonsRemove
    case buttonsRemoveWish
    case calendar
    case calendarExport
    case calendarExportAll
    case calendarExportMore
    case calendarExportPath
    case calendarImport
    case calendarImportDryRun
    case calendarImportMore
    case calendarImportPath
    case calendarImportStrict
    case certificate
    case certificateMore
    case certificatePublicKey
    case check
    case checkCode
    case checkCodeImage
    case checkCodeMore
    case checkTag
    case checkTagMore
    case cloud
    case cloudKey
    case cloudKeyMore
    case cloudMore
    case cloudTry
    case cloudTryEngine
    case coach
    case coachCalendar
    case coachCalendarDays
    case coachExport
    case coachExportCsv
    case coachExportFrom
    case coachExportMore
    case coachExportOutput
    case coachLanguage
    case coachMore
    case coachSay
    case coachSayId
    case coachSayIsTrial
    case coachSayMore
    case coachSayText
    case coachSentences
    case coachSentencesExport
    case coachSentencesExportMore
    case coachSentencesExportOwn
    case coachSentencesImport
    case coachSentencesImportFile
    case coachSentencesImportMore
    case coachSentencesList
    case coachSentencesPropose
    case coachSentencesProposeBucket
    case coachSentencesProposeCount
    case coachSentencesProposeLevel
    case coachSentencesProposeMore
    case coachSentencesProposeMostWords
    case coachSentencesProposeTake
    case coachSentencesProposeTopic
    case coachSentencesRemove
    case coachSentencesRemoveId
    case coachStart
    case coachStartDrill
    case coachStartMinutes
    case coachStartMore
    case coachSummary
    case coachVoices
    case coachVoicesMore
    case coachWords
    case coachWordsMore
    case codes
    case codesAdd
    case codesAddImage
    case codesAddMore
    case codesAddName
    case codesAddPayload
    case codesAddScan
    case codesList
    case codesName
    case codesPrint
    case codesPrintMore
    case codesPrintOutput
    case codesRemove
    case cohort
    case cohortMore
    case cohortPrepare
    case cohortPrepareAt
    case cohortPrepareMore
    case cohortReview
    case cohortReviewFrom
    case cohortReviewMore
    case cohortShip
    case cohortShipMore
    case cohortShipTo
    case config
    case configGet
    case configKey
    case configSet
    case configSetValue
    case configShow
    case consent
    case consentGive
    case consentGiveTo
    case consentGiveYes
    case consentList
    case consentMore
    case consentPurpose
    case consentWithdraw
    case demo
    case demoLanguage
    case demoMore
    case demoSilent
    case demoYourself
    case doctor
    case doctorFix
    case doctorMore
    case doctorTest
    case doctorWithoutMicrophone
    case engines
    case enginesMore
    case export
    case exportFile
    case exportMore
    case exportRecordings
    case goals
    case goalsAnswer
    case goalsAnswerAnswer
    case goalsAnswerDate
    case goalsEdit
    case goalsEditBarriers
    case goalsEditSupports
    case goalsEditText
    case goalsEditValues
    case goalsEditWhy
    case goalsId
    case goalsList
    case goalsMore
    case goalsRetire
    case goalsTonight
    case goalsWeek
    case groupData
    case groupDevice
    case groupEngineers
    case groupLines
    case groupLookingBack
    case groupMornings
    case `import`
    case importFile
    case importMore
    case interview
    case interviewBatch
    case interviewClassify
    case interviewLanguage
    case interviewMore
    case interviewSpeak
    case interviewWhy
    case judge
    case judgeAudio
    case judgeChallengeWord
    case judgeEngine
    case judgeLines
    case judgeMore
    case judgeTranscript
    case ledger
    case ledgerMore
    case lines
    case linesAdd
    case linesAddGoal
    case linesAddKind
    case linesAddMore
    case linesDisable
    case linesEdit
    case linesEnable
    case linesFromTomorrow
    case linesId
    case linesList
    case linesRemove
    case linesShow
    case log
    case logDump
    case logList
    case logListCsv
    case logListMore
    case logListReliability
    case logRebuild
    case logRebuildMore
    case logSalvage
    case logSalvageMore
    case logVerify
    case logVerifyMore
    case manual
    case manualLanguage
    case manualMore
    case metrics
    case metricsMore
    case models
    case modelsInstall
    case modelsInstallModel
    case modelsInstallMore
    case modelsInstallSource
    case modelsList
    case modelsMore
    case modelsRemove
    case modelsRemoveModel
    case modelsVerify
    case modelsVerifyModel
    case modelsVerifyMore
    case mqtt
    case mqttCheck
    case mqttCheckMore
    case mqttMore
    case mqttPassword
    case mqttPasswordMore
    case next
    case nextBatch
    case nextDate
    case nextDays
    case nextFrom
    case nextMore
    case nextPattern
    case nextRrule
    case nextStart
    case nextTime
    case nextZone
    case now
    case nowId
    case nowMore
    case open
    case openApp
    case openMore
    case openPrinted
    case openWindow
    case optionsAnAlarmChallengeWord
    case optionsAnAlarmCheckAfter
    case optionsAnAlarmChecks
    case optionsAnAlarmDate
    case optionsAnAlarmDayTimes
    case optionsAnAlarmDays
    case optionsAnAlarmEndsOn
    case optionsAnAlarmEvery
    case optionsAnAlarmGate
    case optionsAnAlarmGateMore
    case optionsAnAlarmInstead
    case optionsAnAlarmLabel
    case optionsAnAlarmLanguage
    case optionsAnAlarmMonthDays
    case optionsAnAlarmPattern
    case optionsAnAlarmRamp
    case optionsAnAlarmRecite
    case optionsAnAlarmRoute
    case optionsAnAlarmRrule
    case optionsAnAlarmSnoozeMinutes
    case optionsAnAlarmSnoozes
    case optionsAnAlarmStartsOn
    case optionsAnAlarmTime
    case optionsAnAlarmTone
    case optionsAnAlarmVibrate
    case optionsAnAlarmZone
    case optionsChangeChallengeWord
    case optionsChangeMinSimilarity
    case optionsChangeSum
    case optionsCoachLanguageLanguage
    case optionsCommonHome
    case optionsCommonJson
    case optionsCommonUtc
    case optionsHindsightEngine
    case optionsHindsightLiveness
    case optionsHindsightTranscripts
    case optionsHindsightVerifier
    case page
    case pageSessions
    case pageSessionsEnd
    case pageSessionsEndAll
    case pageSessionsEndId
    case pageSessionsEndMore
    case pageSessionsList
    case pageSessionsMore
    case password
    case passwordMore
    case passwordRemove
    case practice
    case practiceAdd
    case practiceAddLine
    case practiceAddTarget
    case practiceEdit
    case practiceId
    case practiceLine
    case practiceLineKind
    case practiceList
    case practiceListen
    case practiceMore
    case practicePlay
    case practiceRecord
    case practiceRecordAudio
    case practiceRecordMore
    case practiceRecordRemove
    case practiceRecordYes
    case practiceRemind
    case practiceRemindTime
    case practiceRemove
    case practiceSay
    case practiceSayMore
    case practiceSayRound
    case practiceShow
    case practiceSnooze
    case practiceSnoozeMinutes
    case practiceStart
    case practiceStartIds
    case practiceStartListen
    case practiceStartMore
    case practiceStartRounds
    case practiceTarget
    case practiceTargetTarget
    case practiceType
    case practiceTypeText
    case rehearse
    case rehearseAwake
    case rehearseMore
    case rehearseSeconds
    case rehearseLines
    case rehearseLinesCheck
    case rehearseLinesLanguage
    case rehearseLinesLines
    case rehearseLinesManifest
    case rehearseLinesMore
    case rehearseLinesSound
    case replay
    case replayArchive
    case replayMore
    case replayOnly
    case replayWanted
    case report
    case reportMore
    case reportOutput
    case restore
    case restoreFile
    case restoreKeyFile
    case restoreMore
    case review
    case reviewDays
    case reviewMonth
    case reviewRates
    case run
    case runMore
    case runs
    case runsLast
    case runsWanted
    case schedule
    case scheduleAt
    case scheduleDays
    case scheduleMore
    case scheduleZone
    case screenAll
    case screenArguments
    case screenCommands
    case screenDetail
    case screenHelp
    case screenHelpWord
    case screenOptions
    case screenOptionsWord
    case screenStandIn
    case screenStandard
    case screenSubcommand
    case screenUsage
    case screenValues
    case screenVersion
    case sharedAudio
    case sharedEngine
    case sharedHowMany
    case sharedLanguage
    case sharedLanguageOfVow
    case sharedListedRun
    case sharedNewSentence
    case sharedRun
    case sharedSeconds
    case sharedSentence
    case sharedSimilarity
    case sharedVolume
    case status
    case statusMore
    case streak
    case streakMore
    case tags
    case tagsAdd
    case tagsAddMore
    case tagsAddName
    case tagsList
    case tagsRemove
    case tagsRemoveName
    case tones
    case tonesAdd
    case tonesAddFile
    case tonesAddMore
    case tonesAddName
    case tonesList
    case tonesPlay
    case tonesPlayName
    case tonesPlaySeconds
    case tonesRemove
    case tonesRemoveMore
    case tonesRemoveName
    case `try`
    case tryAlarm
    case tryMore
    case tryName
    case tryPatience
    case tryTone
    case tryWhat
    case vow
    case vowMore
    case wake
    case wakeMore
    case wakeScreen
    case wakeScreenJson
    case wakeScreenMore
    case whatif
    case whatifLast
    case whatifMore
    case whatifWanted
    case wipe
    case wipeDryRun
    case wipeMore
    case wipePersonalClass
    case wipeYes
    case wyoming
    case wyomingLanguages
    case wyomingMore
    case wyomingPort

    package static func coachSentencesExportMore(fields: some TextArgument) -> FilledText {
        FilledText(HelpText.coachSentencesExportMore, ["fields": fields.asText])
    }

    package static func coachSentencesImportMore(fields: some TextArgument) -> FilledText {
        FilledText(HelpText.coachSentencesImportMore, ["fields": fields.asText])
    }

    package static func enginesMore(pairs: some TextArgument) -> FilledText {
        FilledText(HelpText.enginesMore, ["pairs": pairs.asText])
    }

    package static func interviewMore(answers: some TextArgument, lines: some TextArgument, utterance: some TextArgument, talk: some TextArgument, error: some TextArgument) -> FilledText {
        FilledText(HelpText.interviewMore, ["answers": answers.asText, "lines": lines.asText, "utterance": utterance.asText, "talk": talk.asText, "error": error.asText])
    }

    package static func nextMore(question: some TextArgument, answer: some TextArgument, error: some TextArgument) -> FilledText {
        FilledText(HelpText.nextMore, ["question": question.asText, "answer": answer.asText, "error": error.asText])
    }

    package static func optionsHindsightTranscripts(row: some TextArgument) -> FilledText {
        FilledText(HelpText.optionsHindsightTranscripts, ["row": row.asText])
    }

    package static func runMore(sentence: some TextArgument) -> FilledText {
        FilledText(HelpText.runMore, ["sentence": sentence.asText])
    }

    package static func screenAll(command: some TextArgument) -> FilledText {
        FilledText(HelpText.screenAll, ["command": command.asText])
    }

    package static func screenDetail(command: some TextArgument) -> FilledText {
        FilledText(HelpText.screenDetail, ["command": command.asText])
    }

    package static func screenStandard(value: some TextArgument) -> FilledText {
        FilledText(HelpText.screenStandard, ["value": value.asText])
    }

    package static func screenValues(values: some TextArgument) -> FilledText {
        FilledText(HelpText.screenValues, ["values": values.asText])
    }

    package static func vowMore(example: some TextArgument) -> FilledText {
        FilledText(HelpText.vowMore, ["example": example.asText])
    }
}
