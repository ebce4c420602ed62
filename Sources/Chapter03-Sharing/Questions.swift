import ChapterKit
import RxLite

func questions() {
  question(
    "cache-shared", about: "too-fast-to-share",
    "Two subscribers share the cache, which answers inside `subscribe`. How often is it read, and what does "
      + "the title receive?",
    .right("Twice, and the title receives 17 as well."),
    .wrong(
      "Once, and both receive 17.",
      because: "For that, both have to subscribe before the run begins.", as: "connect-last"),
    .wrong(
      "Once, and the title receives only the completion.",
      because: "When a run is over, `share()` forgets it. The next subscriber starts a new one."),
    .wrong(
      "Once, and the title receives nothing.",
      because:
        "A sequence that is shared isn't over for good: a subscriber that comes after a run starts another."
    ))

  question(
    "how-often-formatted", about: "below-share",
    "`share()` stands above `map`. How often is the temperature formatted?",
    .right("Twice, once for each label."),
    .wrong(
      "Once: `share()` shares the whole chain.",
      because:
        "`share()` shares what stands above it. The `map` below belongs to each subscription."
    ) {
      let texts = todaysTemperature()
        .map { degrees in
          print("format \(degrees)")
          return "\(degrees)°C"
        }
        .share()
      _ = texts.subscribe(onNext: { text in print("label: \(text)") })
      _ = texts.subscribe(onNext: { text in print("title: \(text)") })
      sleep(1)
    },
    .wrong(
      "Twice, and there are two requests as well.",
      because: "The request stands above `share()`, so there is one."),
    .wrong(
      "Once, and only the first label is shown.",
      because: "All subscribers receive the elements of the shared run."))

  question(
    "the-second-label", about: "late",
    "The second label appears after 18 and 19 have been emitted. What does it show first?",
    .right("20, when the sensor emits it."),
    .wrong(
      "18: it has a run of its own.",
      because: "With `share()` there is one run, and the second label joins it."),
    .wrong(
      "19, the latest reading, at once.",
      because: "`share()` keeps nothing for those who come later. `share(replay: 1)` does.",
      as: "late-with-replay"),
    .wrong(
      "Nothing, since the run has begun without it.",
      because: "A subscriber may join at any time. It receives what comes from then on."))

  question(
    "tuesday", about: "stale",
    "The scope is `.forever` now. What does Tuesday's screen show first?",
    .right("19, the last reading of Monday."),
    .wrong(
      "18, the first reading of Tuesday.",
      because: "That is `.whileConnected`, where each run begins with an empty memory.", as: "fresh"
    ),
    .wrong(
      "Nothing: the sensor was switched off on Monday, for ever.",
      because: "`.forever` is about the memory. The run stops and starts with its subscribers, as "
        + "before."),
    .wrong(
      "20: the run has gone on in the meantime.",
      because:
        "The sensor was switched off when Monday's screen closed, and it begins with 18 each "
        + "time."))

  question(
    "the-end-of-a-request", about: "state-in-a-subject",
    "A request is subscribed to with a `BehaviorSubject` as its observer. It emits 18 and completes. "
      + "Then 19 is sent to the subject. What does the label show in the end?",
    .right("18: the subject has completed, and 19 is dropped."),
    .wrong(
      "19: a subject accepts elements from anyone.",
      because: "A subject passes on every event, the end included. After that it is over.",
      as: "state-in-a-relay"),
    .wrong(
      "0: the subject keeps its first value.",
      because: "The subject has received 18, and sent it to the label."),
    .wrong(
      "Nothing: the label's subscription was disposed.",
      because: "Its subscription has ended, but what the label shows stays as it was: 18."))

  question(lines: "late-with-replay")
}
