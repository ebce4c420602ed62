import ChapterKit
import Dispatch
import RxLite

func choosing() {
  listing("background", "a scheduler for work that nobody has to wait for", shows: "75") {
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
}
