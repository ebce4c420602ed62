import RxLite

extension ObservableType {
  /// Emits the elements of one inner sequence at a time; drops the elements that arrive meanwhile.
  ///
  ///     source  -a-----b------c---|
  ///     a        --1--2--3--|
  ///     c                     --4|
  ///       myFlatMapFirst
  ///     result  ---1--2--3------4-|
  ///
  /// - Ends: Completes when the source and the inner sequence have completed; fails with the first
  ///   error of either, and with what `selector` throws.
  func myFlatMapFirst<Output>(
    _ selector: @escaping (Element) throws -> Observable<Output>
  ) -> Observable<Output> {
    .create { observer in
      let current = SerialDisposable()
      var innerIsRunning = false
      var sourceHasCompleted = false

      func start(_ inner: Observable<Output>) {
        innerIsRunning = true
        // `place` is stored in `current` before the inner sequence can send anything.
        let place = SerialDisposable()
        current.disposable = place
        place.disposable = inner.subscribe { event in
          guard case .completed = event else { return observer.on(event) }
          innerIsRunning = false
          if sourceHasCompleted { observer.onCompleted() }
        }
      }

      let source = self.subscribe { event in
        switch event {
        case .next(let element):
          if innerIsRunning { return }
          do { start(try selector(element)) } catch { observer.onError(error) }
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
