import RxLite

extension ObservableType {
  /// Emits the elements for which `predicate` is true.
  ///
  ///     --1--2--3--4--|
  ///       myFilter { $0 % 2 == 0 }
  ///     -----2-----4--|
  ///
  /// The closure returns the subscription to the source, so disposing the result disposes that one
  /// too. So does an error that `predicate` throws: after a terminal event, `create` disposes what
  /// its closure returned.
  func myFilter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    .create { observer in
      self.subscribe { event in
        switch event {
        case .next(let element):
          do {
            if try predicate(element) { observer.onNext(element) }
          } catch {
            observer.onError(error)
          }
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
  }
}
