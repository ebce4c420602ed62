import RxLite
import Testing

/// The contract for what lives on the main thread: drivers, signals and binders. The sources are
/// synchronous, so nothing here waits for the main queue.
@MainActor @Suite(.serialized) struct DriverContractTests {
  /// A way to listen on the main thread.
  struct Line: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let listen: @MainActor @Sendable (Observable<Int>, AnyObserver<Int>) -> any Disposable
  }

  nonisolated static func driver(
    _ name: String, _ operate: @escaping @Sendable (Driver<Int>) -> Driver<Int>
  ) -> Line {
    Line(testDescription: "Driver.\(name)") { source, observer in
      operate(source.asDriver(onErrorDriveWith: .empty())).drive(observer)
    }
  }

  nonisolated static func signal(
    _ name: String, _ operate: @escaping @Sendable (Signal<Int>) -> Signal<Int>
  ) -> Line {
    Line(testDescription: "Signal.\(name)") { source, observer in
      operate(source.asSignal(onErrorSignalWith: .empty())).emit(to: observer)
    }
  }

  /// Operators that pass on the first element of a source and its completion.
  nonisolated static let lines: [Line] =
    [
      driver("itself") { $0 },
      driver("map, filter, compactMap") { $0.map { $0 }.filter { _ in true }.compactMap { $0 } },
      driver("scan, distinctUntilChanged") { $0.scan(0) { $0 + $1 }.distinctUntilChanged() },
      driver("startWith, skip") { $0.startWith(0).skip(1) },
      driver("do") { $0.do(onNext: { _ in }, onDispose: {}) },
      driver("flatMap") { $0.flatMap { Driver.just($0) } },
      driver("flatMapFirst") { $0.flatMapFirst { Driver.just($0) } },
      driver("flatMapLatest") { $0.flatMapLatest { Driver.just($0) } },
      driver("switchLatest") { $0.map { Driver.just($0) }.switchLatest() },
      driver("merge()") { $0.map { Driver.just($0) }.merge() },
      driver("merge") { .merge($0, .empty()) },
      driver("concat") { .concat([$0, .empty()]) },
      driver("combineLatest") { .combineLatest($0, Driver.just(1)) { first, _ in first } },
      driver("zip") { .zip($0, Driver.just(1)) { first, _ in first } },
      driver("withLatestFrom") { $0.withLatestFrom(Driver.just(1)) { first, _ in first } },
      driver("deferred") { driver in .deferred { driver } },
      driver("asSignal") { $0.asSignal(onErrorJustReturn: 0).asDriver(onErrorJustReturn: 0) },
      signal("itself") { $0 },
      signal("map, filter, scan") { $0.map { $0 }.filter { _ in true }.scan(0) { $0 + $1 } },
      signal("flatMapLatest") { $0.flatMapLatest { Signal.just($0) } },
      signal("merge") { .merge($0, .empty()) },
      signal("combineLatest") { .combineLatest($0, Signal.just(1)) { first, _ in first } },
      signal("zip") { .zip($0, Signal.just(1)) { first, _ in first } },
    ]

  @Test(arguments: lines)
  func `rule 1: nothing reaches an observer after the completion`(line: Line) {
    let log = Log()
    line.listen(MisbehavingSource().asObservable(), log.observer()).dispose()
    #expect(log.lines == ["next(1)", "completed"])
  }

  @Test(arguments: lines)
  func `rule 3: an error becomes one completion, and every observer is removed`(line: Line) {
    let source = PublishSubject<Int>()
    let log = Log()
    let subscription = line.listen(source, log.observer())
    source.onNext(1)
    source.onError(Boom())
    source.onNext(2)
    #expect(log.lines == ["next(1)", "completed"])
    #expect(!source.hasObservers)
    subscription.dispose()
  }

  @Test(arguments: lines)
  func `rules 4 and 5: nothing arrives after dispose, which may be called again`(line: Line) {
    let source = PublishSubject<Int>()
    let log = Log()
    let subscription = line.listen(source, log.observer())
    subscription.dispose()
    subscription.dispose()
    source.onNext(1)
    source.onCompleted()
    #expect(log.lines == [])
    #expect(!source.hasObservers)
  }

  @Test(arguments: lines)
  func `rule 4: an observer may dispose while it receives an event`(line: Line) {
    let source = PublishSubject<Int>()
    let log = Log()
    let subscription = SerialDisposable()
    subscription.disposable = line.listen(
      source,
      AnyObserver { event in
        log.add("\(event)")
        subscription.dispose()
      })
    source.onNext(1)
    source.onNext(2)
    #expect(log.lines == ["next(1)"])
    #expect(!source.hasObservers)
  }

  #if DEBUG
    /// What a binder sets.
    private final class Label { var number = 0 }

    @Test func `rule 9: what was driven, emitted or bound is released`() async {
      // In a process of its own: the count is global.
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          for line in Self.lines + [Self.binding, Self.twoBinders] {
            let before = Resources.total
            for ending in [nil, Event<Int>.completed, .error(Boom())] {
              let source = PublishSubject<Int>()
              // NB: For a binder an error is misuse, which stops a debug build.
              let safe = source.catch { _ in .empty() }
              let subscription = line.listen(safe, AnyObserver { _ in })
              source.onNext(1)
              if let ending { source.on(ending) }
              subscription.dispose()
            }
            let leaked = Resources.total - before
            if leaked != 0 { fatalError("\(line.testDescription) leaks \(leaked)") }
          }
        }
      }
    }

    nonisolated private static let binding = Line(testDescription: "Binder") { source, _ in
      let label = Label()
      return source.bind(to: Binder(label) { $0.number = $1 }).keeping(label)
    }

    nonisolated private static let twoBinders = Line(testDescription: "drive of binders") {
      source, _ in
      let label = Label()
      let binder = Binder<Int>(label) { $0.number = $1 }
      return source.asDriver(onErrorJustReturn: 0).drive(binder, binder).keeping(label)
    }
  #endif
}

extension Disposable {
  /// This, and an object that lives until it is disposed.
  fileprivate func keeping(_ object: AnyObject) -> any Disposable {
    Disposables.create(self, Disposables.create { withExtendedLifetime(object) {} })
  }
}
