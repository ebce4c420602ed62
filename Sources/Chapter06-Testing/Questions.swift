import ChapterKit
import RxLite
import RxLiteTest

func questions() {
  question(
    "cold-at-150", about: "hot-and-cold",
    "The hot and the cold observable have the same three events. The test subscribes at tick 150. "
      + "When does the *cold* one send \"a\"?",
    .right("At 250: its times count from the subscription."),
    .wrong(
      "At 100, so it is missed.",
      because:
        "That is the hot one: its times are those of the clock, whether anybody has subscribed or "
        + "not."),
    .wrong(
      "At 150, since 100 is over by then.",
      because:
        "Nothing is caught up on. A cold observable begins its run with the subscription, and "
        + "counts from there."),
    .wrong(
      "At 100, and it is replayed at 150.",
      because: "Neither of the two replays anything."))

  question(
    "create-subscribe-dispose", about: "start",
    "The source is hot and sends at 150, 250, 350 and 1050. What does `start` record?",
    .right("20 at 250, and 30 at 350."),
    .wrong(
      "10, 20, 30 and 40.",
      because:
        "`start` subscribes at 200 and disposes at 1000: what comes earlier or later is missed."),
    .wrong(
      "10 at 150, 20 at 250, and 30 at 350.",
      because: "At 150 nobody has subscribed yet: `start` does so at 200."),
    .wrong(
      "20 at 50, and 30 at 150: counted from the subscription.",
      because: "Recorded times are those of the scheduler's clock."))

  question(
    "disposal-at-1000", about: "tear-down-never-runs",
    "A disposal is scheduled for tick 1000, after `start()` has returned. When does it run?",
    .right("Never: the clock stands still after `start()`."),
    .wrong(
      "At tick 1000, as scheduled.",
      because:
        "Virtual time passes only while the scheduler runs its work. It has to be scheduled before "
        + "`start()`.", as: "tear-down-corrected"),
    .wrong(
      "At once, because 1000 is over.",
      because:
        "The clock stopped at 500, with the last event. 1000 is still to come, and never comes."),
    .wrong(
      "When the test's objects are released.",
      because: "Releasing a scheduler doesn't run what waits on it."))

  question(
    "before-start", about: "nothing-until-start",
    "An interval of an hour, three elements, on a `TestScheduler`. How long does the program take?",
    .right("No time: `start()` moves the clock from event to event."),
    .wrong(
      "Three hours.",
      because: "The clock of a `TestScheduler` is a number. Nobody waits for it."),
    .wrong(
      "Three seconds: a tick is a second, sped up.",
      because: "Virtual time isn't sped up: no time passes at all between two events."),
    .wrong(
      "No time, since all three elements are sent at subscription.",
      because:
        "They are sent at 3600, 7200 and 10800 of the virtual clock, and none before `start()`."))

  question(
    "blocked-clock", about: "two-clocks",
    "`toBlocking` waits for a timer on a `TestScheduler` that nobody has started. What happens?",
    .right("It waits in vain, and the timeout ends it."),
    .wrong(
      "It starts the scheduler, and returns 0.",
      because:
        "`toBlocking` blocks its thread until something arrives. Nobody is left to start the "
        + "virtual clock."),
    .wrong(
      "It returns `nil` at once.",
      because:
        "`nil` means that the sequence has completed without an element. This one hasn't ended."),
    .wrong(
      "It returns 0 after a second of real time.",
      because: "The timer counts on the virtual clock, and real time doesn't move that."))

  question(lines: "step-by-step")
}
