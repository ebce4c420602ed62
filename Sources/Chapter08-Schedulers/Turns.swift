import ChapterKit
import RxLite

func turns() {
  listing("loops", "two sources, one after the other") {
    func loop(_ elements: String...) -> Observable<String> {
      Observable.create { observer in
        for element in elements { observer.onNext(element) }
        observer.onCompleted()
        return Disposables.create()
      }
    }

    _ = Observable.combineLatest(loop("cat", "dog"), loop("small", "large")) { animal, size in
      "\(size) \(animal)"
    }
    .subscribe(onNext: { print($0) })
  }

  listing("trampoline", "work inside of work waits for its turn", shows: "93") {
    func piece(_ name: String, _ work: @escaping () -> Void = {}) {
      _ = CurrentThreadScheduler.instance.schedule(()) {
        print("\(name) starts")
        work()
        print("\(name) ends")
        return Disposables.create()
      }
    }

    piece("outer") {
      piece("first") { piece("innermost") }
      piece("second")
    }
    print("all done")
  }

  listing("turns", "two sources that take turns") {
    _ = Observable.combineLatest(
      Observable.of("cat", "dog"), Observable.of("small", "large")
    ) { animal, size in "\(size) \(animal)" }
    .subscribe(onNext: { print($0) })
  }
}
