/// Values by name, in the order in which they came.
///
/// For the few alarms of a person and the runs in progress: looking at each short name takes less than hashing one.
struct Roster<Value> {
    private var names: [String] = []
    private(set) var values: [Value] = []

    /// Without any name.
    init() {}

    /// The values of a dictionary, by their names' order.
    init(_ values: [String: Value]) {
        names = values.keys.sorted()
        self.values = names.map { values[$0]! }
    }

    /// The same as a dictionary.
    var dictionary: [String: Value] {
        Dictionary(zip(names, values), uniquingKeysWith: { first, _ in first })
    }

    private func index(of name: String) -> Int? {
        for index in names.indices where names[index] == name { return index }
        return nil
    }

    /// The value of a name; nil stands for none.
    subscript(name: String) -> Value? {
        get { index(of: name).map { values[$0] } }
        set {
            switch (index(of: name), newValue) {
            case (let index?, let value?): values[index] = value
            case (nil, let value?):
                names.append(name)
                values.append(value)
            case (let index?, nil):
                names.remove(at: index)
                values.remove(at: index)
            case (nil, nil): break
            }
        }
    }

    /// Reads from the value of a name where it stands; nil where there is none.
    func look<Result>(_ name: String, _ look: (Value) -> Result?) -> Result? {
        guard let index = index(of: name) else { return nil }
        return look(values[index])
    }

    /// Changes the value of a name in place, where there is one.
    @discardableResult
    mutating func change<Result>(_ name: String, _ change: (inout Value) -> Result) -> Result? {
        index(of: name).map { change(&values[$0]) }
    }

    /// Changes the value of a name in place, which begins as `start` where there is none yet.
    mutating func change<Result>(
        _ name: String, from start: @autoclosure () -> Value, _ change: (inout Value) -> Result
    ) -> Result {
        if let index = index(of: name) { return change(&values[index]) }
        names.append(name)
        values.append(start())
        return change(&values[values.count - 1])
    }
}

extension Roster: Sendable where Value: Sendable {}
