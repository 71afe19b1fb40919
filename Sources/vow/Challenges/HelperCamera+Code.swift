import ArgumentParser
import Foundation
import Glibc
import VowSystem
import PictureAdapters
import VowAnswers
import VowCommandLine
import VowPorts

extension HelperCamera {
    /// The device's own camera.
    static var ofDevice: HelperCamera {
        HelperCamera { V4L2Camera(reader: GdPictureReader()).isPresent }
    }

    /// The one code that is held before the camera within a time.
    static func code(within seconds: Int, _ pick: Wording, _ tell: (String) -> Void) throws -> FoundCode? {
        let eyes = HelperEyes(isFilming: true)
        defer { eyes.rest() }
        let end = ContinuousClock.now + .seconds(seconds)
        var found: FoundCode?
        var toldSeveral = false
        tell(pick(PageText.nightCodeLooking))
        try ofDevice.frames { picture in
            // A picture that cannot be read costs nothing: the next one comes.
            let codes = (try? eyes.codes(inFile: picture.fileBytes)) ?? []
            if codes.count > 1, !toldSeveral {
                toldSeveral = true
                tell(
                    pick(TerminalText.codesSeen(count: "\(codes.count)")))
            }
            if codes.count == 1 { found = codes[0] }
            return found == nil && ContinuousClock.now < end
        }
        return found
    }
}
