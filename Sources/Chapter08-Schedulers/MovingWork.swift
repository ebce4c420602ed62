import ChapterKit
import ConsoleKit
import RxLite

func movingWork() {
  listing("too-early", "observe(on:) moves nothing that stands above it", shows: "76") {
    let worker = SerialDispatchQueueScheduler(named: "worker")
    _ = fileNames().map(decode)
      .observe(on: worker)
      .subscribe(onNext: { picture in print("show \(picture) on \(here)") })
    print("now the list can scroll")
    runQueues()
  }

  listing("off-main", "a label that is set on another queue") {
    MainThreadRule.report = { mistake in print(mistake) }
    let worker = SerialDispatchQueueScheduler(named: "worker")
    let title = Label("-")
    _ = fileNames().observe(on: worker)
      .subscribe(onNext: { name in title.text = name })
    runQueues()
  }

  listing("there-and-back", "the work on the worker, the picture on main", shows: "76") {
    let worker = SerialDispatchQueueScheduler(named: "worker")
    _ = fileNames().observe(on: worker)
      .map(decode)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { picture in print("show \(picture) on \(here)") })
    print("now the list can scroll")
    runQueues()
  }

  listing("subscribe-on", "subscribe(on:) moves the subscribing", shows: "76") {
    let worker = SerialDispatchQueueScheduler(named: "worker")
    _ = fileNames().subscribe(on: worker)
      .map(decode)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { picture in print("show \(picture) on \(here)") })
    print("now the list can scroll")
    runQueues()
  }

  listing("near-and-far", "the subscribe(on:) nearest to the source counts", shows: "77") {
    let near = SerialDispatchQueueScheduler(named: "near")
    let far = SerialDispatchQueueScheduler(named: "far")
    _ = fileNames().subscribe(on: near)
      .do(onSubscribe: { print("between them, subscribing on \(here)") })
      .subscribe(on: far)
      .subscribe(onNext: { name in print("received \(name) on \(here)") })
    runQueues()
  }

  listing("disposed-there", "subscribe(on:) moves the disposal, too") {
    let worker = SerialDispatchQueueScheduler(named: "worker")
    let photo = Observable<String>.create { _ in
      print("open the file on \(here)")
      return Disposables.create { print("close the file on \(here)") }
    }

    let subscription = photo.subscribe(on: worker).subscribe()
    runQueues()
    subscription.dispose()
    print("dispose() has returned on \(here)")
    _ = worker.schedule(()) {
      print("now the file can be deleted")
      return Disposables.create()
    }
    runQueues()
  }
}
