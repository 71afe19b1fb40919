/// `vow-bench NAME`: measures one of the product's promises and prints its figures.
///
/// Every benchmark needs nothing but the program itself; those of sound start a sound server of their own.
@main
enum Benchmarks {
    static func main() {
        let name = CommandLine.arguments.dropFirst().first ?? "help"
        do {
            switch name {
            case "first-sample": try printFirstSampleLatency(count: 50)
            case "duck": try printDuckTimes(count: 50)
            default:
                print("usage: vow-bench first-sample | duck")
                if name != "help" { fatalExit() }
            }
        } catch {
            print("\(name): \(error)")
            fatalExit()
        }
    }
}
