import ChapterKit
import ConsoleKit
import RxLite

func questions() {
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
        "The closure of `create` holds it as well, and belongs to the sequence. The variable `entries` still holds that."
    ),
    .wrong(
      "After none of them: the diary and the sequence hold each other.",
      because:
        "The sequence holds the diary. But the diary doesn't hold what `observe` has returned."))

  question(
    "two-changes", about: "observable-macro",
    "`steps` is set to 1 and then to 2. How often is `onChange` called, and what does it read?",
    .right("Once, and it reads 0: the first change is reported just before it happens."),
    .wrong(
      "Twice, and it reads 1 and 2: each change is reported when it has happened.",
      because:
        "Swift's observation reports the first change only; for the next one, you have to "
        + "track again.", as: "re-armed"),
    .wrong(
      "Twice, and it reads 0 and 1: each change is reported just before it happens.",
      because:
        "That would be right for the first change. For the second one, no one has tracked again."
    ),
    .wrong(
      "Once, and it reads 1: the first change is reported when it has happened.",
      because: "It is called *before* the change, so the old value is still there."),
    .wrong(
      "Once, and it reads 2: both changes are reported together.",
      because: "It is called at once, when the first change is about to happen."))

  question(
    "failure-and-report", about: "in-between",
    "The report from Shanghai reaches the map and the diary. What is printed below the other two lines with a "
      + "dash?",
    .right("Nothing."),
    .wrong(
      "The failure, by the map, and then Beijing, by both: `Between` is in between, and passes everything on.",
      because:
        "It passes on what its method receives. It has no method for a failure, and `between` is `nil` at the end."
    ),
    .wrong(
      "The failure, by the map, and then Beijing, by the map: without `Between` it is the delegate again.",
      because:
        "Nobody has made it the delegate again. A weak reference becomes `nil`, and that is all."),
    .wrong(
      "Nothing, and then Beijing, by both: the manager still holds its delegate.",
      because: "It holds it weakly, as most objects do. The variable was the only one that held it."
    ))

  question(
    "map-comes-later", about: "read-again",
    "The map becomes the delegate after the first subscription. Who receives Shanghai, and who Beijing?",
    .right("Shanghai: the map alone. Beijing: the map and both subscribers."),
    .wrong(
      "Shanghai: the map and the second subscriber. Beijing: the same two.",
      because:
        "`reports` is what the proxy returned when the property was read. Subscribing to it asks nobody for a proxy."
    ),
    .wrong(
      "Both: the map alone. Nobody subscribes to the sequence that is read last.",
      because:
        "It isn't the subscription that puts the proxy in place, but `proxy(for:)`, and reading the property calls it."
    ),
    .wrong(
      "Both: the map and both subscribers. The second subscription puts the proxy back.",
      because:
        "It would, if it read `rx.didUpdateLocations` again. It uses the sequence that is there."))

  question(
    "camera-released", about: "counted",
    "The block ends, and with it the variable `camera`. Is the camera released?",
    .right("No: the closure that prints still holds it."),
    .wrong(
      "Yes: the variable has ended, and `_ =` has thrown the subscription away.",
      because:
        "`_ =` drops the disposable, and doesn't dispose. The subscription goes on, with its closure."
    ),
    .wrong(
      "Yes: the subscription ends with the camera, because its subjects complete when it is released.",
      because: "They would. But that comes after the release, and the closure prevents it."),
    .wrong(
      "No: the table of associated objects holds each object to which something is attached.",
      because: "The table holds what is attached, and not the owner."))

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
