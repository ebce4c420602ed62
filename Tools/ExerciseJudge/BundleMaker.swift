import Foundation

/// Compiles files against the built libraries, and links them into a bundle for the course's program. That
/// program contains the libraries, so none has to be linked again.
package struct BundleMaker: Sendable {
  /// The compiler's messages about files that it refuses.
  package struct CompilerError: Error, CustomStringConvertible {
    package let text: String
    package var description: String { "The compiler failed:\n\(text)" }
  }

  let build: BuildFolder
  let toolchain: Toolchain
  var timeLimit = Duration.seconds(120)
  let cancellation: Cancellation?

  /// - Parameter libraries: The libraries that the files may import.
  package init(
    _ build: BuildFolder, libraries: [String], toolchain: Toolchain? = .current,
    until cancellation: Cancellation?
  ) throws {
    guard let toolchain else {
      throw Impossible("The Swift compiler was not found: `swiftc` must be on the PATH.")
    }
    if let problem = build.problem(with: libraries) { throw Impossible(problem) }
    (self.build, self.toolchain, self.cancellation) = (build, toolchain, cancellation)
  }

  /// Compiles the files as one module. The folder of the object is a temporary one: the compiler may
  /// leave other files there.
  ///
  /// - Returns: The compiler's remarks.
  @discardableResult
  package func compile(_ files: [URL], module: String, into object: URL, _ more: [String] = [])
    throws -> String
  {
    try call(
      toolchain.compileCommand(
        [
          "-swift-version", "5", "-Onone", "-enable-testing", "-no-color-diagnostics",
          // For a backtrace, when an answer crashes. It costs next to nothing.
          "-gline-tables-only",
          // The first two find mistakes of the compiler, not of the answer. The third compares an
          // object with an earlier one, and here there is none.
          "-Xfrontend", "-disable-llvm-verify", "-Xfrontend", "-sil-verify-none",
          "-Xfrontend", "-disable-incremental-llvm-codegen",
          // NB: With one frontend and no link, `swiftc` *becomes* that frontend. Otherwise it starts
          // each in a process group of its own, where our time limit would not reach it.
          "-wmo", "-module-cache-path", build.url.appending(path: "ExerciseCache/Modules").path,
          "-module-name", module, "-c", "-o", object.path,
        ] + more + ["-I", build.url.appending(path: "Modules").path] + files.map(\.path)),
      making: object)
  }

  /// The flags for the file with the program, which is called by the host's own `main`.
  package static let programFlags = [
    "-Xfrontend", "-entry-point-function-name", "-Xfrontend", BundleHost.entryPoint,
  ]

  package func link(_ objects: [URL], into bundle: URL) throws {
    try call(toolchain.linkCommand + objects.map(\.path) + ["-o", bundle.path], making: bundle)
  }

  /// The number of compilers that may run: more than one per processor would slow each other down.
  private static let places = DispatchSemaphore(
    value: ProcessInfo.processInfo.activeProcessorCount)

  @discardableResult
  private func call(_ command: [String], making product: URL) throws -> String {
    Self.places.wait()
    defer { Self.places.signal() }
    // The limit on processor time applies even after this process has ended.
    let limit = "ulimit -t \(timeLimit.components.seconds + 1); exec \"$@\""
    // The compiler leaves an empty folder behind, each time. Large pages of memory make it a little
    // quicker on Linux.
    let environment = ProcessInfo.processInfo.environment.merging([
      "TMPDIR": product.deletingLastPathComponent().path,
      "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1",
    ]) { $1 }
    let child = try Child.run(
      ["/bin/sh", "-c", limit, "sh"] + command, environment: environment, timeLimit: timeLimit,
      outputLimit: 1 << 20, until: cancellation)
    switch child.ending {
    case .exit(0): return child.output
    case .timeLimit:
      throw Impossible(
        """
        The compiler was stopped after \(timeLimit.components.seconds) s. An expression may be too \
        much for it: break it into pieces, and write types.
        """)
    case .exit, .signal, .flood:
      if let obstacle = Obstacle(product.deletingLastPathComponent(), child.output) {
        throw Impossible(obstacle.sentence)
      }
      throw CompilerError(text: child.output)
    }
  }

  /// The number of megabytes after which a program that prints is ended.
  private static let floodLimit = 8

  /// Runs a bundle.
  ///
  /// - Parameter answer: The file that was compiled, if the ending should say where in it the program
  ///   crashed or looped, as far as the runtime knows.
  /// - Returns: What it printed, and how it ended.
  package func run(
    _ bundle: URL, _ arguments: [String] = [], of answer: URL? = nil,
    environment more: [String: String] = [:], timeLimit: Duration, megabytes: Int = 1024
  ) throws -> (output: String, ending: RunEnding) {
    let crash = bundle.appendingPathExtension("crash")
    // With these, the child of a test run would take itself for a part of it.
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("XCTest") }
    environment["LLVM_PROFILE_FILE"] = "/dev/null"
    environment["SWIFT_BACKTRACE"] = toolchain.backtraceSettings(
      writingTo: answer == nil ? nil : crash)
    environment[BundleHost.variable] = bundle.path
    environment[BundleHost.parentVariable] = "\(getpid())"
    environment[BundleHost.memoryVariable] = "\(megabytes)"
    let crowd = bundle.appendingPathExtension("crowd")
    environment[BundleHost.crowdVariable] = crowd.path
    let start = ContinuousClock.now
    var occupation = RunEnding.Occupation.wait
    let child = try Child.run(
      [build.host.path] + arguments, environment: environment.merging(more) { $1 },
      timeLimit: timeLimit, outputLimit: 64 << 10, floodLimit: Self.floodLimit << 20,
      until: cancellation
    ) { process in
      if answer != nil { occupation = .init(of: process, since: start, writingTo: crash) }
    }
    endProcesses(with: "\(BundleHost.variable)=\(bundle.path)")
    if occupation == .wait, child.load > 0.05 { occupation = .loop }
    let cause: RunEnding.Cause =
      switch child.ending {
      case _ where exists(crowd.path): .threads(most: BundleHost.mostThreads)
      case .flood: .flood(megabytes: Self.floodLimit)
      case .timeLimit: .timeLimit(max(timeLimit, child.duration.inWholeSeconds), occupation)
      case .signal(let number): .signal(number)
      case .exit(BundleHost.memoryExit): .memory(megabytes: megabytes)
      case .exit(let code): .exit(code)
      }
    return (child.output, RunEnding(cause, crash: crash, answer: answer))
  }
}

