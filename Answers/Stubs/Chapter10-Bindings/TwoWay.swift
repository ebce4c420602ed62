import ConsoleKit
import RxLite

/// Exercise `bindings/two-way`: a field and a relay with the same number.
///
/// A form edits a value that other parts of the program read and change as well. The user must see the
/// changes of the program, and the program those of the user. A field that corrects what you have only half
/// typed is a nuisance. But once you have left it, it should say what the program has, and not 007, or nothing.
///
/// - At first the field shows the relay's number. The relay doesn't emit for that.
/// - Each time the user changes the text, and `Int(text)` is a number, the relay receives that number, once,
///   even if it is the same as before. At a text that isn't a number it receives nothing. Moving the cursor into
///   the field or out of it and pressing Return don't change the text, so the relay receives nothing.
/// - While the cursor is in the field, what the user has typed stays as it is until the program sends another
///   number. Return is no reason to change it: after “007” the relay has 7, and the field still says 007.
/// - When the cursor leaves the field, the field shows the relay's number, whatever she has typed: 7 in place of
///   007. In place of an empty text, it shows the number that the relay still has. The relay doesn't emit for that.
/// - A number that the program sends to the relay is shown in the field, even while the cursor is there, and
///   not sent back. (If the field says 007 and the program sends 7, the field may say either.)
/// - The program may send a number while the relay emits another one: the user types 500, and a part of
///   the program that has subscribed to the relay sends 100, the greatest number allowed. Then the relay
///   has 100, so the field shows 100. It doesn't matter whether that part has subscribed before the
///   binding or after it.
/// - Disposing the result ends all of this, and changes no text. The binding doesn't keep the field alive.
///
///     user types     ---0---00---007------------
///     cursor leaves  --------------------x------
///     relay          7--0----0-----7---------20-
///     field says     7--0---00---007-----7---20-
///
/// Everything happens on the main thread.
///
/// Chapter 10, section 6: the listings `one-limit` and `polite-fields`. The events of a field are in section 2.
///
/// - Check it: `swift run course check bindings/two-way`,
///   or `swift test --package-path Exercises --filter TwoWay`
/// - A hint: `swift run course hint bindings/two-way`
func twoWay(_ field: TextField, _ relay: BehaviorRelay<Int>) -> any Disposable {
  return Disposables.create()  // Replace this line.
}
