import ChapterKit
import ConsoleKit
import RxLite

func questions() {
  question(
    "the-next-field", about: "two-fields-echo",
    "The user types 71 into the Fahrenheit field, which is 21.7°C, so the other field says 22. Then the cursor "
      + "moves into the Celsius field. What does the form say now?",
    .right("22°C and 72°F."),
    .wrong(
      "22°C and 71°F, since nothing was typed after it.",
      because:
        "The cursor has moved, and that alone makes the field emit.",
      as: "two-fields"),
    .wrong(
      "71°C and 160°F: the 71 moves on with the cursor.",
      because: "The Celsius field emits the text that is in it, and that is 22."),
    .wrong(
      "It never stops: each field sets the other one again.",
      because: "What a binding sets isn't emitted, so the 72 goes nowhere."))

  question(
    "which-of-five", about: "when-it-emits",
    "After the subscription, five things happen to the field. Which of them make it emit?",
    .right("The typing and both moves of the cursor."),
    .wrong(
      "All five: each time, its text is set, or the cursor moves.",
      because: "A control doesn't emit what a binding sets."),
    .wrong(
      "The typing, and the cursor when it enters.",
      because: "The field emits when the cursor leaves as well, even if nothing is new then."),
    .wrong(
      "The typing and the two bindings.",
      because: "A binding sets the text silently. What is emitted comes from the user, and moving "
        + "the cursor is something that the user does."))

  question(
    "after-the-label", about: "own-binder",
    "Is the label released at `label = nil`? And which of the two numbers, 21 and 22, does the relay still send to "
      + "the binding?",
    .right("The label is released, and 21 is sent."),
    .wrong(
      "The label isn't released, since the binding holds it, and 21 is sent.",
      because: "The binding lasts, but a binder holds its target weakly."),
    .wrong(
      "The label is released, and its binding ends with it. Neither is sent.",
      because:
        "Nothing ends this binding but its source or `dispose()`. The relay still sends 21, and the binder has no "
        + "label to set."),
    .wrong(
      "The label is released, and both are sent: a relay can't end, so its binding can't either.",
      because: "The relay can't end, but a subscription to it can. `dispose()` ends it."))

  question(
    "still-turning", about: "running",
    "The first save succeeds. The second one fails, and its error is caught. Then the server is up again, and "
      + "the user taps once more. What does the spinner do?",
    .right("It keeps turning after the failure, and stops when the third save has succeeded."),
    .wrong(
      "It stops after each of the three.",
      because:
        "The error is caught, but nothing takes its place, and only an answer stops the spinner."
    ) {
      let server = Server()
      let button = Button("Save")
      let spinner = Spinner()
      let bag = DisposeBag()

      let taps = button.rx.tap.asObservable()
      let answers = taps.flatMapFirst {
        server.save(20, for: ["bath"]).catchAndReturn("not saved")
      }
      Observable.merge(taps.map { true }, answers.map { _ in false })
        .bind(to: spinner.rx.isAnimating).disposed(by: bag)

      button.tap()
      sleep(0.1)
      button.tap()
      print("two taps:            it turns: \(spinner.isAnimating)")
      sleep(0.35)
      print("after 0.45 s:        it turns: \(spinner.isAnimating)")
      server.isDown = true
      button.tap()
      sleep(1)
      print("the server was down: it turns: \(spinner.isAnimating)")
      server.isDown = false
      button.tap()
      sleep(1)
      print("it is up again:      it turns: \(spinner.isAnimating)")
    },
    .wrong(
      "It turns for ever: the error has ended the answers, and the third tap saves nothing.",
      because:
        "`catch` is inside the closure of `flatMapFirst`, so only the request has ended. The "
        + "third tap makes another one."),
    .wrong(
      "It doesn't turn for the second save: a binding can't show an error.",
      because: "The tap has turned it on before there is an error, and the error doesn't reach the "
        + "binding."))

  question(
    "one-tap", about: "double-taps",
    "The table shows the kitchen, and after that the bath in its place. Then the button of its only row "
      + "is tapped once. What is printed?",
    .right("Two lines: delete the kitchen, and delete the bath."),
    .wrong(
      "One line: delete the bath.",
      because: "The subscription of the first row is still there. Nothing has disposed it.",
      as: "single-tap"),
    .wrong(
      "One line: delete the kitchen.",
      because: "The cell has been set up again for the bath, so there is a second subscription."),
    .wrong(
      "Two lines, both: delete the bath.",
      because: "Each closure has kept the room that it was made with."))

  question(
    "typed-68", about: "one-limit",
    "68°F is exactly 20°C. The user empties the Fahrenheit field, types 6, and then 8. What does the form say at the "
      + "end?",
    .right("26°C and 79°F."),
    .wrong(
      "20°C and 68°F.",
      because:
        "6°F is -14°C. So after the first key the limit's binding sets the field to 7, which is what -14°C "
        + "is, and the 8 comes behind the 7."),
    .wrong(
      "26°C and 78°F.",
      because: "The limit has changed to 26, so its binding sets the Fahrenheit field as well, to "
        + "what 26 is in Fahrenheit."),
    .wrong(
      "They change for ever, because each sets the relay that sets the other.",
      because: "A field doesn't emit what a binding sets, so nothing is sent back to the relay."))

  question(
    "typed-50", about: "only-allowed",
    "The limit is 22. The user empties the Celsius field, types 5, and then 0. Only a limit from 5 to 30 is "
      + "stored. Which limit is it now?",
    .right("5."),
    .wrong(
      "50.",
      because: "50 is more than 30, so `filter` drops it."),
    .wrong(
      "22: it hasn't changed, since 50 isn't allowed.",
      because:
        "Each key is a change of its own. After the first one the field said 5, and that is allowed."
    ),
    .wrong(
      "30, the greatest one that is allowed.",
      because: "`filter` drops what isn't allowed. It doesn't put anything in its place."))
}
