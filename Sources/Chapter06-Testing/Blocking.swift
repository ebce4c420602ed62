import ChapterKit
import RxLite
import RxLiteTest

func blocking() {
  listing("to-blocking", "waiting for a color") {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    let viewModel = ColorViewModel()

    let rgbObservable = viewModel.rgb.asObservable().subscribe(on: scheduler)
    viewModel.hexString.accept("#00ff00")
    // The text gives it one second. Waiting ends with the answer, so a long timeout costs nothing,
    // and a machine that is busy does not turn the test red.
    let result = try! rgbObservable.toBlocking(timeout: 10).first()!

    print(result.0)
    print(result.1)
    print(result.2)
  }

  listing("sequence-timeout", "nothing comes, and the test goes on all the same") {
    do {
      let first = try Observable<Int>.never().toBlocking(timeout: 0.1).first()
      print("first: \(String(describing: first))")
    } catch {
      print("error: \(error)")
    }
  }

  listing("questions", "first, last, single, toArray, materialize") {
    let three = Observable.of(1, 2, 3)
    print("first:   \(answer { try three.toBlocking().first() })")
    print("last:    \(answer { try three.toBlocking().last() })")
    print("toArray: \(answer { try three.toBlocking().toArray() })")
    print("single:  \(answer { try three.toBlocking().single() })")
    print("first of nothing: \(answer { try Observable<Int>.empty().toBlocking().first() })")

    // Two elements come, and no end. `last` can't know that 2 is the last.
    let endless = Observable.of(1, 2).concat(Observable.never())
    print("last of the endless: \(answer { try endless.toBlocking(timeout: 0.1).last() })")
    switch endless.toBlocking(timeout: 0.1).materialize() {
    case .completed(let elements): print("materialize: completed after \(elements)")
    case .failed(let elements, let error): print("materialize: after \(elements): \(error)")
    }
  }

  listing("two-clocks", "who holds the thread can't start the virtual clock") {
    let scheduler = TestScheduler(initialClock: 0)
    let tick = Observable<Int>.timer(.seconds(1), scheduler: scheduler)
    print("waiting for a virtual second: \(answer { try tick.toBlocking(timeout: 0.1).first() })")

    let result = scheduler.start { tick }
    print("starting the clock instead: \(result.events)")
  }
}

private func answer<Answer>(_ question: () throws -> Answer) -> String {
  do { return "\(try question())" } catch { return "\(error)" }
}

/// The text uses one and doesn't show it: a hexadecimal number in, three numbers out.
private final class ColorViewModel {
  let hexString = BehaviorRelay(value: "#000000")

  var rgb: Driver<(Int, Int, Int)> {
    hexString
      .map { hex in
        let number = Int(hex.dropFirst(), radix: 16) ?? 0
        return (number >> 16 & 0xff, number >> 8 & 0xff, number & 0xff)
      }
      .asDriver(onErrorJustReturn: (0, 0, 0))
  }
}
