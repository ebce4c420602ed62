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
    "The search waits a minute now, instead of two seconds. Which of the two comparisons notices it?",
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
    "who-is-in-time", about: "the-same-tick",
    "Both observers subscribe at 200, and the source emits at 200. Who receives the element?",
    .right("Only `early`."),
    .wrong(
      "Both: it is the same tick.",
      because: "Within a tick, one thing happens after the other. A hot source doesn't repeat what "
        + "it has emitted."),
    .wrong(
      "Neither: the source has emitted before both.",
      because: "The subscription of `early` was scheduled first, so it comes first."),
    .wrong(
      "Only `late`, since the source didn't exist before.",
      because: "The source was made before the clock was started, so it exists when `early` "
        + "subscribes."))

  question(
    "a-request-for-nothing", about: "a-request",
    "Each answer takes 15 ticks. The first request begins at 212, the second one at 222. Which "
      + "answers arrive?",
    .right("One, at 237. The first request was disposed at 222."),
    .wrong(
      "Two, at 227 and 237.",
      because: "`flatMapLatest` disposes the first request when the second one begins."),
    .wrong(
      "One, at 227, and the second request is dropped.",
      because: "It is the older request that is dropped, and not the newer one."),
    .wrong(
      "One, at 222, when the second request begins.",
      because: "No answer comes before it is there."))
}
