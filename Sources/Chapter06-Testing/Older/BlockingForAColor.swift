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

func blockingForAColor() {
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
}
