import ChapterKit
import Dispatch
import RxLite

func cancellation() {
  listing("cancel-the-task", "cancel() disposes the subscription") {
    let prices = Observable<Int>.interval(.seconds(1), scheduler: clock.scheduler)
      .do(onDispose: { print("disposed") })

    runTask {
      let loop = clock.task {
        for try await price in prices.values { print(price) }
      }
      try await clock.sleep(for: .seconds(2.5))
      print("cancel")
      loop.cancel()
      print(await loop.result)
    }
  }

  listing("dispose-the-subscription", "dispose() cancels the task") {
    let (prices, sender) = AsyncStream.makeStream(of: Int.self)
    let hasArrived = DispatchSemaphore(value: 0)

    runQueues { done in
      sender.onTermination = { reason in
        print("the stream: \(reason)")
        done()
      }
      let subscription = prices.asObservable().subscribe(onNext: { price in
        print(price)
        hasArrived.signal()
      })
      sender.yield(10)
      hasArrived.wait()
      print("dispose")
      subscription.dispose()
    }
  }

  listing("cancel-is-a-request", "a task that doesn't look whether it is cancelled") {
    runTask {
      let polite = clock.task {
        for step in 1...3 {
          try await clock.sleep(for: .seconds(1))
          print("polite: \(step)")
        }
      }
      let stubborn = clock.task {
        for step in 1...3 {
          try? await clock.sleep(for: .seconds(1))
          print("stubborn: \(step)")
        }
      }
      try await clock.sleep(for: .seconds(1.5))
      print("cancel both")
      polite.cancel()
      stubborn.cancel()
      _ = await (polite.result, stubborn.result)
    }
  }
}
