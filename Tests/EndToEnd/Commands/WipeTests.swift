import Foundation
import Testing
import VowCore
import VowLog
import VowPorts
import VowRecitation
import VowRuntime

/// N14: what `vow wipe` says is true after a morning, and what stays has no erased name.
@Suite("N14 Erasing after mornings", .serialized)
struct WipeTests {
    /// Passes the gate of the next alarm, whose sums the terminal shows.
    private func passSums(_ home: QuietHome) throws {
        let terminal = try PseudoTerminal(["now", "--home", home.path])
        defer { terminal.end() }
        for number in 1...3 {
            func asked(_ output: String) -> [(Substring, Substring, Substring, Substring)] {
                output.matches(of: /How much is (\d+) ([+−×]) (\d+)\? \((\d) of 3\)/).map {
                    ($0.1, $0.2, $0.3, $0.4)
                }
            }
            #expect(
                terminal.prints { asked($0).last?.3 == "\(number)" }, "\(terminal.output)")
            let sum = try #require(asked(terminal.output).last)
            let (one, other) = (try #require(Int(sum.0)), try #require(Int(sum.2)))
            let answer = sum.1 == "+" ? one + other : sum.1 == "−" ? one - other : one * other
            terminal.type("\(answer)\n")
        }
        #expect(terminal.prints { $0.contains("Up early") }, "\(terminal.output)")
        #expect(terminal.status == 0)
    }

    @Test("a browser that erases everything gets the answer, and is logged out with all others")
    func sessions() throws {
        let home = try QuietHome()
        defer { home.clear() }
        // It may not ring meanwhile.
        #expect(try home.vow(["alarm", "disable", "daily"]).status == 0)
        let port = try FreePort.find()
        let daemon = try ChildProcess(
            ["run", "--home", home.path], soundServer: "unix:/nowhere", pagePort: port)
        defer { daemon.stop() }
        let limit = ContinuousClock.now + .seconds(40)
        while !FreePort.isTaken(port), ContinuousClock.now < limit { usleep(50_000) }
        let program = """
            import http.client, sys
            host = "127.0.0.1:\(port)"
            def ask(method, path, body=None, cookie=None):
                c = http.client.HTTPConnection(host, timeout=60)
                fields = {"Origin": "http://" + host, "Content-Type": "application/json"}
                if cookie: fields["Cookie"] = cookie
                c.request(method, path, body, fields)
                r = c.getresponse()
                return r, r.read().decode()
            def enter(address):
                return ask("GET", address.split(host)[1])[0].getheader("Set-Cookie").split(";")[0]
            own, other = enter(sys.argv[1]), enter(sys.argv[2])
            def statuses(): print(*[ask("GET", "/api/alarm/list", None, cookie)[0].status for cookie in (own, other)])
            statuses()
            part, _ = ask("POST", "/api/wipe", '{"yes":true,"class":"goals"}', own)
            print(part.status)
            statuses()
            whole, answer = ask("POST", "/api/wipe", '{"yes":true}', own)
            print(whole.status, "filesScanned" in answer)
            statuses()
            """
        let addresses = try (0..<2).map { _ in try PageOpening.address(home: home.path, port: port) }
        let said = try AttackedRing.output("/usr/bin/python3", ["-c", program] + addresses)
        #expect(said == "200 200\n200\n200 200\n200 True\n401 401\n", "\(said)")
        #expect(try home.vow(["page", "sessions", "list", "--json"]).output.contains("id") == false)
    }

    @Test("after a morning that was passed nothing is left, and no answer calls anything [erased]")
    func afterMorning() throws {
        let home = try QuietHome()
        defer { home.clear() }
        // Never the day on which the test runs nor the next: the other alarm is the next one at any hour.
        let weekday = Calendar(identifier: .gregorian).component(.weekday, from: Date())
        let days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"][(weekday + 2) % 7]
        for arguments in [
            ["alarm", "remove", "daily"], ["codes", "add", "Pantry", "--payload", "5012345678900"],
            [
                "alarm", "add", "--time", "06:00", "--days", days, "--gate", "code:Pantry", "--label",
                "Orchids",
            ],
            ["alarm", "add", "--in", "50m", "--gate", "sum:easy", "--label", "Greenhouse"],
            ["practice", "add", "I water the orchids."],
        ] { #expect(try home.vow(arguments).status == 0, "\(arguments)") }
        let goal = GoalDetails(text: "I repot one orchid a week.", why: "they bloom")
        let event = Aggregates.goal.event(.set(goal, line: "a0", origin: "i1"), of: "a0")
        try home.log.append([try #require(event)], at: Bedroom.now)
        home.log.opened?.close()
        try passSums(home)

        let wiped = try home.vow(["wipe", "--yes"])
        #expect(wiped.status == 0, "\(wiped.output)")
        #expect(wiped.output.contains("nothing is left"), "\(wiped.output)")
        for arguments in [
            ["status"], ["next"], ["alarm", "list"], ["lines", "list"], ["goals"], ["runs"], ["codes"],
            ["tags"],
            ["practice", "list"], ["streak"], ["review"], ["schedule"], ["autopsy"],
        ] {
            let answer = try home.vow(arguments)
            #expect(answer.status < 2, "\(arguments): \(answer.output)")
            #expect(!answer.output.contains(FieldReader.erasedText), "\(arguments): \(answer.output)")
        }
        #expect(try home.vow(["status"]).output.contains("asks for a code or a tag that was erased"))
        #expect(try home.vow(["alarm", "list"]).output.contains("06:00"))
        #expect(try home.vow(["log", "verify"]).output.hasPrefix("Intact"))
        #expect(try home.vow(["wipe", "--yes"]).status == 0)
    }
}
