import ChapterKit
import RxLite

func lateLabels() {
  listing("late", "a late subscriber joins the run in progress", shows: "21") {
    let readings = thermometer().share()
    let first = readings.subscribe(onNext: { degrees in print("first: \(degrees)") })
    sleep(0.15)
    print("the second label appears")
    let second = readings.subscribe(onNext: { degrees in print("second: \(degrees)") })
    sleep(0.1)
    first.dispose()
    second.dispose()
  }

  listing("late-with-replay", "and receives the latest element at once", shows: "21") {
    let readings = thermometer().share(replay: 1)
    let first = readings.subscribe(onNext: { degrees in print("first: \(degrees)") })
    sleep(0.15)
    print("the second label appears")
    let second = readings.subscribe(onNext: { degrees in print("second: \(degrees)") })
    sleep(0.1)
    first.dispose()
    second.dispose()
  }

  listing(
    "first-and-last", "the first starts the run, the last one stops it", shows: "21"
  ) {
    let readings = thermometer().share(replay: 1)
    let first = readings.subscribe(onNext: { degrees in print("first: \(degrees)") })
    sleep(0.15)
    let second = readings.subscribe(onNext: { degrees in print("second: \(degrees)") })
    print("the first is disposed")
    first.dispose()
    sleep(0.1)
    print("the second is disposed")
    second.dispose()
    print("a third one subscribes")
    let third = readings.subscribe(onNext: { degrees in print("third: \(degrees)") })
    sleep(0.05)
    third.dispose()
  }
}
