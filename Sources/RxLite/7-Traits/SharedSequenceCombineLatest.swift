// combineLatest of two to eight drivers, or of as many signals. See `Observable.combineLatest`.

extension SharedSequence {
  /// Combines the latest elements of all sources, whenever one of them sends.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) -> Element
  ) -> Self
  where
    O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy
  {
    Self(
      .combineLatest(
        source1.asSharedSequence().source, source2.asSharedSequence().source,
        resultSelector: resultSelector))
  }

  /// Combines the latest elements of all sources, whenever one of them sends.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) -> Element
  ) -> Self
  where
    O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy,
    O3.SharingStrategy == SharingStrategy
  {
    Self(
      .combineLatest(
        source1.asSharedSequence().source, source2.asSharedSequence().source,
        source3.asSharedSequence().source, resultSelector: resultSelector))
  }

  /// Combines the latest elements of all sources, whenever one of them sends.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) -> Element
  ) -> Self
  where
    O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy,
    O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy
  {
    Self(
      .combineLatest(
        source1.asSharedSequence().source, source2.asSharedSequence().source,
        source3.asSharedSequence().source, source4.asSharedSequence().source,
        resultSelector: resultSelector))
  }

  /// Combines the latest elements of all sources, whenever one of them sends.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) -> Element
  ) -> Self
  where
    O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy,
    O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy,
    O5.SharingStrategy == SharingStrategy
  {
    Self(
      .combineLatest(
        source1.asSharedSequence().source, source2.asSharedSequence().source,
        source3.asSharedSequence().source, source4.asSharedSequence().source,
        source5.asSharedSequence().source, resultSelector: resultSelector))
  }

  /// Combines the latest elements of all sources, whenever one of them sends.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) -> Element
  ) -> Self
  where
    O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy,
    O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy,
    O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy
  {
    Self(
      .combineLatest(
        source1.asSharedSequence().source, source2.asSharedSequence().source,
        source3.asSharedSequence().source, source4.asSharedSequence().source,
        source5.asSharedSequence().source, source6.asSharedSequence().source,
        resultSelector: resultSelector))
  }

  /// Combines the latest elements of all sources, whenever one of them sends.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
      -> Element
  ) -> Self
  where
    O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy,
    O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy,
    O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy,
    O7.SharingStrategy == SharingStrategy
  {
    Self(
      .combineLatest(
        source1.asSharedSequence().source, source2.asSharedSequence().source,
        source3.asSharedSequence().source, source4.asSharedSequence().source,
        source5.asSharedSequence().source, source6.asSharedSequence().source,
        source7.asSharedSequence().source, resultSelector: resultSelector))
  }

  /// Combines the latest elements of all sources, whenever one of them sends.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7, _ source8: O8,
    resultSelector:
      @escaping (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element,
        O8.Element
      ) -> Element
  ) -> Self
  where
    O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy,
    O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy,
    O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy,
    O7.SharingStrategy == SharingStrategy, O8.SharingStrategy == SharingStrategy
  {
    Self(
      .combineLatest(
        source1.asSharedSequence().source, source2.asSharedSequence().source,
        source3.asSharedSequence().source, source4.asSharedSequence().source,
        source5.asSharedSequence().source, source6.asSharedSequence().source,
        source7.asSharedSequence().source, source8.asSharedSequence().source,
        resultSelector: resultSelector))
  }
}
