import ChapterKit
import Dispatch
import Foundation
import RxLite

func queuesAndThreads() {
  listing("queue-names", "a mark on a queue says where a line runs", shows: "75") {
    let name = DispatchSpecificKey<String>()
    let worker = DispatchQueue(label: "worker")
    worker.setSpecific(key: name, value: "worker")
    DispatchQueue.main.setSpecific(key: name, value: "main")

    func whereAmI() -> String {
      DispatchQueue.getSpecific(key: name) ?? "somewhere else"
    }

    print("outside: \(whereAmI()), on the main thread: \(Thread.isMainThread)")
    worker.sync {
      print("inside: \(whereAmI()), on the main thread: \(Thread.isMainThread)")
    }
  }

  listing("two-threads", "one scheduler, two threads", shows: "75") {
    let scheduler = ConcurrentDispatchQueueScheduler(named: "global")
    let secondIsHere = DispatchSemaphore(value: 0)
    let secondMayLeave = DispatchSemaphore(value: 0)
    var thread: Thread?

    runMainQueue { done in
      _ = scheduler.schedule("first") { name in
        _ = scheduler.schedule("second") { name in
          print("\(name): on \(here), while the first waits")
          thread = Thread.current
          secondIsHere.signal()
          secondMayLeave.wait()
          done()
          return Disposables.create()
        }
        secondIsHere.wait()
        print("\(name): on \(here), on another thread: \(Thread.current != thread)")
        secondMayLeave.signal()
        return Disposables.create()
      }
    }
  }

  listing("one-thread", "three schedulers, one thread", shows: "75") {
    func schedule(_ name: String, on scheduler: any ImmediateSchedulerType) {
      _ = scheduler.schedule(name) { name in
        print("\(name): on \(here)")
        return Disposables.create()
      }
    }

    schedule("MainScheduler", on: MainScheduler.instance)
    schedule("ConcurrentMainScheduler", on: ConcurrentMainScheduler.instance)
    schedule("CurrentThreadScheduler", on: CurrentThreadScheduler.instance)
  }

  listing("main-queue", "the main queue runs when the main thread asks for it") {
    let answers = PublishSubject<String>()
    _ = answers.observe(on: MainScheduler.instance)
      .subscribe(onNext: { print("\($0), on \(here)") })

    let other = OtherThread("the other thread sends") { answers.onNext("forty-two") }
    other.start()
    other.join()
    print("it has sent, and nothing has arrived")

    runMainQueue()
  }
}
