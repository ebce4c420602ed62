import ChapterKit
import ConsoleKit
import RxLite

func questions() {
  question(
    "taps-and-pairs", about: "ghost-pair",
    "A tap is two events: the video, and then the row. `combineLatest` makes pairs of them. How "
      + "many pairs do three taps make?",
    .right("Five: one for the first tap, and two for each of the others."),
    .wrong(
      "Three: one for each tap.",
      because: "`combineLatest` sends with each element of either side. From the second tap on, "
        + "the new video is paired with the old row first."),
    .wrong(
      "Six: two for each tap.",
      because: "The first video waits: there is no row yet."),
    .wrong(
      "Two: the first tap only fills the memory.",
      because: "As soon as both sides have sent something there is a pair: with the first tap's "
        + "row."))

  question(
    "double-tap", about: "double-tap",
    "Ball is tapped twice, and then Train. Which downloads does `flatMapFirst` start?",
    .right("Ball, once."),
    .wrong(
      "Ball and Train, once each.",
      because: "`flatMapFirst` drops everything that comes while its one inner sequence is "
        + "running, Train included. One `flatMapFirst` for each video, with `groupBy`, starts "
        + "both."),
    .wrong(
      "Ball twice, and Train.",
      because: "That is `flatMap`, which starts a download for each tap."),
    .wrong(
      "Train alone: the latest tap wins.",
      because: "That would be `flatMapLatest`. `flatMapFirst` stays with the first."))

  question(
    "third-download", about: "two-at-a-time",
    "Three videos are tapped, and `merge(maxConcurrent: 2)` merges their downloads. When does the "
      + "third begin?",
    .right("When one of the first two has completed."),
    .wrong(
      "Never: it is dropped.",
      because: "`merge(maxConcurrent:)` keeps what has to wait in a queue. It drops nothing."),
    .wrong(
      "At once; only two of them report at a time.",
      because: "A download begins when it is subscribed to, and that is what `merge` puts off."),
    .wrong(
      "When both of the first two have completed.",
      because: "As soon as one place is free, the next one takes it."))

  question(
    "row-or-id", about: "moved-row",
    "Train is tapped in row 1. Then a new video is inserted at the top. The download's progress is "
      + "stored by row. Which video gets it?",
    .right("Ball, which is now in row 1."),
    .wrong(
      "Train: the row belongs to it.",
      because: "A row is a place, and not a video. After the change, another one stands there."),
    .wrong(
      "Crowd, the new one.",
      because: "Crowd is in row 0."),
    .wrong(
      "None: the row has become invalid.",
      because: "Row 1 exists, so nothing fails. That is what makes the mistake hard to find."))

  question(
    "taps-without-share", about: "without-share",
    "A `map` looks for the tapped video in the folder, and two filters subscribe below it, without "
      + "`share`. How often is it looked for at one tap?",
    .right("Twice."),
    .wrong(
      "Once, because there was one tap.",
      because: "The tap is one event of the table, and both subscriptions receive it. Each has its "
        + "own `map`."),
    .wrong(
      "Once: only the filter that lets the video pass needs it.",
      because: "A filter can only decide once it has the element, so `map` has run before it."),
    .wrong(
      "Never: nobody has connected.",
      because: "Taps of a table are sent to whoever has subscribed. There is no `connect` here."))
}