extension Duration {
  fileprivate var inWholeSeconds: Duration { .seconds(components.seconds) }
}

/// The process that runs a bundle: the course's own program, started once more.
public enum BundleHost {
  static let variable = "COURSE_BUNDLE"
  /// The number of the process that has started this one, which may have ended before this one looks.
  static let parentVariable = "COURSE_PARENT"
  static let memoryVariable = "COURSE_MEMORY"
  /// The file that is made when there are too many threads.
  static let crowdVariable = "COURSE_CROWD"
  /// More threads than any answer needs: Dispatch alone may start 255.
  static let mostThreads = 500
  /// What the process exits with when it has used too much memory.
  static let memoryExit: Int32 = 79
  /// The name of a bundle's program, in place of `main`.
  static let entryPoint = "course_bundle_main"

  /// The bundle's program, if this process was started to run one.
  ///
  /// It sets limits before any of the learner's code runs: no core dump, no file without an end, and a
  /// thread that ends the whole process group when the trainer has ended, or when too much memory or too
  /// many threads are in use.
  /// (`setrlimit` would limit the memory on Linux only: macOS accepts the limit and ignores it.
  /// `getrusage` works on both.)
  public static var program: (() -> Void)? {
    let environment = ProcessInfo.processInfo.environment
    guard let path = environment[variable] else { return nil }
    // Line by line, so that a trap does not swallow what was printed before it.
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
    // The sizes of a core dump and of any file. Linux and macOS have the same numbers for these, of
    // different types.
    for (resource, most) in [(4, 0), (1, 256 << 20)] {
      var limit = rlimit(rlim_cur: numericCast(most), rlim_max: numericCast(most))
      setrlimit(.init(resource), &limit)
    }
    let parent = environment[parentVariable].flatMap(pid_t.init) ?? getppid()
    Thread.detachNewThread { watch(parent) }
    guard let image = dlopen(path, RTLD_NOW), let entry = dlsym(image, entryPoint) else {
      fputs("The program can't be loaded: \(String(cString: dlerror()))\n", stderr)
      exit(1)
    }
    typealias Main = @convention(c) (Int32, UnsafeMutableRawPointer?) -> Int32
    return { _ = unsafeBitCast(entry, to: Main.self)(0, nil) }
  }

  private static func watch(_ parent: pid_t) {
    let most = ProcessInfo.processInfo.environment[memoryVariable].flatMap(Int.init) ?? .max
    while getppid() == parent {
      var usage = rusage()
      getrusage(.init(0), &usage)
      #if canImport(Darwin)
        let megabytes = usage.ru_maxrss >> 20
      #else
        let megabytes = usage.ru_maxrss >> 10
      #endif
      if megabytes > most { _exit(memoryExit) }
      if threadCount > mostThreads { endCrowd() }
      // A loop starts some hundred threads in this time.
      usleep(5_000)
    }
    kill(0, SIGKILL)
  }

  /// Ends this process and its group because of its threads, at once: each moment there are more.
  private static func endCrowd() {
    let file = ProcessInfo.processInfo.environment[crowdVariable] ?? ""
    close(open(file, O_CREAT | O_WRONLY, 0o600))
    kill(0, SIGKILL)
  }

  /// The number of this process's threads.
  private static var threadCount: Int {
    #if canImport(Darwin)
      var info = proc_taskinfo()
      let size = Int32(MemoryLayout<proc_taskinfo>.size)
      return proc_pidinfo(getpid(), PROC_PIDTASKINFO, 0, &info, size) == size
        ? Int(info.pti_threadnum) : 0
    #else
      // A folder has a link for itself, one in the folder above, and one for each folder in it.
      var status = stat()
      return stat("/proc/self/task", &status) == 0 ? Int(status.st_nlink) - 2 : 0
    #endif
  }
}
