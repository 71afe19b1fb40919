import Foundation

/// Whether the benchmarks run in their short form: a few rounds of each, which show that it runs to its end. Its figures
/// mean little. Processes that a benchmark starts inherit it.
let isShort = ProcessInfo.processInfo.environment[shortVariable] != nil

/// The variable that asks for the short form; `vow-bench short` sets it for itself and starts again.
let shortVariable = "VOW_BENCH_SHORT"

/// How many first rounds of a computation are not counted, since they read what a process reads once.
let warmUpRounds = rounds(20, short: 1)

/// How many rounds to take: `full`, or `short` in the short form.
func rounds(_ full: Int, short: Int) -> Int { isShort ? short : full }
