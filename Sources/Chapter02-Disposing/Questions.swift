import ChapterKit
import RxLite

func questions() {
  question(
    "nobody-holds-it", about: "endless-leaks",
    "The first subscription is assigned to `_`, in a scope that ends. How many lamps are lit a "
      + "second later?",
    .right("One: the timer goes on, because nobody has disposed of it."),
    .wrong(
      "None: the subscription was released with its scope.",
      because: "Releasing a disposable doesn't dispose of it. Here the timer keeps itself alive; a "
        + "`DisposeBag` is what disposes of its members when it is released."),
    .wrong(
      "None: a subscription that is assigned to `_` is disposed of at once.",
      because: "`_ =` only silences the compiler's warning. Nothing is disposed of."),
    .wrong(
      "One, but it goes out after a second.",
      because: "Nothing ends this sequence. A sequence that ends by itself would release its lamp.",
      as: "finite-without-dispose"))

  question(
    "dispose-twice", about: "dispose-releases",
    "`dispose()` is called twice. What is printed?",
    .output,
    .output(
      because: "The second call does nothing: a disposable is disposed of once."
    ) {
      print("file opened")
      print("file closed")
      print("file closed")
      print("half a second later: no line")
    },
    .output(
      because: "`dispose()` closes the file at once. The line would only be due after 0.3 seconds."
    ) {
      let log = Observable<String>.create { observer in
        print("file opened")
        let timer = after(0.3) { observer.onNext("a line") }
        return Disposables.create {
          timer.dispose()
          print("file closed")
        }
      }

      let subscription = log.subscribe(onNext: { print($0) })
      sleep(0.4)
      subscription.dispose()
      print("half a second later: no line")
    })

  question(
    "during-an-event", about: "from-elsewhere",
    "Another thread calls `dispose()` while the subscriber is still busy with element 0. Does that "
      + "call wait?",
    .right("No. It returns at once, and the subscriber finishes with 0 afterwards."),
    .wrong(
      "Yes: `dispose()` returns when the subscriber has finished with 0.",
      because:
        "`dispose()` never waits. That is why an event may still be in progress after it has "
        + "returned, unless it is called where the events are "
        + "delivered.", as: "same-scheduler-main"
    ),
    .wrong(
      "No, and the subscriber is interrupted: `end 0` isn't printed.",
      because: "Nothing interrupts code that is running. Only events that come later are held back."
    ),
    .wrong(
      "No, and 1 still arrives, since it is sent by another thread.",
      because: "1 is sent after `dispose()` has returned, so it isn't delivered."))

  question(
    "bag-cycle", about: "bag-cycle",
    "A screen binds with `self` in the closure and has the subscription in its own bag. Then the "
      + "last reference to it is set to `nil`. What happens?",
    .right("Nothing: bag, subscription, closure and screen keep each other alive."),
    .wrong(
      "The screen is released; its bag then disposes of the subscription.",
      because:
        "The closure holds the screen, the subscription holds the closure, and the bag, which "
        + "belongs to the screen, holds the subscription. `[weak self]` breaks this circle, as "
        + "the second half of the listing shows."),
    .wrong(
      "The screen is released, but the lamp stays lit.",
      because: "The screen can't be released as long as the closure holds it."),
    .wrong(
      "The bag disposes of the subscription, and the screen stays alive.",
      because: "A bag disposes when it is released, and its owner, the screen, isn't released."))

  question(
    "serial-after-dispose", about: "serial",
    "At the end the `SerialDisposable` is disposed of, and then `search(\"rxs\")` assigns it one "
      + "more subscription. What becomes of that request?",
    .right("It is made, and closed at once."),
    .wrong(
      "It is made, and answered: the new subscription replaces the old one.",
      because:
        "Once a `SerialDisposable` has been disposed of, whatever it is given is disposed of at "
        + "once."),
    .wrong(
      "It isn't made.",
      because: "The request is made by `subscribe`, which comes before the assignment."),
    .wrong(
      "The program stops: a disposed disposable can't be used again.",
      because:
        "Using one is allowed, and safe: this is what makes it work if the source returns late."))

  question(lines: "the-end-releases")
}
