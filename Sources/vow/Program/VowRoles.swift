import Helper
import VowCommandLine

/// What the helper processes of Vow do.
enum VowRoles: HelperRoles {
    static func serve(_ role: HelperRole, _ server: HelperServer) -> Bool {
        switch role {
        case .ears: EarsRole.serve(role, server)
        }
    }
}
