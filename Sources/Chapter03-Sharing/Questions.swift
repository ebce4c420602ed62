import ChapterKit
import RxLite

func questions() {
  question(lines: "share-late")

  question(
    "late-element", about: "share-late",
    "The second subscriber comes after 0.3 seconds. Which element does it receive first?",
    .right("2, at once: the latest one is replayed."),
    .wrong(
      "0: it starts a run of its own.",
      because:
        "Without `share` it would. With `share` it joins the run in progress, so `Subscribed` is "
        + "printed once."
    ) {
      let counter = myInterval(.milliseconds(100))

      let subscription1 = counter.subscribe(onNext: { n in print("First \(n)") })
      sleep(0.3)
      print("now the second subscribes")
      let subscription2 = counter.subscribe(onNext: { n in print("Second \(n)") })
      sleep(0.2)

      subscription1.dispose()
      subscription2.dispose()
    },
    .wrong(
      "3, with the next tick.",
      because:
        "That is `share()`, which replays nothing. `replay: 1` keeps the latest element for those "
        + "that come later."
    ) {
      let counter = myInterval(.milliseconds(100)).share()

      let subscription1 = counter.subscribe(onNext: { n in print("First \(n)") })
      sleep(0.3)
      print("now the second subscribes")
      let subscription2 = counter.subscribe(onNext: { n in print("Second \(n)") })
      sleep(0.2)

      subscription1.dispose()
      subscription2.dispose()
    },
    .wrong(
      "0, 1 and 2, at once.",
      because: "`replay: 1` keeps one element, not all of them."
    ) {
      let counter = myInterval(.milliseconds(100)).share(replay: 10)

      let subscription1 = counter.subscribe(onNext: { n in print("First \(n)") })
      sleep(0.3)
      print("now the second subscribes")
      let subscription2 = counter.subscribe(onNext: { n in print("Second \(n)") })
      sleep(0.2)

      subscription1.dispose()
      subscription2.dispose()
    })

  question(
    "where-to-share", about: "share-in-the-wrong-place",
    "`taps.share().map(lookUp)` has two subscribers. How often is row 0 looked up for one tap?",
    .right("Twice: what stands below `share` runs for each subscriber."),
    .wrong(
      "Once, because `share` is in the chain.",
      because:
        "`share` shares what stands above it. Here that is a subject, which is shared anyway; "
        + "`map` comes below.", as: "share-before-two-filters"),
    .wrong(
      "Not at all, until somebody calls `connect()`.",
      because:
        "`share` connects by itself with the first subscriber. `publish` waits for `connect()`."))

  question(
    "no-subscriber-left", about: "publish-connect",
    "Both subscribers have been disposed of, and the connection has not. What happens to the "
      + "timer?",
    .right("It goes on, unheard, until the connection is disposed of."),
    .wrong(
      "It stops with the last subscriber.",
      because: "That is what `refCount` adds. After `publish`, only the connection stops the run.",
      as: "ref-count"),
    .wrong(
      "It stops, and starts again from 0 with the next subscriber.",
      because: "Nobody counts the subscribers of `publish()`: the run belongs to the connection."),
    .wrong(
      "It pauses, and goes on with the next subscriber.",
      because: "No operator pauses a timer. It either runs, or has been disposed of."))

  question(
    "retry-below-share", about: "retry-and-scopes",
    "The second part is `share(replay: 1, scope: .forever)`, then `retry(3)`, and the request "
      + "fails at its first attempt. How many attempts does it make?",
    .right("One: each retry receives the error that is kept for ever."),
    .wrong(
      "Three, and the third one has the answer.",
      because:
        "With `.forever` the ended run is kept and replayed, with its error. `retry` subscribes "
        + "again, and the same error is all that it receives. With `.whileConnected` a new run "
        + "starts."
    ),
    .wrong(
      "One, because `retry` doesn't work below `share` at all.",
      because: "It does with the default scope: the first part makes three attempts."),
    .wrong(
      "None: the answer comes from the replay.",
      because: "At the first subscription nothing has been kept yet, so the source has to run."))

  question(
    "subject-after-error", about: "a-subject-can-break",
    "The subject receives an error, and then 2. What do the subject's and the relay's subscribers "
      + "print for 2?",
    .right("Only the relay's prints it: a subject that has failed is over."),
    .wrong(
      "Both print it: the error was one event among others.",
      because: "An error is a terminal event. After it a subject sends nothing more."),
    .wrong(
      "Neither: the relay was fed by the same error.",
      because:
        "The two aren't connected, and a relay can't receive an error: it has no such method."),
    .wrong(
      "Both, and the subject's value is 2.",
      because: "The subject has no value any more: asking for it throws the error."))
}
