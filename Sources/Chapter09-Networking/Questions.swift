import ChapterKit
import Foundation
import RxLite

func questions() {
  question(
    "how-many-requests", about: "request",
    "One observable is made, and two subscribers follow, one after the other. How many requests "
      + "does the server receive?",
    .right("Two, one for each subscription."),
    .wrong(
      "One, when the observable is made.",
      because: "`rx.json` only describes the request: before the first subscription the server has "
        + "received nothing."),
    .wrong(
      "One: the second subscriber gets the answer of the first.",
      because:
        "Nothing keeps an answer here. Each subscription starts a run, and a run is a request.",
      as: "cache"),
    .wrong(
      "Three: one when it is made, and one for each subscription.",
      because: "Making it sends nothing."))

  question(
    "is-404-an-error", about: "404",
    "The server has no such page. What does `rx.response` send?",
    .right("An element with status 404, and completed."),
    .wrong(
      "An error.",
      because:
        "The server has answered, so the request was successful. `rx.data` and `rx.json` make an "
        + "error of such a status; `rx.response` leaves the decision to you.", as: "failures"),
    .wrong(
      "Only completed: there is no page.",
      because: "A 404 has a status, headers and often a body, so it is an element."),
    .wrong(
      "Nothing, until a timeout.",
      because: "The answer came at once; it is only not the one you hoped for."))

  question(
    "timeout-and-retry", about: "timeout-retry",
    "`timeout` stands above `retry(2)`. The first request gets no answer for three seconds. What "
      + "happens then?",
    .right("It is cancelled, and a second one is made, with three seconds of its own."),
    .wrong(
      "The error of the timeout arrives at once: the time is over for both attempts.",
      because:
        "That is `timeout` without `retry`, or with `retry` above it. Here `retry` sees the error, "
        + "and each attempt begins a new timeout.", as: "timeout"),
    .wrong(
      "A second request is made, while the first goes on.",
      because: "The error of `timeout` disposes of the first request: the server sees it abandoned."
    ),
    .wrong(
      "The first request is sent again over the same connection.",
      because: "`retry` subscribes again, and that is a new request."))

  question(
    "old-query", about: "cancel-stale",
    "The query changes from \"Shang\" to \"Shanghai\" while the first request is waiting. What "
      + "does the server see?",
    .right("The first request is abandoned, and the second is answered."),
    .wrong(
      "Both requests are answered; the first answer is thrown away.",
      because: "`flatMapLatest` disposes of the old request, and disposing closes its connection."),
    .wrong(
      "The second request waits until the first has been answered.",
      because:
        "That is `concatMap`. `flatMapLatest` doesn't wait for an old request: it cancels it."),
    .wrong(
      "Only one request, for Shanghai: the first wasn't sent yet.",
      because:
        "It was sent at once: the log shows it waiting. A `debounce` above would have held it "
        + "back."))

  question(
    "half-a-body", about: "breaks-off",
    "The connection breaks off in the middle of the body. What does `rx.data` send?",
    .right("An error, and no element."),
    .wrong(
      "An element with the half that arrived, and then an error.",
      because: "The element is the whole body. Half of it is none."),
    .wrong(
      "An element with the half that arrived, and completed.",
      because: "A broken connection is an error: whoever reads half of a picture must know."),
    .wrong(
      "Nothing, until the connection is back.",
      because: "Nobody asks again by itself. `retry` would."))
}
