import RxLite

/// Subscribes, and records what it receives on the thread on which it was created.
///
///     let late = Subscriber(shared)
///     source.send(1)
///     try late.check(["1"], "It subscribed before the source sent 1.")
public final class Subscriber {
  /// The events so far: an element as it is, `completed`, `error(…)`; of a single `success …` or
  /// `failure …`. Those that arrived on another thread are not among them.
  @Locked public private(set) var received: [String] = []
  private let elsewhere = Elsewhere()
  private let subscription = SerialDisposable()

  public init<Element>(
    _ sequence: Observable<Element>, onEvent: @escaping (Event<Element>) -> Void = { _ in }
  ) {
    subscription.disposable = sequence.subscribe { event in
      self.receive(event.element.map { "\($0)" } ?? "\(event)")
      onEvent(event)
    }
  }

  public init<Element>(_ single: Single<Element>) {
    subscription.disposable = single.subscribe { event in
      switch event {
      case .success(let element): self.receive("success \(element)")
      case .failure(let error): self.receive("failure \(error)")
      }
    }
  }

  public func dispose() { subscription.dispose() }

  /// Checks what has been received by now.
  public func check(_ expected: [String], _ sentence: String, line: Int = #line) throws {
    if let finding = finding(expected, sentence, line: line) { throw finding.recorded() }
  }

  /// What is wrong if it hasn't received this by now.
  func finding(_ expected: [String], _ sentence: String, line: Int) -> Finding? {
    let isMissing = received.count < expected.count && expected.starts(with: received)
    if let finding = findingElsewhere(isMissing: isMissing, sentence, line: line) { return finding }
    if received == expected { return nil }
    return Finding(
      sentence, line: line,
      exhibits: [.init(content: .values(expected: expected, actual: received))])
  }

  /// What is wrong if events have arrived on another thread.
  ///
  /// - Parameter isMissing: Whether to wait for them, since they haven't arrived here.
  func findingElsewhere(isMissing: Bool, _ sentence: String, line: Int) -> Finding? {
    guard isMissing ? elsewhere.willNotice() : elsewhere.hasNoticed else { return nil }
    return Finding(
      """
      \(sentence) Your events arrive on another thread, after the call that caused them has returned. \
      Deliver them at once, on the thread of that call.
      """, line: line)
  }

  private func receive(_ event: String) {
    if !elsewhere.notices() { received.append(event) }
  }
}
