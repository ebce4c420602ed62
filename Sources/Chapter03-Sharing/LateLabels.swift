import ChapterKit
import RxLite

func lateLabels() {
  listing("late", "a late subscriber joins the run in progress", shows: "21") {
    let readings = thermometer().share()
    let label = readings.subscribe(onNext: { degrees in print("label: \(degrees)°C") })
    sleep(0.15)
    print("the title appears")
    let title = readings.subscribe(onNext: { degrees in print("title: \(degrees)°C") })
    sleep(0.1)
    label.dispose()
    title.dispose()
  }

  listing("late-with-replay", "a late subscriber receives the latest element at once", shows: "21")
  {
    let readings = thermometer().share(replay: 1)
    let label = readings.subscribe(onNext: { degrees in print("label: \(degrees)°C") })
    sleep(0.15)
    print("the title appears")
    let title = readings.subscribe(onNext: { degrees in print("title: \(degrees)°C") })
    sleep(0.1)
    label.dispose()
    title.dispose()
  }

  listing("tapped-twice", "a tap that a replay repeats", shows: "21") {
    let taps = PublishSubject<Void>()
    let logged = taps.map { print("log: a tap") }.share(replay: 1)
    _ = logged.subscribe(onNext: { print("the label blinks") })
    taps.onNext(())
    print("the title appears")
    _ = logged.subscribe(onNext: { print("the title blinks") })
  }

  listing(
    "first-and-last", "the first starts the run, the last one stops it", shows: "21"
  ) {
    let readings = thermometer().share(replay: 1)
    let label = readings.subscribe(onNext: { degrees in print("label: \(degrees)°C") })
    sleep(0.15)
    let title = readings.subscribe(onNext: { degrees in print("title: \(degrees)°C") })
    print("the label leaves")
    label.dispose()
    sleep(0.1)
    print("the title leaves")
    title.dispose()
    print("the label is back")
    let again = readings.subscribe(onNext: { degrees in print("again: \(degrees)°C") })
    sleep(0.05)
    again.dispose()
  }
}
