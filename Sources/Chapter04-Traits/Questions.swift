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
    "The closure calls `send` three times. What does the first subscriber print?",
    .wrong(
      "`success 1` and `success 2`",
      because: "Then the `Single` would have had two answers, and that is what it rules out."),
    .right("`success 1`"),
    .wrong(
      "`failure pipe`: the last call counts.",
      because: "The first call has ended the sequence, and delivered its answer at once."),
    .wrong(
      "`success 1` and `failure pipe`",
      because:
        "A success is itself the end. What is sent afterwards is ignored, as after `completed`."))

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
    "The server finds two names, and never completes. What does plain `asSingle` report, and when?",
    .right("A failure, at the second name."),
    .wrong(
      "The first name, at once.",
      because: "At the first name `asSingle` can't know yet whether it is the only one. "
        + "`take(1).asSingle()` doesn't have to know."),
    .wrong(
      "The first name, when the second one comes.",
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
    "two-labels", about: "two-bindings",
    "There is one `results`, and two labels are bound to it. How many requests does the text `rx` make?",
    .wrong(
      "One: `results` is a constant, made once.",
      because: "The sequence is made once. But it is a recipe, and each subscription runs it anew."),
    .wrong(
      "None: `bind(to:)` connects, and doesn't subscribe.",
      because: "`bind(to:)` subscribes, with the label as the observer."),
    .wrong(
      "One: `flatMapLatest` cancels the request for the first label when the second is bound.",
      because:
        "Each subscription has a `flatMapLatest` of its own, which knows nothing of the other."),
    .right("Two, one for each label."))

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
