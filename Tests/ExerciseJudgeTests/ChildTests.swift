import Foundation
import Testing

@testable import ExerciseJudge

@Suite struct `A child process` {
  @Test func `is given its time and not more, with all its own children`() async throws {
    try await withEmptyFolder { folder in
      let fifo = folder.appending(path: "alive").path
      mkfifo(fifo, 0o600)
      let reading = open(fifo, O_RDONLY | O_NONBLOCK)
      defer { close(reading) }
      let child = try shell("exec 9>'\(fifo)'; sleep 600 & echo started; sleep 600", seconds: 5)
      #expect(child.ending == .timeLimit)
      #expect(child.output == "started\n")
      // The pipe ends when the last process that holds it is gone.
      var poll = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
      #expect(Foundation.poll(&poll, 1, 10_000) == 1)
      #expect(poll.revents & Int16(POLLHUP) != 0)
    }
  }

  @Test func `does not wait for a child of its own that it left behind`() throws {
    #expect(try shell("sleep 600 & exit 7", seconds: 60).ending == .exit(7))
  }

  @Test func `may print for ever without filling the memory`() throws {
    let child = try shell("while :; do echo 0123456789; done", seconds: 3, outputLimit: 1000)
    #expect(child.ending == .timeLimit)
    #expect(child.output.hasPrefix("0123456789\n0123456789\n"))
    #expect(child.output.contains("\n\(Child.omission)\n"))
    #expect(child.output.utf8.count < 1100)
  }

  @Test func `is heard to its last words, however much it prints before`() throws {
    let child = try shell(
      "yes 0123456789 | head -100000; echo why", seconds: 60, outputLimit: 1000)
    #expect(child.ending == .exit(0))
    #expect(
      child.output.contains("\n0123456789\n\(Child.omission)\n0123456789\n"),
      "What is left out are whole lines.")
    #expect(child.output.hasSuffix("\n0123456789\nwhy\n"))
    #expect(child.output.utf8.count < 1100)
  }

  @Test func `may close its output and go on`() throws {
    #expect(try shell("exec >&- 2>&-; sleep 0.1; exit 3", seconds: 60).ending == .exit(3))
  }

  @Test func `is told by the signal that ended it`() throws {
    #expect(try shell("kill -SEGV $$", seconds: 60).ending == .signal(SIGSEGV))
  }

  @Test func `goes when the process that judges is gone`() async throws {
    try await withEmptyFolder { folder in
      let (exercise, judge) = (try SampleCourse.countUp(), try SampleCourse.judge())
      let endless = try #require(exercise.wrongAnswers.first { $0.name == "never-stops" })
      let program = try judge.compile(endless.file, exercise, in: folder, until: nil)
      let (printed, life) = (try Pipe(nonBlockingReads: false), try Pipe(nonBlockingReads: false))
      let pid = try spawn(
        [program.url.path, "--testing-library", "swift-testing"], environment: [:],
        output: printed.writing, lifeline: life.reading)
      // What happens by itself when a process ends, however it ends.
      life.closeWriting()
      var info = siginfo_t()
      let deadline = ContinuousClock.now + .seconds(60)
      while waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0, info.si_signo == 0,
        ContinuousClock.now < deadline
      {
        var nobody = pollfd(fd: -1, events: 0, revents: 0)
        poll(&nobody, 1, 20)
      }
      #expect(info.si_signo == SIGCHLD, "It is still at work.")
      kill(pid, SIGTERM)
      var status: Int32 = 0
      #expect(waitpid(pid, &status, 0) == pid)
      #expect(status & 0x7f == SIGKILL)
    }
  }

  @Test func `that can't be started says why`() {
    #expect {
      try Child.run(
        "/no/such/program", [], environment: [:], timeLimit: .seconds(1), outputLimit: 10)
    } throws: {
      "\($0)" == "could not start /no/such/program: No such file or directory"
    }
  }

  private func shell(
    _ script: String, seconds: Double, outputLimit: Int = 10_000
  ) throws -> Child {
    try Child.run(
      "/bin/sh", ["-c", script], environment: ProcessInfo.processInfo.environment,
      timeLimit: .seconds(seconds), outputLimit: outputLimit)
  }
}
