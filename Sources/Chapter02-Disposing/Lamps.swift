import ChapterKit
import RxLite
import Synchronization

/// Makes visible what subscriptions use. Each subscription to `counting` lights a lamp, which goes out
/// when the subscription has released what it used. A lamp that stays lit is a leak.
final class Lamps {
  private final class Lamp {
    private let lamps: Lamps

    init(_ lamps: Lamps) {
      self.lamps = lamps
      lamps.count.add(1, ordering: .relaxed)
    }

    deinit { lamps.count.subtract(1, ordering: .relaxed) }
  }

  private let count = Atomic<Int>(0)

  /// The number of lamps that are lit now.
  var lit: Int { count.load(ordering: .relaxed) }

  /// Counts from 0, ten times a second, and keeps a lamp lit.
  func counting() -> Observable<Int> {
    return Observable.create { observer in
      let lamp = Lamp(self)
      let timer = clock.makeTimer()
      timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100))
      var next = 0
      timer.setEventHandler {
        withExtendedLifetime(lamp) { observer.onNext(next) }
        next += 1
      }
      timer.resume()
      return Disposables.create { timer.cancel() }
    }
  }
}
