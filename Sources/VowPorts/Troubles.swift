// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

package import VowCore

/// The refusals, failures and repairs `trouble.…` of the catalogue.
extension TextCode {
    package static func afterMsOfSleep(milliseconds: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.afterMsOfSleep", ["milliseconds": milliseconds])
    }
    package static var alarmDueWithinThreeMinutes: TextCode { TextCode("trouble.alarmDueWithinThreeMinutes") }
    package static func alarmPlaysInHeadphones(output: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.alarmPlaysInHeadphones", ["output": output])
    }
    package static var alarmsGoOn: TextCode { TextCode("trouble.alarmsGoOn") }
    package static var alarmsRingAllSame: TextCode { TextCode("trouble.alarmsRingAllSame") }
    package static func alarmsRingFromRecords(count: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.alarmsRingFromRecords", ["count": count])
    }
    package static func alarmsRingFromViews(count: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.alarmsRingFromViews", ["count": count])
    }
    package static var allDatesOfOneAlarm: TextCode { TextCode("trouble.allDatesOfOneAlarm") }
    package static var allDayEventHasNo: TextCode { TextCode("trouble.allDayEventHasNo") }
    package static func allowInSudoersWithoutPassword(program: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.allowInSudoersWithoutPassword", ["program": program])
    }
    package static func alreadyNameAnotherFileWith(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.alreadyNameAnotherFileWith", ["path": path])
    }
    package static var alsasPlayerPlaysNothing: TextCode { TextCode("trouble.alsasPlayerPlaysNothing") }
    package static func anotherCommandErasesOrReplaces(home: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.anotherCommandErasesOrReplaces", ["home": home])
    }
    package static var anotherEngineListensIfOne: TextCode { TextCode("trouble.anotherEngineListensIfOne") }
    package static func anotherProcessKeepsLogLocked(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.anotherProcessKeepsLogLocked", ["path": path])
    }
    package static func anotherProcessWritesTo(folder: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.anotherProcessWritesTo", ["folder": folder])
    }
    package static var anotherProcessWroteAtSame: TextCode { TextCode("trouble.anotherProcessWroteAtSame") }
    package static func anotherProcessWroteToSame(position: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.anotherProcessWroteToSame", ["position": position])
    }
    package static func anotherProgramHoldsEndLslocks(home: some CustomStringConvertible, name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.anotherProgramHoldsEndLslocks", ["home": home, "name": name])
    }
    package static func anotherProgramHoldsFolderDoes(folder: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.anotherProgramHoldsFolderDoes", ["folder": folder])
    }
    package static func anotherProgramHoldsKeysDoes(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.anotherProgramHoldsKeysDoes", ["path": path])
    }
    package static var anotherProgramUsesCamera: TextCode { TextCode("trouble.anotherProgramUsesCamera") }
    package static func anotherVowRunAlreadyWatches(home: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.anotherVowRunAlreadyWatches", ["home": home])
    }
    package static func answerCouldNotBeWritten(cause: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.answerCouldNotBeWritten", ["cause": cause])
    }
    package static func answerCouldNotBeWrittenWhat(cause: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.answerCouldNotBeWrittenWhat", ["cause": cause])
    }
    package static var answerWasTooLongProgram: TextCode { TextCode("trouble.answerWasTooLongProgram") }
    package static var answerYesOrNo: TextCode { TextCode("trouble.answerYesOrNo") }
    package static func answeredWithSomethingThatNo(recipient: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.answeredWithSomethingThatNo", ["recipient": recipient])
    }
    package static func answeredWithSomethingThatNoRating(recipient: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.answeredWithSomethingThatNoRating", ["recipient": recipient])
    }
    package static func answeredWithSomethingThatNoTranscript(recipient: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.answeredWithSomethingThatNoTranscript", ["recipient": recipient])
    }
    package static var archiveOfVowExport: TextCode { TextCode("trouble.archiveOfVowExport") }
    package static func archiveVowReplayRunArchive(file: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.archiveVowReplayRunArchive", ["file": file])
    }
    package static var askForAnotherLanguage: TextCode { TextCode("trouble.askForAnotherLanguage") }
    package static var askForReportAgain: TextCode { TextCode("trouble.askForReportAgain") }
    package static var askWhoeverOwnsForRight: TextCode { TextCode("trouble.askWhoeverOwnsForRight") }
    package static func askWhoeverRunsDatabaseWhat(server: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.askWhoeverRunsDatabaseWhat", ["server": server])
    }
    package static var askWhoeverRunsDatabaseWhatHappened: TextCode { TextCode("trouble.askWhoeverRunsDatabaseWhatHappened") }
    package static var askedTooOftenOrAccount: TextCode { TextCode("trouble.askedTooOftenOrAccount") }
    package static var audioMissing: TextCode { TextCode("trouble.audioMissing") }
    package static var babbleNeedsRecordingOfMany: TextCode { TextCode("trouble.babbleNeedsRecordingOfMany") }
    package static var batchTakesQuestionsFromFile: TextCode { TextCode("trouble.batchTakesQuestionsFromFile") }
    package static var beginAnotherOne: TextCode { TextCode("trouble.beginAnotherOne") }
    package static func beginNeverClosed(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.beginNeverClosed", ["name": name])
    }
    package static func brokerCannotBeReached(broker: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.brokerCannotBeReached", ["broker": broker])
    }
    package static func brokerDidNotAnswerIn(broker: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.brokerDidNotAnswerIn", ["broker": broker])
    }
    package static func brokerDoesNotLetVow(broker: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.brokerDoesNotLetVow", ["broker": broker])
    }
    package static func brokerVowDoNotCome(broker: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.brokerVowDoNotCome", ["broker": broker])
    }
    package static func bucketIsUnknown(text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.bucketIsUnknown", ["text": text])
    }
    package static var builtInSentencesStandIn: TextCode { TextCode("trouble.builtInSentencesStandIn") }
    package static var builtInTextsGoOn: TextCode { TextCode("trouble.builtInTextsGoOn") }
    package static func builtInToneChooseAnother(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.builtInToneChooseAnother", ["name": name])
    }
    package static var busGaveNoName: TextCode { TextCode("trouble.busGaveNoName") }
    package static var calendarOfVowCalendarExport: TextCode { TextCode("trouble.calendarOfVowCalendarExport") }
    package static func callOfCouldNotBe(method: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.callOfCouldNotBe", ["method": method])
    }
    package static var cameraClosedToYou: TextCode { TextCode("trouble.cameraClosedToYou") }
    package static var cameraDeliversNothing: TextCode { TextCode("trouble.cameraDeliversNothing") }
    package static var cameraWasUnplugged: TextCode { TextCode("trouble.cameraWasUnplugged") }
    package static var camerasFrameWasCutOff: TextCode { TextCode("trouble.camerasFrameWasCutOff") }
    package static func canBeRunThroughSudo(program: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.canBeRunThroughSudo", ["program": program])
    }
    package static func cannotBeKeptOneAlarm(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.cannotBeKeptOneAlarm", ["name": name])
    }
    package static func cannotBeKeptOneTimeDay(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.cannotBeKeptOneTimeDay", ["name": name])
    }
    package static func cannotBeReached(recipient: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.cannotBeReached", ["recipient": recipient])
    }
    package static func cannotBeReadAsPicture(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.cannotBeReadAsPicture", ["path": path])
    }
    package static func cannotBeReadOrNot(file: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.cannotBeReadOrNot", ["file": file])
    }
    package static func cannotBeRemoved(path: some CustomStringConvertible, cause: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.cannotBeRemoved", ["path": path, "cause": cause])
    }
    package static func cannotBeWritten(path: some CustomStringConvertible, cause: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.cannotBeWritten", ["path": path, "cause": cause])
    }
    package static func cannotBeWritten2(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.cannotBeWritten2", ["path": path])
    }
    package static func cause(cause: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.cause", ["cause": cause])
    }
    package static func certificateCannotBeRead(certificate: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.certificateCannotBeRead", ["certificate": certificate])
    }
    package static var certificateCannotBeSigned: TextCode { TextCode("trouble.certificateCannotBeSigned") }
    package static func certificateHasExpired(certificate: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.certificateHasExpired", ["certificate": certificate])
    }
    package static var certificateKeyBelongTogetherOnly: TextCode { TextCode("trouble.certificateKeyBelongTogetherOnly") }
    package static var certificatesForTlsCannotBe: TextCode { TextCode("trouble.certificatesForTlsCannotBe") }
    package static func challengeWordNotOneWord(word: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.challengeWordNotOneWord", ["word": word])
    }
    package static var changeAtBrokerThenRun: TextCode { TextCode("trouble.changeAtBrokerThenRun") }
    package static var changeInDesktopsOwnSound: TextCode { TextCode("trouble.changeInDesktopsOwnSound") }
    package static var changeKeyAtServiceThen: TextCode { TextCode("trouble.changeKeyAtServiceThen") }
    package static var changesOfLogCannotBe: TextCode { TextCode("trouble.changesOfLogCannotBe") }
    package static func changesOfTimeZoneIn(folder: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.changesOfTimeZoneIn", ["folder": folder])
    }
    package static var checkAddressModelCloudUrl: TextCode { TextCode("trouble.checkAddressModelCloudUrl") }
    package static var checkAddressThisDevicesDate: TextCode { TextCode("trouble.checkAddressThisDevicesDate") }
    package static var checkFoldersRights: TextCode { TextCode("trouble.checkFoldersRights") }
    package static var checkMqttUserGivePassword: TextCode { TextCode("trouble.checkMqttUserGivePassword") }
    package static var checkNameOrGiveAddress: TextCode { TextCode("trouble.checkNameOrGiveAddress") }
    package static var checkNetworkAddress: TextCode { TextCode("trouble.checkNetworkAddress") }
    package static var checkOfLogWasInterrupted: TextCode { TextCode("trouble.checkOfLogWasInterrupted") }
    package static var checkPath: TextCode { TextCode("trouble.checkPath") }
    package static var checkPort8883CertificateVow: TextCode { TextCode("trouble.checkPort8883CertificateVow") }
    package static var checkServerOrChooseAnother: TextCode { TextCode("trouble.checkServerOrChooseAnother") }
    package static var checkThatAddressOfOpenAI: TextCode { TextCode("trouble.checkThatAddressOfOpenAI") }
    package static var checkThatAddressOfOpenAICompatible: TextCode { TextCode("trouble.checkThatAddressOfOpenAICompatible") }
    package static var checkThatAddressOfRating: TextCode { TextCode("trouble.checkThatAddressOfRating") }
    package static var checkThatAddressPortThose: TextCode { TextCode("trouble.checkThatAddressPortThose") }
    package static var checkThatFolderCanBe: TextCode { TextCode("trouble.checkThatFolderCanBe") }
    package static var checkThatInputAllowedPactl: TextCode { TextCode("trouble.checkThatInputAllowedPactl") }
    package static var checkThatInstalled: TextCode { TextCode("trouble.checkThatInstalled") }
    package static var checkThatOutputChosenPactl: TextCode { TextCode("trouble.checkThatOutputChosenPactl") }
    package static var checkThatPluggedInVow: TextCode { TextCode("trouble.checkThatPluggedInVow") }
    package static var checkThatRunsAddressPort: TextCode { TextCode("trouble.checkThatRunsAddressPort") }
    package static var checkThatRunsOrChoose: TextCode { TextCode("trouble.checkThatRunsOrChoose") }
    package static func checkWhatRecordsSomethingSuch(option: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.checkWhatRecordsSomethingSuch", ["option": option])
    }
    package static var chooseAnotherFile: TextCode { TextCode("trouble.chooseAnotherFile") }
    package static var chooseAnotherFolderOrMake: TextCode { TextCode("trouble.chooseAnotherFolderOrMake") }
    package static var chooseAnotherTone: TextCode { TextCode("trouble.chooseAnotherTone") }
    package static var chooseAnotherWithPort: TextCode { TextCode("trouble.chooseAnotherWithPort") }
    package static func chooseOneOf(names: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.chooseOneOf", ["names": names])
    }
    package static func chooseOneOfWyomingHost(names: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.chooseOneOfWyomingHost", ["names": names])
    }
    package static func chooseOtherOneAsUsual(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.chooseOtherOneAsUsual", ["name": name])
    }
    package static var chooseYourselfOrSilentNot: TextCode { TextCode("trouble.chooseYourselfOrSilentNot") }
    package static var clientLibraryOfPostgreSQLNot: TextCode { TextCode("trouble.clientLibraryOfPostgreSQLNot") }
    package static func clockOfRecordRunsBack(position: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.clockOfRecordRunsBack", ["position": position])
    }
    package static var close: TextCode { TextCode("trouble.close") }
    package static var closeOtherProgramsThenTry: TextCode { TextCode("trouble.closeOtherProgramsThenTry") }
    package static var closeProgramsThatHoldMany: TextCode { TextCode("trouble.closeProgramsThatHoldMany") }
    package static var coachsProcessEnded: TextCode { TextCode("trouble.coachsProcessEnded") }
    package static var codeScannerFailedOnThis: TextCode { TextCode("trouble.codeScannerFailedOnThis") }
    package static func codesInTakePictureOf(count: some CustomStringConvertible, path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.codesInTakePictureOf", ["count": count, "path": path])
    }
    package static var comeCloserLetLightFall: TextCode { TextCode("trouble.comeCloserLetLightFall") }
    package static var comesWithPlasmaDesktopApt: TextCode { TextCode("trouble.comesWithPlasmaDesktopApt") }
    package static var connectOneOrUnmuteOne: TextCode { TextCode("trouble.connectOneOrUnmuteOne") }
    package static func connectionToBrokeWhatWas(server: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.connectionToBrokeWhatWas", ["server": server])
    }
    package static var copyFolderToPlaceThat: TextCode { TextCode("trouble.copyFolderToPlaceThat") }
    package static func copyOfNoZoneIn(path: some CustomStringConvertible, directory: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.copyOfNoZoneIn", ["path": path, "directory": directory])
    }
    package static var countGoesFrom1To: TextCode { TextCode("trouble.countGoesFrom1To") }
    package static func countMustBeFrom1(most: some CustomStringConvertible, count: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.countMustBeFrom1", ["most": most, "count": count])
    }
    package static var csvGoesWithReliabilityNot: TextCode { TextCode("trouble.csvGoesWithReliabilityNot") }
    package static var curveOfVowLabEvaluate: TextCode { TextCode("trouble.curveOfVowLabEvaluate") }
    package static var cutIntoPieces: TextCode { TextCode("trouble.cutIntoPieces") }
    package static var cutShorterOrChooseAnother: TextCode { TextCode("trouble.cutShorterOrChooseAnother") }
    package static var cutSilenceOutOrChoose: TextCode { TextCode("trouble.cutSilenceOutOrChoose") }
    package static func databaseCannotBeReached(server: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.databaseCannotBeReached", ["server": server])
    }
    package static func databaseCouldNotBeUsed(server: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.databaseCouldNotBeUsed", ["server": server])
    }
    package static func databaseDoesNotKeepUtf(server: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.databaseDoesNotKeepUtf", ["server": server])
    }
    package static func databaseHasNoRoomOr(server: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.databaseHasNoRoomOr", ["server": server])
    }
    package static func databaseHasNoTablesFor(server: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.databaseHasNoTablesFor", ["server": server])
    }
    package static func databaseTakesNoWritesNow(server: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.databaseTakesNoWritesNow", ["server": server])
    }
    package static func databaseTookTooLongNothing(server: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.databaseTookTooLongNothing", ["server": server])
    }
    package static func dateMustBeDayOf(text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.dateMustBeDayOf", ["text": text])
    }
    package static var daysDateRrulePatternExclude: TextCode { TextCode("trouble.daysDateRrulePatternExclude") }
    package static var daysDateRrulePatternNeeded: TextCode { TextCode("trouble.daysDateRrulePatternNeeded") }
    package static var daysMustNameAtLeast: TextCode { TextCode("trouble.daysMustNameAtLeast") }
    package static var deviceShipsWhatHoldsVow: TextCode { TextCode("trouble.deviceShipsWhatHoldsVow") }
    package static func didNotAnswerInTime(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.didNotAnswerInTime", ["name": name])
    }
    package static func didYouMean(names: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.didYouMean", ["names": names])
    }
    package static func didYouMean2(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.didYouMean2", ["name": name])
    }
    package static func diskOfLogFailedWhat(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.diskOfLogFailedWhat", ["path": path])
    }
    package static func diskThatHoldsLogFull(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.diskThatHoldsLogFull", ["path": path])
    }
    package static var doAgainWhatAlreadyNot: TextCode { TextCode("trouble.doAgainWhatAlreadyNot") }
    package static func doesNotBeginAs(format: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.doesNotBeginAs", ["format": format])
    }
    package static func doesNotHear(engine: some CustomStringConvertible, language: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.doesNotHear", ["engine": engine, "language": language])
    }
    package static func doesNotHearLanguageOf(engine: some CustomStringConvertible, names: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.doesNotHearLanguageOf", ["engine": engine, "names": names])
    }
    package static func endClosesNothingThatWas(text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.endClosesNothingThatWas", ["text": text])
    }
    package static var endLslocksShowsWhoHolds: TextCode { TextCode("trouble.endLslocksShowsWhoHolds") }
    package static var endMissing: TextCode { TextCode("trouble.endMissing") }
    package static func endOtherProgramThatHas(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.endOtherProgramThatHas", ["path": path])
    }
    package static func engineCannotBeHad(engine: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.engineCannotBeHad", ["engine": engine])
    }
    package static func engineTookNoNotesOfMorning(engine: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.engineTookNoNotesOfMorning", ["engine": engine])
    }
    package static func engineTookNoNotesOfMornings(engine: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.engineTookNoNotesOfMornings", ["engine": engine])
    }
    package static func espeakNgCouldNotSpeak(language: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.espeakNgCouldNotSpeak", ["language": language])
    }
    package static func espeakNgDoesNotSpeak(language: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.espeakNgDoesNotSpeak", ["language": language])
    }
    package static func eventAtPositionCannotBe(name: some CustomStringConvertible, position: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.eventAtPositionCannotBe", ["name": name, "position": position])
    }
    package static var eventCancelled: TextCode { TextCode("trouble.eventCancelled") }
    package static var eventCouldNotBeWritten: TextCode { TextCode("trouble.eventCouldNotBeWritten") }
    package static var eventHasNoDtstartSo: TextCode { TextCode("trouble.eventHasNoDtstartSo") }
    package static var eventOfReportCannotBe: TextCode { TextCode("trouble.eventOfReportCannotBe") }
    package static var eventOfRunCouldNot: TextCode { TextCode("trouble.eventOfRunCouldNot") }
    package static var exportWithOldProgramImport: TextCode { TextCode("trouble.exportWithOldProgramImport") }
    package static var fileBeginsWithContinuedLine: TextCode { TextCode("trouble.fileBeginsWithContinuedLine") }
    package static func fileCannotBeRead(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.fileCannotBeRead", ["path": path])
    }
    package static func fileCannotBeReadCheck(path: some CustomStringConvertible, cause: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.fileCannotBeReadCheck", ["path": path, "cause": cause])
    }
    package static func fileCannotBeWritten(path: some CustomStringConvertible, cause: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.fileCannotBeWritten", ["path": path, "cause": cause])
    }
    package static func fileCannotBeWrittenChoose(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.fileCannotBeWrittenChoose", ["path": path])
    }
    package static func fileCouldNotBeWritten(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.fileCouldNotBeWritten", ["path": path])
    }
    package static var fileDoesNotBeginWith: TextCode { TextCode("trouble.fileDoesNotBeginWith") }
    package static var fileNoPictureThatCan: TextCode { TextCode("trouble.fileNoPictureThatCan") }
    package static func firstRowOfDoesNot(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.firstRowOfDoesNot", ["path": path])
    }
    package static func firstRowOfDoesNotName(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.firstRowOfDoesNotName", ["path": path])
    }
    package static var fliteCouldNotSpeakText: TextCode { TextCode("trouble.fliteCouldNotSpeakText") }
    package static func fliteVoiceSpeaksEnglishOnly(language: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.fliteVoiceSpeaksEnglishOnly", ["language": language])
    }
    package static func folderCannotBeMade(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.folderCannotBeMade", ["path": path])
    }
    package static func folderCannotBeOpened(folder: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.folderCannotBeOpened", ["folder": folder])
    }
    package static func folderCannotBeWritten(home: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.folderCannotBeWritten", ["home": home])
    }
    package static var freeSomeSpaceAlarmsGo: TextCode { TextCode("trouble.freeSomeSpaceAlarmsGo") }
    package static func fromMustBeInstantSuch(text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.fromMustBeInstantSuch", ["text": text])
    }
    package static func fromMustBeNot(expected: some CustomStringConvertible, text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.fromMustBeNot", ["expected": expected, "text": text])
    }
    package static func fromNoDateSuchAs(text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.fromNoDateSuchAs", ["text": text])
    }
    package static var giveAtLeast: TextCode { TextCode("trouble.giveAtLeast") }
    package static var giveAtLeastOneEvent: TextCode { TextCode("trouble.giveAtLeastOneEvent") }
    package static var giveAtLeastOneLine: TextCode { TextCode("trouble.giveAtLeastOneLine") }
    package static var giveAtLeastOneMorning: TextCode { TextCode("trouble.giveAtLeastOneMorning") }
    package static var giveCommandThatRecords: TextCode { TextCode("trouble.giveCommandThatRecords") }
    package static var giveEitherAudioFileOr: TextCode { TextCode("trouble.giveEitherAudioFileOr") }
    package static var giveEitherBatchFileOr: TextCode { TextCode("trouble.giveEitherBatchFileOr") }
    package static var giveEitherGoalOrKind: TextCode { TextCode("trouble.giveEitherGoalOrKind") }
    package static var giveEitherMonthOrDays: TextCode { TextCode("trouble.giveEitherMonthOrDays") }
    package static var giveEitherTranscriptOrAudio: TextCode { TextCode("trouble.giveEitherTranscriptOrAudio") }
    package static var giveEitherTranscriptTextOr: TextCode { TextCode("trouble.giveEitherTranscriptTextOr") }
    package static var giveEngineOrCompareWhich: TextCode { TextCode("trouble.giveEngineOrCompareWhich") }
    package static func giveFolderThatHolds(file: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.giveFolderThatHolds", ["file": file])
    }
    package static var giveFolderWithHomeDir: TextCode { TextCode("trouble.giveFolderWithHomeDir") }
    package static var giveFrom1To256: TextCode { TextCode("trouble.giveFrom1To256") }
    package static var giveKeyThatHoldsVow: TextCode { TextCode("trouble.giveKeyThatHoldsVow") }
    package static var giveListOfRecordingsOr: TextCode { TextCode("trouble.giveListOfRecordingsOr") }
    package static var giveModelOfThatLanguage: TextCode { TextCode("trouble.giveModelOfThatLanguage") }
    package static var giveNameSuchAsEurope: TextCode { TextCode("trouble.giveNameSuchAsEurope") }
    package static var giveNameSuchAsEuropeMadrid: TextCode { TextCode("trouble.giveNameSuchAsEuropeMadrid") }
    package static var giveOneOfPlanDigests: TextCode { TextCode("trouble.giveOneOfPlanDigests") }
    package static var giveOneOfScanImage: TextCode { TextCode("trouble.giveOneOfScanImage") }
    package static var givePathOfPemFile: TextCode { TextCode("trouble.givePathOfPemFile") }
    package static var givePathOfPemFileWithout: TextCode { TextCode("trouble.givePathOfPemFileWithout") }
    package static var giveProgramRightSetcapCap: TextCode { TextCode("trouble.giveProgramRightSetcapCap") }
    package static var giveRecordingsBySoundOr: TextCode { TextCode("trouble.giveRecordingsBySoundOr") }
    package static var giveRecordingsOrPronunciationFile: TextCode { TextCode("trouble.giveRecordingsOrPronunciationFile") }
    package static var giveRecordingsOrTalkFile: TextCode { TextCode("trouble.giveRecordingsOrTalkFile") }
    package static var giveSentenceWithWordsIn: TextCode { TextCode("trouble.giveSentenceWithWordsIn") }
    package static var giveServiceCapWakeAlarm: TextCode { TextCode("trouble.giveServiceCapWakeAlarm") }
    package static var giveTextTextAudioFile: TextCode { TextCode("trouble.giveTextTextAudioFile") }
    package static var giveTimeWithDaysOr: TextCode { TextCode("trouble.giveTimeWithDaysOr") }
    package static func giveYesWhereNobodyCan(outcome: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.giveYesWhereNobodyCan", ["outcome": outcome])
    }
    package static func hasNoSingleRunBut(run: some CustomStringConvertible, others: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.hasNoSingleRunBut", ["run": run, "others": others])
    }
    package static func hasNoValueThatVow(name: some CustomStringConvertible, text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.hasNoValueThatVow", ["name": name, "text": text])
    }
    package static func headOfLogCannotBe(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.headOfLogCannotBe", ["path": path])
    }
    package static func headOfLogCannotBeWritten(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.headOfLogCannotBeWritten", ["path": path])
    }
    package static func headOfLogWasNot(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.headOfLogWasNot", ["path": path])
    }
    package static var helperForOtherCommands: TextCode { TextCode("trouble.helperForOtherCommands") }
    package static func holdsLogAlreadyChooseAnother(home: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.holdsLogAlreadyChooseAnother", ["home": home])
    }
    package static func holdsLogAlreadyNameEmpty(folder: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.holdsLogAlreadyNameEmpty", ["folder": folder])
    }
    package static func holdsNoLabelledUtterance(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.holdsNoLabelledUtterance", ["path": path])
    }
    package static func holdsNoRatedRecordingThat(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.holdsNoRatedRecordingThat", ["path": path])
    }
    package static func holdsSomethingElseThanEarlier(path: some CustomStringConvertible, kind: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.holdsSomethingElseThanEarlier", ["path": path, "kind": kind])
    }
    package static var idComesTwice: TextCode { TextCode("trouble.idComesTwice") }
    package static var idHasOneToSixtyFourLetters: TextCode { TextCode("trouble.idHasOneToSixtyFourLetters") }
    package static var ifYouDidNotChange: TextCode { TextCode("trouble.ifYouDidNotChange") }
    package static var importArchiveIntoHomeOr: TextCode { TextCode("trouble.importArchiveIntoHomeOr") }
    package static var installAlsaUtilsLookWhat: TextCode { TextCode("trouble.installAlsaUtilsLookWhat") }
    package static var installAnewAptGetInstall: TextCode { TextCode("trouble.installAnewAptGetInstall") }
    package static var installAptGetInstallEspeak: TextCode { TextCode("trouble.installAptGetInstallEspeak") }
    package static var installAptGetInstallFaad: TextCode { TextCode("trouble.installAptGetInstallFaad") }
    package static var installAptGetInstallPulseaudio: TextCode { TextCode("trouble.installAptGetInstallPulseaudio") }
    package static var installAptInstallLibcurl4: TextCode { TextCode("trouble.installAptInstallLibcurl4") }
    package static var installAptInstallPocketsphinxEn: TextCode { TextCode("trouble.installAptInstallPocketsphinxEn") }
    package static var installAptInstallUtilLinux: TextCode { TextCode("trouble.installAptInstallUtilLinux") }
    package static var installEspeakNgForOther: TextCode { TextCode("trouble.installEspeakNgForOther") }
    package static var installPackageLibflite1OrInstall: TextCode { TextCode("trouble.installPackageLibflite1OrInstall") }
    package static var installPackagePcscdStartSystemctl: TextCode { TextCode("trouble.installPackagePcscdStartSystemctl") }
    package static var installPackagesLibpcsclite1Pcscd: TextCode { TextCode("trouble.installPackagesLibpcsclite1Pcscd") }
    package static var installSudoAptInstallLibmosquitto1: TextCode { TextCode("trouble.installSudoAptInstallLibmosquitto1") }
    package static var installVersionOfVowThat: TextCode { TextCode("trouble.installVersionOfVowThat") }
    package static var installVoiceAptGetInstall: TextCode { TextCode("trouble.installVoiceAptGetInstall") }
    package static var installWithAptInstallLibpq5: TextCode { TextCode("trouble.installWithAptInstallLibpq5") }
    package static var installWithAptInstallTzdata: TextCode { TextCode("trouble.installWithAptInstallTzdata") }
    package static var installerScriptsFetchModelsNot: TextCode { TextCode("trouble.installerScriptsFetchModelsNot") }
    package static func interruptedAfterOfMornings(count: some CustomStringConvertible, mornings: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.interruptedAfterOfMornings", ["count": count, "mornings": mornings])
    }
    package static var joinGroupThatMaySudo: TextCode { TextCode("trouble.joinGroupThatMaySudo") }
    package static var joinGroupVideoSudoAdduser: TextCode { TextCode("trouble.joinGroupVideoSudoAdduser") }
    package static var keepAwakeByPowerSettings: TextCode { TextCode("trouble.keepAwakeByPowerSettings") }
    package static var keepMachineAwakeAtNight: TextCode { TextCode("trouble.keepMachineAwakeAtNight") }
    package static var keepMachineAwakeAtNightBy: TextCode { TextCode("trouble.keepMachineAwakeAtNightBy") }
    package static func kernelWakesMachineBy(folder: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.kernelWakesMachineBy", ["folder": folder])
    }
    package static func keyCannotBeRead(key: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.keyCannotBeRead", ["key": key])
    }
    package static func keyCannotBeWrittenTo(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.keyCannotBeWrittenTo", ["path": path])
    }
    package static func keyInCannotBeRead(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.keyInCannotBeRead", ["path": path])
    }
    package static func keyInCannotBeRemoved(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.keyInCannotBeRemoved", ["path": path])
    }
    package static func keyNotOneOfCertificate(key: some CustomStringConvertible, certificate: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.keyNotOneOfCertificate", ["key": key, "certificate": certificate])
    }
    package static var keyOfAppendInDatabase: TextCode { TextCode("trouble.keyOfAppendInDatabase") }
    package static var keyOfLogsAppendsWas: TextCode { TextCode("trouble.keyOfLogsAppendsWas") }
    package static func keyVaultCanBeRead(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.keyVaultCanBeRead", ["path": path])
    }
    package static func keyVaultCannotBeRead(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.keyVaultCannotBeRead", ["path": path])
    }
    package static func keyVaultCannotBeWritten(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.keyVaultCannotBeWritten", ["path": path])
    }
    package static var keyVaultCouldNotBe: TextCode { TextCode("trouble.keyVaultCouldNotBe") }
    package static var keysOfLogMissing: TextCode { TextCode("trouble.keysOfLogMissing") }
    package static func langIsUnknown(text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.langIsUnknown", ["text": text])
    }
    package static func languageNotOneOfEn(language: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.languageNotOneOfEn", ["language": language])
    }
    package static var leaveOneOut: TextCode { TextCode("trouble.leaveOneOut") }
    package static var leaveThatCharacterOut: TextCode { TextCode("trouble.leaveThatCharacterOut") }
    package static var letGroupWriteWithUdev: TextCode { TextCode("trouble.letGroupWriteWithUdev") }
    package static var letOnlyOneVowRun: TextCode { TextCode("trouble.letOnlyOneVowRun") }
    package static var letProgramDoPutOne: TextCode { TextCode("trouble.letProgramDoPutOne") }
    package static var letThatOneRingOr: TextCode { TextCode("trouble.letThatOneRingOr") }
    package static func levelEasyMediumOrHard(level: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.levelEasyMediumOrHard", ["level": level])
    }
    package static func levelIsUnknown(text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.levelIsUnknown", ["text": text])
    }
    package static var libcurlNotInstalled: TextCode { TextCode("trouble.libcurlNotInstalled") }
    package static var libraryForTagReadersLibpcsclite: TextCode { TextCode("trouble.libraryForTagReadersLibpcsclite") }
    package static var libraryThatSpeaksMqttNot: TextCode { TextCode("trouble.libraryThatSpeaksMqttNot") }
    package static var lightSensorGone: TextCode { TextCode("trouble.lightSensorGone") }
    package static var lineEmptyNobodyCan: TextCode { TextCode("trouble.lineEmptyNobodyCan") }
    package static func lineIsNoRow(line: some CustomStringConvertible, form: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.lineIsNoRow", ["line": line, "form": form])
    }
    package static var lineOfLongerThanAny: TextCode { TextCode("trouble.lineOfLongerThanAny") }
    package static func lineOfNamesRunWhich(line: some CustomStringConvertible, transcripts: some CustomStringConvertible, run: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.lineOfNamesRunWhich", ["line": line, "transcripts": transcripts, "run": run])
    }
    package static func lineOfNoTranscript(line: some CustomStringConvertible, transcripts: some CustomStringConvertible, row: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.lineOfNoTranscript", ["line": line, "transcripts": transcripts, "row": row])
    }
    package static var linesJudgedByWordsHeard: TextCode { TextCode("trouble.linesJudgedByWordsHeard") }
    package static var linesMissingOrEmptyOr: TextCode { TextCode("trouble.linesMissingOrEmptyOr") }
    package static var listeningBroughtNothing: TextCode { TextCode("trouble.listeningBroughtNothing") }
    package static func listensInsteadOf(name: some CustomStringConvertible, missing: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.listensInsteadOf", ["name": name, "missing": missing])
    }
    package static func logBesideWasReplacedOr(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.logBesideWasReplacedOr", ["path": path])
    }
    package static func logCanOnlyBeRead(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.logCanOnlyBeRead", ["path": path])
    }
    package static func logCannotBeMade(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.logCannotBeMade", ["path": path])
    }
    package static func logCannotBeOpened(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.logCannotBeOpened", ["path": path])
    }
    package static func logCannotBeWrittenNothing(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.logCannotBeWrittenNothing", ["path": path])
    }
    package static func logCouldNotBeUsed(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.logCouldNotBeUsed", ["path": path])
    }
    package static func logDamaged(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.logDamaged", ["path": path])
    }
    package static func logEndsAtRecordBut(last: some CustomStringConvertible, position: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.logEndsAtRecordBut", ["last": last, "position": position])
    }
    package static func logGoneWasOneKeys(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.logGoneWasOneKeys", ["path": path])
    }
    package static func logHasFormatFromBefore(path: some CustomStringConvertible, format: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.logHasFormatFromBefore", ["path": path, "format": format])
    }
    package static func logHasFormatWhichThis(path: some CustomStringConvertible, format: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.logHasFormatWhichThis", ["path": path, "format": format])
    }
    package static var logHoldsEventsOfNewer: TextCode { TextCode("trouble.logHoldsEventsOfNewer") }
    package static var logIntoGoWithPlan: TextCode { TextCode("trouble.logIntoGoWithPlan") }
    package static var logOfCohortOnlyRead: TextCode { TextCode("trouble.logOfCohortOnlyRead") }
    package static func logOlderThanWasRecord(position: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.logOlderThanWasRecord", ["position": position])
    }
    package static var logThatCanOnlyBe: TextCode { TextCode("trouble.logThatCanOnlyBe") }
    package static var logindGaveNoInhibitor: TextCode { TextCode("trouble.logindGaveNoInhibitor") }
    package static var lookAtDisksHealthVow: TextCode { TextCode("trouble.lookAtDisksHealthVow") }
    package static var lookAtKeyFileKeys: TextCode { TextCode("trouble.lookAtKeyFileKeys") }
    package static var lookAtMachinesOwnSound: TextCode { TextCode("trouble.lookAtMachinesOwnSound") }
    package static var lookWhatBeforeYouDo: TextCode { TextCode("trouble.lookWhatBeforeYouDo") }
    package static var lookWhatBehindForInstance: TextCode { TextCode("trouble.lookWhatBehindForInstance") }
    package static var lookWhatHoldsOrRestart: TextCode { TextCode("trouble.lookWhatHoldsOrRestart") }
    package static var lookWhichOutputsConnectedIf: TextCode { TextCode("trouble.lookWhichOutputsConnectedIf") }
    package static var m4aFilesReadByProgram: TextCode { TextCode("trouble.m4aFilesReadByProgram") }
    package static func machineMayNotBePut(cause: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.machineMayNotBePut", ["cause": cause])
    }
    package static var makeFolderFilesWritableFor: TextCode { TextCode("trouble.makeFolderFilesWritableFor") }
    package static var makeLouderOrChooseAnother: TextCode { TextCode("trouble.makeLouderOrChooseAnother") }
    package static var makeOneThatDoesCreatedb: TextCode { TextCode("trouble.makeOneThatDoesCreatedb") }
    package static var makeRoomMakeWritable: TextCode { TextCode("trouble.makeRoomMakeWritable") }
    package static var makeRoomOnDiskFolder: TextCode { TextCode("trouble.makeRoomOnDiskFolder") }
    package static var makeRoomOnDiskMake: TextCode { TextCode("trouble.makeRoomOnDiskMake") }
    package static var makeRoomOnDiskMakeFolder: TextCode { TextCode("trouble.makeRoomOnDiskMakeFolder") }
    package static var makeRoomOnDiskTry: TextCode { TextCode("trouble.makeRoomOnDiskTry") }
    package static var makeRoomOrChooseAnother: TextCode { TextCode("trouble.makeRoomOrChooseAnother") }
    package static var makeSureThatExistsYours: TextCode { TextCode("trouble.makeSureThatExistsYours") }
    package static var makeSureThatFolderExists: TextCode { TextCode("trouble.makeSureThatFolderExists") }
    package static var makeSureThatYours: TextCode { TextCode("trouble.makeSureThatYours") }
    package static var makeWritableOrChooseAnother: TextCode { TextCode("trouble.makeWritableOrChooseAnother") }
    package static var makeWritableOrNameAnother: TextCode { TextCode("trouble.makeWritableOrNameAnother") }
    package static func manifestCannotBeRead(manifest: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.manifestCannotBeRead", ["manifest": manifest])
    }
    package static func manifestHoldsNoRecordingTo(manifest: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.manifestHoldsNoRecordingTo", ["manifest": manifest])
    }
    package static var messageBusCannotBeReached: TextCode { TextCode("trouble.messageBusCannotBeReached") }
    package static var microphoneHasSentNothingFor: TextCode { TextCode("trouble.microphoneHasSentNothingFor") }
    package static var microphoneStoppedGivingSound: TextCode { TextCode("trouble.microphoneStoppedGivingSound") }
    package static var microphoneWasReadBeforeWas: TextCode { TextCode("trouble.microphoneWasReadBeforeWas") }
    package static var minutesGoesFrom1To: TextCode { TextCode("trouble.minutesGoesFrom1To") }
    package static func missingMustBe(name: some CustomStringConvertible, expected: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.missingMustBe", ["name": name, "expected": expected])
    }
    package static func modelOfMeaningsCannotBe(model: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.modelOfMeaningsCannotBe", ["model": model])
    }
    package static var moonshineCouldNotDecodeRecording: TextCode { TextCode("trouble.moonshineCouldNotDecodeRecording") }
    package static var moonshineCouldNotWeighWords: TextCode { TextCode("trouble.moonshineCouldNotWeighWords") }
    package static func moreThanOne(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.moreThanOne", ["name": name])
    }
    package static var motionSensorGone: TextCode { TextCode("trouble.motionSensorGone") }
    package static var moveLinkAwayPutFile: TextCode { TextCode("trouble.moveLinkAwayPutFile") }
    package static func msAfterIt(means: some CustomStringConvertible, milliseconds: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.msAfterIt", ["means": means, "milliseconds": milliseconds])
    }
    package static func msAfterWasAskedFor(milliseconds: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.msAfterWasAskedFor", ["milliseconds": milliseconds])
    }
    package static func msLate(milliseconds: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.msLate", ["milliseconds": milliseconds])
    }
    package static func mustBe(name: some CustomStringConvertible, expected: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.mustBe", ["name": name, "expected": expected])
    }
    package static var nameFileInPemVow: TextCode { TextCode("trouble.nameFileInPemVow") }
    package static var nameFileThatEndsIn: TextCode { TextCode("trouble.nameFileThatEndsIn") }
    package static var nameFollowsCodeOrTag: TextCode { TextCode("trouble.nameFollowsCodeOrTag") }
    package static var nameKeyOrCorrelationHolds: TextCode { TextCode("trouble.nameKeyOrCorrelationHolds") }
    package static var nameRunOrLastFor: TextCode { TextCode("trouble.nameRunOrLastFor") }
    package static var nameRunVowCertificateRun: TextCode { TextCode("trouble.nameRunVowCertificateRun") }
    package static var nameSessionsToEndOr: TextCode { TextCode("trouble.nameSessionsToEndOr") }
    package static func needsRightsThatThisPerson(program: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.needsRightsThatThisPerson", ["program": program])
    }
    package static func neitherMachineNorPeople(text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.neitherMachineNorPeople", ["text": text])
    }
    package static func neitherOthersNorEverything(rehearsed: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.neitherOthersNorEverything", ["rehearsed": rehearsed])
    }
    package static func newLogCouldNotBe(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.newLogCouldNotBe", ["path": path])
    }
    package static func noAlarm(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noAlarm", ["name": name])
    }
    package static var noAlarmLeftSoNothing: TextCode { TextCode("trouble.noAlarmLeftSoNothing") }
    package static var noAlarmRingsNextMake: TextCode { TextCode("trouble.noAlarmRingsNextMake") }
    package static var noBrowserCouldBeStarted: TextCode { TextCode("trouble.noBrowserCouldBeStarted") }
    package static var noCameraWasFound: TextCode { TextCode("trouble.noCameraWasFound") }
    package static func noClassChooseOneOf(name: some CustomStringConvertible, names: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noClassChooseOneOf", ["name": name, "names": names])
    }
    package static var noCodeWasRead: TextCode { TextCode("trouble.noCodeWasRead") }
    package static var noCodeWasReadCome: TextCode { TextCode("trouble.noCodeWasReadCome") }
    package static func noCodeWasReadIn(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noCodeWasReadIn", ["path": path])
    }
    package static func noCommand(path: some CustomStringConvertible, word: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noCommand", ["path": path, "word": word])
    }
    package static func noDate(text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noDate", ["text": text])
    }
    package static func noDateOrTimeThat(text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noDateOrTimeThat", ["text": text])
    }
    package static func noFileOfTranscripts(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noFileOfTranscripts", ["path": path])
    }
    package static func noFolderCheckFrom(source: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noFolderCheckFrom", ["source": source])
    }
    package static func noFolderSoNothingTo(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noFolderSoNothingTo", ["path": path])
    }
    package static func noHistory(text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noHistory", ["text": text])
    }
    package static func noInstantWriteAs2026(text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noInstantWriteAs2026", ["text": text])
    }
    package static var noKeyWasGivenNothing: TextCode { TextCode("trouble.noKeyWasGivenNothing") }
    package static var noKeysOrButtonsOf: TextCode { TextCode("trouble.noKeysOrButtonsOf") }
    package static func noLineFitsRowOf(row: some CustomStringConvertible, manifest: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noLineFitsRowOf", ["row": row, "manifest": manifest])
    }
    package static var noLinesToRehearseAdd: TextCode { TextCode("trouble.noLinesToRehearseAdd") }
    package static func noListOfRows(form: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noListOfRows", ["form": form])
    }
    package static func noLogIn(home: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noLogIn", ["home": home])
    }
    package static func noLogToReadAt(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noLogToReadAt", ["path": path])
    }
    package static func noMachineNamed(host: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noMachineNamed", ["host": host])
    }
    package static var noMemoryOrThreadLeft: TextCode { TextCode("trouble.noMemoryOrThreadLeft") }
    package static var noMicrophoneConnected: TextCode { TextCode("trouble.noMicrophoneConnected") }
    package static func noModel(name: some CustomStringConvertible, names: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noModel", ["name": name, "names": names])
    }
    package static var noMorningsYetToJudge: TextCode { TextCode("trouble.noMorningsYetToJudge") }
    package static func noNameForToneTakes(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noNameForToneTakes", ["name": name])
    }
    package static func noNameOfRecording(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noNameOfRecording", ["name": name])
    }
    package static var noOtherOutputThatCould: TextCode { TextCode("trouble.noOtherOutputThatCould") }
    package static var noOutputThatCouldBe: TextCode { TextCode("trouble.noOutputThatCouldBe") }
    package static func noPartOfRule(part: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noPartOfRule", ["part": part])
    }
    package static var noPasswordWasGiven: TextCode { TextCode("trouble.noPasswordWasGiven") }
    package static func noPatternOfShifts(text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noPatternOfShifts", ["text": text])
    }
    package static var noPipeCouldBeOpened: TextCode { TextCode("trouble.noPipeCouldBeOpened") }
    package static var noPowerServiceAnswersOn: TextCode { TextCode("trouble.noPowerServiceAnswersOn") }
    package static func noRangeOfDates(text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noRangeOfDates", ["text": text])
    }
    package static func noReadableSoundFileAt(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noReadableSoundFileAt", ["path": path])
    }
    package static func noRealTimeClockWith(folder: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noRealTimeClockWith", ["folder": folder])
    }
    package static func noReportOfVow(file: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noReportOfVow", ["file": file])
    }
    package static func noSeedNumberOfMornings(text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noSeedNumberOfMornings", ["text": text])
    }
    package static func noSession(unknown: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noSession", ["unknown": unknown])
    }
    package static var noSessionBus: TextCode { TextCode("trouble.noSessionBus") }
    package static func noSocketOfYoursSo(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noSocketOfYoursSo", ["path": path])
    }
    package static var noSoundBeganWithin5: TextCode { TextCode("trouble.noSoundBeganWithin5") }
    package static func noSpeechEngineNamed(engine: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noSpeechEngineNamed", ["engine": engine])
    }
    package static func noSpeechEngineOnThis(language: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noSpeechEngineOnThis", ["language": language])
    }
    package static func noStep(action: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noStep", ["action": action])
    }
    package static func noSuchBugChooseAll(names: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noSuchBugChooseAll", ["names": names])
    }
    package static func noSuchFaultChooseAll(names: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noSuchFaultChooseAll", ["names": names])
    }
    package static var noTagReaderConnected: TextCode { TextCode("trouble.noTagReaderConnected") }
    package static var noTagWasTouched: TextCode { TextCode("trouble.noTagWasTouched") }
    package static func noTimeZoneCalled(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noTimeZoneCalled", ["name": name])
    }
    package static func noTimeZoneCalledOn(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noTimeZoneCalledOn", ["name": name])
    }
    package static func noTimeZoneDatabaseIn(directory: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noTimeZoneDatabaseIn", ["directory": directory])
    }
    package static var noTimerCouldBeOpened: TextCode { TextCode("trouble.noTimerCouldBeOpened") }
    package static func noTimesForDays(text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noTimesForDays", ["text": text])
    }
    package static func noToneCalled(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noToneCalled", ["name": name])
    }
    package static func noToneKnownOrGive(text: some CustomStringConvertible, names: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noToneKnownOrGive", ["text": text, "names": names])
    }
    package static func noToneOfYoursVow(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noToneOfYoursVow", ["name": name])
    }
    package static var noTrialGoesOn: TextCode { TextCode("trouble.noTrialGoesOn") }
    package static func noUsableAddressOfCloud(engine: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noUsableAddressOfCloud", ["engine": engine])
    }
    package static func noVerifierTo(verifier: some CustomStringConvertible, oldest: some CustomStringConvertible, newest: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noVerifierTo", ["verifier": verifier, "oldest": oldest, "newest": newest])
    }
    package static var noVowRunServesPage: TextCode { TextCode("trouble.noVowRunServesPage") }
    package static func noVowRunWatchesOver(home: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noVowRunWatchesOver", ["home": home])
    }
    package static func noWholeNumberOfDecibels(level: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noWholeNumberOfDecibels", ["level": level])
    }
    package static func nobodySpeaksInDemonstrationEn(language: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.nobodySpeaksInDemonstrationEn", ["language": language])
    }
    package static func noiseNotOneOfPink(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.noiseNotOneOfPink", ["name": name])
    }
    package static func notFileGiveNameOf(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.notFileGiveNameOf", ["path": path])
    }
    package static func notInstalled(program: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.notInstalled", ["program": program])
    }
    package static func notSoundArchive(file: some CustomStringConvertible, cause: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.notSoundArchive", ["file": file, "cause": cause])
    }
    package static var nothingButSilenceWasSent: TextCode { TextCode("trouble.nothingButSilenceWasSent") }
    package static var nothingCanWakeThisMachine: TextCode { TextCode("trouble.nothingCanWakeThisMachine") }
    package static var nothingCanWakeThisMachineSo: TextCode { TextCode("trouble.nothingCanWakeThisMachineSo") }
    package static var nothingHereMeasuresSound: TextCode { TextCode("trouble.nothingHereMeasuresSound") }
    package static var nothingHereMeasuresSoundRun: TextCode { TextCode("trouble.nothingHereMeasuresSoundRun") }
    package static func nothingInToReplay(file: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.nothingInToReplay", ["file": file])
    }
    package static func nothingOfLogCanBe(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.nothingOfLogCanBe", ["path": path])
    }
    package static var nothingOnThisDeviceVibrates: TextCode { TextCode("trouble.nothingOnThisDeviceVibrates") }
    package static func nothingThatProposedCanBe(model: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.nothingThatProposedCanBe", ["model": model])
    }
    package static func nothingWasDone(cause: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.nothingWasDone", ["cause": cause])
    }
    package static var nothingWasErased: TextCode { TextCode("trouble.nothingWasErased") }
    package static var nothingWasErasedGiveYes: TextCode { TextCode("trouble.nothingWasErasedGiveYes") }
    package static func nothingWasErasedRunIn(run: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.nothingWasErasedRunIn", ["run": run])
    }
    package static func nothingWasSentCouldNot(recipient: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.nothingWasSentCouldNot", ["recipient": recipient])
    }
    package static func nothingWasSentToYou(recipient: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.nothingWasSentToYou", ["recipient": recipient])
    }
    package static func numberOfDevicesNotBetween(devices: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.numberOfDevicesNotBetween", ["devices": devices])
    }
    package static var numberOfOtherSentencesNegative: TextCode { TextCode("trouble.numberOfOtherSentencesNegative") }
    package static func ofFile(path: some CustomStringConvertible, problem: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.ofFile", ["path": path, "problem": problem])
    }
    package static func ofRecordsOfLogDatabase(newest: some CustomStringConvertible, count: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.ofRecordsOfLogDatabase", ["newest": newest, "count": count])
    }
    package static func oldFilesAreIn(folder: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.oldFilesAreIn", ["folder": folder])
    }
    package static var onceMoreIfHappensAgain: TextCode { TextCode("trouble.onceMoreIfHappensAgain") }
    package static var oneSentenceAtTime: TextCode { TextCode("trouble.oneSentenceAtTime") }
    package static var openAnother: TextCode { TextCode("trouble.openAnother") }
    package static var orLeaveOutTZ: TextCode { TextCode("trouble.orLeaveOutTZ") }
    package static func otherCommandsKeptChanging(stream: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.otherCommandsKeptChanging", ["stream": stream])
    }
    package static var otherMachinesLetInBy: TextCode { TextCode("trouble.otherMachinesLetInBy") }
    package static var otherProgramsCannotFollowThis: TextCode { TextCode("trouble.otherProgramsCannotFollowThis") }
    package static func othersCanReadKeyIn(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.othersCanReadKeyIn", ["path": path])
    }
    package static func othersCanReadPasswordIn(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.othersCanReadPasswordIn", ["path": path])
    }
    package static func outputHasTakenNoSound(milliseconds: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.outputHasTakenNoSound", ["milliseconds": milliseconds])
    }
    package static func outputLeadsToNoSpeaker(output: some CustomStringConvertible, other: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.outputLeadsToNoSpeaker", ["output": output, "other": other])
    }
    package static func outputMuted(output: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.outputMuted", ["output": output])
    }
    package static var outputPlaysSilenceInPlace: TextCode { TextCode("trouble.outputPlaysSilenceInPlace") }
    package static func outputTurnedDownTo(output: some CustomStringConvertible, percent: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.outputTurnedDownTo", ["output": output, "percent": percent])
    }
    package static var ownProcessMisunderstood: TextCode { TextCode("trouble.ownProcessMisunderstood") }
    package static var pageSwitchedOffSwitchOn: TextCode { TextCode("trouble.pageSwitchedOffSwitchOn") }
    package static func partsOfRuleNotTogether(first: some CustomStringConvertible, second: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.partsOfRuleNotTogether", ["first": first, "second": second])
    }
    package static func passwordInCannotBeRead(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.passwordInCannotBeRead", ["path": path])
    }
    package static var passwordNeverGivenAsArgument: TextCode { TextCode("trouble.passwordNeverGivenAsArgument") }
    package static var passwordOneLineOfAt: TextCode { TextCode("trouble.passwordOneLineOfAt") }
    package static func passwordTakesCharactersOrMore(count: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.passwordTakesCharactersOrMore", ["count": count])
    }
    package static var pasteKeyNotShownThen: TextCode { TextCode("trouble.pasteKeyNotShownThen") }
    package static var patienceGoesFrom20To: TextCode { TextCode("trouble.patienceGoesFrom20To") }
    package static var patternNeverRingsOrLong: TextCode { TextCode("trouble.patternNeverRingsOrLong") }
    package static var pictureEmptyOrTooLarge: TextCode { TextCode("trouble.pictureEmptyOrTooLarge") }
    package static var pleaseReportThisWithNext: TextCode { TextCode("trouble.pleaseReportThisWithNext") }
    package static var plugCameraOutIn: TextCode { TextCode("trouble.plugCameraOutIn") }
    package static var plugIn: TextCode { TextCode("trouble.plugIn") }
    package static var plugOneInOrChoose: TextCode { TextCode("trouble.plugOneInOrChoose") }
    package static var plugOneInOrUse: TextCode { TextCode("trouble.plugOneInOrUse") }
    package static var plugOneInTryAgain: TextCode { TextCode("trouble.plugOneInTryAgain") }
    package static var plugOutIn: TextCode { TextCode("trouble.plugOutIn") }
    package static var plugReaderOutInSee: TextCode { TextCode("trouble.plugReaderOutInSee") }
    package static var pocketsphinxCouldNotDecodeRecording: TextCode { TextCode("trouble.pocketsphinxCouldNotDecodeRecording") }
    package static var pocketsphinxModelCannotBeUsed: TextCode { TextCode("trouble.pocketsphinxModelCannotBeUsed") }
    package static var pointsElsewhereNothingSentElsewhere: TextCode { TextCode("trouble.pointsElsewhereNothingSentElsewhere") }
    package static func portOfThisMachineCannot(port: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.portOfThisMachineCannot", ["port": port])
    }
    package static var powerdevilGaveNoReceipt: TextCode { TextCode("trouble.powerdevilGaveNoReceipt") }
    package static func powerdevilProcessHasNoRight(process: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.powerdevilProcessHasNoRight", ["process": process])
    }
    package static var powerdevilWakesMachine: TextCode { TextCode("trouble.powerdevilWakesMachine") }
    package static var privateSoundServerTakesNo: TextCode { TextCode("trouble.privateSoundServerTakesNo") }
    package static var processThatFilmsFailed: TextCode { TextCode("trouble.processThatFilmsFailed") }
    package static var processThatReadsPicturesFailed: TextCode { TextCode("trouble.processThatReadsPicturesFailed") }
    package static var processThatReadsTagsFailed: TextCode { TextCode("trouble.processThatReadsTagsFailed") }
    package static var processThatSpeaksFailed: TextCode { TextCode("trouble.processThatSpeaksFailed") }
    package static func programCouldNotBeStarted(program: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.programCouldNotBeStarted", ["program": program])
    }
    package static var programTookTooLongWas: TextCode { TextCode("trouble.programTookTooLongWas") }
    package static var putCopyOfBackFrom: TextCode { TextCode("trouble.putCopyOfBackFrom") }
    package static var putFileKeysJsonBack: TextCode { TextCode("trouble.putFileKeysJsonBack") }
    package static var putLogHeadBackWhere: TextCode { TextCode("trouble.putLogHeadBackWhere") }
    package static var putLogSqliteLogHead: TextCode { TextCode("trouble.putLogSqliteLogHead") }
    package static var putLogSqliteLogHeadBack: TextCode { TextCode("trouble.putLogSqliteLogHeadBack") }
    package static var putNewerLogSqliteLog: TextCode { TextCode("trouble.putNewerLogSqliteLog") }
    package static var putNewerOneInPlace: TextCode { TextCode("trouble.putNewerOneInPlace") }
    package static var raiseNumberOfFilesThat: TextCode { TextCode("trouble.raiseNumberOfFilesThat") }
    package static func rangButNobodyCouldHear(cause: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.rangButNobodyCouldHear", ["cause": cause])
    }
    package static var ratedWithoutAligner: TextCode { TextCode("trouble.ratedWithoutAligner") }
    package static func readWithVersionOfVow(version: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.readWithVersionOfVow", ["version": version])
    }
    package static var recordCannotBeExported: TextCode { TextCode("trouble.recordCannotBeExported") }
    package static func recordCannotBeReadBy(position: some CustomStringConvertible, name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.recordCannotBeReadBy", ["position": position, "name": name])
    }
    package static func recordDoesNotFollowFrom(position: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.recordDoesNotFollowFrom", ["position": position])
    }
    package static func recordDoesNotOpenUnder(position: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.recordDoesNotOpenUnder", ["position": position])
    }
    package static var recordInDatabaseCannotBe: TextCode { TextCode("trouble.recordInDatabaseCannotBe") }
    package static func recordInDatabaseNotWhat(position: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.recordInDatabaseNotWhat", ["position": position])
    }
    package static func recordMissingFromDatabase(position: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.recordMissingFromDatabase", ["position": position])
    }
    package static func recordNotAsWasExported(position: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.recordNotAsWasExported", ["position": position])
    }
    package static func recordOfLogMissing(position: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.recordOfLogMissing", ["position": position])
    }
    package static func recordOfLogNotOne(position: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.recordOfLogNotOne", ["position": position])
    }
    package static func recordOfLogWasNot(position: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.recordOfLogWasNot", ["position": position])
    }
    package static func recordOfLogWasRemoved(count: some CustomStringConvertible, newest: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.recordOfLogWasRemoved", ["count": count, "newest": newest])
    }
    package static func recordOfLogWasWritten(position: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.recordOfLogWasWritten", ["position": position])
    }
    package static var recordOfRunCannotBe: TextCode { TextCode("trouble.recordOfRunCannotBe") }
    package static func recordWasInDatabaseNot(position: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.recordWasInDatabaseNot", ["position": position])
    }
    package static var recordingCouldNotBeSealed: TextCode { TextCode("trouble.recordingCouldNotBeSealed") }
    package static func recordingNotRead(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.recordingNotRead", ["path": path])
    }
    package static func recordingNotRemoved(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.recordingNotRemoved", ["path": path])
    }
    package static func recordingNotWritten(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.recordingNotWritten", ["path": path])
    }
    package static var recordingOfMoreThanThirty: TextCode { TextCode("trouble.recordingOfMoreThanThirty") }
    package static var recordingOfMoreThanTwo: TextCode { TextCode("trouble.recordingOfMoreThanTwo") }
    package static var recordingWasClosed: TextCode { TextCode("trouble.recordingWasClosed") }
    package static func refusedWithStatus(recipient: some CustomStringConvertible, status: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.refusedWithStatus", ["recipient": recipient, "status": status])
    }
    package static var reinstallVowTwoVersionsOf: TextCode { TextCode("trouble.reinstallVowTwoVersionsOf") }
    package static var removeByHand: TextCode { TextCode("trouble.removeByHand") }
    package static var removeModelWithVowModels: TextCode { TextCode("trouble.removeModelWithVowModels") }
    package static var removeStartVowRunAgain: TextCode { TextCode("trouble.removeStartVowRunAgain") }
    package static var reportHoldsNoWordsThat: TextCode { TextCode("trouble.reportHoldsNoWordsThat") }
    package static var reportOfVowReport: TextCode { TextCode("trouble.reportOfVowReport") }
    package static var reportThisWithOutputOf: TextCode { TextCode("trouble.reportThisWithOutputOf") }
    package static var restartOrChooseAnotherOutput: TextCode { TextCode("trouble.restartOrChooseAnotherOutput") }
    package static var restartSoundServer: TextCode { TextCode("trouble.restartSoundServer") }
    package static var restartSystemctlUserRestartPulseaudio: TextCode { TextCode("trouble.restartSystemctlUserRestartPulseaudio") }
    package static var restartVowAfterChangingZone: TextCode { TextCode("trouble.restartVowAfterChangingZone") }
    package static var restoreWithAptInstallReinstall: TextCode { TextCode("trouble.restoreWithAptInstallReinstall") }
    package static func rightToWakeMissing(cause: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.rightToWakeMissing", ["cause": cause])
    }
    package static func ringMovedToOutput(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.ringMovedToOutput", ["name": name])
    }
    package static var roundGoesWithAudio: TextCode { TextCode("trouble.roundGoesWithAudio") }
    package static var roundsAtLeast1: TextCode { TextCode("trouble.roundsAtLeast1") }
    package static var rowNoJsonObject: TextCode { TextCode("trouble.rowNoJsonObject") }
    package static var rowNoJsonObjectWith: TextCode { TextCode("trouble.rowNoJsonObjectWith") }
    package static var ruleStandsForNoDate: TextCode { TextCode("trouble.ruleStandsForNoDate") }
    package static var runAgain: TextCode { TextCode("trouble.runAgain") }
    package static func runChmod600(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.runChmod600", ["path": path])
    }
    package static func runHasNotEnded(id: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.runHasNotEnded", ["id": id])
    }
    package static func runHasSteps1To(count: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.runHasSteps1To", ["count": count])
    }
    package static func runInProgressTryAgain(run: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.runInProgressTryAgain", ["run": run])
    }
    package static var runMakeInstallOnceMore: TextCode { TextCode("trouble.runMakeInstallOnceMore") }
    package static var runScriptsFetchModelsBuild: TextCode { TextCode("trouble.runScriptsFetchModelsBuild") }
    package static var runVowCloudKeyAgain: TextCode { TextCode("trouble.runVowCloudKeyAgain") }
    package static var runVowCloudKeyPaste: TextCode { TextCode("trouble.runVowCloudKeyPaste") }
    package static var runVowLogRebuild: TextCode { TextCode("trouble.runVowLogRebuild") }
    package static var runVowLogVerify: TextCode { TextCode("trouble.runVowLogVerify") }
    package static var runVowLogVerifyNewer: TextCode { TextCode("trouble.runVowLogVerifyNewer") }
    package static var runVowLogVerifyThen: TextCode { TextCode("trouble.runVowLogVerifyThen") }
    package static var runVowLogVerifyTo: TextCode { TextCode("trouble.runVowLogVerifyTo") }
    package static func runVowModelsInstall(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.runVowModelsInstall", ["name": name])
    }
    package static var runVowModelsInstallOr: TextCode { TextCode("trouble.runVowModelsInstallOr") }
    package static var runVowModelsInstallSherpa: TextCode { TextCode("trouble.runVowModelsInstallSherpa") }
    package static var runVowModelsInstallWhisper: TextCode { TextCode("trouble.runVowModelsInstallWhisper") }
    package static var runVowModelsListTo: TextCode { TextCode("trouble.runVowModelsListTo") }
    package static var runVowModelsVerifyTry: TextCode { TextCode("trouble.runVowModelsVerifyTry") }
    package static var runVowMqttPasswordAgain: TextCode { TextCode("trouble.runVowMqttPasswordAgain") }
    package static var runWithoutThatVariable: TextCode { TextCode("trouble.runWithoutThatVariable") }
    package static func salvagedRecords(count: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.salvagedRecords", ["count": count])
    }
    package static func salvagedRecordsLost(count: some CustomStringConvertible, lost: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.salvagedRecordsLost", ["count": count, "lost": lost])
    }
    package static func salvagedRecordsLostAndRefused(count: some CustomStringConvertible, lost: some CustomStringConvertible, refused: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.salvagedRecordsLostAndRefused", ["count": count, "lost": lost, "refused": refused])
    }
    package static func salvagedRecordsRefused(count: some CustomStringConvertible, refused: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.salvagedRecordsRefused", ["count": count, "refused": refused])
    }
    package static var saveFileAt44100: TextCode { TextCode("trouble.saveFileAt44100") }
    package static var secondsGoesFrom5To: TextCode { TextCode("trouble.secondsGoesFrom5To") }
    package static func seeHelp(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.seeHelp", ["path": path])
    }
    package static var seeThatDbusSystemdLogind: TextCode { TextCode("trouble.seeThatDbusSystemdLogind") }
    package static var seeThatIioSensorProxy: TextCode { TextCode("trouble.seeThatIioSensorProxy") }
    package static var seeThatRunsThatAddress: TextCode { TextCode("trouble.seeThatRunsThatAddress") }
    package static func seeWhyWaitsSudoN(program: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.seeWhyWaitsSudoN", ["program": program])
    }
    package static func sentenceFlaw(number: some CustomStringConvertible, id: some CustomStringConvertible, reason: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.sentenceFlaw", ["number": number, "id": id, "reason": reason])
    }
    package static var sentenceHasNoWordThat: TextCode { TextCode("trouble.sentenceHasNoWordThat") }
    package static var sentenceOfThatLengthNot: TextCode { TextCode("trouble.sentenceOfThatLengthNot") }
    package static var serviceForTagReadersPcscd: TextCode { TextCode("trouble.serviceForTagReadersPcscd") }
    package static var setBothWebCertificateWeb: TextCode { TextCode("trouble.setBothWebCertificateWeb") }
    package static var setOneVowPassword: TextCode { TextCode("trouble.setOneVowPassword") }
    package static var setWebCertificateWebKey: TextCode { TextCode("trouble.setWebCertificateWebKey") }
    package static func setWouldLeadToAnother(variable: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.setWouldLeadToAnother", ["variable": variable])
    }
    package static var setZoneWithTimedatectlSet: TextCode { TextCode("trouble.setZoneWithTimedatectlSet") }
    package static var severalCodesInPicture: TextCode { TextCode("trouble.severalCodesInPicture") }
    package static var shipFromDeviceThatWrites: TextCode { TextCode("trouble.shipFromDeviceThatWrites") }
    package static var showOneOfThemOnly: TextCode { TextCode("trouble.showOneOfThemOnly") }
    package static func signalsOfCannotBeFollowed(interface: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.signalsOfCannotBeFollowed", ["interface": interface])
    }
    package static func signedHeadOfLogMissing(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.signedHeadOfLogMissing", ["path": path])
    }
    package static func similarityNotBetween05(similarity: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.similarityNotBetween05", ["similarity": similarity])
    }
    package static var sleepSignalsCannotBeFollowed: TextCode { TextCode("trouble.sleepSignalsCannotBeFollowed") }
    package static func socketCannotBeMade(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.socketCannotBeMade", ["path": path])
    }
    package static var somebodyElseWritingToThis: TextCode { TextCode("trouble.somebodyElseWritingToThis") }
    package static func soundAtSamplesSecondCould(source: some CustomStringConvertible, target: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.soundAtSamplesSecondCould", ["source": source, "target": target])
    }
    package static func soundFileCannotBeRead(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.soundFileCannotBeRead", ["path": path])
    }
    package static func soundFileFallsSilentFor(path: some CustomStringConvertible, seconds: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.soundFileFallsSilentFor", ["path": path, "seconds": seconds])
    }
    package static func soundFileHoldsNoSound(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.soundFileHoldsNoSound", ["path": path])
    }
    package static func soundFileLongerThanSeconds(path: some CustomStringConvertible, seconds: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.soundFileLongerThanSeconds", ["path": path, "seconds": seconds])
    }
    package static func soundFileNotOneThat(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.soundFileNotOneThat", ["path": path])
    }
    package static func soundFileShorterThanTenth(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.soundFileShorterThanTenth", ["path": path])
    }
    package static func soundFileSilentOrToo(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.soundFileSilentOrToo", ["path": path])
    }
    package static var soundServerDoesNotAnswer: TextCode { TextCode("trouble.soundServerDoesNotAnswer") }
    package static var soundServerGaveVowNo: TextCode { TextCode("trouble.soundServerGaveVowNo") }
    package static var soundServerOfVowsOwn: TextCode { TextCode("trouble.soundServerOfVowsOwn") }
    package static var soundServerRecordsNothingAny: TextCode { TextCode("trouble.soundServerRecordsNothingAny") }
    package static var soundServerRefusesToChange: TextCode { TextCode("trouble.soundServerRefusesToChange") }
    package static var soundServerTakesNoSound: TextCode { TextCode("trouble.soundServerTakesNoSound") }
    package static var soundServerTookNoSound: TextCode { TextCode("trouble.soundServerTookNoSound") }
    package static var soundTooShortToBe: TextCode { TextCode("trouble.soundTooShortToBe") }
    package static func speechEngineBusy(part: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.speechEngineBusy", ["part": part])
    }
    package static func speechEngineCrashed(part: some CustomStringConvertible, signal: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.speechEngineCrashed", ["part": part, "signal": signal])
    }
    package static func speechEngineEnded(part: some CustomStringConvertible, status: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.speechEngineEnded", ["part": part, "status": status])
    }
    package static func speechEngineFlooded(part: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.speechEngineFlooded", ["part": part])
    }
    package static func speechEngineInterrupted(part: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.speechEngineInterrupted", ["part": part])
    }
    package static func speechEngineKilled(part: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.speechEngineKilled", ["part": part])
    }
    package static func speechEngineLate(part: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.speechEngineLate", ["part": part])
    }
    package static func speechEngineNonsense(part: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.speechEngineNonsense", ["part": part])
    }
    package static func speechEngineStuck(part: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.speechEngineStuck", ["part": part])
    }
    package static func speechEngineUnstarted(part: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.speechEngineUnstarted", ["part": part])
    }
    package static func speechEngineWorksButDid(part: some CustomStringConvertible, sentence: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.speechEngineWorksButDid", ["part": part, "sentence": sentence])
    }
    package static func speechLibraryCannotBeUsed(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.speechLibraryCannotBeUsed", ["path": path])
    }
    package static func speechModelCannotBeLoaded(model: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.speechModelCannotBeLoaded", ["model": model])
    }
    package static func speechModelCannotWeighWords(model: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.speechModelCannotWeighWords", ["model": model])
    }
    package static func speechModelNotInstalled(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.speechModelNotInstalled", ["name": name])
    }
    package static func speechModelNotWhatShould(name: some CustomStringConvertible, names: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.speechModelNotWhatShould", ["name": name, "names": names])
    }
    package static func speechServerNotAgreed(address: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.speechServerNotAgreed", ["address": address])
    }
    package static var speechToldFromSilenceBy: TextCode { TextCode("trouble.speechToldFromSilenceBy") }
    package static func splitNeitherTuneNorHeld(split: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.splitNeitherTuneNorHeld", ["split": split])
    }
    package static var startAgain: TextCode { TextCode("trouble.startAgain") }
    package static var startAgainVowRun: TextCode { TextCode("trouble.startAgainVowRun") }
    package static var startBelongsToRruleOr: TextCode { TextCode("trouble.startBelongsToRruleOr") }
    package static var startMustBeDayOf: TextCode { TextCode("trouble.startMustBeDayOf") }
    package static var startPulseAudioOrPipeWireSystemctl: TextCode { TextCode("trouble.startPulseAudioOrPipeWireSystemctl") }
    package static var startVowRunOrAs: TextCode { TextCode("trouble.startVowRunOrAs") }
    package static func stepOfPatternUnknown(text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.stepOfPatternUnknown", ["text": text])
    }
    package static func symbolicLinkNothingWasWritten(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.symbolicLinkNothingWasWritten", ["path": path])
    }
    package static var systemdLogindDoesNotAnswer: TextCode { TextCode("trouble.systemdLogindDoesNotAnswer") }
    package static var systemdLogindKeepsMachineAwake: TextCode { TextCode("trouble.systemdLogindKeepsMachineAwake") }
    package static func tableCannotBeRead(manifest: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.tableCannotBeRead", ["manifest": manifest])
    }
    package static var tableOfVowLabEvaluate: TextCode { TextCode("trouble.tableOfVowLabEvaluate") }
    package static var tablesOfLogOrTriggers: TextCode { TextCode("trouble.tablesOfLogOrTriggers") }
    package static var takeAnotherOne: TextCode { TextCode("trouble.takeAnotherOne") }
    package static var tellWhoeverRunsNothingWas: TextCode { TextCode("trouble.tellWhoeverRunsNothingWas") }
    package static var tellWhoeverRunsWhatSaid: TextCode { TextCode("trouble.tellWhoeverRunsWhatSaid") }
    package static func tempoNotBetween2020(tempo: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.tempoNotBetween2020", ["tempo": tempo])
    }
    package static var textHasNoWordThat: TextCode { TextCode("trouble.textHasNoWordThat") }
    package static var textIsOneLine: TextCode { TextCode("trouble.textIsOneLine") }
    package static var textMissing: TextCode { TextCode("trouble.textMissing") }
    package static var textMissingOrNoText: TextCode { TextCode("trouble.textMissingOrNoText") }
    package static var thatCouldNotBeDone: TextCode { TextCode("trouble.thatCouldNotBeDone") }
    package static var theAnswerWas: TextCode { TextCode("trouble.theAnswerWas") }
    package static var theProgramCould: TextCode { TextCode("trouble.theProgramCould") }
    package static func thisAccountMayNotDo(server: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.thisAccountMayNotDo", ["server": server])
    }
    package static var thisBuildOfVowHas: TextCode { TextCode("trouble.thisBuildOfVowHas") }
    package static var thisDeviceHasNoLight: TextCode { TextCode("trouble.thisDeviceHasNoLight") }
    package static var thisDeviceHasNoMotion: TextCode { TextCode("trouble.thisDeviceHasNoMotion") }
    package static var thisDevicesOwnEngineGoes: TextCode { TextCode("trouble.thisDevicesOwnEngineGoes") }
    package static var thisDevicesOwnRaterGoes: TextCode { TextCode("trouble.thisDevicesOwnRaterGoes") }
    package static var thisMistakeInVowReport: TextCode { TextCode("trouble.thisMistakeInVowReport") }
    package static var thisNoCalendarLineName: TextCode { TextCode("trouble.thisNoCalendarLineName") }
    package static var thisNotUtf8Text: TextCode { TextCode("trouble.thisNotUtf8Text") }
    package static var thisProcessMayNotGain: TextCode { TextCode("trouble.thisProcessMayNotGain") }
    package static func thisReportOfForm(format: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.thisReportOfForm", ["format": format])
    }
    package static var thisTextFitsIntoNo: TextCode { TextCode("trouble.thisTextFitsIntoNo") }
    package static func timeMustBeHhMm(time: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.timeMustBeHhMm", ["time": time])
    }
    package static var timeWasGivenTwiceLeave: TextCode { TextCode("trouble.timeWasGivenTwiceLeave") }
    package static func timeZoneFileDamaged(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.timeZoneFileDamaged", ["path": path])
    }
    package static func toAgreeVowConsentGive(purpose: some CustomStringConvertible, recipient: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.toAgreeVowConsentGive", ["purpose": purpose, "recipient": recipient])
    }
    package static func toneCouldNotBeKept(folder: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.toneCouldNotBeKept", ["folder": folder])
    }
    package static var topicWordOrTwoSuch: TextCode { TextCode("trouble.topicWordOrTwoSuch") }
    package static var trialAnswersNoQuestions: TextCode { TextCode("trouble.trialAnswersNoQuestions") }
    package static func triggerNoLengthOfTime(text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.triggerNoLengthOfTime", ["text": text])
    }
    package static var triggerRelatedToEndOf: TextCode { TextCode("trouble.triggerRelatedToEndOf") }
    package static var triggerWeekAwayOrMore: TextCode { TextCode("trouble.triggerWeekAwayOrMore") }
    package static var tryAgain: TextCode { TextCode("trouble.tryAgain") }
    package static var tryAgainHoldStill: TextCode { TextCode("trouble.tryAgainHoldStill") }
    package static var tryAgainInMinute: TextCode { TextCode("trouble.tryAgainInMinute") }
    package static var tryAgainInMoment: TextCode { TextCode("trouble.tryAgainInMoment") }
    package static var tryAgainLater: TextCode { TextCode("trouble.tryAgainLater") }
    package static var tryAgainNothingThatWas: TextCode { TextCode("trouble.tryAgainNothingThatWas") }
    package static var tryAgainVowLogVerify: TextCode { TextCode("trouble.tryAgainVowLogVerify") }
    package static var tryAgainWhenHasLess: TextCode { TextCode("trouble.tryAgainWhenHasLess") }
    package static var tryAnotherPicture: TextCode { TextCode("trouble.tryAnotherPicture") }
    package static func tryOnCommandLineVow(command: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.tryOnCommandLineVow", ["command": command])
    }
    package static var tryYourself: TextCode { TextCode("trouble.tryYourself") }
    package static var turnOutputDownInsteadIf: TextCode { TextCode("trouble.turnOutputDownInsteadIf") }
    package static var turnUpForInstanceIn: TextCode { TextCode("trouble.turnUpForInstanceIn") }
    package static var turnUpPactlSetSink: TextCode { TextCode("trouble.turnUpPactlSetSink") }
    package static var twoNotSameNothingWas: TextCode { TextCode("trouble.twoNotSameNothingWas") }
    package static var unmuteForInstanceInPavucontrol: TextCode { TextCode("trouble.unmuteForInstanceInPavucontrol") }
    package static var unmutePactlSetSinkMute: TextCode { TextCode("trouble.unmutePactlSetSinkMute") }
    package static var unplugReplugOrRestartSound: TextCode { TextCode("trouble.unplugReplugOrRestartSound") }
    package static var unplugThemBeforeYouSleep: TextCode { TextCode("trouble.unplugThemBeforeYouSleep") }
    package static var useAtMostAbout2: TextCode { TextCode("trouble.useAtMostAbout2") }
    package static var usePngJpegWebPGif: TextCode { TextCode("trouble.usePngJpegWebPGif") }
    package static var useServerThatDoesOr: TextCode { TextCode("trouble.useServerThatDoesOr") }
    package static var useThatVersionOrOne: TextCode { TextCode("trouble.useThatVersionOrOne") }
    package static var useWavFlacOggMp3: TextCode { TextCode("trouble.useWavFlacOggMp3") }
    package static var useWavFlacOggOr: TextCode { TextCode("trouble.useWavFlacOggOr") }
    package static var valarmHasNoTrigger: TextCode { TextCode("trouble.valarmHasNoTrigger") }
    package static var valarmOnAnotherDayThan: TextCode { TextCode("trouble.valarmOnAnotherDayThan") }
    package static func valueOfHasWrongType(key: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.valueOfHasWrongType", ["key": key])
    }
    package static func valueOfRuleCannotBe(part: some CustomStringConvertible, text: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.valueOfRuleCannotBe", ["part": part, "text": text])
    }
    package static func variableTzNamesNoTime(cause: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.variableTzNamesNoTime", ["cause": cause])
    }
    package static func verifyAndInstallModel(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.verifyAndInstallModel", ["name": name])
    }
    package static var viewOfLogCannotBe: TextCode { TextCode("trouble.viewOfLogCannotBe") }
    package static var viewsBesideLogCannotBe: TextCode { TextCode("trouble.viewsBesideLogCannotBe") }
    package static var voiceEspeakNgNotInstalled: TextCode { TextCode("trouble.voiceEspeakNgNotInstalled") }
    package static func voiceModelCannotBeLoaded(model: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.voiceModelCannotBeLoaded", ["model": model])
    }
    package static func volumeNotBetween0100(volume: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.volumeNotBetween0100", ["volume": volume])
    }
    package static func vowCannotReach(server: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.vowCannotReach", ["server": server])
    }
    package static var vowCannotReachDefaultSoundServer: TextCode { TextCode("trouble.vowCannotReachDefaultSoundServer") }
    package static var vowLogVerify: TextCode { TextCode("trouble.vowLogVerify") }
    package static var vowRunEnded: TextCode { TextCode("trouble.vowRunEnded") }
    package static var vowRunShowsScreenAnswers: TextCode { TextCode("trouble.vowRunShowsScreenAnswers") }
    package static func vowRunWatchesOverEnd(home: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.vowRunWatchesOverEnd", ["home": home])
    }
    package static var vowSendsNoMailRemove: TextCode { TextCode("trouble.vowSendsNoMailRemove") }
    package static var vowStatus: TextCode { TextCode("trouble.vowStatus") }
    package static var vowTryShowsScreenRecords: TextCode { TextCode("trouble.vowTryShowsScreenRecords") }
    package static var vowsOwnSoundMutedIn: TextCode { TextCode("trouble.vowsOwnSoundMutedIn") }
    package static var vowsOwnSoundServerCould: TextCode { TextCode("trouble.vowsOwnSoundServerCould") }
    package static func vowsOwnSoundTurnedDown(percent: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.vowsOwnSoundTurnedDown", ["percent": percent])
    }
    package static var vowsOwnSoundWasMuted: TextCode { TextCode("trouble.vowsOwnSoundWasMuted") }
    package static func vowsOwnSoundWasTurned(percent: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.vowsOwnSoundWasTurned", ["percent": percent])
    }
    package static var wait1To120Seconds: TextCode { TextCode("trouble.wait1To120Seconds") }
    package static var waitingForTimerFailed: TextCode { TextCode("trouble.waitingForTimerFailed") }
    package static func wakealarmCanBeWritten(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.wakealarmCanBeWritten", ["path": path])
    }
    package static func wakealarmMayNotBeWritten(path: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.wakealarmMayNotBeWritten", ["path": path])
    }
    package static func wasGivenTwiceOnlyOne(option: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.wasGivenTwiceOnlyOne", ["option": option])
    }
    package static func wasRefused(command: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.wasRefused", ["command": command])
    }
    package static func wasRefused2(interface: some CustomStringConvertible, method: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.wasRefused2", ["interface": interface, "method": method])
    }
    package static func whatHoldsNoKey(source: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.whatHoldsNoKey", ["source": source])
    }
    package static func whatHoldsOfThisLog(recipient: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.whatHoldsOfThisLog", ["recipient": recipient])
    }
    package static var whatOnlyLookedBackOn: TextCode { TextCode("trouble.whatOnlyLookedBackOn") }
    package static var whatOnlyReadTakesNo: TextCode { TextCode("trouble.whatOnlyReadTakesNo") }
    package static var whatOnlyReadTakesNoKeys: TextCode { TextCode("trouble.whatOnlyReadTakesNoKeys") }
    package static func whatReachedAtDoesNot(broker: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.whatReachedAtDoesNot", ["broker": broker])
    }
    package static var whatToChangeMinSimilarity: TextCode { TextCode("trouble.whatToChangeMinSimilarity") }
    package static var whatToChangeMinSimilarity0: TextCode { TextCode("trouble.whatToChangeMinSimilarity0") }
    package static func whatWasHeardCannotBe(cause: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.whatWasHeardCannotBe", ["cause": cause])
    }
    package static var whatYouAgreedToWithdrawn: TextCode { TextCode("trouble.whatYouAgreedToWithdrawn") }
    package static var whereHasOneInstallPackage: TextCode { TextCode("trouble.whereHasOneInstallPackage") }
    package static var whisperCouldNotDecodeRecording: TextCode { TextCode("trouble.whisperCouldNotDecodeRecording") }
    package static var whoeverOwnsMakesThemVow: TextCode { TextCode("trouble.whoeverOwnsMakesThemVow") }
    package static var wholeLine: TextCode { TextCode("trouble.wholeLine") }
    package static var withBatchFileSaysWhat: TextCode { TextCode("trouble.withBatchFileSaysWhat") }
    package static func withinEventUnknown(name: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.withinEventUnknown", ["name": name])
    }
    package static var withoutNoiseNothingForSnr: TextCode { TextCode("trouble.withoutNoiseNothingForSnr") }
    package static var wordsOfThisRunWere: TextCode { TextCode("trouble.wordsOfThisRunWere") }
    package static func wordsTakesCommonOrLess(bucket: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.wordsTakesCommonOrLess", ["bucket": bucket])
    }
    package static var writeAsCloudHttpsHost: TextCode { TextCode("trouble.writeAsCloudHttpsHost") }
    package static func wyomingServerAtCannotBe(address: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.wyomingServerAtCannotBe", ["address": address])
    }
    package static func wyomingServerAtDidNot(address: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.wyomingServerAtDidNot", ["address": address])
    }
    package static func wyomingServerAtDoesNot(address: some CustomStringConvertible, language: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.wyomingServerAtDoesNot", ["address": address, "language": language])
    }
    package static func wyomingServerAtDoesNotSpeak(address: some CustomStringConvertible, code: some CustomStringConvertible) -> TextCode {
        TextCode("trouble.wyomingServerAtDoesNotSpeak", ["address": address, "code": code])
    }
}
