// zip of Singles: fails with the first error, and with what `resultSelector` throws. See
// `Observable.zip`.

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Waits for all, and combines their elements.
  ///
  ///     --(1,|)
  ///     ----(5,|)
  ///       zip(first, second) { $0 * 10 + $1 }
  ///     ----(15,|)
  ///
  /// - Ends: with the last; fails with the first error, and with what `resultSelector` throws.
  public static func zip<E1, E2>(
    _ source1: Single<E1>, _ source2: Single<E2>,
    resultSelector: @escaping (E1, E2) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .zip(
        source1.source, source2.source, resultSelector: resultSelector))
  }

  /// Waits for all, and combines their elements.
  public static func zip<E1, E2, E3>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>,
    resultSelector: @escaping (E1, E2, E3) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .zip(
        source1.source, source2.source, source3.source, resultSelector: resultSelector))
  }

  /// Waits for all, and combines their elements.
  public static func zip<E1, E2, E3, E4>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    resultSelector: @escaping (E1, E2, E3, E4) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source,
        resultSelector: resultSelector))
  }

  /// Waits for all, and combines their elements.
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    _ source5: Single<E5>, resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source,
        resultSelector: resultSelector))
  }

  /// Waits for all, and combines their elements.
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    _ source5: Single<E5>, _ source6: Single<E6>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, resultSelector: resultSelector))
  }

  /// Waits for all, and combines their elements.
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    _ source5: Single<E5>, _ source6: Single<E6>, _ source7: Single<E7>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, source7.source, resultSelector: resultSelector))
  }

  /// Waits for all, and combines their elements.
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    _ source5: Single<E5>, _ source6: Single<E6>, _ source7: Single<E7>, _ source8: Single<E8>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, source7.source, source8.source, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
  /// Waits for all, and puts their elements into a tuple.
  public static func zip<E1, E2>(
    _ source1: Single<E1>, _ source2: Single<E2>
  ) -> Single<(E1, E2)> {
    Single<(E1, E2)>(
      raw: Observable<Any>.zip(
        source1.source, source2.source))
  }

  /// Waits for all, and puts their elements into a tuple.
  public static func zip<E1, E2, E3>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>
  ) -> Single<(E1, E2, E3)> {
    Single<(E1, E2, E3)>(
      raw: Observable<Any>.zip(
        source1.source, source2.source, source3.source))
  }

  /// Waits for all, and puts their elements into a tuple.
  public static func zip<E1, E2, E3, E4>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>
  ) -> Single<(E1, E2, E3, E4)> {
    Single<(E1, E2, E3, E4)>(
      raw: Observable<Any>.zip(
        source1.source, source2.source, source3.source, source4.source))
  }

  /// Waits for all, and puts their elements into a tuple.
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    _ source5: Single<E5>
  ) -> Single<(E1, E2, E3, E4, E5)> {
    Single<(E1, E2, E3, E4, E5)>(
      raw: Observable<Any>.zip(
        source1.source, source2.source, source3.source, source4.source, source5.source))
  }

  /// Waits for all, and puts their elements into a tuple.
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    _ source5: Single<E5>, _ source6: Single<E6>
  ) -> Single<(E1, E2, E3, E4, E5, E6)> {
    Single<(E1, E2, E3, E4, E5, E6)>(
      raw: Observable<Any>.zip(
        source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source))
  }

  /// Waits for all, and puts their elements into a tuple.
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    _ source5: Single<E5>, _ source6: Single<E6>, _ source7: Single<E7>
  ) -> Single<(E1, E2, E3, E4, E5, E6, E7)> {
    Single<(E1, E2, E3, E4, E5, E6, E7)>(
      raw: Observable<Any>.zip(
        source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, source7.source))
  }

  /// Waits for all, and puts their elements into a tuple.
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>,
    _ source5: Single<E5>, _ source6: Single<E6>, _ source7: Single<E7>, _ source8: Single<E8>
  ) -> Single<(E1, E2, E3, E4, E5, E6, E7, E8)> {
    Single<(E1, E2, E3, E4, E5, E6, E7, E8)>(
      raw: Observable<Any>.zip(
        source1.source, source2.source, source3.source, source4.source, source5.source,
        source6.source, source7.source, source8.source))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Waits for all, and combines their elements.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
    return Single<Result>(
      raw: .zip(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// Waits for all, and puts their elements into an array.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Single<[Element]> where Collection.Element == Single<Element> {
    zip(collection) { $0 }
  }
}
