/// Values by name, in the order in which they came.
///
/// For the few alarms of a person and the runs in progress: looking at each short name takes less than hashing one.
struct Roster<Value> {
    private var entries: [(name: String, value: Value)] = []

    /// Without any name.
    init() {}

    /// The values of a dictionary, by their names' order.
    init(_ values: [String: Value]) {
        for name in values.keys.sorted() { entries.append((name, values[name]!)) }
    }

    /// The same as a dictionary.
    var dictionary: [String: Value] {
        Dictionary(entries.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    var values: some Sequence<Value> { entries.lazy.map(\.value) }

    private func index(of name: String) -> Int? {
        for index in entries.indices where entries[index].name == name { return index }
        return nil
    }

    /// The value of a name; nil stands for none.
    subscript(name: String) -> Value? {
        get { index(of: name).map { entries[$0].value } }
        set {
            switch (index(of: name), newValue) {
            case (let index?, let value?): entries[index].value = value
            case (nil, let value?): entries.append((name, value))
            case (let index?, nil): entries.remove(at: index)
            case (nil, nil): break
            }
        }
    }

    /// Changes the value of a name in place, where there is one.
    @discardableResult
    mutating func change<Result>(_ name: String, _ change: (inout Value) -> Result) -> Result? {
        index(of: name).map { change(&entries[$0].value) }
    }

    /// Changes the value of a name in place, which begins as `start` where there is none yet.
    mutating func change<Result>(
        _ name: String, from start: @autoclosure () -> Value, _ change: (inout Value) -> Result
    ) -> Result {
        if let index = index(of: name) { return change(&entries[index].value) }
        entries.append((name, start()))
        return change(&entries[entries.count - 1].value)
    }
}

extension Roster: Sendable where Value: Sendable {}
