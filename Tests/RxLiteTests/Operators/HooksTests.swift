import RxLite
import Testing

/// What happens to an error that no observer handles. Each test runs in a process of its own: the hooks are
/// global.
@Suite struct HooksTests {
  private func output(of run: ExitTest.Result?) -> String {
    String(decoding: run?.standardOutputContent ?? [], as: UTF8.self)
  }

  @Test func `without an onError the default handler prints a line`() async {
    let run = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      _ = Observable<Int>.error(Boom()).subscribe(onNext: { _ in })
    }
    #if DEBUG
      #expect(output(of: run).contains("Unhandled error happened: Boom()\n"))
      #expect(!output(of: run).contains("subscription called from:"))
    #endif
  }

  @Test func `the default handler prints the recorded call stack`() async {
    let run = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      Hooks.recordCallStackOnError = true
      Hooks.customCaptureSubscriptionCallstack = { ["here", "and there"] }
      _ = Observable<Int>.error(Boom()).subscribe(onNext: { _ in })
    }
    #if DEBUG
      #expect(
        output(of: run).contains(
          "Unhandled error happened: Boom()\nsubscription called from:\nhere\nand there\n"))
    #endif
  }

  @Test func `a custom handler receives the error, once, and no stack unless stacks are recorded`()
    async
  {
    await #expect(processExitsWith: .success) {
      let log = Log()
      Hooks.defaultErrorHandler = { stack, error in log.add("\(error) \(stack)") }
      Hooks.customCaptureSubscriptionCallstack = { ["here"] }
      precondition(!Hooks.recordCallStackOnError)
      _ = Observable<Int>.error(Boom()).subscribe()
      Hooks.recordCallStackOnError = true
      _ = Observable<Int>.error(Boom()).subscribe()
      precondition(log.lines == ["Boom() []", "Boom() [\"here\"]"], "\(log.lines)")
    }
  }

  @Test func `the stack is that of the subscription, not of the failure`() async {
    await #expect(processExitsWith: .success) {
      let log = Log()
      var place = "at the subscription"
      Hooks.recordCallStackOnError = true
      Hooks.customCaptureSubscriptionCallstack = { [place] }
      Hooks.defaultErrorHandler = { stack, _ in log.add(stack.joined()) }
      let subject = PublishSubject<Int>()
      _ = subject.subscribe(onNext: { _ in })
      place = "at the failure"
      subject.onError(Boom())
      precondition(log.lines == ["at the subscription"], "\(log.lines)")
    }
  }

  @Test func `a subscriber that handles errors needs no stack and no default handler`() async {
    await #expect(processExitsWith: .success) {
      Hooks.defaultErrorHandler = { _, _ in preconditionFailure("called") }
      _ = Observable<Int>.error(Boom()).subscribe(onError: { _ in })
      _ = Observable<Int>.error(Boom()).subscribe { _ in }
    }
  }

  @Test func `each hook gives back what it was set to`() async {
    await #expect(processExitsWith: .success) {
      precondition(!Hooks.recordCallStackOnError)
      Hooks.recordCallStackOnError = true
      precondition(Hooks.recordCallStackOnError)
      Hooks.recordCallStackOnError = false
      precondition(!Hooks.recordCallStackOnError)

      Hooks.customCaptureSubscriptionCallstack = { ["a stack"] }
      precondition(Hooks.customCaptureSubscriptionCallstack() == ["a stack"])

      let log = Log()
      Hooks.defaultErrorHandler = { stack, error in log.add("\(stack) \(error)") }
      Hooks.defaultErrorHandler([], Boom())
      precondition(log.lines == ["[] Boom()"], "\(log.lines)")
    }
  }

  @Test func `debug writes to the log that is set when it is subscribed to`() async {
    await #expect(processExitsWith: .success) {
      let log = Log()
      let source = Observable<Int>.empty().debug("name")
      Hooks.debugLog = DebugLog(write: { log.add(String($0.suffix(18))) })
      precondition(log.lines.isEmpty)
      _ = source.subscribe()
      precondition(
        log.lines
          == ["name -> subscribed", " -> Event completed", "name -> isDisposed"].map {
            String($0.suffix(18))
          }, "\(log.lines)")
    }
  }

  #if DEBUG
    @Test func `by itself the stack is captured from the thread`() async {
      await #expect(processExitsWith: .success) {
        precondition(!Hooks.customCaptureSubscriptionCallstack().isEmpty)
      }
    }
  #endif
}
