import SpeechAdapters
import Foundation
import Testing
import VowCore
import VowLog
import VowRuntime
import VowPorts

/// R1: a person's own tones, decoded when they are added.
@Suite("R1 vow tones", .serialized, .timeLimit(.minutes(1))) struct TonesTests {
    @Test("a file is added under a name, taken by an alarm, and may then go; a silent one is refused")
    func library() throws {
        let home = try QuietHome()
        defer { home.clear() }
        let file = home.path + "/birds.wav"
        let speech = try FliteVoice().speech(for: "good morning", language: "en")
        try RehearsedMorningTests.wave(speech).write(to: URL(filePath: file))
        #expect(try home.vow(["tones", "add", file]).status == 0)
        try FileManager.default.removeItem(atPath: file)
        let list = try home.vow(["tones"]).output
        #expect(list.contains("birds") && list.contains("escalating"), "\(list)")
        #expect(try home.vow(["alarm", "edit", "daily", "--tone", "birds"]).status == 0)
        #expect(try home.vow(["alarm", "list", "--json"]).output.contains("/tones/birds.wav"))
        // What is added under its name is its sound from now on, and the answer names the alarm.
        func digest() throws -> String? {
            let digests = try home.log.history().compactMap { logged -> String? in
                if case .alarm("daily", .changed(let definition, _)) = logged.event {
                    definition.sound.toneDigest
                } else {
                    nil
                }
            }
            return digests.last
        }
        let before = try digest()
        let louder = (0..<16_000).map { 0.5 * sin(Float($0) / 10) }
        try RehearsedMorningTests.wave(louder).write(to: URL(filePath: file))
        let replaced = try home.vow(["tones", "add", file])
        #expect(replaced.output.contains("ring with the new sound from now on: Daily"), "\(replaced.output)")
        #expect(
            try digest() != before
                && digest()
                    == ByteHash.sha256(
                        Array(try Data(contentsOf: URL(filePath: home.path + "/tones/birds.wav"))))
        )
        try RehearsedMorningTests.wave([Float](repeating: 0, count: 16_000)).write(to: URL(filePath: file))
        let kept = try digest()
        #expect(try home.vow(["tones", "add", file]).status == 2)
        #expect(try digest() == kept)
        // A calendar holds no hash, and what comes back from it is the same alarm all the same.
        let diary = home.path + "/alarms.ics"
        #expect(try home.vow(["calendar", "export", diary]).status == 0)
        #expect(try home.vow(["calendar", "import", diary]).output.contains("unchanged"))
        try RehearsedMorningTests.wave([Float](repeating: 0, count: 16_000)).write(to: URL(filePath: file))
        #expect(try home.vow(["tones", "add", file, "--name", "silence"]).status == 2)
        #expect(try home.vow(["tones", "add", file, "--name", "../evil"]).status == 2)
        #expect(try home.vow(["tones", "add", file, "--name", "beacon"]).status == 2)
        #expect(try home.vow(["tones", "remove", "birds"]).status == 0)
        #expect(try home.vow(["tones", "remove", "birds"]).status == 2)
    }

    @Test("an M4A file is decoded when it is added; one that only calls itself so is refused") func m4a()
        throws
    {
        let home = try QuietHome()
        defer { home.clear() }
        let file = home.path + "/sine.m4a"
        let bytes = try #require(Data(base64Encoded: TonesTests.sine, options: .ignoreUnknownCharacters))
        try bytes.write(to: URL(filePath: file))
        let added = try home.vow(["tones", "add", file])
        #expect(added.status == 0, "\(added.output)")
        let kept = try Data(contentsOf: URL(filePath: home.path + "/tones/sine.wav"))
        // Half a second at 48,000 samples of two bytes, and what the coder adds at the ends.
        #expect((44_000...90_000).contains(kept.count), "\(kept.count)")
        try Data("no sound at all".utf8).write(to: URL(filePath: file))
        #expect(try home.vow(["tones", "add", file, "--name", "other"]).status != 0)
        #expect(try home.vow(["tones"]).output.contains("sine"))
    }

    /// Half a second of a sine of 440 Hz, as AAC in an MP4 file:
    /// `ffmpeg -f lavfi -i sine=frequency=440:sample_rate=8000:duration=0.5 -ac 1 -c:a aac -b:a 6k sine.m4a`.
    private static let sine = """
        AAAAHGZ0eXBNNEEgAAACAE00QSBpc29taXNvMgAAAAhmcmVlAAADR21kYXQBHlKoLIoKbf0Kqt67nS7uSRIkSIkSDKsTlWJx
        WUs7Ozs7Ozs7Ozs7Ozo7Ozs7Ozo6Ojs80mOpNovK727c/269cGRIpZZTcsssssspuWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW
        WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW
        WWWWWWWWWWWWWWWWWWWWWWWWWWWWWXgBAJzZPRVEuhlEuxdkvn2+f/4v/P9euONauTP9f0//D/z/Hnjzepdd/3/P/p/8/XXH
        F9VqT/0/P/p/9/rrXHGl0mXRijwMujEnHLoxR4aZmwxXNNMuZczzTTJZo2WX5C6qBtEtBRhOs50VVGMag0dFEdBugdQoN0G6
        p6KKwpWzZFvbNmwjvpFwjaJcX2T2EdmzZFfkMb5rRSNePPOc51KVGpSp555551TqnVOqeeedQnUpU888886jfRvoopfnUvWl
        Dsc+NrsG+J3D8FOdUPNzTqnn5p+b5KnIkIOj5bFDgAES8ori5mVnPPf5/6f/brXHF3dyXM6q5fOaUlAe5B/4Az6Af4zAe+gH
        +AHQn3BD399EIHwA77gP/Bg77kD/Bgn3IH+GwPcgMzYHvoA+GwPciZL+HiP4xxA/jhJeI8n2P4eJH+PhAYwBIKAgEQiAATCo
        WDbEAlMBwAEWMouigUyq7//sf/yXqXclpIi05nXi8bCMWUToxYutUTy+lSMWLnVE8FznjGm+jqUTyzToIUTgnl1qiSDToJ6j
        qqiYutUWLKJ0RJWdUTyzKQ8xc6ImLOrtSAEYsonqieXWpCWUTxYsWuAAYmrXbpvr1mBEIAAEwBUKABABwAFCMovmFKrO/2/x
        xqXctJJEkSIiCdcDyJlUPIKdcDIp2tz0UyqAjKMwnoDkSqIGRHAeQSqOdkU6zMi5lUPIJVEDIp1mYiZVDwyzrgZFO1Q8iZVC
        RFOuBkXM1Q8iaejncinXAyI6qHkTT0QMinXuei5lUPIyzrgZFOsz0UyqHnMs64GRTih5EyqOdyKdcDIuZVDyJlUQMinXAxEy
        qHkZZ6IGRTr3PcAAAALqbW9vdgAAAGxtdmhkAAAAAAAAAAAAAAAAAAAD6AAAAfQAAQAAAQAAAAAAAAAAAAAAAAEAAAAAAAAA
        AAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAAjl0cmFrAAAAXHRraGQA
        AAADAAAAAAAAAAAAAAABAAAAAAAAAfQAAAAAAAAAAAAAAAEBAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABA
        AAAAAAAAAAAAAAAAAAAkZWR0cwAAABxlbHN0AAAAAAAAAAEAAAH0AAAEAAABAAAAAAGxbWRpYQAAACBtZGhkAAAAAAAAAAAA
        AAAAAAAfQAAAE6BVxAAAAAAALWhkbHIAAAAAAAAAAHNvdW4AAAAAAAAAAAAAAABTb3VuZEhhbmRsZXIAAAABXG1pbmYAAAAQ
        c21oZAAAAAAAAAAAAAAAJGRpbmYAAAAcZHJlZgAAAAAAAAABAAAADHVybCAAAAABAAABIHN0YmwAAABqc3RzZAAAAAAAAAAB
        AAAAWm1wNGEAAAAAAAAAAQAAAAAAAAAAAAIAEAAAAAAfQAAAAAAANmVzZHMAAAAAA4CAgCUAAQAEgICAF0AVAAAAAAApWQAA
        KVkFgICABRWIVuUABoCAgAECAAAAIHN0dHMAAAAAAAAAAgAAAAQAAAQAAAAAAQAAA6AAAAAcc3RzYwAAAAAAAAABAAAAAQAA
        AAUAAAABAAAAKHN0c3oAAAAAAAAAAAAAAAUAAADDAAAA4AAAAHgAAAB+AAAApgAAABRzdGNvAAAAAAAAAAEAAAAsAAAAGnNn
        cGQBAAAAcm9sbAAAAAIAAAAB//8AAAAcc2JncAAAAAByb2xsAAAAAQAAAAUAAAABAAAAPXVkdGEAAAA1bWV0YQAAAAAAAAAh
        aGRscgAAAAAAAAAAbWRpcmFwcGwAAAAAAAAAAAAAAAAIaWxzdA==
        """
}
