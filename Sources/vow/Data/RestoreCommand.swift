import ArgumentParser
import StorageAdapters
import VowSystem
import Foundation
import Glibc
import LinuxAdapters
import VowAnswers
import VowCommandLine
import VowCore
import VowLog
import VowPorts
import VowRuntime

/// `vow restore`: a sealed backup into an empty home.
///
/// It is no operation: there is no home yet to do it in, and the recovery key is typed at the terminal.
struct RestoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: HelpText.restore.inHelp,
        discussion: HelpText.restoreMore.inHelp)
    @OptionGroup var common: CommonOptions
    @Argument(help: .text(.restoreFile, valueName: "file")) var file: String
    @Option(help: .text(.restoreKeyFile, valueName: "file")) var keyFile: String?

    struct Answer: Encodable {
        let records: Int64
        let files: Int
        /// The day it was made, as the file's name says; left out where it has another name.
        let date: String?
        let consentsWithdrawn: Int
    }

    func run() throws {
        try Exit.reporting {
            let home = absolute(common.homePath)
            // There is no home yet whose language could be asked for.
            let pick = HomeLanguage.machine
            try refuseUsed(home, pick)
            do throws(BackupFile.Failure) { try BackupFile(path: file).check() } catch {
                throw refusal(error, pick)
            }
            let key = try readKey(pick)
            let parent = FilePath.folder(of: home)
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
            let fresh = Leftovers.restoring(home)
            let mark = try begin(fresh, home, pick)
            defer { close(mark) }
            do {
                let answer = try restore(key, into: fresh, pick)
                guard rename(fresh, home) == 0 else { throw failed(pick, errno) }
                unlink(home + "/" + Leftovers.mark)
                tell(answer, home)
            } catch {
                Leftovers.eraseMarked(fresh)
                throw error
            }
        }
    }

    /// Makes the folder that the backup is opened into, and holds it. What a restore left there that was cut off goes
    /// first; what anybody else keeps there stays.
    private func begin(_ fresh: String, _ home: String, _ pick: Wording) throws -> Int32 {
        Leftovers.eraseRestoring(home)
        // An empty one may have lost nothing but its mark.
        rmdir(fresh)
        guard mkdir(fresh, 0o700) == 0 else {
            guard errno == EEXIST else { throw failed(pick, errno) }
            throw CommandError.refused(worded: pick(BackupText.inTheWay(folder: fresh)))
        }
        let mark = open(
            fresh + "/" + Leftovers.mark, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard mark >= 0, FileLock.acquire(mark, withinMilliseconds: 0) else {
            let number = errno
            if mark >= 0 { close(mark) }
            rmdir(fresh)
            throw failed(pick, number)
        }
        return mark
    }

    /// The path from the root, so that it has a parent and a neighbour whatever it was called by.
    private func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : URL(filePath: path).standardizedFileURL.path
    }

    private func refuseUsed(_ home: String, _ pick: Wording) throws {
        guard FileManager.default.fileExists(atPath: home) else { return }
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: home) } catch {
            // It may hold a log.
            throw CommandError.refused(
                worded: pick(BackupText.unreadable(file: home, cause: error.inWords)))
        }
        guard names.isEmpty else {
            throw CommandError.refused(worded: pick(BackupText.homeNotEmpty(home: home)))
        }
    }

    private func readKey(_ pick: Wording) throws -> RecoveryKey {
        var text = ""
        if let keyFile {
            do { text = try String(contentsOfFile: keyFile, encoding: .utf8) } catch {
                throw CommandError.refused(
                    worded: pick(BackupText.unreadable(file: keyFile, cause: error.inWords)))
            }
        } else {
            if isatty(0) == 1 {
                Output.put(pick(BackupText.askKey) + " ")
                fflush(nil)
            }
            text = readLine() ?? ""
        }
        if text.allSatisfy(\.isWhitespace) {
            throw CommandError.refused(worded: pick(BackupText.keyNotGiven))
        }
        guard let key = RecoveryKey(text) else {
            throw CommandError.refused(worded: pick(BackupText.wrongKey))
        }
        return key
    }

    private func restore(_ key: RecoveryKey, into fresh: String, _ pick: Wording) throws -> Answer {
        let names: [String]
        do throws(BackupFile.Failure) { names = try BackupFile(path: file).open(key, into: fresh) } catch {
            throw refusal(error, pick)
        }
        // A log that does not open is no home; a later version's is refused by its name.
        let log = try Home.open(fresh)
        defer { Home.closeLogs() }
        guard let opened = log.opened, try opened.verify(while: { true }).flaw == nil else {
            throw CommandError.refused(worded: pick(BackupText.broken(file: file)))
        }
        let withdrawn = try ConsentCheck.withdrawAll(in: log, at: try LinuxWakeClock().now())
        let records = try log.store.head()
        return Answer(
            records: records, files: names.count,
            date: BackupName((file as NSString).lastPathComponent)?.date.iso8601, consentsWithdrawn: withdrawn
        )
    }

    private func refusal(_ failure: BackupFile.Failure, _ pick: Wording) -> any Error {
        switch failure {
        case .unreadable(let number):
            CommandError.refused(
                worded: pick(BackupText.unreadable(file: file, cause: String(cString: strerror(number)))))
        case .noBackup: CommandError.refused(worded: pick(BackupText.noBackup(file: file)))
        case .otherKey(let name):
            CommandError.refused(worded: pick(BackupText.otherKey(file: file, name: name)))
        case .broken: CommandError.refused(worded: pick(BackupText.broken(file: file)))
        case .unwritable(let number): failed(pick, number)
        }
    }

    private func failed(_ pick: Wording, _ number: Int32) -> PortFailure {
        let isFull = [ENOSPC, EDQUOT].contains(number)
        return PortFailure(
            code: "restore." + (isFull ? "full" : "failed"),
            message: TextCode(worded: pick(isFull ? BackupText.restoreFull : BackupText.restoreFailed)),
            repair: TextCode(worded: pick(BackupText.fullRepair)), cause: String(cString: strerror(number)))
    }

    private func tell(_ answer: Answer, _ home: String) {
        if common.json { return JSONPrinter.print(answer) }
        // A home that was just restored has the person's language; it is no reason to say nothing.
        let pick = (try? common.service().present().settings).map(Wording.init) ?? HomeLanguage.machine
        Output.line(
            pick(
                BackupText.restored(count: "\(answer.records)", when: answer.date ?? "?", home: home)))
        Output.line(pick(BackupText.restoredBefore))
        if answer.consentsWithdrawn > 0 { Output.line(pick(BackupText.consentsWithdrawn)) }
    }
}
