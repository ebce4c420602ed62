// Written by `swift run Generate`. Edit that program instead.
//
// `combineLatest` of two to eight Infallibles.

extension Infallible {
  /// Combines the latest elements of all sources whenever one of them emits. See
  /// ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// - Ends: When all sources have completed; or earlier, at an element of the last open source, if
  ///   another one has completed without an element. It fails only if `resultSelector` throws,
  ///   despite its type.
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType>(
    _ source1: I1, _ source2: I2,
    resultSelector: @escaping (I1.Element, I2.Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(.gather(.latest, source1.asObservable(), source2.asObservable(), resultSelector))
  }

  /// See ``combineLatest(_:_:resultSelector:)``.
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
    _ source1: I1, _ source2: I2, _ source3: I3,
    resultSelector: @escaping (I1.Element, I2.Element, I3.Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .gather(
        .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(),
        resultSelector))
  }

  /// See ``combineLatest(_:_:resultSelector:)``.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4,
    resultSelector: @escaping (I1.Element, I2.Element, I3.Element, I4.Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .gather(
        .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), resultSelector))
  }

  /// See ``combineLatest(_:_:resultSelector:)``.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType,
    I5: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5,
    resultSelector:
      @escaping (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .gather(
        .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), resultSelector))
  }

  /// See ``combineLatest(_:_:resultSelector:)``.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType,
    I5: InfallibleType, I6: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6,
    resultSelector:
      @escaping (
        I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element
      ) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .gather(
        .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(), resultSelector))
  }

  /// See ``combineLatest(_:_:resultSelector:)``.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType,
    I5: InfallibleType, I6: InfallibleType, I7: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6,
    _ source7: I7,
    resultSelector:
      @escaping (
        I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element
      ) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .gather(
        .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        source7.asObservable(), resultSelector))
  }

  /// See ``combineLatest(_:_:resultSelector:)``.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType,
    I5: InfallibleType, I6: InfallibleType, I7: InfallibleType, I8: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6,
    _ source7: I7, _ source8: I8,
    resultSelector:
      @escaping (
        I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element,
        I8.Element
      ) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      .gather(
        .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        source7.asObservable(), source8.asObservable(), resultSelector))
  }
}

extension InfallibleType where Element == Any {
  /// Emits tuples of the elements. See ``combineLatest(_:_:resultSelector:)``.
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType>(
    _ source1: I1, _ source2: I2
  ) -> Infallible<(I1.Element, I2.Element)> {
    Infallible(.gather(.latest, source1.asObservable(), source2.asObservable(), { ($0, $1) }))
  }

  /// Emits tuples of the elements. See ``combineLatest(_:_:resultSelector:)``.
  public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
    _ source1: I1, _ source2: I2, _ source3: I3
  ) -> Infallible<(I1.Element, I2.Element, I3.Element)> {
    Infallible(
      .gather(
        .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(),
        { ($0, $1, $2) }))
  }

  /// Emits tuples of the elements. See ``combineLatest(_:_:resultSelector:)``.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4
  ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element)> {
    Infallible(
      .gather(
        .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), { ($0, $1, $2, $3) }))
  }

  /// Emits tuples of the elements. See ``combineLatest(_:_:resultSelector:)``.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType,
    I5: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5
  ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element)> {
    Infallible(
      .gather(
        .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), { ($0, $1, $2, $3, $4) }))
  }

  /// Emits tuples of the elements. See ``combineLatest(_:_:resultSelector:)``.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType,
    I5: InfallibleType, I6: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6
  ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element)> {
    Infallible(
      .gather(
        .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        { ($0, $1, $2, $3, $4, $5) }))
  }

  /// Emits tuples of the elements. See ``combineLatest(_:_:resultSelector:)``.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType,
    I5: InfallibleType, I6: InfallibleType, I7: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6,
    _ source7: I7
  ) -> Infallible<
    (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element)
  > {
    Infallible(
      .gather(
        .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        source7.asObservable(), { ($0, $1, $2, $3, $4, $5, $6) }))
  }

  /// Emits tuples of the elements. See ``combineLatest(_:_:resultSelector:)``.
  public static func combineLatest<
    I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType,
    I5: InfallibleType, I6: InfallibleType, I7: InfallibleType, I8: InfallibleType
  >(
    _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6,
    _ source7: I7, _ source8: I8
  ) -> Infallible<
    (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element)
  > {
    Infallible(
      .gather(
        .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(),
        source4.asObservable(), source5.asObservable(), source6.asObservable(),
        source7.asObservable(), source8.asObservable(), { ($0, $1, $2, $3, $4, $5, $6, $7) }))
  }
}
