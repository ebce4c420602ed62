import RxLite

/// Exercise `operators/my-flat-map-first`: one at a time, and only the newest waits.
///
/// You learn to give an answer of your own to the question of this chapter: what should happen to an
/// element that comes too early? An app for notes saves the text while you type. `flatMapLatest` would
/// cancel a save halfway, `flatMapFirst` would never save your last words, and `concatMap` would save
/// every letter, long after you typed it. So the app needs a fifth answer: the save in progress is
/// finished, then the newest text is saved, and what you typed in between is left out. That is
/// `flatMapFirst` for the element in progress, and `flatMapLatest` for those that wait.
///
/// When an element of the source arrives and no inner sequence is running, it has its turn: call
/// `selector` with it, and emit the elements of the inner sequence that it returns. An element that
/// arrives while one is running waits. Only one element can wait, so a newer one takes its place. When
/// the inner sequence has completed, the element that waits has its turn at once.
///
///     source  -a--b-c--|
///     a        --1--2--3--|           the inner sequence of a, from the moment of a on
///     b           --6--7|             never runs: b waits for the end of a, and loses its place to c
///     c                   --4--5|     c has waited for the end of a
///       myFlatMapFirstThenLatest
///     result  ---1--2--3----4--5|
///
/// - `selector` is called once for each element that has its turn, not before, and for no other.
/// - An element that is equal to the one before is an element like any other.
/// - An inner sequence runs until it completes, even if it emits nothing.
/// - The result completes when the source has completed, no inner sequence is running, and no element
///   waits.
/// - It fails at once with an error of the source or of the inner sequence, and with an error that
///   `selector` throws. Then both are disposed, and the element that waits never has its turn.
/// - Each subscription has its own state. Disposing it disposes the source and the inner sequence.
/// - All events arrive on one thread, and are passed on at once. But an inner sequence may send,
///   and even complete, before its `subscribe` has returned, and the next element may arrive meanwhile.
///
/// Build it from operators that you know, which is a puzzle of another kind than `operators/my-flat-map-latest`,
/// or with `create`, as you did there.
/// Chapter 7, section 2: the listing `four-flat-maps`.
///
/// - Check it: `swift run course check operators/my-flat-map-first`,
///   or `swift test --package-path Exercises --filter MyFlatMapFirst`
/// - A hint: `swift run course hint operators/my-flat-map-first`
extension ObservableType {
  func myFlatMapFirstThenLatest<Output>(
    _ selector: @escaping (Element) throws -> Observable<Output>
  ) -> Observable<Output> {
    .never()  // Replace this line.
  }
}
