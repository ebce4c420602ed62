// Written by `swift run Generate`. Edit that program instead.
//
// `zip` of up to eight observables. That of two with a selector is written by hand.

extension ObservableType {
  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    gather(.all, source1, source2, source3, resultSelector)
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    gather(.all, source1, source2, source3, source4, resultSelector)
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    gather(.all, source1, source2, source3, source4, source5, resultSelector)
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element
      ) throws -> Element
  ) -> Observable<Element> {
    gather(.all, source1, source2, source3, source4, source5, source6, resultSelector)
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7,
    resultSelector:
      @escaping (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element
      ) throws -> Element
  ) -> Observable<Element> {
    gather(.all, source1, source2, source3, source4, source5, source6, source7, resultSelector)
  }

  /// See ``zip(_:_:resultSelector:)``.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7, _ source8: O8,
    resultSelector:
      @escaping (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element,
        O8.Element
      ) throws -> Element
  ) -> Observable<Element> {
    gather(
      .all, source1, source2, source3, source4, source5, source6, source7, source8, resultSelector)
  }
}

extension ObservableType where Element == Any {
  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    .gather(.all, source1, source2, { ($0, $1) })
  }

  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    .gather(.all, source1, source2, source3, { ($0, $1, $2) })
  }

  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    .gather(.all, source1, source2, source3, source4, { ($0, $1, $2, $3) })
  }

  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
    .gather(.all, source1, source2, source3, source4, source5, { ($0, $1, $2, $3, $4) })
  }

  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
    .gather(
      .all, source1, source2, source3, source4, source5, source6, { ($0, $1, $2, $3, $4, $5) })
  }

  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7
  ) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
  > {
    .gather(
      .all, source1, source2, source3, source4, source5, source6, source7,
      { ($0, $1, $2, $3, $4, $5, $6) })
  }

  /// Emits tuples of the elements. See ``zip(_:_:resultSelector:)``.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7, _ source8: O8
  ) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
  > {
    .gather(
      .all, source1, source2, source3, source4, source5, source6, source7, source8,
      { ($0, $1, $2, $3, $4, $5, $6, $7) })
  }
}
