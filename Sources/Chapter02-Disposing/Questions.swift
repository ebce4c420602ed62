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
    "The last reference to the screen is set to `nil`. What does the program print?",
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
    .right("It prints the first two lines, and gets no further."),
    .wrong(
      "The same as now.",
      because: "The radio disposes the sensor, whose lock is held by the same thread."),
    .wrong(
      "It prints the two lines again and again.",
      because: "An action is taken out before it is called, so none is called twice."),
    .wrong(
      "It prints only the first line.",
      because: "Each of the two has a lock of its own, and the radio's is free."))

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
}
