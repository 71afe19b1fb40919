import Testing
import VowRuntime

/// What the settings of the page's way in from other machines take.
@Suite("D5 Settings of the page beyond this machine") struct OuterSettingsTests {
    @Test("nothing but addresses, ports, names and whole paths is taken, and by default nobody is let in")
    func values() {
        #expect(Settings()[.webAddress] == "off")
        let taken: [(SettingKey, [String], [String])] = [
            (
                .webAddress, ["off", "0.0.0.0", "192.168.1.20", "::", "fd00::5"],
                ["", "on", "256.1.1.1", "1.2.3", "1.2.3.4.5", "clock.local", "fd00::g", "0.0.0.0/0"]
            ),
            (.webSecurePort, ["1", "443", "65535"], ["0", "65536", "https", ""]),
            (
                .webNames, ["auto", "clock.local", "clock.local, 192.168.1.20", "fd00::5"],
                ["", "a,,b", "a b/c", "*.example", "evil.example:1", "a..b"]
            ),
            (.webCertificate, ["auto", "/etc/vow/page.pem"], ["", "page.pem", "off"]),
            (.webKey, ["auto", "/etc/vow/page.key"], ["", "~/page.key"]),
        ]
        for (key, good, bad) in taken {
            for value in good { #expect(key.objection(to: value) == nil, "\(key.rawValue) \(value)") }
            for value in bad { #expect(key.objection(to: value) != nil, "\(key.rawValue) \(value)") }
        }
    }
}
