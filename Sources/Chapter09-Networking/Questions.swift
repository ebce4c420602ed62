import ChapterKit
import ConsoleKit
import ConsoleKitNetworking
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

func questions() {
  question(
    "not-found", about: "404",
    "The server has no page `/nowhere`, and answers with status 404. What does the first sequence, "
      + "`rx.response`, emit?",
    .right("An element with the status 404, and then completed."),
    .wrong(
      "An error, because the page wasn't found.",
      because:
        "For the session, \"not found\" is an answer like any other. `rx.data` makes an error of "
        + "it."),
    .wrong(
      "Nothing, and completed.",
      because: "There was an answer, with a status, with headers, and even with a body."),
    .wrong(
      "An element with an empty body.",
      because: "The server explains itself in a body of 24 bytes."))

  question(
    "how-long", about: "timeout-retry",
    "`timeout(.seconds(3))` stands above `retry(2)`. How long can it take at most, until the "
      + "subscriber receives something?",
    .right("Six seconds: two attempts of three seconds each."),
    .wrong(
      "Three seconds: then it times out.",
      because: "After three seconds the first attempt fails, and `retry` makes a second one, with "
        + "three seconds of its own. For three seconds in all, `timeout` would have to stand below.",
      as: "timeout"),
    .wrong(
      "Nine seconds: an attempt, and two more.",
      because: "`retry(2)` means two attempts in all."),
    .wrong(
      "As long as the server likes.",
      because: "An attempt that takes too long fails, and after the second one the error passes."))

  question(
    "asked-when", about: "cache-asked-too-early",
    "The sequence is made once, and subscribed to twice. How many requests does the server receive?",
    .right("Two: the cache was looked up when the sequence was made."),
    .wrong(
      "One: the second subscription finds the answer in the cache.",
      because: "The function ran once, before there was an answer. Nobody looks again.",
      as: "cache"),
    .wrong(
      "None: nothing has been stored yet.",
      because: "Then there must be a request."))

  question(
    "moved", about: "cache-redirect",
    "`/old/Shanghai` answers with a redirect to `/weather/Shanghai`, and the session follows it. "
      + "What is in the cache after the first time?",
    .right("The weather, under the address `/weather/Shanghai`."),
    .wrong(
      "The weather, under the address `/old/Shanghai`.",
      because: "It stores under `response.url`, which is the address that has answered in the end."),
    .wrong(
      "The redirect, under the address `/old/Shanghai`.",
      because: "The session follows a redirect by itself, so the program never sees it."),
    .wrong(
      "Nothing, since a redirect can't be stored.",
      because: "The weather came in the end, and was stored, only not where anyone looks."))

  question(
    "how-many-in-flight", about: "two-at-once",
    "Both subscribe before the first answer is there. How many requests does the server receive?",
    .right("Two: nothing is in the cache yet."),
    .wrong(
      "One: the second subscriber waits for the cache to be filled.",
      because: "A dictionary can't wait. It is looked up once, at the subscription."),
    .wrong(
      "One: both subscribe to the same sequence.",
      because: "A cold sequence makes a request for each subscription."),
    .wrong(
      "None: the cache blocks what it doesn't know.",
      because: "What isn't in the cache is requested."))
}
