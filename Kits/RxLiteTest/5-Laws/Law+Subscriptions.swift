import RxLite

extension Law {
  /// Nothing happens before the subscription, and then there is one subscription to the source.
  public static let cold = Law("nothing happens before the subscription") { it in
    let tried = it.tried()
    tried.trial.time.advanceTo(900)
    try require(
      tried.source.runs == 0,
      """
      No one has subscribed to \(it.result), but a subscription to \(it.source) was made. Make it when \
      somebody subscribes, in the closure of `create` for instance.
      """)
    try require(
      tried.trial.calls == 0, "No one has subscribed to \(it.result), but \(it.closure) was called."
    )
    let subscriber = tried.subscriber()
    defer { subscriber.dispose() }
    try require(
      tried.source.runs == 1,
      """
      There is one subscriber to \(it.result). It needs one subscription to \(it.source), at once. \
      Subscriptions: \(tried.source.runs).
      """)
  }

  /// Two subscribers at the same time have a run each, and no state together.
  public static let ownRun = Law("each subscription has a run of its own") { it in
    let beginning = try it.beginning()
    let rest = Array(it.elements.dropFirst(beginning.count))
    let tried = it.tried()
    let (first, second) = try tried.two(it, after: beginning)
    tried.send(beginning, to: 1)
    try second.require(
      it.alone(beginning),
      """
      There are two subscribers to \(it.result). The second one has subscribed after the first one had \
      received something, and receives what it would receive alone. What is kept outside of \
      `create` is kept for all subscriptions together.
      """)
    for run in 0...1 { tried.send(rest, to: run) }
    for run in 0...1 { tried.send([.completed], to: run) }
    for (name, subscriber) in [("first", first), ("second", second)] {
      try subscriber.require(
        it.alone(it.elements + [.completed]),
        """
        There are two subscribers to \(it.result) at the same time. The \(name) one should receive what \
        it would receive alone. What is kept outside of `create` is kept for all subscriptions \
        together.
        """)
    }
  }

  /// One of two subscriptions is disposed, and the other one goes on.
  public static let oneDisposed = Law("of two subscriptions one is disposed") { it in
    let beginning = try it.beginning()
    let rest = Array(it.elements.dropFirst(beginning.count))
    for disposed in 0...1 {
      let tried = it.tried()
      let (first, second) = try tried.two(it, after: beginning)
      tried.send(beginning, to: 1)
      let (names, subscribers, other) = (["first", "second"], [first, second], 1 - disposed)
      subscribers[disposed].dispose()
      tried.wait()
      try require(
        !tried.source.isRunning(disposed),
        """
        Of two subscriptions to \(it.result), the \(names[disposed]) one was disposed. The subscription \
        that it has made to \(it.source) still runs.
        """)
      try require(
        tried.source.isRunning(other),
        """
        Of two subscriptions to \(it.result), the \(names[disposed]) one was disposed. That has disposed \
        the subscription to \(it.source) of the \(names[other]) one as well.
        """)
      tried.send(rest + [.completed], to: other)
      try subscribers[other].require(
        it.alone(it.elements + [.completed]),
        """
        Of two subscriptions to \(it.result), the \(names[disposed]) one was disposed. The \
        \(names[other]) one goes on, as if it were alone.
        """)
      try subscribers[disposed].require(
        it.alone(beginning),
        "The \(names[disposed]) of two subscriptions was disposed. It should receive nothing more.")
    }
  }

  /// A second subscription begins anew, however the first one has ended.
  public static let again = Law("a second subscription begins anew") { it in
    let beginning = try it.beginning()
    for (name, end) in it.ends {
      let tried = it.tried()
      let first = tried.subscriber()
      tried.send(beginning + [end].compactMap { $0 })
      first.dispose()
      tried.wait()
      let runs = tried.source.runs
      let second = tried.subscriber()
      defer { second.dispose() }
      try require(
        tried.source.runs == runs + 1,
        """
        The first subscription to \(it.result) \(name), and a second one was made. It needs a \
        subscription to \(it.source) of its own.
        """)
      tried.send(it.elements + [.completed], to: runs)
      try second.require(
        it.alone(it.elements + [.completed]),
        """
        The first subscription to \(it.result) \(name). A second one begins anew. What is kept outside \
        of `create` is kept for all subscriptions together.
        """)
    }
  }
}

extension Tried {
  /// Two subscribers. The first one has received what comes of the first element when the second one
  /// subscribes.
  fileprivate func two(_ it: Operator, after beginning: [Event<Int>]) throws -> (
    Subscriber, Subscriber
  ) {
    let first = subscriber()
    send(beginning, to: 0)
    let second = subscriber()
    try require(
      source.runs == 2,
      """
      There are two subscribers to \(it.result) at the same time. Each of them needs a subscription to \
      \(it.source) of its own. Subscriptions: \(source.runs).
      """)
    return (first, second)
  }
}
