extension ObservableType {
  /// Switches to another sequence when the source fails.
  ///
  ///     --1--2--X
  ///       catch { _ in .of(8, 9) }
  ///     --1--2--(8,9,|)
  ///
  /// The other sequence is subscribed to first; then the source is disposed.
  ///
  /// - Parameter handler: Returns the sequence to switch to, given the error.
  /// - Ends: Completes with its source or with the sequence that `handler` returns; fails with that
  ///   sequence, or with what `handler` throws.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let current = SerialDisposable()
      current.start(
        source,
        AnyObserver { event in
          guard case .error(let error) = event else { return sink.on(event) }
          do {
            current.disposable = try handler(error).start(sink.asObserver())
          } catch { sink.end(with: .error(error)) }
        })
      sink.attach(current)
    }
  }

  /// Emits one element and completes when the source fails.
  ///
  ///     --1--2--X
  ///       catchAndReturn(9)
  ///     --1--2--(9,|)
  ///
  /// - Ends: Completes with its source, or when its source fails. It never fails.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }

  /// Subscribes to sources one after the other: to each when the previous one has failed.
  ///
  ///     --1--X
  ///     -2--3--|
  ///       catch(sequence: [first, second])
  ///     --1---2--3--|
  ///
  /// - Ends: Completes with the first source that completes; fails with the error of the last one.
  ///   Without any source it completes.
  public static func `catch`<Sequence: Swift.Sequence>(
    sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    Succession(of: sequence, next: .afterError)
  }
}
