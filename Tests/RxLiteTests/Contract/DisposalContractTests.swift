import RxLite
import RxLiteTest
import Testing

extension ContractTests {
  /// How one of two sources ends, or makes the operator dispose a source.
  static let endings: [(String, (PublishSubject<Int>, PublishSubject<Int>) -> Void)] = [
    ("the first completes", { one, _ in one.onCompleted() }),
    ("the first fails", { one, _ in one.onError(Boom()) }),
    ("the second completes", { _, other in other.onCompleted() }),
    ("the second fails", { _, other in other.onError(Boom()) }),
    (
      "both complete",
      { one, other in
        one.onCompleted()
        other.onCompleted()
      }
    ),
    ("the second sends", { _, other in other.onNext(-1) }),
  ]

  static let replacing: [JoinOfTwo] = [
    (
      "flatMapLatest of its elements",
      { one, other in
        other.startWith(0).flatMapLatest { _ in one }
      }
    ),
    (
      "merge of three in turn",
      { one, other in
        Observable.of(one, other, one).merge(maxConcurrent: 2)
      }
    ),
  ]

  /// Disposing a source may have to wait: for a thread that holds a lock, and is just sending to the
  /// same operator. So no operator may hold its own lock meanwhile.
  @Test(arguments: observableJoins + replacing, endings)
  func `rule 5: a source is disposed without a lock held`(
    join: JoinOfTwo, ending: (String, (PublishSubject<Int>, PublishSubject<Int>) -> Void)
  ) {
    let (one, other) = (PublishSubject<Int>(), PublishSubject<Int>())
    let waited = Locked<[Bool]>([])
    let isSending = Locked(false)
    /// While this source is disposed, another thread sends to both.
    func slowlyDisposed(_ source: PublishSubject<Int>) -> Observable<Int> {
      .create { observer in
        let subscription = source.subscribe(observer)
        return Disposables.create {
          subscription.dispose()
          // What the other thread sends may dispose the source of another subscription.
          if isSending.value { return }
          isSending.value = true
          let hasSent = inTime {
            one.onNext(1)
            other.onNext(1)
          }
          waited.value.append(hasSent)
          isSending.value = false
        }
      }
    }
    let subscription = join.1(slowlyDisposed(one), slowlyDisposed(other)).subscribe { _ in }
    one.onNext(0)
    other.onNext(0)
    ending.1(one, other)
    subscription.dispose()
    #expect(!waited.value.isEmpty)
    #expect(!waited.value.contains(false), "\(join.0), when \(ending.0)")
  }

  /// A scheduler that does something while work is scheduled or cancelled.
  private struct Interrupted: SchedulerType {
    let clock = HistoricalScheduler()
    let interrupt: () -> Void

    var now: RxTime { clock.now }

    func schedule<StateType>(
      _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable { scheduleRelative(state, dueTime: .nanoseconds(0), action: action) }

    func scheduleRelative<StateType>(
      _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
      interrupt()
      let work = clock.scheduleRelative(state, dueTime: dueTime, action: action)
      return Disposables.create {
        interrupt()
        work.dispose()
      }
    }
  }

  static let waiting: [(String, (Observable<Int>, any SchedulerType) -> Observable<Int>)] = [
    ("debounce", { $0.debounce(.seconds(1), scheduler: $1) }),
    ("throttle", { $0.throttle(.seconds(1), scheduler: $1) }),
    ("buffer", { $0.buffer(timeSpan: .seconds(1), count: 1, scheduler: $1).map(\.count) }),
    ("window", { $0.window(timeSpan: .seconds(1), count: 1, scheduler: $1).map { _ in 0 } }),
    ("delay", { $0.delay(.seconds(1), scheduler: $1) }),
    ("timeout", { $0.timeout(.seconds(1), scheduler: $1) }),
  ]

  @Test(arguments: waiting)
  func `rule 5: work is scheduled and cancelled without a lock held`(
    name: String, operate: (Observable<Int>, any SchedulerType) -> Observable<Int>
  ) {
    let source = PublishSubject<Int>()
    let waited = Locked<[Bool]>([])
    let isSending = Locked(false)
    let scheduler = Interrupted {
      // What the other thread sends may be scheduled as well.
      if isSending.value { return }
      isSending.value = true
      let hasSent = inTime { source.onNext(1) }
      waited.value.append(hasSent)
      isSending.value = false
    }
    let subscription = operate(source, scheduler).subscribe { _ in }
    source.onNext(0)
    source.onNext(2)
    subscription.dispose()
    #expect(!waited.value.isEmpty)
    #expect(!waited.value.contains(false), "\(name)")
  }
}
