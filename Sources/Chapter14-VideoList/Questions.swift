import ChapterKit
import RxLite

func questions() {
  question(
    "second-subscription", about: "tunnel",
    "72 bytes of Ball are in the folder when the connection breaks off. Which byte does the second "
      + "call of `start` request first?",
    .right("Byte 0, the first of the video."),
    .wrong(
      "Byte 72, the first that is missing.",
      because: "`folder.bytes(of:)` would return 72 now, but it isn't called now: it was called "
        + "when `download` was called, before there were any bytes.", as: "resume"),
    .wrong(
      "Byte 144, the first after the piece that broke off.",
      because: "The service doesn't count pieces, and has thrown the incomplete one away."),
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
    "third-download", about: "two-places",
    "`b`, `t` and `c` are tapped, and `merge(maxConcurrent: 2)` merges their downloads. When does "
      + "the download of `c` begin?",
    .right("When `t`, the shorter one of the first two, has completed."),
    .wrong(
      "Never: it is dropped.",
      because: "`merge(maxConcurrent:)` keeps what has to wait in a queue. It drops nothing."),
    .wrong(
      "At once; only two of them report at a time.",
      because: "A download begins when it is subscribed to, and that is what `merge` puts off."),
    .wrong(
      "When `b` and `t` have both completed.",
      because: "As soon as one place is free, the next one takes it."))

  question(
    "third-group", about: "groups-and-limit",
    "Ball, Train and Crowd are tapped, and each has a group. `merge(maxConcurrent: 2)` merges the "
      + "groups. Ball and Train are loaded to their ends. What about Crowd?",
    .right("It still waits, and will wait for ever."),
    .wrong(
      "It is requested, because the download of Ball has completed.",
      because: "A download has completed, but `merge` counts groups. The group of Ball goes on as "
        + "long as the taps, since Ball may be tapped again."),
    .wrong(
      "`merge` has dropped its group.",
      because:
        "`merge(maxConcurrent:)` keeps the group, and would subscribe to it if another one ended. "
        + "What is lost is Crowd's tap, since a group is hot."),
    .wrong(
      "It had been requested at its tap: each group has two places.",
      because: "There is one `merge`, with two places for all groups."))

  question(
    "paused-while-waiting", about: "set-of-ids",
    "Crowd waits, is paused, and is tapped again. Then Ball is paused, and while Crowd loads, Train "
      + "is paused as well. How often does the download of Crowd begin?",
    .right("Twice: once for each entry in the queue."),
    .wrong(
      "Once: its id is in the set once.",
      because: "It is in the set once, but in the queue twice. Both entries look into the set, and "
        + "both find the id."),
    .wrong(
      "Once: the pause has removed the first entry from the queue.",
      because: "Nothing can be removed from the queue of `merge`. The first entry is still there, "
        + "and finds the id that the second tap has inserted."),
    .wrong(
      "Never: a video that has been paused stays paused.",
      because: "The second tap inserts its id again, since the pause has removed it."))

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
    "no-longer-listed", about: "merge-lists",
    "The server no longer lists `old`, `new` and `gone`. Which of these rows must stay?",
    .right("`old` and `new`."),
    .wrong(
      "`old` alone, because some of it is there.",
      because: "The download of `new` goes on, and holds one of the two places. Without a row, "
        + "nobody could pause it."),
    .wrong(
      "None: the server says which videos there are.",
      because: "It says which videos one can download, but not what you have. A quarter of `old` "
        + "is in the folder, and without a row nobody could go on with it or remove it."),
    .wrong(
      "All three: the user has seen them.",
      because: "Nothing of `gone` is there, and the server doesn't have it. A tap on it could only "
        + "fail."))

  question(
    "tapped-while-loading", about: "second-tap",
    "Ball is tapped again while it loads, and `Downloads` ignores that tap. What does its row say "
      + "from then on?",
    .right("`waiting`, until the download has completed."),
    .wrong(
      "`loading`: the second tap changes nothing.",
      because: "`Downloads` ignores the tap, but `tap` has set the status before."),
    .wrong(
      "`waiting`, until the next piece arrives.",
      because: "A piece is reported as `.progress`, and that leaves the status as it is."),
    .wrong(
      "`waiting`, and then `loading`, because the download begins again.",
      because: "Ball still has its ticket, so nothing begins, and there is no second `.began`."))

  question(
    "after-the-full-disk", about: "full-disk",
    "The disk has room for 100 bytes, and pieces have 72. After the error there is room again. "
      + "Which byte does the second subscription request first?",
    .right("Byte 100, after what has been written."),
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
