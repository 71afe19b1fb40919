import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import VowAnswers

import struct Foundation.Data
import class Foundation.JSONDecoder

/// Answers each request, through one gate: who asks, then what for. There is no other way to a file or to the daemon.
struct PageResponder: HTTPResponder {
    typealias Context = PageRequestContext

    let gate: PageGuard
    let opening: PageOpening
    let backend: any PageBackend
    let hub: LiveHub
    /// What goes on in a trial.
    let trialHub: LiveHub
    let metrics: PageMetrics
    let activity: PageActivity

    func respond(to request: Request, context: PageRequestContext) async throws -> Response {
        activity.begin()
        defer { activity.end() }
        let response = await answer(request, context)
        metrics.answered(status: response.status.code)
        return response
    }

    private func answer(_ request: Request, _ context: PageRequestContext) async -> Response {
        let head = request.head
        let path = request.uri.path
        let isOpening = gate.outer == nil && path == "/open" && head.method == .post
        if let refusal = gate.refusalOfOrigin(head, isOpening: isOpening) {
            return refuse(refusal, of: request)
        }
        guard [.get, .head, .post].contains(head.method) else {
            let isCommand = PageInterface.endpoints.contains { $0.path == path && $0.isPost }
            return refuse(.method, of: request, allowing: isCommand ? "POST" : "GET, HEAD")
        }
        if let access = gate.outer {
            guard await access.isWanted() else { return refuse(.closed, of: request) }
            if path == "/login" { return await loggedIn(request, from: context.peer, through: access) }
        } else if path == "/open" {
            return await opened(request, context)
        }
        let isOpen = PageFile.open.contains(path)
        if !isOpen, let refusal = await gate.refusalOfPerson(head) { return refuse(refusal, of: request) }
        if let file = PageFile.all[path] {
            return head.method == .post ? refuse(.method, of: request) : served(file, request)
        }
        if path == "/logout", gate.outer != nil { return loggedOut(request) }
        switch path {
        case "/metrics", "/api/live", "/api/openapi.json":
            guard head.method != .post else { return refuse(.method, of: request) }
            return await special(path, request)
        default: return await asked(request)
        }
    }

    private func served(_ file: PageFile, _ request: Request) -> Response {
        var fields = PageHeaders.fields(file.type, caching: "no-cache")
        fields[.eTag] = file.mark
        if request.headers[.ifNoneMatch] == file.mark {
            return Response(status: .notModified, headers: fields)
        }
        return Response(status: .ok, headers: fields, body: body(file.bytes, for: request))
    }

    private func special(_ path: String, _ request: Request) async -> Response {
        switch path {
        case "/metrics":
            return Response(
                status: .ok, headers: PageHeaders.fields("text/plain; version=0.0.4; charset=utf-8"),
                body: body(Array((metrics.text + (await morningMetrics())).utf8), for: request))
        case "/api/openapi.json":
            return Response(
                status: .ok, headers: PageHeaders.fields("application/json"),
                body: body(PageDescription.json, for: request))
        default: return live(request)
        }
    }

    /// The metrics of mornings; if they cannot be had, only that fact.
    private func morningMetrics() async -> String {
        var row: MetricsRow?
        if let answer = try? await backend.ask(.query, "metrics", Array("{}".utf8)) {
            row = try? JSONDecoder().decode(MetricsRow.self, from: Data(answer))
        }
        var text = PrometheusText()
        text.add(
            "vow_mornings_readable", "gauge", "Whether the mornings could be counted.",
            [("", row == nil ? 0 : 1)])
        return text.text + (row?.prometheus ?? "")
    }

