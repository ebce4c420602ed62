import ChapterKit
import RxLite

func questions() {
  question(
    "decode-above", about: "too-early",
    "`observe(on: worker)` stands below `map(decode)`. Where are the photos decoded, and where are "
      + "the pictures shown?",
    .right("They are decoded on main, and shown on worker."),
    .wrong(
      "They are decoded on worker, and shown on main.",
      because: "That takes two `observe(on:)`, one above `map` and one below.", as: "there-and-back"
    ),
    .wrong(
      "Both on worker: the chain moves there.",
      because:
        "`observe(on:)` moves the events below it. `map` stands above, so it runs where its elements "
        + "come from."),
    .wrong(
      "Both on main, where `subscribe` is called.",
      because: "That is so without any scheduler. Below `observe(on:)`, events arrive on worker.",
      as: "stutter"))

  question(
    "two-subscribe-ons", about: "first-wins",
    "Now there are two: `subscribe(on: near)`, and below it `subscribe(on: far)`. On which queue "
      + "is the folder read?",
    .right("On near."),
    .wrong(
      "On far: the last one counts.",
      because:
        "A subscription travels upwards. `far` moves it, and then `near` moves it again, "
        + "just below the source."),
    .wrong(
      "On both: it is read twice.",
      because: "There is one subscription, so there is one run."),
    .wrong(
      "On main, where `subscribe` is called.",
      because: "Each of them moves the subscription on. Only without any would it stay."))

  question(
    "where-a-tap-arrives", about: "hot",
    "The subscription is made on worker. Then the main thread sends a tap on the cat, and the "
      + "camera's queue one on the dog. Where are the two received?",
    .right("The cat on main, the dog on camera: each where it is sent."),
    .wrong(
      "Both on worker, where the subscription was made.",
      because:
        "`subscribe(on:)` moves the subscribing, and nothing that happens later. `observe(on:)` moves "
        + "events.", as: "hot-observed"),
    .wrong(
      "Both on main, where the chain was written.",
      because: "The place of the code doesn't matter. A subject calls its observers on the thread "
        + "that calls `onNext`."),
    .wrong(
      "Nowhere: both are lost.",
      because:
        "The subscription was made before the first tap. If a tap is faster, it is lost.",
      as: "too-late"))

  question(
    "below-flat-map", about: "below-flat-map",
    "The tap is on main, and the request answers on network. On which queue does the line below "
      + "`flatMap` run?",
    .right("On network."),
    .wrong(
      "On main, since the tap is on main.",
      because:
        "The tap only starts the request. What `flatMap` emits comes from the inner sequence, on its "
        + "queue."),
    .wrong(
      "On main: `flatMap` brings the answer back.",
      because: "No operator without a scheduler brings anything anywhere."),
    .wrong(
      "On a background queue of its own.",
      because: "`flatMap` has no queue. It has no scheduler, so it moves nothing."))

  question(
    "two-loops", about: "loops",
    "Both sources emit two elements in a loop, on the same thread. `combineLatest` emits whenever "
      + "one of them emits, once both have. What is printed?",
    .right("Two lines: small dog, large dog."),
    .wrong(
      "Three lines: small cat, small dog, large dog.",
      because:
        "That is what happens if the sources take turns. A loop doesn't stop until it has emitted "
        + "everything.", as: "turns"),
    .wrong(
      "Two lines: small cat, large dog.",
      because: "`zip` pairs the elements like that. `combineLatest` takes the latest of each."
    ) {
      _ = Observable.zip(Observable.of("cat", "dog"), Observable.of("small", "large")) {
        "\($1) \($0)"
      }
      .subscribe(onNext: { print($0) })
    },
    .wrong(
      "Four lines: each animal in each size.",
      because: "`combineLatest` combines an element with the *latest* of the other source, and not "
        + "with each of them."))
}
