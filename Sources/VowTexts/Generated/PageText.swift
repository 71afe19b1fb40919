// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `page.…` of the catalogue, and the texts among them that take arguments.
package enum PageText: UInt16, TextKey {
    package static let part = "page"

    case again = 1235
    case alarmCheckAfter
    case alarmCheckAfterHint
    case alarmChecks
    case alarmDate
    case alarmDateHint
    case alarmDates
    case alarmDayTimes
    case alarmDayTimesField
    case alarmDayTimesHint
    case alarmDays
    case alarmDuplicate
    case alarmDuplicateOf
    case alarmEasier
    case alarmFrom
    case alarmHear
    case alarmLabel
    case alarmLanguage
    case alarmLanguageOfLines
    case alarmLoosening
    case alarmMenu
    case alarmMissed
    case alarmMoved
    case alarmMovedUndo
    case alarmNever
    case alarmNext
    case alarmOn
    case alarmOnce
    case alarmOnceDo
    case alarmOnceOf
    case alarmOnceTime
    case alarmOpen
    case alarmPauseEnd
    case alarmPaused
    case alarmRamp
    case alarmRangeBoth
    case alarmRangeFrom
    case alarmRangeUntil
    case alarmRemoved
    case alarmRepeats
    case alarmRepeatsCount
    case alarmRepeatsDays
    case alarmRepeatsEven
    case alarmRepeatsMonth
    case alarmRepeatsMonthDays
    case alarmRepeatsMonthDaysHint
    case alarmRepeatsOdd
    case alarmRepeatsPattern
    case alarmRepeatsPatternHint
    case alarmRepeatsRule
    case alarmRepeatsShifts
    case alarmRepeatsWeek
    case alarmRepeatsWeeks
    case alarmRoute
    case alarmRouteAll
    case alarmRouteHint
    case alarmRouteNamed
    case alarmRouteUsual
    case alarmRouteWords
    case alarmSave
    case alarmSheet
    case alarmSilent
    case alarmSilentDo
    case alarmSilentFrom
    case alarmSilentFromHint
    case alarmSilentTo
    case alarmSimilarity
    case alarmSimilarityHint
    case alarmSkip
    case alarmSkipDone
    case alarmSkipOf
    case alarmSkipped
    case alarmSnoozeMinutes
    case alarmSnoozes
    case alarmTime
    case alarmTone
    case alarmUnskip
    case alarmUntil
    case alarmUntilHint
    case alarmVibrate
    case alarmVolume
    case alarmWord
    case alarmZone
    case alarmZoneDevice
    case alarmZoneHint
    case alarmZoneOf
    case alarmsEmpty
    case alarmsMore
    case alarmsNew
    case alarmsTitle
    case any
    case app
    case autopsyTitle
    case browserBeyond
    case browserBrowser
    case browserEnd
    case browserEndOf
    case browserThis
    case browserUsed
    case browserWindow
    case calendarActionChanged
    case calendarActionNew
    case calendarActionUnchanged
    case calendarAll
    case calendarFile
    case calendarFileHint
    case calendarFound
    case calendarGet
    case calendarLead
    case calendarLeave
    case calendarNone
    case calendarPassed
    case calendarPassedOne
    case calendarPreview
    case calendarReading
    case calendarTake
    case calendarTakeOne
    case calendarTaken
    case calendarTitle
    case cancel
    case certificateChainBad
    case certificateChainGood
    case certificateCheck
    case certificateCount
    case certificateDownload
    case certificateEnding
    case certificateFile
    case certificateFileHint
    case certificateGateBad
    case certificateGateGood
    case certificateGateStoodIn
    case certificateHash
    case certificateImported
    case certificateKey
    case certificateLast
    case certificateLead
    case certificateLimits
    case certificateRecords
    case certificateSignBad
    case certificateSignGood
    case certificateSignUnknown
    case certificateTitle
    case certificateUnreadable
    case chartFigures
    case chartTable
    case coachAgain
    case coachAlmost
    case coachBest
    case coachDay
    case coachDays
    case coachDue
    case coachEmpty
    case coachFiles
    case coachGoon
    case coachHeard
    case coachLanguage
    case coachLead
    case coachLegend
    case coachLevel
    case coachLevelEasy
    case coachLevelHard
    case coachLevelMedium
    case coachMarkMissed
    case coachMarkUnclear
    case coachMarkWell
    case coachMedical
    case coachMine
    case coachMineMore
    case coachMineNone
    case coachMineRemove
    case coachMineRemoved
    case coachMinutes
    case coachMinutesOf
    case coachNotyet
    case coachOther
    case coachOwn
    case coachOwnHint
    case coachOwnTake
    case coachOwnTaken
    case coachOwnTakenOne
    case coachOwnWait
    case coachPause
    case coachPoints
    case coachRatedAccuracy
    case coachRatedCompleteness
    case coachRatedFluency
    case coachRatedProsody
    case coachReplays
    case coachResting
    case coachRight
    case coachRightNow
    case coachSay
    case coachScore
    case coachSend
    case coachSentence
    case coachSentences
    case coachShow
    case coachSlowly
    case coachSpeaking
    case coachStart
    case coachStop
    case coachStreak
    case coachTable
    case coachTableLead
    case coachTitle
    case coachToday
    case coachType
    case coachVoiceWeak
    case coachWait
    case coachWord
    case coachWords
    case coachWordsEmpty
    case consentAgree
    case consentCloudSpeech
    case consentCohort
    case consentGive
    case consentGiveOf
    case consentGiven
    case consentLanguageModel
    case consentMqttBroker
    case consentNone
    case consentNot
    case consentPronunciation
    case consentRead
    case consentRecordings
    case consentSpeechServer
    case consentThere
    case consentTo
    case consentToBrokerHint
    case consentToCloudHint
    case consentToCohortHint
    case consentToServerHint
    case consentType
    case consentVoiceServer
    case consentWithdraw
    case consentWithdrawOf
    case consentWords
    case cycleDays
    case cycleEvenWeeks
    case cycleFifth
    case cycleFirst
    case cycleFourth
    case cycleLast
    case cycleLastDay
    case cycleMonth
    case cycleMonths
    case cycleOddWeeks
    case cycleSecond
    case cycleShifts
    case cycleThird
    case cycleWeek
    case cycleWeeks
    case dayAt
    case dayToday
    case dayTomorrow
    case daysAll
    case daysWeekend
    case daysWork
    case designButtonBare
    case designButtonDanger
    case designButtonMain
    case designButtonOff
    case designButtonOther
    case designButtons
    case designCard
    case designCards
    case designCharts
    case designColours
    case designContrast
    case designEmpty
    case designFieldDays
    case designFieldHint
    case designFieldLabel
    case designFieldLine
    case designFieldTone
    case designFieldVolume
    case designFieldWord
    case designFieldWrong
    case designFields
    case designLead
    case designMarks
    case designNight
    case designNightLead
    case designNote
    case designNoteHead
    case designSample
    case designTitle
    case designType
    case designUndo
    case designUndone
    case deviceAllReady
    case deviceAttention
    case deviceDoctor
    case deviceLead
    case deviceModels
    case devicePartAlarms
    case devicePartBackup
    case devicePartCamera
    case devicePartClock
    case devicePartDisk
    case devicePartDisplay
    case devicePartLight
    case devicePartLines
    case devicePartLog
    case devicePartMicrophone
    case devicePartMotion
    case devicePartNotifications
    case devicePartPower
    case devicePartService
    case devicePartSpeaker
    case devicePartSpeech
    case devicePartTags
    case devicePartVibration
    case devicePartWake
    case devicePartWatch
    case deviceReady
    case deviceReadyOne
    case deviceSound
    case deviceStateDoubtful
    case deviceStateMissing
    case deviceStateReady
    case deviceTitle
    case deviceUnknown
    case deviceWake
    case deviceWayAlarmTimer
    case deviceWayClockFile
    case deviceWayHelper
    case deviceWayInhibitor
    case deviceWayPowerService
    case deviceWays
    case deviceWaysOne
    case earlyBack
    case earlyBegin
    case earlyDo
    case earlyEnd
    case earlyLead
    case earlyLeadMore
    case earlyOver
    case earlyOverMore
    case earlyPassed
    case earlyPassedMore
    case earlyTitle
    case edit
    case editOf
    case endingAbandoned
    case endingBypassed
    case endingCode
    case endingLight
    case endingMissed
    case endingMoved
    case endingSpoken
    case endingSums
    case endingTag
    case endingTyped
    case eventAlarmFired
    case eventAlarmMissed
    case eventAttemptJudged
    case eventChallengeLocked
    case eventChallengePresented
    case eventChallengeRevealed
    case eventChallengeWordSaid
    case eventCheatFlagged
    case eventCodeScanned
    case eventDeviceMoved
    case eventDismissed
    case eventEmergencyAsked
    case eventLightMeasured
    case eventLineRecited
    case eventListeningOpened
    case eventListeningStarted
    case eventPartBypassed
    case eventPartFailed
    case eventPersonUp
    case eventRepairDemanded
    case eventRingStarted
    case eventRunAbandoned
    case eventRunBypassed
    case eventRunResumed
    case eventSimilarityLowered
    case eventSnoozeEnded
    case eventSnoozed
    case eventSoundMeasured
    case eventStandInTaken
    case eventStepPassed
    case eventSumAnswered
    case eventTagTouched
    case eventWakeCheckAsked
    case eventWakeCheckMissed
    case eventWakeCheckPlanned
    case fileChanged
    case fileChangedRepair
    case fileChoose
    case fileLarge
    case fileLargeRepair
    case fileNone
    case gateAdd
    case gateCode
    case gateDown
    case gateInstead
    case gateLight
    case gateLimits
    case gateLimitsOf
    case gateLockoutAnswers
    case gateLockoutSeconds
    case gateMoveShake
    case gateMoveStill
    case gateName
    case gateNone
    case gateNoneLink
    case gatePick
    case gatePickCount
    case gatePickList
    case gatePickOf
    case gateReciteAffirmations
    case gateReciteGoals
    case gateRemove
    case gateStandType
    case gateSumEasy
    case gateSumHard
    case gateSumMedium
    case gateTag
    case gateTimeout
    case gateTitle
    case gateTypeAffirmations
    case gateTypeGoals
    case gateUp
    case goalsDone
    case goalsEvening
    case goalsNoOf
    case goalsNot
    case goalsSignFalling
    case goalsSignHabit
    case goalsSignSameWords
    case goalsSignSeldomDone
    case goalsSignUnchanged
    case goalsWeek
    case goalsWeekBegin
    case goalsWeekDone
    case goalsWeekEasier
    case goalsWeekHelped
    case goalsWeekHindered
    case goalsWeekKeep
    case goalsWeekLead
    case goalsWeekLine
    case goalsWeekLineHint
    case goalsWeekNext
    case goalsWeekOf
    case goalsWeekSkip
    case goalsYesOf
    case hindsightAttempts
    case hindsightLead
    case hindsightMorning
    case hindsightNobody
    case hindsightSame
    case hindsightTable
    case hindsightTitle
    case hindsightTotal
    case hindsightTotalOne
    case hindsightUnknown
    case hindsightUnknownOne
    case hindsightWait
    case hindsightWas
    case hindsightWasClosed
    case hindsightWasOpen
    case hindsightWould
    case hindsightWouldClosed
    case hindsightWouldOpen
    case homeChecks
    case homeDays
    case homeFirst
    case homeNamed
    case homeNext
    case homeNolines
    case homeNolinesHelp
    case homeNone
    case homeOthers
    case homePictureDone
    case homePictureRing
    case homePictureSay
    case homePromise
    case homeRefresh
    case homeRefreshHelp
    case homeRinging
    case homeSays
    case homeSaysOne
    case homeSnoozed
    case homeStart
    case homeStreak
    case homeStreakBest
    case homeStreakBestOne
    case homeStreakNone
    case homeStreakOne
    case homeTitle
    case homeUnwatched
    case homeUnwatchedHelp
    case homeWake
    case homeWakesAwake
    case homeWakesItself
    case homeWakesMore
    case homeWakesNot
    case homeWakesNotHelp
    case interviewAlarm
    case interviewAnswer
    case interviewAnswers
    case interviewAsking
    case interviewBack
    case interviewBegin
    case interviewBelief
    case interviewBeliefOf
    case interviewChange
    case interviewCheck
    case interviewDone
    case interviewEnter
    case interviewFrom
    case interviewGoon
    case interviewHeard
    case interviewHelp
    case interviewHelpKept
    case interviewHelpOthers
    case interviewKeep
    case interviewKeepOf
    case interviewKept
    case interviewLeadLong
    case interviewLeave
    case interviewLink
    case interviewListening
    case interviewNo
    case interviewOffer
    case interviewPrivate
    case interviewProgress
    case interviewReword
    case interviewRight
    case interviewSay
    case interviewSayOf
    case interviewScale
    case interviewSend
    case interviewSends
    case interviewSilent
    case interviewSilentChoice
    case interviewSkip
    case interviewSkipped
    case interviewSmaller
    case interviewSpeak
    case interviewStepBarriers
    case interviewStepBenefits
    case interviewStepChange
    case interviewStepConfidence
    case interviewStepConsent
    case interviewStepImportance
    case interviewStepName
    case interviewStepPastSuccess
    case interviewStepPlan
    case interviewStepSupports
    case interviewStepUpOnePoint
    case interviewStepValues
    case interviewStepWhyNotLower
    case interviewSummary
    case interviewSummaryAsk
    case interviewTitle
    case interviewTry
    case interviewTypedMissed
    case interviewTypedRight
    case interviewTypeit
    case interviewUnheard
    case interviewUnused
    case interviewYes
    case kindAffirmation
    case kindAffirmations
    case kindGoal
    case kindGoals
    case language
    case languageOwnName
    case ledgerDetail
    case ledgerFrom
    case ledgerStep
    case ledgerTitle
    case linesAdd
    case linesAside
    case linesAsideFrom
    case linesBefore
    case linesBelief
    case linesDisable
    case linesDisableOf
    case linesEdit
    case linesEmptyAffirmation
    case linesEmptyGoal
    case linesEnable
    case linesEnableOf
    case linesFrom
    case linesFromInterview
    case linesFromTyped
    case linesHint
    case linesKeys
    case linesKind
    case linesLanguage
    case linesLead
    case linesLineage
    case linesLineageOf
    case linesMornings
    case linesNew
    case linesPractiseOf
    case linesRemove
    case linesRemoved
    case linesSame
    case linesText
    case linesTitle
    case linesTry
    case linesTryChanged
    case linesTryHeard
    case linesTryHeardGood
    case linesTryLearnt
    case linesTryNow
    case linesTryOf
    case linesTrySilent
    case linesTryTooFar
    case linesTryUnclear
    case listMore
    case listOf
    case menu
    case missingLead
    case missingTitle
    case modelsBusy
    case modelsEngines
    case modelsForMoonshineBaseEn
    case modelsForMoonshineTinyEn
    case modelsForPotionBase8M
    case modelsForSherpaOnnx
    case modelsForSileroVad
    case modelsForWhisperBase
    case modelsForWhisperCpp
    case modelsInstall
    case modelsInstallOf
    case modelsInstalling
    case modelsRemoveOf
    case modelsStateBroken
    case modelsStateDamaged
    case modelsStateInstalled
    case modelsStateMissing
    case modelsStateVerified
    case more
    case morningAttempts
    case morningCertificate
    case morningLines
    case morningOutcome
    case morningPosition
    case morningReplay
    case morningSnoozes
    case morningTook
    case morningUnended
    case morningsAt
    case morningsAttempts
    case morningsAttemptsOne
    case morningsEarlier
    case morningsEmpty
    case morningsErased
    case morningsLater
    case morningsLead
    case morningsOne
    case morningsTimeline
    case morningsTitle
    case morningsWhat
    case nightAttempt
    case nightAway
    case nightAwayRepair
    case nightBack
    case nightBefore
    case nightBroken
    case nightBrokenRepair
    case nightClose
    case nightCodeBusy
    case nightCodeClose
    case nightCodeDenied
    case nightCodeLooking
    case nightCodeNone
    case nightCodeOpen
    case nightCodeTorch
    case nightCodeView
    case nightEasier
    case nightExit
    case nightExitAgain
    case nightExitField
    case nightExitHead
    case nightExitHow
    case nightExitSend
    case nightExitWait
    case nightFocus
    case nightGone
    case nightHeard
    case nightHome
    case nightIdle
    case nightInsteadCode
    case nightInsteadMove
    case nightInsteadSum
    case nightInsteadTag
    case nightInsteadType
    case nightLeft
    case nightLevel
    case nightLightHelp
    case nightLineRecited
    case nightLines
    case nightMoveHelp
    case nightOther
    case nightPhaseAnswering
    case nightPhaseChecking
    case nightPhaseJudging
    case nightPhaseListening
    case nightPhaseRinging
    case nightReady
    case nightShorten
    case nightShortenDone
    case nightShortenField
    case nightShortenHead
    case nightShortenLead
    case nightSilent
    case nightSilentHead
    case nightSilentNone
    case nightSnooze
    case nightSnoozeNever
    case nightSnoozeNow
    case nightSnoozeUsed
    case nightSnoozeUsedOne
    case nightSnoozeWhy
    case nightStep
    case nightStop
    case nightStopParts
    case nightStopWhy
    case nightStopWhyCode
    case nightStopWhyLight
    case nightStopWhyMove
    case nightStopWhySum
    case nightStopWhyTag
    case nightSumBack
    case nightSumField
    case nightSumListening
    case nightSumMinus
    case nightSumSay
    case nightSumSilent
    case nightTagHelp
    case nightTitle
    case nightTypeField
    case nightTypePaste
    case nightTypeSend
    case nightUnsent
    case nightUp
    case nightWord
    case nightWordSaid
    case outlookChange
    case outlookNone
    case outlookRings
    case outlookSilent
    case outlookTitle
    case placeAlarms
    case placeCoach
    case placeCodes
    case placeDevice
    case placeHome
    case placeJournal
    case placeLines
    case placePractice
    case placePrivacy
    case placeReview
    case placeSettings
    case places
    case practiceAdd
    case practiceAll
    case practiceAllow
    case practiceBest
    case practiceBestValue
    case practiceChange
    case practiceChangeRecording
    case practiceCount
    case practiceDate
    case practiceDays
    case practiceEmpty
    case practiceForecast
    case practiceFromline
    case practiceLead
    case practiceLine
    case practiceListen
    case practiceListened
    case practiceListenedCount
    case practiceMakeline
    case practiceMore
    case practiceNew
    case practiceNone
    case practiceOf
    case practiceOpen
    case practiceOwn
    case practicePace
    case practicePlay
    case practiceQuiet
    case practiceQuietLead
    case practiceReached
    case practiceRecord
    case practiceRecording
    case practiceRecordingDamaged
    case practiceRecordingErased
    case practiceRecordingMissing
    case practiceRecordingNone
    case practiceRecordingWhole
    case practiceRecordnow
    case practiceRefusedCount
    case practiceReminder
    case practiceReminderOff
    case practiceReminderTime
    case practiceRemove
    case practiceRemoved
    case practiceRunning
    case practiceSend
    case practiceSnooze
    case practiceSome
    case practiceStart
    case practiceStop
    case practiceStopping
    case practiceTarget
    case practiceText
    case practiceTextHint
    case practiceTitle
    case practiceToday
    case practiceTooFew
    case practiceType
    case practiceTyped
    case practiceTypedCount
    case practiceUnrecord
    case practiceWay
    case privacyBeyond
    case privacyBeyondLead
    case privacyBeyondOut
    case privacyBrowsers
    case privacyBrowsersLead
    case privacyConsent
    case privacyConsentHint
    case privacyExport
    case privacyExportDo
    case privacyExportLead
    case privacyExported
    case privacyKeep
    case privacyKeepHint
    case privacyLead
    case privacyLeadLeaves
    case privacyTitle
    case privacyWipe
    case ratesFew
    case ratesKeep
    case ratesLead
    case ratesNone
    case ratesNotEnoughData
    case ratesPairs
    case ratesPromote
    case ratesRefused
    case ratesTitle
    case ratesTwo
    case refusedAccount
    case refusedAccountRepair
    case refusedBody
    case refusedBodyRepair
    case refusedClosed
    case refusedClosedRepair
    case refusedDevice
    case refusedDeviceRepair
    case refusedFolder
    case refusedFolderRepair
    case refusedPasswordRepair
    case refusedSession
    case refusedSessionRepair
    case refusedSize
    case refusedSizeRepair
    case refusedToken
    case refusedTokenRepair
    case refusedTooMany
    case refusedTooManyRepair
    case refusedWait
    case refusedWaitRepair
    case remove
    case removeOf
    case replayAllDiffers
    case replayAllSame
    case replayBack
    case replayChoose
    case replayDiffers
    case replayEffects
    case replayErased
    case replayEvents
    case replayFact
    case replayFirst
    case replayIn
    case replayKeys
    case replayLast
    case replayLead
    case replayNext
    case replayNothing
    case replayRecordsAltered
    case replayRecordsSound
    case replaySame
    case replayState
    case replayStep
    case replaySteps
    case replayTitle
    case replayToday
    case reviewAttempts
    case reviewBest
    case reviewCalendar
    case reviewCompletion
    case reviewCount
    case reviewDate
    case reviewDays
    case reviewDaysOne
    case reviewDisturbedClockSet
    case reviewDisturbedDeviceGone
    case reviewDisturbedEngineLooped
    case reviewDisturbedOutputLowered
    case reviewEmpty
    case reviewEnding
    case reviewEndings
    case reviewFigures
    case reviewHour
    case reviewHours
    case reviewImported
    case reviewKept
    case reviewKilled
    case reviewKilledNever
    case reviewKilledTimes
    case reviewKilledTimesOne
    case reviewLead
    case reviewMinutes
    case reviewMonth
    case reviewNinety
    case reviewQuarter
    case reviewRetries
    case reviewRetriesBy
    case reviewRuns
    case reviewScore
    case reviewSimilarity
    case reviewSnoozes
    case reviewSoundLowEnergy
    case reviewSoundMicLoop
    case reviewSoundOwnSound
    case reviewSoundPlayback
    case reviewSoundReplay
    case reviewSpan
    case reviewStanding
    case reviewStreak
    case reviewTime
    case reviewTitle
    case reviewWeek
    case reviewYear
    case save
    case saved
    case settingAbandonMinutes
    case settingAbandonMinutesHint
    case settingAlarmSimilarity
    case settingAlarmSimilarityHint
    case settingAlarmTone
    case settingAlarmToneHint
    case settingAlarmVibrate
    case settingAlarmVibrateHint
    case settingAlarmVolume
    case settingAlarmVolumeHint
    case settingAmbientDecibels
    case settingBackupFolder
    case settingButtonExit
    case settingButtonReady
    case settingButtonSnooze
    case settingChallengeSeconds
    case settingChallengeWords
    case settingChallengeWordsHint
    case settingClockHours
    case settingClockHoursHint
    case settingCoachLanguage
    case settingCoachMinutes
    case settingCoachMinutesHint
    case settingCoachPitch
    case settingCoachRate
    case settingCoachRater
    case settingCoachReminder
    case settingCoachVoice
    case settingCoachWeights
    case settingEngine
    case settingEngineEn
    case settingEngineEs
    case settingEngineHint
    case settingEngineZh
    case settingFallbackEngine
    case settingGoalsEvening
    case settingGraceMinutes
    case settingGraceMinutesHint
    case settingLanguage
    case settingLanguageModel
    case settingLanguageHint
    case settingLineOrder
    case settingLineOrderHint
    case settingLiveness
    case settingMqttAddress
    case settingMqttAddressHint
    case settingMqttDevice
    case settingMqttDiscovery
    case settingMqttLabels
    case settingMqttPrefix
    case settingMqttTls
    case settingMqttUser
    case settingMqttUserHint
    case settingNoticeHour
    case settingNoticeHourHint
    case settingOverallSimilarity
    case settingPromptsSpoken
    case settingPromptsSpokenHint
    case settingRefreshDays
    case settingRetentionDays
    case settingRingAgainMinutes
    case settingRingAgainTimes
    case settingRingAgainTimesHint
    case settingShadowEngine
    case settingSleepMinutes
    case settingSleepMinutesHint
    case settingSoundHeadphones
    case settingSoundHeadphonesHint
    case settingSoundRestore
    case settingSoundWarnBelow
    case settingSoundWarnBelowHint
    case settingSumsAloud
    case settingTypingUnheard
    case settingTypingUnheardHint
    case settingVibration
    case settingWakeAheadMinutes
    case settingWebAddress
    case settingWebAddressHint
    case settingWebCertificate
    case settingWebCertificateHint
    case settingWebKey
    case settingWebNames
    case settingWebPort
    case settingWebPortHint
    case settingWebSecurePort
    case settingsAdvanced
    case settingsAlarms
    case settingsAsAbove
    case settingsAuto
    case settingsBeyond
    case settingsClock12
    case settingsClock24
    case settingsCoach
    case settingsFound
    case settingsFoundOne
    case settingsGate
    case settingsGateLoosening
    case settingsHeadphonesAsk
    case settingsHeadphonesForce
    case settingsHeadphonesLeave
    case settingsHearing
    case settingsHome
    case settingsLook
    case settingsMornings
    case settingsOff
    case settingsOrderDrawn
    case settingsOrderWritten
    case settingsOthers
    case settingsReset
    case settingsResetOf
    case settingsSearch
    case settingsServer
    case settingsServerHint
    case settingsSimilarityEasy
    case settingsSimilarityStrict
    case settingsSimilarityUsual
    case settingsSound
    case settingsTitle
    case sheetBefore
    case sheetGate
    case sheetNight
    case sheetSound
    case sheetWhen
    case skip
    case soundDo
    case soundGoOn
    case soundHeard
    case soundLead
    case soundLevel
    case soundPlayed
    case soundSilent
    case soundSkip
    case soundTitle
    case soundUnheard
    case soundUnplayed
    case soundWait
    case soundWords
    case standingBroken
    case standingKept
    case standingMachineFault
    case standingNoAlarm
    case standingOpen
    case standingSkipped
    case start0
    case start1
    case start2
    case start3
    case startAffirmation
    case startAffirmationHint
    case startAlarm
    case startDone
    case startDoneLead
    case startGo
    case startGoal
    case startGoalHint
    case startHome
    case startLead
    case startLines
    case startLinesLead
    case startOne
    case startPictureExit
    case startPictureRing
    case startPictureSay
    case startSteps
    case startTitle
    case stateAbandoned
    case stateActive
    case stateBypassed
    case stateDismissed
    case stateKept
    case stateMissed
    case stateSnoozed
    case tokensCode
    case tokensDraw
    case tokensDrawn
    case tokensEmpty
    case tokensLead
    case tokensName
    case tokensNameHint
    case tokensNew
    case tokensOwn
    case tokensOwnHint
    case tokensPrintPdf
    case tokensPrintPdfOf
    case tokensPrintSvg
    case tokensPrintSvgOf
    case tokensRemoveOf
    case tokensRemoved
    case tokensScan
    case tokensScanClose
    case tokensScanFile
    case tokensScanFileHint
    case tokensScanReading
    case tokensScanUnreadable
    case tokensScanUnreadableRepair
    case tokensScanned
    case tokensTag
    case tokensTagAdded
    case tokensTagHint
    case tokensTagNew
    case tokensTagTouch
    case tokensTagWait
    case tokensTitle
    case tonesAdd
    case tonesAdded
    case tonesFile
    case tonesFileHint
    case tonesHearOf
    case tonesMine
    case tonesName
    case tonesNameHint
    case tonesNone
    case tonesReading
    case tonesRemoveOf
    case tonesRemoved
    case tonesReplaced
    case tonesTitle
    case tryAgain
    case tryBack
    case tryBegins
    case tryDo
    case tryEnd
    case tryLead
    case tryMorning
    case tryOver
    case tryOverMore
    case tryPassed
    case tryPassedMore
    case tryRefused
    case tryRings
    case tryTitle
    case tryUntried
    case undo
    case waitDays
    case waitExact
    case waitHours
    case waitMinutes
    case waitSeconds
    case whatifAsk
    case whatifCloses
    case whatifLead
    case whatifLiveness
    case whatifNeedless
    case whatifNot
    case whatifNothing
    case whatifOpens
    case whatifProgress
    case whatifSame
    case whatifSimilarity
    case whatifTitle
    case whatifWord
    case whatifWordAs
    case whatifWordOff
    case whatifWordOn
    case whatifWould
    case wipeAlarms
    case wipeAll
    case wipeCoach
    case wipeCodes
    case wipeDo
    case wipeDone
    case wipeDoneOne
    case wipeFingerprints
    case wipeGoals
    case wipeInterview
    case wipeLead
    case wipeLines
    case wipeNot
    case wipePractice
    case wipeRecitations
    case wipeRecordings
    case wipeTags
    case wipeType
    case wipeWhat
    case wipeWord

    package static func alarmDayTimes(days: some TextArgument, time: some TextArgument) -> FilledText {
        FilledText(PageText.alarmDayTimes, ["days": days.asText, "time": time.asText])
    }

    package static func alarmDuplicateOf(name: some TextArgument) -> FilledText {
        FilledText(PageText.alarmDuplicateOf, ["name": name.asText])
    }

    package static func alarmEasier(date: some TextArgument) -> FilledText {
        FilledText(PageText.alarmEasier, ["date": date.asText])
    }

    package static func alarmMenu(name: some TextArgument) -> FilledText {
        FilledText(PageText.alarmMenu, ["name": name.asText])
    }

    package static func alarmMissed(when: some TextArgument) -> FilledText {
        FilledText(PageText.alarmMissed, ["when": when.asText])
    }

    package static func alarmMoved(date: some TextArgument, time: some TextArgument, usual: some TextArgument) -> FilledText {
        FilledText(PageText.alarmMoved, ["date": date.asText, "time": time.asText, "usual": usual.asText])
    }

    package static func alarmNext(when: some TextArgument) -> FilledText {
        FilledText(PageText.alarmNext, ["when": when.asText])
    }

    package static func alarmOnceOf(name: some TextArgument) -> FilledText {
        FilledText(PageText.alarmOnceOf, ["name": name.asText])
    }

    package static func alarmOpen(name: some TextArgument) -> FilledText {
        FilledText(PageText.alarmOpen, ["name": name.asText])
    }

    package static func alarmPaused(date: some TextArgument) -> FilledText {
        FilledText(PageText.alarmPaused, ["date": date.asText])
    }

    package static func alarmRangeBoth(from: some TextArgument, until: some TextArgument) -> FilledText {
        FilledText(PageText.alarmRangeBoth, ["from": from.asText, "until": until.asText])
    }

    package static func alarmRangeFrom(from: some TextArgument) -> FilledText {
        FilledText(PageText.alarmRangeFrom, ["from": from.asText])
    }

    package static func alarmRangeUntil(until: some TextArgument) -> FilledText {
        FilledText(PageText.alarmRangeUntil, ["until": until.asText])
    }

    package static func alarmSkipDone(dates: some TextArgument) -> FilledText {
        FilledText(PageText.alarmSkipDone, ["dates": dates.asText])
    }

    package static func alarmSkipOf(name: some TextArgument) -> FilledText {
        FilledText(PageText.alarmSkipOf, ["name": name.asText])
    }

    package static func alarmSkipped(dates: some TextArgument) -> FilledText {
        FilledText(PageText.alarmSkipped, ["dates": dates.asText])
    }

    package static func alarmUnskip(dates: some TextArgument) -> FilledText {
        FilledText(PageText.alarmUnskip, ["dates": dates.asText])
    }

    package static func alarmZoneOf(zone: some TextArgument) -> FilledText {
        FilledText(PageText.alarmZoneOf, ["zone": zone.asText])
    }

    package static func any(text: some TextArgument) -> FilledText {
        FilledText(PageText.any, ["text": text.asText])
    }

    package static func browserBeyond(address: some TextArgument) -> FilledText {
        FilledText(PageText.browserBeyond, ["address": address.asText])
    }

    package static func browserEndOf(name: some TextArgument) -> FilledText {
        FilledText(PageText.browserEndOf, ["name": name.asText])
    }

    package static func browserUsed(moment: some TextArgument) -> FilledText {
        FilledText(PageText.browserUsed, ["moment": moment.asText])
    }

    package static func calendarFound(news: some TextArgument, known: some TextArgument, others: some TextArgument) -> FilledText {
        FilledText(PageText.calendarFound, ["news": news.asText, "known": known.asText, "others": others.asText])
    }

    package static func calendarPassed(n: some TextArgument) -> FilledText {
        FilledText(PageText.calendarPassed, ["n": n.asText])
    }

    package static func calendarTake(n: some TextArgument) -> FilledText {
        FilledText(PageText.calendarTake, ["n": n.asText])
    }

    package static func certificateChainBad(n: some TextArgument) -> FilledText {
        FilledText(PageText.certificateChainBad, ["n": n.asText])
    }

    package static func certificateChainGood(n: some TextArgument) -> FilledText {
        FilledText(PageText.certificateChainGood, ["n": n.asText])
    }

    package static func coachHeard(text: some TextArgument) -> FilledText {
        FilledText(PageText.coachHeard, ["text": text.asText])
    }

    package static func coachMineRemove(text: some TextArgument) -> FilledText {
        FilledText(PageText.coachMineRemove, ["text": text.asText])
    }

    package static func coachMinutesOf(minutes: some TextArgument, planned: some TextArgument) -> FilledText {
        FilledText(PageText.coachMinutesOf, ["minutes": minutes.asText, "planned": planned.asText])
    }

    package static func coachOwnTaken(all: some TextArgument, n: some TextArgument) -> FilledText {
        FilledText(PageText.coachOwnTaken, ["all": all.asText, "n": n.asText])
    }

    package static func coachOwnTakenOne(all: some TextArgument) -> FilledText {
        FilledText(PageText.coachOwnTakenOne, ["all": all.asText])
    }

    package static func coachPoints(n: some TextArgument) -> FilledText {
        FilledText(PageText.coachPoints, ["n": n.asText])
    }

    package static func coachRatedAccuracy(value: some TextArgument) -> FilledText {
        FilledText(PageText.coachRatedAccuracy, ["value": value.asText])
    }

    package static func coachRatedCompleteness(value: some TextArgument) -> FilledText {
        FilledText(PageText.coachRatedCompleteness, ["value": value.asText])
    }

    package static func coachRatedFluency(value: some TextArgument) -> FilledText {
        FilledText(PageText.coachRatedFluency, ["value": value.asText])
    }

    package static func coachRatedProsody(value: some TextArgument) -> FilledText {
        FilledText(PageText.coachRatedProsody, ["value": value.asText])
    }

    package static func coachSentence(n: some TextArgument) -> FilledText {
        FilledText(PageText.coachSentence, ["n": n.asText])
    }

    package static func consentGiveOf(name: some TextArgument) -> FilledText {
        FilledText(PageText.consentGiveOf, ["name": name.asText])
    }

    package static func consentWithdrawOf(name: some TextArgument) -> FilledText {
        FilledText(PageText.consentWithdrawOf, ["name": name.asText])
    }

    package static func cycleDays(count: some TextArgument) -> FilledText {
        FilledText(PageText.cycleDays, ["count": count.asText])
    }

    package static func cycleEvenWeeks(days: some TextArgument) -> FilledText {
        FilledText(PageText.cycleEvenWeeks, ["days": days.asText])
    }

    package static func cycleFifth(day: some TextArgument) -> FilledText {
        FilledText(PageText.cycleFifth, ["day": day.asText])
    }

    package static func cycleFirst(day: some TextArgument) -> FilledText {
        FilledText(PageText.cycleFirst, ["day": day.asText])
    }

    package static func cycleFourth(day: some TextArgument) -> FilledText {
        FilledText(PageText.cycleFourth, ["day": day.asText])
    }

    package static func cycleLast(day: some TextArgument) -> FilledText {
        FilledText(PageText.cycleLast, ["day": day.asText])
    }

    package static func cycleMonth(days: some TextArgument) -> FilledText {
        FilledText(PageText.cycleMonth, ["days": days.asText])
    }

    package static func cycleMonths(count: some TextArgument, days: some TextArgument) -> FilledText {
        FilledText(PageText.cycleMonths, ["count": count.asText, "days": days.asText])
    }

    package static func cycleOddWeeks(days: some TextArgument) -> FilledText {
        FilledText(PageText.cycleOddWeeks, ["days": days.asText])
    }

    package static func cycleSecond(day: some TextArgument) -> FilledText {
        FilledText(PageText.cycleSecond, ["day": day.asText])
    }

    package static func cycleShifts(steps: some TextArgument) -> FilledText {
        FilledText(PageText.cycleShifts, ["steps": steps.asText])
    }

    package static func cycleThird(day: some TextArgument) -> FilledText {
        FilledText(PageText.cycleThird, ["day": day.asText])
    }

    package static func cycleWeek(days: some TextArgument) -> FilledText {
        FilledText(PageText.cycleWeek, ["days": days.asText])
    }

    package static func cycleWeeks(count: some TextArgument, days: some TextArgument) -> FilledText {
        FilledText(PageText.cycleWeeks, ["count": count.asText, "days": days.asText])
    }

    package static func dayAt(day: some TextArgument, time: some TextArgument) -> FilledText {
        FilledText(PageText.dayAt, ["day": day.asText, "time": time.asText])
    }

    package static func designContrast(ratio: some TextArgument) -> FilledText {
        FilledText(PageText.designContrast, ["ratio": ratio.asText])
    }

    package static func deviceReady(n: some TextArgument) -> FilledText {
        FilledText(PageText.deviceReady, ["n": n.asText])
    }

    package static func deviceWays(n: some TextArgument) -> FilledText {
        FilledText(PageText.deviceWays, ["n": n.asText])
    }

    package static func editOf(name: some TextArgument) -> FilledText {
        FilledText(PageText.editOf, ["name": name.asText])
    }

    package static func fileLarge(size: some TextArgument) -> FilledText {
        FilledText(PageText.fileLarge, ["size": size.asText])
    }

    package static func gateDown(n: some TextArgument) -> FilledText {
        FilledText(PageText.gateDown, ["n": n.asText])
    }

    package static func gateLimitsOf(n: some TextArgument) -> FilledText {
        FilledText(PageText.gateLimitsOf, ["n": n.asText])
    }

    package static func gatePickOf(count: some TextArgument, total: some TextArgument) -> FilledText {
        FilledText(PageText.gatePickOf, ["count": count.asText, "total": total.asText])
    }

    package static func gateRemove(n: some TextArgument) -> FilledText {
        FilledText(PageText.gateRemove, ["n": n.asText])
    }

    package static func gateUp(n: some TextArgument) -> FilledText {
        FilledText(PageText.gateUp, ["n": n.asText])
    }

    package static func goalsNoOf(text: some TextArgument) -> FilledText {
        FilledText(PageText.goalsNoOf, ["text": text.asText])
    }

    package static func goalsWeekOf(done: some TextArgument, answered: some TextArgument) -> FilledText {
        FilledText(PageText.goalsWeekOf, ["done": done.asText, "answered": answered.asText])
    }

    package static func goalsYesOf(text: some TextArgument) -> FilledText {
        FilledText(PageText.goalsYesOf, ["text": text.asText])
    }

    package static func hindsightTotal(n: some TextArgument, open: some TextArgument, closed: some TextArgument) -> FilledText {
        FilledText(PageText.hindsightTotal, ["n": n.asText, "open": open.asText, "closed": closed.asText])
    }

    package static func hindsightTotalOne(open: some TextArgument, closed: some TextArgument) -> FilledText {
        FilledText(PageText.hindsightTotalOne, ["open": open.asText, "closed": closed.asText])
    }

    package static func hindsightUnknown(n: some TextArgument) -> FilledText {
        FilledText(PageText.hindsightUnknown, ["n": n.asText])
    }

    package static func homeChecks(wait: some TextArgument, label: some TextArgument) -> FilledText {
        FilledText(PageText.homeChecks, ["wait": wait.asText, "label": label.asText])
    }

    package static func homeNamed(label: some TextArgument) -> FilledText {
        FilledText(PageText.homeNamed, ["label": label.asText])
    }

    package static func homeNext(when: some TextArgument, wait: some TextArgument, label: some TextArgument) -> FilledText {
        FilledText(PageText.homeNext, ["when": when.asText, "wait": wait.asText, "label": label.asText])
    }

    package static func homeRinging(label: some TextArgument) -> FilledText {
        FilledText(PageText.homeRinging, ["label": label.asText])
    }

    package static func homeSays(n: some TextArgument) -> FilledText {
        FilledText(PageText.homeSays, ["n": n.asText])
    }

    package static func homeSnoozed(wait: some TextArgument, label: some TextArgument) -> FilledText {
        FilledText(PageText.homeSnoozed, ["wait": wait.asText, "label": label.asText])
    }

    package static func homeStreak(n: some TextArgument) -> FilledText {
        FilledText(PageText.homeStreak, ["n": n.asText])
    }

    package static func homeStreakBest(n: some TextArgument) -> FilledText {
        FilledText(PageText.homeStreakBest, ["n": n.asText])
    }

    package static func interviewBeliefOf(text: some TextArgument) -> FilledText {
        FilledText(PageText.interviewBeliefOf, ["text": text.asText])
    }

    package static func interviewChange(question: some TextArgument) -> FilledText {
        FilledText(PageText.interviewChange, ["question": question.asText])
    }

    package static func interviewDone(done: some TextArgument, of: some TextArgument) -> FilledText {
        FilledText(PageText.interviewDone, ["done": done.asText, "of": of.asText])
    }

    package static func interviewFrom(question: some TextArgument) -> FilledText {
        FilledText(PageText.interviewFrom, ["question": question.asText])
    }

    package static func interviewHeard(heard: some TextArgument) -> FilledText {
        FilledText(PageText.interviewHeard, ["heard": heard.asText])
    }

    package static func interviewKeepOf(text: some TextArgument) -> FilledText {
        FilledText(PageText.interviewKeepOf, ["text": text.asText])
    }

    package static func interviewOffer(model: some TextArgument) -> FilledText {
        FilledText(PageText.interviewOffer, ["model": model.asText])
    }

    package static func interviewSayOf(text: some TextArgument) -> FilledText {
        FilledText(PageText.interviewSayOf, ["text": text.asText])
    }

    package static func interviewSends(model: some TextArgument) -> FilledText {
        FilledText(PageText.interviewSends, ["model": model.asText])
    }

    package static func interviewTypedMissed(words: some TextArgument) -> FilledText {
        FilledText(PageText.interviewTypedMissed, ["words": words.asText])
    }

    package static func interviewUnheard(heard: some TextArgument) -> FilledText {
        FilledText(PageText.interviewUnheard, ["heard": heard.asText])
    }

    package static func linesAsideFrom(date: some TextArgument) -> FilledText {
        FilledText(PageText.linesAsideFrom, ["date": date.asText])
    }

    package static func linesBefore(text: some TextArgument) -> FilledText {
        FilledText(PageText.linesBefore, ["text": text.asText])
    }

    package static func linesBelief(n: some TextArgument) -> FilledText {
        FilledText(PageText.linesBelief, ["n": n.asText])
    }

    package static func linesDisableOf(text: some TextArgument) -> FilledText {
        FilledText(PageText.linesDisableOf, ["text": text.asText])
    }

    package static func linesEdit(text: some TextArgument) -> FilledText {
        FilledText(PageText.linesEdit, ["text": text.asText])
    }

    package static func linesEnableOf(text: some TextArgument) -> FilledText {
        FilledText(PageText.linesEnableOf, ["text": text.asText])
    }

    package static func linesFrom(answer: some TextArgument) -> FilledText {
        FilledText(PageText.linesFrom, ["answer": answer.asText])
    }

    package static func linesLineageOf(text: some TextArgument) -> FilledText {
        FilledText(PageText.linesLineageOf, ["text": text.asText])
    }

    package static func linesMornings(recited: some TextArgument, kept: some TextArgument) -> FilledText {
        FilledText(PageText.linesMornings, ["recited": recited.asText, "kept": kept.asText])
    }

    package static func linesPractiseOf(text: some TextArgument) -> FilledText {
        FilledText(PageText.linesPractiseOf, ["text": text.asText])
    }

    package static func linesRemove(text: some TextArgument) -> FilledText {
        FilledText(PageText.linesRemove, ["text": text.asText])
    }

    package static func linesSame(n: some TextArgument) -> FilledText {
        FilledText(PageText.linesSame, ["n": n.asText])
    }

    package static func linesTryHeard(words: some TextArgument, score: some TextArgument) -> FilledText {
        FilledText(PageText.linesTryHeard, ["words": words.asText, "score": score.asText])
    }

    package static func linesTryOf(text: some TextArgument) -> FilledText {
        FilledText(PageText.linesTryOf, ["text": text.asText])
    }

    package static func listMore(n: some TextArgument) -> FilledText {
        FilledText(PageText.listMore, ["n": n.asText])
    }

    package static func listOf(first: some TextArgument, second: some TextArgument) -> FilledText {
        FilledText(PageText.listOf, ["first": first.asText, "second": second.asText])
    }

    package static func modelsInstallOf(name: some TextArgument) -> FilledText {
        FilledText(PageText.modelsInstallOf, ["name": name.asText])
    }

    package static func modelsInstalling(got: some TextArgument, all: some TextArgument) -> FilledText {
        FilledText(PageText.modelsInstalling, ["got": got.asText, "all": all.asText])
    }

    package static func modelsRemoveOf(name: some TextArgument) -> FilledText {
        FilledText(PageText.modelsRemoveOf, ["name": name.asText])
    }

    package static func morningsAttempts(n: some TextArgument) -> FilledText {
        FilledText(PageText.morningsAttempts, ["n": n.asText])
    }

    package static func nightAttempt(n: some TextArgument) -> FilledText {
        FilledText(PageText.nightAttempt, ["n": n.asText])
    }

    package static func nightBack(s: some TextArgument) -> FilledText {
        FilledText(PageText.nightBack, ["s": s.asText])
    }

    package static func nightBefore(s: some TextArgument) -> FilledText {
        FilledText(PageText.nightBefore, ["s": s.asText])
    }

    package static func nightExitWait(s: some TextArgument) -> FilledText {
        FilledText(PageText.nightExitWait, ["s": s.asText])
    }

    package static func nightHeard(words: some TextArgument) -> FilledText {
        FilledText(PageText.nightHeard, ["words": words.asText])
    }

    package static func nightLeft(s: some TextArgument) -> FilledText {
        FilledText(PageText.nightLeft, ["s": s.asText])
    }

    package static func nightLines(lines: some TextArgument) -> FilledText {
        FilledText(PageText.nightLines, ["lines": lines.asText])
    }

    package static func nightSnoozeNow(n: some TextArgument) -> FilledText {
        FilledText(PageText.nightSnoozeNow, ["n": n.asText])
    }

    package static func nightSnoozeUsed(n: some TextArgument) -> FilledText {
        FilledText(PageText.nightSnoozeUsed, ["n": n.asText])
    }

    package static func nightStep(step: some TextArgument, count: some TextArgument) -> FilledText {
        FilledText(PageText.nightStep, ["step": step.asText, "count": count.asText])
    }

    package static func nightStopParts(count: some TextArgument) -> FilledText {
        FilledText(PageText.nightStopParts, ["count": count.asText])
    }

    package static func outlookChange(before: some TextArgument, after: some TextArgument, when: some TextArgument) -> FilledText {
        FilledText(PageText.outlookChange, ["before": before.asText, "after": after.asText, "when": when.asText])
    }

    package static func practiceBestValue(count: some TextArgument, date: some TextArgument) -> FilledText {
        FilledText(PageText.practiceBestValue, ["count": count.asText, "date": date.asText])
    }

    package static func practiceForecast(from: some TextArgument, through: some TextArgument) -> FilledText {
        FilledText(PageText.practiceForecast, ["from": from.asText, "through": through.asText])
    }

    package static func practiceOf(count: some TextArgument, target: some TextArgument) -> FilledText {
        FilledText(PageText.practiceOf, ["count": count.asText, "target": target.asText])
    }

    package static func practiceOpen(text: some TextArgument) -> FilledText {
        FilledText(PageText.practiceOpen, ["text": text.asText])
    }

    package static func practiceRecordingWhole(seconds: some TextArgument) -> FilledText {
        FilledText(PageText.practiceRecordingWhole, ["seconds": seconds.asText])
    }

    package static func practiceToday(n: some TextArgument) -> FilledText {
        FilledText(PageText.practiceToday, ["n": n.asText])
    }

    package static func privacyExported(file: some TextArgument, kb: some TextArgument) -> FilledText {
        FilledText(PageText.privacyExported, ["file": file.asText, "kb": kb.asText])
    }

    package static func ratesFew(n: some TextArgument) -> FilledText {
        FilledText(PageText.ratesFew, ["n": n.asText])
    }

    package static func ratesLead(genuine: some TextArgument, mornings: some TextArgument) -> FilledText {
        FilledText(PageText.ratesLead, ["genuine": genuine.asText, "mornings": mornings.asText])
    }

    package static func ratesPairs(n: some TextArgument) -> FilledText {
        FilledText(PageText.ratesPairs, ["n": n.asText])
    }

    package static func ratesRefused(share: some TextArgument, lower: some TextArgument, upper: some TextArgument) -> FilledText {
        FilledText(PageText.ratesRefused, ["share": share.asText, "lower": lower.asText, "upper": upper.asText])
    }

    package static func ratesTwo(share: some TextArgument, lower: some TextArgument, upper: some TextArgument) -> FilledText {
        FilledText(PageText.ratesTwo, ["share": share.asText, "lower": lower.asText, "upper": upper.asText])
    }

    package static func removeOf(name: some TextArgument) -> FilledText {
        FilledText(PageText.removeOf, ["name": name.asText])
    }

    package static func replayAllDiffers(n: some TextArgument) -> FilledText {
        FilledText(PageText.replayAllDiffers, ["n": n.asText])
    }

    package static func replayRecordsAltered(flaw: some TextArgument, n: some TextArgument) -> FilledText {
        FilledText(PageText.replayRecordsAltered, ["flaw": flaw.asText, "n": n.asText])
    }

    package static func replayStep(n: some TextArgument, count: some TextArgument) -> FilledText {
        FilledText(PageText.replayStep, ["n": n.asText, "count": count.asText])
    }

    package static func reviewDays(n: some TextArgument) -> FilledText {
        FilledText(PageText.reviewDays, ["n": n.asText])
    }

    package static func reviewKilledTimes(n: some TextArgument, runs: some TextArgument) -> FilledText {
        FilledText(PageText.reviewKilledTimes, ["n": n.asText, "runs": runs.asText])
    }

    package static func settingsFound(n: some TextArgument) -> FilledText {
        FilledText(PageText.settingsFound, ["n": n.asText])
    }

    package static func settingsResetOf(name: some TextArgument) -> FilledText {
        FilledText(PageText.settingsResetOf, ["name": name.asText])
    }

    package static func soundHeard(level: some TextArgument) -> FilledText {
        FilledText(PageText.soundHeard, ["level": level.asText])
    }

    package static func soundWords(words: some TextArgument) -> FilledText {
        FilledText(PageText.soundWords, ["words": words.asText])
    }

    package static func tokensPrintPdfOf(name: some TextArgument) -> FilledText {
        FilledText(PageText.tokensPrintPdfOf, ["name": name.asText])
    }

    package static func tokensPrintSvgOf(name: some TextArgument) -> FilledText {
        FilledText(PageText.tokensPrintSvgOf, ["name": name.asText])
    }

    package static func tokensRemoveOf(name: some TextArgument) -> FilledText {
        FilledText(PageText.tokensRemoveOf, ["name": name.asText])
    }

    package static func tonesAdded(name: some TextArgument) -> FilledText {
        FilledText(PageText.tonesAdded, ["name": name.asText])
    }

    package static func tonesHearOf(name: some TextArgument) -> FilledText {
        FilledText(PageText.tonesHearOf, ["name": name.asText])
    }

    package static func tonesRemoveOf(name: some TextArgument) -> FilledText {
        FilledText(PageText.tonesRemoveOf, ["name": name.asText])
    }

    package static func tonesReplaced(name: some TextArgument, alarms: some TextArgument) -> FilledText {
        FilledText(PageText.tonesReplaced, ["name": name.asText, "alarms": alarms.asText])
    }

    package static func waitDays(d: some TextArgument, h: some TextArgument) -> FilledText {
        FilledText(PageText.waitDays, ["d": d.asText, "h": h.asText])
    }

    package static func waitExact(m: some TextArgument, s: some TextArgument) -> FilledText {
        FilledText(PageText.waitExact, ["m": m.asText, "s": s.asText])
    }

    package static func waitHours(h: some TextArgument, m: some TextArgument) -> FilledText {
        FilledText(PageText.waitHours, ["h": h.asText, "m": m.asText])
    }

    package static func waitMinutes(m: some TextArgument) -> FilledText {
        FilledText(PageText.waitMinutes, ["m": m.asText])
    }

    package static func waitSeconds(s: some TextArgument) -> FilledText {
        FilledText(PageText.waitSeconds, ["s": s.asText])
    }

    package static func whatifNeedless(list: some TextArgument) -> FilledText {
        FilledText(PageText.whatifNeedless, ["list": list.asText])
    }

    package static func whatifNot(list: some TextArgument) -> FilledText {
        FilledText(PageText.whatifNot, ["list": list.asText])
    }

    package static func whatifWould(list: some TextArgument) -> FilledText {
        FilledText(PageText.whatifWould, ["list": list.asText])
    }

    package static func wipeDone(files: some TextArgument, n: some TextArgument) -> FilledText {
        FilledText(PageText.wipeDone, ["files": files.asText, "n": n.asText])
    }

    package static func wipeDoneOne(files: some TextArgument) -> FilledText {
        FilledText(PageText.wipeDoneOne, ["files": files.asText])
    }
}
