// Conversions of sequences that can't fail to Infallible.

extension PublishRelay {
  /// Turns this relay into an ``Infallible`` of its elements.
  /// See ``ObservableConvertibleType/asInfallible(onErrorJustReturn:)`` for sequences that can fail.
  ///
  /// - Ends: Never.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension BehaviorRelay {
  /// Turns this relay into an ``Infallible`` of its values, the current one first.
  /// See ``ObservableConvertibleType/asInfallible(onErrorJustReturn:)`` for sequences that can fail.
  ///
  /// - Ends: Never.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension ReplayRelay {
  /// Turns this relay into an ``Infallible`` of its elements, those that it replays first.
  /// See ``ObservableConvertibleType/asInfallible(onErrorJustReturn:)`` for sequences that can fail.
  ///
  /// - Ends: Never.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension ControlEvent {
  /// Turns these events into an ``Infallible``.
  /// See ``ObservableConvertibleType/asInfallible(onErrorJustReturn:)`` for sequences that can fail.
  ///
  /// - Ends: When the control is released.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension SharedSequence {
  /// Turns this driver or signal into an ``Infallible``. It still shares its work and delivers on the
  /// main thread; what you build upon it doesn't.
  /// See ``ObservableConvertibleType/asInfallible(onErrorJustReturn:)`` for sequences that can fail.
  ///
  /// - Ends: When the shared sequence completes.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension ObservableType {
  /// Switches to the latest of the sequences that `selector` returns. See
  /// ``ObservableType/flatMapLatest(_:)``.
  ///
  /// NB: Only the inner sequences can't fail. An error of the source, or one that `selector` throws,
  /// breaks the promise of the result's type: `subscribe(onNext:)` has no closure for it.
  ///
  /// - Ends: Completes when the source and the latest inner sequence have completed; fails with the
  ///   source or when `selector` throws.
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Infallible<Source.Element> {
    let latest: Observable<Source.Element> = flatMapLatest(selector)
    return Infallible(latest)
  }
}
