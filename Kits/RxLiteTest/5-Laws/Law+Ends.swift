import RxLite

extension Law {
  /// The result completes when the source does.
  public static let completion = Law("the completion is passed on") { it in
    let tried = it.tried()
    let subscriber = tried.subscriber()
    tried.send(it.elements + [.completed])
    if subscriber.received.last != "completed" {
      let sentence = """
        \(it.source.capitalized) emitted \(it.elementCount) and completed. So should \(it.result), but \
        the last event is \(subscriber.received.last ?? "none at all").
        """
      try subscriber.expectHere(sentence)
      throw Finding(sentence, line: 0)
    }
    try require(
      !tried.source.isRunning,
      "\(it.result.capitalized) completed. \(it.source.capitalized) must be disposed.")
    try tried.requireSilence(
      after: "\(it.result.capitalized) completed.", of: subscriber, it)
  }

  /// An error of the source is an error of the result, unchanged and at once.
  public static let error = Law("an error is passed on") { it in
    for start in [[], Array(it.elements.prefix(1)), it.elements] {
      let before = try it.alone(start)
      // With so many elements, the result has ended before the source fails.
      if before.isEnded { continue }
      let tried = it.tried()
      let subscriber = tried.subscriber()
      tried.send(start + [.error(LawError(name: "that of the source"))])
      try subscriber.require(
        before + ["error(that of the source)"],
        """
        \(it.source.capitalized) failed \(start.isEmpty ? "before the first element" : "after \(start.count)"). \
        \(it.result.capitalized) should fail with the same error, at once.
        """)
      try tried.requireSilence(
        after: "\(it.result.capitalized) failed.", of: subscriber, it)
    }
  }

  /// Disposing the result disposes the source, and nothing arrives after that.
  public static let disposal = Law("disposing the result disposes the source") { it in
    for start in [[], Array(it.elements.prefix(1))] {
      let tried = it.tried()
      let subscriber = tried.subscriber()
      tried.send(start)
      subscriber.dispose()
      subscriber.dispose()
      try require(
        !tried.source.isRunning,
        "The subscription to \(it.result) was disposed, but that to \(it.source) still runs.")
      try tried.requireSilence(
        after: "The subscription to \(it.result) was disposed.", of: subscriber, it)
      try subscriber.require(it.alone(start), "The subscription to \(it.result) was disposed.")
    }
  }

  /// What the closure throws is the error of the result, and the source is disposed.
  public static let throwingClosure = Law("what the closure throws is the error") { it in
    // The element for which the closure is called a second time.
    let calm = it.tried()
    let listener = calm.subscriber()
    defer { listener.dispose() }
    let calls = it.elements.map { element in
      calm.send([element])
      return calm.trial.calls
    }
    guard let number = calls.firstIndex(where: { $0 > 1 }) else {
      throw Finding("\(it.closure.capitalized) wasn't called with each element.", line: 0)
    }
    let tried = it.tried(failingCall: 2)
    let subscriber = tried.subscriber()
    tried.send(it.elements)
    try subscriber.require(
      it.alone(Array(it.elements.prefix(number))) + ["error(that of the closure)"],
      """
      \(it.closure.capitalized) threw an error when it was called a second time. \(it.result.capitalized) \
      should fail with that error.
      """)
    try require(
      !tried.source.isRunning,
      "\(it.closure.capitalized) threw an error, and \(it.source) must be disposed. It still runs.")
  }

  /// Whatever has ended holds neither its observer, nor its closures, nor its source.
  public static let release = Law("what has ended is released") { it in
    for (name, end) in it.ends {
      weak var observer: AnyObject?
      weak var trial: Trial?
      weak var source: ManualSource<Int>?
      var subscription: (any Disposable)?
      do {
        let tried = it.tried()
        do {
          let witness = Witness()
          observer = witness
          subscription = tried.result.subscribe { _ in withExtendedLifetime(witness) {} }
        }
        (trial, source) = (tried.trial, tried.source)
        tried.wait()
        tried.send(try it.beginning() + [end].compactMap { $0 })
        if end == nil { subscription?.dispose() }
        try require(
          observer == nil,
          """
          The subscription to \(it.result) \(name), but its observer is still held, with \
          everything that the observer holds.
          """)
      }
      try require(
        source == nil,
        """
        The subscription to \(it.result) \(name), and nothing holds \(it.result) any more. But \
        \(it.source) can't be released: something still holds it.
        """)
      try require(
        trial == nil,
        """
        The subscription to \(it.result) \(name), and nothing holds \(it.result) any more. But \
        \(it.closure) can't be released: something still holds it.
        """)
      subscription?.dispose()
    }
  }
}

private final class Witness {}
