import ChapterKit
import ConsoleKit
import RxLite

func questions() {
  question(
    "title-when-sent", about: "before-and-after",
    "`sentMessage` and `methodInvoked` observe the same call of `setTitle`. What is the button's "
      + "title when each of them sends its element?",
    .right("Empty for `sentMessage`; the new title for `methodInvoked`."),
    .wrong(
      "The new title for both.",
      because: "`sentMessage` sends before the method runs, so nothing has been set yet."),
    .wrong(
      "Empty for both: they replace the method.",
      because: "Neither replaces the method: it runs between the two."),
    .wrong(
      "Empty for `methodInvoked`; the new title for `sentMessage`.",
      because:
        "It is the other way round: a message is *sent* first, and then the method is *invoked*."))

  question(
    "delegate-afterwards", about: "delegate-set-later",
    "The program subscribes to `didUpdateLocations`, and then assigns the map as the manager's "
      + "delegate. Who receives the first location?",
    .right("The map alone."),
    .wrong(
      "The subscriber and the map.",
      because:
        "The assignment has put the map in the proxy's place. The proxy can forward to the map, "
        + "but only if it is told to, or if the map was there before it.", as: "both-are-called"),
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
        "Swift's observation reports the first change only; to hear of the next one, you have to "
        + "track again.", as: "re-armed"),
    .wrong(
      "Once, and it reads 1.",
      because: "It is called *before* the change, so the old value is still there."),
    .wrong(
      "Once, and it reads 2: both changes are reported together.",
      because: "It is called at once, when the first change is about to happen."))
}
