/// The decision of an operator about one element.
enum Step<Element> {
  /// Send nothing.
  case skip
  /// Send this element.
  case emit(Element)
  /// Send this element, then complete.
  case emitLast(Element)
  /// Complete.
  case complete
}

extension ObservableType {
  /// Creates an operator that decides about each element separately.
  ///
  /// Errors and completion are passed on. An error that `decide` throws ends the sequence (rule 8).
  ///
  /// NB: Inlined, so that an operator's own closure becomes part of this one. An element then takes
  /// two calls for each operator instead of three.
  ///
  /// - Memory: None.
  @inline(__always)
  func step<Result>(_ decide: @escaping (Element) throws -> Step<Result>) -> Observable<Result> {
    let source = asObservable()
    return Observable { sink in
      sink.attach(
        source.start(
          AnyObserver { event in
            switch event {
            case .next(let element):
              do { sink.carryOut(try decide(element)) } catch { sink.end(with: .error(error)) }
            case .error(let error): sink.end(with: .error(error))
            case .completed: sink.end(with: .completed)
            }
          }))
    }
  }
}

extension Sink {
  @inline(__always)
  func carryOut(_ decision: Step<Element>) {
    switch decision {
    case .skip: break
    case .emit(let element): send(element)
    case .emitLast(let element):
      send(element)
      end(with: .completed)
    case .complete: end(with: .completed)
    }
  }
}
