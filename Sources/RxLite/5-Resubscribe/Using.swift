extension ObservableType {
  /// Creates a resource for each subscription, and disposes it when the subscription is over.
  ///
  ///     --1--2--|
  ///       using({ BooleanDisposable() }, observableFactory: { _ in source })
  ///     --1--2--|
  ///
  /// - Parameters:
  ///   - resourceFactory: Creates the resource.
  ///   - observableFactory: Returns the sequence that uses it.
  /// - Ends: With the sequence that `observableFactory` returns; fails with what either closure
  ///   throws.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { sink in
      var used: any Disposable = Disposables.create()
      let source: Observable<Element>
      do {
        let resource = try resourceFactory()
        used = resource
        source = try observableFactory(resource)
      } catch { source = .error(error) }
      sink.attach(
        Disposables.create(source.start(sink.asObserver()), used))
    }
  }
}
