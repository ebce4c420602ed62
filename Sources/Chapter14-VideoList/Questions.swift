import ChapterKit
import RxLite

func questions() {
  question(
    "second-subscription", about: "begins-again",
    "72 bytes of Ball are in the folder when the connection breaks off. Which bytes does the "
      + "second call of `start` request first?",
    .right("Those from byte 0 on, and it appends them to the 72 that are there."),
    .wrong(
      "Those from byte 72 on, the first that is missing.",
      because: "`folder.bytes(of:)` would return 72 now, but it isn't called now: it was called "
        + "when `download` was called, before there were any bytes.", as: "resume"),
    .wrong(
      "Those from byte 0 on, and they replace the 72 that are there.",
      because: "`append` only appends. It knows nothing of a new beginning."),
    .wrong(
      "None: a sequence that has failed can't be subscribed to again.",
      because: "The error has ended a subscription. A cold sequence begins again at each "
        + "subscription."))

  question(
    "broken-train", about: "one-breaks-off",
    "Ball and Train are loading, and Crowd waits. Then Train breaks off. What becomes of the other "
      + "two?",
    .right("Ball is cancelled, and Crowd never begins."),
    .wrong(
      "Ball goes on, and Crowd takes the place of Train.",
      because: "That is what you want. But an error of an inner sequence is an error of "
        + "`merge`, and that ends the whole.", as: "each-alone"),
    .wrong(
      "Ball goes on, and Crowd never begins.",
      because: "When `merge` fails, its subscription is disposed, and with it all inner ones."),
    .wrong(
      "Ball is loaded to its end, and then the error follows.",
      because: "An error doesn't wait. `merge` passes it on at once."))

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
    "double-tap", about: "first-only",
    "Ball is tapped twice, and then Train. Which downloads does `flatMapFirst` start?",
    .right("Ball, once."),
    .wrong(
      "Ball and Train, once each.",
      because: "`flatMapFirst` ignores everything that comes while its one inner sequence is "
        + "running, whichever video it is."),
    .wrong(
      "Ball twice, and Train.",
      because: "That is `flatMap`, which starts a download for each tap."),
    .wrong(
      "Train alone: the latest tap wins.",
      because: "That would be `flatMapLatest`. `flatMapFirst` stays with the first."))

  question(
    "third-group", about: "groups-and-limit",
    "Ball, Train and Crowd are tapped, and each has a group. `merge(maxConcurrent: 2)` merges the "
      + "groups. Ball and Train are loaded to their ends. What begins then?",
    .right("Nothing. Crowd waits for ever."),
    .wrong(
      "Crowd, because the download of Ball has completed.",
      because: "A download has completed, but `merge` counts groups. The group of Ball goes on as "
        + "long as the taps, since Ball may be tapped again."),
    .wrong(
      "Nothing: `merge` has dropped the group of Crowd.",
      because: "`merge(maxConcurrent:)` keeps it. It would subscribe to it if a group ended."),
    .wrong(
      "Nothing. Crowd has begun already: each group has two places.",
      because: "There is one `merge`, with two places for all groups."))

  question(
    "after-the-full-disk", about: "full-disk",
    "The disk has room for 100 bytes, and pieces have 72. After the error there is room again. "
      + "Which byte does the second subscription request first?",
    .right("Byte 100."),
    .wrong(
      "Byte 72, where the piece began that didn't fit.",
      because: "28 bytes of that piece have been written. Requested again, they would be in the "
        + "file twice."),
    .wrong(
      "Byte 144, after the piece that arrived.",
      because: "It arrived, but 44 bytes of it aren't on the disk."),
    .wrong(
      "Byte 0: after an error, the file can't be trusted.",
      because: "All bytes that are there are right, and in their place. The size of the file "
        + "says how many they are."))
}
