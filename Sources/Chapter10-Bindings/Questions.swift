import ChapterKit
import ConsoleKit
import RxLite

func questions() {
  question(
    "the-next-field", about: "two-fields-echo",
    "The user types 21 into the first field, so the second one says 69. Then the cursor moves into the "
      + "second field. What does the first field say?",
    .right("20."),
    .wrong(
      "21, since nothing was typed after it.",
      because:
        "`rx.text` emits not only when the text changes, but also when editing begins and ends.",
      as: "two-fields"),
    .wrong(
      "69, like the second field.",
      because: "The number is converted on its way back."),
    .wrong(
      "Nothing.",
      because: "Nothing has deleted the texts."))

  question(
    "which-way", about: "bound",
    "The limit is bound to a label. Then the program changes the label's text. What happens to the "
      + "limit?",
    .right("Nothing: it stays at 20."),
    .wrong(
      "It becomes the text of the label.",
      because: "A binding is a subscription, so it goes one way: from the sequence to its target."),
    .wrong(
      "The binding ends, because the label has been changed from outside.",
      because: "The binding doesn't look at what the label says. It goes on with the next element."),
    .wrong(
      "The label is set back to 20 at once.",
      because: "The binding sets the label when the limit emits, and at no other time."))

  question(
    "which-of-four", about: "when-it-emits",
    "After the subscription, four things happen to the field. Which of them make it emit?",
    .right("The typing and the cursor."),
    .wrong(
      "All four: each time, its text is set, or it is left.",
      because: "A control doesn't emit what a binding sets."),
    .wrong(
      "Only the typing.",
      because: "`rx.text` emits when editing begins or ends, too, even if nothing was typed."),
    .wrong(
      "The typing and the two bindings.",
      because: "A binding sets the text silently. What is emitted comes from the user, who has "
        + "moved the cursor as well."))

  question(
    "how-many-times", about: "running",
    "The button is tapped at 0 s and at 0.1 s, and saving takes 0.4 s. Which lines are printed?",
    .right("`running: true`, `save` once, and `running: false`."),
    .wrong(
      "`running: true` and `save`, both twice, and then `running: false` twice.",
      because: "`flatMapFirst` ignores a tap while it is busy, so there is one answer. And "
        + "`distinctUntilChanged` drops a `true` after a `true`."),
    .wrong(
      "`running: true`, `save` twice, and `running: false`.",
      because: "`flatMapFirst` doesn't call its closure for the second tap. And there are two "
        + "subscribers, but they share one run."),
    .wrong(
      "`running: false` first: that is the state before a tap.",
      because: "No one sends it. With `startWith(false)` it would be there."))

  question(
    "one-tap", about: "double-taps",
    "The table uses one cell for two rows, one after the other. Then its button is tapped once. What "
      + "is printed?",
    .right("Two lines: delete the kitchen, and delete the bath."),
    .wrong(
      "One line: delete the bath.",
      because: "The subscription of the first row is still there. Nothing has disposed it.",
      as: "single-taps"),
    .wrong(
      "One line: delete the kitchen.",
      because: "The cell has been set up again for the bath, so there is a second subscription."),
    .wrong(
      "Nothing: the cell's first subscription ended with its row.",
      because: "A subscription doesn't know about rows. It lives as long as the button."))

  question(
    "typed-75", about: "one-limit",
    "The user types 75 into the second field. That is 23.9°C. What do the two fields say?",
    .right("73 and 23."),
    .wrong(
      "75 and 23.",
      because: "The limit has changed to 23, so its binding sets the Fahrenheit field as well, to "
        + "what 23 is in Fahrenheit."),
    .wrong(
      "75 and 20: only the Fahrenheit field has changed.",
      because: "What is typed is stored in the relay, and the relay is bound to both fields."),
    .wrong(
      "They change for ever, because each sets the relay that sets the other.",
      because: "A field doesn't emit what a binding sets, so nothing is sent back to the relay."))
}
