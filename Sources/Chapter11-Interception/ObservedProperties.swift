import ChapterKit
import ConsoleKit
import Dispatch
import Observation
import RxLite

/// A property whose changes are a sequence, `$name`: the value now, and each new one.
@propertyWrapper final class Observed<Value> {
  private let relay: BehaviorRelay<Value>

  var wrappedValue: Value {
    didSet { relay.accept(wrappedValue) }
  }

  var projectedValue: Observable<Value> { relay.asObservable() }

  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
    relay = BehaviorRelay(value: wrappedValue)
  }
}

extension Reactive where Base: AnyObject {
  /// Emits the value of a property now and after each change.
  func observe<Value>(_ keyPath: KeyPath<Base, Observable<Value>>) -> Observable<Value> {
    Observable.create { [base] observer in
      let registration = base[keyPath: keyPath].subscribe(observer)
      return Disposables.create {
        registration.dispose()
        withExtendedLifetime(base) {}
      }
    }
  }
}

extension Reactive where Base: LifetimeOwner {
  /// Emits the value of a property now and after each change. When the object is released, emits `nil`
  /// and completes.
  func observeWeakly<Value>(_ keyPath: KeyPath<Base, Observable<Value>>) -> Observable<Value?> {
    base[keyPath: keyPath].map { $0 }
      .take(until: deallocated)
      .concat(Observable.just(nil))
  }
}

/// A diary, with the entry that was written last.
final class Diary: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  @Observed var entry: String

  init(_ entry: String) { self.entry = entry }
}

/// Somebody with a diary, who begins another one when it is full.
final class Traveller: ReactiveCompatible {
  @Observed var diary: Diary

  init(_ diary: Diary) { self.diary = diary }
}

/// Counts steps, for a screen that was made with SwiftUI.
@Observable final class Pedometer: ReactiveCompatible {
  var steps = 0
}

extension Reactive where Base == Pedometer {
  /// Emits the number of steps now, and again a turn of the main queue after it has changed.
  var steps: Observable<Int> {
    weak let pedometer = base
    return Observable.create { observer in
      let ended = BooleanDisposable()
      @Sendable func track() {
        guard !ended.isDisposed, let pedometer else { return }
        let count = withObservationTracking {
          pedometer.steps
        } onChange: {
          DispatchQueue.main.async { track() }
        }
        observer.onNext(count)
      }
      track()
      return ended
    }
  }
}

func observedProperties() {
  listing("observe", "a property, now and after each change", shows: "A21 32") {
    var diary: Diary? = Diary("At home")
    weak let released = diary
    _ = diary!.$entry.subscribe { event in print("screen: \(event)") }

    diary!.entry = "On the train"
    diary!.entry += ", in the rain"
    diary = nil
    print("the diary is released: \(released == nil)")
  }

  listing(
    "observe-weakly", "observe keeps the object alive, observeWeakly doesn't", shows: "A21 32"
  ) {
    var diary: Diary? = Diary("At home")
    var entries: Observable<String>? = diary!.rx.observe(\.$entry)
    let subscription = entries!.subscribe()
    _ = diary!.rx.observeWeakly(\.$entry).subscribe { event in print(event) }

    print("1. forget the diary")
    diary = nil
    print("2. dispose the subscription")
    subscription.dispose()
    print("3. forget the sequence")
    entries = nil
    print("the end")
  }

  listing("observe-path", "the entry of whichever diary Anna has", shows: "A21 32") {
    let (first, second) = (Diary("Bonn"), Diary("Rome"))
    let anna = Traveller(first)
    let attempt = anna.diary.rx.observe(\.$entry)
    let latest = anna.rx.observe(\.$diary)
      .flatMapLatest { diary in diary.rx.observe(\.$entry) }

    _ = attempt.subscribe(onNext: { entry in print("attempt: \(entry)") })
    _ = latest.subscribe(onNext: { entry in print("screen: \(entry)") })
    _ = after(0.3) { first.entry = "Bern" }
    _ = after(0.6) { anna.diary = second }
    _ = after(0.8) { first.entry = "Bari" }
    _ = after(1.0) { second.entry = "Oslo" }
    sleep(1.2)
  }

  listing("observable-macro", "Swift's own observation: once, and before the change", shows: "32") {
    let pedometer = Pedometer()
    withObservationTracking {
      print("the first closure reads \(pedometer.steps)")
    } onChange: {
      print("onChange reads \(pedometer.steps)")
    }
    pedometer.steps = 1
    pedometer.steps = 2
    print("now there are \(pedometer.steps)")
  }

  listing("re-armed", "observed again after each change", shows: "32") {
    var pedometer: Pedometer? = Pedometer()
    _ = pedometer!.rx.steps.subscribe { event in print("label: \(event)") }
    for count in 1...2 {
      pedometer!.steps = count
      runMainQueue()
    }
    pedometer!.steps = 3
    pedometer!.steps = 4
    print("the pedometer says \(pedometer!.steps)")
    runMainQueue()

    pedometer = nil
    runMainQueue()
    print("the pedometer is gone")
  }
}
