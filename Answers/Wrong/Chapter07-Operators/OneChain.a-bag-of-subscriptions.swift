// Every subscription is kept in one group, so that disposing works. But the old table stays in it, and
// nobody passes on how the inner chains end.
// Rejected with: Table 2 was opened
import RxLite

func tableScreen(
  tables: Observable<Int>,
  drinks: @escaping (Int) -> Observable<String>,
  progress: @escaping (String) -> Observable<String>
) -> Observable<String> {
  .create { observer in
    let all = CompositeDisposable()
    _ = all.insert(
      tables.distinctUntilChanged().subscribe(onNext: { table in
        _ = all.insert(
          drinks(table).subscribe(onNext: { drink in
            _ = all.insert(
              progress(drink).catchAndReturn("lost").subscribe(onNext: { state in
                observer.onNext("\(table): \(drink) is \(state)")
              }))
          }))
      }))
    return all
  }
}
