import ChapterKit
import ConsoleKit
import RxLite

func questions() {
  question(
    "one-method-more", about: "one-method",
    "The proxy has one method. Who receives the failure?",
    .right("Nobody."),
    .wrong(
      "The map: a `DelegateProxy` forwards whatever it isn't interested in.",
      because:
        "It forwards what one of its methods passes to `invoke`. Nothing makes the method that you leave out.",
      as: "both-are-called"),
    .wrong(
      "The map, because its method isn't empty.",
      because:
        "The manager calls the method of its delegate, and that is the proxy. The proxy has the empty default."
    ),
    .wrong(
      "The map and the diary.",
      because: "The diary has asked for `didUpdateLocations` only, and a failure isn't one."))

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
      because: "`observe` holds it as well, as long as its sequence or a subscription exists."),
    .wrong(
      "After step 2: only a subscription keeps an object alive.",
      because:
        "`base` was captured when `observe` made the sequence. The variable `entries` still holds that."
    ),
    .wrong(
      "After none of them: the diary and the sequence hold each other.",
      because:
        "The sequence holds the diary. But the diary doesn't hold what `observe` has returned."))

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
    "who-holds-it", about: "counted",
    "The block ends, and with it the variable `camera`. What holds the camera now?",
    .right("A closure that belongs to the camera itself."),
    .wrong(
      "Nothing: it is released, and its sequences complete.",
      because:
        "It would be, if the closure didn't use it. This one counts its photos, and so holds it."),
    .wrong(
      "The table of associated objects, since the camera is the owner of an entry.",
      because: "The table holds what is attached, and not the owner."),
    .wrong(
      "The replaced method, which has run for this camera.",
      because: "A method belongs to the class. It holds none of the objects that it ran for."))

  question(
    "thrown-away", about: "whole-diary",
    "Nobody disposes anything in this program. After the diary is thrown away, the manager, the pedometer and "
      + "the camera have news. Whose news is still printed?",
    .right("The manager's, by the map, and the camera's click."),
    .wrong(
      "That of all three: the pedometer is still there, and so is its label.",
      because:
        "The label's sequence has ended with the diary, by `take(until:)`. `rx.steps` wouldn't end by itself."
    ),
    .wrong(
      "The camera's click alone: the map's proxy has ended with the diary.",
      because: "The proxy belongs to the manager. It stays, and still forwards to the map."),
    .wrong(
      "That of all three, and the screen shows two more entries: the subscriptions hold the diary.",
      because:
        "None of them does. `observeWeakly` and `deallocated` don't, and `follow` captures it weakly."
    ))
}
