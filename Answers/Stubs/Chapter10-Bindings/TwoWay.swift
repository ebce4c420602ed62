import ConsoleKit
import RxLite

/// Exercise `bindings/two-way`: a field and a relay with the same number.
///
/// A form edits a value that other parts of the program read and change as well. The user must see the
/// changes of the program, and the program those of the user. A field that corrects what you have only half
/// typed is a nuisance. But once you have left it, it should say what the program has, and not 007, or nothing.
///
/// - The field shows the relay's number at first, and again when the cursor leaves it: 7 in place of 007, and in
///   place of an empty text the number that the relay still has. The relay doesn't emit for that.
/// - Each time the user changes the text, and `Int(text)` is a number, the relay receives that number, once,
///   even if it is the same as before. Moving the cursor, or pressing Return, changes no text: the relay receives
///   nothing.
/// - While the cursor is in the field, what the user has typed stays as it is until the program sends another
///   number. Return is no reason to change it: after “007” the relay has 7, and the field still says 007.
/// - A number that the program sends to the relay is shown, even while the cursor is in the field, and not sent
///   back.
/// - The program may send a number while the relay emits another one: the user types 500, and a part of the
///   program that has subscribed to the relay sends 100. Then the relay has 100, so the field shows 100, and still
///   does when the cursor leaves. That must hold for a part that subscribed before the binding, and for one that
///   subscribed after it.
/// - Disposing the result ends all of this, and changes no text. The binding doesn't keep the field alive.
///
///     user types     ---0---00---007------------
///     cursor leaves  --------------------x------
///     relay          7--0----0-----7---------20-
///     field says     7--0---00---007-----7---20-
///
/// If the field says 007 already when it is connected with a relay that has 7, or when the program sends 7, it may
/// say either. Everything happens on the main thread.
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
