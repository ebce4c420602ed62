import ChapterKit
import RxLite

func oneAtATime() {
  listing("overlap", "a subject doesn't make a second thread wait", shows: "15") {
    let kitchen = PublishSubject<String>()
    let garden = PublishSubject<String>()
    let gardenThread = OtherThread("the garden sends") { garden.onNext("garden: 60") }
    var display = ""
    func show(_ reading: String) {
      display += "["
      if reading.hasPrefix("kitchen") { gardenThread.start(waitingAtMost: 0.5) }
      display += reading + "]"
    }
    _ = kitchen.subscribe(onNext: show)
    _ = garden.subscribe(onNext: show)

    kitchen.onNext("kitchen: 40")
    gardenThread.join()
    print(display)
  }

  listing("merged", "merge makes the second thread wait", shows: "15") {
    let kitchen = PublishSubject<String>()
    let garden = PublishSubject<String>()
    let gardenThread = OtherThread("the garden sends") { garden.onNext("garden: 60") }
    var display = ""
    func show(_ reading: String) {
      display += "["
      if reading.hasPrefix("kitchen") { gardenThread.start(waitingAtMost: 0.5) }
      display += reading + "]"
    }
    _ = Observable.merge(kitchen, garden).subscribe(onNext: show)

    kitchen.onNext("kitchen: 40")
    gardenThread.join()
    print(display)
  }

  listing("the-end-waits", "an error can't overtake an element", shows: "16") {
    let kitchen = PublishSubject<String>()
    let garden = PublishSubject<String>()
    let gardenThread = OtherThread("the garden fails") { garden.onError(KettleError.noWater) }
    _ = Observable.merge(kitchen, garden).subscribe { event in
      print("\(event) begins")
      if case .next = event { gardenThread.start(waitingAtMost: 0.5) }
      print("\(event) ends")
    }

    kitchen.onNext("kitchen: 40")
    gardenThread.join()
  }

  listing("asks-the-garden", "an observer that makes its own source send") {
    let kitchen = PublishSubject<String>()
    let garden = PublishSubject<String>()
    var display = ""
    func show(_ reading: String) {
      display += "["
      if reading.hasPrefix("kitchen") { garden.onNext("garden: 60") }
      display += reading + "]"
    }
    _ = Observable.merge(kitchen, garden).subscribe(onNext: show)

    kitchen.onNext("kitchen: 40")
    print(display)
  }
}
