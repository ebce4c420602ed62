import ChapterKit
import RxLite

/// A thermometer that knows its degrees.
final class Thermometer: ReactiveCompatible {
  fileprivate let readings = BehaviorRelay(value: 18)
  var degrees: Int { readings.value }

  func warm(by change: Int) { readings.accept(degrees + change) }
}

extension Reactive where Base: Thermometer {
  /// Emits the degrees, now and after each change.
  var degrees: Observable<Int> { base.readings.asObservable() }
}

func theNamespace() {
  listing("rx-of-your-own", "a property and its sequence, both called degrees", shows: "E9 88") {
    let thermometer = Thermometer()
    print("degrees: \(thermometer.degrees)")
    _ = thermometer.rx.degrees.subscribe(onNext: { print("rx.degrees: \($0)") })
    thermometer.warm(by: -3)
  }
}
