import ChapterKit
import Dispatch
import Foundation
import RxLite

func choosing() {
  listing("background", "a scheduler for work that no one has to wait for", shows: "75") {
    let background = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    runQueues { done in
      _ = Observable.just("cat.jpg")
        .observe(on: background)
        .map(decode)
        .observe(on: MainScheduler.instance)
        .subscribe(
          onNext: { picture in print("show \(picture) on \(here)") }, onDisposed: done)
    }
  }

  listing("at-once", "a sequence for each photo: several are decoded at once") {
    let background = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    runQueues { done in
      _ = Observable.of("cat", "dog")
        .flatMap { name in picture(name, last: "dog", on: background) }
        .observe(on: MainScheduler.instance)
        .subscribe(onNext: { name in print("show \(name) on \(here)") }, onDisposed: done)
    }
  }

  listing("limited", "an operation queue has a limit") {
    let operations = OperationQueue()
    operations.maxConcurrentOperationCount = 2
    let limited = OperationQueueScheduler(operationQueue: operations)
    runQueues { done in
      _ = pictures(on: limited)
        .subscribe(onNext: { name in print("show \(name) on \(here)") }, onDisposed: done)
    }
  }
}

let lastIsOver = DispatchSemaphore(value: 0)

/// Makes a picture. That of the cat isn't ready before the sequence of the last one is over.
func picture(
  _ name: String, last: String, on scheduler: any ImmediateSchedulerType
) -> Observable<String> {
  Observable.just(name)
    .observe(on: scheduler)
    .map { name in
      if name == "cat" { lastIsOver.wait() }
      return name
    }
    .take(1)
    .do(afterCompleted: {
      if name == last { DispatchQueue.main.async { lastIsOver.signal() } }
    })
}

/// Makes pictures of three photos. Each has a sequence of its own.
func pictures(on scheduler: any ImmediateSchedulerType) -> Observable<String> {
  Observable.of("cat", "dog", "fox")
    .flatMap { name in picture(name, last: "fox", on: scheduler) }
    .observe(on: MainScheduler.instance)
}
