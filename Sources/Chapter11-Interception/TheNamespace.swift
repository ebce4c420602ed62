import ChapterKit
import RxLite

/// A thermometer that knows its degrees.
class Thermometer: ReactiveCompatible {
  let readings = BehaviorRelay(value: 18)
  var degrees: Int { readings.value }

  func warm(by degrees: Int) { readings.accept(self.degrees + degrees) }
}

final class Oven: Thermometer {}

extension Reactive where Base: Thermometer {
  /// Emits the degrees, now and after each change.
  var degrees: Observable<Int> { base.readings.asObservable() }
}

func theNamespace() {
  listing("rx-of-your-own", "a property and its sequence, both called degrees", shows: "E9 88") {
    let oven = Oven()
    print("oven.degrees: \(oven.degrees)")
    _ = oven.rx.degrees.subscribe(onNext: { print("oven.rx.degrees: \($0)") })
    oven.warm(by: 200)
  }
}
