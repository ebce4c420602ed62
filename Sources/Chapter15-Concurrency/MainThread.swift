import ChapterKit
import Dispatch
import RxLite

func mainThread() {
  listing("main-thread", "from another queue to the main thread, three times") {
    let worker = DispatchQueue.named("worker")
    let prices = PublishSubject<Int>()

    runQueues { done in
      _ = prices.observe(on: MainScheduler.instance)
        .subscribe(onNext: { print("MainScheduler, \(here): \($0)") })
      _ = prices.asDriver(onErrorJustReturn: 0)
        .drive(onNext: { print("Driver, \(here): \($0)") })
      worker.async {
        print("\(here): 10")
        prices.onNext(10)
        Task { @MainActor in
          print("MainActor, \(here): 10")
          done()
        }
      }
    }
  }

  listing("at-once-or-later", "already on the main thread") {
    let prices = PublishSubject<Int>()

    runQueues { done in
      _ = prices.observe(on: MainScheduler.instance)
        .subscribe(onNext: { print("MainScheduler: \($0)") })
      print("begin")
      Task { @MainActor in
        print("MainActor: 10")
        done()
      }
      prices.onNext(10)
      print("end")
    }
  }
}