    /// A question or a command for the daemon.
    private func asked(_ request: Request) async -> Response {
        let endpoints = PageInterface.endpoints.filter { $0.path == request.uri.path }
        guard !endpoints.isEmpty else {
            if wantsPage(request), request.method != .post {
                return Response(
                    status: .notFound, headers: PageHeaders.fields(PageFile.missing.type),
                    body: body(PageFile.missing.bytes, for: request))
            }
            return json(
                .notFound,
                PageFailure(
                    code: "not.found", message: "There is nothing at this address.",
                    repair: "/api/openapi.json says what there is."
                ).body, for: request)
        }
        guard let endpoint = endpoints.first(where: { $0.isPost == (request.method == .post) }) else {
            return refuse(
                .method, of: request, allowing: endpoints.contains(where: \.isPost) ? "POST" : "GET, HEAD")
        }
        if gate.outer != nil, endpoint.grantsRight { return refuse(.device, of: request) }
        let arguments: [UInt8]
        switch await taken(request, for: endpoint) {
        case .success(let bytes): arguments = bytes
        case .failure(let refusal): return refuse(refusal.reason, of: request)
        }
        // A body may take long to arrive, and the right may have ended meanwhile.
        if endpoint.isPost, let refusal = await gate.refusalOfPerson(request.head) {
            return refuse(refusal, of: request)
        }
        if let answer = sessionAnswer(endpoint, arguments, request) { return answer }
        if endpoint.isApart, request.headers[.accept] == "text/event-stream" {
            return told(endpoint, arguments, request)
        }
        // What changes something is carried out, whoever goes away meanwhile; what the daemon answers is there at once.
        let isDropped = endpoint.isDropped
        let outcome =
            await isDropped
            ? outcomeWhileWanted(endpoint, arguments, request) : self.outcome(endpoint, arguments)
        // So may an answer. What was carried out is told of.
        if !endpoint.isPost, let refusal = await gate.refusalOfPerson(request.head) {
            return refuse(refusal, of: request)
        }
        var response: Response
        switch outcome {
        case .success(let bytes): response = json(.ok, bytes, for: request)
        case .failure(let failure): response = json(.init(code: failure.status), failure.body, for: request)
        }
        // Looking for the end of a connection takes its reading side, so it carries no request after this one.
        if isDropped { response.headers[.connection] = "close" }
        return response
    }

    private func outcome(_ endpoint: PageEndpoint, _ arguments: [UInt8]) async -> Result<[UInt8], PageFailure>
    {
        do throws(PageFailure) {
            return .success(try await backend.ask(endpoint.kind, endpoint.name, arguments))
        } catch { return .failure(error) }
    }

    private enum WorkNews {
        case note(String)
        case ended(Result<[UInt8], PageFailure>)
        case pulse
    }

    /// Work of another process as server-sent events: `note` during the work, then `answer` or
    /// `error`. A query ends when its client leaves; a command is carried out.
    private func told(_ endpoint: PageEndpoint, _ arguments: [UInt8], _ request: Request) -> Response {
        var fields = PageHeaders.fields("text/event-stream; charset=utf-8")
        fields[.cacheControl] = "no-store"
        // A reader that is late misses notes, and never the end.
        let (news, feed) = AsyncStream.makeStream(of: WorkNews.self, bufferingPolicy: .bufferingNewest(64))
        let work = Task {
            do throws(PageFailure) {
                let answer = try await backend.ask(endpoint.kind, endpoint.name, arguments) {
                    feed.yield(.note($0))
                }
                feed.yield(.ended(.success(answer)))
            } catch { feed.yield(.ended(.failure(error))) }
            feed.finish()
        }
        return Response(
            status: .ok, headers: fields,
            body: ResponseBody { writer in
                // Writing tells whether anybody is still there.
                let pulses = Task {
                    while (try? await Task.sleep(for: .seconds(1))) != nil { feed.yield(.pulse) }
                }
                defer {
                    pulses.cancel()
                    if endpoint.isDropped { work.cancel() }
                }
                for await one in news {
                    try await writer.write(ByteBuffer(bytes: await text(of: one, endpoint, request)))
                }
                try await writer.finish(nil)
            })
    }

    private func text(of news: WorkNews, _ endpoint: PageEndpoint, _ request: Request) async -> [UInt8] {
        switch news {
        case .pulse: return Array(": \n\n".utf8)
        case .note(let text): return event("note", PageJSON.bytes(["text": text]))
        case .ended(let outcome):
            // Access may have ended during the work. The result of a command is sent all the same.
            if !endpoint.isPost, let refusal = await gate.refusalOfPerson(request.head) {
                return event("error", refusal.failure.body)
            }
            switch outcome {
            case .success(let row): return event("answer", row)
            case .failure(let failure): return event("error", failure.body)
            }
        }
    }

    /// The answer to a question that a program of its own works on, whose task is cancelled when the browser goes away.
    private func outcomeWhileWanted(_ endpoint: PageEndpoint, _ arguments: [UInt8], _ request: Request) async
        -> Result<[UInt8], PageFailure>
    {
        let outcome = try? await request.body.consumeWithCancellationOnInboundClose { _ in
            await self.outcome(endpoint, arguments)
        }
        return outcome ?? .failure(.away)
    }

    private struct Refused: Error { let reason: PageGuard.Refusal }

