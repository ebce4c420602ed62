import ChapterKit
import ConsoleKit
import RxLite

func questions() {
  question(
    "after-the-error", about: "three-words",
    "The user types `rx`, `bad` and `swift`, and the request for `bad` fails. What happens at `swift`?",
    .right("No request, and the label still shows what was found for `rx`."),
    .wrong(
      "A request for `swift`, and its answer in the label.",
      because:
        "The error would have to end the request alone. It ends everything that it passes, and it "
        + "passes `flatMapLatest`."),
    .wrong(
      "No request, and the label is empty.",
      because: "Nobody empties it: an error is no element, so `onNext` isn't called."),
    .wrong(
      "Nothing: the program has stopped at `bad`.",
      because:
        "An error in a sequence is an event. The subscriber's `onError` receives it, and the program "
        + "goes on."))

  question(
    "which-call-counts", about: "first-counts",
    "The closure calls `send` three times. Which events does the subscriber receive?",
    .wrong(
      "`next(1)`, `next(2)` and `error(pipe)`",
      because: "A success isn't only an element: `onCompleted` follows, and ends the sequence."),
    .right("`next(1)` and `completed`"),
    .wrong(
      "`next(1)`, `completed`, `next(2)`, `completed` and `error(pipe)`",
      because:
        "The closure does send them all. But after `completed` the observer of `Observable.create` lets "
        + "nothing pass."),
    .wrong(
      "`error(pipe)`: the last call counts.",
      because: "The first call has ended the sequence, and its events were delivered at once."))

  question(
    "count-too-early", about: "and-then",
    "The memory is empty at first, and `andThen` waits until an answer is remembered. What is printed?",
    .wrong(
      "`remembered: 1`",
      because: "The count would have to be read after the memory has changed. Swift evaluates the "
        + "argument of `just` before anything is remembered."),
    .right("`remembered: 0`"),
    .wrong(
      "`remembered: 2`: there are two suggestions.",
      because: "`count` is the number of texts, and not of the suggestions for them."),
    .wrong(
      "Nothing: a `Completable` has no element.",
      because: "The result is that of the second sequence, a `Single`, which has one."))

  question(
    "made-or-subscribed", about: "look-first",
    "The memory knows `rx`, and not `swift`. How many requests reach the server?",
    .wrong(
      "Two: Swift evaluates the argument `suggestions(for: text)` before the call.",
      because:
        "It does, and gets a `Single` each time. But a `Single` makes its request when someone "
        + "subscribes to it, and for `rx` no one does."),
    .wrong(
      "None: a `Maybe` that completes is over.",
      because: "It is over, and that is when `ifEmpty` subscribes to the other sequence."),
    .right("One, for `swift`."),
    .wrong(
      "One, for `rx`.",
      because:
        "`ifEmpty` continues with the request if there was no element. For `rx` there was one."))

  question(
    "when-it-knows", about: "as-single-waits",
    "The server finds `rxlite`, then `rxswift`, and never completes. What does plain `asSingle` print?",
    .right("Nothing at first, and a failure at the second name."),
    .wrong(
      "`rxlite` at once, and nothing more.",
      because: "At the first name `asSingle` can't know yet whether it is the only one. "
        + "`take(1).asSingle()` doesn't have to know."),
    .wrong(
      "`rxlite` at once, and a failure at the second name.",
      because: "Those would be two ends, and a `Single` has one."),
    .wrong(
      "Nothing at first, and `rxlite` at the second name.",
      because:
        "The second name proves that the sequence has more than one element, and that is the "
        + "failure."),
    .wrong(
      "Nothing, ever.",
      because:
        "That would be so with a single name: then it waits for completion. A second name ends "
        + "the waiting."))

  question(
    "what-the-user-does", about: "control-property",
    "The field has an `a`. The user types `b` behind it, and then the program sets the text to `c`. What does "
      + "the first subscriber receive?",
    .right("`a` and `ab`."),
    .wrong(
      "`a`, `ab` and `c`.",
      because:
        "A control property emits what the user changes. What the program sets, the program knows."),
    .wrong(
      "`ab` and `c`.",
      because: "A control property has a value, and each subscriber receives it at once."),
    .wrong(
      "Only `ab`.",
      because: "That would be a `ControlEvent`, which has no value for a new subscriber."))

  question(
    "asked-below", about: "driver-below",
    "The program compiles. The user types `rx`, `bad` and `swift`. What happens at `swift`?",
    .right("No request: the labels show `0 results` and an empty list."),
    .wrong(
      "A request for `swift`, and its suggestions in the list.",
      because:
        "That needs a search that goes on after an error. It does if the error is replaced inside the "
        + "closure of `flatMapLatest`.", as: "driver"),
    .wrong(
      "No request: the labels still show what was found for `rx`.",
      because: "The error is replaced by an empty array, and that is shown."),
    .wrong(
      "A request for `swift`, but the list stays empty.",
      because:
        "The request would have to be made by `flatMapLatest`. The error has ended it, and with it the "
        + "subscription to the texts."))

  question(
    "the-second-alert", about: "alert-as-driver",
    "The tap is over, and its alert is closed. Then the sidebar is opened, and subscribes to the taps, "
      + "which are a `Driver`. What happens?",
    .right("It turns to its help page at once, without a tap."),
    .wrong(
      "Nothing, until the next tap.",
      because: "That is a `Signal`. A `Driver` replays its latest element.", as: "alert-as-signal"),
    .wrong(
      "It turns to its help page, and the alert appears again: the tap is sent again, to both.",
      because:
        "A replay goes to the new subscriber only. The alert's has received this tap already."),
    .wrong(
      "Nothing, not even at the next tap: each tap goes to one subscriber.",
      because:
        "A driver sends each element to all of its subscribers, and shares one run among them."))

  question(
    "what-is-remembered", about: "whole-search",
    "The user types `rx`, `bad`, `rx` and `bad`, and then `swift`, `go` and `rx`. Which requests reach "
      + "the server?",
    .right("`rx`, `bad`, `bad`, `swift`, `go` and `rx`."),
    .wrong(
      "`rx`, `bad`, `swift` and `go`: each text is asked for once.",
      because:
        "For `bad` there was an error, and `flatMap` remembers only what was found. And `rx` is forgotten "
        + "when `go` is remembered."),
    .wrong(
      "`rx`, `bad`, `bad`, `swift` and `go`.",
      because:
        "The memory has room for two texts. When `go` is remembered, `rx` is the oldest, and is "
        + "forgotten."),
    .wrong(
      "`rx` and `bad`: the error ends the search.",
      because:
        "It ends one `Single`. `asDriver` replaces it inside the closure of `flatMapLatest`."),
    .wrong(
      "All seven: a `Single` is cold.",
      because:
        "It is cold, and so it makes a request if someone subscribes. `ifEmpty` doesn't, if the memory "
        + "has an answer."))
}
