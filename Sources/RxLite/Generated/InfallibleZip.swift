// Written by `swift run Generate`. Edit that program instead.
//
// `zip` of two to eight Infallibles.

extension InfallibleType {
  /// Combines the first elements of all sources, then the second ones, and so on. See
  /// ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// - Ends: When all sources have completed. It fails only if `resultSelector` throws, despite its
  ///   type.
  public static func zip<E1, E2>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>,
    resultSelector: @escaping (E1, E2) throws -> Element
  ) -> Infallible<Element> {
    Infallible(.gather(.all, source1.asObservable(), source2.asObservable(), resultSelector))
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>,
    resultSelector: @escaping (E1, E2, E3) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .gather(
        .all, source1.asObservable(), source2.asObservable(), source3.asObservable(),
        resultSelector))
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>,
    _ source4: Infallible<E4>, resultSelector: @escaping (E1, E2, E3, E4) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .gather(
        .all, source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), resultSelector))
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>,
    _ source4: Infallible<E4>, _ source5: Infallible<E5>,
    resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .gather(
        .all, source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), resultSelector))
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>,
    _ source4: Infallible<E4>, _ source5: Infallible<E5>, _ source6: Infallible<E6>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .gather(
        .all, source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(), resultSelector))
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>,
    _ source4: Infallible<E4>, _ source5: Infallible<E5>, _ source6: Infallible<E6>,
    _ source7: Infallible<E7>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .gather(
        .all, source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        source7.asObservable(), resultSelector))
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>,
    _ source4: Infallible<E4>, _ source5: Infallible<E5>, _ source6: Infallible<E6>,
    _ source7: Infallible<E7>, _ source8: Infallible<E8>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .gather(
        .all, source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        source7.asObservable(), source8.asObservable(), resultSelector))
  }
}
