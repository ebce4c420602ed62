import ChapterKit
import ConsoleKit
import RxLite

func questions() {
  question(
    "two-buttons", about: "before-and-after",
    "Both sequences observe one button. Then `setTitle` is called on this button, and on a second one. What is "
      + "printed?",
    .right("Two lines: `sent` with an empty title, and `invoked` with the new one."),
    .wrong(
      "Four lines, two for each button: the method is replaced for all of them.",
      because:
        "It is replaced for all, but the pair of subjects belongs to one button. For the second, "
        + "`interceptor(of:)` returns `nil`."),
    .wrong(
      "Two lines, both with the new title.",
      because: "`sentMessage` sends before the method runs, so nothing has been set yet."),
    .wrong(
      "One line: the replacement calls `setTitle`, which is replaced, and so on for ever.",
      because: "Inside the replacement, `setTitle` is the original."))

  question(
    "delegate-afterwards", about: "delegate-set-later",
    "The program subscribes to `didUpdateLocations`, and then assigns the map as the manager's "
      + "delegate. Who receives the first location?",
    .right("The map alone."),
    .wrong(
      "The subscriber and the map.",
      because:
        "The assignment has put the map in the proxy's place. The proxy can forward to the map, "
        + "but only if it is told to, or if it finds the map when it is installed.",
      as: "both-are-called"),
    .wrong(
      "The subscriber alone: it was first.",
      because: "A manager has one delegate, and calls whoever was assigned last. That is the map."),
    .wrong(
      "Nobody: the two get in each other's way.",
      because: "The manager calls the delegate that it has, and that is the map."))

  question(
    "from-elsewhere", about: "by-subclass",
    "`ObservedLamp` overrides `turnOn` and sends an element. Does it see the lamp that comes from "
      + "elsewhere?",
    .right("No: that lamp is a `Lamp`, which has no such override."),
    .wrong(
      "Yes: an override holds for every lamp.",
      because:
        "An override belongs to the subclass. Objects that somebody else creates are of the class "
        + "that they chose."),
    .wrong(
      "Yes, since `lampFromElsewhere` returns a `Lamp`, and `ObservedLamp` is one.",
      because: "Every observed lamp is a lamp, but not the other way round."),
    .wrong(
      "No, and it isn't turned on either.",
      because: "Its own `turnOn` runs, as the last line shows."))

  question(
    "two-changes", about: "observable-macro",
    "`count` is set to 1 and then to 2. How often is `onChange` called, and what does it read?",
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
}
