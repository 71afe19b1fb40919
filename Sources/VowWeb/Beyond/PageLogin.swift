import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// What is known of a request beside its head and body.
struct PageRequestContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The address it came from.
    let peer: String
    /// The port it came from.
    let peerPort: Int

    init(source: Source) {
        coreContext = .init(source: source)
        peer = source.channel.remoteAddress?.ipAddress ?? ""
        peerPort = source.channel.remoteAddress?.port ?? 0
    }
}

extension PageResponder {
    /// The page that asks for the password, and what becomes of one.
    func loggedIn(_ request: Request, from peer: String, through access: RemoteAccess) async -> Response {
        guard request.method == .post else { return asking(request, .ok, said: nil) }
        if let refusal = gate.refusalOfForm(request.head) { return refuse(refusal, of: request) }
        guard let buffer = try? await request.body.collect(upTo: 4_096) else {
            return refuse(.size, of: request)
        }
        guard let password = access.password() else { return asking(request, .unauthorized, said: .unset) }
        let given = PageForm.value(of: "password", in: String(buffer: buffer)) ?? ""
        switch await access.tries.check(given, from: peer, password: password) {
        case .right:
            guard
                let secret = try? gate.sessions.begin(.beyond, address: peer, password: password)
            else { return unwritable(request) }
            var fields = PageHeaders.fields("text/plain; charset=utf-8")
            fields[.setCookie] = gate.cookie(secret)
            fields[.location] = "/"
            return Response(status: .seeOther, headers: fields)
        case .wrong:
            metrics.refused(.password)
            return asking(request, .unauthorized, said: .wrong)
        case .wait(let seconds):
            metrics.refused(.wait)
            var response = asking(request, .tooManyRequests, said: .wait)
            response.headers[.retryAfter] = "\(seconds)"
            return response
        }
    }

    /// Ends the session of a browser.
    func loggedOut(_ request: Request) -> Response {
        guard request.method == .post else { return refuse(.method, of: request, allowing: "POST") }
        if let refusal = gate.refusalOfType(request.head) { return refuse(refusal, of: request) }
        gate.carried(by: request.head).forEach { gate.sessions.end($0) }
        var fields = PageHeaders.fields("application/json")
        fields[.setCookie] = gate.cookie("")
        return Response(status: .ok, headers: fields, body: body(Array("{}".utf8), for: request))
    }

    func asking(_ request: Request, _ status: HTTPResponse.Status, said: PageLoginText?) -> Response {
        Response(
            status: status, headers: PageHeaders.fields("text/html; charset=utf-8"),
            body: body(PageLoginText.page(said), for: request))
    }
}

/// What the page that asks for the password says of a try, in every language: nobody's language is known there.
enum PageLoginText: CaseIterable {
    case wrong, wait, unset, closed

    private var sentences: (english: String, spanish: String, chinese: String) {
        switch self {
        case .wrong: ("That is not the password.", "Esa no es la contraseña.", "密码不对。")
        case .wait:
            (
                "There were too many tries. Wait a while, then try again.",
                "Hubo demasiados intentos. Espera un rato y prueba otra vez.", "试的次数太多。请过一会儿再试。"
            )
        case .unset:
            (
                "No password is set any more. Set one on the device: vow password",
                "Ya no hay contraseña. Pon una en el dispositivo: vow password",
                "已经没有密码了。请在设备上设一个：vow password"
            )
        case .closed:
            (
                "Other machines are no longer let in. Let them in on the device: vow config set web.address 0.0.0.0",
                "Ya no se da acceso a otros equipos. Dáselo en el dispositivo: vow config set web.address 0.0.0.0",
                "已不再允许其他设备访问。请在设备上允许：vow config set web.address 0.0.0.0"
            )
        }
    }

    /// The page, with what is said in its place.
    static func page(_ said: PageLoginText?) -> [UInt8] {
        let page = String(decoding: PackageResources.login_html, as: UTF8.self)
        let text =
            said.map(\.sentences).map {
                "\($0.english) <span lang=\"es\">\($0.spanish)</span> <span lang=\"zh\">\($0.chinese)</span>"
            } ?? ""
        return Array(page.replacing("<!-- said -->", with: text).utf8)
    }
}

/// A form as browsers send it.
enum PageForm {
    /// The value of the first field of a name; nil where there is none.
    static func value(of name: String, in body: String) -> String? {
        for pair in body.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts[0] == name, parts.count == 2 else { continue }
            return String(parts[1]).replacing("+", with: " ").removingPercentEncoding
        }
        return nil
    }
}
