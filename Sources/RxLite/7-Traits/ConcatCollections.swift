extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// Runs the completables one after the other. See ``ObservableType/concat(_:)-(Sources)``.
  ///
  /// - Ends: Completes after the last one; fails with the first error.
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
  where Collection.Element == Completable {
    concat(AnySequence(collection))
  }
}

extension SharedSequence {
  /// Emits the elements of the sequences one after the other. See
  /// ``ObservableType/concat(_:)-(Sources)``.
  ///
  /// - Ends: Completes after the last one.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    concat(AnySequence(collection))
  }
}
