import Foundation
import RxLite

@MainActor final class Screen {
  private(set) var hasShown = false

  func show(_ answer: String) {
    print("\(answer), on the main thread: \(Thread.isMainThread)")
    hasShown = true
  }

  func bind(to answers: Observable<String>) {
    _ = answers.map { @Sendable answer in answer + "!" }
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { answer in self.show(answer) })
  }
}

let worker = SerialDispatchQueueScheduler(qos: .default)

MainActor.assumeIsolated {
  let screen = Screen()
  screen.bind(to: Observable.just("the x").observe(on: worker))
  while !screen.hasShown { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
}
