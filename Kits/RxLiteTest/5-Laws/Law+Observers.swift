import RxLite

extension Law {
  /// An observer may make the source send while it receives, several times, and in what it receives then.
  public static let observerSends = Law("an observer may make the source send") { it in
    let tried = it.tried()
    let waiting = Locked(it.elements + [.completed])
    func sendNext() {
      guard tried.source.isRunning(0), !waiting.value.isEmpty else { return }
      tried.source.send(waiting.value.removeFirst(), to: 0)
    }
    let hasSent = Locked(false)
    let subscriber = tried.subscriber { _ in
      let isFirst = !hasSent.value && tried.source.isRunning(0)
      if isFirst { hasSent.value = true }
      sendNext()
      if isFirst { sendNext() }
    }
    while !waiting.value.isEmpty, tried.source.isRunning(0) {
      sendNext()
      tried.wait()
    }
    tried.wait()
    try subscriber.require(
      it.alone(it.elements + [.completed]),
      """
      While it received, the observer of \(it.result) made \(it.source) send the next element. It should \
      arrive as if it had been sent later.
      """)
  }

  /// An observer may subscribe again while it receives its first or its second element.
  public static let observerSubscribes = Law("an observer may subscribe again") { it in
    for (isAtOnce, number) in [(false, 1), (false, 2), (true, 1), (true, 2)] {
      let run = it.elements + [.completed]
      let expected = try it.alone(run, isAtOnce: isAtOnce)
      let tried = it.tried(on: ManualSource(sending: isAtOnce ? run : []))
      let second = Locked<Subscriber?>(nil)
      let count = Locked(0)
      let first = tried.subscriber { _ in
        count.value += 1
        if count.value == number { second.value = Subscriber(tried.result) }
      }
      tried.wait()
      if !isAtOnce {
        var isAlone = true
        for event in run {
          tried.send([event], to: 0)
          if isAlone, second.value != nil { tried.send(run, to: 1) }
          isAlone = second.value == nil
        }
      }
      for (name, subscriber) in [("first", first), ("second", second.value)] {
        try subscriber?.require(
          expected,
          """
          While it received its \(number == 1 ? "first" : "second") element, an observer of \(it.result) \
          subscribed a second one. The \(name) one should receive what it would receive \
          alone.\(isAtOnce ? " (\(it.source.capitalized) sent everything before `subscribe` returned.)" : "")
          """)
      }
      second.value?.dispose()
    }
  }

  /// An observer may dispose its subscription while it receives, even before `subscribe` has returned.
  public static let observerDisposes = Law("an observer may dispose its subscription") { it in
    for isAtOnce in [false, true] {
      // Some results emit nothing before their source has completed.
      let emitsAtOnce = try !it.alone(it.elements, isAtOnce: true).isEmpty
      let script = it.elements + (emitsAtOnce ? [] : [.completed])
      let tried = it.tried(on: ManualSource(sending: isAtOnce ? script : []))
      let received = Locked<[String]>([])
      let subscription = tried.result.take(1).subscribe(onNext: { received.value.append($0) })
      tried.wait()
      if !isAtOnce { tried.send(script) }
      try require(
        received.value.count == 1 && !tried.source.isRunning,
        """
        `take(1)` has disposed the subscription to \(it.result) while it received the first element\
        \(isAtOnce ? ", before `subscribe` returned" : ""). But that to \(it.source) still runs.
        """)
      subscription.dispose()
    }
  }
}
