import ChapterKit
import Foundation
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
}
