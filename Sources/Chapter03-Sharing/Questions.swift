import ChapterKit
import RxLite

func questions() {
  question(
    "cache-shared", about: "too-fast-to-share",
    "The curve and the table share last year's readings. How often is the file read, and what does the "
      + "table receive?",
    .right("Twice, and the table receives 12, 17 and the completion as well."),
    .wrong(
      "Once, and both receive 12, 17 and the completion.",
      because: "For that, both have to subscribe before the run begins.", as: "connect-last"),
    .wrong(
      "Once, and the table receives only the completion.",
      because: "When a run is over, `share()` forgets it. The next subscriber starts a new one."),
    .wrong(
      "Once, and the table receives nothing.",
      because:
        "A sequence that is shared isn't over for good: a subscriber that comes after a run starts another."
    ))

  question(
    "the-second-run", about: "connection",
    "The label subscribes during the first run, the title before the second. What does the label receive?",
    .right("20, and nothing after it."),
    .wrong(
      "20, and then 18 and 19 of the second run.",
      because:
        "Each run has a subject of its own, and the label has subscribed to the one of the first run."
    ) {
      let readings = thermometer().multicast(PublishSubject<Int>())
      let first = readings.connect()
      sleep(0.15)
      print("the label appears")
      _ = readings.subscribe { event in print("label: \(event)") }
      sleep(0.1)
      first.dispose()

      sleep(0.05)
      print("the title appears")
      _ = readings.subscribe { event in print("title: \(event)") }
      let second = readings.connect()
      sleep(0.15)
      second.dispose()
    },
    .wrong(
      "20, and the completion when the run is stopped.",
      because: "`dispose()` sends nothing. Only the source can complete, and this one never does."),
    .wrong(
      "Nothing: it has subscribed after `connect()`.",
      because: "A late subscriber joins the run in progress. It has missed 18 and 19, and no more.")
  )

  question(
    "how-often-formatted", about: "below-share",
    "`share()` stands above `map`. How often is each reading formatted?",
    .right("Twice, once for each subscriber."),
    .wrong(
      "Once: `share()` shares the whole chain.",
      because:
        "`share()` shares what stands above it. The `map` below it belongs to each subscription."
    ) {
      let bag = DisposeBag()
      let texts = thermometer()
        .map { degrees in
          print("format \(degrees)")
          return "\(degrees)°C"
        }
        .share()
      texts.subscribe(onNext: { text in print("label: \(text)") }).disposed(by: bag)
      texts.subscribe(onNext: { text in print("title: \(text)") }).disposed(by: bag)
      sleep(0.05)
    },
    .wrong(
      "Twice, and there are two sensors as well.",
      because: "The sensor stands above `share()`, so there is one."))

  question(
    "connected-too-early", about: "connect-first",
    "The curve subscribes when the file has been sent already. What does it receive?",
    .right("Nothing, and it waits for ever."),
    .wrong(
      "12, 17 and the completion.",
      because: "For that, it has to subscribe before the run begins."
    ) {
      let readings = lastYear().publish()
      _ = readings.subscribe { event in print("curve: \(event)") }
      _ = readings.connect()
    },
    .wrong(
      "Only the completion.",
      because:
        "A subject that has ended would send it. But each run has a subject of its own, and the curve "
        + "subscribes to the subject of the next run."),
    .wrong(
      "12, 17 and the completion, from a second run.",
      because: "Subscribing starts no run here. Only `connect()` and `refCount()` do."
    ) {
      let readings = lastYear().publish().refCount()
      _ = readings.subscribe()
      _ = readings.subscribe { event in print("curve: \(event)") }
    })

  question(
    "after-the-end", about: "subjects-after-their-end",
    "18, 19 and 20 are sent, and then the end. What does the `BehaviorSubject` send to a subscriber that "
      + "comes after that?",
    .right("Only the completion."),
    .wrong(
      "20, its current value, and the completion.",
      because:
        "A `BehaviorSubject` sends its current value to new subscribers only until it ends. A "
        + "`ReplaySubject` with room for one element would do this."
    ) {
      let behavior = ReplaySubject<Int>.create(bufferSize: 1)
      for degrees in [18, 19, 20] { behavior.onNext(degrees) }
      behavior.onCompleted()
      _ = behavior.subscribe { event in print("behavior: \(event)") }
    },
    .wrong(
      "20, and no completion: that was sent before it subscribed.",
      because:
        "Then the subscriber would wait for ever. A subject repeats its terminal event to everyone."
    ),
    .wrong(
      "Nothing.",
      because:
        "Then the subscriber would wait for ever. A subject repeats its terminal event to everyone, "
        + "and that is what a `PublishSubject` does as well."))

  question(
    "tuesday", about: "stale",
    "The scope is `.forever` now. What are the first two readings on Tuesday's screen?",
    .right("19, then 18."),
    .wrong(
      "18, then 19.",
      because: "That is the scope `.whileConnected`, in which each run begins with an empty memory."
    ) {
      let readings = thermometer().share(replay: 1)
      let monday = readings.subscribe(onNext: { degrees in print("Monday: \(degrees)°C") })
      sleep(0.15)
      monday.dispose()

      print("the next day")
      let tuesday = readings.subscribe(onNext: { degrees in print("Tuesday: \(degrees)°C") })
      sleep(0.15)
      tuesday.dispose()
    },
    .wrong(
      "19, then 20.",
      because:
        "Only the memory is kept. The sensor was switched off on Monday, and a new run begins "
        + "with 18."),
    .wrong(
      "20, then 21.",
      because: "The run hasn't gone on in the meantime. It ended when Monday's label left."))

  question(
    "the-end-of-a-request", about: "state-in-a-subject",
    "Lima's request fills the subject, and later Oslo's request does. What does the label show in the end?",
    .right("Lima, 21°C."),
    .wrong(
      "Oslo, 3°C.",
      because:
        "Lima's request has completed, and the subject with it. What comes after that is dropped.",
      as: "state-in-a-relay"),
    .wrong(
      "choose a city: a `BehaviorSubject` keeps its first value.",
      because: "A `BehaviorSubject` keeps its latest element, and Lima's report was one."),
    .wrong(
      "Nothing: the completion clears it.",
      because: "The label's subscription has ended, but nothing changes what the label shows."))

  question(
    "the-second-day", about: "whole-screen",
    "On Tuesday the screen opens again. What does it show at once, before the `sleep`?",
    .right("The menu and `choose a city`."),
    .wrong(
      "The menu, Monday's last temperature, and Oslo's weather.",
      because:
        "Monday's run took its memory with it, and the choice was a state of Monday's screen."),
    .wrong(
      "The menu, Monday's last temperature, and `choose a city`.",
      because:
        "The readings are shared without `.forever`. Monday's run took its memory with it, so the labels "
        + "wait for a reading of Tuesday."),
    .wrong(
      "Only `choose a city`: the cities have to be loaded first.",
      because: "The request for the cities has completed, and with `.forever` its answer is kept."))

  question(lines: "late-with-replay")
}
