import ChapterKit
import RxLite

enum SensorError: Error { case offline }

/// A house with a heating and three sensors, far away.
final class House {
  let room = PublishSubject<String>()
  let target = PublishSubject<Int>()
  private(set) var heatsTo = 0

  /// What the requests share. It is opened when it is first needed, and then kept.
  private lazy var line = BehaviorRelay(value: "open")

  init() {
    _ = target.subscribe(onNext: { [weak self] degrees in self?.heatsTo = degrees })
  }

  func garden() -> Observable<String> { answer { _ in .never() } }

  func cellar() -> Observable<String> { answer { _ in .error(SensorError.offline) } }

  /// It gets warmer in the room.
  func evening() { for reading in ["18", "18", "19 °C"] { room.onNext(reading) } }

  private func answer(_ send: @escaping (Int) -> Observable<String>) -> Observable<String> {
    Observable.deferred { [self] in
      _ = line.value
      return Observable.timer(.seconds(1), scheduler: clock.mainScheduler).flatMap(send)
    }
  }
}
