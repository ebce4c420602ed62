import ChapterKit
import RxLite

func questions() {
  question(
    "the-lamp-of-a-gone-screen", about: "forgotten",
    "The screen is released after 0.2 seconds. How many lamps are lit 0.2 seconds later?",
    .right("One: the subscription goes on without the screen."),
    .wrong(
      "None: the screen's subscription is released with the screen.",
      because:
        "Releasing a disposable doesn't dispose it. Section 3 shows an object that does.",
      as: "bag"),
    .wrong(
      "None: when its observer's screen is gone, the sequence completes.",
      because: "A sequence knows nothing of screens. This one never completes."),
    .wrong(
      "Two: one for the screen, and one for its subscription.",
      because: "A lamp stands for a subscription, and there has been only one."))

  question(
    "who-holds-whom", about: "bag-cycle",
    "The closure mentions `self`, and the subscription is in the screen's own bag. What happens when "
      + "the last reference to the screen is set to `nil`?",
    .right("Nothing: the screen stays alive, and its lamp stays lit."),
    .wrong(
      "The screen is released, and its bag disposes the subscription.",
      because: "That is what happens if the closure doesn't hold the screen.", as: "subscribe-with"),
    .wrong(
      "The screen is released, but its lamp stays lit.",
      because: "The closure holds the screen, so the screen can't be released before the closure."),
    .wrong(
      "The program stops, since the closure uses a screen that is gone.",
      because: "The closure holds the screen, so the screen can't be gone. That is the trouble."))

  question(
    "after-the-place-is-disposed", about: "serial",
    "At the end the `SerialDisposable` is disposed, and then it is given one more subscription, to "
      + "the cellar. What becomes of that?",
    .right("It is disposed at once."),
    .wrong(
      "It goes on: the new subscription takes the place of the old one.",
      because: "The place itself has been disposed, and it stays so."),
    .wrong(
      "The assignment is ignored, and the cellar's sensor stays on.",
      because: "Then its lamp would stay lit, with no one to put it out."),
    .wrong(
      "The program stops, because a disposed disposable is used again.",
      because: "That is allowed, and useful: a subscription that comes too late must not leak."))

  question(
    "inside-the-lock", about: "my-disposable",
    "What happens in this listing if the action is called inside `withLock`?",
    .right("The program prints closed, and gets no further."),
    .wrong(
      "The same as now.",
      because: "The second call of `dispose()` asks for the lock while its own thread holds it."),
    .wrong(
      "The action runs twice.",
      because: "The second call never gets the lock, so it can't take the action."),
    .wrong(
      "The second call returns at once, since its thread holds the lock already.",
      because: "That is what a recursive lock does. A `Mutex` isn't one."))

  question(
    "a-late-event", about: "from-elsewhere",
    "While the observer is busy with 20, another thread calls `dispose()`. What does that call do?",
    .right("It returns at once, and the observer finishes with 20 afterwards."),
    .wrong(
      "It waits until the observer has finished with 20.",
      because: "`dispose()` never waits: the observer might be waiting for the same thread."),
    .wrong(
      "It returns at once, and the observer is interrupted: the line `end 20` is missing.",
      because: "Nothing interrupts code that is running. Only later events are held back."),
    .wrong(
      "It returns at once, and 40 still arrives.",
      because: "40 is sent after `dispose()` has returned, so it doesn't arrive."))
}
