import ChapterKit
import Dispatch
import Foundation
import RxLite
import Synchronization

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
        .flatMap { name in picture(name, on: background) }
        .observe(on: MainScheduler.instance)
        .subscribe(
          onNext: { name in
            print("show \(name) on \(here)")
            if name == "dog" { dogIsShown.signal() }
          }, onDisposed: done)
    }
  }

  listing("limited", "an operation queue has a limit") {
    let operations = OperationQueue()
    operations.maxConcurrentOperationCount = 2
    let limited = OperationQueueScheduler(operationQueue: operations)
    runQueues { done in
      _ = decodeAll(on: limited)
        .subscribe(
          onNext: { count in
            print("\(count) photos, at most \(decoding.withLock { $0.most }) at a time")
          }, onDisposed: done)
    }
  }
}

let dogIsShown = DispatchSemaphore(value: 0)

/// Makes a picture. That of the cat isn't ready before the dog is shown.
func picture(_ name: String, on scheduler: any ImmediateSchedulerType) -> Observable<String> {
  Observable.just(name)
    .observe(on: scheduler)
    .map { name in
      if name == "cat" { dogIsShown.wait() }
      return name
    }
    .take(1)
}

let decoding = Mutex((now: 0, most: 0))
let begun = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]

/// Decodes a photo, and counts. Photos 1 and 2 aren't ready before both have begun.
func decodeAndCount(_ number: Int) {
  decoding.withLock { count in
    count.now += 1
    count.most = max(count.most, count.now)
  }
  if number <= 2 {
    begun[number - 1].signal()
    begun[2 - number].wait()
  }
  decoding.withLock { count in count.now -= 1 }
}

/// Decodes fifty photos on the scheduler, and emits their number at the end.
func decodeAll(on scheduler: any ImmediateSchedulerType) -> Observable<Int> {
  Observable.range(start: 1, count: 50)
    .flatMap { number in
      Observable.just(number).observe(on: scheduler).map(decodeAndCount)
    }
    .reduce(0) { count, _ in count + 1 }
    .observe(on: MainScheduler.instance)
}
