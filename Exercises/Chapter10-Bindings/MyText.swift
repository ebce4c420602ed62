import ConsoleKit
import RxLite

/// Exercise `bindings/my-text`: the text of a field, for reading and for writing.
///
/// A search that follows what its user types sends a request for each text. With `rx.text` the search sends one more
/// request when the cursor enters the field, and another when the cursor leaves, for a text whose answer is there.
/// Write a property that emits nothing when only the cursor moves. Every control that you write will need one like
/// it:
///
/// - Each subscription begins with the text that the field has at that moment, at once.
/// - After that it emits the text at each `.editingChanged`: what the user does. An equal text is no exception, nor
///   is nil. It emits nothing for what the program sets, nor for what is bound to the property.
/// - An element that the property receives is set as the field's text, nil as well.
/// - It completes when the field is released. Neither a subscription nor a binding keeps the field
///   alive. A subscription to the property of a field that is gone completes at once.
///
///     user types    -------a--b------
///     program sets  ----x---------y--
///     myText        z------xa-xab----    the field said z at first
///
/// Write it without `controlProperty` and `rx.text`. `rx.controlEvent(.editingChanged)` emits when the user
/// has changed the text, and completes when the field is released.
///
/// Everything happens on the main thread.
///
/// Chapter 10, section 2: the listing `when-it-emits`.
///
/// - Check it: `swift run course check bindings/my-text`,
///   or `swift test --package-path Exercises --filter MyText`
/// - A hint: `swift run course hint bindings/my-text`
extension Reactive where Base: TextField {
  var myText: ControlProperty<String?> {
    // Replace this line.
    return ControlProperty(values: Observable.never(), valueSink: AnyObserver { _ in })
  }
}
