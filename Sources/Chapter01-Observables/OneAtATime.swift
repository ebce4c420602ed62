import ChapterKit
import RxLite

func oneAtATime() {
  listing("overlap", "a subject doesn't make a second thread wait", shows: "15") {
    let readings = PublishSubject<String>()
    let garden = OtherThread("the garden's thread sends") { readings.onNext("garden: 60") }
    var display = ""
    _ = readings.subscribe(onNext: { reading in
      display += "["
      if reading.hasPrefix("kitchen") { garden.start(); garden.join() }
      display += reading + "]"
    })

    readings.onNext("kitchen: 40")
    print(display)
  }

  listing("merged", "merge makes the second thread wait", shows: "15") {
    let kitchen = PublishSubject<String>()
    let gardenReadings = PublishSubject<String>()
    let garden = OtherThread("the garden's thread sends") { gardenReadings.onNext("garden: 60") }
    var display = ""
    _ = Observable.merge(kitchen, gardenReadings).subscribe(onNext: { reading in
      display += "["
      if reading.hasPrefix("kitchen") { garden.start() }
      display += reading + "]"
    })

    kitchen.onNext("kitchen: 40")
    garden.join()
    print(display)
  }

  listing("the-end-waits", "an error can't overtake an element", shows: "16") {
    let kitchen = PublishSubject<String>()
    let gardenReadings = PublishSubject<String>()
    let garden = OtherThread("the garden's thread fails") {
      gardenReadings.onError(KettleError.noWater)
    }
    _ = Observable.merge(kitchen, gardenReadings).subscribe { event in
      print("\(event) begins")
      if event.element != nil { garden.start() }
      print("\(event) ends")
    }

    kitchen.onNext("kitchen: 40")
    garden.join()
  }
}
