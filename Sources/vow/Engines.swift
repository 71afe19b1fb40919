import Foundation
import SpeechEngines
import SpeechModels

/// The recognisers of this machine; falling back to another one is said on the standard error.
func speechEngines(home: String?) -> SpeechEngines {
    SpeechEngines(shelf: .standard(home: home)) { degradation in
        FileHandle.standardError.write(Data("vow: \(degradation)\n".utf8))
    }
}
