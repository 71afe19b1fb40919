package import VowAnswers

extension Operations {
    static let device: [any Operation.Type] = [
        ShowWakeMethods.self, DiagnoseDevice.self, CheckSound.self, ListModels.self, InstallModel.self,
        RemoveModel.self,
    ]
}

package struct ShowWakeMethods: Query, DeviceOperation {
    package typealias Answer = [WakeMethodRow]
    package static let name = "wake"
    package static let summary = "How this machine can be woken."
    package static let place = OperationPlace.slow

    package init() {}
}

package struct DiagnoseDevice: Query, DeviceOperation {
    package typealias Answer = DoctorRow
    package static let name = "doctor"
    package static let summary = "What a morning needs of this device, and how it stands."
    package static let place = OperationPlace.slow
    package static let fields: [OperationField<Self>] = [
        .flag("withoutMicrophone", \.leavesMicrophone)
    ]
    /// Whether the microphone is not opened for its level. The daemon never opens it for this.
    package var leavesMicrophone = false
    /// Whether Vow repairs what it can. Only the command line says so.
    package var repairs = false
    /// Whether a tone is played and listened for, then a hello. Only the command line says so; see `CheckSound`.
    package var isTrial = false

    package init() {}
}

package struct CheckSound: Command, DeviceOperation {
    package typealias Answer = DoctorRow
    package static let name = "sound.check"
    package static let summary = "Plays a tone and listens for it; then listens for a hello."
    package static let place = OperationPlace.ownProcess

    package init() {}
}

package struct ListModels: Query, DeviceOperation {
    package typealias Answer = [ModelRow]
    package static let name = "models.list"
    package static let summary = "Speech models."
    package static let place = OperationPlace.slow

    package init() {}
}

/// Downloads and verifies a model, and tries its engine. What is there already is not downloaded again.
package struct InstallModel: Command, DeviceOperation {
    package typealias Answer = [ModelRow]
    package static let name = "models.install"
    package static let summary =
        "Downloads, verifies and installs a model; it answers when that has ended."
    package static let place = OperationPlace.ownProcess
    package static let fields: [OperationField<Self>] = [.text("model", \.model, most: 64)]
    package var model = ""

    package init() {}
}

package struct RemoveModel: Command, DeviceOperation {
    package typealias Answer = RemovedModelRow
    package static let name = "models.remove"
    package static let summary = "Removes an installed model."
    package static let place = OperationPlace.ownProcess
    package static let fields: [OperationField<Self>] = [.text("model", \.model, most: 64)]
    package var model = ""

    package init() {}
}
