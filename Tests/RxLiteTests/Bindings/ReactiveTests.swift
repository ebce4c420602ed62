import Foundation
import RxLite
import Testing

/// An object with an `rx`: its own properties, an extension, and its end.
private class Lamp: LifetimeOwner, ReactiveCompatible {
  let lifetime = LifetimeToken()
  var brightness = 0
  var colour: String? = "white"
  var isDimmed = false
}

private final class Torch: Lamp {}

extension Reactive where Base: Lamp {
  fileprivate static var makerOfLamps: String { "Edison" }
  fileprivate var isDimmed: Observable<Bool> { .just(base.isDimmed) }
}

extension Int: ReactiveCompatible {}

extension Reactive where Base == Int {
  fileprivate var counted: Observable<Int> { .range(start: 1, count: base) }
}

@Suite @MainActor struct ReactiveTests {
  @Test func `a property that can be set is a binder`() {
    let lamp = Lamp()
    let brightness: Binder<Int> = lamp.rx.brightness
    brightness.onNext(3)
    _ = Observable.of("red", nil, "blue").bind(to: lamp.rx.colour)
    _ = Observable.just(7).bind(to: Torch().rx.brightness)
    #expect(lamp.brightness == 3)
    #expect(lamp.colour == "blue")
  }

  @Test func `an extension goes before a property of the same name`() {
    let log = Log()
    let isDimmed: Observable<Bool> = Torch().rx.isDimmed
    _ = isDimmed.subscribe(log.observer())
    #expect(log.lines == ["next(false)", "completed"])
    #expect(Torch.rx.makerOfLamps == "Edison")
  }

  @Test func `a value can have an rx, and so has each NSObject`() {
    let log = Log()
    _ = 2.rx.counted.subscribe(log.observer())
    #expect(log.lines == ["next(1)", "next(2)", "completed"])
    let formatter = NumberFormatter()
    formatter.rx.minimumFractionDigits.onNext(2)
    #expect(formatter.minimumFractionDigits == 2)
  }

  @Test func `neither a binder nor deallocated keeps the object alive`() {
    var lamp: Lamp? = Lamp()
    weak var observed: Lamp?
    observed = lamp
    let binder = lamp!.rx.brightness
    let deallocated = lamp!.rx.deallocated
    lamp = nil
    #expect(observed == nil)
    binder.onNext(1)
    withExtendedLifetime(deallocated) {}
  }

  @Test func `deallocated emits at the release, and to a late subscriber at once`() {
    let log = Log()
    var lamp: Lamp? = Lamp()
    let deallocated = lamp!.rx.deallocated
    _ = deallocated.subscribe { log.add("early \($0)") }
    #expect(log.lines == [])
    lamp = nil
    _ = deallocated.subscribe { log.add("late \($0)") }
    #expect(
      log.lines == ["early next(())", "early completed", "late next(())", "late completed"])
  }

  @Test func `take(until: rx.deallocated) completes`() {
    let log = Log()
    let numbers = PublishSubject<Int>()
    var lamp: Lamp? = Torch()
    _ = numbers.take(until: lamp!.rx.deallocated).subscribe(log.observer())
    numbers.onNext(1)
    lamp = nil
    numbers.onNext(2)
    #expect(log.lines == ["next(1)", "completed"])
    #expect(!numbers.hasObservers)
  }
}
