import ChapterKit
import RxLite

func questions() {
  question(
    "create-below-observe-on", about: "observe-on",
    "`observe(on: worker)` stands in the middle of the chain. On which queue does the closure of "
      + "`create` run?",
    .right("On main, where `subscribe` is called."),
    .wrong(
      "On worker: the whole chain moves there.",
      because:
        "`observe(on:)` moves the events below it, and nothing above. `subscribe(on:)` moves "
        + "`create`.", as: "subscribe-on"),
    .wrong(
      "On worker, because events travel downwards from there.",
      because:
        "`create` is the source: it stands above `observe(on:)`, so it is what sends events *into* "
        + "it."),
    .wrong(
      "On a queue of its own.",
      because: "Without a scheduler nothing changes queues: the closure runs inside `subscribe`.",
      as: "nothing-said"))

  question(
    "two-subscribe-ons", about: "first-wins",
    "The chain has `subscribe(on: first)`, and below that `subscribe(on: second)`. Where does the "
      + "closure of `create` run?",
    .right("On first: the one nearest to the source is the last to move the subscribing."),
    .wrong(
      "On second: the last one counts.",
      because:
        "Subscribing travels upwards. `second` moves it first, as the line *between* shows; then "
        + "`first` moves it again, just below the source."),
    .wrong(
      "On both, one run each.",
      because: "There is one subscription, so there is one run."),
    .wrong(
      "On main: two of them cancel each other.",
      because: "They don't cancel: each moves the subscribing on."))

  question(
    "hot-source", about: "hot",
    "A subject is subscribed to with `subscribe(on: worker)`. Then the main thread calls `onNext`. "
      + "Where is the element received?",
    .right("On main, where it is sent."),
    .wrong(
      "On worker, where the subscription was made.",
      because:
        "`subscribe(on:)` moves the subscribing. A hot source sends wherever its sender is; only "
        + "`observe(on:)` moves its events.", as: "hot-observed"),
    .wrong(
      "Nowhere: it is lost.",
      because:
        "The subscription was complete before the first `onNext`. Elements sent earlier would have "
        + "been lost.", as: "too-late"),
    .wrong(
      "First on main and then on worker.",
      because: "An element is received once."))

  question(
    "heavy-work", about: "map-too-early",
    "The heavy work is in `map`, and `observe(on: worker)` stands below it. Where does the work "
      + "run?",
    .right("On main."),
    .wrong(
      "On worker: the chain says so.",
      because: "`observe(on:)` has no effect on what stands above it. It has to come before "
        + "`map`."),
    .wrong(
      "On worker, because `map` is lazy and runs when its result is needed.",
      because: "`map` runs when its element arrives, on the thread that brings it."),
    .wrong(
      "It isn't known: any thread may run it.",
      because: "A chain without a scheduler above stays where it was subscribed to."))

  question(
    "turns", about: "trampoline",
    "\"outer\" schedules \"inner\" on the `CurrentThreadScheduler` while it is running itself. "
      + "When does \"inner\" start?",
    .right("After \"outer end\"."),
    .wrong(
      "At once, between \"outer start\" and \"outer end\".",
      because:
        "That would be a plain call. Work that is scheduled on the current thread waits until the "
        + "work in progress is done."),
    .wrong(
      "After everything else, \"second\" and \"innermost\" included.",
      because:
        "Work runs in the order in which it was scheduled, and \"inner\" was the first after "
        + "\"outer\"."),
    .wrong(
      "At the same time, on another thread.",
      because: "The scheduler has the current thread, and no other."))
}
