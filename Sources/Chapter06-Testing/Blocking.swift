import ChapterKit
import RxLite
import RxLiteTest

/// Turns a hexadecimal number into the three numbers of a color.
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

func blocking() {
  listing("to-blocking", "wait for a color", shows: "C7 74") {
    let viewModel = ColorViewModel()
    let scheduler = SerialDispatchQueueScheduler(qos: .default)

    let rgbObservable = viewModel.rgb.asObservable().subscribe(on: scheduler)
    viewModel.hexString.accept("#00ff00")
    let result = try! rgbObservable.toBlocking(timeout: 10).first()!

    print(result.0)
    print(result.1)
    print(result.2)
    finishWork(of: scheduler)  // The disposal is work of the scheduler, too.
  }

  listing("sequence-timeout", "nothing arrives, and the wait ends", shows: "74") {
    let silence = Observable<Int>.never()
    print(answer { try silence.toBlocking(timeout: 0.1).first() })
  }

  listing("questions", "first, last, single, toArray, materialize", shows: "74") {
    let three = Observable.of(1, 2, 3).toBlocking(timeout: 10)
    print("first:   \(answer { try three.first() })")
    print("last:    \(answer { try three.last() })")
    print("toArray: \(answer { try three.toArray() })")
    print("single:  \(answer { try three.single() })")

    let nothing = Observable<Int>.empty().toBlocking(timeout: 10)
    print("first of nothing: \(answer { try nothing.first() })")

    let endless = Observable.of(1, 2).concat(Observable.never()).toBlocking(timeout: 0.1)
    print("last of the endless: \(answer { try endless.last() })")
    switch endless.materialize() {
    case .completed(let elements): print("materialize: \(elements), completed")
    case .failed(let elements, let error): print("materialize: \(elements), then: \(error)")
    }
  }

  listing("two-clocks", "a blocked thread can't start a virtual clock") {
    let scheduler = TestScheduler(initialClock: 0)
    let timer = Observable<Int>.timer(.seconds(1), scheduler: scheduler)
    print("waiting:  \(answer { try timer.toBlocking(timeout: 0.1).first() })")

    let result = scheduler.start { timer }
    print("starting: \(result.events)")
  }
}

/// The result of a call, or the error that it throws.
private func answer<Answer>(_ question: () throws -> Answer) -> String {
  do { return "\(try question())" } catch { return "error: \(error)" }
}
