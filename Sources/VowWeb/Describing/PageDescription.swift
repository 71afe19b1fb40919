import VowAnswers

/// `/api/openapi.json`, made from the table that requests are checked with.
enum PageDescription {
    /// The document, as JSON.
    static let json: [UInt8] = PageJSON.bytes(document)

    private static var document: [String: Any] {
        var paths: [String: Any] = [:]
        for endpoint in PageInterface.endpoints {
            var item = paths[endpoint.path] as? [String: Any] ?? [:]
            item[endpoint.isPost ? "post" : "get"] = operation(endpoint)
            paths[endpoint.path] = item
        }
        paths["/api/live"] = ["get": live]
        return [
            "openapi": "3.1.0",
            "info": [
                "title": "Vow on this device", "version": "1",
                "description":
                    "Rows are those of the command line's --json. Programs send the token that stands in page.token "
                    + "(mode 0600) in Vow's folder as a bearer; browsers have a session, which `vow open` begins.",
            ],
            "security": [["token": [String]()]],
            "components": [
                "securitySchemes": ["token": ["type": "http", "scheme": "bearer"]],
                "schemas": ["Failure": failure],
            ],
            "paths": paths,
        ]
    }

    private static func operation(_ endpoint: PageEndpoint) -> [String: Any] {
        var result: [String: Any] = [
            "operationId": endpoint.name, "summary": endpoint.summary,
            "responses": responses(endpoint),
        ]
        if endpoint.isPost {
            var properties: [String: Any] = [:]
            for argument in endpoint.arguments { properties[argument.name] = argument.schema }
            var schema: [String: Any] = [
                "type": "object", "properties": properties, "additionalProperties": false,
            ]
            let required = endpoint.arguments.filter(\.isRequired).map(\.name)
            if !required.isEmpty { schema["required"] = required }
            result["requestBody"] = [
                "required": true, "content": ["application/json": ["schema": schema]],
            ]
        } else {
            result["parameters"] = endpoint.arguments.map { argument in
                [
                    "name": argument.name, "in": "query", "required": argument.isRequired,
                    "schema": argument.schema,
                ]
                    as [String: Any]
            }
        }
        return result
    }

    private static func responses(_ endpoint: PageEndpoint) -> [String: Any] {
        var content: [String: Any] = ["application/json": ["schema": endpoint.answer.description]]
        // note: for the person, during the work; then answer: the row, or error: why there is none.
        if endpoint.isApart { content["text/event-stream"] = ["schema": ["type": "string"]] }
        let good: [String: Any] = ["description": "What was asked for.", "content": content]
        var all: [String: Any] = ["200": good]
        var codes = [
            "400": "It is not one object of these arguments.", "401": "The token is missing.",
            "404": "There is no such thing.", "405": "The method is another one.",
            "422": "It cannot be done, and why.", "500": "A part failed.",
            "503": "The daemon does not answer.",
        ]
        if endpoint.grantsRight {
            codes["403"] = "Another machine asks for what is granted on the device only."
        }
        if endpoint.isPost {
            codes["413"] = "The body is too long."
            codes["415"] = "The body is not JSON."
        }
        for (code, text) in codes {
            all[code] = [
                "description": text,
                "content": ["application/json": ["schema": ["$ref": "#/components/schemas/Failure"]]],
            ]
        }
        return all
    }

    private static var failure: [String: Any] {
        let words = ["code", "message", "repair"]
        return [
            "type": "object", "required": ["error"],
            "properties": [
                "error": [
                    "type": "object", "required": words,
                    "properties": Dictionary(uniqueKeysWithValues: words.map { ($0, ["type": "string"]) }),
                ]
            ],
        ]
    }

    private static var live: [String: Any] {
        [
            "operationId": "live",
            "summary":
                "What goes on, as server-sent events: clock, screen, level, notice, away. It does not end.",
            "responses": [
                "200": [
                    "description": "Events.",
                    "content": ["text/event-stream": ["schema": ["type": "string"]]],
                ]
            ],
        ]
    }
}
