import RxLite
import Testing

@Suite struct GroupByTests {
  let source = PublishSubject<Int>()
  let log = Log()

  /// Subscribes to the groups, and to each group as it comes.
  func listen() -> (groups: any Disposable, members: CompositeDisposable) {
    let members = CompositeDisposable()
    let groups = source.groupBy { $0 % 2 }.subscribe { event in
      log.add(event.element.map { "group \($0.key)" } ?? "\(event)")
      guard let group = event.element else { return }
      _ = members.insert(group.subscribe { log.add("\(group.key): \($0)") })
    }
    return (groups, members)
  }

  @Test func `a subscriber at once receives a group's first element; groups end first`() {
    _ = listen()
    for number in [1, 3, 2] { source.onNext(number) }
    source.onCompleted()
    #expect(
      log.lines == [
        "group 1", "1: next(1)", "1: next(3)", "group 0", "0: next(2)", "1: completed",
        "0: completed", "completed",
      ])
    #expect(!source.hasObservers)
  }

  @Test func `an error goes to the groups first`() {
    _ = listen()
    source.onNext(1)
    source.onError(Boom())
    #expect(log.lines == ["group 1", "1: next(1)", "1: error(Boom())", "error(Boom())"])
  }

  @Test func `the source runs for as long as a group has a subscriber`() {
    let (groups, members) = listen()
    source.onNext(1)
    groups.dispose()
    source.onNext(3)
    source.onNext(2)
    #expect(log.lines == ["group 1", "1: next(1)", "1: next(3)"])
    #expect(source.hasObservers)
    members.dispose()
    #expect(!source.hasObservers)
  }

  @Test func `disposed members don't stop the source`() {
    let (groups, members) = listen()
    source.onNext(1)
    members.dispose()
    #expect(source.hasObservers)
    groups.dispose()
    #expect(!source.hasObservers)
  }

  @Test func `a late subscriber receives the later elements, and the terminal event`() {
    var kept: GroupedObservable<Int, Int>?
    _ = source.groupBy { _ in 0 }.subscribe(onNext: { kept = $0 })
    source.onNext(1)
    _ = kept?.subscribe(log.observer())
    source.onNext(2)
    source.onCompleted()
    _ = kept?.asObservable().subscribe(log.observer())
    #expect(log.lines == ["next(2)", "completed", "completed"])
  }

  @Test func `a key selector that throws ends all`() {
    _ = source.groupBy { number -> Int in
      if number == 2 { throw Boom() }
      return 0
    }.subscribe { event in
      guard let group = event.element else { return log.add("\(event)") }
      _ = group.subscribe { log.add("group: \($0)") }
    }
    source.onNext(1)
    source.onNext(2)
    #expect(log.lines == ["group: next(1)", "group: error(Boom())", "error(Boom())"])
    #expect(!source.hasObservers)
  }
}
