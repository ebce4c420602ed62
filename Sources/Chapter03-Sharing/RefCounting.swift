import ChapterKit
import RxLite

func refCounting() {
  listing("ref-count", "the subscribers start and stop the run", shows: "21") {
    let counter = myInterval(.milliseconds(100)).publish().refCount()

    let first = counter.subscribe(onNext: { n in print("First \(n)") })
    let second = counter.subscribe(onNext: { n in print("Second \(n)") })
    sleep(0.2)
    print("the first one is disposed")
    first.dispose()
    sleep(0.1)
    print("the second one is disposed")
    second.dispose()

    print("a third one subscribes")
    let third = counter.subscribe(onNext: { n in print("Third \(n)") })
    sleep(0.2)
    third.dispose()
  }
}
