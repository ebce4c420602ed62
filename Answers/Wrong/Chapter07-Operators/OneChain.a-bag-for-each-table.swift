// The subscriptions of the old table are disposed, but the inner chains pass on neither an error nor
// their completion.
// Rejected with: The drinks of table 1 have failed
import RxLite

func tableScreen(
  tables: Observable<Int>,
  drinks: @escaping (Int) -> Observable<String>,
  progress: @escaping (String) -> Observable<String>
) -> Observable<String> {
  .create { observer in
    let open = SerialDisposable()
    let source = tables.distinctUntilChanged().subscribe(
      onNext: { table in
        let all = CompositeDisposable()
        open.disposable = all
        _ = all.insert(
          drinks(table).subscribe(onNext: { drink in
            _ = all.insert(
              progress(drink).catchAndReturn("lost").subscribe(onNext: { state in
                observer.onNext("\(table): \(drink) is \(state)")
              }))
          }))
      }, onError: observer.onError, onCompleted: observer.onCompleted)
    return Disposables.create(source, open)
  }
}
