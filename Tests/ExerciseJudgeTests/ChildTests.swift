import Foundation
import Testing

@testable import ExerciseJudge

@Suite(.long) struct `A child process` {
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

  @Test func `is read to the end, however much it prints before`() throws {
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

  @Test func `that runs an answer ends when the judging process has ended`() async throws {
    try await withEmptyFolder { folder in
      let maker = try BundleMaker(
        try #require(.ofThisProgram()), libraries: Judge.libraries, until: nil)
      let (source, object) = (folder.appending(path: "A.swift"), folder.appending(path: "A.o"))
      let (bundle, fifo) = (folder.appending(path: "bundle"), folder.appending(path: "alive").path)
      mkfifo(fifo, 0o600)
      let alive = open(fifo, O_RDONLY | O_NONBLOCK)
      defer { close(alive) }
      try """
      import Foundation
      let alive = open("\(fifo)", O_WRONLY)
      write(alive, "x", 1)
      close(open("\(fifo).begun", O_CREAT | O_WRONLY, 0o600))
      while true {}
      """.write(to: source, atomically: true, encoding: .utf8)
      try maker.compile([source], module: "A", into: object, BundleMaker.programFlags)
      try maker.link([object], into: bundle)
      // The shell starts it, in a group of its own, and is gone as soon as it runs.
      // NB: Without a terminal, not every shell makes groups (`set -m`), and not every system has `setsid`.
      let host = maker.build.host.path
      let start = """
        set -m
        export \(BundleHost.variable)='\(bundle.path)' \(BundleHost.parentVariable)=$$
        $(command -v setsid) '\(host)' &
        until [ -e '\(fifo).begun' ]; do sleep 0.1; done
        """
      #expect(try shell(start, seconds: 60).ending == .exit(0))
      var (byte, poll) = (UInt8(0), pollfd(fd: alive, events: Int16(POLLIN), revents: 0))
      #expect(read(alive, &byte, 1) == 1)
      // The end of the pipe: no process holds it any more.
      #expect(Foundation.poll(&poll, 1, 10_000) == 1)
      #expect(read(alive, &byte, 1) == 0)
      // It ends as well if the judging process was gone before it could look.
      let late = try Child.run(
        [host],
        environment: [BundleHost.variable: bundle.path, BundleHost.parentVariable: "\(Int32.max)"],
        timeLimit: .seconds(60), outputLimit: 1000)
      #expect(late.ending == .signal(SIGKILL))
    }
  }

  @Test func `that can't be started says why`() {
    #expect {
      try Child.run(
        ["/no/such/program"], environment: [:], timeLimit: .seconds(1), outputLimit: 10)
    } throws: {
      "\($0)" == "could not start /no/such/program: No such file or directory"
    }
  }

  /// The seconds after which a child has used up its ten, by how long it has used a processor at each look.
  @Test(arguments: [
    ("alone", [10: 10.0], 10),
    ("it waits", [10: 0.2], 10),
    ("others work, too", [10: 2.0, 11: 3, 12: 4, 13: 5], 13),
    ("it works, and then it waits", [10: 2.0, 11: 2], 11),
    (
      "hardly a processor for it",
      .init(uniqueKeysWithValues: (10..<60).map { ($0, 0.07 * Double($0)) }), 60
    ),
    ("not known", [:], 10),
  ])
  func `gets more time only while it works and others use the processors`(
    how: String, used: [Int: Double], end: Int
  ) {
    var allowance = Allowance(limit: .seconds(10))
    let over = (1...100).first { second in
      allowance.isUsedUp(after: .seconds(second), processorTime: used[second].map { .seconds($0) })
    }
    #expect(over == end)
  }

  private func shell(
    _ script: String, seconds: Double, outputLimit: Int = 10_000
  ) throws -> Child {
    try Child.run(
      ["/bin/sh", "-c", script], timeLimit: .seconds(seconds), outputLimit: outputLimit)
  }
}
