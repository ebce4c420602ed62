import RxLite

extension ObservableType {
  /// Emits the first element, and each later one for which `predicate` is true, given the element that was
  /// emitted last and the new one. When the source completes, emits its newest element, unless it has.
  ///
  ///     --1--2--3--4--|
  ///       myFilter { shown, new in new - shown >= 2 }
  ///     --1-----3-----(4,|)
  ///
  /// The memory belongs to one subscription, so it is made inside `create`. It changes before the observer
  /// is called, because the observer may make the source send. The closure returns the subscription to the
  /// source, so disposing the result disposes that one too. So does an error that `predicate` throws: after
  /// a terminal event, `create` disposes what its closure returned.
  func myFilter(
    _ predicate: @escaping (_ last: Element, _ new: Element) throws -> Bool
  ) -> Observable<Element> {
    .create { observer in
      var last: Element?
      var held: Element?
      return self.subscribe { event in
        switch event {
        case .next(let element):
          do {
            held = element
            if let last, try !predicate(last, element) { return }
            last = element
            held = nil
            observer.onNext(element)
          } catch {
            observer.onError(error)
          }
        case .error(let error): observer.onError(error)
        case .completed:
          if let held { observer.onNext(held) }
          observer.onCompleted()
        }
      }
    }
  }
}
