import ConsoleKit
import RxLite

/// Exercise `bindings/two-way`: a field and a relay with the same number.
///
/// A form edits a value that other parts of the program read and change as well. The user must see the
/// changes of the program, and the program those of the user. A field that corrects what you have only half
/// typed is a nuisance. But once you have left it, it should say what the program has, and neither 007 nor an empty
/// text.
///
/// - The field shows the relay's number at first, and again when the cursor leaves it: 7 in place of 007, and in
///   place of an empty text the number that the relay still has. The relay doesn't emit for that.
/// - Each time the user changes the text, and `Int(text)` is a number, the relay receives that number, once,
///   even if it is the same as before. Moving the cursor, or pressing Return, changes no text: the relay receives
///   nothing.
/// - While the cursor is in the field, what the user has typed stays as it is until the program sends a number that
///   the text doesn't mean (also one that the relay has already, when the text means none). Return is no reason to
///   change it: after “007” the relay has 7, and the field still says 007.
/// - A number that the program sends to the relay is shown, even while the cursor is in the field, and not sent
///   back.
/// - A subscriber of the relay may send 100 while the relay emits the 500 that the user has typed, whether it
///   subscribed before the binding or after. The relay then has 100: the field shows it at once, and when the cursor
///   leaves.
/// - Disposing the result ends all of this, and changes no text. The binding doesn't keep the field alive.
///
///     user types     ---0---00---007------------
///     cursor leaves  --------------------x------
///     relay          7--0----0-----7---------20-
///     field says     7--0---00---007-----7---20-
///
/// Everything happens on the main thread.
///
/// Left to you: If the field says 007 when it is connected with a relay that has 7, or when the program sends 7, you
/// may leave 007 or show 7.
///
/// Then look at it: `swift run course play polite-fields`. Paste the function above the `do`, let it connect the
/// Celsius field, `_ = twoWay(celsius, limit)`, and write at the end:
///
///     celsius.simulateFocus()
///     celsius.simulateReplacing(with: "007")
///     print("007 is typed: \(celsius)°C is \(fahrenheit)°F")
///     fahrenheit.simulateFocus()
///     print("the next field: \(celsius)°C is \(fahrenheit)°F")
///
/// 007 becomes 7 when the cursor leaves, and no sooner.
///
/// Chapter 10, section 6: the listings `one-limit` and `polite-fields`. The events of a field are in section 2.
///
/// - Check it: `swift run course check bindings/two-way`,
///   or `swift test --package-path Exercises --filter TwoWay`
/// - A hint: `swift run course hint bindings/two-way`
func twoWay(_ field: TextField, _ relay: BehaviorRelay<Int>) -> any Disposable {
  return Disposables.create()  // Replace this line.
}
