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
    "The server has no page `/nowhere`, and answers with status 404. What does "
      + "`weather(at:)` emit?",
    .right("A text, and then completed."),
    .wrong(
      "An error, because the page wasn't found.",
      because:
        "For the session, \"not found\" is an answer like any other. `rx.response` "
        + "emits it, whatever its status is."),
    .wrong(
      "Nothing, and completed.",
      because: "There was an answer, with a status, with headers, and even with a body."),
    .wrong(
      "An error, because there is no body to turn into text.",
      because: "The server explains itself in a body of 24 bytes."))

  question(
    "limit-below", about: "timeout-below",
    "`retry(2)` stands above `timeout`, and the server doesn't answer. What happens?",
    .right("One request, and an error after three seconds."),
    .wrong(
      "Two requests of three seconds each, and then an error.",
      because:
        "For that, `timeout` would have to stand above `retry`: then its error would "
        + "be one that `retry` sees."),
    .wrong(
      "Two requests, and the second one has no time limit.",
      because:
        "The limit covers everything above `timeout`. When it fails, it disposes "
        + "`retry` too."),
    .wrong(
      "Two requests in three seconds, and then an error.",
      because:
        "`retry` subscribes again after an error of its source. A server that doesn't "
        + "answer sends none."))

  question(
    "asked-when", about: "cache-asked-too-early",
    "The sequence is made once, and subscribed to twice. How many requests does the "
      + "server receive?",
    .right("Two, one for each subscription."),
    .wrong(
      "One: the second subscription is answered by the cache.",
      because:
        "The function ran once, before there was an answer. Nothing looks into the "
        + "cache again.",
      as: "cache"),
    .wrong(
      "One: the second subscription receives the same answer again, without the cache.",
      because: "A request is cold. Nothing keeps its answer for the next subscription."))

  question(
    "put-twice", about: "cache-put",
    "The user saves 23, and then 25. What does the cache have for this address in the end?",
    .right("The server's answer to the first `PUT`."),
    .wrong(
      "The server's answer to the second `PUT`.",
      because:
        "There is none. The cache already has an answer for this address, so the second `PUT` "
        + "isn't sent."),
    .wrong(
      "`[\"felt\": 25]`, the note that was saved last.",
      because: "The cache stores what the server answers, and not what was sent."),
    .wrong(
      "Nothing: a `PUT` reads nothing.",
      because: "The function doesn't look at the method. It stores whatever is answered."))

  question(
    "read-after-save", about: "cache-changed",
    "This time, both notes reach the server. What does the user see after the second one?",
    .right("23."),
    .wrong(
      "25: the server has it, and it is read after that.",
      because: "It is read from the cache, which has the answer from after the first note."),
    .wrong(
      "25: `deferred` looks up again at each subscription.",
      because: "It does, and finds 23. No one has told the cache that this has become wrong."),
    .wrong(
      "Nothing: the cache has no answer to a `PUT`.",
      because: "The `PUT` isn't answered by the cache any more. The note is read with a `GET`."))

  question(
    "shared-late", about: "shared-too-late",
    "`flatMap` subscribes to `shanghai` when it receives the element, and emits what "
      + "this second subscription emits. What is printed of the weather?",
    .right("Nothing but `completed`."),
    .wrong(
      "The weather: the first run is over, so there is a second request.",
      because: "A run is over when it has completed. The element is emitted a moment before that."),
    .wrong(
      "The weather, without a second request.",
      because: "`share()` doesn't replay. For that it would have to be `share(replay: 1)`.",
      as: "shared-with-replay"),
    .wrong(
      "The weather, twice.",
      because:
        "`flatMap` emits only what the second subscription emits, and not the element "
        + "that it has received."))

  question(
    "late-answer", about: "old-answer",
    "What does `later` receive?",
    .right("23, from the cache."),
    .wrong(
      "25, from the cache.",
      because: "`save` only removes what the cache has. It stores nothing there."),
    .wrong(
      "25, from the server, since `save` has made the cache forget.",
      because:
        "The cache did forget. But then the answer to `read` arrived, and was stored after "
        + "all."),
    .wrong(
      "23, from the server.",
      because: "The server has 25 since it answered the second `PUT`."))

  question(
    "forgets-twice", about: "save-and-read",
    "How many `GET` requests does the server receive?",
    .right("Two: `later` is answered by a request of its own."),
    .wrong(
      "One: `later` receives what is remembered.",
      because:
        "It would if the sequence that remembers were still there. When `save` ended, it made "
        + "`InFlight` forget again."),
    .wrong(
      "None: what was saved is remembered.",
      because:
        "`save` stores nothing. Only what `note` emits is remembered, and `note` is read with "
        + "a `GET`."),
    .wrong(
      "Three: a read for each call of `forget`, and one for `later`.",
      because:
        "`forget` only throws a sequence away. A request is sent when someone subscribes, and "
        + "that happens twice."))
}
