/// Makes the nightly backup of a home.
package struct MakeBackup: HelperQuestion {
    package typealias Answer = HelperDone
    package static var name: String { "make-backup" }
    package let home: String

    package init(home: String) { self.home = home }
}
