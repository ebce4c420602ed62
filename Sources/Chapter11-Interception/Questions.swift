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
    "when-released", about: "observe-weakly",
    "The second subscriber receives `nil` when the diary is released. When is that?",
    .right("When the first subscription is disposed."),
    .wrong(
      "When the variable is set to `nil`.",
      because:
        "The variable was one of two that hold the diary. The first subscription holds it as well."),
    .wrong(
      "Not before the end: the second subscription holds the diary, too.",
      because: "`observeWeakly` holds the property's sequence, and not the object."),
    .wrong(
      "Never: `dispose()` ends what the second subscriber receives as well.",
      because: "Each of the two has a subscription of its own."))

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
    "two-cameras", about: "before-and-after",
    "Both sequences observe `camera`. The program calls `takePhoto` on it, and then on `other`. What is "
      + "printed?",
    .right("Two lines: `sent` while there are 0 photos, and `invoked` when there is 1."),
    .wrong(
      "Four lines, two for each camera: the method has been replaced for all of them.",
      because:
        "The method is replaced for all cameras, but the subjects belong to one. For `other`, "
        + "`interceptor(of:)` returns `nil`."),
    .wrong(
      "Two lines, and both see 1 photo: the subscribers are called when the method has returned.",
      because: "`messageSent` sends before the original runs, so no photo has been taken yet."),
    .wrong(
      "Two lines, and both see 0 photos: the replacement runs instead of the original.",
      because: "Inside the replacement, `takePhoto` is the original, and it is called."))
}
