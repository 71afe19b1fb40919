package import VowSystem

/// The program that plays the ears, and the models it uses.
package struct EarsProgram: Sendable {
    let executable: HelperExecutable
    let models: [String]

    /// Creates a program value.
    /// - Parameter models: the folders of models, the preferred one first.
    package init(_ executable: HelperExecutable = .own, models: [String]) {
        self.executable = executable
        self.models = models
    }
}
