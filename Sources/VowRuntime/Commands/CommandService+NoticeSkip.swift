import VowAnswers
import VowCore
package import VowPorts

// Leaving one date out by the button of a notice.
extension CommandService {
    /// Carries out what `vow alarm skip ID --date DATE` does, and gives the words of what it came to: a press is answered
    /// by a notice, since nobody reads a terminal.
    package func skipOnce(_ skip: NoticeSkip) -> String {
        let wording = CommandService.wording(of: log)
        do {
            let alarm = try alarmID(named: skip.alarm)
            try change(alarm: alarm, try skipping(alarm, date: skip.date, from: nil, to: nil))
            let done = wording(NoticeText.skippedOnce(date: skip.date, alarm: alarm.text))
            // A run that rings at present goes on as it began.
            let goesOn = Remarks(try present()).onRunInProgress(of: alarm)
            return [done, goesOn].compactMap { $0 }.joined(separator: "\n")
        } catch { return FailureRow(error, wording).message }
    }
}
