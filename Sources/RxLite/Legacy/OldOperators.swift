// Deprecated spellings of operators; the compiler suggests the current name.

extension ObservableType {
  /// See `observe(on:)`.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    observe(on: scheduler)
  }

  /// See `subscribe(on:)`.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    subscribe(on: scheduler)
  }

  /// See `catch(_:)`.
  @available(*, deprecated, renamed: "catch(_:)")
  public func catchError(
    _ handler: @escaping (any Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    self.catch(handler)
  }

  /// See `catchAndReturn(_:)`.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> {
    catchAndReturn(element)
  }

  /// See `catch(sequence:)`.
  @available(*, deprecated, renamed: "catch(sequence:)")
  public static func catchError<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    .catch(sequence: sequence)
  }

  /// See `retry(when:)`.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<TriggerObservable: ObservableType, Failure: Swift.Error>(
    _ notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  /// See `retry(when:)`.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<TriggerObservable: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  /// See `take(until:)`.
  @available(*, deprecated, renamed: "take(until:)")
  public func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
    take(until: other)
  }

  /// See `take(until:behavior:)`.
  @available(*, deprecated, renamed: "take(until:behavior:)")
  public func takeUntil(
    _ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    take(until: predicate, behavior: behavior)
  }

  /// See `take(while:)`.
  @available(*, deprecated, renamed: "take(while:)")
  public func takeWhile(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    take(while: predicate)
  }

  /// See `skip(until:)`.
  @available(*, deprecated, renamed: "skip(until:)")
  public func skipUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
    skip(until: other)
  }

  /// See `skip(while:)`.
  @available(*, deprecated, renamed: "skip(while:)")
  public func skipWhile(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    skip(while: predicate)
  }

  /// See `element(at:)`.
  @available(*, deprecated, renamed: "element(at:)")
  public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }

  /// See `do(onNext:)`.
  @available(*, deprecated, message: "Use do(onNext:onError:onCompleted:): one closure per kind.")
  public func doOn(
    _ eventHandler: @escaping (Event<Element>) throws -> Void
  ) -> Observable<Element> {
    self.do(
      onNext: { try eventHandler(.next($0)) }, onError: { try eventHandler(.error($0)) },
      onCompleted: { try eventHandler(.completed) })
  }

  /// See `do(onNext:)`.
  @available(*, deprecated, renamed: "do(onNext:)")
  public func doOnNext(_ onNext: @escaping (Element) throws -> Void) -> Observable<Element> {
    self.do(onNext: onNext)
  }

  /// See `do(onError:)`.
  @available(*, deprecated, renamed: "do(onError:)")
  public func doOnError(
    _ onError: @escaping (any Swift.Error) throws -> Void
  ) -> Observable<Element> {
    self.do(onError: onError)
  }

  /// See `do(onCompleted:)`.
  @available(*, deprecated, renamed: "do(onCompleted:)")
  public func doOnCompleted(_ onCompleted: @escaping () throws -> Void) -> Observable<Element> {
    self.do(onCompleted: onCompleted)
  }
}

extension ObservableType {
  /// Transforms each element and its index. See `enumerated()` and `map(_:)`.
  @available(
    *, deprecated,
    message: "Use enumerated().map: there the index comes first, then the element."
  )
  public func mapWithIndex<Result>(
    _ selector: @escaping (Element, Int) throws -> Result
  ) -> Observable<Result> {
    enumerated().map { try selector($0.element, $0.index) }
  }

  /// Transforms each element and its index into a sequence. See `enumerated()` and `flatMap(_:)`.
  @available(
    *, deprecated,
    message: "Use enumerated().flatMap: there the index comes first, then the element."
  )
  public func flatMapWithIndex<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element, Int) throws -> Source
  ) -> Observable<Source.Element> {
    enumerated().flatMap { try selector($0.element, $0.index) }
  }

  /// Emits elements while they and their indices satisfy `predicate`. See `take(while:)`.
  @available(
    *, deprecated, message: "Use enumerated().take(while:).map: there the index comes first."
  )
  public func takeWhileWithIndex(
    _ predicate: @escaping (Element, Int) throws -> Bool
  ) -> Observable<Element> {
    enumerated().take(while: { try predicate($0.element, $0.index) }).map { $0.element }
  }

  /// Drops elements while they and their indices satisfy `predicate`. See `skip(while:)`.
  @available(
    *, deprecated, message: "Use enumerated().skip(while:).map: there the index comes first."
  )
  public func skipWhileWithIndex(
    _ predicate: @escaping (Element, Int) throws -> Bool
  ) -> Observable<Element> {
    enumerated().skip(while: { try predicate($0.element, $0.index) }).map { $0.element }
  }
}
