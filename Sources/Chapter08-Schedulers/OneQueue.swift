import ChapterKit
import Dispatch
import Foundation
import RxLite

func oneQueue() {
  listing("stutter", "everything runs where you subscribe", shows: "76") {
    _ = fileNames().map(decode)
      .subscribe(onNext: { picture in print("show \(picture) on \(here)") })
    print("now the list can scroll")
  }

  listing("wherever-you-subscribe", "the same chain, subscribed to on another queue", shows: "76") {
    DispatchQueue.named("worker").sync {
      _ = fileNames().map(decode)
        .subscribe(onNext: { picture in print("show \(picture) on \(here)") })
    }
  }

  listing("two-queues-one-thread", "a queue is not a thread", shows: "75") {
    print("on \(here), on the main thread: \(Thread.isMainThread)")
    DispatchQueue.named("worker").sync {
      print("on \(here), on the main thread: \(Thread.isMainThread)")
    }
  }

  listing("schedule", "a scheduler runs a piece of work on its queue", shows: "75") {
    let worker = SerialDispatchQueueScheduler(named: "worker")
    _ = worker.schedule("cat") { name in
      print("the work for the \(name) runs on \(here)")
      return Disposables.create()
    }
    print("it is scheduled, and hasn't run")
    runQueues()
  }
}
