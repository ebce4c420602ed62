import ChapterKit
import Dispatch
import RxLite

func hotSources() {
  listing("hot", "subscribe(on:) doesn't move what a subject emits", shows: "78") {
    let worker = SerialDispatchQueueScheduler(named: "worker")
    let taps = PublishSubject<String>()
    _ = taps.subscribe(on: worker)
      .subscribe(onNext: { name in print("tap on the \(name), received on \(here)") })
    runQueues()

    taps.onNext("cat")
    DispatchQueue.named("camera").sync { taps.onNext("dog") }
  }

  listing("too-late", "what is emitted before the subscription is lost", shows: "78") {
    let worker = SerialDispatchQueueScheduler(named: "worker")
    let taps = PublishSubject<String>()
    _ = taps.subscribe(on: worker)
      .subscribe(onNext: { name in print("tap on the \(name), received on \(here)") })

    taps.onNext("cat")
    runQueues()
    taps.onNext("dog")
  }

  listing("first-element", "a replayed element arrives where you subscribe", shows: "78") {
    let worker = SerialDispatchQueueScheduler(named: "worker")
    let selection = BehaviorRelay(value: "cat")
    _ = selection.subscribe(on: worker)
      .subscribe(onNext: { name in print("\(name) selected, received on \(here)") })
    runQueues()

    selection.accept("dog")
  }

  listing("hot-observed", "observe(on:) moves what a subject emits", shows: "78") {
    let worker = SerialDispatchQueueScheduler(named: "worker")
    let taps = PublishSubject<String>()
    _ = taps.observe(on: worker)
      .subscribe(onNext: { name in print("tap on the \(name), received on \(here)") })

    taps.onNext("cat")
    runQueues()
  }
}
