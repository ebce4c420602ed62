import RxLite

extension ObservableType {
  /// Emits the elements of the newest inner sequence.
  ///
  ///     source  -a-----b--------|
  ///     a        --1--2--3--|
  ///     b              --4--5|
  ///       myFlatMapLatest
  ///     result  ---1--2--4--5---|
  ///
  /// - Ends: Completes when the source and the newest inner sequence have completed; fails with the
  ///   first error of either, and with what `selector` throws.
  func myFlatMapLatest<Output>(
    _ selector: @escaping (Element) throws -> Observable<Output>
  ) -> Observable<Output> {
    .create { observer in
      let current = SerialDisposable()
      var newest = 0
      var innerIsRunning = false
      var sourceHasCompleted = false

      func switchTo(_ inner: Observable<Output>) {
        newest += 1
        let number = newest
        innerIsRunning = true
        // `place` is stored in `current` before the inner sequence can send anything.
        let place = SerialDisposable()
        current.disposable = place
        place.disposable = inner.subscribe { event in
          guard number == newest else { return }
          guard case .completed = event else { return observer.on(event) }
          innerIsRunning = false
          if sourceHasCompleted { observer.onCompleted() }
        }
      }

      let source = self.subscribe { event in
        switch event {
        case .next(let element):
          do { switchTo(try selector(element)) } catch { observer.onError(error) }
        case .error(let error):
          observer.onError(error)
        case .completed:
          sourceHasCompleted = true
          if !innerIsRunning { observer.onCompleted() }
        }
      }
      return Disposables.create(source, current)
    }
  }
}
