@preconcurrency import Glibc

/// Has each line printed as soon as it is complete, also into a file or a pipe: a benchmark takes minutes.
func printLineByLine() { setvbuf(stdout, nil, _IOLBF, 0) }
