import ChapterKit
import ConsoleKit
import RxLite

func questions() {
  question(
    "changed-by-hand", about: "bind-is-subscribe",
    "The label is bound to the relay. Then the program sets the label's text by hand. What does "
      + "the relay contain?",
    .right("20°C, as before."),
    .wrong(
      "\"changed by hand\": the two are bound to each other.",
      because: "A binding has one direction: from the source to the target. For the other one you "
        + "need a second binding, and something for it to observe.", as: "two-way"),
    .wrong(
      "20°C, and the label is set back to it at once.",
      because: "The binding acts when the relay sends. Nobody watches the label."),
    .wrong(
      "Nothing: the binding has been broken.",
      because: "The binding goes on: with 21°C the relay sets the label again."))

  question(
    "finite-source", about: "what-can-be-bound",
    "Two finite sources are bound to the same subject, one after the other: Oslo and Lima, then "
      + "Rome. What does the subject's subscriber receive?",
    .right("Oslo, Lima and completed."),
    .wrong(
      "Oslo, Lima and Rome.",
      because: "The first source completes, and a subject that receives completed is over. A relay "
        + "ignores the end: it can be bound to as often as you like."),
    .wrong(
      "Oslo, Lima, completed, Rome, completed.",
      because: "After a terminal event a subject sends nothing more."),
    .wrong(
      "Only Rome: the second binding replaces the first.",
      because: "Bindings don't replace each other. Here the first one has delivered everything "
        + "before the second begins."))

  question(
    "binder-and-threads", about: "other-thread",
    "Another thread sends a text. The label is bound with `bind(to:)`. When does it change?",
    .right("In the main thread's next turn."),
    .wrong(
      "At once, on the other thread.",
      because: "A binder runs its closure on the main scheduler. A plain `subscribe` would set the "
        + "label on the other thread, which is a mistake."),
    .wrong(
      "At once, on the main thread.",
      because: "The main thread is busy with something else. The work waits until it is free."),
    .wrong(
      "Never: bindings work on the main thread only.",
      because: "A binder moves to the main thread by itself. A `Driver` is stricter."))

  question(
    "old-answer", about: "latest-answer",
    "Lima is asked for first, and its answer takes 0.6 seconds; Oslo takes 0.2. What does the "
      + "label behind `flatMap` show in the end?",
    .right("Lima."),
    .wrong(
      "Oslo: it was asked for last.",
      because: "`flatMap` keeps all requests, and the slowest answer comes last. `flatMapLatest` "
        + "drops the one for Lima."),
    .wrong(
      "Oslo, since its answer is the first to arrive.",
      because: "It is the first to arrive, and so it is overwritten by the one that comes later."),
    .wrong(
      "Nothing: the two get mixed up.",
      because: "Both answers are shown, one after the other. The last one stays."))

  question(
    "rounding", about: "echo",
    "Celsius and Fahrenheit are bound to each other, with whole numbers. Celsius is set to 21. "
      + "What is its value in the end?",
    .right("20: what comes back has been rounded."),
    .wrong(
      "21: `distinctUntilChanged` stops the echo.",
      because: "It stops an echo that is the same. 21°C is 69°F, and 69°F is 20°C, which is "
        + "another value."),
    .wrong(
      "It never ends: the two set each other for ever.",
      because: "Once 20 and 68 have been reached, the values repeat, and `distinctUntilChanged` "
        + "stops them."),
    .wrong(
      "0: the first value of the other side wins.",
      because: "The first values agree already: 0°C is 32°F."))
}
