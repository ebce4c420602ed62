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
  /// Emits the value of a property now and after each change, and keeps the object alive.
  func observe<Value>(
    _ keyPath: KeyPath<Base, Observable<Value>>, retainSelf: Bool = true
  ) -> Observable<Value> {
    let changes = base[keyPath: keyPath]
    let owner = retainSelf ? base : nil
    return changes.do(onDispose: { withExtendedLifetime(owner) {} })
  }

  /// Follows a path of two properties.
  func observe<Child: AnyObject & ReactiveCompatible, Value>(
    _ first: KeyPath<Base, Observable<Child>>, _ second: KeyPath<Child, Observable<Value>>
  ) -> Observable<Value> where Child.ReactiveBase == Child {
    observe(first).flatMapLatest { child in child.rx.observe(second) }
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

struct Rect: Equatable, CustomStringConvertible {
  var width: Int
  var height: Int

  var description: String { "\(width)×\(height)" }
}

final class Box: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  @Observed var frame: Rect

  init(_ width: Int, _ height: Int) { frame = Rect(width: width, height: height) }
}

final class Window: ReactiveCompatible {
  @Observed var view: Box

  init(_ view: Box) { self.view = view }
}

@Observable final class Counter {
  var count = 0
}

func observedProperties() {
  listing("observe", "a struct as it is, now and after each change", shows: "A21 32") {
    let view = Box(4, 3)
    _ = view.rx.observe(\.$frame).subscribe(onNext: { frame in print("frame \(frame)") })
    view.frame = Rect(width: 8, height: 6)
    view.frame.height = 1
  }

  listing("observe-path", "the frame of whichever view the window has", shows: "A21 32") {
    let (first, second) = (Box(1, 1), Box(5, 5))
    let window = Window(first)
    let frames = window.rx.observe(\.$view, \.$frame)

    _ = frames.subscribe(onNext: { frame in print("frame \(frame)") })
    _ = after(0.2) { first.frame.width = 2 }
    _ = after(0.4) { window.view = second }
    _ = after(0.6) { first.frame.width = 3 }
    _ = after(0.8) { second.frame.width = 6 }
    sleep(1)
  }

  listing(
    "observe-weakly", "observe keeps the object alive, observeWeakly doesn't", shows: "A21 32"
  ) {
    var view: Box? = Box(4, 3)
    let subscription = view!.rx.observe(\.$frame).subscribe()
    _ = view!.rx.observeWeakly(\.$frame).subscribe { print($0) }

    view = nil
    print("the variable is nil, and the view lives on")
    subscription.dispose()
    print("the first subscription is disposed")
  }

  listing("observable-macro", "Swift's own observation: once, and before the change", shows: "32") {
    let counter = Counter()
    withObservationTracking {
      print("tracking \(counter.count)")
    } onChange: {
      print("onChange reads \(counter.count)")
    }
    counter.count = 1
    counter.count = 2
    print("is \(counter.count)")
  }

  listing("re-armed", "observed again after each change", shows: "32") {
    let counter = Counter()
    func counts() -> Observable<Int> {
      Observable.create { observer in
        let ended = BooleanDisposable()
        @Sendable func track() {
          if ended.isDisposed { return }
          let count = withObservationTracking {
            counter.count
          } onChange: {
            DispatchQueue.main.async { track() }
          }
          observer.onNext(count)
        }
        track()
        return ended
      }
    }

    let subscription = counts().subscribe(onNext: { print("count \($0)") })
    for count in 1...2 {
      counter.count = count
      runMainQueue()
    }
    counter.count = 3
    counter.count = 4
    runMainQueue()
    subscription.dispose()
  }
}
