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
    "two-subscribe-ons", about: "near-and-far",
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
        "`subscribe(on:)` moves the subscription, and a subject doesn't send where it was subscribed to. "
        + "`observe(on:)` moves events.", as: "hot-observed"),
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
    "No line of this chain names a scheduler, and the tap is on main. Where is the large photo decoded, "
      + "and where is it shown?",
    .right("Both on network."),
    .wrong(
      "Both on main: nothing moves the photo away from it.",
      because:
        "Nothing has to. A source may emit wherever it likes, and this one answers on network."),
    .wrong(
      "Both on main: `flatMap` brings the answer back to the tap.",
      because: "`flatMap` has no scheduler, so it passes an answer on where the answer arrives."),
    .wrong(
      "It is decoded on network, and shown on main, where the chain was subscribed to.",
      because: "An observer is called where the event is. Only `observe(on:)` would bring it back."
    ) {
      let taps = PublishSubject<String>()
      _ = taps.flatMap { name in download(name) }
        .map(decode)
        .observe(on: MainScheduler.instance)
        .subscribe(onNext: { picture in print("show \(picture) on \(here)") })

      taps.onNext("cat")
      print("the list can scroll")
      runQueues()
    })

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

  question(
    "four-starts", about: "trampoline",
    "The outer work schedules two pieces of work, and the first of them schedules another one. In which "
      + "order do the four start?",
    .right("outer, first, second, innermost"),
    .wrong(
      "outer, first, innermost, second",
      because:
        "That is the order if each piece runs inside the one that schedules it, like a call. Here they "
        + "wait in a queue, and `second` is in it before `innermost`."
    ) {
      func run(_ name: String, _ work: () -> Void = {}) {
        print("\(name) starts")
        work()
        print("\(name) ends")
      }

      run("outer") {
        run("first") { run("innermost") }
        run("second")
      }
      print("all done")
    },
    .wrong(
      "outer, second, first, innermost",
      because:
        "That would be a stack, which takes the newest piece first. The queue takes the oldest."))

  question(
    "a-quick-user", about: "shown-late",
    "The tap on the cat runs on main before the dog could be shown. Which photos are shown?",
    .right("The dog, and then the cat."),
    .wrong(
      "Only the cat: `flatMapLatest` cancels the dog.",
      because:
        "It cancels the inner sequence. But that had already emitted the dog, which waited below it.",
      as: "cancelled-in-time"),
    .wrong(
      "The cat, and then the dog: the dog was held up.",
      because: "`observe(on:)` keeps the order in which events reach it, and the dog was first."),
    .wrong(
      "Only the dog: its answer was there first, so the tap comes too late.",
      because: "A tap is never too late for `flatMapLatest`. It subscribes to the cat's download."))
}
