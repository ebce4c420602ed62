import RxLite

/// Exercise `observables/my-filter`: an operator with a memory.
///
/// A thermometer flickers: 60, 61, 60, 61. Its display should stay at 60 until the temperature has really
/// changed. `filter` is no help, because its closure sees one element, and not the one that is on the
/// display. Write a filter whose predicate sees both: the element that was passed on last, and the new one.
/// If it returns true, the new one is passed on. But when the water boils, the display shouldn't stay at 99: the
/// last reading of all is shown in any case.
///
///     --1--2--3--4--|
///       myFilter { shown, new in new - shown >= 2 }
///     --1-----3-----(4,|)
///
/// - The first element is always passed on, without asking `predicate`. For each later one, `predicate` is
///   called once.
/// - When the source completes, and its newest element wasn't passed on, pass it on now, without asking
///   again. Then complete.
/// - If the source fails or `predicate` throws, the sequence fails with that error at once. An element that was
///   held back is lost.
/// - Each subscription to the result subscribes to the source, and begins without a memory. Disposing it
///   disposes the one to the source. So does an error, including one that `predicate` throws.
/// - While an observer receives an element, it may make the source send the next one, as a display does that asks
///   the thermometer again. Then `predicate` is asked with the one that it is just receiving as `last`.
///
/// Then look at it: `swift run course play boil`. Paste the operator, and write
/// `.myFilter { shown, new in new - shown >= 30 }` between `boil()` and `subscribe`. The picture shows which of
/// the four readings the display gets: 40, 80, and 100 because it is the last. For readings of your choice, paste
/// your `marble` as well, and let the kettle be its clock. This plays the diagram above:
///
///     _ = marble("1234", ticks: boil().map { _ in () })
///       .map { text in Int(text)! }
///       .myFilter { shown, new in new - shown >= 2 }
///       .subscribe { event in print(event) }
///
/// What becomes of the 2 if you write `12X`, and what if you write `12|`?
///
/// Chapter 1, section 6: build it from `create` and `subscribe`. The listing `own-operator` shows how, but
/// its closure can't throw, it remembers nothing, and it sends nothing of its own at the end.
///
/// - Check it: `swift run course check observables/my-filter`,
///   or `swift test --package-path Exercises --filter MyFilter`
/// - A hint: `swift run course hint observables/my-filter`
extension ObservableType {
  func myFilter(
    _ predicate: @escaping (_ last: Element, _ new: Element) throws -> Bool
  ) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
