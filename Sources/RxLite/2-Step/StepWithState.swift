extension ObservableType {
  /// Creates an operator that remembers a state from one element to the next. Each run starts with
  /// its own state.
  ///
  /// Errors are passed on. An error that `decide` or `finish` throws ends the sequence (rule 8).
  ///
  /// NB: The state isn't an `inout` parameter. The learner's code, in `decide` or further down, may
  /// cause the next element to arrive before it returns, and then the state would still be in use.
  ///
  /// - Parameters:
  ///   - initial: The state at the start of a run.
  ///   - decide: Updates the state, and returns what to send.
  ///   - finish: Returns the elements to send when the source has completed, before the completion.
  /// - Memory: The state.
  @inline(__always)
  func step<State, Result>(
    _ initial: State,
    _ decide: @escaping (Memory<State>, Element) throws -> Step<Result>,
    finish: @escaping (State) throws -> [Result] = { _ in [] }
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable { sink in
      let memory = Memory(initial)
      sink.attach(
        source.start(
          AnyObserver { event in
            do {
              switch event {
              case .next(let element): sink.carryOut(try decide(memory, element))
              case .error(let error): sink.end(with: .error(error))
              case .completed:
                for result in try finish(memory.state) { sink.send(result) }
                sink.end(with: .completed)
              }
            } catch { sink.end(with: .error(error)) }
          }))
    }
  }
}

/// The state of one run of an operator.
final class Memory<State> {
  var state: State
  init(_ state: State) { self.state = state }
}
