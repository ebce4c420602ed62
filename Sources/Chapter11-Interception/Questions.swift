import ChapterKit
import ConsoleKit
import RxLite

func questions() {
  question(
    "delegate-afterwards", about: "delegate-set-later",
    "The program subscribes to `didUpdateLocations`, and then assigns the map as the manager's "
      + "delegate. Who receives the first location?",
    .right("The map alone."),
    .wrong(
      "The subscriber and the map.",
      because:
        "The assignment has put the map in the proxy's place. The proxy can forward to the map, "
        + "but only if it is told to, or if it finds the map when it is asked for.",
      as: "both-are-called"),
    .wrong(
      "The subscriber alone: it was first.",
      because: "A manager has one delegate, and calls whoever was assigned last. That is the map."),
    .wrong(
      "Nobody: the two get in each other's way.",
      because: "The manager calls the delegate that it has, and that is the map."))

  question(
    "subscribe-again", about: "read-again",
    "The map becomes the delegate after the first subscription. Then the program subscribes to the same "
      + "sequence once more. Who receives the report from Shanghai?",
    .right("The map alone."),
    .wrong(
      "The map and the second subscriber.",
      because:
        "`reports` is a sequence that a proxy has made, and subscribing to it asks nobody for a proxy."
    ),
    .wrong(
      "The map and both subscribers: the second subscription repairs what the assignment broke.",
      because:
        "It would, if the program read `rx.didUpdateLocations` again. It uses the sequence that it has."
    ),
    .wrong(
      "Both subscribers, and not the map.",
      because: "A manager calls whoever was assigned last, and that is the map."))

  question(
    "when-released", about: "observe-weakly",
    "The program prints what the weak observer receives. After which of the three steps does it receive "
      + "`nil`?",
    .right("After step 3: now nothing holds the diary."),
    .wrong(
      "After step 1: the variable was the only one that held the diary.",
      because: "`observe` holds it as well, as long as its sequence or a subscription exists.",
      as: "ends-with-the-object"),
    .wrong(
      "After step 2: only a subscription keeps an object alive.",
      because:
        "`base` was captured when `observe` made the sequence. The variable `entries` still holds that."
    ),
    .wrong(
      "After none of them: the second subscription holds the diary, too.",
      because: "`observeWeakly` holds the property's sequence, and not the object."))

  question(
    "two-changes", about: "observable-macro",
    "`steps` is set to 1 and then to 2. How often is `onChange` called, and what does it read?",
    .right("Once, and it reads 0."),
    .wrong(
      "Twice, and it reads 1 and 2.",
      because:
        "Swift's observation reports the first change only; for the next one, you have to "
        + "track again.", as: "re-armed"),
    .wrong(
      "Once, and it reads 1.",
      because: "It is called *before* the change, so the old value is still there."),
    .wrong(
      "Once, and it reads 2: both changes are reported together.",
      because: "It is called at once, when the first change is about to happen."))

  question(
    "thrown-away", about: "whole-diary",
    "Nobody disposes anything in this program. What is printed below `the diary is thrown away`?",
    .right("The screen's `nil` and its end, `nobody is left to write`, and the map's report."),
    .wrong(
      "The map's report, and then the screen's new entry: the subscriptions keep the diary alive.",
      because:
        "Neither of the two holds the diary: `observeWeakly` doesn't, and `follow` captures it weakly."
    ),
    .wrong(
      "The screen's `nil` and its end, and `nobody is left to write`: the proxy ends with the diary.",
      because: "The proxy belongs to the manager. It stays, and still forwards to the map."),
    .wrong(
      "The map's report alone: the screen receives nothing more, and waits.",
      because: "That would be so with `$entry`. `observeWeakly` ends with its object."))
}
