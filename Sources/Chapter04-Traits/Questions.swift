import ChapterKit
import ConsoleKit
import RxLite

func questions() {
  question(
    "two-successes", about: "first-counts",
    "The closure reports two successes and a failure. What does the subscriber receive?",
    .right("The first success, and nothing else."),
    .wrong(
      "Both successes, and then the failure.",
      because: "That is how an `Observable` works, which may emit several elements."
    ) {
      let source = Observable<Int>.create { observer in
        observer.onNext(1)
        observer.onNext(2)
        observer.onError(Broken.pipe)
        return Disposables.create()
      }
      _ = source.subscribe { event in print(event) }
    },
    .wrong(
      "The failure, since it is the last one.",
      because: "A `Single` ends with its first result. It doesn't wait for a better one."),
    .wrong(
      "The failure, because two successes are a mistake.",
      because: "`asSingle()` checks that. `Single.create` simply takes the first one.",
      as: "as-single"))

  question(
    "when-it-knows", about: "as-single-waits",
    "The button is tapped twice, and its taps never complete. What does plain `asSingle` report, and "
      + "when?",
    .right("A failure, at the second tap."),
    .wrong(
      "The first tap, at once.",
      because: "At the first tap `asSingle` can't know yet whether it is the only one. "
        + "`take(1).asSingle()` doesn't have to know."),
    .wrong(
      "The first tap, when the second one comes.",
      because: "The second tap proves that the sequence has more than one element, and that is the "
        + "failure."),
    .wrong(
      "Nothing, ever.",
      because:
        "That would be so with a single tap: then it waits for completion. A second tap ends "
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
    .right("Alert 2 appears at once, without a tap."),
    .wrong(
      "Nothing, until the next tap.",
      because: "That is a `Signal`. A `Driver` replays its latest element.", as: "alert-as-signal"),
    .wrong(
      "Both alerts appear: the tap is sent again, to both.",
      because:
        "A replay goes to the new subscriber only. The first one has received this tap already."),
    .wrong(
      "Its alert never appears: each tap goes to one subscriber.",
      because:
        "A driver sends each element to all of its subscribers, and shares one run among them."))

  question(
    "what-is-remembered", about: "whole-search",
    "The user types `rx`, `bad`, `rx` and `bad`. Which requests reach the server?",
    .right("`rx`, `bad` and `bad`."),
    .wrong(
      "`rx` and `bad`: each text is asked for once.",
      because:
        "The empty array for `bad` is made by `asDriver`, at the very end. `flatMap` received an error "
        + "there, and remembered nothing."),
    .wrong(
      "`rx` and `bad`: the error ends the search.",
      because:
        "It ends one `Single`. `asDriver` replaces it inside the closure of `flatMapLatest`."),
    .wrong(
      "`rx`, `bad`, `rx` and `bad`: a `Single` is cold.",
      because:
        "It is cold, and so it makes a request if somebody subscribes. `ifEmpty` doesn't, if the cache "
        + "has an answer."))
}
