/* Loaded into a program under test (LD_PRELOAD), this lets one of its calls that change files fail, or ends the program
   there: VOW_FAULT_AT is the number of the call, counted from 1; VOW_FAULT_HOW is "kill", "tear" (as "kill", but half of
   what the call writes is written) or the number of the error, which then stays for all later calls of that kind when
   VOW_FAULT_STAYS is set; VOW_FAULT_CALLS names the calls that count, separated by commas: open (for writing), mkdir,
   rename, unlink, link, chmod, ftruncate, write, pwrite, fsync, fdatasync, each with its kin (openat, writev, ...). Output
   on descriptors 0 to 2 is left alone, and so is what the C library's streams write. With VOW_FAULT_TALLY the number of
   counted calls is written to that file at the end. With VOW_FAULT_TELL nothing fails: before each counted call, and in the
   middle of each that writes to a file, the program connects to the socket at that path, says "NUMBER CALL whole" or "NUMBER CALL
   torn" and waits for one byte, so that what it has made so far can be looked at, which is what a kill there leaves.

   VOW_FAULT_CLOCK names a file of eight bytes, a whole number of milliseconds by which the program's wall clock is ahead
   of the machine's. A write to it sets the clock: timers that follow the wall clock are cancelled as the kernel does it
   (timerfd_create(2), TFD_TIMER_CANCEL_ON_SET). Clocks that are never set go on as they are. */
