import Glibc

/// What keeps the memory and the files of a process to its owner.
public enum PrivateProcess {
    /// To be called before anything is read: no memory of this process or of its children is written into a core, whoever
    /// asks for one (core(5)), and what they make is readable by their owner alone, whatever mask they were started with.
    public static func prepare() {
        umask(0o077)
        var limit = rlimit()
        if getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit) == 0 {
            limit.rlim_cur = 0
            _ = setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
        }
        // Where a core is made all the same, it holds no mapping; a debugger's holds none either.
        let filter = open("/proc/self/coredump_filter", O_WRONLY | O_CLOEXEC)
        guard filter >= 0 else { return }
        _ = write(filter, "0", 1)
        close(filter)
    }
}
