import ChapterKit
import RxLite

/// A thermometer that knows its degrees.
class Thermometer: ReactiveCompatible {
  let readings = BehaviorSubject(value: 18)
  var degrees: Int { (try? readings.value()) ?? 0 }

  func warm(by degrees: Int) { readings.onNext(self.degrees + degrees) }
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

  listing("namespace-by-hand", "what rx is made of", shows: "E9 88") {
    let word = Word("Hello")
    print("count: \(word.count), my.count: \(word.my.count)")
    print(type(of: word.my))
  }
}

struct My<Base> {
  let base: Base

  init(_ base: Base) { self.base = base }
}

protocol MyCompatible {}

extension MyCompatible {
  var my: My<Self> { My(self) }
}

struct Word: MyCompatible {
  let count: Int

  init(_ text: String) { count = text.count }
}

extension My where Base == Word {
  var count: String { "\(base.count) characters" }
}
