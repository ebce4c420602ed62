import ChapterKit
import RxLite

func questions() {
  question(
    "before-the-first", about: "withLatestFrom",
    "The numbers send 1 first, then the letters a. When does `letters.withLatestFrom(numbers)` "
      + "send its first element, and when does it send for 3, which comes after the letters are "
      + "over?",
    .right("With a; and for 3 it sends nothing."),
    .wrong(
      "With 1; and once more with 3.",
      because: "The letters alone decide when. The numbers are only remembered."),
    .wrong(
      "With a; and once more with 3, as 3c.",
      because: "That is `combineLatest`, which sends with each element of either.",
      as: "combineLatest"),
    .wrong(
      "With a; and 3 waits for the next letter, which pairs with it.",
      because:
        "Pairs are the business of `zip`. Here the numbers wait for nobody: the latest one is "
        + "taken as often as a letter comes.", as: "zip"))

  question(
    "second-request", about: "flatMapFirst",
    "Request 2 comes while request 1 is still running. What becomes of it?",
    .output,
    .output(
      of: "flatMap",
      because: "`flatMap` starts every request at once, and passes every answer on."),
    .output(
      of: "flatMapLatest",
      because:
        "`flatMapLatest` cancels the old request for the new one. `flatMapFirst` ignores the new "
        + "one."),
    .output(
      of: "concatMap",
      because: "`concatMap` makes the second request wait for its turn. `flatMapFirst` drops it."))

  question(
    "last-of-all", about: "stale",
    "The answer for \"r\" takes 0.3 seconds, that for \"rx\" 0.1. With `flatMap`, what does the "
      + "label show in the end?",
    .right("The results for r."),
    .wrong(
      "The results for rx: it was typed last.",
      because:
        "`flatMap` passes answers on in the order in which they arrive, and the slow one arrives "
        + "last. `flatMapLatest` drops it."),
    .wrong(
      "The results for rx: the request for r is cancelled.",
      because: "`flatMap` cancels nothing. `flatMapLatest` does."),
    .wrong(
      "Both, one after the other, r first.",
      because: "Both arrive, but rx first: each request takes its own time."))

  question(
    "distinct", about: "distinct",
    "on, on, off, on, on: what passes `distinctUntilChanged()`?",
    .output,
    .output(
      because:
        "It compares with the element before, and remembers no others. So the second on passes."
    ) {
      print("on")
      print("off")
    },
    .output(
      because: "The first element has nothing before it, so it passes as well."
    ) {
      print("off")
      print("on")
    })

  question(
    "debounce", about: "throttle-or-debounce",
    "r, x, s and w are typed, 0.2 seconds apart, and then nothing for a while. Which of them does "
      + "`debounce` with 0.3 seconds let pass, and when?",
    .right("w, 0.3 seconds after it was typed."),
    .wrong(
      "w, as soon as it is typed.",
      because: "Whether more is going to come isn't known before the pause is over."),
    .wrong(
      "r at once, and w when the pause is over.",
      because:
        "`throttle` sends the first element at once. `debounce` sends only what is followed by a "
        + "pause."),
    .wrong(
      "One of them every 0.3 seconds.",
      because:
        "At most one in a while is what `throttle` does. `debounce` waits for silence, and 0.2 "
        + "seconds are too short for it."))

  question(lines: "running-total")
}
