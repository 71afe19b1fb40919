import VowCommandLine

/// The problems of long work, each told of on the standard error when it is found, and only then.
final class ToldProblems {
    /// Each of them, in the order in which they were found.
    private(set) var all: [String] = []
    private var known: Set<String> = []

    /// Tells of those that were not told of yet.
    func tell(_ problems: [String]) {
        for problem in problems where known.insert(problem).inserted {
            all.append(problem)
            Exit.say(problem)
        }
    }
}
