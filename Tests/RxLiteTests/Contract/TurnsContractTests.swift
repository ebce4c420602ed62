import RxLite
import Testing

extension ContractTests {
  @Test func `rule 7: two synchronous sources take turns`() {
    var seen: [Int] = []
    _ = Observable.merge(.of(1, 2, 3), .of(4, 5, 6)).subscribe(onNext: { seen.append($0) })
    #expect(seen == [1, 4, 2, 5, 3, 6])
  }

  @Test func `rule 7: a subscription made inside of another waits for its turn`() {
    let log = Log()
    _ = Observable<Int>.create { observer in
      log.add("outer start")
      _ = Observable.of(1, 2).subscribe(onNext: { log.add("inner \($0)") })
      log.add("outer end")
      return Disposables.create()
    }.subscribe()
    #expect(log.lines == ["outer start", "outer end", "inner 1", "inner 2"])
  }

  @Test func `rule 7: just does not wait, and does not make others wait`() {
    let log = Log()
    _ = Observable.just(0).subscribe(onNext: { _ in
      log.add("outer start")
      _ = Observable.of(1, 2).subscribe(onNext: { log.add("inner \($0)") })
      log.add("outer end")
    })
    #expect(log.lines == ["outer start", "inner 1", "inner 2", "outer end"])
  }

  @Test func `rule 7: a schedule is required outside of a subscription and not inside`() {
    #expect(CurrentThreadScheduler.isScheduleRequired)
    var inside: Bool?
    _ = Observable<Int>.create { _ in
      inside = CurrentThreadScheduler.isScheduleRequired
      return Disposables.create()
    }.subscribe()
    #expect(inside == false)
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test func `rule 7: scheduled work that was disposed loses its turn`() {
    let log = Log()
    _ = CurrentThreadScheduler.instance.schedule(()) {
      let first = CurrentThreadScheduler.instance.schedule(()) {
        log.add("first")
        return Disposables.create()
      }
      _ = CurrentThreadScheduler.instance.schedule(()) {
        log.add("second")
        return Disposables.create()
      }
      first.dispose()
      return Disposables.create()
    }
    #expect(log.lines == ["second"])
  }

  @Test func `rule 7: an endless synchronous source can be stopped by take`() {
    var seen: [Int] = []
    _ = Observable.repeatElement(7).take(3).subscribe(onNext: { seen.append($0) })
    #expect(seen == [7, 7, 7])
  }

  @Test func `rule 7: 100 000 sources one after the other do not fill the stack`() {
    var count = 0
    var completed = false
    let sources = repeatElement(Observable.just(1), count: 100_000)
    _ = Observable.concat(Array(sources)).subscribe(
      onNext: { count += $0 }, onCompleted: { completed = true })
    #expect(count == 100_000)
    #expect(completed)
  }

  @Test func `rule 7: a chain of 1 000 operators does not fill the stack`() {
    var chain = Observable.of(0, 1)
    for _ in 1...1_000 { chain = chain.map { $0 + 1 } }
    var seen: [Int] = []
    _ = chain.subscribe(onNext: { seen.append($0) })
    #expect(seen == [1_000, 1_001])
  }

  @Test func `rule 2: what an observer sends back on the same thread is delivered at once`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.subscribe(onNext: { element in
      log.add("in \(element)")
      if element < 3 { subject.onNext(element + 1) }
      log.add("out \(element)")
    })
    subject.onNext(1)
    #expect(log.lines == ["in 1", "in 2", "in 3", "out 3", "out 2", "out 1"])
  }
}
