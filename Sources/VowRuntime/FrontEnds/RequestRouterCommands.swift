import VowAnswers
import VowCore

// What a front end may change.
extension RequestRouter {
    static let ownCommands: [String: Handler] = [
        "config.set": { service, arguments in
            let key = try SettingKey.named(try arguments.required("key"))
            try service.set(key, to: try arguments.required("value"))
            return [key.rawValue: try service.present().settings[key]]
        }
    ]
}
