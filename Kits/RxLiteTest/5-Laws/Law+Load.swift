import RxLite

extension Law {
  /// Subscriptions on two threads have nothing to do with each other, and one thread may dispose while
  /// another sends.
  public static let threads = Law("two threads may use it at the same time") { it in
    let script = it.elements + [.completed]
    let expected = try it.alone(script, isAtOnce: true)
    let tried = it.tried(on: ManualSource(sending: script))
    let wrong = Locked<[String]?>(nil)
    onTwoThreads(rounds: 100) { _, _ in
      let received = Locked<[String]>([])
      _ = tried.result.subscribe { received.value.append($0.element ?? "\($0)") }
      if received.value != expected { wrong.value = received.value }
    }
    if let wrong = wrong.value {
      throw Finding(
        """
        Two threads subscribed to \(it.result), each for itself. One of them should have received what it \
        receives alone.
        """, line: 0,
        exhibits: [.init(content: .values(expected: expected, actual: wrong))])
    }
    let sent = it.elements
    let rounds = (0..<100).map { _ in
      let tried = it.tried()
      return (tried, tried.result.subscribe())
    }
    onTwoThreads(rounds: rounds.count) { thread, round in
      let (tried, subscription) = rounds[round]
      if thread == 0 { tried.send(sent) } else { subscription.dispose() }
    }
    try require(
      rounds.allSatisfy { !$0.0.source.isRunning },
      """
      While one thread sent, another one disposed the subscription to \(it.result). But that to \
      \(it.source) still runs.
      """)
  }

  /// A source may send 20,000 elements before its `subscribe` returns. Whatever recurses for each element
  /// overflows the stack, which is so short that this is as strict as 100,000 elements on a usual one.
  public static let many = Law("20,000 elements at once") { it in
    func received(_ count: Int) -> (Int, String) {
      let source = Observable<Int>.create { observer in
        for number in 1...count { observer.onNext(number) }
        observer.onCompleted()
        return Disposables.create()
      }
      let events = Locked<(count: Int, end: String)>((0, "nothing"))
      onShortStack(kilobytes: 128) {
        it.run(source) { end in
          events.value.count += 1
          if let end { events.value.end = end }
        }
      }
      return events.value
    }
    let (few, end) = received(100)
    let growth = received(200).0 - few
    let (many, lastEnd) = received(20_000)
    try require(
      many == few + growth * 199 && end == lastEnd,
      """
      \(it.source.capitalized) sent 20,000 elements before `subscribe` returned, and completed. \
      \(it.result.capitalized) should have \(few + growth * 199) events, as many for each element as with \
      a hundred. Events: \(many).
      """)
  }
}
