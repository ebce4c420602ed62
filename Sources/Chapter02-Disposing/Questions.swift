import ChapterKit
import RxLite

func questions() {
  question(
    "after-the-release", about: "forgotten",
    "What is printed after the line `the screen is released`?",
    .right("`reading 2`, `reading 3` and `lamps lit: 1`."),
    .wrong(
      "Only `lamps lit: 0`.",
      because:
        "Releasing a disposable doesn't dispose it. Section 3 builds an object whose release does."
    ),
    .wrong(
      "Only `lamps lit: 1`: the sensor is on, but the observer is gone with the screen.",
      because: "The screen never held the observer. The timer in the sensor holds it."),
    .wrong(
      "`reading 2` and `lamps lit: 0`: what is on its way arrives, and then it ends.",
      because: "Nothing has told the sensor that it should end."))

  question(
    "a-local-bag", about: "local-bag",
    "What does this program print?",
    .right("No reading, and `lamps lit: 0`."),
    .wrong(
      "`reading 0`, `reading 1` and `lamps lit: 1`.",
      because: "For that, the bag would have to be a property of the screen."),
    .wrong(
      "`reading 0`, `reading 1` and `lamps lit: 0`.",
      because: "The bag doesn't live until the end of the program. It lives as long as `show` runs."
    ),
    .wrong(
      "No reading, and `lamps lit: 1`.",
      because: "What kept the readings away is that the subscription was disposed."))

  question(
    "who-holds-whom", about: "bag-cycle",
    "The variable `screen` is set to `nil`. What does the program print?",
    .right("Only `lamps lit: 1`."),
    .wrong(
      "That the screen is released, with the title `reading 1`, and `lamps lit: 0`.",
      because: "So it is meant to be. But the screen isn't released, because its method is held.",
      as: "subscribe-with"),
    .wrong(
      "That the screen is released, with the title `reading 1`, and `lamps lit: 1`.",
      because: "If the screen were released, its bag would be, too, and the lamp would be out."),
    .wrong(
      "Only `lamps lit: 0`.",
      because: "Nothing but the bag disposes here, and the bag is released after the screen."))

  question(
    "after-the-place-is-disposed", about: "serial",
    "The cellar comes after `close()`. What becomes of its subscription?",
    .right("It is disposed at once."),
    .wrong(
      "It goes on: a new subscription takes the place of the old one.",
      because: "The place itself has been disposed, and it stays so."),
    .wrong(
      "The assignment is ignored, and the cellar's lamp stays lit.",
      because: "Then no one could ever put that lamp out."),
    .wrong(
      "The program stops, because a disposed disposable is used again.",
      because: "That is allowed, and useful: a subscription that comes too late must not leak."))

  question(
    "inside-the-lock", about: "my-disposable",
    "What happens in this program if `dispose()` calls the action inside `withLock`?",
    .right("It prints the line, and then it crashes or never comes back."),
    .wrong(
      "It prints the line and ends, as it does now.",
      because: "The action disposes the sensor, whose lock is held by the same thread."),
    .wrong(
      "It prints the line again and again.",
      because: "An action is taken out before it is called, so none is called twice."),
    .wrong(
      "It prints nothing, and crashes or never comes back.",
      because: "The first call finds the lock free. It is the second one that doesn't."))

  question(
    "the-last-user", about: "ref-count",
    "When is the radio switched off?",
    .right("After the garden's window has closed."),
    .wrong(
      "When the overview closes, since it is the owner.",
      because: "The owner is one of several that need the radio. Both windows still do."),
    .wrong(
      "At the second tap on the kitchen's window.",
      because: "A user is counted once, however often it disposes."),
    .wrong(
      "When the kitchen's window closes.",
      because: "The garden's window is still open, and is counted on its own."))

  question(
    "no-last-line", about: "disposed-log",
    "The log is disposed after two readings. What is printed?",
    .right("`the log is closed` and `lamps lit: 0`."),
    .wrong(
      "`log: 2 readings`, `the log is closed` and `lamps lit: 0`.",
      because:
        "`reduce` emits its result when its source completes, and `dispose()` isn't a completion."),
    .wrong(
      "Only `lamps lit: 0`.",
      because: "`onDisposed:` is called in any case, also after `dispose()`."),
    .wrong(
      "`log: 1 readings`, `log: 2 readings`, `the log is closed` and `lamps lit: 0`.",
      because: "`reduce` emits nothing but its last result."))

  question(
    "a-late-event", about: "from-elsewhere",
    "While the observer is busy with 20, another thread calls `dispose()`. What does that call do?",
    .right("It returns at once, and the observer finishes with 20 afterwards."),
    .wrong(
      "It waits until the observer has finished with 20.",
      because:
        "The observer waits for the other thread, so both would wait for ever. `dispose()` never waits."
    ),
    .wrong(
      "It returns at once, and the observer is interrupted: the line `end 20` is missing.",
      because: "Nothing interrupts code that is running. Only later events are held back."),
    .wrong(
      "It returns at once, and 40 still arrives.",
      because: "40 is sent after `dispose()` has returned, so it doesn't arrive."))

  question(
    "what-the-log-counts", about: "whole-screen",
    "What does the log write when the screen is released?",
    .right("`log: 7 readings`, one for each tenth of a second until then."),
    .wrong(
      "`log: 5 readings`, those that the title has shown.",
      because:
        "The log has a subscription of its own, which goes on while the screen is hidden."),
    .wrong(
      "`log: 9 readings`, those up to the last line of the program.",
      because: "The screen is released 0.2 seconds earlier, and that ends the log's sequence."),
    .wrong(
      "Nothing: it ends without a line, like the log of section 8 that was disposed.",
      because: "That log was disposed. This one's sequence completes, so `reduce` can emit."))
}
