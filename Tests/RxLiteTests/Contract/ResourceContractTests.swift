import RxLite
import Testing

#if DEBUG
  extension ContractTests {
    /// Chains that touch every operator, on a source that the test ends.
    static let chains: [(String, (Observable<Int>) -> Observable<Int>)] = [
      ("no operator", { $0 }),
      ("map, filter, compactMap", { $0.map { $0 }.filter { _ in true }.compactMap { $0 } }),
      ("scan, take", { $0.scan(0) { $0 + $1 }.take(10) }),
      ("do", { $0.do(onNext: { _ in }, afterCompleted: {}, onDispose: {}) }),
      ("merge", { .merge($0, .never()) }),
      ("flatMap", { $0.flatMap { Observable.of($0, $0) } }),
      ("flatMap to never", { $0.flatMap { _ in Observable.never() } }),
      ("concat, startWith", { $0.concat(Observable.never()).startWith(0) }),
      ("take(until:)", { $0.take(until: Observable<Int>.never()) }),
      ("deferred", { source in .deferred { source } }),
      ("observe(on:)", { $0.observe(on: CurrentThreadScheduler.instance) }),
      ("subscribe(on:)", { $0.subscribe(on: CurrentThreadScheduler.instance) }),
      ("create", { source in .create { source.subscribe($0) } }),
    ]

    @Test func `rule 9: what was subscribed is released`() async {
      // In a process of its own: the count is global, and other tests run at the same time.
      await #expect(processExitsWith: .success) {
        let chains =
          Self.chains + Self.shareChains + Self.stepChains + Self.joinChains + Self.traitChains
        for (name, chain) in chains {
          let before = Resources.total
          for ending in [nil, Event<Int>.completed, .error(Boom())] {
            let source = PublishSubject<Int>()
            let subscription = chain(source).subscribe(onError: { _ in })
            source.onNext(1)
            if let ending { source.on(ending) }
            subscription.dispose()
          }
          let leaked = Resources.total - before
          if leaked != 0 { fatalError("\(name) leaks \(leaked)") }
        }
      }
    }

    @Test func `rule 9: a subject without references is released with its observers`() async {
      await #expect(processExitsWith: .success) {
        let before = Resources.total
        do {
          let subject = PublishSubject<Int>()
          _ = subject.map { $0 }.subscribe(onNext: { _ in })
          let state = BehaviorSubject(value: 0)
          _ = state.scan(0) { $0 + $1 }.subscribe(onNext: { _ in })
        }
        if Resources.total != before { fatalError("\(Resources.total - before) objects leak") }
      }
    }

    @Test func `rule 9: a finite sequence needs no dispose`() async {
      await #expect(processExitsWith: .success) {
        let before = Resources.total
        _ = Observable.of(1, 2, 3).flatMap { Observable.of($0, $0) }.take(4).subscribe()
        _ = Observable.range(start: 0, count: 10).concat(Observable.just(1)).subscribe()
        if Resources.total != before { fatalError("\(Resources.total - before) objects leak") }
      }
    }
  }
#endif
