import ChapterKit
import Dispatch
import RxLite

func guarantees() {
  listing("no-overlap", "one event at a time", reproduces: "A3") {
    let someObservable = PublishSubject<Int>()
    _ =
      someObservable
      .subscribe { (e: Event<Int>) in
        print("Event processing started")
        // processing
        print("Event processing ended")
      }
    someObservable.onNext(1)
    someObservable.onNext(2)
    someObservable.onNext(3)
  }

  listing("two-threads", "merge makes the second thread wait") {
    meet(first: .next("left"), second: .next("right"))
  }

  listing("the-end-waits", "an error can't overtake an element either") {
    meet(first: .next("left"), second: .error(Broken.pipe))
  }
}

/// Two threads send into one subscriber. The second sends while the subscriber is busy with the
/// first: semaphores see to it, so that this happens in every run.
private func meet(first: Event<String>, second: Event<String>) {
  let left = PublishSubject<String>()
  let right = PublishSubject<String>()
  let isBusy = DispatchSemaphore(value: 0)
  let isAboutToSend = DispatchSemaphore(value: 0)

  let subscription = Observable.merge(left, right).subscribe { event in
    print("\(event): processing started")
    if event.element == "left" {
      isBusy.signal()
      isAboutToSend.wait()
    }
    print("\(event): processing ended")
  }

  let threads = DispatchGroup()
  DispatchQueue.global().async(group: threads) {
    left.on(first)
  }
  DispatchQueue.global().async(group: threads) {
    isBusy.wait()
    print("the other thread sends \(second)")
    isAboutToSend.signal()
    right.on(second)
  }
  threads.wait()
  subscription.dispose()
}
