// swift-format-ignore-file
// Written by `make texts` from the files in Sources/VowTexts/Catalogue. Change those instead.

/// The keys `device.…` of the catalogue, and the texts among them that take arguments.
package enum DeviceText: UInt16, TextKey {
    package static let part = "device"

    case cameraNone = 279
    case cameraNoneRepair
    case cameraReady
    case clockAdrift
    case clockAdriftRepair
    case clockReady
    case diskFull
    case diskLow
    case diskReady
    case diskRepair
    case displayConsole
    case displayNone
    case displayNoneRepair
    case displayReady
    case displayUntold
    case displayUntoldRepair
    case fixEnableLinger
    case fixEnableService
    case fixRaiseSpeaker
    case fixUnmuteMicrophone
    case fixUnmuteSpeaker
    case fixable
    case fixed
    case heardHello
    case heardNothing
    case lightByCamera
    case lightNone
    case lightNoneRepair
    case lightReady
    case logUnreadable
    case logUnreadableRepair
    case microphoneConnect
    case microphoneMuted
    case microphoneNone
    case microphoneLevel
    case microphoneLoud
    case microphoneLoudRepair
    case microphoneSilent
    case microphoneSilentRepair
    case motionNone
    case motionNoneRepair
    case motionReady
    case notFixed
    case notificationsNone
    case notificationsNoneRepair
    case notificationsReady
    case notificationsSilenced
    case notificationsSilencedRepair
    case notificationsStarted
    case powerBattery
    case powerLow
    case powerLowRepair
    case powerMains
    case sayHello
    case serviceDisabled
    case serviceMissing
    case serviceMissingRepair
    case serviceNoLinger
    case serviceNoManager
    case serviceNoManagerRepair
    case serviceReady
    case speakerAbsent
    case speakerAbsentRepair
    case speakerFaint
    case speakerMuted
    case speakerNone
    case speakerNoneRepair
    case speakerQuieter
    case speakerWorn
    case speakerWornForced
    case speakerWornRepair
    case speechNone
    case tagsNone
    case tagsNoneRepair
    case tagsReady
    case testTone
    case testToneHeard
    case testTonePlayed
    case testToneUnheard
    case vibrationNone
    case vibrationNoneRepair
    case wakeKeepAwake
    case wakeNone
    case watchedByOther
    case watchedByOtherRepair
    case whyAlarms
    case whyCamera
    case whyClock
    case whyDisk
    case whyDisplay
    case whyLight
    case whyLines
    case whyLog
    case whyMicrophone
    case whyMotion
    case whyNotifications
    case whyPower
    case whyService
    case whySpeaker
    case whySpeech
    case whyTags
    case whyVibration
    case whyWake
    case whyWatch

    package static func cameraReady(names: some TextArgument) -> FilledText {
        FilledText(DeviceText.cameraReady, ["names": names.asText])
    }

    package static func diskFull(megabytes: some TextArgument) -> FilledText {
        FilledText(DeviceText.diskFull, ["megabytes": megabytes.asText])
    }

    package static func diskLow(megabytes: some TextArgument) -> FilledText {
        FilledText(DeviceText.diskLow, ["megabytes": megabytes.asText])
    }

    package static func diskReady(megabytes: some TextArgument) -> FilledText {
        FilledText(DeviceText.diskReady, ["megabytes": megabytes.asText])
    }

    package static func diskRepair(home: some TextArgument) -> FilledText {
        FilledText(DeviceText.diskRepair, ["home": home.asText])
    }

    package static func displayReady(kind: some TextArgument) -> FilledText {
        FilledText(DeviceText.displayReady, ["kind": kind.asText])
    }

    package static func fixed(what: some TextArgument) -> FilledText {
        FilledText(DeviceText.fixed, ["what": what.asText])
    }

    package static func heardHello(words: some TextArgument) -> FilledText {
        FilledText(DeviceText.heardHello, ["words": words.asText])
    }

    package static func logUnreadable(count: some TextArgument, first: some TextArgument) -> FilledText {
        FilledText(DeviceText.logUnreadable, ["count": count.asText, "first": first.asText])
    }

    package static func microphoneMuted(name: some TextArgument) -> FilledText {
        FilledText(DeviceText.microphoneMuted, ["name": name.asText])
    }

    package static func microphoneLevel(name: some TextArgument, level: some TextArgument) -> FilledText {
        FilledText(DeviceText.microphoneLevel, ["name": name.asText, "level": level.asText])
    }

    package static func microphoneLoud(name: some TextArgument, level: some TextArgument) -> FilledText {
        FilledText(DeviceText.microphoneLoud, ["name": name.asText, "level": level.asText])
    }

    package static func microphoneSilent(name: some TextArgument) -> FilledText {
        FilledText(DeviceText.microphoneSilent, ["name": name.asText])
    }

    package static func notFixed(what: some TextArgument, why: some TextArgument) -> FilledText {
        FilledText(DeviceText.notFixed, ["what": what.asText, "why": why.asText])
    }

    package static func notificationsReady(server: some TextArgument) -> FilledText {
        FilledText(DeviceText.notificationsReady, ["server": server.asText])
    }

    package static func powerBattery(percent: some TextArgument) -> FilledText {
        FilledText(DeviceText.powerBattery, ["percent": percent.asText])
    }

    package static func powerLow(percent: some TextArgument) -> FilledText {
        FilledText(DeviceText.powerLow, ["percent": percent.asText])
    }

    package static func speakerAbsent(words: some TextArgument) -> FilledText {
        FilledText(DeviceText.speakerAbsent, ["words": words.asText])
    }

    package static func speakerFaint(name: some TextArgument) -> FilledText {
        FilledText(DeviceText.speakerFaint, ["name": name.asText])
    }

    package static func speakerMuted(name: some TextArgument) -> FilledText {
        FilledText(DeviceText.speakerMuted, ["name": name.asText])
    }

    package static func speakerQuieter(name: some TextArgument, percent: some TextArgument) -> FilledText {
        FilledText(DeviceText.speakerQuieter, ["name": name.asText, "percent": percent.asText])
    }

    package static func speakerWorn(name: some TextArgument) -> FilledText {
        FilledText(DeviceText.speakerWorn, ["name": name.asText])
    }

    package static func speakerWornForced(name: some TextArgument) -> FilledText {
        FilledText(DeviceText.speakerWornForced, ["name": name.asText])
    }

    package static func speechNone(language: some TextArgument) -> FilledText {
        FilledText(DeviceText.speechNone, ["language": language.asText])
    }

    package static func testToneHeard(level: some TextArgument) -> FilledText {
        FilledText(DeviceText.testToneHeard, ["level": level.asText])
    }

    package static func watchedByOther(running: some TextArgument, own: some TextArgument) -> FilledText {
        FilledText(DeviceText.watchedByOther, ["running": running.asText, "own": own.asText])
    }
}
