// zip of Maybes: fails with the first error, and with what `resultSelector` throws. See
// `Observable.zip`.

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Waits for all, and combines their elements.
  ///
  ///     --|
  ///     ----(5,|)
  ///       zip(first, second) { $0 * 10 + $1 }
  ///     ----|
  ///
  /// - Ends: with the last, or without an element where one of them has none; fails with the
  ///   first error, and with what `resultSelector` throws.
  public static func zip<E1, E2>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>,
    resultSelector: @escaping (E1, E2) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .zip(
        source1.source, source2.source, resultSelector: resultSelector))
  }

  /// Waits for all, and combines their elements.
  public static func zip<E1, E2, E3>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>,
    resultSelector: @escaping (E1, E2, E3) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .zip(
        source1.source, source2.source, source3.source, resultSelector: resultSelector))
  }

  /// Waits for all, and combines their elements.
  public static func zip<E1, E2, E3, E4>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    resultSelector: @escaping (E1, E2, E3, E4) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source,
        resultSelector: resultSelector))
  }

  /// Waits for all, and combines their elements.
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    _ source5: Maybe<E5>, resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source,
        resultSelector: resultSelector))
  }

  /// Waits for all, and combines their elements.
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    _ source5: Maybe<E5>, _ source6: Maybe<E6>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, resultSelector: resultSelector))
  }

  /// Waits for all, and combines their elements.
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    _ source5: Maybe<E5>, _ source6: Maybe<E6>, _ source7: Maybe<E7>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, source7.source, resultSelector: resultSelector))
  }

  /// Waits for all, and combines their elements.
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    _ source5: Maybe<E5>, _ source6: Maybe<E6>, _ source7: Maybe<E7>, _ source8: Maybe<E8>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, source7.source, source8.source, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any {
  /// Waits for all, and puts their elements into a tuple.
  public static func zip<E1, E2>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>
  ) -> Maybe<(E1, E2)> {
    Maybe<(E1, E2)>(
      raw: Observable<Any>.zip(
        source1.source, source2.source))
  }

  /// Waits for all, and puts their elements into a tuple.
  public static func zip<E1, E2, E3>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>
  ) -> Maybe<(E1, E2, E3)> {
    Maybe<(E1, E2, E3)>(
      raw: Observable<Any>.zip(
        source1.source, source2.source, source3.source))
  }

  /// Waits for all, and puts their elements into a tuple.
  public static func zip<E1, E2, E3, E4>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>
  ) -> Maybe<(E1, E2, E3, E4)> {
    Maybe<(E1, E2, E3, E4)>(
      raw: Observable<Any>.zip(
        source1.source, source2.source, source3.source, source4.source))
  }

  /// Waits for all, and puts their elements into a tuple.
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    _ source5: Maybe<E5>
  ) -> Maybe<(E1, E2, E3, E4, E5)> {
    Maybe<(E1, E2, E3, E4, E5)>(
      raw: Observable<Any>.zip(
        source1.source, source2.source, source3.source, source4.source, source5.source))
  }

  /// Waits for all, and puts their elements into a tuple.
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    _ source5: Maybe<E5>, _ source6: Maybe<E6>
  ) -> Maybe<(E1, E2, E3, E4, E5, E6)> {
    Maybe<(E1, E2, E3, E4, E5, E6)>(
      raw: Observable<Any>.zip(
        source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source))
  }

  /// Waits for all, and puts their elements into a tuple.
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    _ source5: Maybe<E5>, _ source6: Maybe<E6>, _ source7: Maybe<E7>
  ) -> Maybe<(E1, E2, E3, E4, E5, E6, E7)> {
    Maybe<(E1, E2, E3, E4, E5, E6, E7)>(
      raw: Observable<Any>.zip(
        source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, source7.source))
  }

  /// Waits for all, and puts their elements into a tuple.
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>,
    _ source5: Maybe<E5>, _ source6: Maybe<E6>, _ source7: Maybe<E7>, _ source8: Maybe<E8>
  ) -> Maybe<(E1, E2, E3, E4, E5, E6, E7, E8)> {
    Maybe<(E1, E2, E3, E4, E5, E6, E7, E8)>(
      raw: Observable<Any>.zip(
        source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, source7.source, source8.source))
  }
}
