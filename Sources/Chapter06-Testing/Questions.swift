import ChapterKit
import RxLite
import RxLiteTest

func questions() {
  question(
    "what-start-records", about: "start",
    "`rx` comes at 250, and `rxs` at 998. The pause is three seconds. What does `start` record?",
    .right("`rx` at 253, and nothing else."),
    .wrong(
      "`rx` at 253, and `rxs` at 1001.",
      because: "The subscription is disposed at 1000, and with it the work that was due at 1001."),
    .wrong(
      "`rx` at 253, and `rxs` at 1000: `debounce` emits what it still holds.",
      because: "It does that when its source completes. A disposal isn't a completion: it cancels."),
    .wrong(
      "`r` at 203, `rx` at 253.",
      because: "At 150 no one has subscribed, so `debounce` never receives the `r`."))

  question(
    "slow-answer", about: "slow-and-fast",
    "The first request begins at 213 and takes 30 ticks, the second one begins at 223 and takes 5. "
      + "What is recorded?",
    .right("The results for rxs at 228, and then those for rx at 243."),
    .wrong(
      "Only the results for rxs, at 228.",
      because: "Nothing has cancelled the first request. `flatMap` lets both run.",
      as: "only-the-latest"),
    .wrong(
      "The results for rx at 243, and then those for rxs at 248.",
      because: "The second request doesn't wait for the first one: `flatMap` subscribes to both."),
    .wrong(
      "Only the results for rx, at 243.",
      because: "`flatMap` drops nothing: each text has its request, and each request its answer."))

  question(
    "the-blind-test", about: "which-notices",
    "The pause is three times as long as it should be. Which of the two comparisons notices it?",
    .right("Neither of them."),
    .wrong(
      "Only the one that compares events.",
      because: "It would, on a finer clock. A tick is a second here, and both pauses become one."),
    .wrong(
      "Both.",
      because: "The elements are the same as before, whatever the pause."),
    .wrong(
      "Only the one that compares elements.",
      because: "The elements haven't changed."))

  question(
    "the-second-test", about: "both-searches",
    "Both searches do the same with one text. The first line is `[next(rx) @ 213]`. What is the second?",
    .right("`[]`"),
    .wrong(
      "`[next(rx) @ 213]`",
      because: "The clock isn't set back. It was at 1000 when the first `start { }` returned."),
    .wrong(
      "`[next(rx) @ 1213]`",
      because: "The ticks of a hot source are those of the clock, and 210 is past."),
    .wrong(
      "`[next(rx) @ 213, next(rx) @ 213]`: the first source is still there.",
      because: "It is, but no one is subscribed to it any more, and its element came long ago."))

  question(
    "where-it-ends", about: "marbles-subscriptions",
    "`a` is typed at column 1 and `b` at 5. In which columns is the request for `a` subscribed to, and "
      + "disposed?",
    .right("At 4 and at 8."),
    .wrong(
      "At 1 and at 5.",
      because: "Both texts have to wait for their pause of three columns first."),
    .wrong(
      "At 4 and at 5.",
      because: "At 5 `b` is only typed. `flatMapLatest` receives it after the pause, at 8."),
    .wrong(
      "At 4 and at 10.",
      because: "The request would complete at 10. But `b` is searched for at 8, and cancels it."))

  question(
    "no-time-at-all", about: "somebody-else",
    "The request begins at 213, and the library answers after 0.2 seconds. `start` disposes at 1000, which is "
      + "787 seconds later. What is recorded?",
    .right("Nothing."),
    .wrong(
      "The answer, at 213.",
      because: "`start` doesn't wait for other clocks. It disposes long before 0.2 real seconds."),
    .wrong(
      "The answer, at 214: the next tick.",
      because: "The wait isn't scheduled on the virtual clock, so it has no ticks at all."),
    .wrong(
      "The answer, at 1000.",
      because: "Ticks take no time. From 213 to 1000 it is much less than 0.2 real seconds."))

  question(
    "the-same-text-again", about: "the-same-text",
    "At 4, the search says `offline`. The user types `a` again, at 9. What does the search do?",
    .right("Nothing: the text equals the one before."),
    .wrong(
      "It makes the request again, and says `offline` at 12.",
      because:
        "The drawing expects that. But `distinctUntilChanged` comes before the request, and drops the text."
    ),
    .wrong(
      "It says `offline` at 12, without a request.",
      because:
        "Each `offline` stands for a request that has failed. Nothing here remembers an answer."),
    .wrong(
      "Nothing: it ended when the request failed.",
      because:
        "`catchAndReturn` stands inside, at the request, so the search goes on. `b` would be searched for."
    ))
}
