extension ObservableType {
  /// When the source fails, goes on with another sequence.
  ///
  ///     --1--2--X
  ///       catch { _ in .of(8, 9) }
  ///     --1--2--(8,9,|)
  ///
  /// The source is disposed once the other sequence has been subscribed to.
  ///
  /// - Ends: completes with its source, or with the sequence that `handler` made; fails with that
  ///   one, or with what `handler` throws.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let current = SerialDisposable()
      let first = Subscription()
      current.disposable = first
      source.start(
        AnyObserver { event in
          guard case .error(let error) = event else { return sink.on(event) }
          do {
            current.disposable = try handler(error).start(AnyObserver(eventHandler: sink.on))
          } catch { sink.end(with: .error(error)) }
        }, as: first)
      sink.attach(current)
    }
  }

  /// When the source fails, sends this element and completes.
  ///
  ///     --1--2--X
  ///       catchAndReturn(9)
  ///     --1--2--(9,|)
  ///
  /// - Ends: completes; it never fails.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }

  /// Tries sources one after the other: each starts when the one before has failed.
  ///
  ///     --1--X
  ///     -2--3--|
  ///       catch(sequence: [first, second])
  ///     --1---2--3--|
  ///
  /// - Ends: completes with the first source that completes; fails with the error of the last one.
  ///   Without any source it completes.
  public static func `catch`<Sequence: Swift.Sequence>(
    sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    Succession(of: sequence, next: .afterError)
  }
}
