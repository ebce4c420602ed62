// Written by `swift run Generate`. Edit that program instead.
//
// `zip` of two to eight Maybes.

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Waits for the elements of all sources, and combines them.
  ///
  ///     --|
  ///     ----(5,|)
  ///       zip(first, second) { $0 * 10 + $1 }
  ///     ----|
  ///
  /// - Ends: When the last source ends; without an element if any source has none. Fails with the
  ///   first error, and with what `resultSelector` throws.
  public static func zip<E1, E2>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, resultSelector: @escaping (E1, E2) throws -> Element
  ) -> Maybe<Element> {
    Maybe(raw: .gather(.all, source1.source, source2.source, resultSelector))
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>,
    resultSelector: @escaping (E1, E2, E3) throws -> Element
  ) -> Maybe<Element> {
    Maybe(raw: .gather(.all, source1.source, source2.source, source3.source, resultSelector))
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    resultSelector: @escaping (E1, E2, E3, E4) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .gather(
        .all, source1.source, source2.source, source3.source, source4.source, resultSelector))
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    _ source5: Maybe<E5>, resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .gather(
        .all, source1.source, source2.source, source3.source, source4.source, source5.source,
        resultSelector))
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    _ source5: Maybe<E5>, _ source6: Maybe<E6>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .gather(
        .all, source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, resultSelector))
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    _ source5: Maybe<E5>, _ source6: Maybe<E6>, _ source7: Maybe<E7>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .gather(
        .all, source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, source7.source, resultSelector))
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    _ source5: Maybe<E5>, _ source6: Maybe<E6>, _ source7: Maybe<E7>, _ source8: Maybe<E8>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .gather(
        .all, source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, source7.source, source8.source, resultSelector))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any {
  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2>(_ source1: Maybe<E1>, _ source2: Maybe<E2>) -> Maybe<(E1, E2)> {
    Maybe(raw: .gather(.all, source1.source, source2.source, { ($0, $1) }))
  }

  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>
  ) -> Maybe<(E1, E2, E3)> {
    Maybe(raw: .gather(.all, source1.source, source2.source, source3.source, { ($0, $1, $2) }))
  }

  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>
  ) -> Maybe<(E1, E2, E3, E4)> {
    Maybe(
      raw: .gather(
        .all, source1.source, source2.source, source3.source, source4.source, { ($0, $1, $2, $3) }))
  }

  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    _ source5: Maybe<E5>
  ) -> Maybe<(E1, E2, E3, E4, E5)> {
    Maybe(
      raw: .gather(
        .all, source1.source, source2.source, source3.source, source4.source, source5.source,
        { ($0, $1, $2, $3, $4) }))
  }

  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    _ source5: Maybe<E5>, _ source6: Maybe<E6>
  ) -> Maybe<(E1, E2, E3, E4, E5, E6)> {
    Maybe(
      raw: .gather(
        .all, source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, { ($0, $1, $2, $3, $4, $5) }))
  }

  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    _ source5: Maybe<E5>, _ source6: Maybe<E6>, _ source7: Maybe<E7>
  ) -> Maybe<(E1, E2, E3, E4, E5, E6, E7)> {
    Maybe(
      raw: .gather(
        .all, source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, source7.source, { ($0, $1, $2, $3, $4, $5, $6) }))
  }

  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    _ source5: Maybe<E5>, _ source6: Maybe<E6>, _ source7: Maybe<E7>, _ source8: Maybe<E8>
  ) -> Maybe<(E1, E2, E3, E4, E5, E6, E7, E8)> {
    Maybe(
      raw: .gather(
        .all, source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, source7.source, source8.source, { ($0, $1, $2, $3, $4, $5, $6, $7) }))
  }
}
