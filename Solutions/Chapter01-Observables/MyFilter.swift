import RxLite

extension ObservableType {
  /// The elements for which `predicate` is true.
  ///
  ///     --1--2--3--4--|
  ///       myFilter { $0 % 2 == 0 }
  ///     -----2-----4--|
  ///
  /// It returns its subscription to the source, so that whoever ends this one ends that one too. An
  /// error of its own ends it as well: `create` disposes what it was given after a terminal event.
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
