import VowAnswers
import VowCommandLine
import VowCore
import VowRuntime

/// `vow next` alone: the next alarm.
enum NextAlarm {
    /// Prints the next ring of each of the first `count` alarms; throws exit code 1 when there is none.
    static func show(_ service: CommandService, count: Int, _ common: CommonOptions) throws {
        guard (1...1000).contains(count) else { throw CommandError.refused("--count goes from 1 to 1000.") }
        let overview = try service.present()
        let rings = Array(overview.nextRings.prefix(count))
        let watched = HomeLock.isWatched(home: common.homePath)
        if common.json {
            JSONPrinter.print(overview.nextRow(count: count, watched: watched))
        } else {
            let texts = NextTexts(overview.settings)
            for ring in overview.unnoticed { Output.line(texts.unnoticed(ring)) }
            if rings.isEmpty { Output.line(texts.nothing) }
            for ring in rings {
                Output.line(texts.line(ring, now: overview.now, isWatched: watched != false))
            }
        }
        if rings.isEmpty { throw Exit.no }
        if !common.json { common.warnUnwatched(overview.settings) }
    }
}