    /// The arguments of a request: those of a GET from its address, those of a POST from its body.
    private func taken(_ request: Request, for endpoint: PageEndpoint) async -> Result<[UInt8], Refused> {
        if endpoint.isPost {
            if let refusal = gate.refusalOfType(request.head) { return .failure(Refused(reason: refusal)) }
            if let length = request.headers[.contentLength].flatMap(Int.init),
                length > endpoint.largestBody
            {
                return .failure(Refused(reason: .size))
            }
            guard var buffer = try? await request.body.collect(upTo: endpoint.largestBody) else {
                return .failure(Refused(reason: .size))
            }
            let bytes = buffer.readBytes(length: buffer.readableBytes) ?? []
            guard let object = PageJSON.arguments(bytes), endpoint.takes(object) else {
                return .failure(Refused(reason: .body))
            }
            return .success(PageJSON.bytes(of: object))
        }
        var arguments: [String: PageValue] = [:]
        for (name, value) in request.uri.queryParameters {
            guard let argument = endpoint.arguments.first(where: { $0.name == name }),
                arguments[argument.name] == nil, let read = argument.read(String(value))
            else { return .failure(Refused(reason: .body)) }
            arguments[argument.name] = read
        }
        guard endpoint.takes(arguments) else { return .failure(Refused(reason: .body)) }
        return .success(PageJSON.bytes(of: arguments))
    }

    /// What goes on, as server-sent events: `clock` first, with this machine's time, since the row that follows may have
    /// been told long ago; `screen` for a row, `level` for how loud it is, `away` without a daemon. The guard is asked
    /// again at each pulse, and at rows once a second: the stream ends with the right to it.
    private func live(_ request: Request) -> Response {
        var fields = PageHeaders.fields("text/event-stream; charset=utf-8")
        fields[.cacheControl] = "no-store"
        guard request.method == .get else { return Response(status: .ok, headers: fields) }
        let hub = request.uri.queryParameters["of"] == "trial" ? trialHub : hub
        return Response(
            status: .ok, headers: fields,
            body: ResponseBody { writer in
                // Half a second, not the browser's three: somebody may be waiting in the dark.
                let clock = Array(#"{"milliseconds":\#(OpeningTicket.present())}"#.utf8)
                try await writer.write(
                    ByteBuffer(bytes: Array("retry: 500\n\n".utf8) + event("clock", clock)))
                var askedAt = ContinuousClock.now
                try await hub.follow { news in
                    if news.isPulse || .now - askedAt >= .seconds(1) {
                        askedAt = .now
                        guard await gate.refusalOfPerson(request.head) == nil else { return false }
                    }
                    var text: [UInt8] = []
                    if news.isAway == true { text += Array("event: away\ndata: {}\n\n".utf8) }
                    if let end = news.end { text += event("screen", end) }
                    if let screen = news.screen { text += event("screen", screen) }
                    if let level = news.level { text += event("level", level) }
                    if let notice = news.notice { text += event("notice", notice) }
                    // A comment, which pages pass over; writing it tells whether anybody is still there.
                    if text.isEmpty, news.isPulse { text = Array(": \n\n".utf8) }
                    if !text.isEmpty { try await writer.write(ByteBuffer(bytes: text)) }
                    return true
                }
                try await writer.finish(nil)
            })
    }

    /// - Parameter allowed: the methods that are understood at this address, where the method was the mistake.
    func refuse(
        _ refusal: PageGuard.Refusal, of request: Request, allowing allowed: String = "GET, HEAD"
    ) -> Response {
        metrics.refused(refusal)
        let wantsPage = wantsPage(request)
        if [.token, .account].contains(refusal), wantsPage {
            return Response(
                status: refusal.status, headers: PageHeaders.fields(PageFile.locked.type),
                body: body(PageFile.locked.bytes, for: request))
        }
        if refusal == .closed, wantsPage { return asking(request, refusal.status, said: .closed) }
        if refusal == .password, wantsPage {
            var fields = PageHeaders.fields("text/plain; charset=utf-8")
            fields[.location] = "/login"
            return Response(status: .seeOther, headers: fields)
        }
        var response = json(refusal.status, refusal.failure.body, for: request)
        // What was not read of a body must not be taken for the next request.
        if refusal == .size { response.headers[.connection] = "close" }
        if refusal == .method { response.headers[.allow] = allowed }
        if refusal == .token { response.headers[.wwwAuthenticate] = "Bearer" }
        return response
    }

    /// Whether a person looks at the answer.
    private func wantsPage(_ request: Request) -> Bool {
        request.headers[.accept]?.contains("text/html") == true
    }

    func json(_ status: HTTPResponse.Status, _ bytes: [UInt8], for request: Request) -> Response {
        Response(
            status: status, headers: PageHeaders.fields("application/json"), body: body(bytes, for: request))
    }

    func body(_ bytes: [UInt8], for request: Request) -> ResponseBody {
        request.method == .head ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
    }
}

/// One server-sent event; a row is one line, so it needs no second `data:`.
private func event(_ name: String, _ row: [UInt8]) -> [UInt8] {
    Array("event: \(name)\ndata: ".utf8) + row.filter { $0 != 10 && $0 != 13 } + [10, 10]
}
