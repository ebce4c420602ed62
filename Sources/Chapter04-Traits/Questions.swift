import ChapterKit
import ConsoleKit
import RxLite

func questions() {
  question(
    "count-too-early", about: "and-then",
    "The memory is empty. Then an answer is remembered, and `andThen` continues with the count. What is "
      + "printed?",
    .wrong(
      "`remembered: 1`",
      because: "The count would have to be read after the memory has changed. Swift evaluates the "
        + "argument of `just` before anything is remembered."),
    .right("`remembered: 0`"),
    .wrong(
      "Nothing: a `Completable` has no element.",
      because: "The result is that of the second sequence, a `Single`, which has one."))

  question(
    "when-it-knows", about: "as-single-waits",
    "The user types twice, and the texts never complete. What does plain `asSingle` report, and "
      + "when?",
    .right("A failure, at the second text."),
    .wrong(
      "The first text, at once.",
      because: "At the first text `asSingle` can't know yet whether it is the only one. "
        + "`take(1).asSingle()` doesn't have to know."),
    .wrong(
      "The first text, when the second one comes.",
      because:
        "The second text proves that the sequence has more than one element, and that is the "
        + "failure."),
    .wrong(
      "Nothing, ever.",
      because:
        "That would be so with a single text: then it waits for completion. A second text ends "
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
    "Now `asDriver` comes after `flatMapLatest`, and the program compiles. The user types `rx`, `bad` and "
      + "`swift`. What does the label show in the end?",
    .right("Nothing, and there is no request for `swift`."),
    .wrong(
      "`swiftlite, swiftswift`",
      because:
        "That needs a search that goes on after an error. It does if the error is replaced inside the "
        + "closure of `flatMapLatest`.", as: "driver"),
    .wrong(
      "`rxlite, rxswift`, which it showed before the error.",
      because: "The error is replaced by an empty array, and that is shown."),
    .wrong(
      "Nothing for `bad`, and then the suggestions for `swift`: a driver can't fail.",
      because:
        "It can't fail, but it can complete. After the replacement there is nothing more to emit."))

  question(
    "the-second-alert", about: "alert-as-driver",
    "The tap is over, and its alert is closed. Then a second part of the screen begins to observe the "
      + "taps, as a `Driver`. What happens?",
    .right("Its alert appears at once, without a tap."),
    .wrong(
      "Nothing, until the next tap.",
      because: "That is a `Signal`. A `Driver` replays its latest element.", as: "alert-as-signal"),
    .wrong(
      "Both alerts appear: the tap is sent again, to both.",
      because:
        "A replay goes to the new subscriber only. The first one has received this tap already."),
    .wrong(
      "No alert of its own, ever: each tap goes to one subscriber.",
      because:
        "A driver sends each element to all of its subscribers, and shares one run among them."))

  question(
    "what-is-remembered", about: "whole-search",
    "The user types `rx`, `bad`, `rx` and `bad`, and then `swift` and `go`. Which requests reach the "
      + "server?",
    .right("`rx`, `bad`, `bad`, `swift` and `go`."),
    .wrong(
      "`rx`, `bad`, `swift` and `go`: each text is asked for once.",
      because:
        "The empty array for `bad` is made by `asDriver`, at the very end. `flatMap` received an error "
        + "there, and remembered nothing."),
    .wrong(
      "`rx` and `bad`: the error ends the search.",
      because:
        "It ends one `Single`. `asDriver` replaces it inside the closure of `flatMapLatest`."),
    .wrong(
      "All six: a `Single` is cold.",
      because:
        "It is cold, and so it makes a request if someone subscribes. `ifEmpty` doesn't, if the memory "
        + "has an answer."))
}
