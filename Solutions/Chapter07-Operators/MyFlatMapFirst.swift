import RxLite

extension ObservableType {
  /// Emits the elements of one inner sequence at a time. Of the elements that arrive meanwhile, the newest
  /// waits for its turn, and the others are dropped.
  ///
  ///     source  -a--b-c--|
  ///     a        --1--2--3--|
  ///     c                   --4--5|
  ///       myFlatMapFirstThenLatest
  ///     result  ---1--2--3----4--5|
  ///
  /// - Ends: Completes when the source has completed, no inner sequence is running, and no element waits;
  ///   fails with the first error of either, and with what `selector` throws.
  /// - Memory: The element that waits.
  func myFlatMapFirstThenLatest<Output>(
    _ selector: @escaping (Element) throws -> Observable<Output>
  ) -> Observable<Output> {
    .create { observer in
      let current = SerialDisposable()
      var innerIsRunning = false
      var waiting: Element?
      var sourceHasCompleted = false

      func start(_ element: Element) {
        innerIsRunning = true
        // `place` is stored in `current` before the inner sequence can send anything.
        let place = SerialDisposable()
        current.disposable = place
        do {
          place.disposable = try selector(element).subscribe { event in
            guard case .completed = event else { return observer.on(event) }
            innerIsRunning = false
            proceed()
          }
        } catch { observer.onError(error) }
      }

      /// No inner sequence is running: starts the element that waits, or completes.
      func proceed() {
        if let element = waiting {
          waiting = nil
          start(element)
        } else if sourceHasCompleted {
          observer.onCompleted()
        }
      }

      let source = self.subscribe { event in
        switch event {
        case .next(let element):
          if innerIsRunning { waiting = element } else { start(element) }
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
