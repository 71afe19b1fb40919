import Foundation
import ScriptedBackend
import VowWeb

// Rows of a home with some mornings behind it.
extension PageUnderTest {
    /// The row of one alarm, in a list.
    func alarm(label: String) -> String {
        #"[{"id":"a1","label":"\#(label)","enabled":true,"time":"06:30","days":["mon","tue","wed","thu","fri"],"zone":"Europe/Madrid","followsDevice":true,"skippedDates":[],"skippedRanges":[],"tone":"beacon","volumePercent":80,"rampSeconds":20,"vibrate":false,"routeTags":[],"snoozeMaximum":2,"snoozeMinutes":9,"recite":["affirmation","goal"],"challengeWord":true,"minimumSimilarity":0.72,"language":"en","next":{"instant":"2026-11-23T05:30:00Z","local":"2026-11-23T06:30:00","kind":"exact"}}]"#
    }

    /// The row of a wake screen, with so many words of its line heard.
    func wake(_ phase: String, heard: Int) -> String {
        let words = "I keep promises to myself.".split(separator: " ").enumerated()
            .map { #"{"text":"\#($1)","heard":\#($0 < heard)}"# }.joined(separator: ",")
        return
            #"{"phase":"\#(phase)","prompt":"Good morning. Say your affirmations now.","label":"Morning","language":"en","step":0,"stepCount":2,"kind":"affirmation","challenge":"recite","lines":[{"words":[\#(words)],"recited":false}],"snooze":{"allowed":false},"emergency":{"sentence":"I stop this alarm without keeping my word."}}"#
    }

    /// Answers every question of the day pages.
    func scriptDay() throws {
        backend.answer("alarm.list", alarm(label: "Morning"))
        backend.answer(
            "lines.list",
            #"[{"id":"l1","kind":"affirmation","language":"en","text":"I keep promises to myself."},{"id":"l2","kind":"goal","language":"en","text":"I complete 4 workouts a week."}]"#
        )
        backend.answer(
            "next",
            #"{"now":"2026-11-22T21:18:00Z","watched":true,"next":{"alarm":"a1","label":"Morning","instant":"2026-11-23T05:30:00Z","local":"2026-11-23T06:30:00","zone":"Europe/Madrid","waitSeconds":29520,"cause":"occurrence","kind":"exact"},"following":[]}"#
        )
        backend.answer("streak", #"{"current":12,"best":31,"currentTyped":1,"days":[]}"#)
        let days = (1...28).map {
            #"{"date":"2026-11-\#(String(format: "%02d", $0))","standing":"\#($0 % 9 == 0 ? "broken" : "kept")"}"#
        }
        backend.answer(
            "review",
            #"{"from":"2026-11-01","through":"2026-11-28","runs":20,"outcomes":{"kept":18,"abandoned":1,"missed":1},"completionRate":0.9,"medianCompletionMilliseconds":61000,"attempts":33,"retries":12,"typed":1,"snoozes":4,"flags":{},"disturbances":{"clockSet":1},"endings":{"spoken":17,"code":1,"abandoned":1,"missed":1},"interruptedRuns":1,"interruptions":2,"mornings":[{"date":"2026-11-01","time":"06:30","ending":"spoken","completionMilliseconds":61000,"retries":1},{"date":"2026-11-02","time":"06:30","ending":"code","completionMilliseconds":41000,"retries":0}],"similarityHistogram":[0,0,0,1,0,2,3,9,31,44],"hours":[{"hour":6,"runs":18,"kept":16}],"calendar":[\#(days.joined(separator: ","))]}"#
        )
        backend.answer(
            "runs",
            #"[{"run":"run-1","alarm":"a1","label":"Morning","due":"2026-11-20T05:30:00Z","local":"2026-11-20T06:30","beganAt":"2026-11-20T06:30:00Z","state":"dismissed","step":2,"attempts":2,"snoozes":0,"recitedLines":3}]"#
        )
        backend.answer(
            "run",
            #"[{"position":1,"at":"2026-11-20T05:30:00.250Z","local":"2026-11-20T06:30","name":"AlarmFired","detail":"Morning"}]"#
        )
        backend.answer(
            "replay",
            #"{"run":"run-1","records":"sound","steps":[{"step":1,"at":"2026-11-20T05:30:00Z","local":"2026-11-20T06:30","input":"Morning was due","events":["AlarmFired Morning"],"effects":["starts to ring"],"state":"active","check":"same"}]}"#
        )
        backend.answer(
            "whatif",
            #"{"mornings":1,"notJudged":0,"withoutNotes":0,"records":"sound","wouldOpen":0,"wouldStayClosed":1,"runs":[{"run":"run-1","inProgress":false,"wasDismissed":true,"wouldBeDismissed":false,"attemptsThatWouldOpen":[],"attemptsThatWouldNot":[2],"attemptsNotNeeded":[],"attemptsWithoutNotes":[]}]}"#
        )
        backend.answer(
            "config.list",
            #"{"language":"en","engine":"auto","engine.en":"","engine.es":"","engine.zh":"","shadow-engine":"off","fallback-engine":"off","language-model":"off","grace-minutes":10,"abandon-minutes":30,"ring-again-times":2,"ring-again-minutes":10,"notice-hour":21,"wake-ahead-minutes":3,"vibration":100,"button.snooze":"off","button.exit":"off","retention-days":"off","liveness":"on","challenge-words":1,"challenge-seconds":30,"refresh-days":14,"clock-hours":24,"alarm.tone":"beacon","alarm.volume":80,"alarm.vibrate":"off","alarm.similarity":0.72,"coach.language":"zh","coach.minutes":30,"coach.voice":"auto","coach.rate":100,"coach.pitch":100,"coach.reminder":"off","goals.evening":"20:30","backup.folder":"off","sound.warn-below":30,"sound.restore":"off","sound.headphones":"force","prompts.spoken":"off","web.port":8690,"web.address":"off","web.secure-port":8691,"web.names":"auto","web.certificate":"auto","web.key":"auto"}"#
        )
        backend.answer("config.set", #"{"language":"es"}"#)
        backend.answer("consent.list", #"[{"purpose":"cloud-speech","given":false}]"#)
        backend.answer(
            "consent.statement",
            #"{"purpose":"cloud-speech","recipient":"https://speech.example.org","statement":1,"text":"Recordings of your attempts are sent to https://speech.example.org."}"#
        )
        backend.answer("consent.give", #"{"purpose":"cloud-speech","given":true}"#)
        backend.answer(
            "doctor",
            #"{"now":"2029-01-01T06:00:00Z","ready":false,"repairs":[],"findings":[{"part":"speaker","state":"missing","message":"muted","why":"It wakes you.","repair":"pactl set-sink-mute @DEFAULT_SINK@ 0","fix":"unmuteSpeaker"},{"part":"clock","state":"ready","message":"synchronised","why":"","repair":""}]}"#
        )
        backend.answer("wake", #"[{"name":"rtc","state":"ready","reason":"/dev/rtc0","used":true}]"#)
        backend.answer(
            "models.list",
            #"[{"name":"moonshine","languages":["en"],"state":"installed","installedBytes":44000000,"downloadBytes":0}]"#
        )
        let coached =
            #"{"date":"2026-11-22","minutes":28,"sentences":31,"correct":29,"rightAtOnce":25,"attempts":38,"replays":4,"meanScore":88}"#
        backend.answer(
            "coach.summary",
            #"{"language":"zh","plannedMinutes":30,"day":\#(coached),"streakDays":6,"bestStreakDays":11,"level":"medium","wordBucket":"common","weakWords":2,"dueWords":["雨"],"unfinished":true}"#
        )
        backend.answer(
            "coach.calendar",
            #"{"from":"2026-10-24","to":"2026-11-22","streakDays":6,"bestStreakDays":11,"days":[{"language":"zh","day":\#(coached)}]}"#
        )
        backend.answer(
            "coach.words", #"[{"word":"雨","due":"2026-11-22","isDue":true,"intervalDays":6,"lapses":1}]"#)
        let practised =
            #"{"id":"p1","text":"I keep promises to myself.","language":"en","count":412,"target":1000,"today":12,"remaining":588,"refused":31,"listened":4,"typed":1,"perDay":18.4,"createdAt":"2026-10-30T07:00:00Z","forecast":{"expected":"2026-12-24","from":"2026-12-20","through":"2026-12-28","share":0.8,"method":"normal approximation"},"bestWeek":{"first":"2026-11-09","count":160},"recording":{"lengthMilliseconds":2300,"standing":"whole"},"lastRefused":{"at":"2026-11-22T07:00:00Z","reasons":["wordsMissing"],"missed":["promises"],"heard":"I keep to myself","sentence":"Almost. Not heard yet: promises"},"reminder":{"time":"19:30"}"#
        let counts = (1...21).map {
            #"{"date":"2026-11-\#(String(format: "%02d", $0))","count":\#($0 % 5 * 9)}"#
        }
        backend.answer("practice.list", "[\(practised)}]")
        backend.answer("practice.show", practised + #","days":[\#(counts.joined(separator: ","))]}"#)
        backend.answer(
            "alarm.preview",
            #"[{"instant":"2026-11-23T05:30:00Z","local":"2026-11-23T06:30:00","kind":"exact"},{"instant":"2026-11-24T05:30:00Z","local":"2026-11-24T06:30:00","kind":"exact"}]"#
        )
        backend.answer("alarm.add", #"{"id":"a2"}"#)
        backend.answer(
            "goals.list",
            #"[{"id":"l2","line":"l2","text":"I complete 4 workouts a week.","why":"","barriers":"","supports":"","values":"","done":9,"answered":12,"signs":["unchanged"]}]"#
        )
        backend.answer(
            "interview.show",
            #"{"state":"asking","language":"en","step":"change","question":"What's one meaningful change you want this month?","wants":"text","skippable":false,"done":0,"of":12,"said":[],"answers":[],"lines":[]}"#
        )
        backend.answer("alarm.remove", #"{"removed":"a1"}"#)
        scriptThings()
    }
}

// What stands beside the alarms and behind the mornings.
extension PageUnderTest {
    /// Answers with codes and tags, with the way of a morning, with error rates, and with a clock change ahead.
    private func scriptThings() {
        backend.answer(
            "codes.list",
            #"[{"id":"c1","name":"kitchen","printable":true},{"id":"c2","name":"bytes","printable":false}]"#
        )
        backend.answer("tags.list", #"[{"id":"t1","name":"door"}]"#)
        backend.answer(
            "codes.print", #"{"file":"kitchen.svg","type":"image/svg+xml","base64":"PHN2Zy8+"}"#)
        backend.answer(
            "calendar.export",
            #"{"file":"vow-alarms.ics","type":"text/calendar","base64":"QkVHSU46VkNBTEVOREFS"}"#)
        backend.answer(
            "calendar.import",
            #"[{"action":"new","alarm":"","time":"08:30","label":"Dentist","date":"2026-12-24"},{"action":"unchanged","alarm":"a1","time":"06:30","label":"Morning","days":["mon","wed"]},{"action":"passedOver","alarm":"","time":"","label":"","reason":"line 9: A VTODO is not an alarm."}]"#
        )
        backend.answer(
            "coach.export", #"{"file":"vow-coach.csv","type":"text/csv","base64":"ZGF0ZQ=="}"#)
        backend.answer("coach.sentences.import", #"{"sentences":12,"changed":3}"#)
        backend.answer(
            "tones.list",
            #"[{"name":"beacon","kind":"builtIn","summary":""},{"name":"birds","kind":"own","summary":""}]"#)
        backend.answer("tones.add", #"{"name":"birds","kind":"own","summary":""}"#)
        backend.answer("tones.remove", #"{"removed":"birds"}"#)
        backend.answer("codes.add", #"{"id":"c3","name":"bath","printable":true}"#)
        backend.answer("codes.scan", #"{"id":"c4","name":"soap","kind":"ean13","printable":false}"#)
        backend.answer("codes.remove", #"{"removed":"c1"}"#)
        backend.answer(
            "autopsy",
            #"{"run":"run-1","label":"Morning","due":"2026-11-20T06:30:00Z","outcome":"missed","sentence":"The machine was off from 2026-11-20T02:10:00Z to 2026-11-20T06:40:00Z.","gapMilliseconds":16200000,"brokenParts":[]}"#
        )
        backend.answer(
            "ledger",
            #"[{"step":"armed","at":"2026-11-19T21:00:00.000Z","fromDueMilliseconds":-34200000,"detail":"alarmTimer"},{"step":"firstSample","at":"2026-11-20T06:30:00.061Z","fromDueMilliseconds":61,"detail":""}]"#
        )
        let share = #"{"count":2,"total":24,"share":0.083,"lower":0.02,"upper":0.26}"#
        backend.answer(
            "engines",
            #"{"mornings":30,"genuine":24,"unknown":{},"engines":[{"engine":"moonshine tiny","refusedAtFirst":\#(share),"passedWithinTwo":\#(share),"isEnough":true},{"engine":"whisper base","refusedAtFirst":{"count":0,"total":3,"lower":0,"upper":0.7},"passedWithinTwo":{"count":3,"total":3,"share":1,"lower":0.3,"upper":1},"isEnough":false}],"comparisons":[{"engine":"moonshine tiny","shadow":"whisper base","pairs":3,"enginePassed":\#(share),"shadowPassed":\#(share),"onlyEngine":0,"onlyShadow":1,"probability":1,"advice":"notEnoughData"}],"rehearsals":{}}"#
        )
        let ring = { (date: String, hour: String) in
            #"{"alarm":"a1","label":"Morning","instant":"\#(date)T\#(hour):30:00Z","local":"\#(date)T06:30:00","deviceLocal":"\#(date)T06:30:00","date":"\#(date)","time":"06:30","zone":"Europe/Madrid","kind":"exact","why":"every day","followsDevice":true}"#
        }
        backend.answer(
            "schedule",
            #"{"from":"2026-11-22T21:18:00Z","until":"2027-11-23T21:18:00Z","zone":"Europe/Madrid","zoneRules":"2026a","rings":[\#(ring("2026-12-01", "05")),\#(ring("2027-03-27", "05")),\#(ring("2027-03-29", "04"))],"silences":[],"clockChanges":[{"zone":"Europe/Madrid","instant":"2027-03-28T01:00:00Z","offsetBeforeSeconds":3600,"offsetAfterSeconds":7200,"device":true}]}"#
        )
    }
}
