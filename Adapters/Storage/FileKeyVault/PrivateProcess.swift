import Glibc

/// Keeps the memory and the files of a process private to its owner.
package enum PrivateProcess {
    /// Call this before anything is read. Prevents core dumps of this process and its children (core(5)), and sets the
    /// umask so that the files they create are readable by their owner only.
    package static func prepare() {
        umask(0o077)
        var limit = rlimit()
        if getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit) == 0 {
            limit.rlim_cur = 0
            _ = setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
        }
        // A core that is written anyway, by the kernel or a debugger, contains no mappings.
        let filter = open("/proc/self/coredump_filter", O_WRONLY | O_CLOEXEC)
        guard filter >= 0 else { return }
        _ = write(filter, "0", 1)
        close(filter)
    }
}
