import ArgumentParser
import SpeechAdapters
import Foundation
import VowSystem
import TagAdapters
import PictureAdapters
import SoundAdapters
import VowCommandLine
import VowPorts
import VowRecitation

/// What the helper processes of Vow do.
enum VowRoles: HelperRoles {
    static func serve(_ role: HelperRole, _ server: HelperServer) -> Bool {
        switch role {
        case .ears: return EarsRole.serve(role, server)
        case .eyes: readPictures(server)
        case .camera: film(server)
        case .tone: readTones(server)
        case .voice: speak(server)
        case .tags: readTags(server)
        case .backup: makeBackup(server)
        case .operation: OperationRole.serve(server)
        case .coach: CoachRole.serve(server)
        case .trial: TrialRole.serve(server)
        case .page: PageRole.serve(server)
        case .broker: BrokerRole.serve(server)
        }
        return true
    }

    private static func readPictures(_ server: HelperServer) {
        guard let setup = server.setup(EyesSetup.self) else { return }
        let scanner = ZXingCodeScanner(setup.isFilming ? .film : .single)
        server.on(FindCodes.self) { _, bytes throws(PortFailure) in
            let picture = try GdPictureReader().picture(from: bytes)
            return HelperAnswer(FindCodes.Answer(try scanner.codes(in: picture)))
        }
        server.serve()
    }

    /// The camera calls for each frame, so the questions are received in between.
    private static func film(_ server: HelperServer) {
        guard server.setup(HelperDone.self) != nil else { return }
        var call: HelperCall?
        do throws(PortFailure) {
            try V4L2Camera(reader: GdPictureReader()).frames { picture in
                guard let asked = call else {
                    // The frame that came before the question is old.
                    call = server.next()
                    return call?.question(NextFrame.self) != nil
                }
                call = nil
                let frame = HelperAnswer<NextFrame>(.init(picture), payload: picture.pixels)
                server.answer(asked, NextFrame.self, .success(frame))
                return true
            }
        } catch {
            guard let asked = call ?? server.next() else { return }
            server.answer(asked, NextFrame.self, .failure(error))
        }
    }

    private static func readTones(_ server: HelperServer) {
        guard server.setup(HelperDone.self) != nil else { return }
        server.on(ReadTone.self) { question, _ throws(PortFailure) in
            guard question.samplesPerSecond > 0 else { throw HelperServer.misunderstood }
            let tone = try SndfileReader().tone(
                ofFileAt: question.path, samplesPerSecond: question.samplesPerSecond)
            return HelperAnswer(
                .init(digest: tone.digest), payload: HelperNumbers.bytes(of: tone.samples[...]))
        }
        server.serve()
    }

    private static func speak(_ server: HelperServer) {
        guard server.setup(HelperDone.self) != nil else { return }
        server.on(SpeakText.self) { question, _ throws(PortFailure) in
            let isEnglish = Language(rawValue: question.language) == .english
            let voice: any Voice = isEnglish ? FliteVoice() : EspeakVoice(reader: SndfileReader())
            let samples = try voice.speech(for: question.text, language: question.language)
            return HelperAnswer(HelperDone(), payload: HelperNumbers.bytes(of: samples[...]))
        }
        server.serve()
    }

    private static func readTags(_ server: HelperServer) {
        guard server.setup(HelperDone.self) != nil else { return }
        let reader = PCSCTagReader()
        var reportedFailure: String?
        server.on(NextTagSignal.self) { question, _ throws(PortFailure) in
            let end = ContinuousClock.now + .milliseconds(question.milliseconds)
            while ContinuousClock.now < end {
                let left = Int(((end - .now) / .milliseconds(1)).rounded(.up))
                do throws(PortFailure) {
                    let signal = try reader.next(withinMilliseconds: max(1, left))
                    if signal != .nothing { reportedFailure = nil }
                    return HelperAnswer(.init(signal))
                } catch {
                    // A service that stays away is reported once, and asked again each second.
                    Thread.sleep(forTimeInterval: reportedFailure == nil ? 0.2 : 1)
                    guard reportedFailure == error.code else {
                        reportedFailure = error.code
                        throw error
                    }
                }
            }
            return HelperAnswer(.init(.nothing))
        }
        server.serve()
    }

    private static func makeBackup(_ server: HelperServer) {
        guard server.setup(HelperDone.self) != nil else { return }
        server.on(MakeBackup.self) { question, _ throws(PortFailure) in
            // How it went stands in the home.
            try? BackupCommand.parse(["--nightly", "--home", question.home]).run()
            return HelperAnswer(HelperDone())
        }
        server.serve()
    }
}
