import RxLite

/// Exercise `operators/one-chain`: three chains that should be one.
///
/// You learn to choose a `flatMap` for each level of a chain. A waiter has a screen that shows how the drinks
/// of a table are coming along. It works, but it never stops: after an hour it shows the lines of all
/// tables that were opened, and requests go on when it is closed.
///
/// Make one chain of the three. `drinks` returns what a table has ordered, `progress` the states of a
/// drink, and each state makes a line:
///
///     tables       -1---------2-----|    table 1 is opened, and then table 2
///     drinks(1)     --t-m------|
///     progress(t)     --a------b|
///     progress(m)       ---c|
///     drinks(2)               -w-|
///     progress(w)              --d|
///       tableScreen
///     result       -----a--c-----d--|    a is the line "1: t is a", and so on
///
/// - The screen shows one table. When another one is opened, the drinks of the old one and their progress
///   are disposed, before the new drinks are subscribed to. `b` is never shown.
/// - All drinks of a table are made at the same time. Two equal drinks are two drinks.
/// - A tap on the table that is open already changes nothing. One on an earlier table opens it again.
/// - If the progress of a drink fails, its line is "1: t is lost". Everything else goes on.
/// - An error of `tables` or of `drinks` is an error of the result, at once.
/// - The result completes when the tables, the drinks of the open table and their progress have
///   completed.
/// - Each subscription has a run of its own, and disposing it disposes everything.
///
/// Chapter 7, sections 2 and 9: the listings `four-flat-maps` and `nested`.
///
/// - Check it: `swift run course check operators/one-chain`,
///   or `swift test --package-path Exercises --filter OneChain`
/// - A hint: `swift run course hint operators/one-chain`
func tableScreen(
  tables: Observable<Int>,
  drinks: @escaping (Int) -> Observable<String>,
  progress: @escaping (String) -> Observable<String>
) -> Observable<String> {
  // Replace this by a single chain.
  .create { observer in
    tables.subscribe(onNext: { table in
      _ = drinks(table).subscribe(onNext: { drink in
        _ = progress(drink).subscribe(onNext: { state in
          observer.onNext("\(table): \(drink) is \(state)")
        })
      })
    })
  }
}
