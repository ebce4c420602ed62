import RxLite

/// Exercise `debugging/leak-report`: visit a screen until you know whether it leaks.
///
/// A nightly test visits each screen of an app, and fails if one of them leaks. Its log has a line after each visit:
/// how many objects it added. The rule is that of the lesson: the first visit proves nothing, and if a
/// later one adds nothing, the screen doesn't leak. A cache that takes one picture at each visit looks like a
/// leak until it is full. So make up to ten visits before you say that the screen leaks.
///
/// Each subscription to `visit` makes one visit: it opens the screen, uses it, goes back and waits, and completes
/// when all of that is over. `count` returns how many objects are alive; the nightly test passes
/// `{ Int(Resources.total) }`. Here 100 objects are alive before. The first visit loads 44, the second puts a picture
/// into a cache, and the third adds nothing:
///
///     visits            1     2     3
///     count             144   145   145
///     leakReport              1     0, completed
///
/// - The first visit isn't reported. After each further one, emit at once how many objects it has added.
/// - After a number that is 0 or negative, complete. If the tenth visit has added something, too, fail with
///   `ScreenLeaks` after its number.
/// - Make one visit after the other, and none that isn't needed. A visit that fails ends the report with its error. A
///   disposal, such as that of `take(1)`, ends the visit in progress, and none follows.
/// - In some reports each visit completes before your call of `subscribe` returns, in others later; none mixes the two.
///   `take(1)` has to end both.
/// - The report must not count itself: with `Resources.total`, visits that leave nothing behind add 0. So close the
///   subscription to one visit before the next begins.
/// - Sequences count, too. So make the sequence of a visit once, before the first visit. (`concatMap` calls its closure
///   as soon as an element comes, even during an earlier visit.)
/// - Nothing happens before somebody subscribes. Each subscription makes visits of its own, and compares its own
///   counts.
///
/// Chapter 12, sections 3 and 6. Chapter 4, section 3: `andThen(.just(count()))` counts before the visit. Chapter 7
/// has the operators.
///
/// - Check it: `swift run course check debugging/leak-report`,
///   or `swift test --package-path Exercises --filter LeakReport`
/// - A hint: `swift run course hint debugging/leak-report`
func leakReport(count: @escaping () -> Int, visit: Completable) -> Observable<Int> {
  .never()  // Replace this line.
}

/// Each of ten visits has left something behind.
struct ScreenLeaks: Error {}
