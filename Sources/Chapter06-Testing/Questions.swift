import ChapterKit
import RxLite
import RxLiteTest

func questions() {
  question(
    "what-start-records", about: "start",
    "The source emits at 150, 250, 350 and 1050. Which of these elements does `start` record?",
    .right("Those at 250 and 350."),
    .wrong(
      "All four: the clock runs until nothing is left to do.",
      because: "The clock does run on, but the subscription exists from 200 to 1000 only."),
    .wrong(
      "Those at 150, 250 and 350.",
      because: "At 150 the sequence has been made, but not yet subscribed to. That happens at 200."),
    .wrong(
      "Those at 250, 350 and 1050.",
      because: "At 1000 the subscription is disposed."))

  question(
    "late-for-both", about: "hot-and-cold",
    "Both sources have elements for 100, 200 and 300, and both are subscribed to at 150. When does "
      + "the subscriber of the cold one receive its first element?",
    .right("At 250."),
    .wrong(
      "At 200, like the other one.",
      because: "That is the hot source. A cold one begins anew for each subscription."),
    .wrong(
      "At 150, at once.",
      because: "Its first element comes 100 ticks after the subscription."),
    .wrong(
      "At 100.",
      because: "That is before the subscription."))

  question(
    "the-blind-test", about: "elements-are-half",
    "The search waits a minute now, instead of three seconds. Which of the two comparisons notices it?",
    .right("Only the one that compares events."),
    .wrong(
      "Both.",
      because: "The elements are the same as before. What has changed is when they come."),
    .wrong(
      "Neither: a virtual clock has no minutes.",
      because: "It has ticks, and each event is recorded with its tick."),
    .wrong(
      "Only the one that compares elements.",
      because: "The elements haven't changed."))

  question(
    "too-late-to-dispose", about: "too-late-for-the-clock",
    "The subscription begins at 200, and its disposal is scheduled for 400, below `start()`. What do "
      + "the source's records say at the end?",
    .right("It began at 200, and hasn't ended."),
    .wrong(
      "It began at 200, and ended at 400.",
      because: "The disposal is due at 400. But the clock isn't moved any more, so it never comes."),
    .wrong(
      "It began at 200, and ended at 350, with the last element.",
      because: "An element isn't an end. The source has no completion."),
    .wrong(
      "It began at 200, and ended at 1000.",
      because: "That is the tick at which `start { }` disposes. `start()` doesn't subscribe, so it "
        + "has nothing to dispose."))

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
      because: "The second request doesn't wait for the first one. `concatMap` would make it wait."),
    .wrong(
      "Only the results for rx, at 243.",
      because: "`flatMap` drops nothing: each text has its request, and each request its answer."))
}
