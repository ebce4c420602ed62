// Written by `swift run Generate`. Edit that program instead.
//
// `zip` of two to eight Singles.

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Waits for the elements of all sources, and combines them.
  ///
  ///     --(1,|)
  ///     ----(5,|)
  ///       zip(first, second) { $0 * 10 + $1 }
  ///     ----(15,|)
  ///
  /// - Ends: When the last source succeeds. Fails with the first error, and with what
  ///   `resultSelector` throws.
  public static func zip<E1, E2>(
    _ source1: Single<E1>, _ source2: Single<E2>,
    resultSelector: @escaping (E1, E2) throws -> Element
  ) -> Single<Element> {
    Single(raw: .gather(.all, source1.source, source2.source, resultSelector))
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>,
    resultSelector: @escaping (E1, E2, E3) throws -> Element
  ) -> Single<Element> {
    Single(raw: .gather(.all, source1.source, source2.source, source3.source, resultSelector))
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    resultSelector: @escaping (E1, E2, E3, E4) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .gather(
        .all, source1.source, source2.source, source3.source, source4.source, resultSelector))
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    _ source5: Single<E5>, resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .gather(
        .all, source1.source, source2.source, source3.source, source4.source, source5.source,
        resultSelector))
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    _ source5: Single<E5>, _ source6: Single<E6>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .gather(
        .all, source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, resultSelector))
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    _ source5: Single<E5>, _ source6: Single<E6>, _ source7: Single<E7>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .gather(
        .all, source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, source7.source, resultSelector))
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    _ source5: Single<E5>, _ source6: Single<E6>, _ source7: Single<E7>, _ source8: Single<E8>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .gather(
        .all, source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, source7.source, source8.source, resultSelector))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2>(_ source1: Single<E1>, _ source2: Single<E2>) -> Single<(E1, E2)> {
    Single(raw: .gather(.all, source1.source, source2.source, { ($0, $1) }))
  }

  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>
  ) -> Single<(E1, E2, E3)> {
    Single(raw: .gather(.all, source1.source, source2.source, source3.source, { ($0, $1, $2) }))
  }

  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>
  ) -> Single<(E1, E2, E3, E4)> {
    Single(
      raw: .gather(
        .all, source1.source, source2.source, source3.source, source4.source, { ($0, $1, $2, $3) }))
  }

  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    _ source5: Single<E5>
  ) -> Single<(E1, E2, E3, E4, E5)> {
    Single(
      raw: .gather(
        .all, source1.source, source2.source, source3.source, source4.source, source5.source,
        { ($0, $1, $2, $3, $4) }))
  }

  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    _ source5: Single<E5>, _ source6: Single<E6>
  ) -> Single<(E1, E2, E3, E4, E5, E6)> {
    Single(
      raw: .gather(
        .all, source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, { ($0, $1, $2, $3, $4, $5) }))
  }

  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    _ source5: Single<E5>, _ source6: Single<E6>, _ source7: Single<E7>
  ) -> Single<(E1, E2, E3, E4, E5, E6, E7)> {
    Single(
      raw: .gather(
        .all, source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, source7.source, { ($0, $1, $2, $3, $4, $5, $6) }))
  }

  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    _ source5: Single<E5>, _ source6: Single<E6>, _ source7: Single<E7>, _ source8: Single<E8>
  ) -> Single<(E1, E2, E3, E4, E5, E6, E7, E8)> {
    Single(
      raw: .gather(
        .all, source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, source7.source, source8.source, { ($0, $1, $2, $3, $4, $5, $6, $7) }))
  }
}
