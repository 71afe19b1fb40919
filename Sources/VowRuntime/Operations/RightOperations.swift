package import VowAnswers

extension Operations {
    /// What grants a right over the page or an account elsewhere, or keeps its secret.
    ///
    /// The page does none of these, on any machine: somebody with a browser's session could use them to keep access.
    static let rights: [any Operation.Type] = [
        OpenPage.self, SetPassword.self, KeepCloudKey.self, KeepBrokerPassword.self,
    ]

    fileprivate static let longestSecret = 1_000
}

package struct OpenPage: Command, DeviceOperation {
    package typealias Answer = OpenedPageRow
    package static let name = "open"
    package static let summary = "An address that lets one browser in, once and within two minutes."
    package static let place = OperationPlace.commandLine
    package static let beginsHome = true
    package static let grantsRight = true
    package static let fields: [OperationField<Self>] = [.flag("window", \.isWindow)]
    /// Whether the browser is the wake window, whose session ends with it.
    package var isWindow = false

    package init() {}
}

package struct SetPassword: Command, DeviceOperation {
    package typealias Answer = PasswordRow
    package static let name = "password"
    package static let summary = "Sets or removes the password that opens the page from other machines."
    package static let place = OperationPlace.commandLine
    package static let beginsHome = true
    package static let grantsRight = true
    package static let fields: [OperationField<Self>] = [
        // In whatever script, it fits into the form of the login.
        .text("password", \.password, most: 200)
    ]
    /// The new password, or nil to remove it.
    package var password: String?

    package init() {}
}

package struct KeepCloudKey: Command, DeviceOperation {
    package typealias Answer = KeptSecretRow
    package static let name = "cloud.key"
    package static let summary = "Keeps the key of a cloud service; an empty one removes it."
    package static let place = OperationPlace.commandLine
    package static let beginsHome = true
    package static let grantsRight = true
    package static let opensLog = false
    package static let fields: [OperationField<Self>] = [
        .text("key", \.key, most: Operations.longestSecret)
    ]
    package var key = ""

    package init() {}
}

package struct KeepBrokerPassword: Command, DeviceOperation {
    package typealias Answer = KeptSecretRow
    package static let name = "mqtt.password"
    package static let summary = "Keeps the password at a broker; an empty one removes it."
    package static let place = OperationPlace.commandLine
    package static let beginsHome = true
    package static let grantsRight = true
    package static let opensLog = false
    package static let fields: [OperationField<Self>] = [
        .text("password", \.password, most: Operations.longestSecret)
    ]
    package var password = ""

    package init() {}
}
