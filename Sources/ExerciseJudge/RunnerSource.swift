/// The program that runs an exercise's tests, whichever they are.
///
/// It does what SwiftPM's generated runner does, and guards itself before any line of the learner's
/// runs: no core dump, no file without an end, and one thread that ends the whole process group when
/// the lifeline ends or when the memory in use passes the limit. (`setrlimit` would do the latter on Linux alone: macOS
/// accepts a memory limit and ignores it; `getrusage` is right on both.)
enum RunnerSource {
  /// What the process exits with when it has used too much memory.
  static let memoryExit: Int32 = 79
  /// How long a file may become, in bytes, that the answer or a test's failures write.
  static let fileLimit = 256 << 20

  static func text(memoryLimitInMegabytes limit: Int) -> String {
    """
    import Dispatch
    import Foundation
    import Synchronization
    import Testing

    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif

    @main struct Runner {
      static func main() async {
        // Line by line, so that a trap does not swallow what was printed before it.
        setvbuf(stdout, nil, Int32(_IOLBF), 0)
        var noCore = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(.init(coreSize), &noCore)
        var noFlood = rlimit(rlim_cur: \(fileLimit), rlim_max: \(fileLimit))
        setrlimit(.init(fileSize), &noFlood)
        Thread.detachNewThread(watch)
        await Testing.__swiftPMEntryPoint() as Never
      }

      static func watch() {
        var lifeline = pollfd(fd: \(Child.lifeline), events: Int16(POLLIN), revents: 0)
        while poll(&lifeline, 1, 20) == 0 || errno == EINTR {
          var usage = rusage()
          getrusage(.init(itself), &usage)
          if Int(usage.ru_maxrss) / unitsInAMegabyte > \(limit) { _exit(\(memoryExit)) }
        }
        kill(0, SIGKILL)
      }

      // The same numbers on Linux and macOS, under types that differ.
      static let coreSize = 4
      static let fileSize = 1
      static let itself = 0
      #if canImport(Darwin)
        static let unitsInAMegabyte = 1 << 20
      #else
        static let unitsInAMegabyte = 1 << 10
      #endif
    }

    """
  }
}
